"""Playing from any turn, and the question before a game ends or a bad move is played."""

import threading
from collections.abc import Iterator

import pytest
from driving import HUMANS, chance, click, commands, do_step, game_page, shown, small
from lone_game import ManualClient, Time, lone_game, place, shown_page
from lone_widgets import emitted, shown_alone
from made_exercises import KnownSearch
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.app.program import Program
from desktop.game.game_session import GameSession, Phase
from desktop.game.players import Computer, Human, Seats
from desktop.pages.game_page import GamePage
from desktop.pages.players_field import PlayFromDialog, new_game_from
from desktop.pages.questions import SIMULATIONS, QuestionBar
from desktop.widgets.controls import ClickGuard
from desktop.window.main_window import MainWindow
from rules.games import GAMES, read_setup
from rules.outcome import Outcome
from rules.position import SpecialStep
from rules.record.game_file import read_game, write_game
from rules.record.game_record import Ending, GameRecord
from rules.review.move_review import Rate
from rules.setup import Setup
from rules.training.exercise import Answer, Exercise

TURNS = ("a1", "d1", "b2", "c3")


def played(*turns: str, pie: bool = False) -> GameRecord:
    record = GameRecord(small("oddy", pie=pie))
    record.seats = ["person", "person"]
    record.names = ["Ann", "Bo"]
    for turn in turns:
        record.play_text(turn)
    return record


def opened(program: Program, qtbot: QtBot, record: GameRecord) -> MainWindow:
    window = shown(program, qtbot)
    window.play(record)
    return window


def begin(window: MainWindow, name: str, at: int) -> PlayFromDialog:
    session = game_page(window).session
    session.go_to([session.record.root, *session.record.main_line][at])
    commands(window)[name].trigger()
    (asked,) = [found for found in window.findChildren(PlayFromDialog) if found.isVisible()]
    return asked


def texts(record: GameRecord) -> list[str]:
    return [node.text for node in record.main_line]


def test_a_variation_against_the_computer_leaves_the_main_line(
    program: Program, qtbot: QtBot
) -> None:
    record = played(*TURNS)
    window = opened(program, qtbot, record)
    page = game_page(window)
    QTest.keyClick(begin(window, "engine.play_aside", 2), Qt.Key.Key_Escape)
    assert (page.session.phase, record.seats) == (Phase.CHOICE, ["person", "person"])
    asked = begin(window, "engine.play_aside", 2)
    assert asked.seats == (Human("Ann"), Computer(3))
    click(asked.go)
    assert page.session.seats == (Human("Ann"), Computer(3))
    assert page.session.phase is Phase.CHOICE
    for text in ("c1", "c2"):
        place(page.session, text)
        qtbot.waitUntil(lambda: len(record.line) == 4)
        assert [node.text for node in record.line][:3] == ["a1", "d1", text]
        assert texts(record) == list(TURNS)
        page.session.undo()
    assert record.names == ["Ann", "Bo"]
    assert page.players.cards[1].accessibleName().startswith("Computer, level 3")
    assert not page.session.can_resign


# -- without a window ------------------------------------------------------------------------


def session_of(record: GameRecord) -> GameSession:
    session = GameSession(record, ManualClient())
    session.start()
    return session


def test_at_the_end_of_the_main_line_the_game_itself_continues() -> None:
    session = session_of(played(*TURNS))
    session.play_variation(HUMANS)
    place(session, "c1")
    assert texts(session.record) == [*TURNS, "c1"]
    assert session.can_resign


@pytest.mark.parametrize("ending", [Ending.RESIGNATION, Ending.TIME, Ending.AGREEMENT])
@pytest.mark.parametrize("at", [2, 4])
def test_a_variation_from_the_turn_where_the_game_ended_early(ending: Ending, at: int) -> None:
    record = played(*TURNS)
    record.go_to(ended_at := [record.root, *record.main_line][at])
    record.end(Outcome(0, ending))
    result = record.game_result_text
    session = session_of(record)
    session.play_variation(HUMANS)
    assert session.phase is Phase.CHOICE
    for text in ("c1", "c2"):  # another try
        place(session, text)
        assert [node.text for node in record.line] == [*TURNS[:at], text]
        assert (record.game_result_text, record.ended_at) == (result, ended_at)
        session.undo()
    place(session, "c2")
    again = read_game(write_game(record))
    assert again == record
    session.go_previous()  # the end is looked at again
    assert session.outcome is not None
    assert again.go_to(again.ended_at or again.root)
    assert again.outcome is None  # as the variation was being played


