"""Typing turns in the window, letter by letter."""

from __future__ import annotations

import pytest
from driving import HUMANS, game_page, small
from lone_game import lone_game, place, shown_page
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shown_facts import each

from desktop.game.typed_turn import State
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.play.game_page import GamePage
from desktop.play.turn_entry import TurnEntry
from desktop.views.game_views import VIEWS
from desktop.window.main_window import MainWindow
from rules.games import GAMES

K = Qt.Key


def type_in(page: GamePage, text: str) -> State:
    QTest.keyClicks(page.entry.field, text)
    return page.entry.typed.state


def clear(page: GamePage) -> None:
    QTest.keyClick(page.entry.field, K.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page.entry.field, K.Key_Backspace)


TYPED = each("TYPED")


@pytest.mark.short("yodd", "wythe")
@pytest.mark.parametrize("key", GAMES)
def test_the_state_is_shown_by_sign_and_message_and_enter_plays(qtbot: QtBot, key: str) -> None:
    beginning, rest, illegal, reason = TYPED[key]
    page = shown_page(lone_game(small(key)), qtbot)
    page.type_turn()
    entry = page.entry
    calm = page.board.grab().toImage()
    assert entry.text.startswith("Type a move such as")
    assert type_in(page, beginning) is State.INCOMPLETE
    assert (entry.sign, entry.text) == ("…", "The move is not complete yet.")
    QTest.keyClick(entry.field, K.Key_Return)
    assert not page.session.record.line
    assert type_in(page, rest) is State.COMPLETE
    assert (entry.sign, entry.text[:19]) == ("✓", "Press Enter to play")
    assert page.board.grab().toImage() != calm  # its preview is visible
    clear(page)
    assert page.board.grab().toImage() == calm
    assert type_in(page, illegal) is State.WRONG
    assert entry.sign == "✗"
    assert reason in entry.text
    QTest.keyClick(entry.field, K.Key_Return)
    assert not page.session.record.line
    clear(page)
    type_in(page, beginning + rest)
    QTest.keyClick(entry.field, K.Key_Return)
    assert len(page.session.record.line) == 1
    assert entry.field.text() == ""
    assert entry.field.hasFocus()


