"""A damaged deck gives back every card that can be read.

What can be read is counted by programs that share nothing with the rescue: SQLite itself, which is
made to ignore a damaged schema, and a search for the exercises in the bytes of the file.
"""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
from pathlib import Path

import pytest
from exercises import different

from rules.training import deck_rescue
from rules.training.deck import Deck
from rules.training.exercise import ExerciseError, exercise_of, read_exercise
from rules.training.schedule import Grade

PAGE = 4096
KINDS = ("truncated", "bytes", "zeroed", "swapped")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the contents of a deck with cards that are new, answered, rated and deleted."""
    path = tmp_path_factory.mktemp("whole") / "training.sqlite"
    deck = Deck(path, new_per_day=1000)
    deck.add(different(90))
    for _ in range(40):
        card = deck.next_card()
        assert card is not None
        deck.answer(card, Grade.EASY)
    deck.close()
    return path.read_bytes()


def damaged(whole: bytes, kind: str, seed: int) -> bytes:
    choice, data = random.Random(f"{kind} {seed}"), bytearray(whole)
    pages = [slice(at, at + PAGE) for at in range(0, len(data), PAGE)]
    if kind == "truncated":
        del data[choice.randrange(200, len(data)) :]
    elif kind == "bytes":
        for _ in range(choice.choice([1, 5, 20, 100])):
            data[choice.randrange(len(data))] = choice.randrange(256)
    else:
        for _ in range(choice.choice([1, 2, 4])):
            one, other = choice.choice(pages), choice.choice(pages)
            data[one], data[other] = data[other], data[one]
            if kind == "zeroed":
                data[one] = bytes(PAGE)
    return bytes(data)


def readable(path: Path) -> set[str]:
    """Return the keys of the cards that can be read of a file."""
    return max(read_by_sqlite(path), found_in_bytes(path.read_bytes()), key=len)


def read_by_sqlite(path: Path) -> set[str]:
    keys = set()
    for order in ("ASC", "DESC"):
        with (
            contextlib.suppress(sqlite3.Error, MemoryError),
            contextlib.closing(sqlite3.connect(path)) as source,
        ):
            source.text_factory = bytes
            source.execute("PRAGMA writable_schema = ON")
            for (text,) in source.execute(f"SELECT exercise FROM cards ORDER BY id {order}"):
                with contextlib.suppress(ExerciseError, ValueError, AttributeError):
                    keys.add(read_exercise(text.decode()).key)
    return keys


def found_in_bytes(data: bytes) -> set[str]:
    keys, at = set(), data.find(b'{"game":')
    while at >= 0:
        with contextlib.suppress(ValueError, ExerciseError):
            text = data[at : at + PAGE].decode("utf-8", "replace")
            keys.add(exercise_of(json.JSONDecoder().raw_decode(text)[0]).key)
        at = data.find(b'{"game":', at + 1)
    return keys


def check_rescue(folder: Path, whole: bytes, kind: str, seed: int) -> tuple[int, int]:
    """Open a damaged deck and train with it; return how many cards it has, and could have."""
    path = folder / f"{kind} {seed}.sqlite"
    path.write_bytes(damaged(whole, kind, seed))
    possible = readable(path)
    path.write_bytes(damaged(whole, kind, seed))  # SQLite may have changed it
    deck = Deck(path, new_per_day=1000)
    if deck.file.aside is not None:
        assert deck.file.aside.read_bytes() == damaged(whole, kind, seed)
    cards = deck.counts().total
    while (card := deck.next_card()) is not None:
        deck.answer(card, Grade.GOOD)
    found = len(list(deck.cards()))
    # SQLite does not notice damage within the text of a card: that one is left out when it is due
    assert found == cards or deck.file.aside is None
    deck.close()
    again = Deck(path)
    assert again.file.aside is None
    assert again.counts().total == cards
    again.close()
    return found, len(possible)


@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_deck_gives_back_what_can_be_read(
    tmp_path: Path, whole: bytes, kind: str
) -> None:
    for seed in range(4):
        cards, possible = check_rescue(tmp_path, whole, kind, seed)
        assert cards >= 0.95 * possible, seed


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_hundreds_of_damaged_decks_give_back_what_can_be_read(
    tmp_path: Path, whole: bytes, kind: str
) -> None:
    for seed in range(100, 225):
        cards, possible = check_rescue(tmp_path, whole, kind, seed)
        assert cards >= 0.95 * possible, seed


def test_all_cards_come_back_with_their_schedule_where_only_an_index_is_missing(
    tmp_path: Path, whole: bytes
) -> None:
    path = tmp_path / "training.sqlite"
    path.write_bytes(without_an_index(whole))
    deck = Deck(path)
    assert (deck.file.rescued, sum(card.repetitions for card in deck.cards())) == (90, 40)
    assert deck.next_due() is not None
    deck.close()


def without_an_index(whole: bytes) -> bytes:
    """Return a deck in which the first page of an index is zeroed."""
    pages = [whole[at : at + PAGE] for at in range(0, len(whole), PAGE)]
    index = next(i for i, page in enumerate(pages) if page[0] == 0x0A)
    return b"".join([*pages[:index], bytes(PAGE), *pages[index + 1 :]])


def test_what_was_not_yet_in_the_file_itself_comes_back(tmp_path: Path, whole: bytes) -> None:
    path, copy = tmp_path / "training.sqlite", tmp_path / "copy" / "training.sqlite"
    path.write_bytes(whole)
    copy.parent.mkdir()
    deck = Deck(path)
    deck.add(different(100))  # in the log beside the file, while it is open
    copy.write_bytes(b"x" * PAGE + path.read_bytes()[PAGE:])
    Path(f"{copy}-wal").write_bytes(Path(f"{path}-wal").read_bytes())
    deck.close()
    rescued = Deck(copy)
    assert rescued.counts().total == 100
    rescued.close()


def test_a_deleted_card_does_not_come_back(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "training.sqlite"
    path.write_bytes(whole)
    deck = Deck(path)
    deleted = next(deck.cards())
    deck.delete(deleted)
    deck.close()
    path.write_bytes(without_an_index(path.read_bytes()))
    deck = Deck(path)
    assert deck.file.rescued == 89
    assert deck.card(deleted.exercise) is None
    assert deck.add([deleted.exercise]) == 0
    deck.close()


def change(path: Path, statement: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute(statement)
        connection.commit()


@pytest.mark.parametrize("field", ["stage = 3, step = -1", "stability = -1", "difficulty = 'x'"])
def test_a_card_with_a_damaged_schedule_can_still_be_answered(
    tmp_path: Path, whole: bytes, field: str
) -> None:
    path = tmp_path / "training.sqlite"
    path.write_bytes(whole)
    change(path, f"UPDATE cards SET {field}, due = 1 WHERE id = 1")
    deck = Deck(path)
    card = next(deck.cards())
    assert deck.answer(card, Grade.GOOD).memory.due > 1
    deck.close()


def test_a_rescued_card_has_the_schedule_of_its_answers(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "training.sqlite"
    path.write_bytes(whole)
    deck = Deck(path)
    before = next(deck.cards())
    deck.close()
    change(path, "UPDATE cards SET stability = -1, due = 1 WHERE id = 1")
    path.write_bytes(without_an_index(path.read_bytes()))
    deck = Deck(path)
    assert next(deck.cards()) == before
    deck.close()


def test_a_rescue_that_is_interrupted_begins_again(
    tmp_path: Path, whole: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "training.sqlite"
    path.write_bytes(without_an_index(whole))

    def interrupt(*_arguments: object) -> int:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(deck_rescue, "rescue_deck", interrupt)
        with pytest.raises(KeyboardInterrupt):
            Deck(path)
    deck = Deck(path)
    assert deck.file.rescued == 90
    deck.close()
