"""The settings of a match, its openings, and programs as contestants."""

import dataclasses
import shlex
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from programs import OURS

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.games import GAMES, read_setup
from rules.lab.match import MatchError, MatchSetup
from rules.lab.match_game import (
    Contestant,
    ContestantError,
    EnginePlayer,
    GameResult,
    GtpPlayer,
    MatchGame,
    OpeningError,
    Openings,
    Player,
    RandomPlayer,
    even_openings,
    read_opening,
    write_opening,
)
from rules.position import SpecialStep
from rules.setup import Game

RANDOM = MatchSetup(black="random", white="random")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"games": 0}, "games must be at least 1, not 0"),
        ({"opening_turns": -1}, "opening turns must not be negative, but are -1"),
        ({"turn_timeout": 0.0}, "the turn timeout must be at most 1000000 s, not 0"),
        ({"turn_timeout": float("inf")}, "the turn timeout must be at most 1000000 s, not inf"),
        (
            {"movetime": 3.0, "turn_timeout": 3.0},
            "the movetime must be 0 to the turn timeout of 3 s, not 3",
        ),
        ({"movetime": float("nan")}, "the movetime must be 0 to the turn timeout of 60 s, not nan"),
        ({"movetime": -1.0}, "the movetime must be 0 to the turn timeout of 60 s, not -1"),
        ({"simulations": -1}, "simulations must not be negative, but is -1"),
        ({"threads": 0}, "threads must be at least 1, not 0"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(
    change: dict[str, Any], problem: str
) -> None:
    with pytest.raises(MatchError) as error:
        dataclasses.replace(RANDOM, **change)
    assert str(error.value) == problem


@pytest.mark.parametrize(
    "change",
    [
        {"games": 1},
        {"opening_turns": 0},
        {"turn_timeout": 1_000_000.0},
        {"movetime": 2.9, "turn_timeout": 3.0},
    ],
)
def test_the_least_and_the_most_can_be_played(change: dict[str, Any]) -> None:
    setup = dataclasses.replace(RANDOM, **change)
    assert {name: getattr(setup, name) for name in change} == change


def test_both_contestants_have_their_commands_and_the_common_limits() -> None:
    setup = dataclasses.replace(
        RANDOM,
        white="level 1",
        black_commands=("a",),
        white_commands=("b", "c"),
        movetime=0.25,
        simulations=7,
        threads=2,
    )
    black, white = setup.contestants
    assert (black.text, black.commands) == ("random", ("a",))
    assert (white.text, white.commands) == ("level 1", ("b", "c"))
    assert setup.limits == Limits(think_ms=250, simulations=7, threads=2)


def test_seeds_hang_on_match_game_and_contestant() -> None:
    seeds = {RANDOM.seed_of(game, side) for game in range(100) for side in (0, 1)}
    other = dataclasses.replace(RANDOM, seed=2)
    assert len(seeds | {other.seed_of(game, 0) for game in range(100)}) == 300
    assert all(0 <= seed < 2**62 for seed in seeds)


def test_the_fingerprint_knows_all_but_the_number_of_games() -> None:
    assert dataclasses.replace(RANDOM, games=7).fingerprint() == RANDOM.fingerprint()
    change: dict[str, Any]
    for change in ({"seed": 2}, {"game": "yodd"}, {"movetime": 1.0}, {"openings": ("a1a2",)}):
        other = dataclasses.replace(RANDOM, **change)
        assert other.fingerprint() != RANDOM.fingerprint()
    spelled_out = dataclasses.replace(RANDOM, game=f"{RANDOM.game} pie=on")
    assert spelled_out.fingerprint() == RANDOM.fingerprint()


COMMON = Limits(simulations=100, threads=2)


def player(text: str, common: Limits = COMMON) -> Player:
    return Contestant(text).player(common, 5)


@pytest.mark.parametrize(
    ("text", "limits"),
    [
        ("level 7", Limits(level=7, simulations=100, threads=2)),
        ("threads 1 simulations 9 seed 3", Limits(simulations=9, seed=3)),
        ("level 9 simulations 0", Limits(level=9, threads=2)),
        ("level 10 movetime 1", Limits(think_ms=1000, simulations=100, threads=2)),
        ("movetime 0.25 simulations 0", Limits(think_ms=250, threads=2)),
    ],
)
def test_our_engine_has_its_own_limits_and_the_common_ones(text: str, limits: Limits) -> None:
    found = player(text)
    assert isinstance(found, EnginePlayer)
    assert found._limits == limits


def test_the_others() -> None:
    assert isinstance(player("random"), RandomPlayer)
    program = player("cat -u 'a file'")
    assert isinstance(program, GtpPlayer)
    assert program._words == ("cat", "-u", "a file")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "empty"),
        ("'cat", "No closing quotation"),
        ("level", "write pairs"),
        ("level 3 level 4", "write pairs"),
        ("level high", "'high' is not a number for level"),
        ("movetime inf", "'inf' is not a number"),
        ("movetime nan", "'nan' is not a number"),
        ("level 3 strength 5", "strength is not one of"),
        ("level 11", "level must be 1 to 10"),
        ("simulations -1", "must not be negative"),
        ("simulations 0", "has no limit"),
        ("there-is-no-such-program --gtp", "no program there-is-no-such-program"),
        ("import", "MODULE:NAME"),
        ("import os", "MODULE:NAME"),
        ("import os:", "MODULE:NAME"),
        ("import :getcwd", "MODULE:NAME"),
        ("import nosuchmodule:Player", "No module named 'nosuchmodule'"),
        ("import os:no_such_name", "no_such_name"),
    ],
)
def test_texts_that_are_not_contestants(text: str, problem: str) -> None:
    with pytest.raises(ContestantError, match=problem):
        player(text)


