"""Builds a window: creates its menus and flows, and connects their signals."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import SignalInstance

from desktop.actions.keymap import Keymap
from desktop.application.fault_notices import FaultNotices
from desktop.application.library_host import LibraryGames
from desktop.board.picture_cache import PictureCache
from desktop.engine.engine_worker import EngineClient
from desktop.engine.external_engines import ExternalEngines
from desktop.game.game_session import GameSession
from desktop.game.rematch import LevelMatching
from desktop.help.overview import OVERVIEW
from desktop.settings.appearance import Appearance
from desktop.settings.preferences import Preferences
from desktop.settings.settings import Settings
from desktop.sound.sound_player import SoundPlayer
from desktop.storage.autosave import Autosaves
from desktop.storage.recent_files import RecentFiles
from desktop.training.deck_host import DeckHost
from desktop.window.editor_flow import EditorFlow
from desktop.window.engine_menu import EngineMenu
from desktop.window.game_menu import EarlierGamesMenu, ExportMenu, GameMenu, RecentMenu
from desktop.window.game_opener import GameOpener
from desktop.window.learn_menu import HelpMenu, LearnMenu
from desktop.window.lesson_flow import LessonFlow
from desktop.window.main_window import MainWindow
from desktop.window.new_game_flow import NewGameFlow
from desktop.window.notes_menu import NotesMenu
from desktop.window.start_flow import StartFlow
from desktop.window.training_flow import TrainingFlow
from desktop.window.turn_menu import EditMenu, KeyboardMenu, TurnMenu
from desktop.window.view_menu import BoardMenu, ViewMenu
from desktop.window.window_actions import WindowActions
from desktop.window.window_dialogs import WindowDialogs
from rules.position import Position
from rules.record.game_record import GameRecord

if TYPE_CHECKING:
    from desktop.play.board_page import BoardPage
    from desktop.play.game_page import GamePage
    from desktop.window.export_commands import ExportActions


@dataclass(frozen=True)
class Services:
    """What the windows of a program share.

    Attributes:
        engines: those that the user has added.
        decks: the cards of training.
        games_changed: the signal that the unfinished games or recent files may have changed.
        make_client, make_session, make_page: return a new engine, game or page of a game.
        show_another: opens and shows another window, and returns it.
        show_library, show_help: show these windows.
        show_results: shows one's own results, in the game of this key if not "".
        quit: ends the program.
        matching: picks the level of a computer that matches the player.
        core_notice: returns the warning about a slow core, or "".
    """

    settings: Settings
    preferences: Preferences
    appearance: Appearance
    keymap: Keymap
    recent: RecentFiles
    autosaves: Autosaves
    opener: GameOpener
    library_games: LibraryGames
    fault_notices: FaultNotices
    engines: ExternalEngines
    decks: DeckHost
    sounds: SoundPlayer
    pictures: PictureCache
    games_changed: SignalInstance
    make_client: Callable[[], EngineClient]
    make_session: Callable[[GameRecord], GameSession]
    make_page: Callable[[GameRecord], GamePage]
    show_another: Callable[[], MainWindow]
    show_library: Callable[[Position | None], None]
    show_help: Callable[[str, str], None]
    show_results: Callable[[str], None]
    quit: Callable[[], None]
    matching: LevelMatching
    core_notice: Callable[[], str]


def build_window(services: Services) -> MainWindow:
    """Return a new window with the start page; it is not shown yet."""
    window = MainWindow(
        services.settings,
        services.appearance,
        services.autosaves,
        services.make_page,
        services.matching,
    )
    game, view = _game_menu(window, services), _view_menu(window, services)
    help_menu, learn = HelpMenu(window), _learn_menu(window, services)
    engine = _engine_menu(window, services)
    actions = _actions(window, services, game, engine, learn, view, help_menu)
    _connect_window(window, services, actions)
    _connect_help(window, services, help_menu)
    dialogs = _dialogs(window, services, actions)
    dialogs.help_requested.connect(services.show_help)
    _connect_dialogs(dialogs, engine, view, help_menu)
    start = _start_flow(window, services, actions, help_menu)
    training = _training_flow(window, services, actions, learn)
    training.left.connect(start.show_start)
    training.help_requested.connect(help_menu.here_requested)
    start.training_requested.connect(training.train)
    start.puzzles_requested.connect(training.solve_puzzles)
    game.new_game_requested.connect(start.show_start)
    game.home_requested.connect(window.home_requested)
    window.home_requested.connect(start.go_home)
    editor = EditorFlow(window, services.settings, services.appearance)
    editor.help_requested.connect(lambda: services.show_help("window", "editor"))
    game.editor_requested.connect(editor.open)
    start.show_start()
    return window


def _game_menu(window: MainWindow, services: Services) -> GameMenu:
    """Return the game menu with all its actions connected, except for a new game."""
    recent = RecentMenu(services.recent, window)
    recent.file_chosen.connect(window.open_requested)
    earlier = EarlierGamesMenu(services.autosaves, window)
    earlier.game_chosen.connect(lambda path: services.opener.reopen(path, window, viewing=True))

    @functools.cache
    def exports() -> ExportActions:
        # late: the modules for pictures take long to import
        from desktop.window.export_commands import ExportActions

        made = ExportActions(window, services.settings, services.appearance)
        made.game_pasted.connect(lambda text: services.opener.open_text(text, window))
        return made

    export = ExportMenu(window, lambda: window.game_page, exports)
    menu = GameMenu(window, recent, earlier, export)
    menu.paste_requested.connect(lambda: exports().paste_game())
    menu.new_window_requested.connect(services.show_another)
    menu.library_requested.connect(services.show_library)
    menu.quit_requested.connect(services.quit)
    return menu


def _view_menu(window: MainWindow, services: Services) -> ViewMenu:
    menu = ViewMenu(
        window,
        services.preferences,
        services.appearance,
        lambda: window.game_page,
        lambda: window.board_page,
    )
    menu.pane_requested.connect(window.focus_pane)
    return menu


def _engine_menu(window: MainWindow, services: Services) -> EngineMenu:
    return EngineMenu(
        window,
        lambda: window.game_page,
        services.preferences,
        lambda record: services.show_another().play(record),
        services.engines.names,
    )


def _learn_menu(window: MainWindow, services: Services) -> LearnMenu:
    menu = LearnMenu(window, lambda: window.game_page, services.preferences)

    def show_results() -> None:
        game = window.page.game
        services.show_results(game.key if game is not None else "")

    menu.results_requested.connect(show_results)
    return menu


def _actions(
    window: MainWindow,
    services: Services,
    game: GameMenu,
    engine: EngineMenu,
    learn: LearnMenu,
    view: ViewMenu,
    help_menu: HelpMenu,
) -> WindowActions:
    """Return all actions; the order of the menus is that of the menu bar."""
    settings, preferences = services.settings, services.preferences

    def game_page() -> GamePage | None:
        return window.game_page

    def board_page() -> BoardPage | None:
        return window.board_page

    edits = EditMenu(window, game_page, window.notices, board_page)
    rarer = KeyboardMenu(window, game_page, board_page), edits
    menus = (
        game,
        TurnMenu(window, game_page, board_page, window.end_full_screen, rarer),
        engine,
        learn,
        BoardMenu(window, game_page, settings, preferences),
        NotesMenu(window, game_page, preferences, edits),
        view,
        help_menu,
    )
    actions = WindowActions(window, menus, services.keymap)
    window.page_changed.connect(actions.refresh)
    preferences.changed.connect(actions.refresh)
    return actions


def _connect_window(window: MainWindow, services: Services, actions: WindowActions) -> None:
    """Connect the signals of the window."""
    reports = functools.partial(services.fault_notices.report_buttons, window)

    def bind(page: GamePage) -> None:
        # late: the first window may be a start page, without a game
        from desktop.play.announcer import GameSounds
        from desktop.window.game_page_binding import GamePageBinding

        page.help_asked.connect(actions.by_id["help.here"].trigger)
        GameSounds(page, services.sounds)
        GamePageBinding(
            page, actions, window.notices, services.settings, services.preferences, reports
        )

    window.game_shown.connect(bind)
    window.open_requested.connect(lambda path: services.opener.open(path, window))
    window.reload_requested.connect(functools.partial(services.opener.reload, window))
    window.file_saved.connect(services.recent.add)


def _connect_help(window: MainWindow, services: Services, menu: HelpMenu) -> None:
    faults = services.fault_notices
    menu.here_requested.connect(lambda: services.show_help(*window.page.help_place))
    menu.contents_requested.connect(lambda: services.show_help(OVERVIEW, ""))
    menu.report_requested.connect(lambda: faults.copy_report(window))
    menu.log_requested.connect(lambda: faults.show_folder(window))


def _dialogs(window: MainWindow, services: Services, actions: WindowActions) -> WindowDialogs:
    return WindowDialogs(
        window,
        actions,
        services.keymap,
        services.settings,
        services.appearance,
        services.sounds,
        services.core_notice,
        lambda: window.session.position.setup if window.session is not None else None,
    )


def _connect_dialogs(
    dialogs: WindowDialogs, engine: EngineMenu, view: ViewMenu, help_menu: HelpMenu
) -> None:
    engine.engines_requested.connect(dialogs.show_engines)
    view.boards_requested.connect(dialogs.show_boards)
    view.settings_requested.connect(dialogs.show_settings)
    help_menu.keys_requested.connect(dialogs.show_keys)
    help_menu.shortcuts_requested.connect(dialogs.edit_shortcuts)
    help_menu.about_requested.connect(dialogs.show_about)


def _start_flow(
    window: MainWindow, services: Services, actions: WindowActions, help_menu: HelpMenu
) -> StartFlow:
    """Return the flow of the start page, which leads to new games and lessons."""
    settings, appearance = services.settings, services.appearance
    start = StartFlow(
        window, settings, appearance, services.recent, services.opener, services.pictures
    )
    new_games = NewGameFlow(window, settings, appearance, services.make_client, services.matching)
    lessons = LessonFlow(
        window,
        actions,
        settings,
        services.preferences,
        appearance,
        services.sounds,
        services.make_session,
    )
    start.game_chosen.connect(new_games.ask)
    window.level_requested.connect(new_games.play_level)
    start.lesson_chosen.connect(lessons.start)
    help_menu.lesson_requested.connect(lessons.begin)
    new_games.lesson_chosen.connect(lessons.start)
    new_games.engines_requested.connect(actions.by_id["engine.programs"].trigger)
    start.library_requested.connect(lambda: services.show_library(None))
    for flow in (new_games, lessons):
        flow.left.connect(start.show_start)
        flow.help_requested.connect(help_menu.here_requested)
    services.games_changed.connect(start.refresh)
    services.decks.counted.connect(start.show_cards)
    start.shown.connect(services.decks.count)
    return start


def _training_flow(
    window: MainWindow, services: Services, actions: WindowActions, menu: LearnMenu
) -> TrainingFlow:
    """Return the flow of exercises, which follows the reviews of games."""
    training = TrainingFlow(
        window,
        actions,
        services.settings,
        services.preferences,
        services.appearance,
        services.sounds,
        services.make_session,
        services.decks,
    )
    menu.retry_requested.connect(training.retry)
    menu.training_requested.connect(training.train)
    menu.puzzles_requested.connect(training.solve_puzzles)
    window.game_shown.connect(training.follow_review)
    training.game_requested.connect(services.library_games.show_move)
    return training
