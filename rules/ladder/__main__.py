"""``python -P -m rules.ladder`` is the same as ``oddments-ladder``."""

import sys

from rules.ladder.command import main

if __name__ == "__main__":
    sys.exit(main())
