"""How the learned players learn: self-play in a league, on CPU threads or on a GPU. Not part of the installed package.

Read `league` (who sits at the tables), `tables` (all of them as one batch of tensors, wherever they are), `models`
(what is learned), `learner` (how: proximal policy optimisation), `run` (a whole run, resumed where it was broken off)
and `gpu_session` (all games side by side, within minutes). `plan` is the one configuration for all games and table
sizes.

    python -m training.run rudi --minutes 20 --out .train/rudi
"""
