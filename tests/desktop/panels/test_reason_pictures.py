"""Small boards beside the graph of a review: what they show and outline, and their room."""

from lone_widgets import shown_alone
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.board.picture import BoardThumbnail
from desktop.panels.reason_pictures import ReasonPictures, ReasonStrip, changed_cells
from rules.games import read_setup
from rules.reason import Line


def line(game: str, *turns: str) -> Line:
    return Line.of(read_setup(game.split()).start(), turns)


def test_groups_that_a_move_changes_are_outlined() -> None:
    before, after = line("oddy sides=3 size=4 pie=off", "a1", "d1", "c1", "d2", "b1").positions[-2:]
    names = after.board.names
    assert {names[site] for site in changed_cells(after, before, grouped=True)} == {
        "a1",
        "b1",
        "c1",
    }
    assert changed_cells(before, after, grouped=True) == ()  # a stone alone is not a group
    assert {names[site] for site in changed_cells(after, before, grouped=False)} == {"b1"}


def test_the_pictures_are_named_and_keep_their_room(qtbot: QtBot) -> None:
    pictures = ReasonPictures()
    strip = shown_alone(qtbot, ReasonStrip(QWidget(), pictures), (600, 80))
    boards = pictures.findChildren(BoardThumbnail)
    assert not boards[0].isVisible()
    width = pictures.width()
    assert width > 160
    positions = line("oddy sides=3 size=4", "a1", "d1").positions[-2:]
    pictures.show_boards(positions, ((), (0,)), "The board before and after d1.")
    assert [board.isVisible() for board in boards] == [True, True]
    assert pictures.width() == width
    assert pictures.accessibleName() == pictures.toolTip() == "The board before and after d1."
    qtbot.waitUntil(lambda: all(board._image is not None for board in boards))
    outlined = boards[1]._image
    pictures.show_boards(positions, ((), ()), "")
    qtbot.waitUntil(lambda: boards[1]._image != outlined)
    strip.resize(300, 80)  # the graph needs it
    qtbot.waitUntil(lambda: not pictures.isVisible())
