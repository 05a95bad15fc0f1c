"""Typing turns, letter by letter, what the text means, and what is announced during a game."""

import random
import re
from collections.abc import Callable

import pytest
from driving import HUMANS, commands, game_page, program_of, small
from lone_game import lone_game, place, shown_page
from lone_widgets import shown_alone
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shown_facts import each

from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession, Phase
from desktop.game.narrator import Narrator
from desktop.game.players import Computer, Human
from desktop.pages import announcer
from desktop.pages.announcer import Announcer, GameLog
from desktop.pages.game_page import GamePage
from desktop.pages.turn_entry import State, TurnEntry, TypedTurn, example, read_typed
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.views.game_views import VIEWS
from desktop.widgets.label import announce
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.games.yodd import YoddRefusalReason
from rules.piece import Change
from rules.position import PLACE, Position
from rules.refusal import Refusal, RefusalReason
from rules.setup import Setup

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


class Board(BoardView):
    """Remembers what was previewed last."""

    previewed: tuple[Change, ...] = ()

    def show_preview(self, changes: tuple[Change, ...]) -> None:
        super().show_preview(changes)
        self.previewed = changes


class Box:
    """The turn entry below the board of a game."""

    def __init__(self, qtbot: QtBot, key: str = "egotzi", *turns: str) -> None:
        self.session = lone_game(small(key), *turns)
        self.around = QWidget()
        qtbot.addWidget(self.around)
        self.board = Board()
        self.board.set_game(self.session.record.setup)
        self.entry = TurnEntry(self.session, VIEWS[key], self.board)
        column = QVBoxLayout(self.around)
        column.addWidget(self.board, 1)
        column.addWidget(self.entry)
        self.around.resize(600, 400)
        self.around.show()
        self.around.activateWindow()
        qtbot.waitUntil(self.around.isActiveWindow)
        self.entry.show_position(self.session.record.position)
        self.entry.show()
        self.entry.field.setFocus()

    def played(self) -> list[str]:
        return [node.text for node in self.session.record.line]

    def previewed(self) -> list[str]:
        """Return the names of the cells where the board shows the typed turn."""
        names = self.session.position.board.names
        return [names[change.piece.site] for change in self.board.previewed]

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
    entry = TurnEntry(lone_game(small("egotzi")), VIEWS["egotzi"], BoardView())
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
    assert box.previewed() == []
    box.type("2")
    assert box.shown() == ("✓", "Press Enter to play b2.")
    assert box.previewed() == ["b2"]
    box.type("x")
    assert box.shown() == ("✗", "This is not a move. Write it like a1.")
    assert box.previewed() == []
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


def test_arrows_select_completions_and_enter_accepts_one(box: Box) -> None:
    box.type("b")
    offers = box.offered()
    box.press(K.Key_Down)
    assert box.entry.offers.chosen == offers[0]
    box.press(K.Key_Up)
    assert box.entry.offers.chosen == offers[-1]  # around the end
    box.press(K.Key_Down, K.Key_Down)
    assert box.entry.offers.chosen == offers[1]
    box.press(K.Key_Return)
    assert box.entry.field.text() == offers[1]
    assert box.played() == []


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
    box.press(K.Key_Down)
    for width in (600, 900):
        box.around.resize(width, 400)
        QApplication.processEvents()
        field, offers = box.entry.field, box.entry.offers
        assert offers.parentWidget() is box.around
        corner = field.mapTo(box.around, field.rect().topLeft())
        assert offers.x() == corner.x()
        assert 0 <= corner.y() - offers.geometry().bottom() <= 4
        assert offers.width() == field.width()
        assert offers.height() < 8 * offers.sizeHintForRow(0) + 10  # more are scrolled
        assert box.around.childAt(offers.geometry().center()) is offers.viewport()


def test_escape_clears_the_text_then_closes_the_entry_once(box: Box) -> None:
    box.type("b")
    box.press(K.Key_Escape)
    assert (box.entry.field.text(), box.entry.field.hasFocus()) == ("", True)
    box.press(K.Key_Escape)
    assert (box.entry.isVisible(), box.board.hasFocus()) == (False, True)
    assert not box.entry.leave()


