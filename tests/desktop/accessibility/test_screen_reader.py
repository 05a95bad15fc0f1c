"""What screen readers find on every page: a role and a name for all that can have the focus."""

from collections.abc import Callable, Iterator

import accessible_parts
import pytest
from driving import SlowEngine, commands, new_games, program_of, shown, small
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QLabel,
    QListWidget,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.accessibility.screen_reader import install_accessibility
from desktop.app.program import Program
from desktop.board.picture import BoardThumbnail
from desktop.game.players import Computer, Human
from desktop.widgets.label import Label
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow
from rules.games import GAMES

Role = QAccessible.Role


@pytest.fixture(autouse=True)
def _listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def called(part: accessible_parts.Part) -> str:
    """Return its name; a list's selected item does not count, a label beside it does."""
    labels = [label for label, _ in part.relations(QAccessible.RelationFlag.Label)]
    by_label = " ".join([accessible_parts.name(label) for label in labels])
    return by_label if part.role() is Role.ComboBox else accessible_parts.name(part) or by_label


def assert_named(window: MainWindow | QDialog) -> None:
    QApplication.processEvents()
    controls = [part for part in accessible_parts.seen(window) if part.state().focusable]
    assert controls
    for part in controls:
        assert called(part).strip(" …"), part
        assert part.role() is not Role.NoRole, part


def test_the_start_page(window: MainWindow) -> None:
    window.notices.show_notice(
        Topic.FILE, lambda: "Something is known.", action="Do it", then=lambda: None
    )
    assert_named(window)
    assert accessible_parts.names(window, Role.Heading)[0] == "Oddments"
    assert accessible_parts.names(window, Role.AlertMessage) == ["Something is known."]
    for card in accessible_parts.buttons(window).values():
        pictures = [part for part in card.parts() if part.role() is Role.Graphic]
        assert all(accessible_parts.name(part) == "Picture of the board" for part in pictures)


@pytest.mark.short("themisto", "egotzi")
@pytest.mark.parametrize("key", GAMES)
def test_the_page_of_a_new_game(window: MainWindow, key: str) -> None:
    new_games(window).ask(GAMES[key])
    assert_named(window)
    names = accessible_parts.names(window, Role.RadioButton)
    sides = ["First", "Second"] if key == "themisto" else ["Black", "White"]
    assert names[:6] == ["Computer", "A friend", "Two computers", *sides, "Random"]
    assert accessible_parts.names(window, Role.Slider) == ["Level"]
    assert accessible_parts.names(window, Role.Heading) == [f"New game: {GAMES[key].title}"]


@pytest.mark.short("egotzi")
@pytest.mark.parametrize("key", GAMES)
def test_a_game_with_all_its_parts(window: MainWindow, key: str) -> None:
    program_of(window).settings.log = True
    window.play_new(small(key), (Human(), Human()))
    for part in accessible_parts.possible(window)[:1]:
        accessible_parts.press(part)
    commands(window)["turn.type"].trigger()
    assert_named(window)
    accessible_parts.press(accessible_parts.buttons(window)["Resign …"])
    accessible_parts.press(accessible_parts.buttons(window)["Resign"])
    assert_named(window)
    assert accessible_parts.names(window, Role.Heading) == [GAMES[key].title]


@pytest.mark.long
def test_a_game_against_the_computer(make_program: Callable[..., Program], qtbot: QtBot) -> None:
    window = shown(make_program(SlowEngine), qtbot)
    window.play_new(small("egotzi"), (Computer(1), Human()))
    assert_named(window)
    commands(window)["engine.stop"].trigger()
    assert "Resume" in accessible_parts.buttons(window)
    assert_named(window)


def test_dialogs(window: MainWindow) -> None:
    for asked in ("help.keys", "help.shortcuts"):
        commands(window)[asked].trigger()
        (dialog,) = [w for w in window.findChildren(QDialog) if w.isVisible()]
        assert_named(dialog)
        dialog.close()


def test_turns_are_listed_with_their_colour(window: MainWindow) -> None:
    window.play_new(small("egotzi"), (Human(), Human()))
    for _ in range(2):
        accessible_parts.press(accessible_parts.possible(window)[0])
    parts = accessible_parts.seen(window)
    (turns,) = [p for p in parts if p.role() is Role.List and accessible_parts.name(p) == "Moves"]
    listed = [accessible_parts.name(part) for part in turns.parts()]
    listed = [text for text in listed if text]  # not what is beside the start
    assert [text.split(" ")[:2] for text in listed] == [["Start"], ["1.", "Black"], ["2.", "White"]]


def test_a_heading_is_called_what_it_says_now(qtbot: QtBot) -> None:
    label = Label("One", role="heading")
    qtbot.addWidget(label)
    heading = interface(label)
    assert (heading.role(), accessible_parts.name(heading)) == (Role.Heading, "One")
    label.setText("Other")
    assert accessible_parts.name(heading) == "Other"
    label.setAccessibleDescription("More of it")
    assert accessible_parts.description(heading) == "More of it"


# -- one widget at a time ----------------------------------------------------------------------


def interface(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("kind", "role", "wanted"),
    [
        (QLabel, "title", Role.Heading),
        (QLabel, "heading", Role.Heading),
        (QLabel, "quiet", Role.StaticText),
        (QLabel, "", Role.StaticText),
        (QFrame, "card", Role.Grouping),
        (QFrame, "result", Role.Grouping),
        (QFrame, "notice", Role.AlertMessage),
        (QFrame, "status", Role.StatusBar),
        (QPushButton, "card", Role.Button),
        (QPushButton, "primary", Role.Button),
        (QListWidget, "", Role.List),
    ],
)
def test_roles_follow_from_what_a_widget_is_for(
    qtbot: QtBot, kind: type[QWidget], role: str, wanted: QAccessible.Role
) -> None:
    install_accessibility()
    widget = kind()
    widget.setProperty("role", role)
    qtbot.addWidget(widget)
    assert interface(widget).role() is wanted


def test_pictures_of_boards_and_notices_have_a_name(qtbot: QtBot) -> None:
    install_accessibility()
    picture, notice = BoardThumbnail(), QFrame()
    notice.setProperty("role", "notice")
    notice.setAccessibleName("Something is known.")
    for widget, name in ((picture, "Picture of the board"), (notice, "Something is known.")):
        qtbot.addWidget(widget)
        assert accessible_parts.name(interface(widget)) == name
    assert interface(picture).role() is Role.Graphic
