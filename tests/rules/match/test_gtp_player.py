"""Programs as contestants: good ones play, bad ones lose with a reason and are restarted."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from programs import OURS

from rules.engine.limits import Limits
from rules.games import read_setup
from rules.match.game import GameResult, MatchGame
from rules.match.gtp_player import GtpPlayer
from rules.match.random_player import RandomPlayer

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
    groups: list[int | None] = []

    def start(
        genmove: str = "",
        *commands: str,
        known: str = "game",
        limits: Limits = UNLIMITED,
        seconds: float = 60,
    ) -> GtpPlayer:
        known = known.replace("|", "|known_command:")
        script = SCRIPT.replace("{genmove}", genmove).replace("{known}", known)
        players.append(GtpPlayer(["sh", "-c", script], limits, commands, seconds, groups.append))
        return players[-1]

    yield start
    for player in players:
        player.close()
    assert groups[-1] is None


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
        (r"printf '=\n\n'", "the engine chose , which"),
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


def test_a_program_that_cannot_be_started_loses(tmp_path: Path) -> None:
    (tmp_path / "program").write_text("no program")
    player = GtpPlayer([str(tmp_path / "program")], Limits(), (), 1)
    result = play(player)
    assert result.fault is not None
    assert result.fault.reason == f"there is no program {tmp_path}/program"


def test_nothing_is_run_by_a_shell(tmp_path: Path) -> None:
    words = shlex.split(f"cat ; touch {tmp_path}/made")
    assert play(GtpPlayer(words, Limits(), (), 60)).fault is not None
    assert not (tmp_path / "made").exists()
