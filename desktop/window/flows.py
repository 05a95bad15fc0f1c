"""How a window leads from page to page: to a new game, to a lesson, and to the position editor."""

from __future__ import annotations

import contextlib
import functools
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.game.external_engines import engine_names
from desktop.game.players import Computer, Human, Seats, against_computer
from desktop.pages.start_page import StartPage
from desktop.services.languages import UI_LANGUAGE
from desktop.services.sounds import Sound
from desktop.services.text import tr, tr_noop, translated
from desktop.settings.action import Action
from desktop.settings.settings import Settings
from desktop.views.game_cards import CARDS, LESSONS, LessonEntry, lesson_after
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow
from desktop.window.services import Services
from rules import games
from rules.clock import TimeControl
from rules.training.progress import OwnProgress, Progress

if TYPE_CHECKING:
    from desktop.game.rematch import Rematch
    from desktop.pages.lesson_page import LessonPage
    from desktop.pages.new_game_page import NewGamePage
    from desktop.pages.position_editor import PositionEditor
    from rules.position import Position
    from rules.record.game_record import GameRecord
    from rules.setup import Game, Setup
    from rules.training.deck import Counts


# what a new game needs, imported on a thread as soon as somebody may be about to begin one
_GAME_MODULES = (
    "desktop.pages.new_game_page",
    "desktop.pages.game_page",
    "desktop.settings.game_document",
    "desktop.window.game_page_binding",
)


def _load_game_modules(services: Services, owner: QObject) -> None:
    services.decks.load(_GAME_MODULES, lambda: None, owner=owner)


class StartFlow(QObject):
    """Shows the start page, and follows what is chosen there."""

    def __init__(
        self,
        window: MainWindow,
        services: Services,
        actions: Mapping[str, Action],
        ask_options: Callable[[Game], None],
        go_on: Callable[[Game, Progress], None],
    ) -> None:
        """``ask_options`` shows the page of a new game, ``go_on`` what comes next in a game."""
        super().__init__(window)
        self._window, self._services, self._actions = window, services, actions
        self._ask_options, self._go_on = ask_options, go_on
        self._page: StartPage | None = None
        self._own: OwnProgress | None = None  # None until it has been counted
        self._unfinished: Path | None = None  # the game to continue
        window.page_changed.connect(self._forget)
        services.games_changed.connect(self.refresh)
        services.decks.counted.connect(self.show_cards)
        services.matching.counted.connect(self._show_counted)
        UI_LANGUAGE.changed.connect(self.refresh)

    def go_home(self) -> None:
        """Show the start page, with the focus on the way back to the game that waits behind it."""
        if self._page is None:
            self.show_start()
        if self._page is not None and self._window.waiting is not None:
            self._page.resume.setFocus()

    def show_start(self) -> None:
        """Show the games to choose from; the one shown before has the focus."""
        before = self._window.page.game
        services, open_file = self._services, self._window.open_requested.emit
        page = StartPage(open_file, services.pictures)
        for key, card in page.cards.items():
            card.pointed.connect(functools.partial(_load_game_modules, services, self))
            card.clicked.connect(lambda _on=False, key=key: self._ask_options(games.GAMES[key]))
            card.step.clicked.connect(
                lambda _on=False, card=card: self._go_on(games.GAMES[card.game.key], card.progress)
            )
        page.resume.clicked.connect(self._continue)
        for button, action in (
            (page.open, "game.open"),
            (page.library, "game.library"),
            (page.training, "learn.train"),
            (page.puzzles, "learn.puzzles"),
        ):
            button.clicked.connect(self._actions[action].trigger)
        self._window.show_page(page)
        self._page = page
        self.refresh()
        services.decks.count()
        services.matching.count()
        (page.cards[before.key] if before else page.way).setFocus()

    def show_cards(self, counts: Counts) -> None:
        """Show how many exercises are due."""
        if self._page is not None:
            self._page.show_due(counts.due + counts.new, is_used=counts.total > 0)

    def refresh(self) -> None:
        """Update the game to continue, the recent files, and what has been done."""
        page, services = self._page, self._services
        if page is None:
            return
        self._show_progress()
        waiting, show = self._window.waiting, functools.partial(self._show_games, page)
        if waiting is not None:
            page.show_games(waiting.page.session.record, services.recent.paths, is_open=True)
        elif not (services.autosaves.unfinished() and services.opener.find_unfinished(show, page)):
            show(None, None)

    def _show_games(
        self, page: StartPage, unfinished: GameRecord | None, path: Path | None
    ) -> None:
        """Show the game to continue, which has been found, and the recent files."""
        if page is self._page:
            self._unfinished = path
            page.show_games(unfinished, self._services.recent.paths)

    def _show_counted(self, own: OwnProgress) -> None:
        self._own = own
        self._show_progress()

    def _show_progress(self) -> None:
        """Show what has been done, once that is known."""
        if self._page is not None and self._own is not None:
            progress = {key: self._progress(key, self._own) for key in LESSONS}
            self._page.show_progress(progress, self._own.latest)

    def _progress(self, key: str, own: OwnProgress) -> Progress:
        lessons = LESSONS[key]
        taken = [self._services.settings.lesson_taken(key, one.name) for one in lessons]
        return Progress(
            sum(taken),
            len(lessons),
            own.levels.get(key, 0),
            own.puzzles.get(key, 0),
            own.all_puzzles.get(key, 0),
        )

    def _continue(self) -> None:
        if self._window.waiting is not None:
            self._window.return_to_game()
        elif self._unfinished is not None:
            self._services.opener.reopen(self._unfinished, self._window)

    def _forget(self) -> None:
        """Drop the page: another one is shown."""
        self._page = None


