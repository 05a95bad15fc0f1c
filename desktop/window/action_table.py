"""The table of all actions of a window: what they are called, their keys, and what they do.

Each menu is a function that returns its lines; ``action_table`` has them in the order of the menu
bar. Modules that the first window does not need are imported when an action needs them.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QAction

from desktop.game.phase import Phase
from desktop.game.players import Computer, Human, Seats
from desktop.painting.drawing import UPRIGHT, Drawing, Numbers, Orientation
from desktop.panels.mark_tool import MarkTool
from desktop.panels.step_buttons import CAPTIONS, step_id
from desktop.services.text import tr, tr_noop
from desktop.settings.action import Act, Command, Scope, Test
from desktop.settings.setting import Switch
from desktop.settings.settings import Settings
from desktop.views.game_cards import CARDS, LESSONS, LessonEntry
from desktop.widgets.keys import focus_next
from desktop.window.window_actions import EarlierGamesMenu, Menu, RecentMenu, ThemeMenu
from desktop.window.window_context import WindowContext
from rules.steps import SpecialStep

if TYPE_CHECKING:
    from desktop.panels.branches import Branches


def action_table() -> tuple[Menu, ...]:
    """Return the menus of the menu bar, with their actions."""
    return _game(), _move(), _engine(), _learn(), _board(), _notes(), _view(), _help()


def _window(id: str, text: str, do: Act, *keys: str, **options: Any) -> Command:  # noqa: A002
    return Command(id, text, do, keys, Scope.WINDOW, **options)


def _on_board(id: str, text: str, do: Act, *keys: str, **options: Any) -> Command:  # noqa: A002
    """Return an action that applies in a game and in a task."""
    return Command(id, text, do, keys, Scope.BOARD, **options)


def _in_game(id: str, text: str, do: Act, *keys: str, **options: Any) -> Command:  # noqa: A002
    return Command(id, text, do, keys, Scope.GAME, **options)


def _switch(
    switch: Switch[Any], scope: Scope = Scope.WINDOW, *, fits: Test | None = None
) -> Command:

    def toggle(w: WindowContext) -> None:
        w.services.preferences.toggle(switch)

    def is_on(w: WindowContext) -> bool:
        return w.services.preferences.is_on(switch)

    return Command(switch.action, switch.title, toggle, switch.keys, scope, ticked=is_on, fits=fits)


# -- games and files -----------------------------------------------------------------------------


def _game() -> Menu:
    return Menu(
        tr_noop("&Game"),
        [
            _window("game.home", tr_noop("S&tart page"), lambda w: w.start.go_home(), "Alt+Home"),
            _window("game.new", tr_noop("&New game"), lambda w: w.start.show_start(), "Ctrl+N"),
            _window(
                "game.new_window",
                tr_noop("New &window"),
                lambda w: w.services.show_another(),
                "Ctrl+Shift+N",
            ),
            _window("game.set_up", tr_noop("Set &up a position …"), lambda w: w.editor.open()),
            _window("game.open", tr_noop("&Open …"), lambda w: w.window.ask_open(), "Ctrl+O"),
            _window(
                "game.library",
                tr_noop("&Library"),
                lambda w: w.services.show_library(),
                "Ctrl+Shift+O",
            ),
            _rematch("game.rematch", tr_noop("Re&match"), "Ctrl+Shift+R"),
            _rematch(
                "game.rematch_swapped",
                tr_noop("Rematch w&ith players swapped"),
                "Ctrl+Alt+R",
                swapped=True,
            ),
            _in_game(
                "game.same_position",
                tr_noop("&Games with this position"),
                lambda w: w.services.show_library(w.game.session.record.position),
                "Ctrl+Shift+P",
            ),
            _recent_files,
            _earlier_games,
            None,
            _in_game("game.save", tr_noop("&Save"), lambda w: w.window.save(), "Ctrl+S"),
            _in_game(
                "game.save_as",
                tr_noop("Save &as …"),
                lambda w: w.window.save_as(),
                "Ctrl+Shift+S",
            ),
            None,
            _share(),
            _window(
                "game.paste_game",
                tr_noop("&Paste game"),
                lambda w: w.exports.paste_game(),
                "Ctrl+V",
            ),
            None,
            _window(
                "game.close_window", tr_noop("&Close window"), lambda w: w.window.close(), "Ctrl+W"
            ),
            _window(
                "game.quit",
                tr_noop("&Quit"),
                lambda w: w.services.quit(),
                "Ctrl+Q",
                role=QAction.MenuRole.QuitRole,
            ),
        ],
    )


def _rematch(id: str, text: str, key: str, *, swapped: bool = False) -> Command:  # noqa: A002
    """Return an action that begins another game once this one is over."""

    def begin(w: WindowContext) -> None:
        from desktop.game.rematch import Rematch

        w.game.result.again.emit(Rematch(swapped=swapped))

    return _in_game(
        id,
        text,
        begin,
        key,
        when=lambda w: w.game.session.outcome is not None,
    )


def _recent_files(w: WindowContext) -> RecentMenu:
    return RecentMenu(w.services.recent, w.window.open_requested.emit, w.window)


def _earlier_games(w: WindowContext) -> EarlierGamesMenu:
    services, window = w.services, w.window

    def show(path: Path) -> None:
        services.opener.reopen(path, window, viewing=True)

    return EarlierGamesMenu(services.autosaves, show, window)


def _share() -> Menu:
    return Menu(
        tr_noop("S&hare and export"),
        [
            _in_game(
                "game.copy_picture",
                tr_noop("&Copy picture"),
                lambda w: w.exports.copy_picture(w.game),
                "Ctrl+C",
            ),
            _in_game(
                "game.save_picture",
                tr_noop("Save &picture …"),
                lambda w: w.exports.save_picture(w.game),
                "Ctrl+E",
            ),
            _in_game(
                "game.save_animation",
                tr_noop("Save &animation …"),
                lambda w: w.exports.save_animation(w.game),
                "Ctrl+Shift+E",
            ),
            _in_game(
                "game.print",
                tr_noop("P&rint …"),
                lambda w: w.exports.print_game(w.game),
                "Ctrl+P",
            ),
            None,
            _in_game(
                "game.copy_game", tr_noop("Copy &game"), lambda w: w.exports.copy_game(w.game)
            ),
            _in_game(
                "game.copy_diagram",
                tr_noop("Copy as &text"),
                lambda w: w.exports.copy_diagram(w.game),
                "Ctrl+Shift+C",
            ),
        ],
    )


# -- moves ---------------------------------------------------------------------------------------

_STEP_KEYS = {
    SpecialStep.SWAP: "S",
    SpecialStep.PASS: "P",
    SpecialStep.END: "E",
    SpecialStep.CAPTURE: "C",
    SpecialStep.KEEP: "K",
}


def _move() -> Menu:
    return Menu(
        tr_noop("&Move"),
        [
            _on_board(
                "turn.undo",
                tr_noop("&Undo"),
                lambda w: w.board.undo(),
                "Ctrl+Z",
                when=lambda w: w.board.can_undo,
                button=tr_noop("Undo", "button"),
            ),
            _in_game(
                "turn.redo",
                tr_noop("&Redo"),
                lambda w: w.game.session.redo(),
                "Ctrl+Shift+Z",
                "Ctrl+Y",
                when=lambda w: w.game.session.can_redo,
            ),
            _on_board(
                "turn.cancel",
                tr_noop("Cancel the un&finished move"),
                _cancel,
                "Esc",
                useful=lambda w: w.board.can_cancel,
            ),
            None,
            *[_step(step, text) for step, text in CAPTIONS.items()],
            _on_board(
                "turn.hand",
                tr_noop("Switc&h colour"),
                lambda w: w.board.board.input.flip_hand(),
                "X",
                when=lambda w: w.board.has_hands(),
                fits=lambda w: w.board.is_two_handed,
            ),
            _in_game(
                "turn.confirm",
                tr_noop("Confir&m the move shown"),
                lambda w: w.game.session.confirm(),
                "Return",
                "Enter",
                when=lambda w: w.game.session.phase is Phase.CONFIRM,
                fits=lambda w: w.game.session.confirms or w.game.session.phase is Phase.CONFIRM,
                repeats=False,
            ),
            None,
            _in_game(
                "turn.first",
                tr_noop("Go to the star&t"),
                lambda w: w.game.session.go_first(),
                "Ctrl+Home",
                when=_can_go_back,
            ),
            _in_game(
                "turn.previous",
                tr_noop("Pre&vious move"),
                lambda w: w.game.session.go_previous(),
                "Alt+Left",
                when=_can_go_back,
            ),
            _in_game(
                "turn.next",
                tr_noop("Ne&xt move"),
                lambda w: w.game.session.go_next(),
                "Alt+Right",
                when=_can_go_forward,
            ),
            _in_game(
                "turn.last",
                tr_noop("Go to the en&d"),
                lambda w: w.game.session.go_last(),
                "Ctrl+End",
                when=_can_go_forward,
            ),
            _in_game(
                "turn.autoplay",
                tr_noop("P&lay through"),
                _autoplay,
                "Alt+Shift+Right",
                when=lambda w: bool(w.game.session.record.whole_line),
            ),
            None,
            _in_game(
                "turn.count",
                tr_noop("Count the score &step by step"),
                lambda w: w.game.count(),
                "R",
                when=lambda w: w.game.counting.can_count,
            ),
            _in_game(
                "turn.pause",
                tr_noop("P&ause the game"),
                lambda w: w.game.session.pause(),
                "Shift+P",
                "Pause",
                when=lambda w: w.game.session.can_pause,
                fits=lambda w: bool(w.game.session.clock.control),
            ),
            _in_game(
                "turn.resign",
                tr_noop("Res&ign …"),
                lambda w: w.game.ending.resign(),
                "Ctrl+R",
                when=lambda w: w.game.session.can_resign,
                repeats=False,  # nor may it answer the question that it asks
            ),
            None,
            _by_keyboard(),
            _variations(),
        ],
        Scope.BOARD,
    )


def _cancel(w: WindowContext) -> None:
    """Take back what is unfinished, or else leave full screen, as Esc normally does."""
    if not w.board.cancel():
        w.window.end_full_screen()


def _step(step: SpecialStep, text: str) -> Command:
    """Return the action for a step. Its key works where it is illegal too: the page explains."""
    return _on_board(
        step_id(step),
        text,
        lambda w: w.board.press(step),
        _STEP_KEYS[step],
        when=lambda w: w.board.can_press(),
        fits=lambda w: w.board.has_step(step),
        useful=lambda w: w.board.may_play(step),
        repeats=False,  # a key that is held must not pass for both players
    )


def _autoplay(w: WindowContext) -> None:
    """Show the moves one after another, or pause."""
    autoplay = w.game.autoplay
    if autoplay.is_playing:
        autoplay.pause()
    else:
        autoplay.start()


def _can_go_back(w: WindowContext) -> bool:
    return w.game.session.record.node.parent is not None


def _can_go_forward(w: WindowContext) -> bool:
    return bool(w.game.session.record.node.children)


def _by_keyboard() -> Menu:
    return Menu(
        tr_noop("By &keyboard"),
        [
            _in_game(
                "turn.type",
                tr_noop("T&ype a move"),
                lambda w: w.game.type_turn(),
                "/",
                "Ctrl+L",
                when=lambda w: w.game.session.phase is not Phase.OVER,
            ),
            _on_board(
                "turn.next_place",
                tr_noop("Next &legal cell"),
                lambda w: w.board.move_cursor_to_target(back=False),
                "N",
                when=lambda w: w.board.is_choice(),
            ),
            _on_board(
                "turn.previous_place",
                tr_noop("Previous le&gal cell"),
                lambda w: w.board.move_cursor_to_target(back=True),
                "Shift+N",
                when=lambda w: w.board.is_choice(),
            ),
            _in_game(
                "turn.tell",
                tr_noop("Read &out the position"),
                lambda w: w.game.announcer.announce_standing(),
                "T",
            ),
        ],
        apart=True,
    )


def _variations() -> Menu:
    return Menu(
        tr_noop("Edit variati&ons"),
        [
            _edit(
                "edit.next",
                tr_noop("&Next variation"),
                lambda b: b.go_to_variation(step=1),
                "Alt+Down",
                lambda b: b.can_go_to_variation,
            ),
            _edit(
                "edit.previous",
                tr_noop("Pre&vious variation"),
                lambda b: b.go_to_variation(step=-1),
                "Alt+Up",
                lambda b: b.can_go_to_variation,
            ),
            _edit(
                "edit.promote",
                tr_noop("Pr&omote variation"),
                lambda b: b.promote(),
                "Ctrl+Shift+Up",
                lambda b: b.can_promote,
            ),
            _edit(
                "edit.main_line",
                tr_noop("Make it the &main line"),
                lambda b: b.make_main(),
                "Ctrl+Shift+Home",
                lambda b: b.can_promote,
            ),
            None,
            _edit(
                "edit.cut",
                tr_noop("Cu&t branch"),
                lambda b: b.cut(),
                "Ctrl+X",
                lambda b: b.can_delete,
            ),
            _edit("edit.copy", tr_noop("&Copy branch"), lambda b: b.copy(), "Ctrl+Alt+C"),
            _edit("edit.paste", tr_noop("&Paste branch"), lambda b: b.paste(), "Ctrl+Alt+V"),
            _edit(
                "edit.delete",
                tr_noop("&Delete branch"),
                lambda b: b.delete(),
                "Ctrl+Del",
                lambda b: b.can_delete,
            ),
            None,
            _edit(
                "edit.undo",
                tr_noop("&Undo edit"),
                lambda b: b.undo(),
                "Ctrl+Alt+Z",
                lambda b: b.can_undo,
                named=_undo_text,
            ),
            _edit(
                "edit.redo",
                tr_noop("&Redo edit"),
                lambda b: b.redo(),
                "Ctrl+Alt+Shift+Z",
                lambda b: b.can_redo,
                named=_redo_text,
            ),
        ],
        apart=True,
    )


def _edit(
    id: str,  # noqa: A002
    text: str,
    do: Callable[[Branches], object],
    key: str,
    when: Callable[[Branches], bool] = lambda _branches: True,
    **options: Any,
) -> Command:
    return _in_game(
        id, text, lambda w: do(_branches(w)), key, when=lambda w: when(_branches(w)), **options
    )


def _branches(w: WindowContext) -> Branches:
    from desktop.panels.branches import Branches

    return Branches(w.game.session, w.game.status, w.window.notices)


def _undo_text(w: WindowContext) -> str:
    edit = w.game.session.edits.last
    return "" if edit is None else tr("&Undo {edit}", edit=_edit_text(w, edit))


def _redo_text(w: WindowContext) -> str:
    edit = w.game.session.edits.next
    return "" if edit is None else tr("&Redo {edit}", edit=_edit_text(w, edit))


def _edit_text(w: WindowContext, edit: Any) -> str:
    from desktop.panels.branches import edit_text
    from desktop.views.game_views import VIEWS

    return edit_text(VIEWS[w.game.game.key], edit)


# -- the engine ----------------------------------------------------------------------------------


def _engine() -> Menu:
    return Menu(
        tr_noop("&Engine"),
        [
            _in_game(
                "engine.hint",
                tr_noop("Show a &hint"),
                lambda w: w.game.analysis_controller.ask_hint(),
                "H",
                when=lambda w: w.game.analysis_controller.can_hint,
                button=tr_noop("Hint", "button"),
            ),
            _in_game(
                "engine.analysis",
                tr_noop("&Analysis: show candidates"),
                lambda w: w.game.toggle_analysis(),
                "A",
                ticked=lambda w: w.game.analysis_controller.analysing,
                button=tr_noop("Analyse", "button"),
            ),
            None,
            _in_game(
                "engine.stop",
                tr_noop("&Stop the computer"),
                lambda w: w.game.session.stop(),
                "Ctrl+.",
                when=lambda w: w.game.session.phase in (Phase.THINKING, Phase.FORCED),
                fits=lambda w: not all(isinstance(seat, Human) for seat in w.game.session.seats),
            ),
            _in_game(
                "engine.go_on",
                tr_noop("&Resume"),
                lambda w: w.game.session.resume(),
                "G",
                when=lambda w: w.game.session.can_resume,
            ),
            _switch(
                Settings.ponders,
                Scope.GAME,
                fits=lambda w: any(isinstance(seat, Computer) for seat in w.game.session.seats),
            ),
            None,
            _in_game(
                "engine.play_aside",
                tr_noop("Play from here as a &variation …"),
                _play_variation,
                when=lambda w: not w.game.session.record.position.over,
            ),
            _in_game(
                "engine.play_new",
                tr_noop("Play from here as a &new game …"),
                _play_new,
                when=lambda w: not w.game.session.record.position.over,
            ),
            None,
            _window("engine.programs", tr_noop("&Engines …"), lambda w: w.show_engines()),
        ],
        Scope.GAME,
    )


def _play_variation(w: WindowContext) -> None:
    _ask_players(w, aside=True, then=w.game.session.play_variation)


def _play_new(w: WindowContext) -> None:
    from desktop.pages.players_field import new_game_from

    record = w.game.session.record

    def play(seats: Seats) -> None:
        w.services.show_another().play(new_game_from(record, seats))

    _ask_players(w, aside=False, then=play)


def _ask_players(w: WindowContext, *, aside: bool, then: Callable[[Seats], object]) -> None:
    """Ask who plays from the selected move, in a variation or in a new game."""
    from desktop.pages.players_field import PlayFromDialog

    engines = w.services.engines.names(w.game.game.key)
    dialog = PlayFromDialog(w.window, w.game.session, aside=aside, engines=engines)
    dialog.chosen.connect(then)
    dialog.show()


# -- learning ------------------------------------------------------------------------------------


def _learn() -> Menu:
    return Menu(
        tr_noop("&Learn"),
        [
            _in_game(
                "learn.review",
                tr_noop("&Review the game"),
                _toggle_review,
                "V",
                ticked=lambda w: w.game.review.is_on,
            ),
            _in_game(
                "learn.stop",
                tr_noop("&Stop the review"),
                lambda w: w.game.review.reviewer.stop(),
                when=lambda w: w.game.review.reviewer.is_running,
            ),
            None,
            _in_game(
                "learn.next",
                tr_noop("&Next mistake"),
                lambda w: w.game.review.go_to_error(1),
                "J",
                when=lambda w: w.game.review.is_on and w.game.review.error(1) is not None,
            ),
            _in_game(
                "learn.previous",
                tr_noop("&Previous mistake"),
                lambda w: w.game.review.go_to_error(-1),
                "Shift+J",
                when=lambda w: w.game.review.is_on and w.game.review.error(-1) is not None,
            ),
            _in_game(
                "learn.line",
                tr_noop("Show the &better line"),
                lambda w: w.game.review.insert_best_line(),
                "B",
                when=lambda w: w.game.review.is_on and w.game.review.bad_move is not None,
            ),
            None,
            _in_game(
                "learn.map",
                tr_noop("E&xpectation map"),
                lambda w: w.game.expectation.toggle(),
                "O",
                ticked=lambda w: w.game.expectation.is_on,
            ),
            None,
            _in_game(
                "learn.openings",
                tr_noop("&Openings"),
                lambda w: w.game.explorer.switch_on(not w.game.explorer.on),
                "Shift+O",
                ticked=lambda w: w.game.explorer.on,
            ),
            None,
            _in_game(
                "learn.retry",
                tr_noop("Retry my &mistakes"),
                lambda w: w.training.retry(w.game),
                "L",
                when=lambda w: w.game.review.has_errors,
            ),
            _window("learn.train", tr_noop("&Training"), lambda w: w.training.train()),
            _window("learn.puzzles", tr_noop("P&uzzles"), lambda w: w.training.solve_puzzles()),
            _switch(Settings.trains_mistakes),
            None,
            _switch(Settings.tutor),
            None,
            _window("learn.results", tr_noop("My r&esults"), _show_results),
        ],
    )


def _toggle_review(w: WindowContext) -> None:
    review = w.game.review
    if review.is_on:
        review.switch(on=False)
    else:
        review.start()


def _show_results(w: WindowContext) -> None:
    game = w.window.page.game
    w.services.show_results(game.key if game is not None else "")


# -- how boards are drawn ------------------------------------------------------------------------


def _numbers_groups(w: WindowContext) -> bool:
    from desktop.views.game_texts import TEXTS

    return TEXTS[w.game.game.key].numbers_groups


def _board() -> Menu:
    return Menu(
        tr_noop("&Board"),
        [
            _drawing(
                "board.coordinates",
                tr_noop("&Coordinates"),
                lambda d: dataclasses.replace(d, coordinates=not d.coordinates),
                "Ctrl+G",
                ticked=lambda w: w.game.board.drawing.coordinates,
            ),
            _drawing(
                "board.groups",
                tr_noop("Number &groups"),
                lambda d: dataclasses.replace(d, groups=not d.groups),
                "Y",
                fits=_numbers_groups,
                ticked=lambda w: w.game.board.drawing.groups,
            ),
            None,
            _numbers(Numbers.NONE, tr_noop("&No move numbers")),
            _numbers(Numbers.LAST, tr_noop("Num&bers of the last moves")),
            _numbers(Numbers.ALL, tr_noop("&All move numbers")),
            None,
            # many keyboards have no brackets without AltGr
            _lay(
                "board.right", tr_noop("Rotate &right"), lambda o: o.rotated(1), "Ctrl+T", "Ctrl+]"
            ),
            _lay(
                "board.left",
                tr_noop("Rotate &left"),
                lambda o: o.rotated(-1),
                "Ctrl+Shift+T",
                "Ctrl+[",
            ),
            _lay("board.mirror", tr_noop("&Mirror"), Orientation.flipped, "Ctrl+M"),
            _lay(
                "board.upright", tr_noop("Reset &orientation"), lambda _o: UPRIGHT, when=_is_moved
            ),
        ],
        Scope.GAME,
    )


def _drawing(
    id: str,  # noqa: A002
    text: str,
    change: Callable[[Drawing], Drawing],
    *keys: str,
    **options: Any,
) -> Command:
    """Return an action that changes how boards of this game are drawn, in all windows."""

    def act(w: WindowContext) -> None:
        game, settings = w.game.game, w.services.settings
        settings.set_drawing(game, change(settings.drawing(game)))

    return _in_game(id, text, act, *keys, **options)


def _numbers(numbers: Numbers, text: str) -> Command:
    return _drawing(
        f"board.numbers_{numbers.value}",
        text,
        lambda drawing: dataclasses.replace(drawing, numbers=numbers),
        ticked=lambda w: w.game.board.drawing.numbers is numbers,
        exclusive=True,
    )


def _lay(
    id: str,  # noqa: A002
    text: str,
    lay: Callable[[Orientation], Orientation],
    *keys: str,
    when: Test | None = None,
) -> Command:

    def change(drawing: Drawing) -> Drawing:
        return dataclasses.replace(drawing, orientation=lay(drawing.orientation))

    return _drawing(id, text, change, *keys, when=when)


def _is_moved(w: WindowContext) -> bool:
    """Return whether the board is shown rotated or mirrored."""
    sides = w.game.session.position.board.side_count
    return w.game.board.drawing.orientation.normalized(sides) != UPRIGHT


# -- notes ---------------------------------------------------------------------------------------

_TOOLS = {
    MarkTool.TRIANGLE: tr_noop("&Triangles"),
    MarkTool.SQUARE: tr_noop("S&quares"),
    MarkTool.CIRCLE: tr_noop("C&ircles"),
    MarkTool.CROSS: tr_noop("Cro&sses"),
    MarkTool.LETTER: tr_noop("&Letters"),
    MarkTool.NUMBER: tr_noop("&Numbers"),
    MarkTool.ARROW: tr_noop("&Arrows"),
}


def _notes() -> Menu:
    return Menu(
        tr_noop("&Notes"),
        [
            _in_game(
                "notes.write", tr_noop("&Write a comment"), lambda w: w.game.notes.write(), "W"
            ),
            _in_game(
                "notes.panel",
                tr_noop("&Comments"),
                _toggle_comments,
                "F4",
                ticked=lambda w: w.game.notes.panel_shown,
            ),
            _marks(),
            _in_game("notes.info", tr_noop("&Game information …"), _show_info, "Ctrl+I"),
            None,
            _in_game("notes.find", tr_noop("&Find …"), lambda w: w.game.notes.find(), "Ctrl+F"),
            _in_game(
                "notes.find_next",
                tr_noop("Find ne&xt"),
                lambda w: w.game.notes.go_to_found(1),
                "F3",
            ),
            _in_game(
                "notes.find_previous",
                tr_noop("Find pre&vious"),
                lambda w: w.game.notes.go_to_found(-1),
                "Shift+F3",
            ),
            None,
            "edit.undo",
            "edit.redo",
        ],
        Scope.GAME,
    )


def _marks() -> Menu:
    return Menu(
        tr_noop("&Marks"),
        [
            _in_game(
                "notes.marks",
                tr_noop("&Mark cells"),
                lambda w: w.game.notes.set_marking(not w.game.notes.marking),
                "M",
                ticked=lambda w: w.game.notes.marking,
            ),
            None,
            *[_tool(tool, text, str(key)) for key, (tool, text) in enumerate(_TOOLS.items(), 1)],
            None,
            _in_game(
                "notes.clear_marks",
                tr_noop("&Remove all marks here"),
                lambda w: w.game.notes.clear_marks(),
                when=lambda w: bool(w.game.notes.marks or w.game.notes.arrows),
            ),
        ],
    )


def _tool(tool: MarkTool, text: str, key: str) -> Command:
    return _in_game(
        f"notes.{tool.value}",
        text,
        lambda w: w.game.notes.take_tool(tool),
        key,
        ticked=lambda w: w.game.notes.marking and w.game.notes.mark_bar.tool is tool,
    )


def _toggle_comments(w: WindowContext) -> None:
    """Show or hide the comments, here and in games to come."""
    shown = not w.game.notes.panel_shown
    w.game.notes.show_panel(shown)
    w.services.settings.comments = shown


def _show_info(w: WindowContext) -> None:
    from desktop.panels.game_info_dialog import GameInfoDialog

    GameInfoDialog(w.game.session, w.window).open()


# -- what the window shows -----------------------------------------------------------------------


def _view() -> Menu:
    return Menu(
        tr_noop("&View"),
        [
            _window(
                "view.full_screen",
                tr_noop("&Full screen"),
                _toggle_full_screen,
                "F11",
                ticked=lambda w: w.window.isFullScreen(),
            ),
            _zoom("view.larger", tr_noop("&Larger"), 1, "Ctrl++", "Ctrl+="),
            _zoom("view.smaller", tr_noop("&Smaller"), -1, "Ctrl+-"),
            _zoom("view.usual", tr_noop("Reset si&ze"), 0, "Ctrl+0"),
            None,
            lambda w: ThemeMenu(w.services.appearance, w.window),
            _window(
                "view.boards",
                tr_noop("Bo&ards and pieces …"),
                lambda w: w.show_boards(),
            ),
            _switch(Settings.system_typeface),
            _panels(),
            None,
            _switch(Settings.flat, fits=_has_depth),
            _switch(Settings.animated),
            _switch(Settings.sounds),
            _switch(Settings.confirms),
            None,
            _window(
                "view.settings",
                tr_noop("S&ettings …"),
                lambda w: w.show_settings(),
                "Ctrl+,",
                role=QAction.MenuRole.PreferencesRole,
            ),
        ],
    )


def _toggle_full_screen(w: WindowContext) -> None:
    w.window.showNormal() if w.window.isFullScreen() else w.window.showFullScreen()


def _zoom(id: str, text: str, step: int, *keys: str) -> Command:  # noqa: A002
    return _window(id, text, lambda w: w.services.appearance.zoom(step), *keys)


def _has_depth(w: WindowContext) -> bool:
    """Return whether the board can be drawn flat or deep, where there is one."""
    return w.window.board_page is None or w.window.board_page.has_depth


def _panels() -> Menu:
    return Menu(
        tr_noop("&Panels"),
        [
            _switch(Settings.side_shown, Scope.GAME),
            _switch(Settings.list_of_turns, Scope.GAME),
            _switch(Settings.tree_of_turns, Scope.GAME),
            _switch(Settings.log, Scope.GAME),
            None,
            _pane("view.next_pane", tr_noop("&Next pane"), 1, "F6"),
            _pane("view.previous_pane", tr_noop("&Previous pane"), -1, "Shift+F6"),
        ],
    )


def _pane(id: str, text: str, step: int, key: str) -> Command:  # noqa: A002
    return _window(
        id,
        text,
        lambda w: focus_next([*w.window.notices.panes, *w.window.page.panes], step),
        key,
    )


# -- help ----------------------------------------------------------------------------------------


def _help() -> Menu:
    return Menu(
        tr_noop("&Help"),
        [
            _window(
                "help.here",
                tr_noop("&Help on this screen"),
                lambda w: w.services.show_help(*w.window.page.help_place),
                "F1",
            ),
            _window(
                "help.contents",
                tr_noop("Help &contents"),
                lambda w: w.services.show_help("overview"),
            ),
            Menu(tr_noop("L&essons"), [_lessons(key) for key in CARDS]),
            None,
            _window("help.keys", tr_noop("&Keys"), lambda w: w.show_keys(), "?"),
            _window(
                "help.shortcuts",
                tr_noop("Keyboard &shortcuts …"),
                lambda w: w.edit_shortcuts(),
            ),
            None,
            Menu(
                tr_noop("&Troubleshooting"),
                [
                    _window(
                        "help.report",
                        tr_noop("Copy an error &report"),
                        lambda w: w.services.copy_report(w.window),
                    ),
                    _window(
                        "help.log",
                        tr_noop("Show &log folder"),
                        lambda w: w.services.show_log(w.window),
                    ),
                ],
            ),
            None,
            _window(
                "help.about",
                tr_noop("&About Oddments"),
                lambda w: w.show_about(),
                role=QAction.MenuRole.AboutRole,
            ),
        ],
    )


def _lessons(key: str) -> Menu:
    return Menu(f"&{CARDS[key].title}", [_lesson(entry) for entry in LESSONS[key]])


def _lesson(entry: LessonEntry) -> Command:
    return _window(entry.action_id, entry.menu_text, lambda w: w.lessons.begin(entry))
