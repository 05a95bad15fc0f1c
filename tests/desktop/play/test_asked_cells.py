"""The cells that glow in a lesson, and the tick on a right move."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from driving import do_step, small
from lone_game import SilentClient
from lone_widgets import shown_alone
from pytestqt.qtbot import QtBot

from desktop.board.board_scene import BoardScene
from desktop.game.game_session import GameSession
from desktop.lessons.lesson import load_lesson
from desktop.lessons.lesson_list import LessonEntry
from desktop.lessons.lesson_page import LessonPage
from desktop.painting.drawing import Drawing
from desktop.play.asked_cells import MOST, asked_cells, last_cell
from desktop.theme.theme import LIGHT
from rules.games import GAMES
from rules.position import SpecialStep
from rules.record.game_record import GameRecord


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
        return GameSession(record, SilentClient())

    made = LessonPage(load_lesson(LessonEntry(GAMES["oddy"])), session, LIGHT)
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


def play(page: LessonPage, text: str) -> None:
    for step in page.session.record.position.read(text):
        do_step(page, step)


def test_the_asked_cells_glow_and_are_said_until_the_right_move(
    page: LessonPage, announced: list[str]
) -> None:
    corners = ["d1", "d4", "d7", "d10", "d13"]
    assert glowing(page) == corners
    assert f"Asked for: {', '.join(corners)}." in announced[-1]
    site = page.board.asked_cells[0]
    assert scene(page).cell_name(site) == "d1, empty, asked for"
    assert scene(page).cell_name(site + 1) == "d2, empty"
    play(page, "d2")
    assert glowing(page) == corners
    assert scene(page).tick.site is None
    play(page, "d4")
    assert glowing(page) == []
    assert scene(page).tick.site == page.session.position.board.site("d4")
    assert scene(page).tick.isVisible()
    page.next_step()
    assert scene(page).tick.site is None
    assert not scene(page).tick.isVisible()


def test_cells_to_be_found_glow_only_after_another_move_or_the_answer(page: LessonPage) -> None:
    page.next_step()
    assert page.step is not None
    assert page.step.find
    assert glowing(page) == []
    play(page, "c7")
    assert glowing(page) == ["d9"]
    page.previous_step()
    page.next_step()
    assert glowing(page) == []
    page.show_turn()
    page.board.set_drawing(Drawing(coordinates=False))  # another scene
    page.take_back()
    page.session.changed.emit()
    assert glowing(page) == ["d9"]
    play(page, "d9")
    assert scene(page).tick.site == page.session.position.board.site("d9")


def test_a_move_without_a_cell_has_its_tick_in_the_middle(page: LessonPage) -> None:
    while page.step is not None and page.step.name != "swap":
        page.next_step()
    play(page, "swap")
    assert scene(page).tick.site == -1
    assert scene(page).tick.boundingRect().contains(0, 0)


def test_the_glow_pulses_only_where_things_may_move(page: LessonPage) -> None:
    glow = scene(page).glow
    assert not glow.is_moving
    page.board.set_animated(True)
    assert glow.is_moving
    page.hide()
    assert not glow.is_moving
    page.show()
    assert glow.is_moving
    play(page, "d4")
    assert not glow.is_moving
    page.board.set_animated(False)
