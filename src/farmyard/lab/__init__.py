"""Games by the million, and what they show.

`plan` says what is to be played and by whom (`policies`), `trial` plays it (compiled), `asking` does so where Python
asks players, `outcomes` holds the rows, `run` drives cores, a GPU (`gpu`) or a cluster (`cluster`) and collects
`ordered` work, `parts` and `frame` keep the result, `findings`, `headlines`, `plots`, `labels` and `report` present it.
`statistics` says what is counted in each game, by the verbs of `statistic_verbs`; `random_policy` stands in for a
craft. `simulate` and `rollout` count games of random play.
"""
