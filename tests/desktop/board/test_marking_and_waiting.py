"""Clicks that do not play: they mark cells, or confirm a turn."""

from __future__ import annotations

import pytest
from board_player import LEFT, Player, drag, hover, move_held
from drawn_shapes import drawn_marks
from driving import small
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.board.board_scene import BoardScene
from rules.piece import Touch
from rules.position import PLACE


class Listener(Player):
    """Also records the board's other signals, in order."""

    def __init__(self, qtbot: QtBot, key: str) -> None:
        super().__init__(qtbot, small(key))
        self.emitted: list[tuple[str, int]] = []
        view = self.view
        view.marked.connect(lambda site: self.emitted.append(("marked", site)))
        view.confirmed.connect(lambda: self.emitted.append(("confirmed", -1)))
        view.withdrawn.connect(lambda: self.emitted.append(("withdrawn", -1)))
        view.step_chosen.connect(lambda step: self.emitted.append(("step", step)))
        view.refused.connect(lambda _refusal: self.emitted.append(("refused", -1)))

    @property
    def scene(self) -> BoardScene:
        found = self.view.scene()
        assert isinstance(found, BoardScene)
        return found


def test_clicks_that_mark_do_not_play(qtbot: QtBot) -> None:
    player = Listener(qtbot, "egotzi")
    player.view.marking = True
    player.click(5)
    player.view.act_at(6)
    player.press(QPoint(1, 1))  # beside the board
    assert player.emitted == [("marked", 5), ("marked", 6)]
    player.view.marking = False
    player.click(5)
    assert player.emitted[2:] == [("step", PLACE + 5)]


def test_marks_are_possible_where_nothing_can_be_played(qtbot: QtBot) -> None:
    player = Listener(qtbot, "egotzi")
    player.view.show_position(player.position, interactive=False)
    player.view.marking = True
    player.click(5)
    assert player.emitted == [("marked", 5)]


def test_a_waiting_turn_is_confirmed_by_a_click_on_its_site(qtbot: QtBot) -> None:
    player = Listener(qtbot, "egotzi")
    player.view.show_position(player.position, waiting=(5, 6))
    player.click(6)
    assert player.emitted == [("confirmed", -1)]
    player.press(QPoint(1, 1))
    assert player.emitted == [("confirmed", -1)]


@pytest.mark.parametrize("waiting", [(5,), ()])
@pytest.mark.parametrize("interactive", [True, False])
def test_a_waiting_turn_is_withdrawn_by_a_click_elsewhere(
    qtbot: QtBot, waiting: tuple[int, ...], interactive: bool
) -> None:
    player = Listener(qtbot, "egotzi")
    player.view.show_position(player.position, interactive=interactive, waiting=waiting)
    player.click(9)
    assert player.emitted == [("withdrawn", -1), *([("step", PLACE + 9)] if interactive else [])]


def test_a_drag_away_from_a_waiting_turn_confirms_nothing(qtbot: QtBot) -> None:
    player = Listener(qtbot, "egotzi")
    player.view.show_position(player.position, interactive=False, waiting=(5,))
    drag(player.view, player.view.site_point(5), player.view.site_point(10))
    assert player.emitted == []


def test_only_the_waiting_turn_is_marked_under_the_mouse(qtbot: QtBot) -> None:
    player = Listener(qtbot, "egotzi")
    hover(player.view, player.view.site_point(9))
    player.view.show_position(player.position, waiting=(5,))
    marks = drawn_marks(player.scene)
    hover(player.view, player.view.site_point(2))
    assert drawn_marks(player.scene) == marks != []
    player.view.show_position(player.position)
    assert drawn_marks(player.scene) != marks


@pytest.mark.parametrize("end", ["b4", None])
def test_a_disc_is_picked_up_once_in_a_long_drag(qtbot: QtBot, end: str | None) -> None:
    player = Listener(qtbot, "themisto")
    touched: list[tuple[Touch, ...]] = []
    player.view.touched.connect(touched.append)
    view = player.view
    start = view.site_point(player.site("a4"))
    goal = view.site_point(player.site(end)) if end else QPoint(1, 1)
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    assert [len(each) for each in touched] == [1]  # a click takes it at once
    for part in (0.4, 0.7, 1.0):
        move_held(view, start + (goal - start) * part)
    QTest.mouseRelease(view.viewport(), LEFT, pos=goal)
    assert [len(each) for each in touched] == [1, 0]
    assert [name for name, _ in player.emitted] == (["step"] if end else [])
    hover(view, goal)
    QTest.mouseRelease(view.viewport(), LEFT, pos=goal)  # that was all
    assert [len(each) for each in touched] == [1, 0]
