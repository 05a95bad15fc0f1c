"""Export and import of a deck: there and back, joined, and bad lines."""

import dataclasses
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from exercises import Clock, different

from rules.training.deck import Card, Deck
from rules.training.deck_transfer import (
    MAX_LINE,
    DeckTransferError,
    export_deck,
    import_deck,
)
from rules.training.exercise import Source
from rules.training.schedule import Grade, moment

CARDS = different(8)
HEAD = {"oddments-deck": 1}
WHEN = "2026-11-20T12:00:00.000+00:00"

Make = Callable[[str], Deck]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def make(tmp_path: Path, clock: Clock) -> Iterator[Make]:
    """Return a function that opens a deck by name."""
    decks = []

    def made(name: str) -> Deck:
        decks.append(Deck(tmp_path / f"{name}.sqlite", clock=clock))
        return decks[-1]

    yield made
    for deck in decks:
        deck.close()


def train(deck: Deck, clock: Clock, grades: str) -> None:
    for grade in grades:
        card = deck.next_card()
        assert card is not None
        deck.answer(card, Grade(int(grade)))
        clock.go(minutes=11)


def facts(deck: Deck) -> list[tuple[object, ...]]:
    """Return all that is known about the cards, except for their numbers."""
    return [(card.exercise, card.suspended, card.repetitions, card.memory) for card in deck.cards()]


@pytest.fixture
def full(make: Make, clock: Clock) -> Deck:
    """Return a deck with all that can be exported."""
    deck = make("full")
    deck.add(CARDS[:5])
    deck.add([dataclasses.replace(CARDS[5], source=Source.PUZZLE, rating=500)])
    train(deck, clock, "34112443")
    last = card_of(deck, 4)
    deck.suspend(last)
    deck.delete(card_of(deck, 3))
    return deck


def card_of(deck: Deck, number: int) -> Card:
    card = deck.card(CARDS[number])
    assert card is not None
    return card


def test_a_deck_survives_export_and_import(full: Deck, make: Make, tmp_path: Path) -> None:
    train(full, full._clock, "4")  # type: ignore[arg-type]
    assert export_deck(full, tmp_path / "a.jsonl") == (5, 0)
    other = make("other")
    report = import_deck(other, tmp_path / "a.jsonl")
    assert (report.added, report.changed) == (5, 0)
    assert report.problems == []
    assert facts(other) == facts(full)
    assert other.ratings.history("yodd") == full.ratings.history("yodd")
    assert other.add(CARDS[:6]) == 0  # what was deleted stays deleted
    export_deck(other, tmp_path / "b.jsonl")
    assert (tmp_path / "b.jsonl").read_text("utf-8") == (tmp_path / "a.jsonl").read_text("utf-8")


def test_importing_twice_changes_nothing(full: Deck, tmp_path: Path) -> None:
    before = facts(full)
    export_deck(full, tmp_path / "a.jsonl")
    report = import_deck(full, tmp_path / "a.jsonl")
    assert (report.added, report.changed) == (0, 0)
    assert facts(full) == before
    assert full.undo() is not None  # its own answers can still be undone


def test_answers_of_two_decks_are_joined(make: Make, clock: Clock, tmp_path: Path) -> None:
    one, other = make("one"), make("other")
    for deck in (one, other):
        deck.add(CARDS[:1])
    train(one, clock, "33")
    due = one.next_due()
    assert due is not None
    clock.now = due
    export_deck(one, tmp_path / "a.jsonl")
    import_deck(other, tmp_path / "a.jsonl")
    assert facts(other) == facts(one)
    train(other, clock, "3")
    train(one, clock, "1")
    export_deck(other, tmp_path / "b.jsonl")
    report = import_deck(one, tmp_path / "b.jsonl")
    assert report.changed == 1
    export_deck(one, tmp_path / "c.jsonl")
    import_deck(other, tmp_path / "c.jsonl")
    assert facts(other) == facts(one)
    assert card_of(one, 0).repetitions == 4
    assert one.undo() is None  # what was joined is not undone


def test_a_deleted_card_stays_deleted(full: Deck, make: Make, tmp_path: Path) -> None:
    other = make("other")
    other.add(CARDS[2:4])
    other.delete(card_of(other, 2))
    export_deck(full, tmp_path / "a.jsonl")
    report = import_deck(other, tmp_path / "a.jsonl")
    assert report.added == 4
    assert other.card(CARDS[2]) is None
    assert other.card(CARDS[3]) is not None  # deleted in the file, but in use here


def line(**change: Any) -> dict[str, Any]:
    return {"exercise": CARDS[0].values() | {"line": list(CARDS[0].line)}, "added": WHEN} | change


