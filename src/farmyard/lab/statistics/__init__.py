"""What the laboratory counts, one module per game: the verbs of `farmyard.lab.statistic_verbs`."""
