"""What is said and shown on the board: reasons, news and cells that glow."""

import random
from collections.abc import Iterator, Sequence

import pytest
from driving import HUMANS, click, click_at, do_turn, forced_game, small
from lone_game import ManualClient, lone_game, place, shown_page
from lone_widgets import shown_alone
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot
from shown_facts import each

from desktop.board.board_scene import BoardScene
from desktop.game.game_session import GameSession
from desktop.game.narrator import Narrator
from desktop.game.players import Computer, Human, Seats
from desktop.pages.game_page import GamePage
from desktop.pages.lesson import load_lesson
from desktop.pages.lesson_page import LessonPage
from desktop.pages.task_page import MOST, asked_cells, last_cell
from desktop.painting.drawing import Drawing
from desktop.theme.themes import DARK, UI_THEME
from desktop.views.game_cards import LessonEntry
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.piece import Motion
from rules.position import Position, SpecialStep
from rules.record.game_record import GameRecord

NAMED: Seats = (Human("Ann"), Human("Ben"))


def opened(qtbot: QtBot, key: str, *turns: str, seats: Seats = HUMANS) -> GamePage:
    return shown_page(lone_game(small(key), *turns, seats=seats), qtbot)


def at(page: GamePage, name: str) -> QPoint:
    return page.board.site_point(page.session.position.board.site(name))


@pytest.mark.short("egotzi", "yodd")
@pytest.mark.parametrize("key", each("REFUSED_AT"))
def test_a_refusal_is_explained_at_the_cell_until_the_next_action(qtbot: QtBot, key: str) -> None:
    turns, cell, button = each("REFUSED_AT")[key]
    page = opened(qtbot, key, *turns)
    bubble = page.bubbles.refusal
    taken = page.session.position.board.site(cell)
    if button is not None:
        page.board.input.refused.emit(page.session.position.refusal(button), taken)
    else:
        click_at(page, page.board.site_point(taken))
    assert bubble.isVisible()
    assert bubble.text == page.status.text
    cell = page.board.site_point(taken)
    assert abs(bubble.geometry().center().x() - cell.x()) < bubble.width()
    assert not bubble.geometry().contains(cell)
    free = next(step for step in page.session.position.legal_steps() if step > 4)
    page.session.play(free)
    assert not bubble.isVisible()


def test_a_swap_is_news(qtbot: QtBot) -> None:
    page = opened(qtbot, "egotzi", "b2", seats=NAMED)
    assert not page.bubbles.news.isVisible()
    place(page.session, "swap")
    assert page.bubbles.news.text == "Ben swapped colours, and is Black now."
    light = page.bubbles.news.grab().toImage()
    UI_THEME.set_theme(DARK)
    assert page.bubbles.news.grab().toImage() != light
    page.session.undo()
    assert page.bubbles.news.text == ""


def test_after_a_swap_the_hand_holds_the_colour_of_the_player_to_move(qtbot: QtBot) -> None:
    page = opened(qtbot, "wythe", "a1a2")
    page.board.input.set_hand(0)
    click(page.step_buttons.buttons[SpecialStep.SWAP])
    assert page.session.position.colour == 1
    assert page.board.input.hand == 1
    assert page.hand_switch.buttons[1].isChecked()
    assert not page.step_buttons.isAncestorOf(page.focusWidget())  # no frame like a choice


def test_a_capture_is_news_beside_the_disc_that_closed_the_line(qtbot: QtBot) -> None:
    session, dice = lone_game(GAMES["themisto"].setup()), random.Random(2)
    captured = False
    while not captured:
        before = session.record.position
        turn = dice.choice(list(before.legal_turns()))
        captured = any(change.motion is Motion.TURN for change in before.turn_changes(turn))
        if not captured:
            session.record.play(turn)
    page = shown_page(session, qtbot)
    session.go_to(session.record.node)
    for step in turn:
        session.play(step)
    assert " captures " in page.bubbles.news.text
    assert page.bubbles.news.text.startswith("Player ")