def test_completions_are_hidden_with_the_entry(box: Box) -> None:
    box.type("b")
    box.entry.hide()
    assert not box.entry.offers.isVisible()


def test_the_field_is_read_only_if_no_turn_can_be_typed(box: Box) -> None:
    box.type("b")
    box.entry.show_position(None)
    assert box.entry.field.isReadOnly()
    assert box.shown() == ("", "You cannot type a move now.")
    assert box.previewed() == []
    assert not box.entry.offers.isVisible()
    box.entry.show_position(box.session.record.position)
    assert not box.entry.field.isReadOnly()
    assert box.shown() == ("…", "The move is not complete yet.")


def test_the_message_on_an_unfinished_turn_explains_the_rules(qtbot: QtBot) -> None:
    box = Box(qtbot, "yodd", "Ba1")
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


# -- typed turns -----------------------------------------------------------------------------------


def squeezed(text: str) -> str:
    return re.sub("[^a-z0-9]", "", text.lower())


def random_turn(position: Position, dice: random.Random) -> tuple[int, ...]:
    after, turn = position.copy(), []
    while after.turn == position.turn:
        turn.append(dice.choice(after.legal_steps()))
        after.play(turn[-1])
    return tuple(turn)


def played(setup: Setup, *texts: str) -> Position:
    position = setup.start()
    for text in texts:
        position.play_turn(position.read(text))
    return position


def after(position: Position, turn: tuple[int, ...]) -> Position:
    copy = position.copy()
    copy.play_turn(turn)
    return copy


def test_every_turn_is_understood_letter_by_letter(default_setup: Setup) -> None:
    dice = random.Random(1)
    position = default_setup.start()
    for _ in range(12):
        if position.over:
            break
        turn = random_turn(position, dice)
        text = position.write(turn)
        for typed in (text, text.upper(), squeezed(text), f" {' '.join(text)} "):
            found = read_typed(position, typed)
            assert found.state is State.COMPLETE, typed
            assert after(position, found.turn) == after(position, turn)
        for end in range(1, len(text)):
            begun = text[:end]
            found = read_typed(position, begun)
            assert found.state in (State.INCOMPLETE, State.COMPLETE), begun
            assert all(squeezed(offer).startswith(squeezed(begun)) for offer in found.offers)
        position.play_turn(turn)


def test_offers_lead_to_a_whole_turn(default_setup: Setup) -> None:
    dice = random.Random(1)
    position = default_setup.start()
    for _ in range(8):
        if position.over:
            break
        found = read_typed(position, "")
        assert not found.turn
        while found.state is not State.COMPLETE or (found.offers and dice.random() < 0.5):
            typed = dice.choice(found.offers)
            found = read_typed(position, typed)
            assert found.state is not State.WRONG, typed
        position.play_turn(found.turn)


def test_stones_may_be_typed_in_either_order_but_not_halves_of_a_domino() -> None:
    position = played(GAMES["yodd"].setup(), "Ba1")
    for typed in ("Bc4,We5", "We5,Bc4", "we5 bc4", "we5bc4"):
        found = read_typed(position, typed)
        assert found.state is State.COMPLETE
        assert position.write(found.turn) == "Bc4,We5"
    begun = read_typed(position, "We5")
    assert begun.state is State.INCOMPLETE
    assert begun.refusal is not None
    assert begun.refusal.reason is YoddRefusalReason.EVEN
    assert "We5 Bc4" in begun.offers
    assert "We5,Wf1" in begun.offers
    position = played(GAMES["wythe"].setup(), "c3d3")
    assert position.write(read_typed(position, "e3f3").turn) == "e3f3"
    assert position.write(read_typed(position, "f3e3").turn) == "f3e3"


