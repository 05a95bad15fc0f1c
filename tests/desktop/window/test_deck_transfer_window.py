"""Cards of training go to a file and come back, with a notice about each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from lone_window import LoneWindow
from made_exercises import MISTAKE, PUZZLE

from desktop.storage import file_dialogs
from desktop.widgets.topic import Topic
from desktop.window.deck_transfer import DeckTransfer
from rules.training.deck import Deck


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file that the user chooses in every dialog."""
    chosen = tmp_path / "cards.jsonl"
    for name in ("ask_export", "ask_cards"):
        monkeypatch.setattr(file_dialogs, name, lambda *_arguments: chosen)
    return chosen


@pytest.fixture
def make_deck(tmp_path: Path) -> Iterator[Callable[[str], Deck]]:
    made: list[Deck] = []

    def make(name: str) -> Deck:
        made.append(Deck(tmp_path / name))
        return made[-1]

    yield make
    for deck in made:
        deck.close()


def notice(lone: LoneWindow) -> str:
    return lone.window.notices.texts.get(Topic.TRAINING, "")


def test_cards_are_exported_and_imported(
    lone: LoneWindow, file: Path, make_deck: Callable[[str], Deck]
) -> None:
    full, empty = make_deck("full.sqlite"), make_deck("empty.sqlite")
    full.add([PUZZLE, MISTAKE])
    DeckTransfer(lone.window, lambda: full).export_cards()
    assert notice(lone) == "2 cards exported to cards.jsonl."
    DeckTransfer(lone.window, lambda: empty).import_cards()
    assert notice(lone) == "Imported from cards.jsonl: 2 new cards. 0 cards with further answers."
    assert [card.exercise for card in empty.cards()] == [PUZZLE, MISTAKE]


def test_a_damaged_line_is_named_and_another_file_refused(
    lone: LoneWindow, file: Path, make_deck: Callable[[str], Deck]
) -> None:
    deck = make_deck("deck.sqlite")
    transfer = DeckTransfer(lone.window, lambda: deck)
    file.write_text('{"oddments-deck": 1}\n{"exercise": 3}\n', "utf-8")
    transfer.import_cards()
    assert "1 line could not be read. Line 2:" in notice(lone)
    file.write_text("a game\n", "utf-8")
    transfer.import_cards()
    assert notice(lone).startswith("The cards were not transferred: ")


def test_a_folder_that_cannot_be_written_is_reported(
    lone: LoneWindow, file: Path, make_deck: Callable[[str], Deck]
) -> None:
    deck = make_deck("deck.sqlite")
    file.mkdir()
    DeckTransfer(lone.window, lambda: deck).export_cards()
    assert notice(lone).startswith("The cards were not transferred: ")


def test_nothing_happens_without_a_file(
    lone: LoneWindow, monkeypatch: pytest.MonkeyPatch, make_deck: Callable[[str], Deck]
) -> None:
    for name in ("ask_export", "ask_cards"):
        monkeypatch.setattr(file_dialogs, name, lambda *_arguments: None)
    deck = make_deck("deck.sqlite")
    transfer = DeckTransfer(lone.window, lambda: deck)
    transfer.export_cards()
    transfer.import_cards()
    assert notice(lone) == ""
