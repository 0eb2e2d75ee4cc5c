"""What must hold in every game, for authors: laws, leaks, dead ends, modes and words, checked on random games.

In a test: `from farmyard.testing import assert_sound; assert_sound(my_rules)`. In the terminal: `farmyard check FILE`.
Read `check` first; `laws` hold in every position, `worlds` has those about hidden and imagined information, `wide` and
`playthrough` check many games at native speed; `faults` locates a fault in the rulebook; `walking` plays at random;
`house` installs a game while it is tested.
"""

from farmyard.testing.check import assert_sound, check
from farmyard.testing.faults import Fault

__all__ = ["Fault", "assert_sound", "check"]