def test_a_capture_is_offered_and_optional() -> None:
    dice = random.Random(3)
    position = GAMES["themisto"].setup().start()
    captures: list[str] = []
    while not captures:
        position.play_turn(random_turn(position, dice))
        texts = [position.write(turn) for turn in position.legal_turns()]
        captures = [text for text in texts if text.endswith("x")]
    plain = captures[0].removesuffix("x")
    kept = read_typed(position, plain.replace("-", ""))
    assert kept.state is State.COMPLETE
    assert position.write(kept.turn) == plain
    assert kept.offers == (captures[0],)
    assert position.write(read_typed(position, captures[0]).turn) == captures[0]


def wrong(position: Position, text: str) -> TypedTurn:
    found = read_typed(position, text)
    assert found.state is State.WRONG
    assert not found.offers
    assert not found.turn
    return found


@pytest.mark.parametrize("key", GAMES)
def test_the_rules_explain_why_a_turn_is_illegal(key: str) -> None:
    turns, typed = each("REFUSED_WHEN_TYPED")[key]
    position = played(GAMES[key].setup(), *turns)
    for text, reason in typed.items():
        refusal = wrong(position, text).refusal
        assert refusal is not None, text
        assert refusal.reason is reason, text


def test_text_that_is_not_a_turn_has_no_reason(default_setup: Setup) -> None:
    position = default_setup.start()
    for text in ("zz", "9", "q77", "a1a1a1a1", "castle"):
        assert wrong(position, text).refusal is None
    assert read_typed(position, " - ").state is State.EMPTY
    assert read_typed(position, example(position)).state is State.COMPLETE


# -- announcements ---------------------------------------------------------------------------------


class Followed:
    """A session and its announcer.

    Attributes:
        heard: the announcements so far, with whether they were urgent.
    """

    def __init__(self, session: GameSession, page: QWidget) -> None:
        self.session, self.page = session, page
        self.heard: list[tuple[str, bool]] = []
        self.narrator = Narrator(session, VIEWS[session.record.setup.game.key])
        self.announcer = Announcer(session, self.narrator, page)
        session.changed.emit()

    def new(self) -> list[str]:
        """Return the texts since the last call."""
        texts = [text for text, _urgent in self.heard]
        self.heard.clear()
        return texts


Follow = Callable[[GameSession], Followed]


