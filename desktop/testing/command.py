"""``oddments-check-game``: runs the checks that every game passes."""

from __future__ import annotations

import argparse
import traceback
from collections.abc import Sequence
from pathlib import Path

from desktop.testing import checks_of
from desktop.views.game_views import VIEWS
from rules.games import BROKEN
from rules.standard_streams import fill_closed_streams
from rules.testing import Check
from rules.version import VERSION

_ABOUT = "Check a game: its rules, levels, files and texts, and that it is painted."


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the games that the arguments name; return the exit status, 1 if a check failed."""
    fill_closed_streams()
    parser = argparse.ArgumentParser(prog="oddments-check-game", description=_ABOUT)
    parser.add_argument("--version", action="version", version=f"oddments-check-game {VERSION}")
    parser.add_argument("key", metavar="KEY", help=", ".join(VIEWS))
    key = parser.parse_args(arguments).key
    if not __debug__:
        parser.exit(1, "Python leaves the checks out with -O and PYTHONOPTIMIZE.\n")
    if key not in VIEWS:
        broken = [f"{each.origin} cannot be played: {error}" for each, error in BROKEN.items()]
        parser.exit(1, "\n".join([f"There is no game {key}.", *broken, ""]))
    checks = checks_of(key)
    failed = 0
    for check in checks:
        fault = _fault(check)
        failed += bool(fault)
        print(f"{check}: {fault or 'ok'}", flush=True)
    print(f"{len(checks)} checks, {failed} failed")
    return int(failed > 0)


def _fault(check: Check) -> str:
    """Return what is wrong; "" if the check passes."""
    try:
        check()
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(where.filename).name}, line {where.lineno}"
        kind = "" if isinstance(error, AssertionError) and f"{error}" else type(error).__name__
        return f"FAILED ({' '.join([kind, place]).strip()}): {error}"
    return ""