START = GAMES["egotzi"].setup(size=5)


def openings(limits: Limits) -> list[tuple[int, ...]]:
    """Return its first turns in games of a match whose own seeds are 0 to 7."""
    player = EnginePlayer(limits)
    turns = []
    for seed in range(8):
        player.start(START, seed)
        turns.append(tuple(player.turn(START.start(), [])))
    player.close()
    return turns


@pytest.mark.parametrize("seed", [3, 4])
def test_the_seed_that_was_named_holds_in_all_games(seed: int) -> None:
    turns = openings(Limits(level=1, simulations=20, seed=seed))
    assert len(set(turns)) == 1


def test_without_a_seed_every_game_has_its_own_reproducible_one() -> None:
    limits = Limits(level=1, simulations=20)
    turns = openings(limits)
    assert len(set(turns)) > 1
    assert openings(limits) == turns


# -- openings --------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_drawn_openings_are_legal_distinct_and_leave_a_game(key: str) -> None:
    start = GAMES[key].setup().start()
    openings = Openings(start, turns=3, seed=7)
    after = set()
    for opening in [openings[i] for i in range(20)]:
        assert len(opening) == 3
        position = start.copy()
        for turn in opening:
            assert position.read(position.write(turn)) == turn
            assert turn[0] not in (SpecialStep.PASS, SpecialStep.SWAP)
            position.play_turn(turn)
        assert not position.over
        after.add(position.state_hash)
    assert len(after) == 20


def test_a_seed_draws_the_same_in_whatever_order_one_asks() -> None:
    start = read_setup(["wythe"]).start()
    one, same, other = (Openings(start, turns=2, seed=seed) for seed in (1, 1, 2))
    backwards = [same[i] for i in range(9, -1, -1)]
    assert [one[i] for i in range(10)] == backwards[::-1]
    assert [other[i] for i in range(10)] != backwards[::-1]


def test_there_are_no_more_openings_than_there_are() -> None:
    start = read_setup(["wythe", "size=3"]).start()
    openings = Openings(start, turns=1)
    drawn = [openings[i] for i in range(72)]
    assert len(set(drawn)) == 24  # a domino on 12 edges, two ways round
    assert drawn[:24] == drawn[24:48] == drawn[48:]
    assert Openings(start)[5] == ()


def test_an_opening_may_not_be_as_long_as_the_game() -> None:
    start = read_setup(["oddy", "sides=3", "size=3"]).start()
    with pytest.raises(OpeningError, match="every opening of 6 turns"):
        Openings(start, turns=6)