def test_a_computer_that_was_thinking_is_replaced() -> None:
    session = lone_game(small("oddy"), *TURNS, seats=(Computer(2), Human("Bo")))
    phases = [session.phase]
    session.play_variation((Human("Ann"), Human("Bo")))
    assert [*phases, session.phase] == [Phase.THINKING, Phase.CHOICE]
    assert isinstance(session.seats[0], Human)
    assert not session.engine_client.busy


# -- the dialog ---------------------------------------------------------------------------------


NAMED: Seats = (Human("Ann"), Human("Bo"))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return shown_alone(qtbot, QWidget())


def open_dialog(
    window: QWidget, *turns: str, seats: Seats = HUMANS, aside: bool = False
) -> PlayFromDialog:
    dialog = PlayFromDialog(window, lone_game(small("egotzi"), *turns, seats=seats), aside=aside)
    dialog.show()
    return dialog


def choices(dialog: PlayFromDialog) -> list[str]:
    """Return the sentences and the names of the rows."""
    labels = [label for label in dialog.findChildren(QLabel) if label.parent() is dialog]
    return [label.text() for label in labels if label.isVisible()]


def test_it_explains_where_play_starts_and_what_happens_to_this_game(window: QWidget) -> None:
    dialog = open_dialog(window, "b2", "c3")
    assert dialog.windowTitle() == "Play from here – Oddments"
    assert dialog.windowModality() == Qt.WindowModality.WindowModal
    assert sorted(choices(dialog)) == [
        "A new game begins with the moves up to here. This game stays as it is.",
        "Black, to move",
        "Play from move 2",
        "White",
    ]
    dialog = open_dialog(window, aside=True)
    assert "Play from the start" in choices(dialog)
    assert (
        "Your moves become a variation of this game. The moves that follow here stay."
        in choices(dialog)
    )


def test_each_row_has_a_player_with_their_current_colour(window: QWidget) -> None:
    dialog = open_dialog(window, "b2", "swap", "c3")
    (form,) = dialog.findChildren(QFormLayout)
    titles = [form.labelForField(field).text() for field in dialog.seat_fields]  # type: ignore[attr-defined]
    assert titles == ["White", "Black, to move"]
    names = [field.kind.accessibleName() for field in dialog.seat_fields]
    assert names == ["White: played by", "Black, to move: played by"]


@pytest.mark.parametrize(
    ("turns", "seats", "offered"),
    [
        ((), NAMED, (Human("Ann"), Computer(3))),
        (("b2",), NAMED, (Computer(3), Human("Bo"))),
        (("b2",), (Human("Ann"), Computer(7)), (Human("Ann"), Computer(7))),
        ((), (Computer(2), Computer(9)), (Computer(2), Computer(9))),
    ],
)
def test_by_default_the_player_to_move_plays_against_the_computer(
    window: QWidget, turns: tuple[str, ...], seats: Seats, offered: Seats
) -> None:
    assert open_dialog(window, *turns, seats=seats).seats == offered


@pytest.mark.parametrize("aside", [False, True])
def test_in_a_variation_the_names_are_those_of_the_game(window: QWidget, aside: bool) -> None:
    dialog = open_dialog(window, seats=NAMED, aside=aside)
    for field in dialog.seat_fields:
        assert field.name.isEnabled() is not aside
        hint = "As in the game" if aside else "Name (optional)"
        assert field.name.placeholderText() == hint


