"""Engines that the user has added, in the real window: they play, analyse, fail, and end."""

from collections.abc import Callable
from pathlib import Path

import pytest
from added_engines import added, python
from driving import click, commands, do_step, game_page, new_games, show_start, shown, small
from programs import STAND_IN, bad_engine, have_ended
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.game.engine_worker import default_engine
from desktop.game.game_session import GameSession, Phase
from desktop.game.players import FIRST_LEVEL, Computer, Human, Seats
from desktop.game.rematch import new_record
from desktop.pages.game_page import GamePage
from desktop.pages.new_game_page import NewGamePage
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import WHITE
from rules.record.engine_seat import EngineSeat
from rules.record.game_file import load, read_game, save, write_game
from rules.record.game_record import Ending
from rules.review.move_review import read_review

FAR = EngineSeat("Far", 100)
OTHER = EngineSeat("Other", 100)
# answers everything, and then plays what no rules allow, or writes markup
ILLEGAL = """
import sys
for line in sys.stdin:
    answer = "zz9" if line.startswith("genmove") or line.startswith("reg_genmove") else ""
    answer = "play genmove game" if line.startswith("list_commands") else answer
    print(f"= {answer}\\n", flush=True)
"""
CRASHING = ILLEGAL.replace('"zz9"', 'sys.exit("<b>out</b> of cheese")')
SLEEPING = 'import time; print("", flush=True); time.sleep(1000)'


@pytest.fixture
def program(make_program: Callable[..., Program]) -> Program:
    made = make_program(default_engine)
    made.settings.engines = (added("Far"), added("Other", STAND_IN, commands=()))
    return made


@pytest.fixture
def window(program: Program, qtbot: QtBot) -> MainWindow:
    return shown(program, qtbot)


def play(window: MainWindow, key: str, seats: Seats, **options: int) -> GamePage:
    window.play_new(small(key, **options), seats)
    return game_page(window)


def end_turn(page: GamePage) -> None:
    """Play the first turn that is legal, by mouse."""
    for step in next(page.session.position.legal_turns()):
        do_step(page, step)


def press(qtbot: QtBot, window: MainWindow, text: str) -> None:
    """Press a button of a notice once that is on the screen."""

    def buttons() -> list[QPushButton]:
        found = window.notices.findChildren(QPushButton)
        return [each for each in found if each.text() == text and each.isVisible()]

    qtbot.waitUntil(lambda: bool(buttons()))
    click(buttons()[-1])