def test_given_openings_are_repeated_in_order() -> None:
    openings = Openings(read_setup(["wythe"]).start(), texts=["a1a2", "b1b2"])
    assert openings[0] == openings[4] != openings[1] == openings[3]


def test_openings_are_read_and_written() -> None:
    start = read_setup(["egotzi", "size=5"]).start()
    opening = read_opening(start, "c3  swap b2")
    assert write_opening(start, opening) == "c3 swap b2"
    assert start.turn == 0
    assert read_opening(start, "") == ()


@pytest.mark.parametrize("text", ["c9", "c3 c3", "swap", "hello"])
def test_illegal_openings_are_refused(text: str) -> None:
    start = read_setup(["egotzi", "size=5"]).start()
    with pytest.raises(OpeningError, match="opening"):
        read_opening(start, text)


def test_an_opening_that_ends_the_game_is_refused() -> None:
    start = read_setup(["oddy", "sides=3", "size=3", "pie=off"]).start()
    with pytest.raises(OpeningError, match="over"):
        read_opening(start, "a1 b1 b2 c1 c3")


def distance(game: Game, text: str) -> float:
    """Return how far an opening is from even, by a deeper search."""
    start = game.small_setup().start()
    report = Engine().search(
        start, Openings(start, texts=[text])[0], Limits(simulations=4_000, seed=9)
    )
    return abs(report.win_rate - 0.5)


@pytest.mark.short("egotzi", "themisto")
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_openings_are_even_and_different(game: Game) -> None:
    setup = game.small_setup()
    even = even_openings(setup, 6)
    assert len(set(even)) == 6
    openings = [Openings(setup.start(), texts=[text])[0] for text in even]
    assert all(len(turns) == 2 for turns in openings)


def test_they_are_more_even_than_others() -> None:
    game = GAMES["egotzi"]
    setup = game.small_setup()
    some = Openings(setup.start(), turns=2, seed=5)
    texts = [write_opening(setup.start(), some[number]) for number in range(6)]
    average = sum(distance(game, text) for text in texts) / 6
    assert sum(distance(game, text) for text in even_openings(setup, 6)) / 6 < average


# -- programs that play ----------------------------------------------------------------------------

UNLIMITED = Limits()
Start = Callable[..., GtpPlayer]

# notes what it receives, and repeats it on standard error
SCRIPT = """
echo started >> received
while read -r name what rest; do
    [ $name = known_command ] || echo $name $what $rest >> received
    echo "got $name $what" >&2
    case $name:$what in
        genmove:*) {genmove} ;;
        refused:*) printf '? not me\\n\\n' ;;
        known_command:{known}) printf '= true\\n\\n' ;;
        known_command:*) printf '= false\\n\\n' ;;
        *) printf '=\\n\\n' ;;
    esac
done
"""


