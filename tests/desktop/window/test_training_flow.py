"""Exercises in a window: mistakes of its game, puzzles, cards that are due, and their files."""

import contextlib
import dataclasses
import datetime
import shutil
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from driving import click, do_turn
from lone_window import LoneWindow
from made_exercises import MISTAKE, PUZZLE
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot
from reviewed_game import made_up, played
from stand_ins import SameThread

from desktop.pages.deck_host import DeckHost
from desktop.pages.exercise_page import ExercisePage
from desktop.pages.game_page import GamePage
from desktop.pages.start_page import StartPage
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.services.tasks import count_orphans
from desktop.settings import file_dialogs
from desktop.widgets.notice_bar import Topic
from desktop.window.deck_transfer import DeckTransfer
from desktop.window.training_flow import TrainingFlow
from rules.training import deck_file
from rules.training.deck import Card, Deck
from rules.training.deck_file import DeckError
from rules.training.exercise import Exercise, Source
from rules.training.queues import DueQueue
from rules.training.schedule import milliseconds

NOON = datetime.datetime(2026, 11, 23, 12, tzinfo=datetime.UTC)
SMALL = "egotzi size=3 variant=standard pie=off"
OTHER = "yodd size=3"


def exercise(game: str = SMALL, *line: str, accepted: str = "c3") -> Exercise:
    return Exercise(
        game=game,
        line=line,
        source=Source.PUZZLE,
        accepted=(accepted,),
        best=accepted,
        moves=1,
        theme="quiet",
    )


class Time:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime.datetime:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def decks(tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch) -> Iterator[DeckHost]:
    owner = QObject()
    made = DeckHost(tmp_path / "training.sqlite", owner, clock=time)
    monkeypatch.setattr(made, "_thread", SameThread())
    yield made
    made.close()


@pytest.fixture
def lone(tmp_path: Path, decks: DeckHost) -> Iterator[LoneWindow]:
    made = LoneWindow(tmp_path, decks)
    made.window.show()
    yield made
    made.close()


@pytest.fixture
def deck(decks: DeckHost) -> Deck:
    opened: list[Deck] = []
    decks.run(lambda deck: deck, opened.append)
    return opened[0]


@pytest.fixture
def flow(lone: LoneWindow) -> TrainingFlow:
    return lone.context.training


def page_of(lone: LoneWindow) -> ExercisePage:
    page = lone.window.board_page
    assert isinstance(page, ExercisePage)
    return page


def solve(lone: LoneWindow) -> None:
    page = page_of(lone)
    page.board.set_animated(False)
    do_turn(page, page.exercise.accepted[0])
    assert not page.asks


def notice(lone: LoneWindow, topic: Topic = Topic.TRAINING) -> str:
    return lone.window.notices.texts.get(topic, "")


# -- cards that are due --------------------------------------------------------------------------


def test_without_cards_a_notice_says_where_they_come_from(
    lone: LoneWindow, flow: TrainingFlow
) -> None:
    flow.train()
    assert "There are no cards yet." in notice(lone)
    assert lone.window.board_page is None


def test_due_cards_are_asked_and_come_back_the_next_days(
    lone: LoneWindow, flow: TrainingFlow, deck: Deck, time: Time
) -> None:
    deck.add([exercise(), exercise(SMALL, "a1", "b2")])
    flow.train()
    assert page_of(lone).panel.progress.text() == "2 due"
    for _ in range(2):
        solve(lone)
        click(page_of(lone).panel.next)
    panel = page_of(lone).panel
    assert panel.title.text() == "Done for now"
    assert panel.text.text().startswith("2 of 2 solved at the first try. New cards come back once")
    flow.train()
    assert "Nothing is due now." in notice(lone)
    time.now += datetime.timedelta(days=1)
    flow.train()
    assert notice(lone) == ""
    assert page_of(lone).panel.progress.text() == "2 due"


def test_an_exercise_of_another_game_gets_a_page_of_its_own(
    lone: LoneWindow, flow: TrainingFlow, deck: Deck
) -> None:
    deck.add([exercise(), exercise(OTHER, "Ba1", accepted="Ba2,Ba3")])
    flow.train()
    first = page_of(lone)
    assert first.game.key == "egotzi"
    click(first.panel.skip)
    assert page_of(lone) is not first
    assert page_of(lone).game.key == "yodd"
    click(page_of(lone).panel.skip)
    assert page_of(lone).panel.title.text() == "The rest was skipped"
    click(page_of(lone).panel.extend)
    assert page_of(lone).game.key == "egotzi"


