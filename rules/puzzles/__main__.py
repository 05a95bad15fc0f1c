"""``python -P -m rules.puzzles`` is the same as ``oddments-puzzles``."""

import sys

from rules.puzzles.command import main

if __name__ == "__main__":
    sys.exit(main())