def pick(box: QComboBox, text: str) -> None:
    """Pick an entry of a list by keys."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)  # open the list
    view = box.view()
    view.setCurrentIndex(box.model().index(box.findText(text), 0))
    QTest.keyClick(view, Qt.Key.Key_Return)


def wait_for(qtbot: QtBot, session: GameSession, *phases: Phase) -> None:
    qtbot.waitUntil(lambda: session.phase in phases)


@pytest.mark.long  # the short run has moves of engines in the tests below
@pytest.mark.parametrize("key", GAMES)
def test_two_different_engines_play_a_game_of_each_kind_to_its_end(
    window: MainWindow, qtbot: QtBot, key: str
) -> None:
    session = play(window, key, (FAR, OTHER)).session
    wait_for(qtbot, session, Phase.OVER, Phase.FAILED)
    assert session.failure is None
    assert session.outcome is not None
    assert session.record.names == ["Far", "Other"]
    assert window.notices.texts == {}


@pytest.mark.long
def test_two_engines_of_one_name_share_a_program(window: MainWindow, qtbot: QtBot) -> None:
    session = play(window, "oddy", (FAR, FAR)).session
    wait_for(qtbot, session, Phase.OVER, Phase.FAILED)
    assert session.outcome is not None


def test_our_own_engine_gives_hints_while_another_thinks(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    program.settings.engines = (added("Far", python(SLEEPING)),)
    page = play(window, "oddy", (FAR, Human()))
    assert page.session.phase is Phase.THINKING
    commands(window)["engine.hint"].trigger()
    qtbot.waitUntil(lambda: page.analysis_controller.hint is not None)
    assert page.session.phase is Phase.THINKING
    assert page.status.text.startswith("Hint: ")


# -- faults --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "notice"),
    [
        (python(ILLEGAL), "zz9"),
        (python(CRASHING), "status 1"),
        (("no-such-program",), "no-such-program"),
        (python("print('=' * 10**6)"), "Far: "),
    ],
    ids=["illegal", "crashing", "missing", "endless"],
)
@pytest.mark.short("illegal", "missing")
def test_an_engine_that_fails_is_reported_in_one_line_and_ours_plays_on(
    window: MainWindow, program: Program, qtbot: QtBot, words: tuple[str, ...], notice: str
) -> None:
    program.settings.engines = (added("Far", words, commands=()),)
    page = play(window, "egotzi", (Human(), FAR))
    session = page.session
    end_turn(page)
    wait_for(qtbot, session, Phase.FAILED)
    (text,) = window.notices.texts.values()
    assert text.startswith("Far: ")
    assert notice in text
    assert "\n" not in text
    press(qtbot, window, "Try again")
    assert session.phase is Phase.THINKING
    wait_for(qtbot, session, Phase.FAILED)
    press(qtbot, window, "Let Oddments play")
    wait_for(qtbot, session, Phase.CHOICE)
    assert session.seats == (Human(), Computer(program.settings.level))
    assert len(session.record.line) == 2
    assert window.notices.texts == {}
    assert program.fault_notices.faults.all == []  # it is not our fault


@pytest.mark.parametrize("after", [0, 1])
@pytest.mark.parametrize(
    "mode",
    [
        "crash",
        "exit 0",
        "silence",
        "illegal move",
        "wrong size",
        "gigabytes",
        "endless line",
        "hanging pipe",
    ],
)
@pytest.mark.long  # the short run has two that fail, above
def test_a_bad_engine_loses_neither_the_game_nor_a_move(
    window: MainWindow, program: Program, qtbot: QtBot, tmp_path: Path, mode: str, after: int
) -> None:
    pids = tmp_path / "pids"
    bad = added("Far", bad_engine(mode, after, pids), commands=(), seconds=1)
    program.settings.engines = (bad,)
    page = play(window, "wythe", (Human(), FAR))
    session = page.session
    while session.phase is not Phase.FAILED:
        end_turn(page)
        wait_for(qtbot, session, Phase.CHOICE, Phase.FAILED)
    played = [node.text for node in session.record.line]
    assert list(window.notices.texts) == [Topic.ENGINE]
    press(qtbot, window, "Let Oddments play")
    wait_for(qtbot, session, Phase.CHOICE)
    assert [node.text for node in session.record.line][:-1] == played
    assert have_ended(pids, 300)


@pytest.mark.long
def test_an_engine_that_resigns_has_lost(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    resigning = python(ILLEGAL.replace("zz9", "resign"))
    program.settings.engines = (added("Far", resigning, commands=()),)
    session = play(window, "egotzi", (FAR, Human())).session
    wait_for(qtbot, session, Phase.OVER, Phase.FAILED)
    assert session.outcome is not None
    assert session.outcome.reason is Ending.RESIGNATION
    assert session.outcome.winner == WHITE


def test_a_game_with_an_engine_that_is_not_here_opens_and_says_so(
    window: MainWindow, program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    record = new_record(small("egotzi"), (EngineSeat("Lost", 500), Human("Ann")))
    path = tmp_path / "game.oddments"
    save(record, path)
    assert load(path).seats == ["program 500 Lost", "person"]
    program.opener.open(path, window)
    page = game_page(window)
    assert page.session.seats[0] == EngineSeat("Lost", 500)
    assert Topic.MISSING_ENGINE in window.notices.texts
    assert "“Lost”" in window.notices.texts[Topic.MISSING_ENGINE]
    press(qtbot, window, "Let Oddments play")
    wait_for(qtbot, page.session, Phase.CHOICE)
    assert page.session.seats == (Computer(program.settings.level), Human("Ann"))
    assert len(page.session.record.line) == 1
    assert window.notices.texts == {}


# -- analysis ------------------------------------------------------------------------------------


@pytest.mark.long  # the short run has the one below
def test_another_engine_analyses_and_gives_hints(window: MainWindow, qtbot: QtBot) -> None:
    page = play(window, "egotzi", (Human(), Human()))
    commands(window)["engine.analysis"].trigger()
    box = page.analysis.engine
    assert box.isVisible()
    pick(box, "Far")
    qtbot.waitUntil(lambda: page.analysis.candidates.topLevelItemCount() > 0)
    assert page.analysis_controller.analyst == "Far"
    commands(window)["engine.hint"].trigger()
    qtbot.waitUntil(lambda: page.analysis_controller.hint is not None)
    assert "by Far" in page.status.text
    again = play(window, "egotzi", (Human(), Human()))
    assert again.analysis_controller.analyst == "Far"  # it was chosen for this kind of game
    assert play(window, "oddy", (Human(), Human())).analysis_controller.analyst == ""


def test_an_engine_that_only_plays_gives_a_hint_without_a_win_rate(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = play(window, "egotzi", (Human(), Human()))
    commands(window)["engine.analysis"].trigger()
    pick(page.analysis.engine, "Other")
    qtbot.waitUntil(lambda: page.analysis.candidates.topLevelItemCount() == 1)
    assert page.analysis.headline.text() == "The engine gives no win rates"
    commands(window)["engine.hint"].trigger()
    qtbot.waitUntil(lambda: page.analysis_controller.hint is not None)
    assert page.status.text.endswith("(by Other). Press Esc to hide it.")


def test_an_analysis_that_fails_is_continued_by_our_own_engine(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    program.settings.engines = (added("Far", python(CRASHING), commands=()),)
    page = play(window, "egotzi", (Human(), Human()))
    commands(window)["engine.analysis"].trigger()
    pick(page.analysis.engine, "Far")
    qtbot.waitUntil(lambda: Topic.ANALYSIS in window.notices.texts)
    press(qtbot, window, "Analyse with Oddments")
    qtbot.waitUntil(lambda: page.analysis_controller.report is not None)
    assert page.analysis.engine.name == ""
    assert window.notices.texts == {}


# -- reviews -------------------------------------------------------------------------------------


def reviewed_by(window: MainWindow, qtbot: QtBot, page: GamePage, name: str) -> None:
    """Review the game that is shown by the engine of this name."""
    panel = page.review.panel
    pick(panel.engine, name)
    panel.choose(20_000)
    click(panel.start)
    qtbot.waitUntil(lambda: not page.review.reviewer.is_running)


def test_a_game_is_reviewed_by_another_engine_and_says_so(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    program.settings.engines = (added("Far", commands=()),)
    page = play(window, "egotzi", (Human(), Human()), size=6)  # not solved: a review takes time
    for _ in range(3):
        end_turn(page)
    page.session.resign()
    commands(window)["learn.review"].trigger()  # by our own engine
    click(page.review.panel.stop)
    reviewed_by(window, qtbot, page, "Far")
    reviewer = page.review.reviewer
    assert reviewer.failure is None
    assert reviewer.is_complete
    assert reviewer.engine == "Tested 1"
    assert page.review.panel.by.text() == "Reviewed by Tested 1"
    assert page.review.panel.by.isVisible()
    saved = read_review(read_game(write_game(page.session.record)))
    assert saved.engine == "Tested 1"
    assert len(saved.moves) == 3
    assert saved.warnings == ()
    assert not page.review.panel.start.isVisible()
    pick(page.review.panel.engine, "Oddments’ own")
    assert page.review.panel.start.text() == "Review it again"


# -- new games -----------------------------------------------------------------------------------


def test_an_engine_is_chosen_for_a_new_game_and_remembered(
    window: MainWindow, program: Program
) -> None:
    new_games(window).ask(GAMES["egotzi"])
    page = window.page
    assert isinstance(page, NewGamePage)
    field = page.players.engines[0]
    pick(field.choice, "Far")
    field.time.think_ms = 200
    assert not page.players.levels[0].isVisible()
    click(page.start)
    assert game_page(window).session.seats == (Human(), EngineSeat("Far", 200))
    assert program.settings.seats(GAMES["egotzi"]) == (Human(), EngineSeat("Far", 200))
    program.settings.engines = ()
    new_games(window).ask(GAMES["egotzi"])
    assert isinstance(window.page, NewGamePage)
    assert window.page.seats == (Human(), Computer(FIRST_LEVEL))


# -- the end of the processes --------------------------------------------------------------------


@pytest.mark.parametrize("end", ["another game", "closed"])
@pytest.mark.short("closed")
def test_no_process_outlives_the_page_of_its_game(
    window: MainWindow, program: Program, qtbot: QtBot, tmp_path: Path, end: str
) -> None:
    pids = tmp_path / "pids"
    noting = f"import os; open({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')\n" + SLEEPING
    program.settings.engines = (added("Far", python(noting)),)
    page = play(window, "egotzi", (FAR, Human()))
    qtbot.waitUntil(lambda: pids.exists() and bool(pids.read_text()))
    if end == "another game":
        commands(window)["engine.analysis"].trigger()
        pick(page.analysis.engine, "Far")
        qtbot.waitUntil(lambda: len(pids.read_text().split()) == 2)
        show_start(window)
        play(window, "egotzi", (Human(), Human()))
    else:
        window.close()
    assert have_ended(pids, 300)
