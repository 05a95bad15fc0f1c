"""Builds a window: its actions, and what follows the pages that it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.window.action_table import action_table
from desktop.window.main_window import MainWindow
from desktop.window.services import Services
from desktop.window.window_context import WindowContext

if TYPE_CHECKING:
    from desktop.pages.game_page import GamePage
    from desktop.pages.task_page import TaskPage


def build_window(services: Services) -> MainWindow:
    """Return a new window with the start page; it is not shown yet."""
    window = MainWindow(
        services.settings,
        services.appearance,
        services.autosaves,
        services.games.game_page,
        services.matching,
    )
    context = WindowContext(window, services, action_table())
    actions = context.actions

    # late: a window begins with the start page, without a board

    def bind_game(page: GamePage) -> None:
        from desktop.window.game_page_binding import GamePageBinding

        GamePageBinding(page, window, services, actions)
        context.training.follow_review(page)

    def bind_task(page: TaskPage) -> None:
        from desktop.window.game_page_binding import TaskPageBinding

        TaskPageBinding(page, services, actions)

    window.game_shown.connect(bind_game)
    window.task_shown.connect(bind_task)
    window.page_changed.connect(actions.refresh)
    services.preferences.changed.connect(actions.refresh)
    window.open_requested.connect(lambda path: services.opener.open(path, window=window))
    window.reload_requested.connect(lambda encoding: services.opener.reload(window, encoding))
    window.file_saved.connect(services.recent.add)
    window.home_requested.connect(context.start.go_home)
    window.level_requested.connect(context.new_games.play_level)
    context.start.show_start()
    return window