class NewGameFlow(QObject):
    """Shows the options of a game, perhaps the offer of komi, and then the game."""

    def __init__(
        self,
        window: MainWindow,
        services: Services,
        actions: Mapping[str, Action],
        start_lesson: Callable[[Game], None],
        draw: Callable[[], bool] = lambda: random.SystemRandom().random() < 0.5,
    ) -> None:
        """``start_lesson`` begins the next lesson of a game; ``draw``: whether to trade places."""
        super().__init__(window)
        self._window, self._services, self._actions = window, services, actions
        self._settings, self._start_lesson, self._draw = services.settings, start_lesson, draw
        self._page: NewGamePage | None = None  # the last one, which may have been left
        services.settings.changed.connect(self._offer_engines)

    def ask(self, game: Game) -> None:
        """Ask for the options of a new game, beginning with those of the last one.

        A game not played yet begins as quick or as long as the last one of another kind.
        """
        settings = self._settings
        is_random = Settings.random_part.of(settings, game)
        self._ask(self._last_setup(game), settings.seats(game), is_random=is_random)

    def play_level(self, game: Game, level: int) -> None:
        """Begin a game against a level, with everything else as in the last one of its kind."""
        settings, setup = self._settings, self._last_setup(game)
        self._start(
            setup,
            against_computer(settings.seats(game), level),
            Settings.clocks.of(settings, game),
            komi_offered="komi" in dict(setup.options) and settings.komi_is_offered(game),
            is_random=Settings.random_part.of(settings, game),
        )

    def _last_setup(self, game: Game) -> Setup:
        from desktop.pages.fields import with_length  # late, as below

        setup = self._settings.setup(game)
        if self._settings.was_played(game):
            return setup
        return with_length(setup, self._settings.length)

    def _ask(self, setup: Setup, seats: Seats, *, is_random: bool) -> None:
        # late: a window begins with neither this page nor the offer
        from desktop.pages.new_game_page import NewGamePage

        page = NewGamePage(
            setup,
            seats,
            control=Settings.clocks.of(self._settings, setup.game),
            komi_is_offered=self._settings.komi_is_offered(setup.game),
            is_random=is_random,
            engines=engine_names(self._settings.engines, setup.game.key),
            more_shown=self._settings.more_shown,
        )
        page.more.clicked.connect(self._remember_more)
        page.started.connect(functools.partial(self._begin, page))
        page.lesson.clicked.connect(lambda: self._start_lesson(setup.game))
        page.back.clicked.connect(self._actions["game.new"].trigger)
        page.engines.clicked.connect(self._actions["engine.programs"].trigger)
        page.rules.clicked.connect(self._actions["help.here"].trigger)
        self._page = page
        self._window.show_page(page)
        page.start.setFocus()
        _load_game_modules(self._services, self)

    def _remember_more(self, is_shown: bool) -> None:
        self._settings.more_shown = is_shown

    def _offer_engines(self) -> None:
        page = self._page
        if page is not None and page is self._window.page:
            page.players.offer_engines(engine_names(self._settings.engines, page.game.key))

    def _begin(self, page: NewGamePage, setup: Setup, seats: Seats, control: TimeControl) -> None:
        if page.length is not None:
            self._settings.length = page.length
        offered = page.komi_is_offered
        self._start(setup, seats, control, komi_offered=offered, is_random=page.is_random)

    def _start(
        self,
        setup: Setup,
        seats: Seats,
        control: TimeControl,
        *,
        komi_offered: bool,
        is_random: bool,
    ) -> None:
        """Begin a game, or the offer of komi before it; ``is_random``: the seats are drawn."""
        if not komi_offered:  # the offer remembers them itself
            self._settings.remember(
                setup, seats, control=control, komi_offered=False, is_random=is_random
            )
        drawn = self._drawn(seats) if is_random else seats

        def begin(seats: Seats) -> None:
            if komi_offered:
                self.offer_komi(setup, seats, control, is_random=is_random)
            else:
                self._window.play_new(setup, seats, control)

        self._services.matching.match(setup.game, drawn, begin, self._window.page)

    def _drawn(self, seats: Seats) -> Seats:
        return (seats[1], seats[0]) if self._draw() else seats

    def offer_komi(
        self, setup: Setup, seats: Seats, control: TimeControl, *, is_random: bool = False
    ) -> None:
        """Let one player name komi and the other pick a side; ``is_random``: they were drawn."""
        from desktop.pages.new_game_page import KomiOfferPage

        self._settings.remember(
            setup, seats, control=control, komi_offered=True, is_random=is_random
        )
        page = KomiOfferPage(setup, seats, self._services.games.engine_client())

        offer = functools.partial(self.offer_komi, setup, control=control, is_random=is_random)

        def again(rematch: Rematch) -> None:
            self._services.matching.match(
                setup.game, rematch.seats(seats), offer, self._window.page
            )

        play = functools.partial(self._window.play_new, control=control, again=again)
        page.agreed.connect(play)
        page.back.clicked.connect(lambda: self._ask(setup, seats, is_random=is_random))
        self._window.show_page(page)
        page.focus_answer()


