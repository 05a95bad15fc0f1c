"""Games of other distributions: played as our own, and left out with a reason if broken."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from installed_game import ORIGIN, install_game, run_beside

from rules.games import BROKEN, GAMES, PACKAGES
from rules.record.game_file import GameFileError, read_game

LIST = """
from rules.games import BROKEN, GAMES
print(list(GAMES))
print({package.origin: str(why) for package, why in BROKEN.items()})
"""
OURS = list(GAMES)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    return install_game(tmp_path)


def test_our_own_games_come_from_nowhere_else() -> None:
    assert [package.origin for package in PACKAGES.values()] == [""] * len(GAMES)
    assert BROKEN == {}


def test_a_game_that_was_installed_is_played_by_the_protocol(package: Path) -> None:
    site = package.parent
    assert run_beside(site, LIST) == f"{[*OURS, 'nudge']}\n{{}}\n"
    commands = (
        "game nudge size=5 pie=off\nplay b c3\nlevel 1\ngenmove w\nprintsgf nudge.sgf\nquit\n"
    )
    spoken = run_beside(site, "from rules.gtp import main; main()", commands)
    assert "?" not in spoken
    text = (site / "nudge.sgf").read_text("utf-8")
    assert "XG[nudge]" in text
    reread = "import sys; from rules.record.game_file import load; from pathlib import Path; "
    reread += "print(load(Path('nudge.sgf')).setup)"
    assert run_beside(site, reread).startswith("nudge size=5")


def test_without_the_package_its_saved_games_say_what_is_missing(package: Path) -> None:
    save = "from rules.games import read_setup; from rules.record.game_record import GameRecord; "
    save += "from rules.record.game_file import write_game; "
    save += "print(write_game(GameRecord(read_setup(['nudge']))))"
    with pytest.raises(GameFileError, match=r"not installed: it comes with .*'oddments-nudge'"):
        read_game(run_beside(package.parent, save))


def replace(name: str, old: str, new: str) -> Callable[[Path], None]:
    def change(package: Path) -> None:
        path = package / name
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")

    return change


def breaking(method: str) -> Callable[[Path], None]:
    """Return a change after which a method of the game's positions fails."""
    position = f"""
from rules.games.egotzi import EgotziPosition

class Broken:
    def __init__(self, setup):
        self.whole = EgotziPosition(setup)

    def __getattr__(self, name):
        if name == "{method}":
            raise RuntimeError("{method} fails")
        return getattr(self.whole, name)

def position_of(setup):
    return (kinds.pop() if len(kinds) > 1 else kinds[0])(setup)

kinds = [EgotziPosition]
"""

    def change(package: Path) -> None:
        path = package / "rules/__init__.py"
        rules = path.read_text().replace("number=1999", "number=1999, position_class=position_of")
        path.write_text(f"{position}{rules}kinds.append(Broken)\n")

    return change


BROKEN_METHODS = (
    *("validate", "legal_turns", "write", "read", "touches", "turn_changes", "play_turn"),
    *("pieces", "tally", "score", "state", "outcome"),
)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (replace("__init__.py", "CONTRACT = 1", ""), "CONTRACT = 1 is missing"),
        (replace("__init__.py", "CONTRACT = 1", "CONTRACT = True"), "CONTRACT = 1 is missing"),
        (replace("__init__.py", "= 1", "= 0"), "made for an older version of Oddments: update it"),
        (replace("__init__.py", "= 1", "= 2"), "made for a newer version of Oddments"),
        (replace("__init__.py", "CONTRACT = 1", "raise SystemExit('no')"), "SystemExit: no"),
        (replace("rules/__init__.py", "import dataclasses", "import no_such_module"), "no_such"),
        (replace("rules/__init__.py", "import dataclasses", "raise SystemError('bad')"), "bad"),
        (replace("rules/__init__.py", "import dataclasses", "("), "SyntaxError"),
        (replace("rules/__init__.py", "GAME = ", "OTHER = "), "GAME"),
        (replace("rules/__init__.py", 'key="nudge"', 'key="shove"'), "has the key 'shove'"),
        (replace("rules/__init__.py", "1999", "EGOTZI.number"), "another game has the number"),
        (
            lambda package: (package / "resources/lessons/nudge.json").unlink(),
            "lessons/nudge.json is missing",
        ),
        *[(breaking(name), f"{name} fails") for name in BROKEN_METHODS],
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_broken_game_is_left_out_with_the_reason(
    package: Path, change: Callable[[Path], None], why: str
) -> None:
    change(package)
    games, broken = run_beside(package.parent, LIST).splitlines()
    assert games == str(OURS)
    assert ORIGIN in broken
    assert why in broken


@pytest.mark.parametrize("contract", ["0", "2"])
def test_nothing_of_a_game_for_another_contract_is_imported(package: Path, contract: str) -> None:
    replace("__init__.py", "CONTRACT = 1", f"CONTRACT = {contract}")(package)
    replace("rules/__init__.py", "import dataclasses", "print('imported')")(package)
    assert "imported" not in run_beside(package.parent, LIST)


def test_a_key_of_ours_cannot_be_taken(package: Path) -> None:
    points = next(package.parent.glob("*.dist-info")) / "entry_points.txt"
    points.write_text(points.read_text().replace("nudge =", "yodd ="))
    games, broken = run_beside(package.parent, LIST).splitlines()
    assert games == str(OURS)
    assert "there is a game yodd already" in broken
