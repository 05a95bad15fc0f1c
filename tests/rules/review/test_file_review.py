"""Reviews in files: what is saved, what is never overwritten, what is read again."""

import contextlib
import dataclasses
import errno
import os
import random
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from dask_processes import processes_below
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import random_record, records

from rules.engine.tree import Tree
from rules.games import GAMES
from rules.position import Position
from rules.record.game_file import load, read_game, save, write_game
from rules.record.game_record import GameRecord
from rules.record.whole_file import FileFingerprint
from rules.review.accuracy import game_accuracy, shown_review
from rules.review.file_review import (
    FileQueue,
    FileResult,
    FileTask,
    ReviewStoppedError,
    count_moves,
    game_facts,
    review_file,
    work_on_move,
)
from rules.review.move_review import (
    ENGINE,
    LINE_TURNS,
    MOVE,
    MoveReview,
    MoveReviews,
    game_line,
    rate_for,
    read_review,
    write_review,
)
from rules.version import VERSION
from rules.work.workers import ProcessPool

EGOTZI = GAMES["egotzi"].setup(size=5)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.oddments"
    save(random_record(EGOTZI, 1, most=8), path)
    return path


def reviewed(
    path: Path,
    simulations: int = 30,
    *,
    saves: bool = True,
    after_move: Callable[[], None] = lambda: None,
    stop_after: int | None = None,
) -> FileResult:
    """Return what becomes of a file; stopped before the search of a further move, if asked."""
    review = review_file(FileTask(str(path), simulations, saves))
    done = 0
    try:
        task = next(review)
        while done != stop_after:
            answer = work_on_move(task)
            after_move()
            done += 1
            task = review.send(answer)
        review.throw(ReviewStoppedError())
    except StopIteration as end:
        result: FileResult = end.value
        return result
    raise AssertionError("it did not end")


def moves_to_search(path: Path, simulations: int) -> int:
    return count_moves(FileTask(str(path), simulations, True)).total()


def test_a_review_is_saved_only_if_asked(file: Path) -> None:
    before = file.read_bytes()
    result = reviewed(file, saves=False)
    assert file.read_bytes() == before
    assert reviewed(file) == result
    stored = read_review(load(file))
    assert sorted(stored.moves) == list(range(8))
    assert stored.simulations == 30


def test_a_file_with_a_review_as_deep_is_left_alone(file: Path) -> None:
    assert moves_to_search(file, 30) == 8
    first = reviewed(file)
    before, status = file.read_bytes(), FileFingerprint.of(file)
    for simulations in (30, 20):
        assert moves_to_search(file, simulations) == 0
        assert reviewed(file, simulations) == first
    assert file.read_bytes() == before
    assert FileFingerprint.of(file) == status
    assert moves_to_search(file, 31) == 8
    reviewed(file, 31)
    assert {move.simulations for move in read_review(load(file)).moves.values()} == {31}


def test_the_rest_of_the_file_stays(file: Path) -> None:
    record = load(file)
    record.names = ["Ann", "Ben"]
    record.main_line[2].properties |= {"C": ["why? [it] \\ was"], "TE": ["1"], "ZZ": ["other"]}
    record.go_to(record.main_line[3])
    record.play(next(record.position.legal_turns()), aside=True)
    save(record, file)
    reviewed(file)
    again = load(file)
    for node in again.root.subtree():
        node.properties.pop(MOVE, None)
    again.root.properties.pop("XK")
    assert again == record


def test_a_file_that_cannot_be_written_is_reported(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_record: GameRecord, path: str) -> None:
        raise PermissionError(errno.EACCES, "no", path)

    monkeypatch.setattr("rules.review.file_review.save", refuse)
    before = file.read_bytes()
    result = reviewed(file)
    assert result.errors == ["the review cannot be saved: permission denied"]
    assert file.read_bytes() == before
    assert len(reviewed(file, saves=False).games) == 1


def test_a_file_that_another_program_changes_meanwhile_is_not_overwritten(file: Path) -> None:
    other = write_game(random_record(EGOTZI, 2)) + "\n"

    def change() -> None:
        file.write_text(other, "utf-8")

    result = reviewed(file, after_move=change)
    assert result.errors == ["the file has changed meanwhile, so the review is not saved"]
    assert result.games == []
    assert file.read_text("utf-8") == other


