"""Programs as contestants: good ones play, unruly ones lose with a reason and are restarted."""

from __future__ import annotations

import shlex
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rules.engine.limits import Limits
from rules.games import read_setup
from rules.match.game import GameResult, MatchGame
from rules.match.gtp_player import GtpPlayer
from rules.match.random_player import RandomPlayer

HERE = Path(__file__).parent
ROOT = HERE.parent.parent.parent
UNLIMITED = Limits()
Start = Callable[..., GtpPlayer]


@pytest.fixture
def start_player(monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Return a function that makes players of unruly.py, which are closed after the test."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    players = []

    def start(
        mode: str, *commands: str, limits: Limits = UNLIMITED, seconds: float = 20, after: int = 1
    ) -> GtpPlayer:
        words = [sys.executable, str(HERE / "unruly.py"), mode, str(after)]
        players.append(GtpPlayer(words, limits, commands, seconds, groups.append))
        return players[-1]

    groups: list[int | None] = []
    yield start
    for player in players:
        player.close()
    assert groups[-1] is None


def play(player: GtpPlayer, game: int = 0, setup: str = "wythe size=4") -> GameResult:
    """Return one game against a random mover; the program is the contestant black."""
    return MatchGame(read_setup(setup.split()), [player, RandomPlayer()], game, [], [1, 2]).play()


@pytest.mark.parametrize("mode", ["good", "foreign"])
def test_a_program_plays_game_after_game(mode: str, start_player: Start) -> None:
    player = start_player(mode)
    for game in range(4):
        result = play(player, game, "wythe size=5")
        assert result.fault is None
        assert result.choices[0] > 3
        assert result.seconds[0] > 0


MISDEEDS = {
    "crash": "the engine has ended (status 3)",
    "killed": "the engine has ended (SIGKILL)",
    "closed": "the engine has closed its output",
    "illegal": "the engine chose a1a9, which cannot be played",
    "nonsense": "which cannot be played",
    "empty": "the engine chose , which",
    "garbage": "the engine answered genmove b with 'Thinking...', which is not an answer",
    "bytes": "which is not an answer of the protocol",
    "refuses": "answered genmove b with: cannot do",
    "flood": "the engine answered genmove b without end",
    "endless": "the engine answered genmove b without end",
    "stillborn": "the engine has ended (status 1)",
}


@pytest.mark.parametrize(("mode", "reason"), MISDEEDS.items())
def test_a_misdeed_loses_the_game(mode: str, reason: str, start_player: Start) -> None:
    player = start_player(mode, after=2)
    result = play(player)
    assert result.fault is not None
    assert reason in result.fault.reason
    assert result.fault.side == 0
    assert result.winner == 1
    assert result.result.endswith("+F")
    assert len(result.turns) == (0 if mode == "stillborn" else 2)
    last = "I do not want to live" if mode == "stillborn" else "got genmove b"
    assert result.fault.trace[-1] == last


@pytest.mark.parametrize("mode", ["silent", "deaf"])
def test_a_silent_program_loses_on_time_and_is_ended(mode: str, start_player: Start) -> None:
    began = time.monotonic()
    result = play(start_player(mode, seconds=1.5))
    assert result.fault is not None
    assert "within 1.5 s" in result.fault.reason
    assert result.result.endswith("+T")
    assert time.monotonic() - began >= 1.5


def test_a_program_is_restarted_after_a_fault(start_player: Start) -> None:
    player = start_player("crash", after=3)
    for game in (0, 1, 2):
        result = play(player, game)
        assert result.fault is not None
        assert len(result.turns) in (4, 5)  # it has played two turns each time


def test_a_program_that_is_killed_between_games_loses_the_next_only(start_player: Start) -> None:
    player = start_player("good")
    assert play(player).fault is None
    assert player._game is not None
    player._game.program._process.send_signal(signal.SIGKILL)
    player._game.program._process.wait()
    assert play(player, 1).fault is not None
    assert play(player, 2).fault is None


@pytest.mark.parametrize("way", ["resigns", "resigns loudly"])
def test_a_program_may_resign_in_capitals_too(start_player: Start, way: str) -> None:
    result = play(start_player(way, after=2))
    assert result.fault is None
    assert result.winner == 1
    assert result.result == "W+R"


def said(player: GtpPlayer) -> list[str]:
    """Return the commands that the engine has got, as it repeats them."""
    assert player._game is not None
    player._game.program.ask("version", 20)
    time.sleep(0.1)
    return [line.removeprefix("got ") for line in player._game.program.said]


def test_commands_for_our_own_program(start_player: Start) -> None:
    limits = Limits(simulations=50, threads=2, think_ms=1500)
    player = start_player("good", "level 4", "seed 8", limits=limits)
    player.start(read_setup(["wythe", "size=4", "pie=off"]), 0)
    sent = [line for line in said(player) if not line.startswith("known_command")]
    assert sent == [
        "game wythe size=4 pie=off",
        "simulations 50",
        "threads 2",
        "movetime 1.5",
        "level 4",
        "seed 8",
        "version",
    ]


def test_commands_for_a_foreign_program(start_player: Start) -> None:
    player = start_player("foreign")
    setup = read_setup(["wythe", "size=5"])
    player.start(setup, 0)
    start = setup.start()
    opening = start.read("a1a2")
    start.play_turn(opening)
    player.turn(start, [opening])
    assert said(player) == [
        "known_command game",
        "boardsize 5",
        "clear_board",
        "play b a1a2",
        "genmove w",
        "version",
    ]


def test_a_command_that_is_refused_loses(start_player: Start) -> None:
    result = play(start_player("good", "level 99"))
    assert result.fault is not None
    assert "answered level 99 with: level must be 1 to 10" in result.fault.reason


def test_a_program_that_cannot_be_started_loses(tmp_path: Path) -> None:
    (tmp_path / "program").write_text("no program")
    player = GtpPlayer([str(tmp_path / "program")], Limits(), (), 1)
    result = play(player)
    assert result.fault is not None
    assert result.fault.reason == f"there is no program {tmp_path}/program"


def test_nothing_is_run_by_a_shell(tmp_path: Path) -> None:
    words = shlex.split(f"cat ; touch {tmp_path}/made")
    assert play(GtpPlayer(words, Limits(), (), 5)).fault is not None
    assert not (tmp_path / "made").exists()


@pytest.mark.parametrize(
    ("known", "seconds", "sent"),
    [
        ("time_settings", 1.5, ["time_settings 0 2 1"]),
        ("time_settings", 0.0, []),
        ("movetime|time_settings", 1.5, ["movetime 1.5"]),
        ("none", 1.5, []),
    ],
)
def test_a_program_gets_time_limits_in_commands_it_knows(
    tmp_path: Path, known: str, seconds: float, sent: list[str]
) -> None:
    script = f"""
    while read -r name what rest; do
        echo "$name $what $rest" >> {tmp_path}/received
        case $name:$what in
            known_command:{known.replace("|", "|known_command:")}) printf '= true\\n\\n' ;;
            known_command:*) printf '= false\\n\\n' ;;
            *) printf '=\\n\\n' ;;
        esac
    done
    """
    limits = Limits(think_ms=round(1000 * seconds), threads=2, simulations=5)
    player = GtpPlayer(["sh", "-c", script], limits, ("own",), 20)
    player.start(read_setup(["wythe", "size=4"]), 0)
    player.close()
    received = [line.strip() for line in (tmp_path / "received").read_text().splitlines()]
    commands = [line for line in received if not line.startswith("known_command")]
    assert commands == ["boardsize 4", "clear_board", *sent, "own", "quit"]
