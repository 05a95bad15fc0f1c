"""Everything that the program shows, one scene after another, in a small window."""

import datetime
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

from added_engines import added
from driving import (
    DIALOGS,
    HUMANS,
    commands,
    komi_page,
    lessons,
    new_games,
    program_of,
    show_start,
)
from lone_game import place
from PySide6.QtCore import QDeadlineTimer, Qt, QTranslator, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from reviewed_game import write_blunders

from desktop.app.program import Program
from desktop.export.print_dialog import PrintDialog
from desktop.game.game_session import Phase
from desktop.game.players import Computer, Human
from desktop.game.rematch import new_record
from desktop.help.about_dialog import AboutDialog, LicenceDialog
from desktop.help.pages import KEYS
from desktop.library.game_actions import ProgressDialog, ReportDialog
from desktop.pages.exercise_page import ExercisePage
from desktop.pages.game_page import GamePage
from desktop.pages.lesson_page import LessonPage
from desktop.pages.new_game_page import NewGamePage
from desktop.panels.comment_panel import LinkQuestion
from desktop.settings.game_choice import GameChoice
from desktop.window.engines_dialog import EngineDialog, EnginesDialog
from desktop.window.fault_dialog import FaultDialog
from desktop.window.main_window import MainWindow
from desktop.window.shortcut_editor import ShortcutEditor
from rules.clock import TimeControl
from rules.games import GAMES
from rules.record.engine_seat import EngineSeat
from rules.record.game_file import Heading
from rules.setup import Game, Setup
from rules.training.own_results import (
    Advice,
    OwnRecord,
    PuzzleRecord,
    ResultGroup,
    Streaks,
    Tally,
    present_strength,
    strength_by_month,
)
from rules.training.schedule import Rating

SIZE = (800, 600)
_DIALOGS = ("help.keys", "view.boards", *DIALOGS)
_GROUPS = tuple(
    ResultGroup("oddy", "oddy sides=5 size=6", level, level % 2, month, Tally(12, 1, 23, 2))
    for level, month in ((3, "2026-09"), (10, "2026-10"), (7, ""))
)

Scene = tuple[str, QWidget]


def scenes(program: Program, folder: Path, size: tuple[int, int] = SIZE) -> Iterator[Scene]:
    """Yield each scene with its window or dialog; ``folder`` is for files."""
    saved = folder / f"{'Ann Bob Cup ' * 5}.oddments"
    saved.touch()
    program.settings.recent_files = [str(saved)]
    window = program.open_window()
    window.resize(*size)
    window.show()
    window.setUpdatesEnabled(False)  # texts and their room are the same without painting
    yield "the start page", settled(window)
    for game in GAMES.values():
        new_games(window).ask(game)
        yield f"a new game of {game.key}", settled(window)
        cast(NewGamePage, window.page).more.setChecked(True)
        yield f"all of a new game of {game.key}", settled(window)
    yield from _typed_times(window)
    yield from _komi(window)
    for game in GAMES.values():
        yield from _game(window, game.setup())
    for game in GAMES.values():
        yield from _lesson(window, game)
    yield from _dialogs(window)
    yield from _engines(program, window)
    yield from _notices(window, folder)
    commands(window)["learn.puzzles"].trigger()
    _wait_for(lambda: isinstance(window.page, ExercisePage))
    yield "a puzzle", settled(window)
    show_start(window)
    yield from _scoresheet(window, folder)
    yield from _other_windows(program, size)


def settled(widget: QWidget) -> QWidget:
    """Return a widget after its layouts have settled."""
    for _ in range(8):
        QApplication.processEvents()
    return widget


def _wait_for(there: Callable[[], bool]) -> None:
    patience = QDeadlineTimer(60_000)
    while not there():
        assert not patience.hasExpired()
        QTest.qWait(2)


def _typed_times(window: MainWindow) -> Iterator[Scene]:
    clocks = cast(NewGamePage, window.page).clocks
    clocks.choice.setCurrentIndex(clocks.choice.count() - 1)
    clocks.minutes.lineEdit().setText("9999")
    clocks.focus_if_refused()
    yield "a time that is not possible", settled(window)


def _komi(window: MainWindow) -> Iterator[Scene]:
    setup = GAMES["egotzi"].setup(variant="squared")
    new_games(window).offer_komi(setup, HUMANS, TimeControl())
    yield "komi is named", settled(window)
    page = komi_page(window)
    page.name_it.click()
    yield "a side is picked", settled(window)