def skipped(qtbot: QtBot, seats: Seats = HUMANS) -> GamePage:
    """Return a game of Themisto in which a player has just skipped a turn."""
    session, dice = lone_game(GAMES["themisto"].setup(), seats=seats), random.Random(2)
    narrator = Narrator(session, VIEWS["themisto"])
    while "a turn: a disc left a row" not in " ".join(narrator.news()):
        assert not session.record.position.over
        session.record.play(dice.choice(list(session.record.position.legal_turns())))
        session.go_to(session.record.node)
    page = shown_page(session, qtbot)
    session.go_previous()
    session.go_next()
    assert page.bubbles.news.isVisible()
    return page


def test_news_ends_with_the_next_click_or_move_of_a_human(qtbot: QtBot) -> None:
    page = skipped(qtbot)
    first = page.session.record.position.legal_turns()
    origin = page.session.position.change(next(iter(first))[0])[0].origin
    click_at(page, page.board.site_point(origin))
    assert page.board.input.touches
    assert page.bubbles.news.text == ""
    page = skipped(qtbot)
    turn = next(iter(page.session.record.position.legal_turns()))
    page.session.play(turn[0])
    assert page.bubbles.news.text == ""


def test_news_outlives_the_answer_of_the_computer(qtbot: QtBot) -> None:
    page = skipped(qtbot, seats=(Computer(3), Computer(3)))
    record, text = page.session.record, page.bubbles.news.text
    quiet = [turn for turn in record.position.legal_turns() if is_quiet(record.position, turn)]
    record.play(quiet[0])
    page.session.go_to(record.node)
    assert page.bubbles.news.text == text


def test_a_pass_that_was_answered_is_no_news(qtbot: QtBot) -> None:
    page = opened(qtbot, "yodd", "Bb2", seats=(Computer(3), Computer(3)))
    for turn, news in (("pass", "White passed. Another pass ends the game."), ("Bb3", "")):
        page.session.record.play_text(turn)
        page.session.go_to(page.session.record.node)
        assert page.bubbles.news.text == news


def test_each_turn_of_two_humans_begins_with_a_stone_of_their_own(qtbot: QtBot) -> None:
    page = opened(qtbot, "yodd")
    for turn, hand in (("Bb2", 1), ("Bb3", 0)):
        place(page.session, turn)
        if SpecialStep.END in page.session.buttons:
            page.session.play(SpecialStep.END)
        assert page.board.input.hand == page.session.position.colour == hand


def is_quiet(position: Position, turn: Sequence[int]) -> bool:
    """Return whether a turn of Themisto makes no news."""
    after = position.copy()
    for step in turn:
        after.play(step)
    captures = any(change.motion is Motion.TURN for change in position.turn_changes(turn))
    return not captures and after.lost_turns() == position.lost_turns()


def test_a_forced_pass_is_news(qtbot: QtBot) -> None:
    setup, turns = forced_game(random.Random(1))
    page = shown_page(lone_game(setup, *turns, forced_ms=0), qtbot)
    qtbot.waitUntil(lambda: "had to pass" in page.bubbles.news.text)


def test_a_pass_of_ones_own_is_news_until_the_end(qtbot: QtBot) -> None:
    setup, turns = forced_game(random.Random(1))
    mover = lone_game(setup, *turns, forced_ms=100_000).position.player
    seats: Seats = (Human(), Computer(3)) if mover == 0 else (Computer(3), Human())
    session = lone_game(setup, *turns, seats=seats, forced_ms=100_000)
    page = shown_page(session, qtbot)
    assert page.status.text == "You have no legal move and pass."
    for text in ("You had to pass.", "Both players had to pass."):
        session.record.play((SpecialStep.PASS,))
        session.start()
        assert page.bubbles.news.text == text
        assert page.bubbles.news.isVisible()
    assert "so both had to pass" in page.result.accessibleName()


# -- the cells that glow in a lesson ---------------------------------------------------------------


def names(key: str, sites: tuple[int, ...]) -> list[str]:
    board = small(key).start().board
    return [board.names[site] for site in sites]


# -- which cells -----------------------------------------------------------------------------


def test_all_right_turns_of_one_step_are_asked_for() -> None:
    start = small("egotzi").start()
    assert names("egotzi", asked_cells(("a1", "c3"), start, ())) == ["a1", "c3"]


