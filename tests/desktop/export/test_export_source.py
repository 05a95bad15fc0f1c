"""The drawings and descriptions of an exported game."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import pytest
from driving import small
from exported_game import TURNS, game, source_of
from lone_widgets import lone_session

from desktop.export.picture_style import ON_SCREEN, PictureStyle
from desktop.game.game_session import GameSession
from desktop.painting.drawing import Drawing, Numbers
from desktop.theme.theme import DARK, LIGHT
from rules.position import PLACE
from rules.record.marks import Mark, MarkKind


@pytest.fixture
def session(qapp: object) -> Iterator[GameSession]:
    made = game(*TURNS)
    made.record.line[1].properties["TR"] = ["d4"]
    yield made
    made.close()


ALL = PictureStyle(numbers=Numbers.ALL)


def test_the_current_position_is_drawn(session: GameSession) -> None:
    moment = source_of(session).shown(ALL)
    assert moment.turn == len(TURNS)
    assert moment.position == session.position
    assert moment.position is not session.position  # the game may change
    assert moment.last == session.last_turn != ()
    assert sorted(moment.numbers.values()) == [1, 2, 3, 4, 5]
    assert moment.marks == {}
    bare = source_of(session).shown(PictureStyle(last_turn=False))
    assert bare.last == ()
    assert bare.numbers == {}


def test_an_unfinished_turn_is_drawn(qapp: object) -> None:
    begun = lone_session(small("yodd"), "Bc3")
    begun.start()
    begun.play(next(t for t in begun.position.legal_turns() if len(t) > 1)[0])
    source = source_of(begun)
    assert begun.steps
    assert source.shown(PictureStyle(numbers=Numbers.ALL)).turn == 2
    assert source.has_turns()
    begun.close()


def test_an_earlier_moment_is_drawn_as_it_was(session: GameSession) -> None:
    source = source_of(session)
    record = session.record
    assert [source.after(turn, ALL).turn for turn in range(6)] == list(range(6))
    start = source.after(0, ALL)
    assert start.position == record.setup.start()
    assert start.last == ()
    assert start.numbers == {}
    third = source.after(3, ALL)
    assert third.position == record.position_at(record.line[2])
    assert third.position is not record.position_at(record.line[2])
    before = record.position_at(record.line[1])
    assert third.last == before.turn_changes(record.line[2].turn)
    assert sorted(third.numbers.values()) == [1, 2, 3]
    assert source.after(3, PictureStyle(last_turn=False)).last == ()
    last = PictureStyle(numbers=Numbers.LAST)
    assert sorted(source.after(5, last).numbers.values()) == [2, 3, 4, 5]
    assert sorted(source.after(5, last, last=2).numbers.values()) == [4, 5]


def test_marks_belong_to_their_positions(session: GameSession) -> None:
    source = source_of(session)
    site = session.position.board.site("d4")
    assert source.after(2, PictureStyle()).marks == {site: Mark(MarkKind.TRIANGLE)}
    assert source.after(2, PictureStyle(marks=False)).marks == {}
    assert source.after(1, PictureStyle()).marks == {}
    assert not source.has_marks(whole=False)
    assert source.has_marks(whole=True)
    session.record.line[1].properties.clear()
    assert not source.has_marks(whole=True)
    session.record.root.properties["TR"] = ["d4"]
    assert source.has_marks(whole=True)
    session.record.node.properties["TR"] = ["d4"]
    assert source.has_marks(whole=False)


def test_the_theme_is_the_chosen_one_or_that_of_the_window(session: GameSession) -> None:
    source = source_of(session)
    assert source.theme(PictureStyle(theme="dark")) is DARK
    assert source.theme(PictureStyle(theme=ON_SCREEN)) is LIGHT
    assert source.theme(PictureStyle(theme="gone")) is LIGHT
    with source.board(PictureStyle(theme="dark", coordinates=False)) as scene:
        assert scene.theme is DARK


def test_the_game_is_described(session: GameSession) -> None:
    source = source_of(session)
    assert source.title == "Egotzi · size 4 · no pie rule"
    assert source.players == "Ann (Black) – Ben (White)"
    assert source.turn_text(0) == "The start"
    assert source.turn_text(2) == "After move 2, c3"
    assert source.state == "After move 5, a3. White to move."
    assert source.has_turns()
    session.record.root.properties["DT"] = ["2026-05-01", "2027"]
    assert source.date == "2026-05-01"
    session.record.root.properties["DT"] = []
    assert source.date == ""
    lines = source.text().split("\n")
    assert lines[:3] == [source.title, source.players, ""]
    assert lines[-3:] == ["", source.state, ""]
    assert len(lines) > 8


def test_the_start_is_described_without_a_turn(qapp: object) -> None:
    fresh = game()
    source = source_of(fresh)
    assert source.state == "Black to move."
    assert not source.has_turns()
    fresh.close()


def test_the_end_is_described_with_its_result(session: GameSession) -> None:
    session.start()
    while not session.position.over:
        session.play(next(s for s in session.position.legal_steps() if s >= PLACE))
    source = source_of(session)
    assert "to move" not in source.state
    assert "wins" in source.state or "draw" in source.state.lower()
    assert len(source.state.split()) > 4  # and why


# -- the style -----------------------------------------------------------------------------------


def test_every_choice_is_stored_and_read_back() -> None:
    other = PictureStyle(
        "dark", coordinates=False, numbers=Numbers.ALL, last_turn=False, marks=False
    )
    assert PictureStyle().read(other.texts()) == other
    assert other.read(PictureStyle().texts()) == PictureStyle()
    for name in other.texts():  # each by itself
        changed = dataclasses.replace(PictureStyle(), **{name: getattr(other, name)})
        assert PictureStyle().read({name: other.texts()[name]}) == changed
        assert PictureStyle().read(changed.texts()) == changed


def test_invalid_choices_count_as_missing() -> None:
    other = PictureStyle(
        "dark", coordinates=False, numbers=Numbers.ALL, last_turn=False, marks=False
    )
    odd = {name: "odd" for name in other.texts() if name != "theme"}
    assert other.read(odd) == other
    assert other.read({}) == other


def test_the_drawing_follows_the_screen() -> None:
    screen = Drawing(flat=True, coordinates=True, numbers=Numbers.NONE)
    drawn = PictureStyle(coordinates=False, numbers=Numbers.LAST).drawing(screen)
    assert drawn == Drawing(flat=True, coordinates=False, numbers=Numbers.LAST)
