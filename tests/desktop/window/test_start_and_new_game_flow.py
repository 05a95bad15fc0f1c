"""The ways through a window: to a new game, to lessons and to the position editor."""

import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from driving import HUMANS, RandomEngine, click, delete_what_is_closed, small
from lone_game import place
from lone_widgets import emitted, shown_alone
from lone_window import FixedMatching, LoneWindow, NoDecks
from PySide6.QtCore import QObject, QPointF, QSettings, Qt, Signal
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.board.picture import PictureCache
from desktop.game.engine_worker import EngineClient
from desktop.game.players import Computer, Human
from desktop.game.rematch import Rematch
from desktop.pages.lesson import LessonError, load_lesson
from desktop.pages.lesson_page import LessonPage
from desktop.pages.new_game_page import KomiOfferPage, NewGamePage
from desktop.pages.players_field import SeatsDialog
from desktop.pages.start_page import StartPage
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.services.sounds import Sound
from desktop.settings.settings import RecentFiles, Settings
from desktop.theme.themes import UI_THEME
from desktop.views.game_cards import LESSONS, LessonEntry
from desktop.widgets.notice_bar import Topic
from desktop.widgets.page import Page
from desktop.window.flows import LessonFlow, NewGameFlow, StartFlow
from rules.clock import NO_CLOCKS, TimeControl
from rules.games import GAMES, read_setup
from rules.position import WHITE
from rules.record.game_record import GameRecord
from rules.setup import Game
from rules.training.progress import Goal, OwnProgress, Progress

# -- the start page ----------------------------------------------------------------------------


class PageOf(Page):
    """A page that is about a game."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    @property
    def game(self) -> Game:
        return self._game


class Window(QWidget):
    """Shows pages, and records what it is asked for."""

    page_changed = Signal()
    open_requested = Signal(Path)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store)
        self.page: Any = Page()
        self.waiting: Any = None
        self.returns = 0
        self.asked: list[Any] = []
        self.open_requested.connect(self.asked.append)
        self._layout = QVBoxLayout(self)

    def show_page(self, page: QWidget) -> None:
        self.page.hide()
        self.page = page
        self._layout.addWidget(page)
        page.show()
        self.page_changed.emit()

    def return_to_game(self) -> None:
        self.returns += 1

    def ask_open(self) -> None:
        self.asked.append("open")

    def play_new(self, *args: Any, **options: Any) -> None:
        self.asked.append((args, options))


KEPT = Path("games/2026-11/kept.oddments")


class Opener(QObject):
    """Has one unfinished game."""

    def __init__(self) -> None:
        super().__init__()
        self.unfinished: GameRecord | None = None
        self.continued: list[tuple[Path, object]] = []

    def find_unfinished(
        self, then: Callable[[GameRecord | None, Path | None], None], _owner: object
    ) -> bool:
        then(self.unfinished, KEPT if self.unfinished is not None else None)
        return True

    def reopen(self, path: Path, window: object) -> None:
        self.continued.append((path, window))


class Services(QObject):
    """What these flows use of the services, with a record of the actions and the rest."""

    games_changed = Signal()

    def __init__(self, window: Window) -> None:
        super().__init__()
        self.settings, self.opener = window.settings, Opener()
        self.autosaves = types.SimpleNamespace(unfinished=lambda: [KEPT])
        self.recent = RecentFiles(window.settings)
        self.pictures, self.decks = PictureCache(), NoDecks([])
        self.games = types.SimpleNamespace(
            engine_client=lambda: EngineClient(make_engine=RandomEngine)
        )
        self.matching = FixedMatching()


class Actions:
    """Records the ids of the actions that are triggered."""

    def __init__(self, triggered: list[Any]) -> None:
        self.triggered = triggered

    def __getitem__(self, name: str) -> Any:
        return types.SimpleNamespace(trigger=lambda: self.triggered.append(name))


class Start:
    """A flow with its collaborators, and what was chosen there."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.window = Window(folder)
        self.services = Services(self.window)
        self.opener, self.recent = self.services.opener, self.services.recent
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        self.games: list[Game] = []
        self.steps: list[tuple[Game, Goal]] = []
        self.flow = StartFlow(
            cast(Any, self.window),
            cast(Any, self.services),
            cast(Any, Actions(self.window.asked)),
            self.games.append,
            lambda game, progress: self.steps.append((game, progress.goal)),
        )

    @property
    def page(self) -> StartPage:
        page = self.window.page
        assert isinstance(page, StartPage)
        return page