def test_an_answer_can_be_undone_and_a_card_removed(
    lone: LoneWindow, flow: TrainingFlow, deck: Deck
) -> None:
    deck.add([exercise(), exercise(SMALL, "a1", "b2"), exercise(SMALL, "b1", "a2")])
    flow.train()
    first = page_of(lone).exercise
    solve(lone)
    menu = page_of(lone).panel.more.menu()
    assert menu is not None
    undo, suspend, delete, *_transfer = menu.actions()
    assert undo.text() == "Undo the last answer"
    undo.trigger()
    assert page_of(lone).exercise == first
    assert page_of(lone).asks
    assert [card.repetitions for card in deck.cards()] == [0, 0, 0]
    suspend.trigger()
    delete.trigger()
    assert [card.suspended for card in deck.cards()] == [True, False]
    assert page_of(lone).exercise != first


def test_five_minutes_are_enough_unless_more_is_wanted(
    lone: LoneWindow, flow: TrainingFlow, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = [0]
    monkeypatch.setattr(DueQueue.__init__, "__defaults__", (lambda: seconds[0],))  # its clock
    deck.add([exercise(), exercise(SMALL, "a1", "b2")])
    flow.train()
    solve(lone)
    seconds[0] = 300
    click(page_of(lone).panel.next)
    panel = page_of(lone).panel
    assert panel.title.text() == "Five minutes are over"
    click(panel.extend)
    assert page_of(lone).asks


def test_a_deck_that_cannot_be_used_is_reported(
    lone: LoneWindow, flow: TrainingFlow, decks: DeckHost
) -> None:
    decks.path.mkdir()
    for begin in (flow.train, flow.solve_puzzles):
        begin()
        cards = f"The training cards in {decks.path}"
        assert notice(lone) == f"{cards} cannot be used: it is a folder."
        lone.window.notices.withdraw(Topic.TRAINING)
    assert lone.window.board_page is None


def test_the_window_goes_on_while_another_program_writes_to_the_deck(
    lone: LoneWindow,
    flow: TrainingFlow,
    decks: DeckHost,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decks.run(lambda deck: deck.add([exercise(), exercise(SMALL, "a1", "b2")]))
    decks.close()
    decks._thread = ThreadPoolExecutor(1)
    flow._patience.setInterval(0)
    with contextlib.closing(sqlite3.connect(decks.path, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        monkeypatch.setattr(deck_file, "PATIENCE_MS", 1)
        other.execute("BEGIN EXCLUSIVE")
        flow.train()
        qtbot.waitUntil(lambda: notice(lone).endswith("another program is writing to the file."))
        monkeypatch.setattr(deck_file, "PATIENCE_MS", 60_000)
        flow.train()
        qtbot.waitUntil(lambda: notice(lone) == "Waiting for the training cards …")
        other.execute("ROLLBACK")
    qtbot.waitUntil(lambda: lone.window.board_page is not None)
    assert notice(lone) == ""


def test_skipping_while_the_next_card_is_awaited_skips_nothing_more(
    lone: LoneWindow, flow: TrainingFlow, decks: DeckHost, deck: Deck, qtbot: QtBot
) -> None:
    deck.add(cards := [exercise(), exercise(SMALL, "a1", "b2"), exercise(SMALL, "b1", "a2")])
    decks.close()
    decks._thread = ThreadPoolExecutor(1)
    flow.train()
    qtbot.waitUntil(lambda: lone.window.board_page is not None)
    for _ in range(2):
        page_of(lone).panel.skip.click()
    decks.wait()
    assert page_of(lone).exercise == cards[1]


def test_an_answer_that_is_not_counted_is_reported_and_counted_again(
    lone: LoneWindow, flow: TrainingFlow, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck.add([exercise(), exercise(SMALL, "a1", "b2")])
    flow.train()

    def fail(*_arguments: object) -> None:
        raise DeckError("there is no space left on the disk")

    def again() -> None:
        button = notices.panes[0]
        assert isinstance(button, QPushButton)
        click(button)

    notices = lone.window.notices
    with monkeypatch.context() as full:
        full.setattr(Deck, "answer", fail)
        for count in ("1 answer", "2 answers"):
            solve(lone)
            text = f"{count} not counted: there is no space left on the disk."
            assert notices.texts[Topic.ANSWER] == text
            click(page_of(lone).panel.next)
        again()
        assert notices.texts[Topic.ANSWER] == text
        assert [card.repetitions for card in deck.cards()] == [0, 0]
        menu = page_of(lone).panel.more.menu()
        assert menu is not None
        menu.actions()[0].trigger()  # undo the last answer
        assert notices.texts[Topic.ANSWER].startswith("1 answer not counted")
        assert page_of(lone).asks
        solve(lone)
        assert notices.texts[Topic.ANSWER] == text
    again()
    assert Topic.ANSWER not in notices.texts
    assert [card.repetitions for card in deck.cards()] == [1, 1]


def test_the_program_ends_soon_while_another_one_holds_the_deck_and_no_answer_is_lost(
    lone: LoneWindow,
    flow: TrainingFlow,
    decks: DeckHost,
    deck: Deck,
    time: Time,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(deck_file, "PATIENCE_MS", 60_000)  # more than a busy machine takes
    deck.add([exercise()])
    decks.close()
    decks._thread = ThreadPoolExecutor(1)
    flow.train()
    qtbot.waitUntil(lambda: lone.window.board_page is not None)
    with contextlib.closing(sqlite3.connect(decks.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        solve(lone)
        decks.add([exercise(SMALL, "a1", "b2")])
        decks.close(0.01)
        assert count_orphans()  # so that the process does not wait for it
        other.execute("ROLLBACK")
    decks.wait()  # as if the answer had come through at the last moment
    assert not count_orphans()
    (left,) = decks.path.parent.glob("training pending *.jsonl")
    fresh = decks.path.parent / "fresh/training.sqlite"
    fresh.parent.mkdir()
    shutil.copy(left, fresh.parent)
    time.now += datetime.timedelta(minutes=1)
    for path in (decks.path, fresh, fresh):
        later = DeckHost(path, lone.window, clock=time)
        cards: list[Card] = []
        later.run(lambda deck: list(deck.cards()), cards.extend)
        later.close()
        assert [(card.repetitions, card.memory.answered) for card in cards] == [
            (1, milliseconds(NOON)),
            (0, None),
        ]
        assert not list(path.parent.glob("training pending *"))


def test_the_user_learns_that_a_deck_was_damaged_and_what_was_kept(
    lone: LoneWindow, flow: TrainingFlow, decks: DeckHost, deck: Deck
) -> None:
    deck.add([exercise()])
    decks.close()
    with contextlib.closing(sqlite3.connect(decks.path)) as other:
        other.execute("DROP TABLE ratings")
    flow.train()
    (kept,) = decks.path.parent.glob("training damaged *.sqlite")
    assert lone.window.notices.texts[Topic.CARDS] == (
        "The training cards were damaged. 1 card could be recovered. "
        f"The damaged file was kept as {kept.name}."
    )
    assert page_of(lone).asks


# -- puzzles -------------------------------------------------------------------------------------


def test_puzzles_of_a_game_change_the_rating(
    lone: LoneWindow, flow: TrainingFlow, deck: Deck
) -> None:
    flow.solve_puzzles("oddy")
    page = page_of(lone)
    assert page.panel.heading.text() == "Puzzles"
    assert page.panel.progress.text() == "You are not rated yet."
    assert page.panel.games.isVisible()
    solve(lone)
    rating = round(deck.rating("oddy").rating)
    puzzle = page.exercise.rating
    said = f"Your first rating: {rating:,}. The puzzle: {puzzle:,}."
    assert page.panel.progress.text() == said
    seen = page.exercise
    click(page.panel.next)
    assert page_of(lone).exercise != seen
    assert page.panel.progress.text() == f"Your rating: {rating:,}"
    solve(lone)
    later = round(deck.rating("oddy").rating)
    assert later > rating
    assert f"(+{later - rating})" in page.panel.progress.text()


def test_before_the_first_answer_there_is_no_rating_again(
    lone: LoneWindow, flow: TrainingFlow, deck: Deck
) -> None:
    flow.solve_puzzles("yodd")
    solve(lone)
    assert deck.is_rated("yodd")
    assert not deck.is_rated("oddy")
    menu = page_of(lone).panel.more.menu()
    assert menu is not None
    menu.actions()[0].trigger()  # undo the last answer
    assert not deck.is_rated("yodd")
    assert page_of(lone).panel.progress.text() == "You are not rated yet."


def test_the_game_of_puzzles_is_remembered_and_speaks_any_language(
    lone: LoneWindow, flow: TrainingFlow
) -> None:
    flow.solve_puzzles("yodd")
    page = page_of(lone)
    page.panel.games.setCurrentIndex(page.panel.games.findData("themisto"))
    page.panel.games.activated.emit(page.panel.games.currentIndex())
    assert page_of(lone).game.key == "themisto"
    click(page_of(lone).panel.leave)
    assert isinstance(lone.window.page, StartPage)
    flow.solve_puzzles()
    page = page_of(lone)
    assert page.game.key == "themisto"
    asked = page.exercise
    UI_LANGUAGE.set_language(Language("de"))
    assert page.panel.heading.text() == "Aufgaben"
    assert page.panel.title.text().startswith("Gewinne erzwungen")
    assert page.exercise == asked


def test_a_puzzle_that_was_never_answered_can_be_removed(
    lone: LoneWindow, flow: TrainingFlow, deck: Deck
) -> None:
    flow.solve_puzzles("yodd")
    menu = page_of(lone).panel.more.menu()
    assert menu is not None
    _undo, suspend, delete, *_transfer = menu.actions()
    first = page_of(lone).exercise
    suspend.trigger()
    second = page_of(lone).exercise
    delete.trigger()
    assert [(card.exercise, card.suspended) for card in deck.cards()] == [(first, True)]
    assert deck.knows(second)


# -- the mistakes of a game ----------------------------------------------------------------------


@pytest.fixture
def game(
    lone: LoneWindow,
    flow: TrainingFlow,
    decks: DeckHost,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> GamePage:
    """Return the page of a reviewed game, in which the user lost to the computer."""
    monkeypatch.setattr("desktop.panels.reviewer.default_review", lambda: made_up)
    lone.window.game_shown.connect(flow.follow_review)
    record = played()
    record.seats = ["engine 3", "person"]
    lone.window.play(record, viewing=True)
    page = lone.window.game_page
    assert page is not None
    with qtbot.waitSignal(page.review.reviewer.finished):
        page.review.start()
    decks.wait()
    return page


def test_mistakes_of_a_reviewed_game_become_cards(
    game: GamePage, deck: Deck, lone: LoneWindow
) -> None:
    cards = [card.exercise for card in deck.cards()]
    assert [(card.move, card.theme) for card in cards] == [(4, "mistake"), (2, "blunder")]
    assert lone.window.document is not None
    assert {card.origin for card in cards} == {str(lone.window.document.autosave.path)}


def test_a_card_says_which_game_it_is_from(
    game: GamePage, flow: TrainingFlow, lone: LoneWindow
) -> None:
    game.session.record.root.properties["DT"] = ["2026-11-03"]
    flow.retry(game)
    panel = page_of(lone).panel
    assert panel.origin.text() == "From your game against Computer, level 3 (3 Nov 2026)"
    assert panel.origin.isVisible()
    UI_LANGUAGE.set_language(Language("de"))
    assert panel.origin.text() == "Aus deiner Partie gegen Computer, Stufe 3 (3. Nov. 2026)"
    flow.solve_puzzles("oddy")
    assert not page_of(lone).panel.origin.isVisible()


def test_the_user_may_not_want_that(
    lone: LoneWindow, flow: TrainingFlow, decks: DeckHost, deck: Deck, game: GamePage
) -> None:
    for card in deck.cards():
        deck.delete(card)
    lone.settings.trains_mistakes = False
    game.review.reviewer.finished.emit()
    decks.wait()
    flow.retry(game)
    click(page_of(lone).panel.solution)
    assert list(deck.cards()) == []


def test_mistakes_are_retried_and_lead_back_to_the_game(
    game: GamePage, lone: LoneWindow, flow: TrainingFlow, deck: Deck
) -> None:
    flow.retry(game)
    page = page_of(lone)
    assert page.panel.progress.text() == "1 of 2"
    assert page.exercise.played == "d4"  # late ones first
    for _ in range(2):
        click(page.panel.solution)
        click(page.panel.next)
    assert page.panel.title.text() == "That was the last mistake"
    assert page.panel.text.text() == (
        "0 of 2 solved at the first try. They come back as cards in the training."
    )
    assert [card.repetitions for card in deck.cards()] == [1, 1]
    click(page.panel.leave)
    assert lone.window.game_page is game


def test_mistakes_that_cannot_be_added_are_reported(
    lone: LoneWindow, game: GamePage, decks: DeckHost, deck: Deck
) -> None:
    deck.file.connection.execute("PRAGMA user_version = 99")
    decks.close()
    game.review.reviewer.finished.emit()
    decks.wait()
    assert "newer version" in notice(lone)


def test_the_game_of_a_card_can_be_opened(lone: LoneWindow, flow: TrainingFlow, deck: Deck) -> None:
    deck.add([dataclasses.replace(exercise(), origin="/games/lost.oddments", move=3)])
    flow.train()
    solve(lone)
    click(page_of(lone).panel.open_game)
    path = Path("/games/lost.oddments")
    assert lone.calls == [("show_library_move", lone.window, path, 3)]


def test_without_mistakes_there_is_nothing_to_retry(
    lone: LoneWindow, flow: TrainingFlow, game: GamePage
) -> None:
    game.session.record.seats = ["engine 3", "engine 4"]
    game.review.reviewer.reviews = {}
    flow.retry(game)
    assert notice(lone) == "There are no mistakes in this game to retry."


# -- cards go to a file and come back ----------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file that the user chooses in every dialog."""
    chosen = tmp_path / "cards.jsonl"
    for name in ("ask_export", "ask_cards"):
        monkeypatch.setattr(file_dialogs, name, lambda *_arguments: chosen)
    return chosen


@pytest.fixture
def transfer(lone: LoneWindow, decks: DeckHost) -> DeckTransfer:
    return DeckTransfer(lone.window, decks)


def test_cards_are_exported_and_imported(
    lone: LoneWindow, file: Path, deck: Deck, transfer: DeckTransfer, decks: DeckHost
) -> None:
    deck.add([PUZZLE, MISTAKE])
    transfer.export_cards()
    assert notice(lone, Topic.TRANSFER) == "2 cards exported to cards.jsonl."
    decks.close()
    decks.path = decks.path.with_name("empty.sqlite")
    transfer.import_cards()
    assert (
        notice(lone, Topic.TRANSFER)
        == "Imported from cards.jsonl: 2 new cards. 0 cards with further answers."
    )
    found: list[Exercise] = []
    decks.run(lambda deck: [card.exercise for card in deck.cards()], found.extend)
    assert found == [PUZZLE, MISTAKE]


def test_a_damaged_card_that_is_not_exported_is_reported(
    lone: LoneWindow, file: Path, deck: Deck, transfer: DeckTransfer
) -> None:
    deck.add([PUZZLE, MISTAKE])
    deck.file.connection.execute("UPDATE cards SET exercise = '{' WHERE id = 1")
    transfer.export_cards()
    text = "1 card exported to cards.jsonl. 1 damaged card could not be exported."
    assert notice(lone, Topic.TRANSFER) == text


def test_a_damaged_line_is_named_and_another_file_refused(
    lone: LoneWindow, file: Path, transfer: DeckTransfer
) -> None:
    file.write_text('{"oddments-deck": 1}\n{"exercise": 3}\n', "utf-8")
    transfer.import_cards()
    assert "1 line could not be read. Line 2:" in notice(lone, Topic.TRANSFER)
    file.write_text("a game\n", "utf-8")
    transfer.import_cards()
    assert notice(lone, Topic.TRANSFER).startswith("The cards were not transferred: ")


def test_a_folder_in_the_place_of_the_file_is_reported(
    lone: LoneWindow, file: Path, transfer: DeckTransfer
) -> None:
    file.mkdir()
    for command in (transfer.export_cards, transfer.import_cards):
        lone.window.notices.withdraw(Topic.TRANSFER)
        command()
        assert notice(lone, Topic.TRANSFER) == "The cards were not transferred: it is a folder."


def test_nothing_happens_without_a_file(
    lone: LoneWindow, monkeypatch: pytest.MonkeyPatch, transfer: DeckTransfer
) -> None:
    for name in ("ask_export", "ask_cards"):
        monkeypatch.setattr(file_dialogs, name, lambda *_arguments: None)
    transfer.export_cards()
    transfer.import_cards()
    assert notice(lone, Topic.TRANSFER) == ""
