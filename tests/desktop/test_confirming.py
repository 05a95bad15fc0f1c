"""Moves in the real window: confirmed, captures, a turned board, and what the status line says."""

import random
from collections.abc import Callable

import accessible_parts
import pytest
from board_player import hover
from driving import (
    click,
    click_at,
    commands,
    do_step,
    game_page,
    lay_out,
    program_of,
    shown,
    small,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.board.board_scene import BoardScene
from desktop.game.game_session import Phase
from desktop.game.players import Human, Seats
from desktop.pages.game_page import GamePage
from desktop.painting.drawing import Drawing, Orientation
from desktop.views.game_views import VIEWS
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import PLACE, SpecialStep

HUMANS: Seats = (Human(), Human())


@pytest.fixture
def confirming(window: MainWindow) -> MainWindow:
    commands(window)["view.confirms"].trigger()
    return window


def begun(window: MainWindow, key: str, seats: Seats = HUMANS) -> GamePage:
    window.play_new(small(key, pie=False) if key == "oddy" else small(key), seats)
    return game_page(window)


def make_a_turn(page: GamePage) -> None:
    """Make a turn by hand, up to its confirmation."""
    session = page.session
    turns = [turn for turn in session.position.legal_turns() if turn[0] >= PLACE]
    for step in turns[len(turns) // 2]:
        do_step(page, step)
    assert session.phase is Phase.CONFIRM


def click_again(page: GamePage) -> None:
    site = page.session.pending_sites[-1]
    click_at(page, page.board.site_point(site))


def press_enter(page: GamePage) -> None:
    QTest.keyClick(page.board, Qt.Key.Key_Return)


def press_button(page: GamePage) -> None:
    click(page.confirm)


@pytest.mark.short("themisto")
@pytest.mark.parametrize("key", GAMES)
def test_a_turn_is_played_when_it_is_confirmed(confirming: MainWindow, key: str) -> None:
    page = begun(confirming, key)
    before = page.session.position.copy()
    make_a_turn(page)
    assert page.confirm.isVisible()
    first = "Player 1" if key == "themisto" else "Player 1 (Black)"
    assert page.status.text.startswith(first)
    assert "“Play this move” or Enter" in page.status.text
    mover, other = page.players.cards
    assert "to confirm" in mover.accessibleName()
    assert "to confirm" not in other.accessibleName()
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert page.session.position == before
    assert page.session.phase is Phase.CHOICE
    for number, confirm in enumerate((click_again, press_enter, press_button)):
        make_a_turn(page)
        steps = tuple(page.session.steps)
        confirm(page)
        assert page.session.record.node.turn == steps
        assert len(page.session.record.line) == number + 1
        assert page.session.phase is Phase.CHOICE
        assert not page.confirm.isVisible()
    assert "Player 2" in page.status.text


def test_a_turn_that_ends_the_game_waits_too(confirming: MainWindow) -> None:
    page = begun(confirming, "egotzi")
    session = page.session
    while session.outcome is None:
        do_step(page, next(s for s in session.position.legal_steps() if s >= PLACE))
        assert session.outcome is None
        assert session.phase is Phase.CONFIRM
        press_enter(page)
    assert session.phase is Phase.OVER
    assert page.result.isVisible()


# then h6-a6 closes off five discs for Player 2
BEFORE_A_CAPTURE = ("c1-g5", "a5-d2", "a6-a5x", "g8-f7", "h1-b7")
CAPTURED = ("a3", "a4", "a5", "a7", "b7")
WITH_A_ROW = ("f8-f2", "e1-e7", "h7-c2", "h1-f3", "h2-g2")  # f1, g2 and h3 are white


def click_on(page: GamePage, *names: str) -> None:
    for name in names:
        click_at(page, page.board.site_point(page.session.position.board.site(name)))


def last_turn(page: GamePage) -> str:
    return str(page.session.record.node.text)


@pytest.fixture
def page(window: MainWindow) -> GamePage:
    """Return a game in which Player 2 has slid a disc and may capture."""
    page = lay_out(window, GAMES["themisto"].setup(), *BEFORE_A_CAPTURE)
    page.board.set_animated(False)
    click_on(page, "h6", "a6")
    return page


def test_a_click_on_any_ringed_disc_captures(page: GamePage) -> None:
    assert page.status.text.endswith(
        "Click one ringed disc to capture them all, or press “Do not capture”. Press Esc to undo."
    )
    for name in CAPTURED:
        click_on(page, name)
        assert last_turn(page) == "h6-a6x", name
        page.session.undo()
        click_on(page, "h6", "a6")
    page.move_cursor_to_target()
    assert page.session.position.board.names[page.board.cursor_site] in CAPTURED
    QTest.keyClick(page.board, Qt.Key.Key_Return)
    assert last_turn(page) == "h6-a6x"


def test_other_discs_say_what_to_click(page: GamePage) -> None:
    click_on(page, "d1")
    assert page.status.refuses
    assert page.status.text.startswith("Decide first: click a ringed disc")
    assert page.bubbles.refusal.text == page.status.text
    assert scene(page).state.forbidden == (
        page.session.position.board.site("d1"),
    )  # not the ringed discs
    box = page.bubbles.refusal.geometry()
    for name in (*CAPTURED, "d1"):
        at = page.board.site_point(page.session.position.board.site(name))
        assert not box.contains(page.board.viewport().mapTo(page.board, at)), name
    assert page.session.steps  # nothing was decided
    click(page.step_buttons.buttons[SpecialStep.KEEP])
    assert last_turn(page) == "h6-a6"


def scene(page: GamePage) -> BoardScene:
    found = page.board.scene()
    assert isinstance(found, BoardScene)
    return found


def test_a_disc_whose_move_costs_a_turn_says_so_but_not_where_it_was_just_placed(
    window: MainWindow,
) -> None:
    *before, last = WITH_A_ROW
    page = lay_out(window, GAMES["themisto"].setup(), *before)
    page.board.set_animated(False)

    def warns(name: str) -> bool:
        hover(page.board, page.board.site_point(page.session.position.board.site(name)))
        return scene(page).state.preview.loses

    click_on(page, "h2", "g2")
    assert last_turn(page) == last
    assert not scene(page).state.preview.loses
    assert not warns("b1")
    assert warns("g2")
    click_on(page, "g2")
    assert warns("a5")
    assert "row of exactly three or four: moving it costs a turn" in page.status.text
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert not warns("a5")
    described = {
        accessible_parts.name(cell).split(",")[0]: accessible_parts.description(cell)
        for cell in accessible_parts.cells(window)
    }
    assert described["g2"] == "possible, costs a turn"
    assert described["b1"] == "possible"


def test_each_key_changes_how_the_board_is_drawn_and_nothing_else(window: MainWindow) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    window.play_new(small("oddy"), HUMANS)
    board = game_page(window).board
    assert board.drawing == Drawing()
    for key, coordinates, lies in (
        (Qt.Key.Key_BracketRight, True, Orientation(1)),
        (Qt.Key.Key_BracketRight, True, Orientation(2)),
        (Qt.Key.Key_BracketLeft, True, Orientation(1)),
        (Qt.Key.Key_M, True, Orientation(-1, mirrored=True)),
        (Qt.Key.Key_BracketRight, True, Orientation(0, mirrored=True)),
        (Qt.Key.Key_M, True, Orientation(0)),
        (Qt.Key.Key_G, False, Orientation(0)),
        (Qt.Key.Key_G, True, Orientation(0)),
    ):
        QTest.keyClick(window, key, control)
        assert board.drawing == Drawing(coordinates=coordinates, orientation=lies), key


def test_groups_are_numbered_by_a_key_in_games_that_count_them(window: MainWindow) -> None:
    window.play_new(small("oddy"), HUMANS)
    action = commands(window)["board.groups"]
    assert not action.isEnabled()
    for key, seen in (("oddy", False), ("yodd", True)):
        window.play_new(small(key), HUMANS)
        assert action.isVisible() is seen
    assert not action.isChecked()
    QTest.keyClick(window, Qt.Key.Key_Y)
    assert action.isChecked()
    assert game_page(window).board.drawing.groups
    QTest.keyClick(window, Qt.Key.Key_Y)
    assert not game_page(window).board.drawing.groups


MakeProgram = Callable[..., Program]

# [phase] -> a word about what it waits for
_WORDS = {
    Phase.CHOICE: ("to move.",),
    Phase.CONFIRM: ("“Play this move” or Enter",),
    Phase.FORCED: ("has no legal move and passes",),
    Phase.OVER: ("Step back through the moves",),
}


def check_status(page: GamePage) -> None:
    """Check that it says who has to do what, with their colour; at the end, what may be done."""
    session = page.session
    text = page.status.text
    assert any(word in text for word in _WORDS[session.phase]), (session.phase, text)
    if session.phase is Phase.OVER:
        assert "wins" in page.result.accessibleName()  # which is said there only
        return
    position = session.record.position
    name = session.seats[position.player]
    who = name.name if isinstance(name, Human) else "Computer"
    assert who in text
    assert VIEWS[position.setup.game.key].player_name(position.colour) in text
    assert text.endswith((".", "…"))


@pytest.mark.short("egotzi-True")
@pytest.mark.parametrize("confirms", [False, True])
@pytest.mark.parametrize("key", GAMES)
def test_it_shows_all_through_a_game(
    make_program: MakeProgram, qtbot: QtBot, key: str, confirms: bool
) -> None:
    window = shown(make_program(), qtbot)
    program_of(window).settings.confirms = confirms
    window.play_new(small(key), HUMANS)
    page, rng = game_page(window), random.Random(5)
    phases = set()
    for _ in range(120):
        phases.add(page.session.phase)
        check_status(page)
        if page.session.phase is Phase.OVER:
            break
        if page.session.phase is Phase.CONFIRM:
            page.session.confirm()
        elif page.session.phase is Phase.FORCED:
            qtbot.waitUntil(lambda: page.session.phase is not Phase.FORCED)
        else:
            steps = page.session.position.legal_steps()
            swaps = [step for step in steps if step == SpecialStep.SWAP]
            page.session.play(rng.choice(swaps or steps))
    page.session.confirm()
    page.session.resign()
    phases.add(page.session.phase)
    check_status(page)
    assert {Phase.CHOICE, Phase.OVER} <= phases
    assert (Phase.CONFIRM in phases) is confirms


def test_the_line_says_what_the_marks_at_the_pointer_mean(window: MainWindow) -> None:
    page = lay_out(window, small("wythe"), "b3b2", "a4a3", "a3b3")
    site = page.session.position.board.site
    hover(page.board, page.board.site_point(site("a4")))
    assert (page.status.place, page.status.note) == (
        "a4",
        "Padlock: nothing can be placed on this half.",
    )
    hover(page.board, page.board.site_point(site("a3")))
    assert (page.status.place, page.status.note) == (
        "a3",
        "Dots: a piece fits there.",
    )


def test_the_line_says_what_the_marks_all_over_the_board_mean(window: MainWindow) -> None:
    page = lay_out(window, small("wythe"))
    assert page.status.note == ""  # a piece fits anywhere
    page = lay_out(window, small("wythe"), "b3b2")
    assert page.status.note == ""  # dots are near the pointer
    page.board.move_cursor(0)
    assert page.status.note == "Dots: a piece fits there."
    page.count()
    assert page.status.note == ""  # the line belongs to the count
    QTest.keyClick(page.counting, Qt.Key.Key_Escape)
    assert page.status.note == "Dots: a piece fits there."
    page.session.resign()
    assert page.status.note == ""
    page = lay_out(window, small("yodd"), "Ba1")
    assert page.status.note == ""
    click_at(page, page.board.site_point(page.session.position.board.site("c3")))
    page.board.move_cursor(page.session.position.board.site("b2"))
    assert page.status.note == "Dots: the colours that fit there."


def test_the_line_says_why_a_stone_is_not_pushed_and_no_longer_than_that(
    window: MainWindow,
) -> None:
    page = lay_out(window, GAMES["egotzi"].setup(size=5, pie=False), "d2", "c2", "b2", "a5")
    site = page.session.position.board.site
    hover(page.board, page.board.site_point(site("c2")))
    assert page.status.note == "Bar: this stone cannot be pushed."
    click_at(page, page.board.site_point(site("c2")))
    assert (page.status.place, page.status.note) == ("c2", "")
    hover(page.board, page.board.site_point(site("a1")))
    assert page.status.note == ""
