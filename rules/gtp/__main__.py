"""``python -P -m rules.gtp`` is the same as ``oddments-gtp``."""

import sys

from rules.gtp import main

sys.exit(main())
