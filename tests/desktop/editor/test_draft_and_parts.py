"""A position that is being set up, and the parts of its editor, each by itself."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shown_facts import each

from desktop.editor.condition_fields import ConditionFields
from desktop.editor.draft import Draft
from desktop.editor.editor_board import EditorBoard
from desktop.editor.option_fields import OptionFields
from desktop.editor.tools import ERASER, Tools
from desktop.editor.verdict_line import VerdictLine
from desktop.theme.theme import DARK, LIGHT
from desktop.views.game_views import VIEWS
from rules.games import GAMES, read_setup
from rules.placement import Condition, PlacementReason
from rules.position import BLACK, NEUTRAL, PLACE, WHITE, Position
from rules.refusal import RulesError

# -- the draft ---------------------------------------------------------------------------------


def draft_of(words: str) -> Draft:
    return Draft(read_setup(words.split()).start())


def played(words: str, turns: int, seed: int) -> Position:
    """Return a position after random moves."""
    position, rng = read_setup(words.split()).start(), random.Random(seed)
    for turn in range(turns):
        while not position.over and position.turn == turn:
            position.play(rng.choice(position.legal_steps()))
    return position


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.short("wythe", "egotzi")
@settings(max_examples=15, deadline=None)
@given(st.integers(0, 40), st.integers(0, 1000))
def test_a_position_from_play_is_put_together_again_by_hand(
    key: str, turns: int, seed: int
) -> None:
    position = played(key, turns, seed)
    placement = position.placement()
    draft = Draft(position.setup.start())
    draft.clear()
    for piece in placement.pieces:
        if len(piece) > 1:
            draft.add(piece)
        else:
            draft.put(piece[0].site, piece[0].hand)
    draft.set_colour(placement.colour)
    for condition in draft.conditions:
        draft.set_condition(condition, getattr(placement, condition.value))
    assert draft.result == position.setup.placed(placement)
    assert draft.refusal is None
    assert draft.position.legal_steps() == position.legal_steps()
    assert draft.position.pieces() == position.pieces()


@pytest.mark.parametrize("key", GAMES)
def test_it_begins_with_the_position_that_it_is_given(key: str) -> None:
    position = played(key, 12, 3)
    draft = Draft(position)
    assert draft.placement == position.placement()
    assert draft.result == position.setup.placed(position.placement())
    assert draft.setup == position.setup
    assert not draft.can_undo


def test_what_is_wrong_is_known_and_shown() -> None:
    draft = draft_of("egotzi size=3")
    draft.put(0, WHITE)
    assert draft.result is None
    assert draft.refusal is not None
    assert draft.refusal.reason is PlacementReason.UNEVEN
    assert [(piece.site, piece.colour) for piece in draft.position.pieces()] == [(0, WHITE)]
    for site in range(9):
        draft.put(site, BLACK)  # a full board that no game can have
    assert draft.result is None
    assert draft.position.outcome() is None
    assert len(draft.position.pieces()) == 9


def test_discs_are_shown_even_if_some_are_missing() -> None:
    draft = draft_of("themisto")
    draft.put(0, -1)
    assert draft.result is None
    assert len(draft.position.pieces()) == 27
    assert draft.colours()[0] == -1
    draft.put(9, WHITE)
    assert draft.result is not None


def test_the_colour_to_move_follows_the_pieces_where_they_decide_it() -> None:
    draft = draft_of("egotzi size=5")
    for number, site in enumerate((3, 9, 14)):
        draft.put(site, number % 2)
        assert draft.placement.colour == (number + 1) % 2
        assert draft.result is not None
    draft.set_colour(BLACK)  # but what the user says is not changed
    assert draft.result is None
    draft = draft_of("yodd size=3")
    draft.put(0, BLACK)
    draft.put(1, BLACK)
    assert draft.placement.colour == WHITE  # either may be to move


def test_changed_pieces_have_no_past() -> None:
    position = played("themisto", 5, 1)
    draft = Draft(position)
    assert draft.had_past
    assert len(draft.placement.past) == 6
    draft.put(position.placement().pieces[0][0].site, -1)
    assert not draft.placement.past
    draft.undo()
    assert draft.placement.past
    draft.set_condition(Condition.PAST, ())
    assert draft.result is not None
    assert not draft.placement.past


def test_pieces_of_wythe_are_lifted_from_above() -> None:
    draft = draft_of("wythe size=4 position=a1b1,b2a2,b1b2/white")
    refusal = draft.lift(0)
    assert refusal is not None
    assert refusal.reason is PlacementReason.COVERED
    assert set(refusal.sites) == {1, 5}
    assert draft.lift(1) is None
    assert draft.lift(0) is None
    assert draft.lift(3) is None  # nothing lies there
    assert draft.text == "wythe size=4 pie=on position=b2a2/white"


def test_dominoes_are_laid_on_a_position_that_is_never_over() -> None:
    position = played("wythe size=3", 99, 1)
    assert position.over
    draft = Draft(position)
    assert not draft.laid.over
    assert draft.position.over
    assert draft.laid.pieces() == position.pieces()


def test_changes_are_undone_and_done_again() -> None:
    draft = draft_of("oddy sides=3 size=4")
    changes: list[object] = []
    draft.changed.connect(lambda: changes.append(draft.placement))
    draft.put(0, BLACK)
    draft.put(1, WHITE)
    draft.put(2, WHITE, joined=True)
    assert len(changes) == 3
    draft.put(2, WHITE)  # nothing new
    assert len(changes) == 3
    draft.undo()
    assert draft.colours().count(-1) == 9
    draft.undo()
    assert not draft.can_undo
    draft.undo()
    draft.redo()
    draft.redo()
    assert draft.colours()[:3] == [BLACK, WHITE, WHITE]
    assert not draft.can_redo
    draft.undo()
    draft.clear()
    assert not draft.can_redo


def test_pieces_stay_while_the_board_stays() -> None:
    draft = draft_of("egotzi size=5")
    draft.put(7, BLACK)
    draft.set_setup(read_setup(["egotzi", "size=5", "pie=off"]))
    assert draft.colours()[7] == BLACK
    assert draft.setup["pie"] is False
    draft.set_setup(read_setup(["egotzi", "size=6", "pie=off"]))
    assert draft.placement.pieces == ()
    draft.set_setup(read_setup(["wythe", "size=6"]))
    assert draft.setup.game is GAMES["wythe"]
    draft.set_setup(read_setup(["egotzi", "size=6"]))
    for _ in range(4):
        draft.undo()
    assert draft.colours()[7] == BLACK


def test_the_start_of_a_game_is_shown_again() -> None:
    draft = draft_of("themisto")
    draft.clear()
    assert draft.result is None
    draft.begin_again()
    assert draft.result == GAMES["themisto"].setup()


def test_texts_are_read_with_and_without_the_game() -> None:
    draft = draft_of("egotzi size=5")
    draft.read("Bc3/white")
    assert draft.text == "egotzi size=5 variant=standard pie=on position=Bc3/white"
    draft.read("oddy sides=3 size=4 position=Ba1/white/swap\n")
    assert draft.setup.game is GAMES["oddy"]
    assert draft.placement.swap
    draft.read("yodd size=4")
    assert draft.placement.pieces == ()
    before = draft.text
    for wrong in ("", "nonsense", "Bz9/white", "yodd size=4 position=Ba1a1/white"):
        with pytest.raises(RulesError):
            draft.read(wrong)
        assert draft.text == before


def test_every_step_of_wythe_can_be_laid() -> None:
    draft = draft_of("wythe size=3 pie=off")
    rng = random.Random(4)
    while steps := [step for step in draft.laid.legal_steps() if step >= PLACE]:
        draft.add(draft.laid.touches(rng.choice(steps)))
        assert draft.result is not None
    draft.set_condition(Condition.PASSES, 1)
    assert draft.result is None
    draft.set_colour(1 - draft.placement.colour)
    assert draft.result is not None


# -- the parts ---------------------------------------------------------------------------------


LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
TICK = QPoint(8, 8)


def test_tools_are_named_as_the_pieces_of_the_game(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    tools = Tools(LIGHT, window)
    chosen: list[Any] = emitted(tools.chosen)
    shown_alone(qtbot, tools)
    for key, (names, dominoes) in each("TOOLS").items():
        tools.show_game(VIEWS[key], dominoes=dominoes, neutral=False)
        assert [button.text() for button in tools.buttons.values() if not button.isHidden()] == [
            *names,
            "Eraser",
        ]
    tools.show_game(VIEWS["wythe"], dominoes=True, neutral=False)
    assert tools.tool == BLACK
    QTest.mouseClick(tools.buttons[ERASER], LEFT)
    assert tools.tool == ERASER
    assert len(chosen) == 1
    tools.show_tool(WHITE)
    assert tools.tool == WHITE
    assert len(chosen) == 1
    assert tools.buttons[WHITE].toolTip().startswith("Key 2. Click the square")
    tools.set_theme(DARK)


def test_neutral_pieces_have_a_tool_in_games_that_have_them(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    tools = Tools(LIGHT, window)
    shown_alone(qtbot, tools)
    view = VIEWS["egotzi"]
    tools.show_game(view, dominoes=False, neutral=True)
    assert tools.buttons[NEUTRAL].text() == "Neutral piece"
    assert not tools.buttons[NEUTRAL].icon().isNull()
    QTest.mouseClick(tools.buttons[NEUTRAL], LEFT)
    assert tools.tool == NEUTRAL
    tools.show_game(view, dominoes=False, neutral=False)
    assert not tools.buttons[NEUTRAL].isVisible()
    assert not tools.buttons[NEUTRAL].isEnabled()


def test_conditions_report_what_is_changed(qtbot: QtBot) -> None:
    fields = ConditionFields(LIGHT)
    movers: list[int] = []
    values: list[tuple[object, object]] = []
    fields.mover_chosen.connect(movers.append)
    fields.changed.connect(lambda condition, value: values.append((condition, value)))
    draft = Draft(read_setup(["wythe", "size=4", "position=a1b1/white"]).start())
    fields.show_draft(draft, VIEWS["wythe"])
    shown_alone(qtbot, fields)
    assert fields.movers[WHITE].isChecked()
    assert [button.text() for button in fields.movers] == ["Black", "White"]
    QTest.mouseClick(fields.movers[BLACK], LEFT, pos=TICK)
    QTest.mouseClick(fields.swap, LEFT, pos=TICK)
    QTest.keyClick(fields.passes, Qt.Key.Key_Down)
    assert movers == [BLACK]
    assert values == [(Condition.SWAP, True), (Condition.PASSES, 1)]
    assert not fields.skip.isVisible()
    fields.set_theme(DARK)


def test_options_follow_the_game_and_what_is_chosen(qtbot: QtBot) -> None:
    fields = OptionFields(read_setup(["egotzi", "size=5"]))
    chosen: list[str] = []
    fields.chosen.connect(lambda setup: chosen.append(str(setup)))
    shown_alone(qtbot, fields)
    assert list(fields.fields) == ["size", "variant", "pie"]
    fields.fields["variant"].control.setCurrentIndex(1)  # type: ignore[union-attr]
    assert chosen == [str(GAMES["egotzi"].closest_setup({"size": 5, "variant": "squared"}))]
    fields.show_setup(read_setup(chosen[0].split()))
    qtbot.waitUntil(lambda: list(fields.fields) == ["size", "variant", "komi"])
    fields.game.setCurrentIndex(0)
    fields.game.activated.emit(0)
    assert chosen[1:] == ["wythe size=7 pie=on"]


def test_the_board_reports_where_it_is_brushed(qtbot: QtBot) -> None:
    board = EditorBoard()
    setup = read_setup(["egotzi", "size=4"])
    board.set_game(setup, LIGHT)
    board.show_position(setup.start(), interactive=False)
    board.marking = True
    brushed: list[tuple[int, bool, bool]] = []
    board.brushed.connect(lambda *what: brushed.append(what))
    shown_alone(qtbot, board, (400, 400))
    QTest.mouseClick(board.viewport(), LEFT, pos=board.site_point(5))
    QTest.mouseClick(board.viewport(), RIGHT, pos=board.site_point(6))
    QTest.mouseClick(board.viewport(), LEFT, pos=QPoint(1, 1))  # beside the board
    assert brushed == [(5, False, False), (6, True, False)]
    board.move_cursor(9)
    QTest.keyClick(board, Qt.Key.Key_Space)
    QTest.keyClick(board, Qt.Key.Key_Delete)
    assert brushed[2:] == [(9, False, False), (9, True, False)]


def test_what_is_wrong_stays_until_it_is_mended(qtbot: QtBot) -> None:
    line = VerdictLine()
    line._timer.setInterval(1)
    shown_alone(qtbot, line)
    line.show_verdict("There must be 28 discs.", wrong=True)
    assert line.refuses
    line.show_refusal("That is something else.")
    qtbot.waitUntil(lambda: line.text == "There must be 28 discs.")
    assert line.refuses
    line.show_verdict("Legal position.", wrong=False)
    assert not line.refuses