@pytest.mark.parametrize("by_key", [False, True])
def test_play_emits_the_players_and_closes_the_dialog(window: QWidget, by_key: bool) -> None:
    dialog = open_dialog(window, seats=NAMED)
    chosen, results = emitted(dialog.chosen), emitted(dialog.finished)
    dialog.seat_fields[1].choose(Computer(8))
    QTest.keyClick(dialog, Qt.Key.Key_Return) if by_key else click(dialog.go)
    assert chosen == [(Human("Ann"), Computer(8))]
    assert results == [1]
    assert not dialog.isVisible()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not isValid(dialog)  # a window that is open for long opens many


def test_a_new_game_has_only_the_turns_up_to_here() -> None:
    session = lone_game(small("egotzi"), "b2", "c3", "d4")
    session.go_previous()
    made = new_game_from(session.record, (Human("Ann"), Computer(2)))
    assert [node.text for node in made.line] == ["b2", "c3"]
    assert made.whole_line == made.line
    assert made.seats == ["person", "engine 2"]
    assert made.names == ["Ann", "Computer, level 2"]
    assert made.setup == session.record.setup
    assert len(session.record.whole_line) == 3


# -- no game ends by one click that was not meant --------------------------------------------------

AGAINST: Seats = (Human(), Computer(4))
YODD = GAMES["yodd"].setup(size=4)
# one group of Black's, none of White's: fewer groups win
BLACK_LOSES = ("Bc3", "pass")
WHITE_WINS = ("Bc3",)


def game(qtbot: QtBot, setup: Setup, *turns: str, seats: Seats = HUMANS) -> GamePage:
    page = shown_page(lone_game(setup, *turns, seats=seats), qtbot)
    assert page.session.phase is Phase.CHOICE
    return page


def test_resigning_is_asked_about_and_can_be_declined(qtbot: QtBot) -> None:
    page = game(qtbot, YODD, "Bc3", "Ba1,Wa2", seats=AGAINST)
    bar = page.ending.bar
    page.ending.resign()
    assert bar.isVisible()
    assert bar.text == "Resign this game? Computer, level 4 would win."
    assert QApplication.focusWidget() is bar.no
    click(bar.no)
    assert (page.session.phase, bar.isVisible()) == (Phase.CHOICE, False)
    assert page.board.hasFocus()
    page.ending.resign()
    click(bar.yes)
    assert page.session.outcome is not None
    assert not bar.isVisible()
    page.ending.resign()
    assert bar.text == ""


def test_resigning_twice_in_a_row_resigns(
    qtbot: QtBot, announcements: list[tuple[str, bool]]
) -> None:
    page = game(qtbot, YODD, "Bc3")
    page.ending.resign()
    assert page.ending.bar.text == "Resign for Player 2? Player 1 would win."
    assert (page.ending.bar.text, False) in announcements
    page.ending.resign()
    assert page.session.outcome is not None


def test_esc_and_enter_drop_the_question_and_so_does_another_position(qtbot: QtBot) -> None:
    page = game(qtbot, YODD, "Bc3")
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        page.ending.resign()
        QTest.keyClick(page.ending.bar.no, key)
        assert (page.ending.bar.text, page.session.phase) == ("", Phase.CHOICE), key
    page.ending.resign()
    assert page.cancel()
    assert page.ending.bar.text == ""
    page.ending.resign()
    page.session.undo()
    assert not page.ending.bar.isVisible()


def test_a_pass_that_loses_says_so_first(qtbot: QtBot) -> None:
    page = game(qtbot, YODD, *BLACK_LOSES)
    click(page.step_buttons.buttons[SpecialStep.PASS])
    assert page.ending.bar.text == (
        "Passing now ends the game: Player 2 wins. Groups: Black 1, White 0."
    )
    assert page.ending.bar.yes.text() == "Pass"
    assert page.session.phase is Phase.CHOICE
    click(page.ending.bar.yes)
    assert page.session.outcome is not None


def test_it_speaks_to_the_only_human(qtbot: QtBot) -> None:
    page = game(qtbot, YODD, *BLACK_LOSES, seats=AGAINST)
    page.press(SpecialStep.PASS)
    assert page.ending.bar.text.startswith("Passing now loses the game.")
    page.press(SpecialStep.PASS)
    assert page.session.outcome is not None