def test_a_stopped_review_keeps_what_is_done(file: Path) -> None:
    result = reviewed(file, stop_after=1)
    assert (result.games, result.errors) == ([], [])
    assert 0 < len(read_review(load(file)).moves) < 8
    whole = file.with_name("whole.oddments")
    save(random_record(EGOTZI, 1, most=8), whole)
    reviewed(whole)
    reviewed(file)
    assert read_review(load(file)) == read_review(load(whole))


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (MemoryError("not enough memory for the tree"), "MemoryError: not enough memory"),
        (ZeroDivisionError("division by zero"), "ZeroDivisionError: division by zero"),
    ],
)
def test_an_engine_that_fails_half_way_keeps_what_is_done(
    file: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, text: str
) -> None:
    def make(position: Position, **options: Any) -> Tree:
        if position.turn < 4:
            raise error
        return Tree(position, **options)

    with monkeypatch.context() as patch:
        patch.setattr("rules.review.game_review.Tree", make)
        result = reviewed(file)
    assert result.games == []
    assert result.errors[0].startswith(f"the engine failed: {text}")
    assert min(read_review(load(file)).moves) in (3, 4)
    assert len(reviewed(file).games) == 1


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda text: text[:-9], "the text ends within"),
        (lambda text: text.replace("XF[1]", "XF[2]"), "newer version of Oddments"),
        (lambda text: text.replace("[egotzi]", "[chess]"), "does not know the game"),
        (lambda text: text.replace("GM[1004]XG[egotzi]", "GM[1]"), "a game of Go"),
        (lambda text: f"{text}\nmore", "text after the end"),
        (lambda text: f"more {text}", "text before the game"),
        (lambda text: "", "empty"),
        (lambda text: "hello", "this is not an SGF file"),
    ],
)
def test_damaged_newer_and_foreign_files_are_refused_and_stay(
    file: Path, change: Any, problem: str
) -> None:
    changed = change(file.read_text("utf-8"))
    file.write_text(changed, "utf-8")
    result = reviewed(file)
    assert result.games == []
    assert len(result.errors) == 1
    assert "\n" not in result.errors[0]
    assert problem in result.errors[0]
    assert file.read_text("utf-8") == changed
    assert moves_to_search(file, 30) == 0


def test_all_games_of_a_collection_are_reviewed_but_not_saved(file: Path) -> None:
    games = [write_game(random_record(EGOTZI, seed, most=4)) for seed in (1, 2, 3)]
    text = "\n".join([games[0], "(;GM[1]C[Go])", *games[1:]])
    file.write_text(text, "utf-8")
    result = reviewed(file)
    assert [len(game["moves"]) for game in result.games] == [4, 4, 4]
    assert len(result.errors) == 2
    assert "several games" in result.errors[0]
    assert "a game of Go" in result.errors[1]
    assert file.read_text("utf-8") == text
    assert len(reviewed(file, saves=False).errors) == 1


@pytest.mark.parametrize("most", [0, 1])
def test_games_without_moves_and_with_one(file: Path, most: int) -> None:
    save(random_record(EGOTZI, 1, most=most), file)
    (game,) = reviewed(file).games
    assert len(game["moves"]) == most
    assert [player["accuracy"] for player in game["players"]] == [None, None]


def test_facts_are_judged_by_the_rates_that_the_window_shows() -> None:
    record = random_record(EGOTZI, 1, most=16)
    moves: dict[str, Any] = {"turn": "a", "best": "a", "loss": 0.055, "simulations": 9}
    moves |= {"proven": False, "proven_after": False}
    rates = (0.56, 0.44)  # of player 0
    reviews = {at: MoveReview(player=at % 2, win_rate=rates[at % 2], **moves) for at in range(16)}
    shown = [shown_review(review, record.setup) for review in reviews.values()]
    for ours, wanted in ((True, shown), (False, list(reviews.values()))):
        facts = game_facts("", record, reviews, ours=ours)
        for number, player in enumerate(facts["players"]):
            assert player["accuracy"] == pytest.approx(game_accuracy(wanted, number), abs=0.01)
        assert [move["verdict"] for move in facts["moves"]] == [one.verdict.value for one in wanted]
    assert shown[0].judged_loss != reviews[0].judged_loss


def test_who_moves_first_is_player_1_even_with_white(file: Path) -> None:
    record = random_record(EGOTZI, 1, most=3)
    setup = EGOTZI.placed(record.position.placement())
    other = GameRecord(setup)
    other.names = ["Ann", "Ben"]
    assert other.position.player == 1
    turn = next(other.position.legal_turns())
    other.play(turn)
    save(other, file)
    (game,) = reviewed(file).games
    assert [player["name"] for player in game["players"]] == ["Ben", "Ann"]
    assert [move["player"] for move in game["moves"]] == [1]
    stored = read_review(load(file)).moves[0]
    assert game["moves"][0]["win_rate"] == pytest.approx(1 - stored.win_rate)
    assert game["game"] == str(setup)


