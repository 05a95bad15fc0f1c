"""What the board shows ahead of a click."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from drawn_shapes import drawn_marks
from driving import small
from PySide6.QtCore import QObject

from desktop.board.board_scene import BoardScene
from desktop.board.hand import Hand
from desktop.board.move_preview import MovePreview
from desktop.board.preview_marks import Note
from desktop.board.touching import Touching
from desktop.theme.theme import LIGHT
from rules.piece import Change, Motion, Piece, Touch
from rules.position import PLACE, Position, SpecialStep


class Shown:
    """A board, a hand and a preview on a position."""

    def __init__(self, key: str, *turns: str) -> None:
        self.position: Position = small(key).start()
        for turn in turns:
            self.position.play_turn(self.position.read(turn))
        self.board = BoardScene(self.position.setup, LIGHT)
        self.board.show_position(self.position)
        self.hand = Hand(self.board)
        self.hand.touching = Touching(self.position)
        self.preview = MovePreview(self.hand)
        self.site = self.position.board.site

    def play(self, step: int) -> None:
        self.position = self.position.copy()
        self.position.play(step)
        self.board.show_position(self.position)
        self.hand.touching = Touching(self.position)

    def seen(self) -> list[str]:
        """Return what the preview draws."""
        self.preview.show(self.board)
        return drawn_marks(self.board)

    def with_preview(
        self,
        changes: tuple[Change, ...] = (),
        *,
        loses: bool = False,
        touched: tuple[Touch, ...] = (),
        group: tuple[int, ...] = (),
        note: Note | None = None,
    ) -> list[str]:
        """Return what the board draws for an explicit preview."""
        self.board.show_preview(changes, loses=loses, touched=touched, group=group, note=note)
        return drawn_marks(self.board)

    def forget(self) -> None:
        self.board.deleteLater()


@pytest.fixture
def yodd(qapp: QObject) -> Iterator[Shown]:
    shown = Shown("yodd", "Ba1")
    yield shown
    shown.forget()


@pytest.fixture
def themisto(qapp: QObject) -> Iterator[Shown]:
    shown = Shown("themisto")
    yield shown
    shown.forget()


def test_without_a_hovered_site_nothing_is_shown(yodd: Shown) -> None:
    assert yodd.seen() == []
    yodd.hand.touching = None
    assert yodd.seen() == []


def test_a_click_on_an_empty_cell_would_place_the_stone_held(yodd: Shown) -> None:
    yodd.preview.hovered = (yodd.site("c3"),)
    yodd.hand.hold(1)
    stone = Change(Motion.APPEAR, Piece(yodd.site("c3"), 1), yodd.site("c3"))
    note = Note(yodd.site("c3"), "1\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}2", allowed=True)
    assert yodd.seen() == yodd.with_preview((stone,), note=note) != []


def test_a_note_says_what_a_forbidden_stone_would_do(yodd: Shown) -> None:
    first = yodd.position.legal_steps()
    yodd.play(next(s for s in first if yodd.position.touches(s) == (Touch(yodd.site("c3"), 0),)))
    yodd.hand.hold(0)
    yodd.preview.hovered = (yodd.site("a2"),)  # next to a1 alone: the number would stay even
    note = Note(yodd.site("a2"), "2\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}2", allowed=False)
    assert yodd.seen() == yodd.with_preview(note=note) != []


def test_a_stone_under_the_mouse_shows_its_group_even_while_the_board_ignores_clicks(
    yodd: Shown,
) -> None:
    a1 = yodd.site("a1")
    yodd.preview.hovered = (a1, yodd.site("c3"))
    assert yodd.seen() == yodd.with_preview(group=(a1,)) != []
    yodd.hand.touching = None
    assert yodd.seen() == yodd.with_preview(group=(a1,))


def test_a_waiting_turn_is_shown_wherever_the_mouse_is(yodd: Shown) -> None:
    yodd.preview.hovered = (yodd.site("c3"),)
    yodd.preview.preview = (Change(Motion.APPEAR, Piece(9, 1), 9),)
    yodd.hand.waiting = (3, 4)
    assert yodd.seen() == yodd.with_preview(group=(3, 4)) != []
    yodd.hand.waiting = ()  # a pass has no place
    assert yodd.seen() == []


def test_a_preview_from_outside_the_board_overrides_the_mouse(yodd: Shown) -> None:
    yodd.preview.hovered = (yodd.site("c3"),)
    yodd.preview.preview = (Change(Motion.APPEAR, Piece(9, 1), 9),)
    assert yodd.seen() == yodd.with_preview(yodd.preview.preview) != []


def test_a_disc_under_the_mouse_can_be_picked_up(themisto: Shown) -> None:
    a4 = themisto.site("a4")
    themisto.preview.hovered = (a4,)
    assert themisto.seen() == themisto.with_preview(touched=(Touch(a4),)) != []


def test_with_a_disc_in_hand_its_route_is_shown_only_to_legal_sites(
    themisto: Shown,
) -> None:
    a4, b4 = themisto.site("a4"), themisto.site("b4")
    assert themisto.hand.touching
    themisto.hand.touching.touches = (Touch(a4),)
    themisto.preview.hovered = (b4,)
    (step,) = themisto.position.read("a4-b4")
    assert themisto.seen() == themisto.with_preview(themisto.position.change(step)) != []
    themisto.preview.hovered = (themisto.site("d5"),)
    assert themisto.seen() == []
    themisto.preview.hovered = ()
    assert themisto.seen() == []


def test_only_the_new_half_would_be_touched(qapp: QObject) -> None:
    shown = Shown("wythe")
    c3 = shown.site("c3")
    shown.preview.hovered = (c3,)
    assert shown.seen() == shown.with_preview(touched=(Touch(c3, 0),)) != []
    shown.forget()


def test_a_group_is_not_shown_while_a_step_is_in_hand(qapp: QObject) -> None:
    shown = Shown("wythe", "a3b3", "c3d3")
    assert shown.hand.touching
    shown.hand.touching.touches = (Touch(shown.site("b3"), 0),)
    shown.preview.hovered = (shown.site("a3"),)  # where the other half may not go
    assert shown.seen() == []
    shown.hand.touching.touches = ()
    shown.hand.touching = None
    assert shown.seen() != []
    shown.forget()


def until_capture(shown: Shown) -> None:
    """Play until a slide closes off a line."""
    while SpecialStep.CAPTURE not in shown.position.legal_steps():
        assert not shown.position.over
        steps = shown.position.legal_steps()
        shown.play(max(steps, key=lambda step: (captures(shown.position, step), -step)))


def captures(position: Position, step: int) -> int:
    after = position.copy()
    after.play(step)
    return 0 if after.over else int(SpecialStep.CAPTURE in after.legal_steps())


def test_all_buttons_are_previewed_until_one_is_under_the_mouse(themisto: Shown) -> None:
    until_capture(themisto)
    capture = themisto.position.change(SpecialStep.CAPTURE)
    assert themisto.seen() == themisto.with_preview(capture) != []
    themisto.preview.button = SpecialStep.CAPTURE
    assert themisto.seen() == themisto.with_preview(capture)
    themisto.preview.button = SpecialStep.KEEP
    assert themisto.seen() == []
    themisto.preview.button = SpecialStep.PASS  # not available now
    assert themisto.seen() == themisto.with_preview(capture)


def test_a_button_without_changes_hides_the_group_under_the_mouse(
    yodd: Shown,
) -> None:
    yodd.play(yodd.position.parse("Ba2")[0])
    a1 = yodd.site("a1")
    yodd.preview.hovered = (a1,)
    button = next(step for step in yodd.position.legal_steps() if step < PLACE)
    assert yodd.seen() == yodd.with_preview(group=(a1, yodd.site("a2"))) != []
    yodd.preview.button = button
    assert yodd.seen() == []


def test_a_step_that_costs_a_turn_is_labelled(themisto: Shown) -> None:
    for text in ("f8-f2", "e1-e7", "h7-c2", "h1-f3", "h2-g2"):
        themisto.position.play_turn(themisto.position.read(text))
    themisto.board.show_position(themisto.position)
    themisto.hand.touching = Touching(themisto.position)
    step = next(
        step
        for step in themisto.position.legal_steps()
        if themisto.hand.touching.preview(step).loses
    )
    start, end = themisto.position.touches(step)
    themisto.hand.touching.touches = (start,)
    themisto.preview.hovered = (end.site,)
    seen = themisto.seen()
    assert [line for line in seen if "text costs_a_turn" in line]
    assert seen == themisto.with_preview(themisto.hand.touching.preview(step).changes, loses=True)
    themisto.preview.hovered = ()  # then it is said at the disc in hand
    (word,) = [line for line in themisto.seen() if "text costs_a_turn" in line]
    assert float(word.split()[0].removeprefix("?")) == pytest.approx(
        themisto.board.layout_plan.centres[start.site][0], abs=9
    )
    themisto.hand.touching.touches = ()
    assert themisto.seen() == []
    themisto.preview.hovered = (start.site,)  # and before it is picked up
    assert word in themisto.seen()
    themisto.preview.hovered = (themisto.site("a1"),)
    assert not [line for line in themisto.seen() if "text costs_a_turn" in line]