@pytest.fixture
def follow(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Follow:
    """Return a function that follows a game; its first announcement is already made."""

    def start(session: GameSession) -> Followed:
        page = QWidget()
        qtbot.addWidget(page)
        made: list[Followed] = []

        def receive(source: QObject, text: str, *, urgent: bool = False) -> None:
            assert source is page
            for followed in made:
                followed.heard.append((text, urgent))

        monkeypatch.setattr(announcer, "announce", receive)
        made.append(Followed(session, page))
        return made[0]

    return start


def test_only_requested_announcements_warnings_and_refusals_are_urgent(follow: Follow) -> None:
    session = lone_game(small("egotzi"))
    session.record.root.properties["C"] = ["Good luck."]
    followed = follow(session)
    followed.announcer.log.clear()
    session.changed.emit()  # nothing in the game has changed
    followed.announcer.announce("Saved.")
    followed.announcer.announce_standing()
    place(session, "b2")
    session.undo()
    session.clock.warned.emit(1, 10)
    followed.announcer.refuse(Refusal(RefusalReason.OCCUPIED, (0,)))
    assert followed.heard == [
        ("Saved.", False),
        (followed.narrator.standing(), True),
        ("Black b2; White to move.", False),
        ("Back at the start; Black to move. Comment: Good luck.", False),
        ("Player 2 has 10 seconds left.", True),
        ("This square is taken. See a1.", True),
    ]
    assert followed.announcer.log.toPlainText().split("\n") == followed.new()


def test_the_computer_is_reported_to_stop_but_not_to_think(follow: Follow) -> None:
    followed = follow(lone_game(small("egotzi"), "b2", seats=(Human(), Computer(1))))
    session = followed.session
    followed.new()
    session.stop()
    assert followed.new() == [
        "Computer, level 1 (White) to move. Press “Resume” to play from here."
    ]
    session.resume()
    assert session.phase is Phase.THINKING
    assert followed.new() == []


def test_a_comment_is_reported_with_its_turn_and_not_again_with_every_stone(follow: Follow) -> None:
    followed = follow(lone_game(small("yodd"), "Bc3"))
    session = followed.session
    session.edits.set_values(session.record.node, "C", ["a fine stone"])
    session.go_first()
    session.go_last()
    assert "a fine stone" in followed.new()[-1]
    session.play(next(step for step in session.position.legal_steps() if step >= PLACE))
    session.undo()
    lines = followed.new()
    assert len(lines) == 2
    assert lines[1] == "Undone; White to move."
    assert not any("a fine stone" in line for line in lines)


def test_nothing_is_sent_while_no_screen_reader_runs(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    sent: list[object] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", sent.append)
    announce(widget, "Hello")
    assert not sent
    QAccessible.setActive(True)
    announce(widget, "Hello")
    announce(widget, "")
    announce(widget, "Stop", urgent=True)
    QAccessible.setActive(False)
    assert [(event.message(), event.politeness().name) for event in sent] == [  # type: ignore[attr-defined]
        ("Hello", "Polite"),
        ("Stop", "Assertive"),
    ]


# -- the log ---------------------------------------------------------------------------------


def test_the_log_is_shown_by_the_menu_and_remembered(window: MainWindow) -> None:
    window.play_new(small("egotzi"), HUMANS)
    page = game_page(window)
    assert not page.log.isVisible()
    text = "Egotzi · size 4. Player 1 (Black) to move. Place a stone."
    assert page.log.toPlainText() == text
    commands(window)["view.log"].trigger()
    assert page.log.isVisible()
    assert page.log in page.panes
    window.play_new(small("egotzi"), HUMANS)
    assert game_page(window).log.isVisible()
    commands(window)["view.log"].trigger()
    assert not game_page(window).log.isVisible()
    assert not program_of(window).settings.log


@pytest.fixture
def log(qtbot: QtBot) -> GameLog:
    return shown_alone(qtbot, GameLog())


def test_each_text_is_a_line_and_the_log_is_read_only(log: GameLog) -> None:
    log.append("One")
    log.append("Two")
    QTest.keyClicks(log, "x")
    assert log.toPlainText() == "One\nTwo"
    assert log.isReadOnly()
    assert not log.isUndoRedoEnabled()
    assert log.accessibleName() == "Game log"
    QTest.keyClick(log, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert "Two" in log.textCursor().selectedText()
    UI_LANGUAGE.set_language(Language("fr"))
    assert log.accessibleName() != "Game log"


def test_five_lines_are_visible_at_any_font_size(log: GameLog) -> None:
    for number in range(9):
        log.append(str(number))
    assert log.verticalScrollBar().pageStep() == 5
    line, height = log.fontMetrics().lineSpacing(), log.height()
    assert 5 * line < height < 6.5 * line
    assert log.minimumHeight() == log.maximumHeight() == height
    font = log.font()
    font.setPointSizeF(2 * font.pointSizeF())
    log.setFont(font)
    assert log.height() > 1.7 * height
    assert log.verticalScrollBar().pageStep() == 5


def test_the_newest_line_is_visible_unless_scrolled_back(log: GameLog) -> None:
    bar = log.verticalScrollBar()
    for number in range(20):
        log.append(str(number))
        assert bar.value() == bar.maximum()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum() - 1)
    before = bar.value()
    log.append("more")
    assert bar.value() == before
    bar.setValue(bar.maximum())
    log.append("more")
    assert bar.value() == bar.maximum()


def test_the_oldest_of_very_many_lines_go(log: GameLog) -> None:
    log.setPlainText("\n".join(map(str, range(5000))))
    assert log.blockCount() == 5000
    log.append("last")
    assert log.blockCount() == 5000
    assert log.toPlainText().startswith("1\n")
    assert log.toPlainText().endswith("\nlast")


def test_tab_leads_to_the_next_widget(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    log, after = GameLog(), QLineEdit()
    column.addWidget(log)
    column.addWidget(after)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    log.setFocus()
    QTest.keyClick(log, Qt.Key.Key_Tab)
    assert after.hasFocus()
