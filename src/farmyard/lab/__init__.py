"""Games by the million, and what they show.

`plan` says what is to be played, `trial` plays it (compiled), `outcomes` holds the rows, `run` drives cores, a GPU
(`gpu`) or a cluster (`cluster`), `parts` and `frame` keep the result, `findings`, `plots` and `report` present it.
`simulate` and `rollout` count games of random play.
"""
