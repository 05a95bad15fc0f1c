"""``python -P -m rules.learning`` is the same as ``oddments-learn``."""

import sys

from rules.learning.command import main

if __name__ == "__main__":
    sys.exit(main())