@pytest.mark.long
def test_a_crash_costs_only_a_move_which_is_searched_again(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.oddments"
    save(random_record(GAMES["oddy"].setup(), 1, most=4), other)
    whole = reviewed(other, 30_000, saves=False)
    pool = ProcessPool(2)
    before = processes_below(os.getpid())
    crashed: set[int] = set()

    def crash(_done: int, _total: int) -> None:
        for pid in processes_below(os.getpid()) - before if len(crashed) < 2 else ():
            os.kill(pid, signal.SIGKILL)
            crashed.add(pid)

    queue = FileQueue([FileTask(str(path), 30_000, False) for path in (other, file)], crash)
    with contextlib.closing(pool):
        queue.run(pool)
    assert crashed
    assert queue.results[str(other)] == whole
    assert len(queue.results[str(file)].games) == 1


@pytest.mark.long
def test_a_file_whose_moves_always_crash_is_given_up(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.oddments"
    save(random_record(GAMES["oddy"].setup(), 1, most=4), other)
    pool = ProcessPool(1)
    before = processes_below(os.getpid())

    def crash(_done: int, _total: int) -> None:
        if not queue.results:
            for pid in processes_below(os.getpid()) - before:
                os.kill(pid, signal.SIGKILL)

    # so many simulations are never finished before the crash
    tasks = [FileTask(str(other), 2_000_000_000, False), FileTask(str(file), 30, False)]
    queue = FileQueue(tasks, crash)
    with contextlib.closing(pool):
        queue.run(pool)
    assert queue.results[str(other)].errors == ["no review: its worker ended (SIGKILL)"]
    assert len(queue.results[str(file)].games) == 1


# -- the properties of a saved game ----------------------------------------------------------------


def made_up(record: GameRecord, seed: int, simulations: int = 100) -> MoveReviews:
    """Return reviews of all moves of a game, as if an engine had found them."""
    rng, found = random.Random(seed), {}
    for at, node in enumerate(game_line(record)):
        assert node.parent is not None
        position = record.position_at(node.parent)
        before, after = rng.choice([(False, False), (True, True), (True, False), (False, True)])
        rate = rng.choice([0, 0.5, 1]) if before or after else round(rng.random(), 4)
        loss = rng.choice([rate, 0]) if after else round(rng.random() * rate, 4)
        best, *line = first_turns(position, rng.randrange(1, LINE_TURNS + 1))
        found[at] = MoveReview(
            player=position.player,
            turn=node.text,
            best=best,
            win_rate=rate_for(position.player, rate),
            loss=loss,
            proven=before,
            proven_after=after,
            simulations=simulations,
            line=tuple(line),
        )
    return found


def first_turns(position: Position, most: int) -> list[str]:
    """Return the first legal turn of a position, of the one after it, and so on."""
    here, texts = position.copy(), list[str]()
    while len(texts) < most and not here.over:
        turn = next(iter(here.legal_turns()))
        texts.append(here.write(turn))
        here.play_turn(turn)
    return texts


@pytest.fixture
def record() -> GameRecord:
    record = GameRecord(GAMES["wythe"].setup(size=4))
    for text in ("b2b3", "c3c4", "a2a1", "d1d2", "c1c2"):
        record.play_text(text)
    return record


def reread(record: GameRecord) -> GameRecord:
    again = read_game(write_game(record))
    assert again.reading.problems == []
    return again


@settings(max_examples=25)
@given(records(), st.integers(0, 2**32))
def test_a_review_survives_saving(record: GameRecord, seed: int) -> None:
    reviews = made_up(record, seed)
    assert write_review(record, reviews, 100) == bool(reviews)
    again = reread(record)
    stored = read_review(again)
    assert stored.moves == reviews
    assert stored.warnings == ()
    if reviews:
        assert (stored.engine, stored.simulations) == (f"Oddments {VERSION}", 100)
    assert write_game(again) == write_game(record)


def test_a_game_without_review_has_none(record: GameRecord) -> None:
    assert read_review(record).moves == {}
    assert not write_review(record, {}, 100)
    assert ENGINE not in record.root.properties


def test_only_a_deeper_review_replaces_another(record: GameRecord) -> None:
    old, shallow, deep = made_up(record, 1), made_up(record, 2, 99), made_up(record, 3, 101)
    write_review(record, old, 100)
    assert not write_review(record, shallow, 99)
    assert not write_review(record, made_up(record, 4), 100)
    assert read_review(record).moves == old
    assert read_review(record).simulations == 100
    assert write_review(record, {4: deep[4]}, 101)
    assert read_review(record).moves == {**old, 4: deep[4]}
    assert read_review(record).simulations == 101


def test_a_review_stays_with_the_moves_when_the_game_continues(record: GameRecord) -> None:
    reviews = made_up(record, 1)
    write_review(record, reviews, 100)
    record.play_text("a4a3")
    assert read_review(record).moves == reviews
    record.go_to(game_line(record)[3])
    turns = [record.position.write(turn) for turn in record.position.legal_turns()]
    record.play_text(next(text for text in turns if text != "c1c2"))
    assert read_review(record).moves == {at: reviews[at] for at in range(4)}
    assert read_review(record).warnings == ()


def test_a_review_of_other_moves_is_ignored_with_a_warning(record: GameRecord) -> None:
    write_review(record, made_up(record, 1), 100)
    text = write_game(record)
    for old, new, lost in [
        ("B[a2a1]", "B[a2a3]", 3),  # this move and those after it
        ("XP[off]" if "XP" in text else "SZ[4]", "SZ[4]XP[off]", 5),
        ("SZ[4]", "SZ[5]", 5),
    ]:
        stored = read_review(read_game(text.replace(old, new)))
        assert len(stored.moves) == 5 - lost
        assert len(stored.warnings) == lost
        assert all("it is about another move" in warning for warning in stored.warnings)
    assert (
        "the review of move 3, a2a3, is ignored"
        in (read_review(read_game(text.replace("B[a2a1]", "B[a2a3]"))).warnings[0])
    )


def replaced(index: int, word: str) -> Callable[[str], str]:
    def replace(value: str) -> str:
        words = value.split(" ")
        words[index] = word
        return " ".join(words)

    return replace


@pytest.mark.parametrize(
    "damage",
    [
        lambda value: "",
        lambda value: value[:-1],
        lambda value: f"{value} 1",
        lambda value: value.replace(" ", "  "),
        replaced(0, "1.5"),
        replaced(0, "-0.5"),
        replaced(0, "nan"),
        replaced(0, "1e-3"),
        replaced(0, "0_1"),
        replaced(1, "2"),
        replaced(1, "0.9999"),
        replaced(2, "maybe"),
        replaced(2, "both"),
        replaced(3, "0"),
        replaced(3, "-5"),
        replaced(3, "9" * 40),
        replaced(3, "99999999999"),
        replaced(4, "b2b3"),  # illegal there
        replaced(4, "pawn"),
        replaced(5, "0" * 16),
    ],
)
def test_damage_costs_one_move(record: GameRecord, damage: Callable[[str], str]) -> None:
    reviews = made_up(record, 1)
    reviews[2] = dataclasses.replace(
        reviews[2], win_rate=0.6, loss=0.1, proven=False, proven_after=False
    )
    write_review(record, reviews, 100)
    node = game_line(record)[2]
    node.properties[MOVE] = [damage(node.properties[MOVE][0])]
    stored = read_review(reread(record))
    del reviews[2]
    assert stored.moves == reviews
    assert len(stored.warnings) == 1
    assert stored.warnings[0].startswith("the review of move 3, a2a1, is ignored: ")


def test_a_line_that_is_too_long_is_damage(record: GameRecord) -> None:
    reviews = made_up(record, 1)
    node = game_line(record)[0]
    best, *line = first_turns(record.setup.start(), LINE_TURNS + 1)
    reviews[0] = dataclasses.replace(reviews[0], best=best, line=tuple(line))
    write_review(record, reviews, 100)
    assert node.properties[MOVE][0].endswith(line[-1])
    assert 0 not in read_review(record).moves


def test_two_reviews_of_a_move_are_damage(record: GameRecord) -> None:
    write_review(record, made_up(record, 1), 100)
    node = game_line(record)[2]
    node.properties[MOVE] *= 2
    assert 2 not in read_review(record).moves


@pytest.mark.parametrize("values", [["Oddments 0.1.0"], ["", "x"], ["a", "0"], ["a", "1", "2"]])
def test_a_damaged_engine_costs_no_move(record: GameRecord, values: list[str]) -> None:
    reviews = made_up(record, 1)
    write_review(record, reviews, 100)
    record.root.properties[ENGINE] = values
    stored = read_review(record)
    assert stored.moves == reviews
    assert (stored.engine, stored.simulations) == ("", 0)
    assert len(stored.warnings) == 1


@settings(max_examples=25)
@given(records(), st.lists(st.text(max_size=60), max_size=3), st.integers(0, 50))
def test_any_text_can_stand_in_the_properties(
    record: GameRecord, values: list[str], at: int
) -> None:
    record.root.properties[ENGINE] = values
    for node in game_line(record)[at:]:
        node.properties[MOVE] = values
    assert read_review(record).moves == {}


def test_what_others_wrote_stays(record: GameRecord) -> None:
    node = game_line(record)[1]
    node.properties |= {"C": ["why?"], "XZ": ["a", "b]"]}
    write_review(record, made_up(record, 1), 100)
    again = reread(record)
    assert game_line(again)[1].properties["XZ"] == ["a", "b]"]
    assert game_line(again)[1].properties["C"] == ["why?"]


def test_the_hash_of_a_position_is_the_same_on_every_machine(record: GameRecord) -> None:
    write_review(record, made_up(record, 1), 100)
    assert game_line(record)[0].properties[MOVE][0].split(" ")[5] == "62142bb5b244b639"
