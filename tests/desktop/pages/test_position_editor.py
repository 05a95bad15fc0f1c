"""The position editor by mouse and keys, for every game, and its parts."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shown_facts import each, merged, rows

from desktop.board.board_scene import BoardScene
from desktop.pages.draft import Draft
from desktop.pages.position_editor import ERASER, PositionEditor, Tools, VerdictLine
from desktop.painting.drawing import Drawing
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.theme.themes import DARK, UI_THEME
from desktop.views.game_views import VIEWS
from rules.games import GAMES, read_setup
from rules.placement import Condition, PlacementReason
from rules.position import BLACK, NEUTRAL, PLACE, WHITE, Position, Setup
from rules.refusal import RulesError

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
Open = Callable[..., PositionEditor]


@pytest.fixture
def opened(qtbot: QtBot) -> Open:
    def open_editor(words: str, position: Position | None = None) -> PositionEditor:
        start = position or read_setup(words.split()).start()
        editor = PositionEditor(start, lambda _game: Drawing())
        editor.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        editor.board.set_animated(False)
        qtbot.addWidget(editor)
        editor.show()
        editor.activateWindow()  # keys go only to the active window
        qtbot.waitUntil(editor.isActiveWindow)
        return editor

    return open_editor


def press(button: QPushButton) -> None:
    QTest.mouseClick(button, LEFT)


def site_of(editor: PositionEditor, name: str) -> int:
    return int(editor.draft.position.board.site(name))


def click(editor: PositionEditor, *names: str, button: Qt.MouseButton = LEFT) -> None:
    for name in names:
        point = editor.board.site_point(site_of(editor, name))
        QTest.mouseClick(editor.board.viewport(), button, pos=point)


def drag(editor: PositionEditor, *names: str, button: Qt.MouseButton = LEFT) -> None:
    """Press on the first cell, move over the others, and release it at the last one."""
    points = [editor.board.site_point(site_of(editor, name)) for name in names]
    QTest.mousePress(editor.board.viewport(), button, pos=points[0])
    for point in points[1:]:
        move(editor, point, button)
    QTest.mouseRelease(editor.board.viewport(), button, pos=points[-1])


def move(editor: PositionEditor, point: QPoint, button: Qt.MouseButton) -> None:
    viewport = editor.board.viewport()
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(point),
        QPointF(viewport.mapToGlobal(point)),
        Qt.MouseButton.NoButton,
        button,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(viewport, event)


def text_of(editor: PositionEditor) -> str:
    return editor.draft.text.partition("position=")[2]


def shown_pieces(editor: PositionEditor) -> int:
    scene = editor.board.scene()
    assert isinstance(scene, BoardScene)
    return sum(1 for height in scene.heights() if height)


# -- every game by mouse ---------------------------------------------------------------------


@pytest.mark.parametrize("words", rows("EDITED"))
def test_stones_are_placed_by_clicks_until_a_position_from_play_stands(
    opened: Open, words: str
) -> None:
    position, rng = read_setup(words.split()).start(), random.Random(5)
    for turn in range(9):
        while position.turn == turn:
            position.play(rng.choice(position.legal_steps()))
    editor = opened(words)
    for colour in (BLACK, WHITE):
        press(editor.tools.buttons[colour])
        mine = [piece.site for piece in position.pieces() if piece.colour == colour]
        click(editor, *[position.board.names[site] for site in mine])
    QTest.mouseClick(editor.conditions.movers[position.colour], LEFT, pos=QPoint(8, 8))
    passes = position.placement().passes
    if passes:
        editor.conditions.passes.setCurrentIndex(passes)
        editor.conditions.passes.activated.emit(passes)
    assert editor.draft.result is not None
    assert editor.draft.position.pieces() == position.pieces()
    assert editor.draft.position.legal_steps() == position.legal_steps()
    assert editor.verdict.text.startswith("Legal position.")
    assert not editor.verdict.refuses
    assert editor.play.isEnabled()


def test_dominoes_are_laid_by_clicks_and_drags_refused_and_lifted(opened: Open) -> None:
    editor = opened("wythe size=5")
    click(editor, "a1", "b1", "a1")
    assert "own colour" in editor.verdict.text
    assert editor.verdict.refuses
    assert text_of(editor) == "a1b1/white"
    press(editor.tools.buttons[WHITE])
    click(editor, "a2", "b2")
    drag(editor, "d3", "d4")
    assert text_of(editor) == "a1b1,b2a2,d4d3/white"
    click(editor, "b1")  # the black half must lie there, on white
    click(editor, "b2")
    assert text_of(editor) == "a1b1,b2a2,d4d3,b1b2/black"
    press(editor.tools.buttons[ERASER])
    click(editor, "a1")
    assert editor.verdict.text == "Another piece lies on it. Remove that one first."
    assert editor.verdict.refuses
    click(editor, "b2", "a1", "d3")
    assert text_of(editor) == "b2a2/white"
    assert editor.verdict.text == "Legal position. White is to move."


def test_discs_are_taken_and_put_elsewhere(opened: Open) -> None:
    editor = opened("themisto")
    click(editor, "a1", button=RIGHT)
    assert editor.verdict.text == "There must be 28 discs."
    assert editor.verdict.refuses
    assert not editor.play.isEnabled()
    assert not editor.analyse.isEnabled()
    assert shown_pieces(editor) == 27
    press(editor.tools.buttons[WHITE])
    click(editor, "d4")
    assert editor.verdict.text == "Legal position. Player 1 is to move."
    QTest.mouseClick(editor.conditions.skip, LEFT, pos=QPoint(8, 8))
    assert editor.draft.result is not None
    assert editor.draft.result.start().lost_turns() == (0, 1)
    press(editor.start)
    assert editor.draft.result == GAMES["themisto"].setup()


# -- tools -----------------------------------------------------------------------------------


def test_a_click_replaces_and_a_second_one_removes(opened: Open) -> None:
    editor = opened("egotzi size=5")
    click(editor, "c3")
    assert text_of(editor) == "Bc3/white"
    press(editor.tools.buttons[WHITE])
    click(editor, "c3")
    assert text_of(editor) == "Wc3/white"
    assert editor.verdict.text == "Black must have as many stones as White, or one more."
    click(editor, "c3")
    assert text_of(editor) == ""
    press(editor.tools.buttons[BLACK])
    click(editor, "c3", "c3")
    assert text_of(editor) == ""


def test_a_drag_draws_or_removes_and_is_undone_at_once(opened: Open) -> None:
    editor = opened("yodd size=4")
    drag(editor, "a1", "a2", "a3", "a4")
    assert text_of(editor) == "Ba1a2a3a4/white"
    drag(editor, "a4", "a3", "b4", button=RIGHT)
    assert text_of(editor) == "Ba1a2/white"
    press(editor.tools.buttons[ERASER])
    drag(editor, "a1", "a2")
    assert text_of(editor) == ""
    press(editor.undo)
    press(editor.undo)
    assert text_of(editor) == "Ba1a2a3a4/white"
    press(editor.undo)
    assert text_of(editor) == ""
    assert not editor.undo.isEnabled()
    press(editor.redo)
    assert text_of(editor) == "Ba1a2a3a4/white"


def test_a_piece_is_dragged_to_another_cell_or_off_the_board(opened: Open) -> None:
    editor = opened("themisto")
    drag(editor, "a1", "b2", "d4")
    assert editor.draft.result is not None
    colours = editor.draft.colours()
    assert colours[site_of(editor, "a1")] == -1
    assert colours[site_of(editor, "d4")] == BLACK
    assert len(editor.draft.placement.pieces) == 28
    drag(editor, "b1", "d4")  # onto another one, which it replaces
    assert editor.draft.colours()[site_of(editor, "d4")] == WHITE
    assert len(editor.draft.placement.pieces) == 27
    press(editor.undo)
    point = editor.board.site_point(site_of(editor, "d4"))
    QTest.mousePress(editor.board.viewport(), LEFT, pos=point)
    move(editor, QPoint(2, 2), LEFT)
    QTest.mouseRelease(editor.board.viewport(), LEFT, pos=QPoint(2, 2))
    assert len(editor.draft.placement.pieces) == 27
    assert editor.draft.colours()[site_of(editor, "d4")] == -1


def test_it_works_by_keys_alone(opened: Open) -> None:
    editor = opened("egotzi size=3")
    editor.board.setFocus()
    board = editor.board
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Space):  # the first one shows the cursor
        QTest.keyClick(board, key)
    first = text_of(editor)
    assert first.startswith("B")
    QTest.keyClick(board, Qt.Key.Key_2)
    assert editor.tools.tool == WHITE
    QTest.keyClick(board, Qt.Key.Key_Right)
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert "W" in text_of(editor)
    assert editor.verdict.text == "Legal position. Black is to move."
    QTest.keyClick(board, Qt.Key.Key_Delete)
    assert text_of(editor) == first
    QTest.keyClick(board, Qt.Key.Key_3)
    assert editor.tools.tool == ERASER
    QTest.keyClick(board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "W" in text_of(editor)
    assert editor.isVisible()
    editor = opened("wythe size=3")  # where two cells make a piece
    editor.board.setFocus()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Space):
        QTest.keyClick(editor.board, key)
    assert len(editor.draft.placement.pieces) == 1
    QTest.keyClick(editor.board, Qt.Key.Key_Delete)
    assert not editor.draft.placement.pieces


# -- conditions and options ------------------------------------------------------------------


def test_only_the_fields_of_the_game_are_there(opened: Open) -> None:
    fields = merged("EDITOR_FIELDS")
    for words, names in fields.items():
        conditions = opened(words).conditions
        shown = [
            n for n in ("passes", "swap", "skip", "past") if getattr(conditions, n).isVisible()
        ]
        assert shown == names.split()


def test_who_is_to_move_can_be_wrong(opened: Open) -> None:
    editor = opened("egotzi size=4")
    QTest.mouseClick(editor.conditions.movers[WHITE], LEFT, pos=QPoint(8, 8))
    assert editor.verdict.text == (
        "Black and White have the same number of stones, so Black is to move."
    )
    click(editor, "b2")  # the stones decide again
    assert editor.conditions.movers[WHITE].isChecked()
    assert not editor.verdict.refuses
    QTest.mouseClick(editor.conditions.swap, LEFT, pos=QPoint(8, 8))
    assert text_of(editor) == "Bb2/white/swap"


def test_passes_end_a_game(opened: Open) -> None:
    editor = opened("yodd size=3 position=Ba1b1/white")
    editor.conditions.passes.activated.emit(2)
    assert editor.verdict.text.startswith("Legal position. White has won: Both players passed")
    assert editor.play.isEnabled()
    assert not editor.analyse.isEnabled()


def test_the_past_of_themisto_can_be_dropped(opened: Open) -> None:
    start = GAMES["themisto"].setup().start()
    for turn in ("a1-b2", "h8-g7"):
        start.play_turn(start.read(turn))
    editor = opened("", start)
    past = editor.conditions.past
    assert past.isVisible()
    assert past.isChecked()
    assert past.text().startswith("2 earlier moves")
    QTest.mouseClick(past, LEFT, pos=QPoint(8, 8))
    assert editor.draft.placement.past == ()
    assert not past.isEnabled()


def test_another_game_or_board_is_chosen(opened: Open, qtbot: QtBot) -> None:
    editor = opened("egotzi size=4 position=Ba1/white")
    editor.options.fields["size"].control.setValue(6)  # type: ignore[union-attr]
    assert str(editor.draft.setup).startswith("egotzi size=6")
    assert len(editor.board.scene().heights()) == 36  # type: ignore[attr-defined]
    editor.options.game.setCurrentIndex(list(GAMES).index("oddy"))
    editor.options.game.activated.emit(list(GAMES).index("oddy"))
    assert editor.draft.setup.game is GAMES["oddy"]
    qtbot.waitUntil(lambda: "sides" in editor.options.fields)
    editor.options.fields["sides"].control.setCurrentIndex(0)  # type: ignore[union-attr]
    assert str(editor.draft.setup) == "oddy sides=3 size=6 pie=on"
    press(editor.undo)
    press(editor.undo)
    press(editor.undo)
    assert text_of(editor) == "Ba1/white"


# -- text, and the end -----------------------------------------------------------------------


def test_positions_are_copied_emptied_and_pasted_as_text(opened: Open) -> None:
    clipboard = QGuiApplication.clipboard()
    editor = opened("egotzi size=4 position=Ba1/white")
    assert shown_pieces(editor) == 1
    press(editor.copy)
    assert clipboard.text() == "egotzi size=4 variant=standard pie=on position=Ba1/white"
    assert editor.verdict.text == "The position was copied."
    press(editor.empty)
    assert shown_pieces(editor) == 0
    assert editor.verdict.text == "Legal position. Black is to move."
    assert not editor.start.isVisible()  # it would be the same
    other = opened("wythe")
    press(other.paste)
    assert other.draft.text == clipboard.text()
    clipboard.setText("Ba1a1/white")
    press(other.paste)
    assert other.verdict.refuses
    assert other.verdict.text.startswith("This text cannot be pasted: the position is not legal")
    assert other.draft.text.endswith("position=Ba1/white")


def test_a_position_that_is_not_legal_yet_is_pasted_as_it_was_copied(opened: Open) -> None:
    editor, other = opened("egotzi size=4 position=Ba1/white"), opened("wythe")
    editor.draft.put(1, BLACK)
    editor.draft.put(2, BLACK)
    assert editor.draft.result is None
    press(editor.copy)
    press(other.paste)
    assert (other.draft.text, other.draft.result) == (editor.draft.text, None)
    assert other.draft.placement == editor.draft.placement


def test_the_buttons_lead_on_with_the_position(opened: Open) -> None:
    editor = opened("egotzi size=4")
    click(editor, "b2")
    assert editor.play.isEnabled()
    assert editor.analyse.isEnabled()
    assert str(editor.draft.result) == editor.draft.text
    press(editor.cancel)
    assert not editor.isVisible()


def test_esc_warns_before_it_discards_a_position(opened: Open) -> None:
    editor = opened("egotzi size=4")
    editor.board.setFocus()
    click(editor, "b2")
    QTest.keyClick(editor.board, Qt.Key.Key_Escape)
    assert editor.isVisible()
    assert editor.verdict.text == "Press Esc again to discard the position."
    click(editor, "b3")  # another change, another warning
    QTest.keyClick(editor.board, Qt.Key.Key_Escape)
    assert editor.isVisible()
    QTest.keyClick(editor.board, Qt.Key.Key_Escape)
    assert not editor.isVisible()


def test_esc_closes_an_editor_without_changes(opened: Open) -> None:
    editor = opened("wythe size=4")
    editor.board.setFocus()
    click(editor, "b2")
    QTest.keyClick(editor.board, Qt.Key.Key_Escape)  # takes the first half back
    assert editor.isVisible()
    QTest.keyClick(editor.board, Qt.Key.Key_Escape)
    assert not editor.isVisible()


def test_help_is_asked_for_by_button_and_key(opened: Open) -> None:
    editor = opened("wythe size=4")
    asked = emitted(editor.help.clicked)
    press(editor.help)
    QTest.keyClick(editor.board, Qt.Key.Key_F1)
    assert len(asked) == 2


def test_names_texts_and_colours_follow_the_settings(opened: Open) -> None:
    editor = opened("egotzi size=4")
    assert editor.board.accessibleName() == "Board of Egotzi"
    assert editor.conditions.passes.accessibleName() == "Passes"
    assert editor.options.game.accessibleName() == "Game"
    assert editor.verdict._label.accessibleName() == editor.verdict.text
    UI_THEME.set_theme(DARK)
    assert editor.board._board.theme is DARK
    UI_LANGUAGE.set_language(Language("de"))
    assert editor.verdict.text != "Legal position. Black is to move."
    assert editor.board.accessibleName() != "Board"
    assert "Egotzi" in editor.board.accessibleName()


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


def test_it_begins_at_once_after_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    position = played("themisto", 60, 3)
    started = position.setup.placed(position.placement())
    monkeypatch.setattr(Setup, "placed", lambda *_: pytest.fail("all moves are played again"))
    draft = Draft(position)
    assert draft.result == started
    assert draft.position == started.start()
    assert draft.position is not position


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
    changes: list[object] = []
    draft = Draft(read_setup(["oddy", "sides=3", "size=4"]).start(), lambda: changes.append(None))
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


def test_tools_are_named_as_the_pieces_of_the_game(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    tools = Tools(window)
    chosen: list[Any] = emitted(tools.group.idClicked)
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
    assert tools.buttons[WHITE].toolTip().startswith("Key 2. Click the square")


def test_neutral_pieces_have_a_tool_in_games_that_have_them(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    tools = shown_alone(qtbot, Tools(window))
    view = VIEWS["egotzi"]
    tools.show_game(view, dominoes=False, neutral=True)
    assert tools.buttons[NEUTRAL].text() == "Neutral piece"
    assert not tools.buttons[NEUTRAL].icon().isNull()
    QTest.mouseClick(tools.buttons[NEUTRAL], LEFT)
    assert tools.tool == NEUTRAL
    tools.show_game(view, dominoes=False, neutral=False)
    assert not tools.buttons[NEUTRAL].isVisible()
    assert not tools.buttons[NEUTRAL].isEnabled()


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
