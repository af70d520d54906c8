"""`python -m lab`, which `./dev lab` runs."""

import sys

from lab.command_line import main

if __name__ == "__main__":
    sys.exit(main())