def _game(window: MainWindow, setup: Setup) -> Iterator[Scene]:
    key = setup.game.key
    window.play_new(setup, HUMANS, TimeControl(main_seconds=300, increment_seconds=5))
    page = _page(window)
    yield f"{key}, just begun", settled(window)
    _play(page, 3)
    page.analysis_controller.set_analysing(True)
    _wait_for(lambda: page.analysis.candidates.topLevelItemCount() > 0)
    yield f"{key}, analysed", settled(window)
    page.analysis_controller.set_analysing(False)
    page.notes.show_panel(True)
    page.notes.set_marking(True)
    page.notes.find()
    page.history.show_tree(True)
    yield f"{key} with notes", settled(window)
    page.notes.write()
    yield f"{key}, a comment is written", settled(window)
    page.notes.set_marking(False)
    page.notes.end_find()
    page.type_turn()
    QTest.keyClicks(page.entry.field, page.session.position.board.names[0][0])
    yield f"{key}, a turn is typed", settled(window)
    page.ending.resign()
    yield f"{key}, a question", settled(window)
    page.ending.bar.end()
    page.notes.show_panel(False)
    page.entry.hide()
    page.log.show()
    page.autoplay.show()
    page.session.pause()
    yield f"{key}, paused", settled(window)
    page.autoplay.end()
    page.explorer.switch_on(True)
    yield f"{key}, openings", settled(window)
    page.explorer.switch_on(False)
    page.session.resume()
    window.play_new(setup, (Human(), Computer(10)))
    page = _page(window)
    page.session.resign()
    yield f"{key}, resigned", settled(window)
    page = _over(window, setup)
    if page.counting.can_count:
        page.count()
        yield f"{key}, counted", settled(window)
        page.counting.buttons["last"].click()
        yield f"{key}, counted to the last step", settled(window)
        page.counting.end()
    yield f"{key}, over", settled(window)
    page.session.go_previous()
    yield f"{key}, over, before the end", settled(window)
    write_blunders(page.session.record)
    window.play(page.session.record)
    page = _page(window)
    page.review.switch(on=True)
    yield f"{key}, reviewed", settled(window)
    page.session.go_previous()
    yield f"{key}, reviewed, before the end", settled(window)


def _play(page: GamePage, turns: int) -> None:
    """Play random turns, up to the end of the game."""
    session = page.session
    for _, (step, _player) in zip(
        range(3 * turns), session.position.copy().random_playout(1)[1], strict=False
    ):
        if session.position.over or len(session.record.line) >= turns:
            return
        if step in session.position.legal_steps():
            session.play(step)


def _over(window: MainWindow, setup: Setup) -> GamePage:
    """Return a random game that is over; only its last turn was played on the page."""
    record, rng = new_record(setup, HUMANS), random.Random(1)
    position, turn = setup.start(), list[int]()
    while not position.over:
        turn.append(rng.choice(position.legal_steps()))
        position.play(turn[-1])
        if not position.over and position.turn != record.position.turn:
            record.play(turn)
            turn = []
    window.play(record)
    page = _page(window)
    settled(page)
    for step in turn if not page.session.position.over else ():  # it plays forced turns
        page.session.play(step)
    assert page.session.position.over
    return page


def _lesson(window: MainWindow, game: Game) -> Iterator[Scene]:
    lessons(window).start(game)
    page = window.page
    assert isinstance(page, LessonPage)
    page.board.set_animated(False)
    while page.step is not None:
        name, accepts = f"the lesson of {game.key}, step {page.number + 1}", page.step.accepts
        yield name, settled(window)
        if accepts:
            page.show_turn()
            yield f"{name}, shown", settled(window)
            place(page.session, accepts[0])
            yield f"{name}, done", settled(window)
        page.next_step()
    yield f"the end of the lesson of {game.key}", settled(window)


def _dialogs(window: MainWindow) -> Iterator[Scene]:
    window.play_new(GAMES["yodd"].setup(), HUMANS)
    _play(_page(window), 3)
    for name in _DIALOGS:
        commands(window)[name].trigger()
        yield from _shown_dialogs(name)
    others: list[QDialog] = [
        FaultDialog("Report", "…", window),
        GameChoice(window, "x.sgf", [Heading(0, "Yodd", ("Ann", "Bob"), "B+R", "2026", "Cup", "")]),
        ProgressDialog("x", "x", window),
        ReportDialog("x", "x", ["x"], window),
        LinkQuestion(QUrl("https://example.org/"), window),
    ]
    for dialog in others:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        yield from _shown_dialogs(type(dialog).__name__)


def _key_questions(editor: ShortcutEditor) -> Iterator[Scene]:
    editor.new_key.click()
    yield "a new key", settled(editor)
    editor.reset_all.click()
    yield "a question about keys", settled(editor)


def _scoresheet(window: MainWindow, folder: Path) -> Iterator[Scene]:
    unknown = folder / "unknown.oddments"
    unknown.write_text("(;GM[1999]XG[nudge]XI[oddments-nudge]SZ[5];B[c3];W[d4])", "utf-8")
    program_of(window).opener.open(unknown, window)
    yield "a game that is not installed", settled(window)