class EditorFlow(QObject):
    """Opens the editor on the position on the board, and begins games from it."""

    def __init__(self, window: MainWindow, services: Services) -> None:
        super().__init__(window)
        self._window, self._services = window, services

    def open(self) -> PositionEditor:
        """Show the editor, and return it."""
        # late: a window does not begin with it
        from desktop.pages.position_editor import PositionEditor

        editor = PositionEditor(self._position(), self._services.settings.drawing, self._window)
        editor.board.set_animated(False)
        editor.play.clicked.connect(lambda: self._ask_seats(editor))
        editor.analyse.clicked.connect(lambda: self._analyse(editor))
        editor.help.clicked.connect(lambda: self._services.show_help("window", "editor"))
        editor.open()
        editor.board.setFocus()
        return editor

    def _position(self) -> Position:
        """Return the position on the board, without an unfinished turn, or else an empty board."""
        page = self._window.board_page
        if page is not None:
            return page.session.record.position
        game = self._window.page.game or next(iter(games.GAMES.values()))
        return self._services.settings.setup(game).start()

    def _ask_seats(self, editor: PositionEditor) -> None:
        """Ask who plays; nobody does if the game is over."""
        from desktop.pages.players_field import SeatsDialog

        setup = editor.draft.result
        assert setup is not None  # or the button is off

        def play(seats: Seats) -> None:
            editor.accept()
            self._window.play_new(setup, seats)

        start = setup.start()
        if start.over:
            play((Human(), Human()))
            return
        dialog = SeatsDialog(
            editor,
            self._services.settings.seats(setup.game),
            start,
            lambda: tr("Play from this position"),
            lambda: tr("A new game begins. The game that is open now is kept."),
            engines=engine_names(self._services.settings.engines, setup.game.key),
        )
        dialog.chosen.connect(play)
        dialog.show()

    def _analyse(self, editor: PositionEditor) -> None:
        setup = editor.draft.result
        assert setup is not None  # as above
        editor.accept()
        self._window.play_new(setup, (Human(), Human()))
        page = self._window.game_page
        if page is not None and not page.analysis_controller.analysing:
            page.toggle_analysis()