@pytest.fixture
def start(tmp_path: Path, qtbot: QtBot) -> Start:
    return Start(tmp_path, qtbot)


def test_the_page_shows_what_there_is_to_go_on_with_and_follows_it(
    start: Start, tmp_path: Path
) -> None:
    start.flow.refresh()  # there is no page yet
    start.flow.show_start()
    assert not start.page.resume.isVisible()
    start.opener.unfinished = GameRecord(small("egotzi"))
    start.flow.refresh()
    assert start.page.resume.isVisible()
    gone = start.page
    start.window.show_page(PageOf(GAMES["yodd"]))
    start.opener.unfinished = None
    start.flow.refresh()
    assert not gone.resume.isHidden()  # a hidden page is left alone


def test_what_a_game_needs_is_loaded_while_the_mouse_or_a_key_is_still_on_its_way(
    start: Start,
) -> None:
    loaded: list[Any] = []
    start.services.decks = NoDecks(loaded)
    start.flow.show_start()
    card = start.page.cards["yodd"]
    loaded.clear()
    card.setFocus(Qt.FocusReason.OtherFocusReason)  # as when the page appears
    assert loaded == []
    for come in (
        lambda: QApplication.sendEvent(card, QEnterEvent(QPointF(), QPointF(), QPointF())),
        lambda: start.page.cards["oddy"].setFocus(Qt.FocusReason.TabFocusReason),
    ):
        loaded.clear()
        come()
        ((name, modules, _then),) = loaded
        assert name == "load"
        assert isinstance(modules, list | tuple)
        assert "desktop.pages.game_page" in modules


