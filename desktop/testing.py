"""The checks that every game passes, and ``oddments-check-game``, which runs them.

``checks_of`` returns those of the rules, then those of the texts, the view, help and lessons.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path

from rules.command_line import fill_closed_streams
from rules.games import BROKEN, GAMES, try_again
from rules.testing import Check as Check
from rules.testing import check_of
from rules.testing import checks_of as rules_checks_of
from rules.version import VERSION

_ABOUT = "Check a game: its rules, levels, files and texts, and that it is painted."


def checks_of(key: str) -> list[Check]:
    """Return all checks of a game.

    Raises:
        KeyError: no game has this key.
    """
    return [*rules_checks_of(key), *window_checks_of(key)]


def window_checks_of(key: str) -> list[Check]:
    """Return the checks of a game's texts, its view, its help and its lessons.

    Raises:
        KeyError: no game has this key.
    """
    # late: leaves out a game whose texts or view are broken; its rules can be checked before
    from desktop.app.game_checks import OF_A_BOARD, OF_A_VIEW, OF_TEXTS, boards_of

    game = GAMES[key]
    checks = [check_of(check, game, key) for check in (*OF_TEXTS, *OF_A_VIEW)]
    boards = [check_of(check, setup, setup) for setup in boards_of(game) for check in OF_A_BOARD]
    return checks + boards


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the games that the arguments name; return the exit status, 1 if a check failed."""
    fill_closed_streams()
    parser = argparse.ArgumentParser(prog="oddments-check-game", description=_ABOUT)
    parser.add_argument("--version", action="version", version=f"oddments-check-game {VERSION}")
    parser.add_argument("key", metavar="KEY", help=", ".join(GAMES))
    key = parser.parse_args(arguments).key
    if not __debug__:
        parser.exit(1, "Python leaves the checks out with -O and PYTHONOPTIMIZE.\n")
    if key not in GAMES:
        reasons = _reasons()
        try_again()  # what its author may have mended meanwhile
        reasons = list(dict.fromkeys([*reasons, *_reasons()]))
        parser.exit(1, "\n".join([f"There is no game {key}.", *reasons, ""]))
    run = failed = 0
    for check in _checks_of(key):
        passed, said = _result(check)
        run, failed = run + 1, failed + (not passed)
        print(f"{check}: {said}", flush=True)
    print(f"{run} checks, {failed} failed")
    return int(failed > 0)


def _checks_of(key: str) -> Iterator[Check]:
    """Yield the checks of a game: those of its rules even where its texts or view are broken."""
    yield from rules_checks_of(key)
    import desktop.views.game_views  # noqa: F401 - late: leaves out a game that is broken

    yield check_of(its_texts_and_its_view_can_be_imported, key, key)
    if key in GAMES:
        yield from window_checks_of(key)


def its_texts_and_its_view_can_be_imported(key: str) -> None:
    assert key in GAMES, "\n".join(_reasons(key))


def _reasons(key: str = "") -> list[str]:
    """Return why games of packages cannot be played; all of them, or the one with this key."""
    return [
        f"{each.origin} cannot be played: {error}"
        for each, error in BROKEN.items()
        if key in ("", each.key)
    ]


def _result(check: Check) -> tuple[bool, str]:
    """Return whether a check passes, and what it says."""
    try:
        left = check()
        return True, f"ok, but {left}" if left else "ok"
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(where.filename).name}, line {where.lineno}"
        kind = "" if isinstance(error, AssertionError) and f"{error}" else type(error).__name__
        return False, f"FAILED ({' '.join([kind, place]).strip()}): {error}"


if __name__ == "__main__":
    sys.exit(main())
