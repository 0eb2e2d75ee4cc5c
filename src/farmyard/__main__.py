"""`python -m farmyard` is the command `farmyard`."""

import sys

from farmyard.cli import main

sys.exit(main())
