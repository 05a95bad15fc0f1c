"""One player names komi, the other picks a side: humans, computers, and one of each."""

import threading
from collections.abc import Callable

import pytest
from driving import click, game_page, new_games, program_of, shown
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.game.engine_worker import default_engine
from desktop.game.players import Computer, Human, Seat, Seats
from desktop.pages.new_game_page import KomiOfferPage, NewGamePage
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.services.tasks import count_orphans
from desktop.views.game_texts import TEXTS
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.games.egotzi.game import FAIR_KOMI
from rules.position import BLACK, WHITE
from rules.setup import Setup

SETUP = GAMES["egotzi"].setup(size=3, variant="squared")
HUMAN, COMPUTER = Human(), Computer(1)


@pytest.fixture
def window(make_program: Callable[..., Program], qtbot: QtBot) -> MainWindow:
    return shown(make_program(default_engine), qtbot)


def offer(window: MainWindow, seats: Seats) -> KomiOfferPage:
    """Go to the offer from the page for setting up games."""
    program_of(window).settings.remember(SETUP, seats, komi_offered=True)
    new_games(window).ask(SETUP.game)
    assert isinstance(window.page, NewGamePage)
    click(window.page.start)
    assert isinstance(window.page, KomiOfferPage)
    return window.page


def test_the_computer_names_and_a_human_picks(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find(setup: Setup, *, seed: int, stop: threading.Event) -> int:
        assert setup.with_options(komi=0) == SETUP
        assert seed >= 0
        assert not stop.is_set()
        return 4

    monkeypatch.setattr("rules.engine.engine.fair_komi", find)
    page = offer(window, (COMPUTER, HUMAN))
    assert not page.name_it.isVisible()
    qtbot.waitUntil(page.sides[WHITE].isVisible)
    click(page.sides[WHITE])
    session = game_page(window).session
    assert session.seats == (COMPUTER, HUMAN)
    assert session.record.setup["komi"] == 4


@pytest.mark.short("60-1")
@pytest.mark.parametrize(("komi", "side"), [(0, BLACK), (60, WHITE)])
def test_a_human_names_and_the_computer_picks_the_better_side(
    window: MainWindow, qtbot: QtBot, komi: int, side: int
) -> None:
    page = offer(window, (HUMAN, COMPUTER))
    page.komi.control.setValue(komi)  # type: ignore[union-attr]
    click(page.name_it)
    qtbot.waitUntil(page.start.isVisible)
    assert ("Black" if side == BLACK else "White") in page.task.text()
    click(page.start)
    session = game_page(window).session
    assert session.seats[side] == COMPUTER
    assert session.record.setup["komi"] == komi


def test_leaving_the_page_ends_its_thread(window: MainWindow) -> None:
    large = GAMES["egotzi"].setup(size=11, variant="squared")
    program_of(window).settings.remember(large, (COMPUTER, HUMAN), komi_offered=True)
    new_games(window).ask(large.game)
    assert isinstance(window.page, NewGamePage)
    click(window.page.start)
    assert isinstance(window.page, KomiOfferPage)
    click(window.page.back)
    assert isinstance(window.page, NewGamePage)
    assert not count_orphans()


# -- the page by itself --------------------------------------------------------------------------


class ClientStandIn(QObject):
    """A client of an engine; the test emits its answers."""

    answered = Signal(int, object)
    failed = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[object] = []
        self.closed = False

    def ask(self, work: object) -> int:
        self.asked.append(work)
        return len(self.asked)

    def close(self) -> None:
        self.closed = True


Show = Callable[..., tuple[KomiOfferPage, ClientStandIn]]


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    def make(namer: Seat, picker: Seat, komi: int = 2) -> tuple[KomiOfferPage, ClientStandIn]:
        engine_client = ClientStandIn()
        setup = GAMES["egotzi"].setup(size=3, variant="squared", komi=komi)
        page = KomiOfferPage(setup, (namer, picker), engine_client)  # type: ignore[arg-type]
        shown_alone(qtbot, page, (900, 500))
        return page, engine_client

    return make


def offered(page: KomiOfferPage) -> list[str]:
    """Return what can be pressed or filled in, except Back; check that all of it is enabled."""
    parts: list[QWidget] = [page.komi, page.name_it, *page.sides, page.start, page.again]
    names = ["komi", "name it", "black", "white", "start", "again"]
    assert all(part.isEnabled() for part in parts)
    return [name for name, part in zip(names, parts, strict=True) if part.isVisible()]


def test_a_human_is_asked_for_komi_first(show: Show) -> None:
    page, engine_client = show(Human("Ann"), Human("Ben"), 4)
    assert page.task.text() == "Ann names the komi."
    assert page.isAncestorOf(page.task)
    assert page.task.isVisible()
    assert offered(page) == ["komi", "name it"]
    assert page.komi.value == 4
    assert page.name_it.text() == "Name this komi"
    assert page.komi.control.hasFocus()
    assert page.panes == [page.komi.control, page.back]
    assert page.help_place == ("egotzi", "options")
    assert engine_client.asked == []
    texts = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert "Komi for Egotzi" in texts
    assert any(text.startswith("Black moves first, so White gets extra points") for text in texts)
    assert any(text.endswith(TEXTS["egotzi"].komi_note(3)) for text in texts)
    assert page.thumbnail.isVisible()
    assert page.thumbnail.height() > 200
    assert {page.name_it.property("role"), page.start.property("role")} == {"primary"}


def test_a_typed_komi_replaces_the_one_that_is_preset(show: Show) -> None:
    page, _engine_client = show(Human(), Human(), 0)
    assert page.komi.value == FAIR_KOMI[3].komi
    QTest.keyClicks(page.komi.control, "18")
    page.name_it.click()
    assert page.task.text().startswith("The komi is 18.")


def test_the_sides_are_offered_for_the_komi_that_was_named(show: Show) -> None:
    page, engine_client = show(Human("Ann"), Human("Ben"))
    agreed = emitted(page.agreed)
    box = page.komi.control
    assert isinstance(box, QSpinBox)
    box.setValue(6)
    click(page.name_it)
    assert page.task.text() == "The komi is 6. Ben chooses a colour."
    assert offered(page) == ["black", "white"]
    assert [side.text() for side in page.sides] == ["Black: moves first", "White: gets 6 points"]
    assert page.sides[BLACK].hasFocus()
    assert page.panes == [page.sides[BLACK], page.back]
    assert agreed == []
    assert engine_client.asked == []
    click(page.sides[WHITE])
    setup = GAMES["egotzi"].setup(size=3, variant="squared", komi=6)
    assert agreed == [(setup, (Human("Ann"), Human("Ben")))]
    page, _engine_client = show(Human(), Human())
    page.name_it.click()
    before = [page.task.text(), *[side.text() for side in page.sides]]
    UI_LANGUAGE.set_language(Language("de"))
    after = [page.task.text(), *[side.text() for side in page.sides]]
    assert all(one != other for one, other in zip(before, after, strict=True))
    assert "2" in after[2]


def test_a_komi_that_is_not_possible_is_not_named(show: Show) -> None:
    page, _engine_client = show(Human(), Human())
    box = page.komi.control
    QTest.keyClick(box, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(box, "7")
    page.name_it.click()
    assert offered(page) == ["komi", "name it"]
    assert page.komi.refusal.isVisible()
    QTest.keyClick(box, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(box, "4")
    page.name_it.click()  # as a screen reader does, so that the field keeps the focus
    assert page.task.text().startswith("The komi is 4.")


@pytest.mark.parametrize(("answer", "named"), [(8, 8), (-5, 0), (10**9, 80)])
def test_the_komi_of_the_computer_is_the_nearest_that_is_possible(
    show: Show, answer: int, named: int
) -> None:
    page, engine_client = show(Computer(4), Human())
    assert page.task.text() == "Computer, level 4 is naming komi …"
    assert offered(page) == []
    assert page.panes == [page.back]
    assert len(engine_client.asked) == 1
    engine_client.answered.emit(1, answer)
    assert page.task.text() == f"The komi is {QLocale().toString(named)}. You choose a colour."
    assert offered(page) == ["black", "white"]
    assert page.sides[BLACK].hasFocus()
    assert len(engine_client.asked) == 1


@pytest.mark.parametrize("side", [BLACK, WHITE])
def test_the_side_that_the_computer_picks_is_shown_before_the_game(show: Show, side: int) -> None:
    page, engine_client = show(Human(), Computer(4))
    assert page.task.text() == "You name the komi."
    agreed = emitted(page.agreed)
    page.name_it.click()
    assert page.task.text() == "The komi is 2. Computer, level 4 is choosing a colour …"
    assert offered(page) == []
    assert len(engine_client.asked) == 1
    engine_client.answered.emit(1, side)
    colour = ("Black", "White")[side]
    assert page.task.text() == f"The komi is 2. Computer, level 4 takes {colour}."
    assert offered(page) == ["start"]
    assert page.start.hasFocus()
    assert page.panes == [page.start, page.back]
    assert agreed == []
    UI_LANGUAGE.set_language(Language("de"))
    assert "Computer" in page.task.text()
    assert "takes" not in page.task.text()
    click(page.start)
    seats = (Computer(4), Human()) if side == BLACK else (Human(), Computer(4))
    assert agreed[0][1] == seats


def test_two_computers_agree_by_themselves(show: Show) -> None:
    page, engine_client = show(Computer(4), Computer(2))
    agreed = emitted(page.agreed)
    engine_client.answered.emit(1, 6)
    assert page.task.text() == "The komi is 6. Computer, level 2 is choosing a colour …"
    assert offered(page) == []
    assert len(engine_client.asked) == 2
    engine_client.answered.emit(2, BLACK)
    click(page.start)
    assert agreed[0][0]["komi"] == 6
    assert agreed[0][1] == (Computer(2), Computer(4))


def test_what_failed_can_be_tried_again(show: Show) -> None:
    page, engine_client = show(Computer(4), Human())
    engine_client.failed.emit(1, RuntimeError("no idea"))
    assert page.task.text() == "The engine failed: no idea."
    assert offered(page) == ["again"]
    assert page.again.hasFocus()
    assert page.again.text() == "Try again"
    assert page.again.property("role") == "primary"
    click(page.again)
    assert len(engine_client.asked) == 2
    assert page.task.text() == "Computer, level 4 is naming komi …"
    assert offered(page) == []


def test_a_button_or_a_key_leads_back(show: Show, qtbot: QtBot) -> None:
    page, engine_client = show(Human(), Human())
    left = emitted(page.back.clicked)
    click(page.back)
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Backspace)
    assert len(left) == 2
    QTest.keyClick(page, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: len(left) == 3)  # the button is shown as pressed first
    assert page.back.text() == "Back"
    assert not engine_client.closed
    page.stop_engine()
    assert engine_client.closed
