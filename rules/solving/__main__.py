"""``python -P -m rules.solving`` is the same as ``oddments-solve``."""

import sys

from rules.solving.command import main

if __name__ == "__main__":
    sys.exit(main())
