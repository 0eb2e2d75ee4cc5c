"""What holds in every game, for whoever writes one: laws, leaks, dead ends, modes and words, checked on random games.

In a test: `from farmyard.testing import assert_sound; assert_sound(my_rules)`. In the terminal: `farmyard check FILE`.
Read `check` first; `laws` are what is asked of every position, `worlds` of what is hidden and imagined, `wide` and
`playthrough` of many games at native speed; `faults` says where in the rulebook something is wrong; `walking` plays;
`house` makes a game known to everything while it is tested.
"""

from farmyard.testing.check import assert_sound, check
from farmyard.testing.faults import Fault

__all__ = ["Fault", "assert_sound", "check"]