RATING = {"game": "yodd", "moment": WHEN, "puzzle": "x", "rating": 1e3, "deviation": 60.0}
RATING |= {"volatility": 0.06}


def test_answers_in_the_future_are_left_out_and_reported(make: Make, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    ahead = json.dumps(line(answers=[[WHEN, 3], ["2036-11-20T12:00:00Z", 3]]))
    path.write_text(f"{json.dumps(HEAD)}\n{ahead}\n", "utf-8")
    deck = make("deck")
    assert import_deck(deck, path).problems == [(2, "1 answers in the future")]
    assert card_of(deck, 0).repetitions == 1
    assert deck._behind(deck.now()) == 0


def test_one_damaged_card_does_not_keep_the_others_from_being_exported(
    full: Deck, make: Make, tmp_path: Path
) -> None:
    full.file.connection.execute("UPDATE cards SET exercise = '{' WHERE id = 2")
    assert export_deck(full, tmp_path / "a.jsonl") == (4, 1)
    assert import_deck(make("other"), tmp_path / "a.jsonl").added == 4


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        ("{", "not JSON"),
        ("[]", "not a JSON object"),
        (line(exercise=[]), "not a JSON object"),
        (line(exercise={"game": "chess", "line": [], "source": "puzzle"}), "there is no game"),
        (line(added="yesterday"), "'yesterday' is not a time"),
        (line(added="2026-11-20T12:00:00"), "is not a time with its zone"),
        (line(added="1969-11-20T12:00:00Z"), "is not a time"),
        (line(added="9999-11-20T12:00:00Z"), "is not a time"),
        (line(added=3), "3 is not a time"),
        (line(answers=3), "answers cannot be 3"),
        (line(answers=[[WHEN, 5]]), "is not an answer"),
        (line(answers=[[WHEN, True, 1]]), "is not an answer"),
        (line(answers=[["", 1]]), "'' is not a time"),
        ({"deleted": 3}, "deleted cannot be 3"),
        ({"rating": "x"}, "rating cannot be 'x'"),
        ({"rating": 1e9}, "rating cannot be"),
        ({"rating": 1, "deviation": True}, "deviation cannot be True"),
        (RATING | {"game": None}, "game cannot be None"),
        (RATING | {"volatility": 0}, "cannot be a rating"),
        (RATING | {"deviation": -60}, "cannot be a rating"),
        (RATING | {"rating": 999_999}, "cannot be a rating"),
        (RATING | {"moment": "2036-11-20T12:00:00Z"}, "a rating in the future"),
        (RATING | {"puzzle": "\ud800"}, "puzzle cannot be"),
        ({"deleted": "\ud800"}, "deleted cannot be"),
        (line(answers=[[WHEN, True]]), "is not an answer"),
        (line(exercise=CARDS[0].values() | {"rating": 1_000_000}), "rating cannot be 1000000"),
        ("x" * MAX_LINE, "too long"),
    ],
)
def test_a_bad_line_is_reported_and_the_others_are_imported(
    make: Make, tmp_path: Path, bad: object, message: str
) -> None:
    path = tmp_path / "a.jsonl"
    text = bad if isinstance(bad, str) else json.dumps(bad)
    good = {"exercise": CARDS[1].values(), "added": WHEN, "answers": [[WHEN, 3]]}
    path.write_text("\n".join([json.dumps(HEAD), json.dumps(good), text, ""]), "utf-8")
    deck = make("deck")
    report = import_deck(deck, path)
    number, problem = report.problems[0]
    assert number == 3
    assert message in problem
    (card,) = deck.cards()
    assert card.exercise == CARDS[1]
    assert moment(card.memory.answered or 0).isoformat() == "2026-11-20T12:00:00+00:00"


def test_lines_of_newer_versions_are_ignored(make: Make, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text(f"{json.dumps(HEAD)}\n" + '{"mood": "good"}\n', "utf-8")
    report = import_deck(make("deck"), path)
    assert report.problems == []
    assert report.added == 0


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ("", "this is not an exported deck"),
        ("{}", "this is not an exported deck"),
        ('{"oddments-deck": "1"}', "this is not an exported deck"),
        ('{"oddments-deck": true}', "this is not an exported deck"),
        ("(;FF[4])", "this is not an exported deck"),
        ('{"oddments-deck": 2}', "written by a newer version"),
    ],
)
def test_another_file_is_refused(make: Make, tmp_path: Path, head: str, message: str) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text(head + "\n", "utf-8")
    with pytest.raises(DeckTransferError, match=message):
        import_deck(make("deck"), path)


def test_an_export_that_fails_leaves_the_old_file(
    full: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text("old")

    def refuse(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", refuse)
    with pytest.raises(OSError, match="No space"):
        export_deck(full, path)
    assert path.read_text() == "old"
