"""``python -P -m rules.match`` is the same as ``oddments-match``."""

import sys

from rules.match.command import main

if __name__ == "__main__":
    sys.exit(main())
