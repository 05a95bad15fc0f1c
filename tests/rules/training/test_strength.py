"""One's own results, the ratings and levels from them, and the schedule of the deck."""

import dataclasses
import datetime
import itertools
import math
import random
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from exercises import NOON
from hypothesis import given, settings
from hypothesis import strategies as st
from own_games import SETUPS, plain_count, plain_streaks, put

from rules.games import GAMES
from rules.games.game_data import level_ratings
from rules.library.entry import own_seat
from rules.library.library import GameBin, Library
from rules.training.deck import Deck
from rules.training.deck_file import VERSION, NewerDeckError
from rules.training.own_results import (
    Advice,
    ResultGroup,
    Streaks,
    Strength,
    Tally,
    advice,
    even_level,
    latest_game,
    latest_results,
    matched_level,
    own_progress,
    own_record,
    own_results,
    present_strength,
    puzzle_record,
    stored_progress,
    streaks,
    strength,
    strength_by_month,
    tallies,
)
from rules.training.progress import Goal, Progress
from rules.training.schedule import Grade, Memory, Rating, Stage, milliseconds, moment

YODD = level_ratings(GAMES["yodd"].setup())


def test_without_games_one_is_as_strong_as_level_3() -> None:
    known = strength("yodd", {})
    assert known.games == 0
    assert known.rating == pytest.approx(YODD[2], abs=5)
    assert known.interval[1] - known.interval[0] == pytest.approx(2 * 1.96 * 400, rel=0.05)
    assert even_level("yodd", known.rating) == 3
    assert (even_level("yodd", -1000), even_level("yodd", 9000)) == (1, 10)


@pytest.mark.parametrize("level", range(1, 10))
def test_even_results_give_the_rating_of_the_level(level: int) -> None:
    known = strength("yodd", {level: Tally(100, 20, 100)})
    assert known.rating == pytest.approx(YODD[level - 1], abs=15)
    assert known.interval[0] < YODD[level - 1] < known.interval[1]
    assert even_level("yodd", known.rating) == level
    assert known.games == 220


def test_the_share_of_points_gives_the_difference_in_elo() -> None:
    known = strength("yodd", {3: Tally(7500, 0, 2500)})
    assert known.rating == pytest.approx(YODD[2] + 400 * math.log10(3), abs=5)
    assert known.interval[1] - known.interval[0] < 25


@settings(max_examples=25)
@given(st.dictionaries(st.integers(1, 10), st.builds(Tally, *[st.integers(0, 30)] * 4)))
def test_the_rating_lies_in_its_interval_and_another_win_raises_it(
    results: dict[int, Tally],
) -> None:
    known = strength("wythe", results)
    low, high = known.interval
    assert low <= known.rating <= high
    more = {**results, 5: results.get(5, Tally()) + Tally(won=5)}
    assert strength("wythe", more).rating >= known.rating


def test_only_won_games_give_a_finite_rating() -> None:
    known = strength("yodd", {10: Tally(won=500)})
    assert YODD[9] < known.rating < YODD[9] + 1200


def group(month: str, level: int, tally: Tally, game: str = "yodd") -> ResultGroup:
    return ResultGroup(game, f"{game} size=6", level, 0, month, tally)


def test_the_graph_follows_the_latest_games() -> None:
    groups = [
        group("2026-03", 2, Tally(won=20)),  # with those of February just enough
        group("2026-01", 1, Tally(won=30, lost=30)),
        group("2026-02", 2, Tally(won=15, lost=15)),
        group("2026-02", 3, Tally(unfinished=9)),
        group("2026-04", 2, Tally(unfinished=9)),
        group("2025", 9, Tally(won=50)),
        group("", 9, Tally(won=50)),
        group("2026-01", 9, Tally(won=50), game="wythe"),
    ]
    graph = strength_by_month("yodd", groups)
    assert list(graph) == ["2026-01", "2026-02", "2026-03"]
    assert graph["2026-01"] == strength("yodd", {1: Tally(30, 0, 30)})
    assert graph["2026-02"] == strength("yodd", {1: Tally(30, 0, 30), 2: Tally(15, 0, 15)})
    assert graph["2026-03"] == strength("yodd", {2: Tally(35, 0, 15)})
    assert isinstance(graph["2026-03"], Strength)
    assert present_strength("yodd", groups) == graph["2026-03"]
    assert graph["2026-01"] == present_strength("yodd", groups[1:2])


