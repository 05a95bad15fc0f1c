"""``python -P -m rules.review`` is the same as ``oddments-review``."""

import sys

from rules.review.command import main

if __name__ == "__main__":
    sys.exit(main())
