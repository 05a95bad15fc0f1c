"""The pages that lead to a new game, in a window that only records what it is asked for."""

from __future__ import annotations

import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from driving import RandomEngine, click
from lone_widgets import emitted
from lone_window import FixedMatching
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.engine.engine_worker import EngineClient
from desktop.game.players import Computer, Human
from desktop.game.rematch import Rematch
from desktop.settings.settings import Settings
from desktop.start.komi_offer_page import KomiOfferPage
from desktop.start.new_game_page import NewGamePage
from desktop.theme.theme import DARK
from desktop.window.new_game_flow import NewGameFlow
from rules.clock import NO_CLOCKS, TimeControl
from rules.games import GAMES

SQUARED = GAMES["egotzi"].setup(size=4, variant="squared", komi=6)
HUMANS = (Human("Ann"), Human("Ben"))
FAST = TimeControl(main_seconds=300)


class Window(QWidget):
    """Shows a page, and records what it is asked for."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store)
        self.page: Any = None
        self.asked: list[Any] = []
        QVBoxLayout(self)

    def show_page(self, page: QWidget) -> None:
        if self.page is not None:
            self.page.hide()
        self.page = page
        layout = self.layout()
        assert layout is not None
        layout.addWidget(page)
        page.show()

    def play_new(self, *args: Any, **options: Any) -> None:
        self.asked.append((args, options))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    made = Window(tmp_path)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.asked.clear()


@pytest.fixture
def flow(window: Window) -> NewGameFlow:
    made = NewGameFlow(
        cast(Any, window),
        window.settings,
        cast(Any, types.SimpleNamespace(theme=DARK)),
        lambda: EngineClient(make_engine=RandomEngine),
        FixedMatching(),
    )
    assert made.parent() is window
    made.left.connect(lambda: window.asked.append("start"))
    made.help_requested.connect(lambda: window.asked.append("help"))
    return made


def test_the_options_of_the_last_game_are_offered(window: Window, flow: NewGameFlow) -> None:
    settings = window.settings
    settings.remember(SQUARED, (Human("Ann"), Computer(4)), control=FAST, komi_offered=False)
    flow.ask(SQUARED.game)
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.setup == SQUARED
    assert page.seats == (Human("Ann"), Computer(4))
    assert page.clocks.control == FAST
    assert not page.komi_is_offered
    assert page.start.hasFocus()
    settings.remember(SQUARED, HUMANS, control=NO_CLOCKS, komi_offered=True)
    flow.ask(SQUARED.game)
    assert window.page.komi_is_offered
    assert window.page.clocks.control == NO_CLOCKS


def test_the_page_leads_back_to_the_help_and_into_the_game(
    window: Window, flow: NewGameFlow
) -> None:
    flow.ask(GAMES["yodd"])
    page = window.page
    click(page.back)
    click(page.rules)
    assert window.asked == ["start", "help"]
    page.players.choose((Computer(9), Human()))
    page.clocks.choice.setCurrentIndex(1)
    click(page.start)
    setup, seats = GAMES["yodd"].setup(), (Computer(9), page.seats[1])
    assert window.asked[2:] == [((setup, seats, FAST), {})]
    settings = window.settings
    assert settings.setup(setup.game) == setup
    assert settings.seats(setup.game) == seats
    assert settings.time_control(setup.game) == FAST
    assert not settings.komi_is_offered(setup.game)


def test_a_game_not_played_yet_is_as_long_as_the_last_one(
    window: Window, flow: NewGameFlow
) -> None:
    flow.ask(GAMES["yodd"])
    assert window.page.size_words.choice == 1
    window.page.size_words.buttons[0].click()
    click(window.page.start)
    flow.ask(GAMES["themisto"])  # which has one size
    click(window.page.start)
    flow.ask(GAMES["wythe"])
    assert window.page.size_words.choice == 0
    assert window.page.setup == GAMES["wythe"].setup(size=5)
    window.page.size_words.buttons[2].click()
    click(window.page.start)
    flow.ask(GAMES["yodd"])  # a game played before: as it was
    assert window.page.setup == GAMES["yodd"].setup(size=5)
    flow.ask(GAMES["egotzi"])
    assert window.page.setup == GAMES["egotzi"].setup(size=9)


@pytest.mark.parametrize("trades", [False, True])
def test_a_random_seat_is_remembered_and_drawn_for_each_game(
    window: Window, flow: NewGameFlow, trades: bool
) -> None:
    flow._draw = lambda: trades
    window.settings.remember(GAMES["yodd"].setup(), (Human("Ann"), Computer(4)), komi_offered=False)
    for _ in range(2):
        flow.ask(GAMES["yodd"])
        page = window.page
        page.players.part.buttons[2].click()
        click(page.start)
        args, _options = window.asked[-1]
        seats = (Human("Ann"), Computer(4))
        assert args[1] == ((seats[1], seats[0]) if trades else seats)
        assert window.settings.part_is_random(GAMES["yodd"])
    flow.ask(GAMES["yodd"])
    assert window.page.is_random
    assert not window.settings.part_is_random(GAMES["wythe"])
    flow._ask(SQUARED, (Human("Ann"), Computer(4)), is_random=True)
    click(window.page.start)
    window.page.stop_engine()
    assert window.settings.part_is_random(SQUARED.game)
    click(window.page.back)
    assert window.page.is_random


def test_the_lesson_is_a_click_away(window: Window, flow: NewGameFlow) -> None:
    chosen = emitted(flow.lesson_chosen)
    flow.ask(GAMES["yodd"])
    click(window.page.lesson)
    assert chosen == [GAMES["yodd"]]


def test_the_offer_leads_to_a_game_and_may_be_made_again(window: Window, flow: NewGameFlow) -> None:
    flow.offer_komi(SQUARED, HUMANS, FAST)
    settings = window.settings
    assert settings.komi_is_offered(SQUARED.game)
    assert settings.setup(SQUARED.game) == SQUARED
    assert settings.seats(SQUARED.game) == HUMANS
    assert settings.time_control(SQUARED.game) == FAST
    first = window.page
    assert isinstance(first, KomiOfferPage)
    assert first.komi.control.hasFocus()
    agreed = emitted(first.agreed)
    click(first.name_it)
    click(first.sides[1])
    ((args, options),) = window.asked
    assert args == agreed[0] == (SQUARED, HUMANS)
    assert options.pop("control") == FAST
    options.pop("again")(Rematch())
    assert options == {}
    assert window.page is not first
    assert isinstance(window.page, KomiOfferPage)
    assert window.page.komi.value == 6


def test_back_from_the_offer_are_the_options(window: Window, flow: NewGameFlow) -> None:
    flow.offer_komi(SQUARED, HUMANS, FAST)
    click(window.page.back)
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.setup == SQUARED
    assert page.seats == HUMANS
    assert page.clocks.control == FAST
    assert page.komi_is_offered
    click(page.start)
    assert isinstance(window.page, KomiOfferPage)