def test_games_without_a_month_count_as_the_oldest() -> None:
    dated = group("2026-01", 1, Tally(won=30))
    older = [group("", 9, Tally(won=40)), group("2025", 5, Tally(lost=10))]
    graph = strength_by_month("yodd", [*older, dated])
    known = strength("yodd", {1: Tally(won=30), 5: Tally(lost=10), 9: Tally(won=40)})
    assert graph == {"2026-01": known}
    assert present_strength("yodd", [*older, dated]) == known
    assert present_strength("yodd", older[:1]) == strength("yodd", {9: Tally(won=40)})


@pytest.mark.short("yodd")
@pytest.mark.parametrize("game", GAMES)
def test_the_matched_level_follows_the_games(game: str, library: Library) -> None:
    assert matched_level(library, game) == 3
    setup = GAMES[game].setup()
    for number in range(40):
        put(library.folder, number, (setup, "person", "engine 7", "2026-11", number % 2, False))
    library.catch_up()
    assert matched_level(library, game) == 7


# -- advice --------------------------------------------------------------------------------------


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library(tmp_path)
    yield library
    library.close()


def play(library: Library, results: str, level: int) -> None:
    """Add games against a level, the last one last: won, drawn or lost."""
    first = len(list(library.folder.glob("games/*/*")))
    for number, result in enumerate(results, first):
        winner = {"w": 0, "l": 1, "d": None}[result]
        seats = ("person", f"engine {level}")
        put(library.folder, number, (SETUPS[0], *seats, "2026-11-03", winner, False))
    library.catch_up()


@pytest.mark.parametrize(
    ("results", "advised"),
    [
        ("wwww", None),
        ("wwwww", (5, 5.0, 4)),
        ("wlwwwwwlww", (10, 8.0, 4)),  # "8 of 10 at level 3: try 4"
        ("wlwwlwwlww", (10, 7.0, 3)),
        ("wwwwlll" + "d", (8, 4.5, 3)),
        ("dwwwwwwlldw", (10, 7.5, 4)),
        ("lllllllwww", (10, 3.0, 3)),
        ("lllllllwwd", (10, 2.5, 2)),
        ("l" * 10 + "w" * 10, (10, 10.0, 4)),
    ],
)
def test_the_last_ten_games_decide(
    library: Library, results: str, advised: tuple[int, float, int] | None
) -> None:
    play(library, results, 3)
    expected = None if advised is None else Advice(3, *advised)
    assert advice(library, "yodd") == expected
    assert advice(library, "wythe") is None


def test_only_games_since_the_last_change_of_level_count(library: Library) -> None:
    play(library, "wwwwwwww", 3)
    play(library, "wwww", 4)
    assert advice(library, "yodd") is None
    play(library, "l", 4)
    assert advice(library, "yodd") == Advice(4, 5, 4.0, 5)


def test_there_is_no_level_beyond_the_ends(library: Library) -> None:
    play(library, "wwwww", 10)
    assert advice(library, "yodd") == Advice(10, 5, 5.0, 10)
    play(library, "lllll", 1)
    assert advice(library, "yodd") == Advice(1, 5, 0.0, 1)


OTHER = "program 3000 Hex"  # an engine that the user has added
SEATS = ["person", "person", "engine 1", "engine 3", "engine 10", "engine 11", OTHER, ""]
DATES = ["2026-11-03", "2026-11-03", "2026-10-31", "2026-10", "2025", ""]

game = st.tuples(
    st.sampled_from(SETUPS),
    st.sampled_from(SEATS),
    st.sampled_from(SEATS),
    st.sampled_from(DATES),
    st.sampled_from([0, 1, None, "on"]),  # the colour that won, a draw, still on
    st.booleans(),  # swapped
)