def test_a_pass_that_another_pass_would_turn_into_a_loss_is_asked_about(qtbot: QtBot) -> None:
    page = game(qtbot, YODD, "Bc3", "Ba1,Ba3")
    page.press(SpecialStep.PASS)
    assert page.ending.bar.text == "If White passes too, Black loses 3 : 0."
    assert page.session.record.node.text == "Ba1,Ba3"


def test_a_pass_that_wins_or_ends_nothing_is_played_at_once(qtbot: QtBot) -> None:
    page = game(qtbot, YODD, *WHITE_WINS)
    page.press(SpecialStep.PASS)
    assert page.session.record.node.text == "pass"
    session: GameSession = lone_game(YODD, "Bc3", "Ba1,Wa2", "Bb1,Wb2", "pass")
    won = shown_page(session, qtbot)
    after = session.position.copy()
    after.play(SpecialStep.PASS)
    outcome = after.outcome()
    assert outcome is not None
    won.press(SpecialStep.PASS)
    assert (session.phase is Phase.OVER) is (outcome.winner == session.position.colour_of(0))


def test_pointing_at_the_button_warns_of_the_end(qtbot: QtBot) -> None:
    page = game(qtbot, YODD, *BLACK_LOSES)
    task = page.status.text
    page.step_buttons.pointed.emit(int(SpecialStep.PASS))
    assert page.status.text.startswith("Passing now ends the game: Player 2 wins.")
    page.step_buttons.pointed.emit(-1)
    assert page.status.text == task
    other = game(qtbot, YODD, "Bc3")
    task = other.status.text
    other.step_buttons.pointed.emit(int(SpecialStep.PASS))
    assert other.status.text == task


# -- the question alone -------------------------------------------------------------------------


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[QuestionBar]:
    ground = QWidget()
    qtbot.addWidget(ground)
    column, board = QVBoxLayout(ground), QLineEdit()
    made = QuestionBar(board, ClickGuard(ground, Time(), str))
    column.addWidget(made)
    column.addWidget(board)
    ground.show()
    yield made
    ground.close()


def ask(bar: QuestionBar, qtbot: QtBot) -> list[str]:
    done: list[str] = []
    bar.ask("Resign this game?", "Resign", lambda: done.append("resigned"))
    qtbot.waitUntil(bar.no.hasFocus)
    return done


def test_no_esc_and_return_do_nothing_unless_yes_was_chosen(bar: QuestionBar, qtbot: QtBot) -> None:
    done = ask(bar, qtbot)
    click(bar.no)
    assert (done, bar.isVisible()) == ([], False)
    done = ask(bar, qtbot)
    QTest.keyClick(bar.yes, Qt.Key.Key_Escape)
    assert (done, bar.isVisible()) == ([], False)
    done = ask(bar, qtbot)
    QTest.keyClick(bar.no, Qt.Key.Key_Return)
    assert (done, bar.isVisible()) == ([], False)
    done = ask(bar, qtbot)
    QTest.keyClick(bar.no, Qt.Key.Key_Left)
    assert QApplication.focusWidget() is bar.yes
    QTest.keyClick(bar.yes, Qt.Key.Key_Return)
    assert done == ["resigned"]


# -- the tutor -------------------------------------------------------------------------------------

GAME = "egotzi size=3 pie=off"


class Search(KnownSearch):
    """Finds a2 bad, and fails on c1."""

    def searched_answer(
        self, exercise: Exercise, turn: str, *, stop: threading.Event, simulations: int = 0
    ) -> Answer:
        assert simulations
        known = super().searched_answer(exercise, turn, stop=stop)
        after = Rate(0.3 if turn == "a2" else 0.59)
        return Answer(turn=turn, accepted=True, best=known.best, before=Rate(0.6), after=after)


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Search:
    made = Search()
    monkeypatch.setattr("desktop.game.answer_checker.default_search", lambda: made)
    return made


