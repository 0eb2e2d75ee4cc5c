"""`python -m farmyard` is the command `farmyard`."""

import sys

from farmyard.cli.main import main

sys.exit(main())