@pytest.fixture
def start_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Return a function that makes players of the script, which are closed after the test."""
    monkeypatch.chdir(tmp_path)
    players = []

    def start(
        genmove: str = "",
        *commands: str,
        known: str = "game",
        limits: Limits = UNLIMITED,
        seconds: float = 60,
    ) -> GtpPlayer:
        known = known.replace("|", "|known_command:")
        script = SCRIPT.replace("{genmove}", genmove).replace("{known}", known)
        players.append(GtpPlayer(["sh", "-c", script], limits, commands, seconds))
        return players[-1]

    yield start
    for player in players:
        player.close()


def received() -> list[str]:
    return Path("received").read_text().splitlines()


def play(player: GtpPlayer, game: int = 0) -> GameResult:
    """Return one game against a random mover; the program is the contestant black."""
    setup = read_setup(["wythe", "size=4"])
    return MatchGame(setup, [player, RandomPlayer()], game, [], [1, 2]).play()


def test_a_program_plays_game_after_game() -> None:
    player = GtpPlayer(OURS, Limits(simulations=10), (), 60)
    for game in range(2):
        result = play(player, game)
        assert result.fault is None
        assert result.choices[0] > 3
        assert result.seconds[0] > 0
    player.close()


@pytest.mark.parametrize(
    ("genmove", "reason"),
    [
        ("exit 3", "the engine has ended (status 3)"),
        ("kill -9 $$", "the engine has ended (SIGKILL)"),
        (r"printf '= a1a9\n\n'", "the engine chose a1a9, which cannot be played"),
        (r"printf '= I think so\n\n'", "which cannot be played"),
        (r"printf '=\n\n'", "the engine answered without a move"),
        (r"printf 'Thinking\n= a1\n\n'", "answered genmove b with 'Thinking', which is not"),
        (r"printf '\377\n\n'", "which is not an answer of the protocol"),
        (r"printf '? cannot do\n\n'", "answered genmove b with: cannot do"),
    ],
)
def test_a_misdeed_loses_the_game_and_the_program_is_started_again(
    genmove: str, reason: str, start_player: Start
) -> None:
    player = start_player(genmove)
    for game in (0, 2):
        result = play(player, game)
        assert result.fault is not None
        assert reason in result.fault.reason
        assert (result.fault.side, result.winner, result.result) == (0, 1, "W+F")
        assert result.turns == ()
        assert result.fault.trace[-1] == "got genmove b"
    assert received().count("started") == 2


def test_a_silent_program_loses_on_time(start_player: Start) -> None:
    result = play(start_player("sleep 600", seconds=0.5))
    assert result.fault is not None
    assert "within 0.5 s" in result.fault.reason
    assert result.result.endswith("+T")


def test_a_program_that_is_killed_between_games_loses_the_next_only(start_player: Start) -> None:
    player = start_player(r"printf '= resign\n\n'")
    assert play(player).fault is None
    assert player._game is not None
    player._game.program._process.send_signal(signal.SIGKILL)
    player._game.program._process.wait()
    assert play(player, 2).fault is not None
    assert play(player, 4).fault is None


@pytest.mark.parametrize("way", ["resign", "RESIGN"])
def test_a_program_may_resign_in_capitals_too(start_player: Start, way: str) -> None:
    result = play(start_player(rf"printf '= {way}\n\n'"))
    assert result.fault is None
    assert result.winner == 1
    assert result.result == "W+R"


@pytest.mark.parametrize(
    ("known", "limits", "sent"),
    [
        (
            "game|simulations|threads|movetime",
            Limits(simulations=50, threads=2, think_ms=1500),
            ["game wythe size=5 pie=on", "simulations 50", "threads 2", "movetime 1.5"],
        ),
        ("none", Limits(simulations=5, think_ms=1500), ["boardsize 5", "clear_board"]),
        (
            "time_settings",
            Limits(think_ms=1500),
            ["boardsize 5", "clear_board", "time_settings 0 2 1"],
        ),
        ("time_settings", Limits(threads=2), ["boardsize 5", "clear_board"]),
        (
            "movetime|time_settings",
            Limits(think_ms=1500),
            ["boardsize 5", "clear_board", "movetime 1.5"],
        ),
    ],
)
def test_a_program_gets_the_game_and_limits_in_commands_it_knows(
    start_player: Start, known: str, limits: Limits, sent: list[str]
) -> None:
    player = start_player(r"printf '= a5b5\n\n'", "own", known=known, limits=limits)
    setup = read_setup(["wythe", "size=5"])
    player.start(setup, 0)
    start = setup.start()
    opening = start.read("a1a2")
    start.play_turn(opening)
    player.turn(start, [opening])
    player.close()
    played = ["play b a1a2", "genmove w"]
    commands = [line.strip() for line in received()]
    assert commands == ["started", *sent, "own", *played, "quit"]


def test_a_command_that_is_refused_loses(start_player: Start) -> None:
    result = play(start_player("exit", "refused 99"))
    assert result.fault is not None
    assert "answered refused 99 with: not me" in result.fault.reason


def test_a_program_that_cannot_be_started_loses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a long path would be cut
    Path("program").write_text("no program")
    player = GtpPlayer(["./program"], Limits(), (), 1)
    result = play(player)
    assert result.fault is not None
    assert result.fault.reason == "there is no program ./program"


def test_nothing_is_run_by_a_shell(tmp_path: Path) -> None:
    words = shlex.split(f"cat ; touch {tmp_path}/made")
    assert play(GtpPlayer(words, Limits(), (), 60)).fault is not None
    assert not (tmp_path / "made").exists()
