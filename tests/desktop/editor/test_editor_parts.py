"""The parts of the position editor, each by itself."""

from __future__ import annotations

from typing import Any

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
from rules.games import read_setup
from rules.placement import Condition
from rules.position import BLACK, NEUTRAL, WHITE

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
    assert chosen == ["egotzi size=5 variant=squared pie=off komi=0"]
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