@settings(max_examples=10)
@given(st.lists(game, max_size=25))
def test_results_equal_a_plain_count_over_the_files(
    tmp_path_factory: pytest.TempPathFactory, games: list[tuple[object, ...]]
) -> None:
    folder = tmp_path_factory.mktemp("library")
    for number, drawn in enumerate(games):
        put(folder, number, drawn)
    library = Library(folder)
    library.catch_up()
    plain = plain_count(folder)
    expected = Counter((one.key, one.score) for one in plain)
    groups = own_results(library)
    found = Counter[tuple[object, float | None]]()
    for group in groups:
        key = (group.game, group.setup, group.level, group.player, group.month)
        tally = group.tally
        found[key, 1.0] += tally.won
        found[key, 0.5] += tally.drawn
        found[key, 0.0] += tally.lost
        found[key, None] += tally.unfinished
    assert +found == +expected
    assert len(groups) == len({one.key for one in plain})
    assert streaks(library) == plain_streaks(plain)
    for name in ("yodd", "wythe"):
        own = [one for one in plain if one.key[0] == name]
        assert streaks(library, name) == plain_streaks(own)
        finished = [(one.level, one.score) for one in reversed(own) if one.score is not None]
        assert latest_results(library, name, 5) == finished[:5]
        assert Counter(own_results(library, name)) == Counter(g for g in groups if g.game == name)
    ended = [one.key[0] for one in plain if one.score is not None]
    assert latest_game(library.index_file.connection) == (ended[-1] if ended else "")
    library.close()


def fill(library: Library) -> None:
    choice = random.Random(3)
    for number in range(40):
        level = choice.choice([2, 3])
        winner = choice.choice([0, 1, None, "on"])
        seats = choice.choice([("person", f"engine {level}"), (f"engine {level}", "person")])
        put(library.folder, number, (SETUPS[number % 3], *seats, "2026-11-03", winner, False))
    library.catch_up()


def test_an_empty_library_has_no_results(library: Library) -> None:
    assert own_results(library) == []
    assert streaks(library) == Streaks(0, 0)
    assert latest_results(library, "yodd", 3) == []


def test_groups_are_added_up_by_any_kind(library: Library) -> None:
    fill(library)
    groups = own_results(library)
    for by in (
        lambda group: group.game,
        lambda group: group.setup,
        lambda group: group.level,
        lambda group: group.player,
        lambda group: group.month,
    ):
        found = tallies(groups, by)
        assert sum([tally.finished + tally.unfinished for tally in found.values()]) == 40
    assert set(tallies(groups, lambda group: group.level)) == {2, 3}
    assert Tally(3, 1, 2, 5) + Tally(1, 0, 0, 0) == Tally(4, 1, 2, 5)
    assert (Tally(3, 1, 2, 5).points, Tally(3, 1, 2, 5).finished) == (3.5, 6)


def test_games_in_the_bin_do_not_count(library: Library) -> None:
    fill(library)
    path = next(library.folder.glob("games/*/0.oddments"))
    there = GameBin(library).delete(path)
    assert sum([g.tally.finished + g.tally.unfinished for g in own_results(library)]) == 39
    GameBin(library).restore(there)
    assert sum([g.tally.finished + g.tally.unfinished for g in own_results(library)]) == 40


def test_only_games_between_a_human_and_a_level_are_ones_own() -> None:
    assert own_seat("person", "engine 4") == (0, 4)
    assert own_seat("engine 4", "person") == (1, 4)
    for seats in (("person", "person"), ("engine 1", "engine 2"), ("", ""), ("engine 12", "me")):
        assert own_seat(*seats) is None
    assert own_seat("engine 5", OTHER) is None
    assert own_seat(OTHER, "person") is None


def noon(day: int) -> int:
    """Return noon of a day of November 2026, local time."""
    return milliseconds(datetime.datetime(2026, 11, day, 12).astimezone())


def test_a_record_joins_what_is_known(library: Library) -> None:
    for number, winner in enumerate([0, 0, 1, 0, 0, 0]):
        put(library.folder, number, (SETUPS[0], "person", "engine 2", "2026-11", winner, False))
    put(library.folder, 9, (SETUPS[2], "engine 5", "person", "2026-10", 0, False))
    library.catch_up()
    found = own_record(library, library.folder / "none.sqlite", "yodd")
    known = strength("yodd", {2: Tally(5, 0, 1)})
    assert found.tally == Tally(5, 0, 1)
    assert (found.rating, found.by_month) == (known, {"2026-11": known})
    assert found.streaks == Streaks(3, 3) == streaks(library, "yodd")
    assert found.advice == Advice(2, 6, 5.0, 3)
    assert set(found.groups) == {g for g in own_results(library) if g.game == "yodd"}
    assert found.puzzles.now is None
    assert not (library.folder / "none.sqlite").exists()


def test_by_default_the_game_finished_last_is_shown(library: Library, tmp_path: Path) -> None:
    deck = tmp_path / "none.sqlite"
    assert own_record(library, deck).game == "wythe"  # the first of all
    put(library.folder, 1, (SETUPS[0], "person", "engine 2", "2026-10", 0, False))
    put(library.folder, 2, (SETUPS[2], "person", "engine 2", "2026-11", "on", False))
    library.catch_up()
    assert own_record(library, deck).game == "yodd"