@pytest.fixture
def page(qtbot: QtBot, search: Search) -> Iterator[GamePage]:
    """Return the page of a game between two humans, with the tutor on."""
    record = GameRecord(read_setup(GAME.split()))
    record.seats = ["person", "person"]
    session = GameSession(record, ManualClient())
    session.start()
    made = shown_page(session, qtbot)
    made.board.set_animated(False)
    made.tutor.switch(on=True, confirms=False)
    yield made
    made.stop_engine()


def play(page: GamePage, text: str) -> None:
    (step,) = page.session.record.position.read(text)
    do_step(page, step)


def moves_of(page: GamePage) -> list[str]:
    return [node.text for node in page.session.record.line]


def held(page: GamePage, qtbot: QtBot, text: str = "a2") -> None:
    play(page, text)
    qtbot.waitUntil(lambda: bool(page.tutor.bar.text))


def test_a_good_move_is_played_at_once(page: GamePage, qtbot: QtBot, search: Search) -> None:
    search.released.clear()
    play(page, "b2")
    assert page.tutor.is_checking
    assert page.status.text == "Checking your move …"
    assert not page.confirm.isVisible()
    search.released.set()
    qtbot.waitUntil(lambda: moves_of(page) == ["b2"])
    assert not page.tutor.bar.isVisible()


def test_a_bad_move_is_asked_about(page: GamePage, qtbot: QtBot) -> None:
    held(page, qtbot)
    before, after = [chance(rate, GAME, SIMULATIONS) for rate in (0.6, 0.3)]
    assert page.tutor.bar.text == (
        f"a2 would lower your chance to win from {before} to {after}. Play it all the same?"
    )
    assert moves_of(page) == []
    assert page.tutor.bar.no.hasFocus()
    click(page.tutor.bar.yes)
    assert moves_of(page) == ["a2"]
    assert page.session.phase is Phase.CHOICE


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_it_can_be_taken_back_by_keys(page: GamePage, qtbot: QtBot, key: Qt.Key) -> None:
    held(page, qtbot)
    QTest.keyClick(page.tutor.bar.no, key)
    assert not page.tutor.bar.isVisible()
    assert page.session.steps == []
    assert page.board.hasFocus()
    play(page, "b2")
    qtbot.waitUntil(lambda: moves_of(page) == ["b2"])


def test_why_shows_what_could_follow(page: GamePage, qtbot: QtBot) -> None:
    held(page, qtbot)
    click(page.tutor.bar.more)
    qtbot.waitUntil(lambda: "What could follow: White " in page.tutor.bar.text)
    assert page.tutor.reply
    assert not page.tutor.bar.more.isEnabled()
    click(page.tutor.bar.no)
    assert page.tutor.reply == ()


def test_a_move_that_cannot_be_checked_is_played(page: GamePage, qtbot: QtBot) -> None:
    play(page, "c1")
    qtbot.waitUntil(lambda: moves_of(page) == ["c1"])


def test_a_move_that_takes_too_long_to_check_is_played(
    page: GamePage, qtbot: QtBot, search: Search
) -> None:
    search.released.clear()
    page.tutor._timer.setInterval(30)
    play(page, "a2")
    qtbot.waitUntil(lambda: moves_of(page) == ["a2"])
    search.released.set()


def test_where_moves_are_confirmed_a_good_one_still_waits(page: GamePage, qtbot: QtBot) -> None:
    page.tutor.switch(on=True, confirms=True)
    play(page, "b2")
    qtbot.waitUntil(lambda: not page.tutor.is_checking)
    assert page.session.phase is Phase.CONFIRM
    assert page.confirm.isVisible()
    click(page.confirm)
    assert moves_of(page) == ["b2"]


def test_another_move_is_checked_instead(page: GamePage, qtbot: QtBot) -> None:
    held(page, qtbot)
    page.undo()
    assert not page.tutor.bar.isVisible()
    held(page, qtbot)
    assert moves_of(page) == []


def test_switched_off_it_asks_nothing(page: GamePage, search: Search) -> None:
    page.tutor.switch(on=False, confirms=False)
    play(page, "a2")
    assert moves_of(page) == ["a2"]
    assert search.asked == []
