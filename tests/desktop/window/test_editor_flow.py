"""The position editor of a window: where it begins, and what it leads to."""

from __future__ import annotations

from driving import HUMANS, click
from lone_window import LoneWindow
from PySide6.QtWidgets import QPushButton

from desktop.editor.position_editor import PositionEditor
from desktop.game.players import Computer, Human
from desktop.play.seats_dialog import SeatsDialog
from desktop.window.editor_flow import EditorFlow
from rules.games import GAMES, read_setup
from rules.position import WHITE


def flow_of(lone: LoneWindow) -> EditorFlow:
    return EditorFlow(lone.window, lone.settings, lone.appearance)


def placed(editor: PositionEditor, words: str) -> None:
    editor.draft.read(words)


def press(button: QPushButton) -> None:
    click(button)


def test_it_begins_with_the_position_on_the_board(lone: LoneWindow) -> None:
    flow = flow_of(lone)
    lone.window.play_new(GAMES["egotzi"].setup(size=4), HUMANS)
    session = lone.window.session
    assert session is not None
    session.record.play_text("b2")
    editor = flow.open()
    assert editor.draft.text.endswith("position=Bb2/white/swap")
    assert editor.focusWidget() is editor.board
    assert editor.isModal()


def test_without_a_game_it_begins_with_the_board_played_on_last(lone: LoneWindow) -> None:
    setup = GAMES["wythe"].setup(size=5)
    lone.settings.remember(setup, HUMANS, komi_offered=False)
    assert flow_of(lone).open().draft.setup == setup


def test_a_game_is_played_from_the_position(lone: LoneWindow) -> None:
    editor = flow_of(lone).open()
    placed(editor, "egotzi size=4 position=Bb2/white")
    press(editor.play)
    (dialog,) = editor.findChildren(SeatsDialog)
    assert [field.kind.accessibleName() for field in dialog.seat_fields] == [
        "Black: played by",
        "White, to move: played by",
    ]
    assert editor.isVisible()  # until the players are chosen
    dialog.seat_fields[0].kind.setCurrentIndex(1)
    dialog.seat_fields[1].kind.setCurrentIndex(0)
    press(dialog.go)
    assert not editor.isVisible()
    session = lone.window.session
    assert session is not None
    assert str(session.record.setup).endswith("position=Bb2/white")
    assert isinstance(session.seats[0], Computer)
    assert isinstance(session.seats[1], Human)
    assert session.position.colour == WHITE
    session.record.play_text("c3")
    session.record.undo()
    assert session.record.position == read_setup(["egotzi", "size=4", "position=Bb2/white"]).start()
    game = GAMES["egotzi"]
    assert lone.settings.setup(game).placement == ""


def test_the_last_setup_is_remembered_without_a_position(lone: LoneWindow) -> None:
    setup = read_setup(["egotzi", "size=4", "position=Bb2/white"])
    lone.settings.remember(setup, HUMANS, komi_offered=False)
    assert lone.settings.setup(setup.game) == setup.bare


def test_it_is_analysed(lone: LoneWindow) -> None:
    flow = flow_of(lone)
    editor = flow.open()
    placed(editor, "yodd size=4 position=Ba1a2/black")
    press(editor.analyse)
    assert not editor.isVisible()
    page = lone.window.game_page
    assert page is not None
    assert page.session.seats == HUMANS
    assert page.analysis_controller.analysing


def test_a_game_that_is_over_is_only_shown(lone: LoneWindow) -> None:
    editor = flow_of(lone).open()
    placed(editor, "yodd size=3 position=Ba1a2/black/passes:2")
    press(editor.play)
    assert not editor.findChildren(SeatsDialog)
    session = lone.window.session
    assert session is not None
    assert session.outcome is not None
    assert session.outcome.winner == WHITE


def test_it_follows_the_theme(lone: LoneWindow) -> None:
    editor = flow_of(lone).open()
    lone.settings.theme = "dark"
    assert editor.board._board.theme is lone.appearance.theme
