"""``python -m desktop.testing KEY``, which is ``oddments-check-game``."""

import sys

from desktop.testing.command import main

if __name__ == "__main__":
    sys.exit(main())