def test_keys_apply_to_the_text_and_not_to_the_game(window: MainWindow) -> None:
    window.play_new(small("egotzi"), HUMANS)
    page = game_page(window)
    place(page.session, "b2")
    QTest.keyClick(window, K.Key_Slash)
    assert page.entry.field.hasFocus()
    assert type_in(page, "s") is State.INCOMPLETE  # a swap begins so
    assert not page.session.position.swapped
    QTest.keyClick(page.entry.field, K.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(page.session.record.line) == 1
    assert page.entry.field.text() == ""
    QTest.keyClick(page.entry.field, K.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.session.record.line == []


def test_the_field_goes_at_the_end_of_the_game(qtbot: QtBot) -> None:
    page = shown_page(lone_game(small("yodd"), "Bb2", "pass"), qtbot)
    page.type_turn()
    type_in(page, "pass")
    QTest.keyClick(page.entry.field, K.Key_Return)
    assert page.session.position.over
    assert not page.entry.isVisible()
    assert page.board.hasFocus()


# -- the entry without a page ----------------------------------------------------------------


class Box:
    """The turn entry at the start of a game, below another widget."""

    def __init__(self, qtbot: QtBot, key: str = "egotzi", *, pie: bool = True) -> None:
        self.position = small(key, **({} if pie else {"pie": False})).start()
        self.around = QWidget()
        qtbot.addWidget(self.around)
        self.entry = TurnEntry(VIEWS[key])
        column = QVBoxLayout(self.around)
        column.addStretch(1)
        column.addWidget(self.entry)
        self.entered: list[tuple[int, ...]] = []
        self.parsed: list[tuple[int, ...]] = []
        self.left = 0
        self.entry.entered.connect(self.entered.append)
        self.entry.parsed.connect(self.parsed.append)
        self.entry.left.connect(self._count)
        self.around.resize(600, 400)
        self.around.show()
        self.entry.show_position(self.position)
        self.entry.show()
        self.entry.field.setFocus()

    def _count(self) -> None:
        self.left += 1

    def type(self, text: str) -> None:
        QTest.keyClicks(self.entry.field, text)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.entry.field, key)

    def offered(self) -> list[str]:
        offers = self.entry.offers
        return [offers.item(row).text() for row in range(offers.count())]

    def shown(self) -> tuple[str, str]:
        """Return the sign and the message, which screen readers get too."""
        assert self.entry.field.accessibleDescription() == self.entry.text
        shown = [label.text() for label in self.entry.findChildren(QLabel)]
        assert shown == [self.entry.sign, self.entry.text]
        return self.entry.sign, self.entry.text


@pytest.fixture
def box(qtbot: QtBot) -> Box:
    return Box(qtbot)


def test_the_entry_is_closed_at_first(qtbot: QtBot) -> None:
    entry = TurnEntry(VIEWS["egotzi"])
    qtbot.addWidget(entry)
    assert entry.isHidden()
    assert entry.field.accessibleName() == "Your move in notation"
    assert not entry.leave()


def test_the_message_follows_the_typing(box: Box) -> None:
    assert box.shown() == ("", "Type a move such as a1. Press Esc to close.")
    box.type("b")
    assert box.shown() == ("…", "The move is not complete yet.")
    assert box.offered()[:2] == ["b1", "b2"]
    assert box.entry.offers.isVisible()
    assert box.parsed[-1] == ()
    box.type("2")
    assert box.shown() == ("✓", "Press Enter to play b2.")
    assert box.parsed[-1] == box.position.read("b2")
    box.type("x")
    assert box.shown() == ("✗", "This is not a move. Write it like a1.")
    assert box.parsed[-1] == ()
    assert not box.entry.offers.isVisible()
    box.press(*[K.Key_Backspace] * 3)
    assert box.shown()[0] == ""
    assert not box.entry.offers.isVisible()  # for an empty text they would hide the board


@pytest.mark.parametrize(("text", "name"), [("", "empty"), ("b", "incomplete"), ("b2", "complete")])
def test_the_style_follows_the_state_of_the_text(box: Box, text: str, name: str) -> None:
    box.entry.setStyleSheet(f"QLabel {{ color: black }} QLabel[typed={name}] {{ color: red }}")
    box.type(text)
    parts = [box.entry, box.entry.field, *box.entry.findChildren(QLabel)]
    assert [part.property("typed") for part in parts] == [name] * 4
    for label in box.entry.findChildren(QLabel):
        assert label.palette().windowText().color().name() == "#ff0000"


def test_enter_plays_a_whole_turn_and_empties_the_field(box: Box) -> None:
    box.press(K.Key_Return)
    box.type("b")
    box.press(K.Key_Return)
    assert box.entered == []
    assert box.entry.field.text() == "b"
    box.type("2")
    box.press(K.Key_Enter)
    assert box.entered == [box.position.read("b2")]
    assert box.entry.field.text() == ""
    assert box.parsed[-1] == ()


def test_arrows_select_completions_and_enter_accepts_one(box: Box) -> None:
    box.type("b")
    offers = box.offered()
    box.press(K.Key_Down)
    assert box.entry.offers.chosen == offers[0]
    box.press(K.Key_Down, K.Key_Down, K.Key_Up)
    assert box.entry.offers.chosen == offers[1]
    box.press(K.Key_Return)
    assert box.entry.field.text() == offers[1]
    assert box.entered == []


def test_an_arrow_shows_all_completions_of_an_empty_text(box: Box) -> None:
    box.press(K.Key_Down)
    assert box.entry.offers.isVisible()
    assert len(box.offered()) == 16
    box.press(K.Key_Escape)
    assert not box.entry.offers.isVisible()
    assert box.entry.isVisible()
    box.press(K.Key_Up)
    assert box.entry.offers.chosen == box.offered()[-1]


def test_a_click_accepts_a_completion(box: Box) -> None:
    box.type("b")
    offers = box.entry.offers
    place = offers.visualItemRect(offers.item(1)).center()
    QTest.mouseClick(offers.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert box.entry.field.text() == "b2"


def test_completions_stay_right_above_the_field_when_resized(box: Box) -> None:
    box.type("b")
    for width in (600, 900):
        box.around.resize(width, 400)
        QApplication.processEvents()
        field, offers = box.entry.field, box.entry.offers
        assert offers.parentWidget() is box.around
        corner = field.mapTo(box.around, field.rect().topLeft())
        assert offers.x() == corner.x()
        assert 0 <= corner.y() - offers.geometry().bottom() <= 4
        assert offers.width() == field.width()


def test_escape_clears_the_text_then_closes_the_entry_once(box: Box) -> None:
    box.type("b")
    box.press(K.Key_Escape)
    assert (box.entry.field.text(), box.entry.isVisible(), box.left) == ("", True, 0)
    box.press(K.Key_Escape)
    assert (box.entry.isVisible(), box.left) == (False, 1)
    assert not box.entry.leave()
    assert box.left == 1


def test_completions_are_hidden_with_the_entry(box: Box) -> None:
    box.type("b")
    box.entry.hide()
    assert not box.entry.offers.isVisible()


def test_the_field_is_read_only_if_no_turn_can_be_typed(box: Box) -> None:
    box.type("b")
    box.entry.show_position(None)
    assert box.entry.field.isReadOnly()
    assert box.shown() == ("", "You cannot type a move now.")
    assert box.parsed[-1] == ()
    assert not box.entry.offers.isVisible()
    box.entry.show_position(box.position)
    assert not box.entry.field.isReadOnly()
    assert box.shown() == ("…", "The move is not complete yet.")


def test_the_message_on_an_unfinished_turn_explains_the_rules(qtbot: QtBot) -> None:
    box = Box(qtbot, "yodd")
    box.position.play_turn(box.position.read("Ba1"))
    box.entry.show_position(box.position)
    box.type("We3")
    assert box.shown()[1].startswith(
        "The move is not complete yet. The number of groups would be even"
    )


def test_the_message_follows_the_language(box: Box) -> None:
    box.type("b2")
    UI_LANGUAGE.set_language(Language("de"))
    assert box.shown()[1].startswith("Eingabetaste spielt b2")
    assert box.entry.field.accessibleName() != "Your move in notation"


def override(box: Box, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> bool:
    """Return whether the field claims a key that may be a shortcut of the window."""
    modifier = modifiers[0] if modifiers else Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifier)
    event.ignore()
    QApplication.sendEvent(box.entry.field, event)
    return event.isAccepted()


def test_the_field_keeps_escape_and_ignores_shortcuts_while_empty(box: Box) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    assert override(box, K.Key_Escape)
    assert not override(box, K.Key_Z, control)  # the game's undo
    assert not override(box, K.Key_A, control)
    box.type("b2")
    assert override(box, K.Key_Z, control)  # the text's
    assert override(box, K.Key_A, control)


def test_there_is_room_for_the_message(box: Box) -> None:
    sign, message = box.entry.findChildren(QLabel)
    line = box.entry.fontMetrics().height()
    assert box.entry.field.minimumWidth() == 7 * line
    assert 3 * line < box.entry.height() < 5 * line
    assert box.entry.field.geometry().right() < sign.x() < message.x()
    box.around.resize(1000, 400)
    QApplication.processEvents()
    assert message.width() > 500