def test_progress_is_the_strongest_level_beaten_and_the_puzzles_answered(library: Library) -> None:
    path = library.folder / "training.sqlite"
    assert stored_progress(library.folder, path) == own_progress(None, path)
    for number, (seats, winner) in enumerate(
        [
            (("person", "engine 2"), 0),
            (("engine 4", "person"), 1),
            (("person", "engine 7"), 1),  # lost
            (("person", "engine 8"), "on"),
            (("person", "person"), 0),
        ]
    ):
        put(library.folder, number, (SETUPS[0], *seats, "2026-11", winner, False))
    library.catch_up()
    deck = Deck(path)
    for number in range(3):
        deck.ratings.put("yodd", noon(3), f"p{number}", Rating(500.0, 90.0))
    deck.close()
    found = own_progress(library.index_file.connection, path)
    assert (found.levels, found.puzzles, found.latest) == ({"yodd": 4}, {"yodd": 3}, "yodd")
    assert found.all_puzzles.keys() == GAMES.keys()
    assert stored_progress(library.folder, path) == found
    (library.folder / "none").mkdir()
    assert stored_progress(library.folder / "none", path).puzzles == {"yodd": 3}


def goals(level: int) -> Iterator[tuple[Goal, int]]:
    """Yield what comes next to somebody who always does it, until a level is beaten."""
    now = Progress(all_lessons=4, all_puzzles=12)
    while now.level < level:
        yield now.goal, now.next_level
        match now.goal:
            case Goal.LESSON:
                now = dataclasses.replace(now, lessons=now.lessons + 1)
            case Goal.LEVEL:
                now = dataclasses.replace(now, level=now.next_level)
            case Goal.PUZZLES:
                now = dataclasses.replace(now, puzzles=now.puzzles + 1)
    yield now.goal, now.next_level


def test_the_path_leads_from_the_first_lesson_through_puzzles_to_the_last_level() -> None:
    way = [goal for goal, _same in itertools.groupby(goals(10))]
    first, second, *later, last = way
    assert (first, second) == ((Goal.LESSON, 1), (Goal.LEVEL, 1))
    assert later[:4] == [(Goal.PUZZLES, 2), (Goal.LESSON, 2), (Goal.LEVEL, 2), (Goal.PUZZLES, 3)]
    assert [level for goal, level in way if goal is Goal.LEVEL] == list(range(1, 11))
    assert [goal for goal, _level in way].count(Goal.LESSON) == 4
    assert last == (Goal.PUZZLES, 10)
    assert Progress(level=10).goal is Goal.LEVEL  # of a game without puzzles
    assert Progress(all_lessons=4, level=3).goal is Goal.LEVEL  # who needed no lesson


def test_the_rating_from_puzzles_is_that_of_the_deck(tmp_path: Path) -> None:
    path = tmp_path / "training.sqlite"
    deck = Deck(path)
    assert puzzle_record(path, "yodd").now is None
    values = [(3, 500.0), (3, 520.0), (5, 480.0)]
    for number, (day, rating) in enumerate(values):
        deck.ratings.put("yodd", noon(day) + number, f"p{number}", Rating(rating, 90.0))
    deck.ratings.put("wythe", noon(6), "p", Rating(900.0, 80.0))
    found = puzzle_record(path, "yodd")  # while the deck is open
    deck.close()
    assert puzzle_record(path, "yodd").days == found.days
    assert found.puzzles == 3
    assert found.days == {
        datetime.date(2026, 11, 3): Rating(520.0, 90.0),
        datetime.date(2026, 11, 5): Rating(480.0, 90.0),
    }
    assert found.now is not None
    assert found.now.rating == 480.0
    assert found.now.deviation >= 90.0
    assert found.problem is None


def test_a_deck_that_cannot_be_read_is_a_problem_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "training.sqlite"
    path.write_bytes(b"no database at all" * 100)
    assert str(puzzle_record(path, "yodd").problem) == "the file is damaged"
    assert path.read_bytes() == b"no database at all" * 100
    path.unlink()
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    assert isinstance(puzzle_record(path, "yodd").problem, NewerDeckError)


def test_an_empty_file_is_a_deck_without_puzzles(tmp_path: Path) -> None:
    path = tmp_path / "training.sqlite"
    path.touch()
    assert puzzle_record(path, "yodd").problem is None