def _engines(program: Program, window: MainWindow) -> Iterator[Scene]:
    """Yield what shows engines that the user has added, and their failures."""
    game = GAMES["yodd"]
    program.settings.engines = (added("Far"), added("Other", ("no-such-program",), facts=None))
    new_games(window).ask(game)
    assert isinstance(window.page, NewGamePage)
    window.page.players.choose((EngineSeat("Far", 3000), Computer(3)))
    window.page.more.setChecked(True)
    yield "two engines in a new game", settled(window)
    window.play_new(game.setup(), (EngineSeat("Lost", 3000), Human()))
    _wait_for(lambda: _page(window).session.phase is Phase.FAILED)
    yield "an engine failed", settled(window)
    commands(window)["engine.analysis"].trigger()
    commands(window)["learn.review"].trigger()
    yield "engines that analyse and review", settled(window)
    commands(window)["engine.analysis"].trigger()
    commands(window)["engine.programs"].trigger()
    (engines,) = window.findChildren(EnginesDialog)
    engines.remove.click()
    engines.undo.click()
    yield "engines", settled(engines)
    engines.edit.click()
    (edited,) = engines.findChildren(EngineDialog)
    yield "an engine", settled(edited)
    edited.command_line.setText("no-such-program")
    edited.start_test()
    _wait_for(lambda: edited.status.property("role") == "refusal")
    yield "an engine that failed its test", settled(edited)
    edited.command_line.setText("'")
    edited.save.click()
    yield "an engine with a bad command line", settled(edited)
    edited.reject()
    engines.reject()
    program.settings.engines = ()
    settled(window)


def _shown_dialogs(name: str) -> Iterator[Scene]:
    settled(QApplication.activeWindow() or QWidget())
    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, QDialog) and dialog.isVisible():
            yield f"{name}: {type(dialog).__name__}", settled(dialog)
            if isinstance(dialog, ShortcutEditor):
                yield from _key_questions(dialog)
            if isinstance(dialog, AboutDialog):
                dialog.licences_button.click()
                (licences,) = dialog.findChildren(LicenceDialog)
                yield "licences", settled(licences)
            if isinstance(dialog, PrintDialog):
                dialog.go.click()  # it closes itself
                yield from _shown_dialogs(name)
            else:
                dialog.close()
    QApplication.processEvents()


def _notices(window: MainWindow, folder: Path) -> Iterator[Scene]:
    page = _page(window)
    page.session.engine_client.abandoned.emit()
    page.session.clock.suspended.emit()
    program_of(window).fault_notices.copy_report(window)
    broken = folder / "broken.sgf"
    broken.write_text("(;GM[1", "utf-8")
    program_of(window).opener.open(broken, window)
    yield "notices", settled(window)
    show_start(window)
    yield "the start page again", settled(window)


def _other_windows(program: Program, size: tuple[int, int]) -> Iterator[Scene]:
    for key in KEYS:
        program.show_help(key)
        assert program.help is not None
        program.help.resize(*size)
        yield f"help on {key}", settled(program.help)
    help_window = program.help
    assert help_window is not None
    help_window.search.setText("stone")
    yield "a search in the help", settled(help_window)
    help_window.close()
    program.library.show()
    library = program.library.window
    assert library is not None
    library.resize(*size)
    yield "the library", settled(library)
    _wait_for(lambda: library.list.isVisible())
    yield "games in the library", settled(library)
    library.bin.setChecked(True)
    yield "the bin", settled(library)
    library.close()
    yield from _results(program, size)


def _results(program: Program, size: tuple[int, int]) -> Iterator[Scene]:
    """Show own results, before the first game and after some."""
    program.results.show("oddy")
    window = program.results.window
    assert window is not None
    window.resize(*size)
    _wait_for(lambda: window.page.record is not None)
    cast(Any, window)._show_record = lambda _record: None  # of what is found later
    for scene, groups in (("no results", ()), ("own results", _GROUPS)):
        rating, months = present_strength("oddy", groups), strength_by_month("oddy", groups)
        advice = Advice(3, 10, 8.0, 4) if groups else None
        days = {datetime.date(2026, 11, day): Rating(500.0) for day in (3, 28)} if groups else {}
        puzzles = PuzzleRecord(Rating(500.0) if groups else None, days, 40)
        record = OwnRecord("oddy", groups, rating, months, Streaks(3, 12), advice, puzzles)
        window.page.show_record(record)
        for kind in range(window.page.kind.count()):
            window.page.kind.setCurrentIndex(kind)
            yield f"{scene} {kind}", settled(window)
    window.close()


def _page(window: MainWindow) -> GamePage:
    assert isinstance(window.page, GamePage)
    return window.page


_GAP = re.compile(r"(\{\w+\}|%Ln|%\d)")


class PseudoTranslator(QTranslator):
    """Puts a text's parts between placeholders into brackets, also in Qt's own texts."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if context == "QShortcut":
            return None  # type: ignore[return-value]  # names of keys, which are read too
        parts = _GAP.split(source)
        return "".join([p if _GAP.match(p) or not p.strip() else f"⟦{p}⟧" for p in parts])


def outside(text: str) -> str:
    """Return the parts of a text outside brackets."""
    return re.sub("⟦[^⟦⟧]*⟧", " ", text)
