"""Every game passes its checks, and the command says line by line what is wrong with one."""

from pathlib import Path

import pytest
from installed_game import install_game, run_beside
from shown_facts import BOARDS, SOME_BOARDS

from desktop.testing import checks_of, main, window_checks_of
from rules.games import GAMES
from rules.testing import Check

CHECK = "from desktop.testing import main; print(main(['nudge']))"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    return install_game(tmp_path)


def test_a_whole_game_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["egotzi"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "egotzi: everything is overridden: ok"
    assert lines[-1] == f"{len(lines) - 1} checks, 0 failed"
    assert len(lines) == len(checks_of("egotzi")) + 2  # its import, and the last line


@pytest.mark.long
def test_what_a_game_lacks_is_said(package: Path) -> None:
    *lines, status = run_beside(package.parent, CHECK).splitlines()
    faults = {line.split(": ")[1]: line for line in lines if "FAILED" in line}
    assert status == "1"
    assert lines[-1].endswith(f"checks, {len(faults)} failed")
    for name, fault in {
        "leaf counts are right": "no leaf counts in rules/perft.jsonl",
        "every reason has a sentence": "the rules export no enum",
        "the blurb is one line": "has 15 characters",
        "the help has the name of the game": "is called 'Egotzi'",
        "pictures in the help can be played": "shows a game of Egotzi",
    }.items():
        assert fault in faults[name]


@pytest.mark.long
def test_what_fails_while_painting_is_said(package: Path) -> None:
    view = package / "views/view.py"
    fails = "    def paint_piece(self, canvas, piece, at):\n        raise OSError('no paint')\n"
    view.write_text(view.read_text().replace("    pass\n", fails))
    lines = run_beside(package.parent, CHECK).splitlines()
    painted = [line for line in lines if "it is painted" in line or "whole game is" in line]
    assert len(painted) > 1
    assert all("FAILED (OSError view.py, line 6): no paint" in line for line in painted)


@pytest.mark.long
def test_the_rules_are_checked_though_the_view_is_broken(package: Path) -> None:
    (package / "views/view.py").write_text("import no_such")
    *lines, said, status = run_beside(package.parent, CHECK).splitlines()
    assert any(line.startswith("nudge: levels can be played: ok") for line in lines)
    broken = "oddments-nudge 1.5 cannot be played: ModuleNotFoundError: No module named 'no_such'"
    assert lines[-1].startswith("nudge: its texts and its view can be imported: FAILED")
    assert lines[-1].endswith(broken)
    assert said.startswith(f"{len(lines)} checks, ")
    assert status == "1"


@pytest.mark.long
def test_another_package_that_is_broken_is_not_held_against_a_game(package: Path) -> None:
    other = install_game(package.parent, "Zip", 1998)
    (other / "views/view.py").write_text("import no_such")
    lines = run_beside(package.parent, CHECK).splitlines()
    assert "nudge: its texts and its view can be imported: ok" in lines


@pytest.mark.long
def test_what_was_copied_from_another_game_is_found(package: Path) -> None:
    (package / "resources/finished_game.json").write_text('{"setup": "nudge", "turns": "a1-b2"}')
    shared = package / "resources/help/en/shared.md"
    shared.write_text("<!-- pictures -->\n![Nudge](<position:egotzi size=5 | a4>)\n")
    lines = run_beside(package.parent, CHECK).splitlines()
    (finished,) = [line for line in lines if "its finished game is won" in line]
    assert "'a1-b2' is not a move" in finished
    (added,) = [line for line in lines if "adds to other pages" in line]
    assert "a picture in shared.md shows a game of Egotzi" in added
    shared.write_text("<!-- wrods -->\n- **Push**\n")
    lines = run_beside(package.parent, CHECK).splitlines()
    (added,) = [line for line in lines if "adds to other pages" in line]
    assert "shared.md has a part 'wrods'" in added


def test_a_game_that_cannot_be_used_is_named_with_the_reason(
    package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (package / "rules/__init__.py").write_text("1 / 0")
    run = (
        f"import sys; sys.stderr = sys.stdout\ntry:\n    {CHECK}\nexcept SystemExit as e: print(e)"
    )
    said = run_beside(package.parent, run.replace("; print", "\n    print")).splitlines()
    assert said == [
        "There is no game nudge.",
        "oddments-nudge 1.5 cannot be played: ZeroDivisionError: division by zero",
        "1",
    ]
    with pytest.raises(SystemExit):
        main(["no-such-game"])
    assert capsys.readouterr().err == "There is no game no-such-game.\n"


LONG = {f"{setup}: it is painted" for setup in BOARDS if setup not in SOME_BOARDS}
CHECKS = [check for key in GAMES for check in window_checks_of(key)]


@pytest.mark.parametrize(
    "check",
    [pytest.param(c, id=str(c), marks=[pytest.mark.long] * (str(c) in LONG)) for c in CHECKS],
)
def test_window(check: Check) -> None:
    check()
