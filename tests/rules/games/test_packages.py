"""Games of other distributions: played as our own, and left out with a reason if broken."""

import contextlib
import dataclasses
import locale
import multiprocessing
import os
import signal
import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from installed_game import FAILING_RULES, ORIGIN, install_game, run_beside

from rules.games import BROKEN, GAMES, PACKAGES, packages, try_again
from rules.games.packages import (
    EndedProcessError,
    GamePackage,
    GamePackageError,
    PackageExitError,
    TimeLimitError,
    installed_packages,
    marked,
    time_limit,
)
from rules.position import Position
from rules.record.game_file import GameFileError, read_game
from rules.setup import Game

LIST = """
from rules.games import BROKEN, GAMES
print(list(GAMES))
print({package.origin: str(why) for package, why in BROKEN.items()})
"""
OURS = list(GAMES)
TURNS = """def walk(self):
        yield check("walk")

    def copy_from"""
# what other methods call, which the stand-in for a position passes on whole
PARTS = {"parse": "read", "change": "turn_changes", "lay_out": "set_up"}


@pytest.mark.parametrize("key", GAMES)
def test_our_own_games_pass_what_an_installed_one_must(key: str) -> None:
    PACKAGES[key].try_out(GAMES[key])


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", f"{tmp_path}/state")
    return install_game(tmp_path)


def test_our_own_games_come_from_nowhere_else() -> None:
    assert [package.origin for package in PACKAGES.values()] == [""] * len(GAMES)
    assert BROKEN == {}


@pytest.mark.long
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
    """Return a change after which a method of the game or of its positions fails."""

    def change(package: Path) -> None:
        (package / "rules/__init__.py").write_text(f"{FAILING_RULES}failing.add({method!r})\n")

    return change


BROKEN_METHODS = (
    *("options", "board", "start", "setup", "small_setup"),
    *(name for name in Position.required if name not in PARTS),
    *("validate", "placement", "set_up", "score", "count_steps", "lost_turns", "state", "copy"),
    *("legal_turns", "read", "turn_changes", "play_turn", "over"),
    *("random_playout", "rollout_value", "static_eval"),
)


def failing_game() -> tuple[Game, set[str]]:
    """Return the stand-in under one of our keys, and the set of the methods that fail."""
    names: dict[str, Any] = {}
    exec(FAILING_RULES, names)
    return dataclasses.replace(names["GAME"], key="egotzi"), names["failing"]


@pytest.mark.parametrize("method", BROKEN_METHODS)
def test_whatever_method_fails_is_found_on_trial(method: str) -> None:
    game, failing = failing_game()
    PACKAGES["egotzi"].try_out(game)
    failing.add(method)
    with pytest.raises(RuntimeError, match=f"{method} fails"):
        PACKAGES["egotzi"].try_out(game)


@pytest.mark.short("-SyntaxError", "-score fails")
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
        (breaking("score"), "score fails"),
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


@pytest.mark.short("2")
@pytest.mark.parametrize("contract", ["0", "2"])
def test_nothing_of_a_game_for_another_contract_is_imported(package: Path, contract: str) -> None:
    replace("__init__.py", "CONTRACT = 1", f"CONTRACT = {contract}")(package)
    replace("rules/__init__.py", "import dataclasses", "print('imported')")(package)
    assert "imported" not in run_beside(package.parent, LIST)


def test_the_stand_in_itself_is_played(package: Path) -> None:
    breaking("nothing")(package)
    assert run_beside(package.parent, LIST) == f"{[*OURS, 'nudge']}\n{{}}\n"


def test_a_key_of_ours_cannot_be_taken(package: Path) -> None:
    points = next(package.parent.glob("*.dist-info")) / "entry_points.txt"
    points.write_text(points.read_text().replace("nudge =", "yodd ="))
    games, broken = run_beside(package.parent, LIST).splitlines()
    assert games == str(OURS)
    assert "there is a game yodd already" in broken


@pytest.fixture
def installed(package: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], GamePackage]:
    """Return a function that finds the package, as this process would at its start."""
    monkeypatch.syspath_prepend(str(package.parent))
    for name in ("", ".rules", ".rules.puzzle_kind"):
        monkeypatch.delitem(sys.modules, f"oddments_nudge{name}", raising=False)
    return lambda: next(each for each in installed_packages() if each.origin.endswith("1.5"))


@pytest.mark.parametrize("kind", ["KeyboardInterrupt", "GeneratorExit", "SystemExit"])
def test_whatever_is_raised_at_its_import_only_leaves_the_game_out(
    kind: str, package: Path, installed: Callable[[], GamePackage]
) -> None:
    (package / "rules/__init__.py").write_text(f"raise {kind}")
    with pytest.raises(GamePackageError, match=kind):
        installed().load()


_DISTURBING = """
import locale, multiprocessing, os, signal, sys, warnings
os.environ.clear()
os.chdir("/")
sys.path.clear()
sys.stdout = sys.stderr = None
signal.signal(signal.SIGTERM, signal.SIG_IGN)
warnings.simplefilter("ignore")
multiprocessing.set_start_method(multiprocessing.get_all_start_methods()[-1], force=True)
locale.setlocale(locale.LC_ALL, "C.UTF-8" if locale.setlocale(locale.LC_ALL) == "C" else "C")
raise OSError("no more")
"""


def test_what_a_game_changes_for_the_whole_program_at_its_import_is_undone(
    package: Path, installed: Callable[[], GamePackage]
) -> None:
    def process_state() -> tuple[object, ...]:
        return (
            *(dict(os.environ), os.getcwd(), list(sys.path), sys.stdout, sys.stderr),
            *(signal.getsignal(signal.SIGTERM), list(warnings.filters)),
            *(multiprocessing.get_start_method(allow_none=True), locale.setlocale(locale.LC_ALL)),
        )

    (package / "rules/__init__.py").write_text(_DISTURBING)
    before = process_state()
    with pytest.raises(GamePackageError, match="no more"):
        installed().load()
    assert process_state() == before


def folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def fifo(file: Path) -> None:
    file.unlink()
    os.mkfifo(file)


def loop(file: Path) -> None:
    file.unlink()
    file.symlink_to(file)


def declaring(line: str) -> Callable[[Path], object]:
    return lambda file: file.write_text(f"[oddments.games]\n{line}\n")


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (folder, "cannot be read"),
        (fifo, "cannot be read"),
        (loop, "cannot be read"),
        (lambda file: os.truncate(file, 10**9), "cannot be read"),
        pytest.param(lambda file: file.chmod(0), "cannot", marks=pytest.mark.ordinary_user),
        (lambda file: file.write_bytes(b"\xff" + file.read_bytes()), "cannot be read"),
        (declaring("nudge = !!!"), "names no package: nudge = !!!"),
        (declaring("nudge ="), "names no package: nudge ="),
        (declaring("nudge"), "names no package: nudge"),
    ],
)
def test_a_damaged_declaration_only_leaves_its_game_out(
    damage: Callable[[Path], object], why: str, installed: Callable[[], GamePackage], package: Path
) -> None:
    damage(next(package.parent.glob("*.dist-info")) / "entry_points.txt")
    assert installed().origin == ORIGIN
    with pytest.raises(GamePackageError, match=why):
        installed().load()


def test_a_game_that_hangs_at_its_import_is_left_out_in_time(
    package: Path, installed: Callable[[], GamePackage], monkeypatch: pytest.MonkeyPatch
) -> None:
    (package / "rules/__init__.py").write_text("import time\ntime.sleep(1_000)")
    monkeypatch.setattr(packages, "LOADING_SECONDS", 0.01)
    # a slow machine might be interrupted while it writes a module's bytecode
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    with pytest.raises(GamePackageError, match=r"^it did not load within 0\.01 s$"):
        installed().load()


def test_a_game_that_loads_just_in_time_is_not_interrupted_later() -> None:
    before = signal.getsignal(signal.SIGALRM)
    for attempt in range(200):
        with contextlib.suppress(TimeLimitError), time_limit(attempt / 1_000_000):
            pass
        assert signal.getsignal(signal.SIGALRM) is before


@pytest.mark.short("abort")
@pytest.mark.parametrize("end", ["abort()", "_exit(0)", "kill(os.getpid(), 9)"])
def test_a_game_that_ends_the_program_at_its_import_is_left_out_until_it_is_tried_again(
    end: str, package: Path, installed: Callable[[], GamePackage]
) -> None:
    rules = package / "rules/__init__.py"
    right = rules.read_text()
    rules.write_text(f"import os\nos.{end}\n{right}")
    start = "from rules.games.packages import installed_packages as found; next(found()).load()"
    paths = f"{package.parent}{os.pathsep}{Path(packages.__file__).parents[2]}"
    subprocess.run(
        [sys.executable, "-c", start], env={**os.environ, "PYTHONPATH": paths}, check=False
    )
    for _ in range(2):
        with pytest.raises(EndedProcessError, match=r"^Oddments ended while loading it$") as error:
            installed().load()
    BROKEN[installed()] = error.value
    try:
        try_again()
        assert str(BROKEN[installed()]) == "it is loaded again at the next start"
    finally:
        BROKEN.clear()
    rules.write_text(right)
    assert installed().load().key == "nudge"
    assert not list((package.parent / "state/Oddments").iterdir())


def test_an_update_of_a_game_that_ended_the_program_is_loaded(
    package: Path, installed: Callable[[], GamePackage]
) -> None:
    mark = package.parent / "state/Oddments/nudge.loading"
    mark.parent.mkdir(parents=True)
    mark.write_text("oddments-nudge 1.4")
    assert installed().load().key == "nudge"


def test_a_game_is_loaded_while_another_program_loads_it(
    installed: Callable[[], GamePackage],
) -> None:
    with marked("nudge", ORIGIN):
        assert installed().load().key == "nudge"
    assert installed().load().key == "nudge"


@pytest.mark.parametrize("damage", [folder, fifo, loop], ids=["folder", "fifo", "loop"])
def test_whatever_is_in_the_place_of_its_mark_a_game_is_loaded(
    damage: Callable[[Path], None], package: Path, installed: Callable[[], GamePackage]
) -> None:
    mark = package.parent / "state/Oddments/nudge.loading"
    mark.parent.mkdir(parents=True)
    mark.touch()
    damage(mark)
    assert installed().load().key == "nudge"


@pytest.mark.parametrize("kind", ["KeyboardInterrupt", "SystemExit"])
def test_a_game_cannot_end_the_program(
    kind: str,
    package: Path,
    installed: Callable[[], GamePackage],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = FAILING_RULES.replace("RuntimeError", kind)
    (package / "rules/__init__.py").write_text(rules.replace("def copy_from", TURNS, 1))
    game = installed().load()
    position: Any = game.small_setup().start()
    turns = position.walk()
    monkeypatch.setattr(signal, "getsignal", lambda _number: signal.SIG_IGN)  # as in the window
    sys.modules["oddments_nudge.rules"].failing.update(("legal_steps", "walk", "board"))
    for fail in (
        lambda: position.legal_steps(),
        lambda: next(turns),
        lambda: game.board(position.setup),
    ):
        with pytest.raises(PackageExitError, match=f"it raised {kind}"):
            fail()
