"""A program as an engine: our own one, and the stand-in of a foreign one."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from programs import OURS, STAND_IN, bad_engine, have_ended

from rules.engine.limits import Limits
from rules.engine.report import Proof, Report, Turn
from rules.games import GAMES, read_setup
from rules.gtp_client.errors import FaultKind, GtpEngineError, LogKind, LogLine
from rules.gtp_client.gtp_engine import GtpEngine
from rules.position import Position

QUICK = Limits(simulations=20)
BARE = STAND_IN
ABLE = (*STAND_IN, "--with", "undo", "analyze", "reg_genmove", "list_games")
Make = Callable[..., GtpEngine]


class Commands(list[str]):
    """The commands that a program was sent, without questions about what it knows."""

    def add(self, line: LogLine) -> None:
        if line.kind is LogKind.SENT and not line.text.startswith("known_command"):
            self.append(line.text)

    def taken(self) -> list[str]:
        """Return those since the last call."""
        found = self.copy()
        self.clear()
        return found


@pytest.fixture
def make() -> Iterator[Make]:
    engines = []

    def made(words: Sequence[str], **options: object) -> GtpEngine:
        engines.append(GtpEngine(words, seconds=60, **options))  # type: ignore[arg-type]
        return engines[-1]

    yield made
    for engine in engines:
        engine.close()


def small(key: str = "") -> Position:
    return GAMES[key or next(iter(GAMES))].small_setup().start()


def legal(start: Position, line: Sequence[Turn]) -> list[Turn]:
    position = start.copy()
    for turn in line:
        position.play_turn(turn)
    return list(position.legal_turns())


# -- whole games ---------------------------------------------------------------------------------


@pytest.mark.short("bare-yodd")
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("words", [BARE, ABLE], ids=["bare", "able"])
def test_a_game_of_each_kind_is_played_by_two_programs(
    key: str, words: Sequence[str], make: Make
) -> None:
    engines = [make(OURS, commands=["seed 1"]), make(words)]
    position, start = small(key), small(key)
    line: list[Turn] = []
    while not position.over:
        report = engines[len(line) % 2].search(start, line, QUICK)
        assert report.best in list(position.legal_turns())
        assert not report.is_rated
        line.append(report.best)
        position.play_turn(report.best)
    assert len(line) > 3


@pytest.mark.short("wythe", "egotzi")
@pytest.mark.parametrize("key", GAMES)
def test_a_program_of_one_game_gets_its_size(key: str, make: Make) -> None:
    start = small(key)
    words = [word for word in str(start.setup).split() if not word.startswith("size=")]
    report = make([*STAND_IN, "--game", *words]).search(start, [], QUICK)
    assert report.best in list(start.legal_turns())


# -- analysis ------------------------------------------------------------------------------------


@pytest.mark.short("ours-yodd", "stand-in-themisto")
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("words", [OURS, ABLE], ids=["ours", "stand-in"])
def test_an_analysis_has_candidates_with_win_rates(
    key: str, words: Sequence[str], make: Make
) -> None:
    start = small(key)
    reports: list[Report] = []
    last = make(words).search(start, [], Limits(think_ms=250), report=reports.append, report_ms=50)
    assert reports
    assert last.is_rated
    turns = list(start.legal_turns())
    for candidate in last.candidates:
        assert candidate.turn in turns
        assert 0 <= candidate.win_rate <= 1
        assert candidate.line[0] == candidate.turn
    assert last.simulations == sum(candidate.visits for candidate in last.candidates)
    assert last.candidates[0].win_rate == last.win_rate


def test_our_engine_searches_enough_and_is_asked_once_for_win_rates(
    make: Make,
) -> None:
    commands = Commands()
    engine = make(OURS, log=commands.add)
    start = read_setup(["yodd", "size=6"]).start()
    for _ in range(2):
        reports: list[Report] = []
        last = engine.search(start, [], Limits(simulations=50), report=reports.append)
        assert last.simulations >= 50
        assert all(one.is_raw for one in (last, *reports))
    assert commands.count("raw_rates on") == 1


def test_the_win_rates_of_another_engine_are_its_own(make: Make) -> None:
    commands = Commands()
    found = make(ABLE, log=commands.add).search(small(), [], Limits(think_ms=50), report=print)
    assert not found.is_raw
    assert "raw_rates on" not in commands


def test_an_analysis_ends_when_the_position_is_proven(make: Make) -> None:
    start = read_setup(["wythe", "size=3"]).start()
    last = make(OURS).search(start, [], Limits())
    assert last.proven in (Proof.WIN, Proof.LOSS)
    assert last.win_rate in (0.0, 1.0)


@pytest.mark.parametrize("words", [OURS, ABLE], ids=["ours", "stand-in"])
def test_an_endless_analysis_stops_and_another_follows(words: Sequence[str], make: Make) -> None:
    start = read_setup(["yodd", "size=4"]).start()
    commands = Commands()
    engine = make(words, log=commands.add)
    line: list[Turn] = []
    for _ in range(3):
        stop = threading.Event()
        seen: list[Report] = []

        def report(found: Report, stop: threading.Event = stop, seen: list[Report] = seen) -> None:
            seen.append(found)
            stop.set()

        last = engine.search(start, line, Limits(), stop=stop, report=report, report_ms=20)
        assert last is seen[-1]
        line.append(last.best)
    assert len([command for command in commands if command.startswith("game ")]) == 1


def test_the_rest_of_an_unfinished_turn_is_analysed(make: Make) -> None:
    start = read_setup(["yodd", "size=3"]).start()
    first = start.read("Bb2")
    after = start.copy()
    after.play_turn(first)
    step = after.legal_steps()[1]
    last = make(OURS).search(start, [first, (step,)], QUICK, report=lambda report: None)
    after.play(step)
    rests = list(after.legal_turns())
    assert last.candidates
    assert all(candidate.turn in rests for candidate in last.candidates)


# -- without analysis ----------------------------------------------------------------------------


def test_a_look_without_analysis_takes_no_turn(make: Make) -> None:
    commands = Commands()
    engine = make([*STAND_IN, "--with", "reg_genmove"], log=commands.add)
    report = engine.search(small(), [], QUICK, report=lambda report: None)
    assert not report.is_rated
    assert report.simulations == 0
    assert commands.taken()[-1] == "reg_genmove b"


def test_limits_are_sent_once_they_change(make: Make) -> None:
    commands = Commands()
    engine = make(OURS, log=commands.add, commands=["seed 7"])
    start = small()
    line: list[Turn] = []
    for limits in (
        Limits(level=3, threads=4),
        Limits(level=3, threads=2),
        Limits(think_ms=30),
    ):
        line.append(engine.search(start, line, limits).best)
    assert commands.taken() == [
        f"game {start.setup}",
        "level 3",
        "seed 7",
        "genmove b",
        "genmove w",
        "level 10",
        "movetime 0.03",
        "genmove b",
    ]


# -- staying in step -----------------------------------------------------------------------------


def played(make: Make, words: Sequence[str]) -> tuple[GtpEngine, Commands, list[Turn]]:
    """Return an engine that has played three turns of a game by itself."""
    commands = Commands()
    engine = make(words, log=commands.add)
    line: list[Turn] = []
    for _ in range(3):
        line.append(engine.search(small(), line, QUICK).best)
    commands.clear()
    return engine, commands, line


def other_turn(line: Sequence[Turn]) -> Turn:
    """Return a turn that could have been played instead of the last one."""
    return next(turn for turn in legal(small(), line[:-1]) if turn != line[-1])


@pytest.mark.parametrize(
    ("words", "sent"),
    [(ABLE, ["undo", "play", "genmove"]), (BARE, ["game", "play", "play", "play", "genmove"])],
    ids=["able", "bare"],
)
def test_turns_are_taken_back_where_that_is_possible_or_all_are_played_again(
    make: Make, words: Sequence[str], sent: list[str]
) -> None:
    engine, commands, line = played(make, words)
    engine.search(small(), [*line[:2], other_turn(line)], QUICK)
    assert [command.split()[0] for command in commands.taken()] == sent
    engine.search(small(), [], QUICK)  # a new game is quicker than taking all turns back
    assert commands.taken()[0].startswith("game ")


def test_another_game_is_set_up_and_a_forgotten_one_begins_again(make: Make) -> None:
    engine, commands, line = played(make, ABLE)
    engine.forget()
    engine.search(small(), line, QUICK)
    assert commands.taken()[0].startswith("game ")
    key = list(GAMES)[-1]
    engine.search(small(key), [], QUICK)
    assert commands.taken() == [f"game {small(key).setup}", "genmove b"]


def test_a_start_elsewhere_is_set_up_as_a_position(make: Make) -> None:
    commands = Commands()
    engine = make(OURS, log=commands.add)
    start = read_setup(["egotzi", "size=4", "position=Bc2/Wc4/black"]).start()
    turn = engine.search(start, [], QUICK).best
    assert turn in list(start.legal_turns())
    assert commands.taken()[0] == f"game {start.setup}"
    later = read_setup(["egotzi", "size=4", "pie=off"]).start()
    later.play_turn(later.read("a1"))
    assert engine.search(later, [], QUICK).best in list(later.legal_turns())
    assert commands.taken()[0].endswith(" position=Ba1/white")


def test_a_position_that_it_cannot_set_up_is_another_game(make: Make) -> None:
    start = read_setup(["egotzi", "size=4", "position=Bc2/Wc4/black"]).start()
    for words in ([*STAND_IN, "--game", "egotzi"], BARE):
        with pytest.raises(GtpEngineError) as error:
            make(words).search(start, [], QUICK)
        assert error.value.kind is FaultKind.OTHER_GAME
    assert str(error.value).startswith("the engine answered game egotzi")


def test_a_move_that_nobody_waits_for_is_skipped(make: Make, tmp_path: Path) -> None:
    engine = make(bad_engine("slow move", 1, tmp_path / "pids"))
    stop = threading.Event()
    threading.Timer(0.2, stop.set).start()
    unsearched = engine.search(small(), [], QUICK, stop=stop)
    assert not unsearched.is_rated
    first = legal(small(), [])[0]
    second = engine.search(small(), [first], QUICK).best
    assert second in legal(small(), [first])
    assert len((tmp_path / "pids").read_text("utf-8").split()) == 1  # it was not started again


def test_a_program_that_has_ended_between_two_moves_is_started_again(
    make: Make, tmp_path: Path
) -> None:
    engine = make(bad_engine("crash", 100, tmp_path / "pids"))
    first = engine.search(small(), [], QUICK).best
    game = engine._game
    assert game is not None
    game.program._process.kill()
    game.program._process.wait()
    assert engine.search(small(), [first], QUICK).best in legal(small(), [first])


# -- its end -------------------------------------------------------------------------------------


def test_a_finished_game_is_not_searched(make: Make) -> None:
    start = read_setup(["wythe", "size=3"]).start()
    line: list[Turn] = []
    while turns := legal(start, line):
        line.append(turns[0])
    with pytest.raises(ValueError, match="the game is over"):
        make(OURS).search(start, line, QUICK)


def test_a_program_may_resign_and_continue(make: Make, tmp_path: Path) -> None:
    engine = make(bad_engine("resigns", 2, tmp_path / "pids"))
    first = engine.search(small(), [], QUICK).best
    with pytest.raises(GtpEngineError) as error:
        engine.search(small(), [first], QUICK)
    assert error.value.kind is FaultKind.RESIGNED
    assert str(error.value) == "the engine resigns"


def test_it_is_ended_for_good_even_while_it_searches(make: Make, tmp_path: Path) -> None:
    def close(line: LogLine) -> None:
        if line.text.startswith("genmove"):
            threading.Thread(target=engine.close).start()

    engine = make(bad_engine("silence", 1, tmp_path / "pids"), log=close)
    with pytest.raises(GtpEngineError) as error:
        engine.search(small(), [], QUICK)
    assert error.value.kind is FaultKind.ENDED
    assert have_ended(tmp_path / "pids")
    with pytest.raises(GtpEngineError, match="the engine was closed"):
        engine.search(small(), [], QUICK)


LATE_RATE = """
import sys
for line in sys.stdin:
    word = line.split()[0] if line.split() else ""
    if word == "analyze":
        print("=")
        print("info move d4 visits 0 winrate 5000 order 0 info move a1 visits 90 winrate 0 order 1")
        print("info move d4 visits 30 winrate 4000 order 0", flush=True)
    elif word == "known_command":
        print("= true\\n", flush=True)
    else:
        print("" if not word else "=\\n", flush=True)
"""


def test_an_analysis_goes_on_until_the_best_turn_is_rated(make: Make) -> None:
    engine = make((sys.executable, "-c", LATE_RATE))
    start = read_setup(["egotzi", "size=4"]).start()
    seen: list[Report] = []
    found = engine.search(start, [], QUICK, report=seen.append)
    assert [report.is_rated for report in seen] == [False, True]
    assert found.win_rate == 0.4
