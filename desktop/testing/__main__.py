"""``python -m desktop.testing KEY``, which is ``oddments-check-game``."""

import sys

from desktop.testing.command import main

sys.exit(main())
