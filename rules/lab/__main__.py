"""``python -P -m rules.lab match`` is the same as ``oddments-match``, and so for the others."""

import importlib
import sys

COMMANDS = {
    "match": "rules.lab.match_command",
    "ladder": "rules.lab.ladder",
    "learn": "rules.lab.learning",
    "solve": "rules.lab.solving",
    "puzzles": "rules.lab.puzzles_command",
}

if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        sys.exit(f"usage: python -P -m rules.lab {{{','.join(COMMANDS)}}} ...")
    sys.exit(importlib.import_module(COMMANDS[sys.argv.pop(1)]).main())