# -- FSRS and Glicko-2 -----------------------------------------------------------------------------

ROOT = Path(__file__).parents[3]
DAY = 24 * 3600 * 1000


def after(grades: str, gaps: list[int] | None = None) -> tuple[Memory, list[int]]:
    """Return the memory after answers on time, or after so many days, and the intervals in days."""
    memory, now = Memory(), milliseconds(NOON)
    intervals = []
    for at, grade in enumerate(grades):
        now = memory.due or now if gaps is None else now + gaps[at] * DAY
        memory = memory.after(Grade(int(grade)), now)
        intervals.append((memory.due - now) // DAY)
    return memory, intervals


def test_intervals_are_those_of_the_reference() -> None:
    """The values of test_review_card of py-fsrs."""
    assert after("3333331133333")[1] == [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]


def test_stability_and_difficulty_are_those_of_the_reference() -> None:
    """The values of test_memo_state of py-fsrs."""
    memory, _intervals = after("133333", [0, 0, 1, 3, 8, 21])
    assert memory.stability == pytest.approx(53.62691, abs=1e-4)
    assert memory.difficulty == pytest.approx(6.3574867, abs=1e-4)


def test_steps_of_learning() -> None:
    now = milliseconds(NOON)
    again, hard, good, easy = [Memory().after(grade, now) for grade in Grade]
    assert [(m.due - now) / 60_000 for m in (again, hard, good)] == [1, 5.5, 10]
    assert {m.stage for m in (again, hard, good)} == {Stage.LEARNING}
    assert easy.stage is Stage.REVIEW
    assert easy.step is None
    lapsed = easy.after(Grade.AGAIN, easy.due)
    assert lapsed.stage is Stage.RELEARNING
    assert lapsed.due - easy.due == 10 * 60_000


@given(st.text("1234", min_size=1, max_size=12))
def test_equal_answers_give_equal_schedules(grades: str) -> None:
    assert after(grades) == after(grades)
    memory = after(grades)[0]
    assert memory.answered is not None
    assert memory.due > memory.answered


@given(st.integers(0, 1 << 45))
def test_times_survive(ms: int) -> None:
    assert milliseconds(moment(ms)) == ms


def test_the_optimizer_is_not_imported() -> None:
    code = (
        "import sys, rules.training.deck\n"
        "assert 'fsrs' not in sys.modules\n"
        "from rules.training.schedule import Grade, Memory\n"
        "Memory().after(Grade.GOOD, 0)\n"
        "assert 'fsrs' in sys.modules\n"
        "print({'torch', 'pandas', 'fsrs.optimizer'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "set()\n"


ratings = st.builds(Rating, st.floats(0, 3000), st.floats(30, 350), st.floats(0.03, 0.1))


def test_the_example_of_the_paper() -> None:
    after = Rating(1500, 200, 0.06).after(
        [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    )
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_games_only_the_deviation_grows() -> None:
    before = Rating(1500, 60, 0.06)
    after = before.after([])
    assert (after.rating, after.volatility) == (1500, 0.06)
    assert after.deviation == pytest.approx((60**2 + (0.06 * 173.7178) ** 2) ** 0.5)
    assert before.after([], 0).deviation == pytest.approx(60)
    assert before.after([], 1e9).deviation == 350


@given(ratings, ratings)
def test_a_win_raises_and_a_loss_lowers_the_rating(own: Rating, other: Rating) -> None:
    won, lost = own.after([(other, 1.0)]), own.after([(other, 0.0)])
    assert lost.rating <= own.rating <= won.rating
    assert lost.rating < won.rating
    assert 0 < won.deviation <= 350


@given(ratings, ratings)
def test_winning_and_losing_mirror_each_other(own: Rating, other: Rating) -> None:
    mirrored = Rating(2 * own.rating - other.rating, other.deviation, other.volatility)
    won, lost = own.after([(other, 1.0)]), own.after([(mirrored, 0.0)])
    assert won.rating - own.rating == pytest.approx(own.rating - lost.rating, abs=1e-6)
    assert won.deviation == pytest.approx(lost.deviation, abs=1e-6)


def test_a_surprise_makes_the_rating_more_volatile() -> None:
    own, weak = Rating(1800, 40, 0.06), Rating(800, 40, 0.06)
    assert own.after([(weak, 0.0)] * 5).volatility > own.volatility
    assert own.after([(weak, 1.0)] * 5).volatility < own.volatility