def test_of_longer_turns_the_first_one_is_asked_for_and_what_is_done_is_not() -> None:
    start = small("yodd").start()
    start.play_turn(start.read("Bc3"))
    accepts = ("Wa1,Wa3", "Wa1,We3")
    assert names("yodd", asked_cells(accepts, start, ())) == ["a1", "a3"]
    done = start.read("Wa1,We3")[:1]
    assert names("yodd", asked_cells(accepts, start, done)) == ["a3", "e3"]
    elsewhere = start.read("Wb1,We3")[:1]
    assert asked_cells(accepts, start, elsewhere) == ()


def test_too_many_cells_are_a_free_choice() -> None:
    start = small("egotzi").start()
    turns = [start.write(turn) for turn in start.legal_turns()]
    assert len(asked_cells(turns[:MOST], start, ())) == MOST
    assert asked_cells(turns[: MOST + 1], start, ()) == ()


def test_a_turn_ends_on_its_last_cell_or_on_none() -> None:
    start = GAMES["themisto"].setup().start()
    assert names("themisto", (last_cell(start, start.read("b1-b7")),)) == ["b7"]
    assert last_cell(start, [SpecialStep.PASS]) == -1


# -- on the page -----------------------------------------------------------------------------


@pytest.fixture
def page(qtbot: QtBot, announced: list[str]) -> Iterator[LessonPage]:
    def session(record: GameRecord) -> GameSession:
        return GameSession(record, ManualClient())

    made = LessonPage(load_lesson(LessonEntry("oddy")), session)
    made.board.set_animated(False)
    shown_alone(qtbot, made, (900, 600))
    yield made
    made.stop_engine()


def scene(page: LessonPage) -> BoardScene:
    found = page.board.scene()
    assert isinstance(found, BoardScene)
    return found


def glowing(page: LessonPage) -> list[str]:
    return [page.session.position.board.names[site] for site in page.board.asked_cells]


def test_the_asked_cells_glow_and_are_said_until_the_right_move(
    page: LessonPage, announced: list[str]
) -> None:
    corners = ["d1", "d4", "d7", "d10", "d13"]
    assert glowing(page) == corners
    assert f"Asked for: {', '.join(corners)}." in announced[-1]
    site = page.board.asked_cells[0]
    assert scene(page).cell_name(site) == "d1, empty, asked for"
    assert scene(page).cell_name(site + 1) == "d2, empty"
    do_turn(page, "d2")
    assert glowing(page) == corners
    assert scene(page).state.tick is None
    do_turn(page, "d4")
    assert glowing(page) == []
    assert scene(page).state.tick == page.session.position.board.site("d4")
    assert scene(page)._tick.isVisible()
    page.next_step()
    assert scene(page).state.tick is None
    assert not scene(page)._tick.isVisible()


def test_cells_to_be_found_glow_only_after_another_move_or_the_answer(page: LessonPage) -> None:
    page.next_step()
    assert page.step is not None
    assert page.step.find
    assert glowing(page) == []
    do_turn(page, "c7")
    assert glowing(page) == ["d9"]
    page.previous_step()
    page.next_step()
    assert glowing(page) == []
    page.show_turn()
    page.board.set_drawing(Drawing(coordinates=False))  # another scene
    page.take_back()
    page.session.changed.emit()
    assert glowing(page) == ["d9"]
    do_turn(page, "d9")
    assert scene(page).state.tick == page.session.position.board.site("d9")


def test_a_move_without_a_cell_has_its_tick_in_the_middle(page: LessonPage) -> None:
    while page.step is not None and page.step.name != "swap":
        page.next_step()
    do_turn(page, "swap")
    assert scene(page).state.tick == -1
    assert scene(page)._tick.boundingRect().contains(0, 0)


def test_the_glow_pulses_only_where_things_may_move(page: LessonPage) -> None:
    glow = scene(page)._glow
    assert not glow.is_moving
    page.board.set_animated(True)
    assert glow.is_moving
    page.hide()
    assert not glow.is_moving
    page.show()
    assert glow.is_moving
    do_turn(page, "d4")
    assert not glow.is_moving
    page.board.set_animated(False)
