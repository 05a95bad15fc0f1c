"""Captures the state of a window for ``session.json``, and restores it."""

from __future__ import annotations

import base64
import dataclasses
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray

from desktop.application.session_file import OpenWindow
from desktop.game.game_session import GameSession
from desktop.game.phase import Phase
from desktop.i18n.text import tr
from desktop.i18n.translated import translated
from desktop.storage.autosave import Autosaves
from desktop.storage.game_document import GameDocument
from desktop.widgets.topic import Topic
from desktop.window.game_opener import GameOpener
from desktop.window.main_window import MainWindow
from desktop.window.scoresheet_page import ScoresheetPage
from desktop.window.waiting_game import WaitingGame
from rules.record.collection import Collection
from rules.record.game_file import GameFileError, write_game
from rules.record.game_record import GameRecord, Node
from rules.record.read_report import ReadReport
from rules.record.scoresheet import Scoresheet
from rules.record.whole_file import FileFingerprint
from rules.translatable_text import TranslatableText, error_text, unpacked

if TYPE_CHECKING:
    from desktop.play.game_page import GamePage


def capture_window(window: MainWindow) -> OpenWindow:
    """Return all of a window's state that the next start needs."""
    bare = OpenWindow(
        geometry=base64.b64encode(window.saveGeometry().data()).decode("ascii"),
        active=window.isActiveWindow(),
    )
    if isinstance(window.page, ScoresheetPage):
        return _capture_scoresheet(bare, window.page, window.autosaves.folder)
    page, document = window.open_game, window.document
    if document is None or page is None:
        return bare
    return _capture_game(bare, page, document, window.waiting)


def _capture_game(
    bare: OpenWindow, page: GamePage, document: GameDocument, waiting: WaitingGame | None
) -> OpenWindow:
    """Return the state of a window with a game, shown or waiting."""
    session, kept = page.session, document.autosave
    game = file = fingerprint = text = ""
    if kept.path is not None:
        game = kept.path.relative_to(kept.folder).as_posix()
    elif document.path is not None or session.is_viewing:
        file, fingerprint = str(document.source or ""), str(kept.fingerprint or "")
        changed = document.has_unwritten_changes  # which may be impossible to write
        text = write_game(session.record) if changed else document.text_as_opened
    else:
        text = write_game(session.record)
    reading = session.record.reading if document.origin is not None and not game else ReadReport()
    return dataclasses.replace(
        bare,
        game=game,
        checksum=kept.checksum,
        file=file,
        fingerprint=fingerprint,
        text=text,
        modified=bool(text) and document.modified,
        read_only=reading.read_only,
        problem=next((_packed(error_text(problem)) for problem in reading.problems), ""),
        more_problems=max(len(reading.problems) - 1 + reading.more, 0),
        line=tuple([node.text for node in session.record.whole_line]),
        at=len(session.record.line),
        steps=tuple(session.steps),
        taken_back=session.record.taken_back,
        stopped=session.phase in (Phase.STOPPED, Phase.FAILED)
        and not (waiting is not None and waiting.resumes),
        looked_at=session.is_viewing,
        analysing=page.analysis_controller.analysing,
        at_start=waiting is not None,
    )


def _capture_scoresheet(bare: OpenWindow, page: ScoresheetPage, folder: Path) -> OpenWindow:
    """Return the state of a window with a game whose rules are not there.

    ``folder`` has the autosaved games.
    """
    file, known = page.file, dataclasses.replace(bare, looked_at=True)
    if file is not None and file.is_relative_to(folder):
        return dataclasses.replace(known, game=file.relative_to(folder).as_posix())
    scoresheet = page.scoresheet
    return dataclasses.replace(
        known, file=str(file or ""), text=scoresheet.text, read_only=not scoresheet.alone
    )


def restore_window(
    known: OpenWindow,
    open_window: Callable[[], MainWindow],
    opener: GameOpener,
    autosaves: Autosaves,
) -> MainWindow:
    """Return the restored window, not shown yet. A notice in it names what is missing."""
    window = open_window()
    window.restoreGeometry(QByteArray.fromBase64(known.geometry.encode("utf-8", "replace")))
    if known.game:
        kept = autosaves.folder / known.game
        opener.reopen(kept, window, viewing=known.looked_at)
    elif known.text:
        _open_text(known, window)
    page = window.game_page
    if page is not None and window.document is not None:
        # a game saved after the session is newer and wins
        if not known.game or window.document.autosave.checksum == known.checksum:
            _restore_place(page.session, known)
        if known.stopped:
            page.session.stop()
        page.session.pause()  # the user may be away while the clocks run
        page.analysis_controller.set_analysing(known.analysing)
        if known.at_start:
            window.home_requested.emit()
    return window


def _open_text(known: OpenWindow, window: MainWindow) -> None:
    """Open a game that has no autosave, from its text."""
    is_of_file = known.read_only or os.path.isfile(known.file)  # even if moved
    file = Path(known.file) if known.file and is_of_file else None
    try:
        record = Collection(known.text).shown()
    except GameFileError as error:
        failure = error
        window.notices.show_notice(
            Topic.OPENING,
            lambda: tr("A game that was open cannot be read: {why}.", why=translated(failure)),
        )
        return
    if isinstance(record, Scoresheet):
        scoresheet = dataclasses.replace(record, alone=not known.read_only)
        window.show_instead(ScoresheetPage(scoresheet, file))
        return
    _restore_report(known, record.reading)
    record.reading.fingerprint = FileFingerprint.read(known.fingerprint)
    window.play(record, path=file, viewing=known.looked_at)
    if known.modified and window.document is not None:
        window.document.mark_changed()


def _restore_report(known: OpenWindow, reading: ReadReport) -> None:
    """Restore the problems of the file, which the text of the game no longer shows."""
    if known.problem:
        reading.note(GameFileError(unpacked(known.problem)))
        reading.more = known.more_problems
    else:
        reading.alone = not known.read_only


def _packed(problem: str) -> str:
    return problem.packed() if isinstance(problem, TranslatableText) else problem


def _restore_place(session: GameSession, known: OpenWindow) -> None:
    """Go to the place where the session was."""
    line = list(_nodes_along(session.record, known.line))
    at = line[min(max(known.at, 0), len(line) - 1)]
    session.restore_place(line[-1], at, taken_back=known.taken_back)
    if known.steps:
        session.resume()  # nothing can be played while the clocks are paused
    for step in known.steps:
        session.play(step)


def _nodes_along(record: GameRecord, texts: Sequence[str]) -> Iterator[Node]:
    """Yield the root and then the node of each turn, as far as the record contains them."""
    node: Node | None = record.root
    for text in (*texts, ""):
        assert node is not None
        yield node
        node = next((child for child in node.children if child.text == text), None)
        if node is None:
            return