class LessonFlow(QObject):
    """Shows the page of a lesson in a window, and remembers which have been taken."""

    def __init__(
        self, window: MainWindow, services: Services, actions: Mapping[str, Action]
    ) -> None:
        super().__init__(window)
        self._window, self._services, self._actions = window, services, actions
        self._settings = services.settings
        self._page: LessonPage | None = None
        self._entry: LessonEntry | None = None  # that of the page
        window.page_changed.connect(self._forget)
        UI_LANGUAGE.changed.connect(self._retranslate)

    def start(self, game: Game) -> None:
        """Begin the first lesson of a game that has not been completed, or else the first one."""
        lessons = LESSONS[game.key]
        left = [one for one in lessons if not self._settings.lesson_taken(one.game, one.name)]
        self.begin((left or lessons)[0])

    def begin(self, entry: LessonEntry) -> None:
        """Begin a lesson, or show a notice that says why that is impossible."""
        # late: a window does not begin with a lesson
        from desktop.pages.lesson import LessonError, load_lesson
        from desktop.pages.lesson_page import LessonPage

        title = CARDS[entry.game].title
        try:
            lesson = load_lesson(entry)
        except LessonError as error:
            why = translated(error)
            text = tr_noop("The {game} lesson cannot be shown: {why}.")
            self._window.notices.show_notice(
                Topic.OPENING, lambda: tr(text, game=title, why=why), about=entry
            )
            return
        self._window.notices.settle(Topic.OPENING, entry)
        services, following = self._services, lesson_after(entry)
        page = LessonPage(lesson, services.games.session, following)
        page.finished.connect(lambda: self._finish(entry))
        page.panel.leave.clicked.connect(self._actions["game.new"].trigger)
        for level, button in page.panel.levels.items():
            button.clicked.connect(lambda _on=False, level=level: self._play(lesson.game, level))
        if following is not None:
            page.panel.next_lesson.clicked.connect(lambda: self.begin(following))
        self._window.show_task(page)
        self._page, self._entry = page, entry
        page.board.setFocus()

    def _finish(self, entry: LessonEntry) -> None:
        self._settings.set_lesson_taken(entry.game, entry.name)
        self._services.sounds.play(Sound.WIN)

    def _retranslate(self) -> None:
        """Switch to the current language, if the lesson can be read in it."""
        if self._page is not None and self._entry is not None:
            from desktop.pages.lesson import LessonError, load_lesson  # late, as above

            with contextlib.suppress(LessonError):
                self._page.retranslate(load_lesson(self._entry))

    def _play(self, game: Game, level: int) -> None:
        self._window.play_new(game.setup(), (Human(), Computer(level)))

    def _forget(self) -> None:
        """Drop the page: another one is shown."""
        self._page = self._entry = None