def test_cards_show_what_has_been_done_as_soon_as_it_is_known(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    matching = start.services.matching
    monkeypatch.setattr(matching, "count", lambda: None)  # the answer comes later
    start.window.settings.set_lesson_taken("yodd")
    start.flow.show_start()
    card = start.page.cards["yodd"]
    assert not card.step.isVisible()
    matching.counted.emit(OwnProgress({"yodd": 2}, {"yodd": 10}, {"yodd": 300}, "yodd"))
    assert card.progress == Progress(1, len(LESSONS["yodd"]), 2, 10, 300)
    assert card.step.isVisible()
    assert card.step.property("role") == "primary"
    start.window.settings.set_lesson_taken("oddy")
    start.flow.show_start()
    assert start.page.cards["oddy"].progress.lessons == 1  # at once, from what was known


def test_each_next_step_is_a_click_away(lone: LoneWindow) -> None:
    key = "yodd"

    def choose(own: OwnProgress) -> Page:
        lone.context.start.show_start()
        lone.matching.counted.emit(own)
        page = lone.window.page
        assert isinstance(page, StartPage)
        click(page.cards[key].step)
        return lone.window.page

    page = choose(OwnProgress())
    assert isinstance(page, LessonPage)
    assert page.lesson == load_lesson(LessonEntry(key))
    lone.settings.set_lesson_taken(key)
    choose(OwnProgress())
    assert lone.window.session is not None
    assert list(map(str, lone.window.session.seats)) == ["person", "engine 1"]
    choose(OwnProgress({key: 1}, {}, {key: 5}))
    _load, _modules, solve = lone.decks._calls[-1]
    solve()
    assert lone.settings.puzzle_game == key


def test_the_game_that_was_shown_has_the_focus(start: Start, qtbot: QtBot) -> None:
    start.window.show_page(PageOf(GAMES["oddy"]))
    start.flow.show_start()
    qtbot.waitUntil(start.page.cards["oddy"].hasFocus)
    start.flow.show_start()
    qtbot.waitUntil(start.page.way.hasFocus)


def test_what_is_chosen_is_passed_on(start: Start, tmp_path: Path) -> None:
    start.opener.unfinished = GameRecord(small("egotzi"))
    (tmp_path / "x").touch()
    start.recent.add(tmp_path / "x")
    start.flow.show_start()
    start.page.cards["yodd"].click()
    start.page.cards["egotzi"].step.click()
    start.page.library.click()
    start.page.open.click()
    (link,) = [each for each in start.page.findChildren(QPushButton) if each.text() == "x"]
    link.click()
    start.page.training.click()
    start.page.puzzles.click()
    start.page.resume.click()
    assert start.games == [GAMES["yodd"]]
    assert start.steps == [(GAMES["egotzi"], Goal.LESSON)]
    asked = ["game.library", "game.open", tmp_path / "x", "learn.train", "learn.puzzles"]
    assert start.window.asked == asked
    assert start.opener.continued == [(KEPT, start.window)]


def test_a_game_that_waits_is_shown_instead_of_an_earlier_one(start: Start, qtbot: QtBot) -> None:
    start.opener.unfinished = GameRecord(small("egotzi"))
    record = GameRecord(small("yodd"))
    start.window.waiting = types.SimpleNamespace(page=types.SimpleNamespace(session=record))
    record.record = record  # type: ignore[attr-defined]  # it is its own session
    start.flow.go_home()
    page = start.page
    qtbot.waitUntil(page.resume.hasFocus)
    assert page.resume.text() == "Return to the game"
    page.resume.click()
    assert (start.window.returns, start.opener.continued) == (1, [])
    page.cards["yodd"].setFocus()
    start.flow.go_home()
    assert start.page is page
    assert page.resume.hasFocus()


def test_without_a_game_home_begins_where_a_new_user_begins(start: Start, qtbot: QtBot) -> None:
    start.flow.go_home()
    assert start.page.way.game.comes_first
    qtbot.waitUntil(start.page.way.hasFocus)


# -- a new game --------------------------------------------------------------------------------


SQUARED = GAMES["egotzi"].setup(size=4, variant="squared", komi=6)
ANN_AND_BEN = (Human("Ann"), Human("Ben"))
FAST = TimeControl(main_seconds=300)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    made = shown_alone(qtbot, Window(tmp_path))
    yield made
    made.asked.clear()


@pytest.fixture
def started() -> list[Game]:
    """Return the games whose lesson was begun."""
    return []


@pytest.fixture
def flow(window: Window, started: list[Game]) -> NewGameFlow:
    made = NewGameFlow(
        cast(Any, window),
        cast(Any, Services(window)),
        cast(Any, Actions(window.asked)),
        started.append,
    )
    assert made.parent() is window
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
    settings.remember(SQUARED, ANN_AND_BEN, control=NO_CLOCKS, komi_offered=True)
    flow.ask(SQUARED.game)
    assert window.page.komi_is_offered
    assert window.page.clocks.control == NO_CLOCKS
    click(window.page.more)  # it has opened by itself, for Squared
    assert not settings.more_shown
    flow.ask(GAMES["wythe"])
    click(window.page.more)
    flow.ask(GAMES["yodd"])
    assert window.page.more.isChecked()


def test_the_page_leads_back_to_the_help_and_into_the_game(
    window: Window, flow: NewGameFlow
) -> None:
    flow.ask(GAMES["yodd"])
    page = window.page
    click(page.back)
    click(page.rules)
    click(page.more)
    click(page.engines)
    assert window.asked == ["game.new", "help.here", "engine.programs"]
    page.players.choose((Computer(9), Human()))
    page.clocks.choice.setCurrentIndex(1)
    click(page.start)
    setup, seats = GAMES["yodd"].setup(), (Computer(9), page.seats[1])
    assert window.asked[3:] == [((setup, seats, FAST), {})]
    settings = window.settings
    assert settings.setup(setup.game) == setup
    assert settings.seats(setup.game) == seats
    assert Settings.clocks.of(settings, setup.game) == FAST


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


def test_a_random_seat_is_remembered_and_drawn_for_each_game(
    window: Window, flow: NewGameFlow
) -> None:
    seats = Human("Ann"), Computer(4)
    window.settings.remember(GAMES["yodd"].setup(), seats, komi_offered=False)
    draws = iter((False, True, True))
    flow._draw = lambda: next(draws)
    for trades in (False, True):
        flow.ask(GAMES["yodd"])
        page = window.page
        page.players.part.buttons[2].click()
        click(page.start)
        args, _options = window.asked[-1]
        assert args[1] == ((seats[1], seats[0]) if trades else seats)
        assert Settings.random_part.of(window.settings, GAMES["yodd"])
    flow.ask(GAMES["yodd"])
    assert window.page.is_random
    assert not Settings.random_part.of(window.settings, GAMES["wythe"])
    flow._ask(SQUARED, seats, is_random=True)
    click(window.page.start)
    window.page.stop_engine()
    assert Settings.random_part.of(window.settings, SQUARED.game)
    click(window.page.back)
    assert window.page.is_random


def test_the_lesson_is_a_click_away(window: Window, flow: NewGameFlow, started: list[Game]) -> None:
    flow.ask(GAMES["yodd"])
    click(window.page.lesson)
    assert started == [GAMES["yodd"]]


def test_the_offer_leads_to_a_game_and_may_be_made_again(window: Window, flow: NewGameFlow) -> None:
    flow.offer_komi(SQUARED, ANN_AND_BEN, FAST)
    settings = window.settings
    assert settings.komi_is_offered(SQUARED.game)
    assert settings.setup(SQUARED.game) == SQUARED
    assert settings.seats(SQUARED.game) == ANN_AND_BEN
    assert Settings.clocks.of(settings, SQUARED.game) == FAST
    first = window.page
    assert isinstance(first, KomiOfferPage)
    assert first.komi.control.hasFocus()
    agreed = emitted(first.agreed)
    click(first.name_it)
    click(first.sides[1])
    ((args, options),) = window.asked
    assert args == agreed[0] == (SQUARED, ANN_AND_BEN)
    assert options.pop("control") == FAST
    options.pop("again")(Rematch())
    assert options == {}
    assert window.page is not first
    assert isinstance(window.page, KomiOfferPage)
    assert window.page.komi.value == 6


def test_back_from_the_offer_are_the_options(window: Window, flow: NewGameFlow) -> None:
    flow.offer_komi(SQUARED, ANN_AND_BEN, FAST)
    click(window.page.back)
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.setup == SQUARED
    assert page.seats == ANN_AND_BEN
    assert page.clocks.control == FAST
    assert page.komi_is_offered
    click(page.start)
    assert isinstance(window.page, KomiOfferPage)


# -- lessons and the editor ------------------------------------------------------------------------

# -- lessons -----------------------------------------------------------------------------------


YODD = GAMES["yodd"]


@pytest.fixture
def lessons(lone: LoneWindow) -> LessonFlow:
    return lone.context.lessons


def given(lone: LoneWindow) -> LessonPage:
    page = lone.window.page
    assert isinstance(page, LessonPage)
    return page


def test_a_lesson_is_played_on_a_board_and_never_saved(
    lone: LoneWindow, lessons: LessonFlow
) -> None:
    lessons.start(YODD)
    assert lone.window.board_page is given(lone)
    assert (lone.window.game_page, lone.window.document) == (None, None)
    assert given(lone).game is YODD
    assert given(lone).board.hasFocus()


def test_it_follows_the_settings_and_the_language_while_it_is_shown(
    lone: LoneWindow, lessons: LessonFlow
) -> None:
    lessons.start(YODD)
    page = given(lone)
    assert page.board.animated is lone.preferences.animated
    lone.settings.animated = not lone.preferences.animated
    assert page.board.animated is lone.preferences.animated
    english = page.lesson
    UI_LANGUAGE.set_language(Language("de"))
    assert page.lesson == load_lesson(LessonEntry("yodd")) != english
    lone.window.show_page(Page())
    delete_what_is_closed()
    assert not shiboken6.isValid(page)
    lone.settings.animated = not lone.preferences.animated  # which nothing follows any more


def test_it_leads_back_to_the_help_and_to_a_game(lone: LoneWindow, lessons: LessonFlow) -> None:
    lessons.start(YODD)
    given(lone).panel.rules.click()
    assert lone.calls == [("show_help", *given(lone).help_place)]
    given(lone).panel.leave.click()
    assert isinstance(lone.window.page, StartPage)
    lessons.start(YODD)
    lone.sounds.take()
    given(lone).finished.emit()
    assert lone.settings.lesson_taken("yodd")
    assert lone.sounds.take() == [Sound.WIN]
    given(lone).panel.levels[2].click()
    assert lone.window.session is not None
    assert lone.window.session.record.setup == YODD.setup()
    assert str(lone.window.session.seats[1]) == "engine 2"


def test_the_lessons_of_a_game_are_taken_one_after_another(
    lone: LoneWindow, lessons: LessonFlow
) -> None:
    for number, entry in enumerate(LESSONS["yodd"]):
        assert lone.settings.lesson_taken("yodd", entry.name) is False
        lessons.start(YODD)
        assert given(lone).lesson == load_lesson(entry)
        given(lone).finished.emit()
        taken = [lone.settings.lesson_taken("yodd", one.name) for one in LESSONS["yodd"]]
        assert taken == [at <= number for at in range(4)]
    lessons.start(YODD)
    assert given(lone).lesson == load_lesson(LessonEntry("yodd"))


def test_the_end_of_a_lesson_leads_to_the_next_one(lone: LoneWindow, lessons: LessonFlow) -> None:
    first, second, *_others, last = LESSONS["yodd"]
    lessons.begin(first)
    while given(lone).step is not None:
        assert not given(lone).panel.next_lesson.isVisible()
        given(lone).next_step()
    button = given(lone).panel.next_lesson
    assert button.text() == "Next lesson: Safe diamonds"
    UI_LANGUAGE.set_language(Language("de"))
    assert button.text() == "Nächste Lektion: Sichere Rauten"
    click(button)
    assert given(lone).lesson == load_lesson(second)
    lessons.begin(last)
    while given(lone).step is not None:
        given(lone).next_step()
    assert not given(lone).panel.next_lesson.isVisible()


def test_the_moves_of_each_step_are_heard_and_the_right_one_twice(
    lone: LoneWindow, lessons: LessonFlow
) -> None:
    lessons.start(YODD)
    page = given(lone)
    for _ in range(2):  # the sessions of different steps
        while page.step is not None and not page.step.accepts:
            page.next_step()
        assert page.step is not None
        lone.sounds.take()
        place(page.session, page.step.accepts[0])
        played = lone.sounds.take()
        assert played[-1] is Sound.RIGHT
        assert Sound.PLACE in played
        page.next_step()


def test_a_lesson_that_cannot_be_read_is_reported_and_the_page_stays(
    lone: LoneWindow, lessons: LessonFlow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_entry: LessonEntry) -> None:
        raise LessonError("no words")

    monkeypatch.setattr("desktop.pages.lesson.load_lesson", fail)
    before = lone.window.page
    lessons.start(YODD)
    assert lone.window.page is before
    assert lone.window.notices.texts == {
        Topic.OPENING: "The Yodd lesson cannot be shown: no words."
    }


# -- the position editor -----------------------------------------------------------------------


def test_it_begins_with_the_position_on_the_board(lone: LoneWindow) -> None:
    lone.window.play_new(GAMES["egotzi"].setup(size=4), HUMANS)
    session = lone.window.session
    assert session is not None
    session.record.play_text("b2")
    editor = lone.context.editor.open()
    assert editor.draft.text.endswith("position=Bb2/white/swap")
    assert editor.focusWidget() is editor.board
    assert editor.isModal()


def test_without_a_game_it_begins_with_the_board_played_on_last(lone: LoneWindow) -> None:
    setup = GAMES["wythe"].setup(size=5)
    lone.settings.remember(setup, HUMANS, komi_offered=False)
    assert lone.context.editor.open().draft.setup == setup


def test_a_game_is_played_from_the_position(lone: LoneWindow) -> None:
    editor = lone.context.editor.open()
    editor.draft.read("egotzi size=4 position=Bb2/white")
    click(editor.play)
    (dialog,) = editor.findChildren(SeatsDialog)
    assert [field.kind.accessibleName() for field in dialog.seat_fields] == [
        "Black: played by",
        "White, to move: played by",
    ]
    assert editor.isVisible()  # until the players are chosen
    dialog.seat_fields[0].kind.setCurrentIndex(1)
    dialog.seat_fields[1].kind.setCurrentIndex(0)
    click(dialog.go)
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


def test_it_is_analysed(lone: LoneWindow) -> None:
    editor = lone.context.editor.open()
    editor.draft.read("yodd size=4 position=Ba1a2/black")
    click(editor.analyse)
    assert not editor.isVisible()
    page = lone.window.game_page
    assert page is not None
    assert page.session.seats == HUMANS
    assert page.analysis_controller.analysing


def test_a_game_that_is_over_is_only_shown(lone: LoneWindow) -> None:
    editor = lone.context.editor.open()
    editor.draft.read("yodd size=3 position=Ba1a2/black/passes:2")
    click(editor.play)
    assert not editor.findChildren(SeatsDialog)
    session = lone.window.session
    assert session is not None
    assert session.outcome is not None
    assert session.outcome.winner == WHITE


def test_it_follows_the_theme(lone: LoneWindow) -> None:
    editor = lone.context.editor.open()
    lone.settings.theme = "dark"
    assert editor.board._board.theme is UI_THEME.theme
