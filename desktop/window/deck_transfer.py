"""Exports the cards of training to a file, and imports them."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from desktop.pages.deck_host import DeckHost
from desktop.services.text import tr, tr_noop, translated
from desktop.settings import file_dialogs
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow
from rules.training.deck import Deck
from rules.training.deck_transfer import (
    DeckExportReport,
    DeckImportReport,
    export_deck,
    import_deck,
)

T = TypeVar("T")

SUFFIX = ".jsonl"
_KINDS = {SUFFIX: tr_noop("Training cards")}
_NAME = f"oddments-training{SUFFIX}"


class DeckTransfer:
    """Asks for a file, and says in a notice what was done."""

    def __init__(self, window: MainWindow, decks: DeckHost) -> None:
        self._window, self._decks = window, decks

    def export_cards(self) -> None:
        folder = file_dialogs.folder_beside(None)
        path = file_dialogs.ask_export(self._window, folder / _NAME, _KINDS)
        if path is not None:
            self._run(lambda deck: export_deck(deck, path), functools.partial(_exported, path))

    def import_cards(self) -> None:
        path = file_dialogs.ask_cards(self._window, file_dialogs.folder_beside(None), SUFFIX)
        if path is not None:
            self._run(lambda deck: import_deck(deck, path), functools.partial(_imported, path))

    def _run(self, transfer: Callable[[Deck], T], text: Callable[[T], str]) -> None:
        self._decks.run(
            transfer,
            lambda report: self._show(lambda: text(report)),
            self._show_failure,
            owner=self._window,
        )

    def _show(self, text: Callable[[], str]) -> None:
        self._window.notices.show_notice(Topic.TRANSFER, text)

    def _show_failure(self, error: Exception) -> None:
        self._show(lambda: tr("The cards were not transferred: {why}.", why=translated(error)))


def _exported(path: Path, report: DeckExportReport) -> str:
    sentences = [tr("%Ln card(s) exported to {name}.", "", report.cards, name=path.name)]
    if report.damaged:
        sentences.append(tr("%Ln damaged card(s) could not be exported.", "", report.damaged))
    return " ".join(sentences)


def _imported(path: Path, report: DeckImportReport) -> str:
    sentences = [
        tr("Imported from {name}:", name=path.name),
        tr("%Ln new card(s).", "", report.added),
        tr("%Ln card(s) with further answers.", "", report.changed),
    ]
    if report.problems:
        number, why = report.problems[0]
        sentences.append(tr("%Ln line(s) could not be read.", "", len(report.problems)))
        sentences.append(tr("Line {number}: {why}.", number=number, why=why))
    return " ".join(sentences)
