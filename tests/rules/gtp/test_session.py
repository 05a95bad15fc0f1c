"""Every command of the text protocol, good and bad."""

import json
import random
import threading
import weakref
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from game_facts import rows

from rules.clock import Left
from rules.engine.engine import Engine
from rules.engine.known_reports import shown_rate
from rules.engine.limits import LAG_MS, Limits
from rules.engine.report import Candidate, Proof, Report, Turn
from rules.games import GAMES
from rules.gtp import session as session_module
from rules.gtp.session import DEFAULT_THINK_MS, Analysis, CommandError, GtpSession, analysis_line
from rules.outcome import Outcome
from rules.position import PLACE, Position
from rules.record.game_file import GameFileError, load, save
from rules.record.game_record import Ending, GameRecord
from rules.refusal import InvalidPositionError, RulesError
from rules.version import VERSION

DATA = Path(__file__).parents[2] / "data"


GAMES_PLAYED: list[dict[str, Any]] = [
    json.loads(line) for line in (DATA / "reference-games.jsonl").read_text("utf-8").splitlines()
]


def run(session: GtpSession, line: str) -> str:
    name, *arguments = line.split()
    answer = session.run(name, arguments)
    assert isinstance(answer, str)
    return answer


def after(*lines: str) -> GtpSession:
    session = GtpSession()
    for line in lines:
        run(session, line)
    return session


def state(session: GtpSession) -> object:
    return (
        session.record.setup,
        [node.text for node in session.record.line],
        len(session.record.node.children),
        session.limits,
    )


# -- the program -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("protocol_version", "2"),
        ("name", "Oddments"),
        ("version", VERSION),
        ("known_command genmove", "true"),
        ("known_command gogui-rules_board", "true"),
        ("known_command Genmove", "false"),
        ("list_games", "\n".join(GAMES)),
        ("gogui-rules_game_id", "Wythe"),
        ("gogui-rules_board_size", "7"),
        ("gogui-rules_side_to_move", "black"),
        ("gogui-rules_final_result", ""),
        ("result", "none"),
        ("perft 0", "1"),
        ("perft 1", "168"),
    ],
)
def test_before_any_game_command_it_is_wythe(line: str, answer: str) -> None:
    assert run(GtpSession(), line) == answer


def test_all_commands_of_the_protocol_are_there() -> None:
    assert set(run(GtpSession(), "list_commands").splitlines()) == {
        *("protocol_version", "name", "version", "list_commands", "known_command", "quit"),
        *("list_games", "game", "clear_board", "boardsize", "komi", "play", "undo", "genmove"),
        *("reg_genmove", "showboard", "gogui-rules_game_id", "gogui-rules_board_size"),
        *("gogui-rules_board", "gogui-rules_legal_moves", "gogui-rules_side_to_move"),
        *("gogui-rules_final_result", "result", "solved", "final_score", "perft", "level"),
        "movetime",
        *("simulations", "threads", "seed", "time_settings", "time_left", "analyze"),
        *("raw_rates", "benchmark", "loadsgf", "printsgf"),
    }


def test_quit_ends() -> None:
    session = GtpSession()
    assert run(session, "quit") == ""
    assert session.ended


# -- the game --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "setup"),
    rows("GAME_COMMANDS"),
)
def test_game_starts_a_game(line: str, setup: str) -> None:
    session = after("game yodd", "play b Ba1")
    run(session, line)
    assert str(session.record.setup) == setup
    assert session.record.line == []


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("nonsense", "unknown command nonsense"),
        ("game", r"usage: game KEY \[OPTIONS …\]"),
        ("name x", "usage: name"),
        ("play b", "usage: play COLOUR TURN"),
        ("game go", f"no game go: {' '.join(GAMES)}"),
        ("boardsize 12", "size must be 3 to 11, not 12"),
        ("boardsize x", "size must be"),
        ("boardsize ٧", "size must be"),
        ("boardsize 1_0", "size must be"),
        ("boardsize +7", "size must be"),
        ("game wythe size=٧", "size must be"),
        ("game egotzi variant=squared komi=+6", "komi must be"),
        ("play b a1b1", "black|white"),
        ("play w a1b1", "'a1b1' is illegal"),
        ("play w a1", "'a1' is not a move"),
        ("play w A1B1", "'a1b1' is illegal"),
        ("play w A1", "'A1' is not a move"),
        ("play w pass", "'pass' is illegal"),
        ("play green a2b2", "green is not a colour"),
        ("genmove b", "white is to move"),
        ("reg_genmove b", "white is to move"),
        ("analyze b 10", "white is to move"),
        ("analyze w 0", "centiseconds must be 1 to"),
        ("analyze w 1.5", "centiseconds must be 1 to"),
        ("final_score", "not over"),
        ("perft -1", "depth must be 0 to"),
        ("perft x", "depth must be 0 to"),
        ("level 0", "level must be 1 to 10, not 0"),
        ("level 11", "level must be 1 to 10, not 11"),
        ("movetime -1", "seconds must be 0 to"),
        ("movetime nan", "seconds must be 0 to"),
        ("movetime 1e9", "seconds must be 0 to"),
        ("simulations 1.5", "simulations must be 0 to"),
        ("threads 0", "threads must be 1 to"),
        ("seed x", "seed must be 0 to"),
        ("time_settings 10 0", "usage: time_settings MAIN_TIME"),
        ("time_settings x 0 0", "main time must be"),
        ("time_left b x 0", "time must be"),
        ("time_left p 1 0", "not a colour"),
        ("raw_rates 1", "raw_rates on or off, not 1"),
        ("raw_rates", "usage: raw_rates ON"),
        ("benchmark cpu 1", "playouts or search, not cpu"),
        ("benchmark search x", "seconds must be"),
        ("loadsgf /none/there", r"/none/there: \w+ \w+"),
        ("loadsgf /", "directory"),
        ("printsgf /none/there", r"/none/there: \w+ \w+"),
        *rows("REFUSED_COMMANDS"),
    ],
)
def test_bad_commands_change_nothing(line: str, message: str) -> None:
    session = after("play b a1b1", "level 3")
    before = state(session)
    with pytest.raises((CommandError, RulesError, OSError), match=message):
        run(session, line)
    assert state(session) == before


def test_a_game_that_is_over_takes_no_turn() -> None:
    game = next(g for g in GAMES_PLAYED if g["game"] == "egotzi size=4")
    session = replayed(game)
    for line in ("play b a1", "genmove b", "genmove w", "reg_genmove b", "analyze w 5"):
        with pytest.raises(CommandError, match="the game is over"):
            run(session, line)
    with pytest.raises(CommandError, match="the game is over"):
        run(session, "benchmark playouts 0.1")
    assert run(session, "gogui-rules_legal_moves") == ""
    assert run(session, "perft 3") == "1"
    run(session, "undo")
    assert run(session, "result") == "none"


def replayed(game: dict[str, Any]) -> GtpSession:
    session = after(f"game {game['game']}")
    for turn, mover in zip(game["turns"], game["movers"], strict=True):
        assert run(session, "gogui-rules_side_to_move")[0] == mover.lower()
        run(session, f"play {mover} {turn}")
    return session


ONE_OF_EACH = {str(game["game"]).split()[0]: str(game["game"]) for game in GAMES_PLAYED}.values()


@pytest.mark.short(*ONE_OF_EACH)
@pytest.mark.parametrize("game", GAMES_PLAYED, ids=lambda game: game["game"])
def test_reference_games_are_played_through(game: dict[str, Any]) -> None:
    session = after(f"game {game['game']}")
    turns = zip(game["turns"], game["movers"], game["legal"], strict=True)
    for turn, mover, legal_count in turns:
        legal = run(session, "gogui-rules_legal_moves").split()
        assert len(legal) == len(set(legal)) == legal_count
        assert turn in legal
        run(session, f"play {mover} {turn}")
    assert run(session, "result") == game["result"]
    score = run(session, "final_score")
    winner = {"black": "B+", "white": "W+", "draw": "0"}[str(game["result"])]
    assert score.startswith(winner)
    if "score" in game:
        difference = abs(game["score"]["B"] - game["score"]["W"])
        assert score == f"{winner}{difference or ''}"
    assert str(game["result"]) in run(session, "gogui-rules_final_result").lower()


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("case", [str.upper, str.lower])
def test_turns_may_be_in_capitals_as_gogui_writes_them(
    key: str, case: Callable[[str], str]
) -> None:
    session = after(f"game {key}")
    for _turn in range(6):  # a swap or a pass first, where there is one
        turns = run(session, "gogui-rules_legal_moves").split()
        turn = next((turn for turn in turns if turn.isalpha()), turns[-1])
        run(session, f"play {run(session, 'gogui-rules_side_to_move')} {case(turn)}")
        assert session.record.node.text == turn
        if session.position.over:
            break


def test_boardsize_and_komi_keep_the_other_options() -> None:
    session = after("game oddy sides=9 pie=off", "play b a1", "boardsize 4")
    assert str(session.record.setup) == "oddy sides=9 size=4 pie=off"
    assert session.record.line == []
    run(session, "game egotzi variant=squared size=8")
    run(session, "komi 6.0")
    assert str(session.record.setup) == "egotzi size=8 variant=squared pie=off komi=6"
    run(session, "boardsize 5")
    assert str(session.record.setup) == "egotzi size=5 variant=squared pie=off komi=6"
    session = after("game themisto", "play b a1-b2", "boardsize 8")  # its only size
    assert session.record.line == []


def test_a_position_stays_until_the_board_has_another_size() -> None:
    session = after("game egotzi size=5 variant=squared position=Bc3/white", "play w c4")
    run(session, "komi 8")
    placed = "egotzi size=5 variant=squared pie=off komi=8 position=Bc3/white"
    assert str(session.record.setup) == placed
    run(session, "play w c4")
    run(session, "clear_board")
    assert str(session.record.setup) == placed
    assert run(session, "gogui-rules_side_to_move") == "white"
    run(session, "boardsize 5")
    assert str(session.record.setup) == "egotzi size=5 variant=squared pie=off komi=8"


def test_a_game_from_a_position_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.oddments"
    session = after("game wythe size=4 position=c4c3,b1a1/black", "play b d1d2", f"printsgf {path}")
    loaded = after(f"loadsgf {path}")
    assert loaded.record.setup == session.record.setup
    assert loaded.position == session.position
    assert run(loaded, "level 1") == ""
    assert run(loaded, "genmove w")


def test_undo_takes_back_a_swap() -> None:
    session = after("game oddy sides=3 size=4", "play Black a1", "play WHITE swap", "play w b1")
    run(session, "undo")
    run(session, "undo")
    assert "swap" in run(session, "gogui-rules_legal_moves")
    assert "swap" not in run(session, "printsgf")
    run(session, "undo")
    with pytest.raises(CommandError, match="no turn to undo"):
        run(session, "undo")


def test_boards_are_shown() -> None:
    session = after("game wythe size=3", "play b a1b1", "play w b2a2", "play b b1b2")
    assert run(session, "gogui-rules_board") == ". . .\nO O .\nX X ."
    assert run(session, "showboard").splitlines()[1:] == [
        " 3 .  .  .",
        " 2 O# O2 .",
        " 1 X# X2 .",
        "   a  b  c",
        "wythe size=3 pie=on",
        "score: Black 0, White 0",
        "White to move",
    ]
    run(session, "game oddy sides=5 size=3")
    run(session, "play b b2")
    assert run(session, "gogui-rules_board") == ".\n. X . . .\n. . . . . . . . . ."
    assert "[b2]" in run(session, "showboard")


def test_lost_turns_are_shown() -> None:
    session = after("game themisto")
    rng = random.Random(5)
    while "turns to skip" not in run(session, "showboard"):
        if run(session, "result") != "none":
            run(session, "clear_board")
        turn = rng.choice(run(session, "gogui-rules_legal_moves").split())
        run(session, f"play {run(session, 'gogui-rules_side_to_move')} {turn}")
    lost = session.position.lost_turns()
    board = run(session, "showboard")
    assert f"turns to skip: Player 1 (black) {lost[0]}, Player 2 (white) {lost[1]}" in board
    assert "White to move" not in board  # the discs belong to nobody


# -- saved games -----------------------------------------------------------------------------


def test_games_are_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "my game.oddments"
    session = after("game oddy sides=3 size=4", "play b a1", "play w swap", "play w b1")
    assert run(session, f"printsgf {path}") == ""
    assert path.read_text().rstrip() == run(session, "printsgf")
    other = after("game yodd", f"loadsgf {path}")
    assert other.position == session.position
    for turns in range(5):
        run(other, f"loadsgf {path} {turns}")
        assert [node.text for node in other.record.line] == ["a1", "swap", "b1"][:turns]
        assert not other.record.can_redo


def test_the_main_line_alone_is_loaded(tmp_path: Path) -> None:
    record = GameRecord(GAMES["oddy"].setup(sides=3, size=4))
    record.names = ["Ada", ""]
    record.play_text("a1")
    record.play_text("b1")
    record.undo()
    record.play_text("c1")
    record.end(Outcome(0, Ending.RESIGNATION))
    record.go_to(record.root)
    save(record, tmp_path / "game")
    session = after(f"loadsgf {tmp_path / 'game'}")
    assert [node.text for node in session.record.main_line] == ["a1", "c1"]
    assert run(session, "result") == "none"
    run(session, f"printsgf {tmp_path / 'again'}")
    assert load(tmp_path / "again").names == ["Ada", ""]


def test_damaged_files_change_nothing(tmp_path: Path) -> None:
    (tmp_path / "go.sgf").write_text("(;GM[1];B[dd])")
    session = after("play b a1b1")
    before = state(session)
    with pytest.raises(GameFileError, match="a game of Go"):
        run(session, f"loadsgf {tmp_path / 'go.sgf'}")
    assert state(session) == before


# -- the engine ------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_the_engine_plays_legal_turns(key: str) -> None:
    session = after(f"game {key}", "simulations 20")
    for colour in ("black", "white"):
        legal = run(session, "gogui-rules_legal_moves").split()
        asked = run(session, f"reg_genmove {colour}")
        assert asked in legal
        assert run(session, "gogui-rules_side_to_move") == colour
        assert run(session, f"genmove {colour}") in legal
        if run(session, "gogui-rules_side_to_move") == colour:
            break  # a swap, or a lost turn


def test_the_only_turn_needs_no_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(g for g in GAMES_PLAYED if g["game"] == "wythe size=4")
    session = replayed(game)
    run(session, "undo")
    monkeypatch.setattr(session, "engine", None)
    assert run(session, f"genmove {run(session, 'gogui-rules_side_to_move')}") == "pass"


def asked_limits(session: GtpSession, monkeypatch: pytest.MonkeyPatch) -> Limits:
    """Return the limits of the search that ``genmove`` makes."""
    caught = []

    def search(limits: Limits, *_: object) -> object:
        caught.append(limits)
        return original(Limits(simulations=5))

    original = session.search
    monkeypatch.setattr(session, "search", search)
    run(session, f"reg_genmove {run(session, 'gogui-rules_side_to_move')}")
    monkeypatch.setattr(session, "search", original)
    return caught[0]


def test_limits_hold_together(monkeypatch: pytest.MonkeyPatch) -> None:
    session = after("level 4", "movetime 1.5", "simulations 70", "threads 2", "seed 0")
    assert asked_limits(session, monkeypatch) == Limits(
        level=4, think_ms=1500, simulations=70, threads=2, seed=0
    )
    run(session, "movetime 0")
    run(session, "simulations 0")
    assert asked_limits(session, monkeypatch) == Limits(level=4, threads=2, seed=0)


def test_without_any_limit_it_thinks_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    session = GtpSession()
    assert asked_limits(session, monkeypatch).think_ms == DEFAULT_THINK_MS
    run(session, "level 9")
    assert asked_limits(session, monkeypatch).think_ms == 0
    run(session, "level 10")
    run(session, "simulations 10")
    assert asked_limits(session, monkeypatch).think_ms == 0


def test_a_clock_bounds_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    session = after("time_settings 250 0 0", "movetime 60")
    share = asked_limits(session, monkeypatch).think_ms
    assert 10_000 < share <= 25_000
    run(session, "time_left b 25 0")
    assert asked_limits(session, monkeypatch).think_ms < share / 9
    run(session, "clear_board")
    assert asked_limits(session, monkeypatch).think_ms == share
    run(session, "movetime 1")
    assert asked_limits(session, monkeypatch).think_ms == 1_000
    run(session, "time_settings 0 10 0")
    assert asked_limits(session, monkeypatch).think_ms == 1_000
    run(session, "movetime 0")
    run(session, "time_settings 100 10 0")  # no limit, GTP 2 says
    assert asked_limits(session, monkeypatch).think_ms == DEFAULT_THINK_MS


def test_a_clock_stays_with_the_player_when_colours_are_swapped() -> None:
    session = after("game oddy sides=3 size=4", "time_settings 100 0 0", "play b b2")
    run(session, "time_left w 60 0")
    run(session, "play w swap")
    run(session, "time_left b 50 0")  # who had White
    assert session.clock.left(1) == Left(50)
    assert session.clock.left(0) == Left(100)


def test_genmove_takes_its_time_off_the_clock() -> None:
    session = after("time_settings 10 0 0", "movetime 0.01")
    run(session, "genmove b")
    left = session.clock.left(0)
    assert left is not None
    assert left.seconds < 10


@pytest.mark.parametrize("key", GAMES)
def test_a_seed_gives_the_same_game_again(key: str) -> None:
    def turns() -> list[str]:
        session = after(f"game {key}", "seed 5", "simulations 12", "reg_genmove b")
        for _ in range(3):
            if run(session, "result") == "none":
                run(session, f"genmove {run(session, 'gogui-rules_side_to_move')}")
        return [node.text for node in session.record.line]

    assert turns() == turns()


def test_with_a_seed_earlier_searches_do_not_count() -> None:
    limits = Limits(simulations=300, seed=1)
    fresh = after("game oddy size=5")
    busy = after("game oddy size=5", "simulations 500", "reg_genmove b")
    assert busy.search(limits).candidates == fresh.search(limits).candidates


@pytest.mark.parametrize("next_one", ["reg_genmove b", "benchmark search 0.01"])
def test_there_are_never_trees_of_two_searches_at_once(next_one: str) -> None:
    session = after("game oddy size=5", "simulations 50", "reg_genmove b")
    parallel = weakref.ref(session.engine._parallel)
    assert parallel() is not None
    run(session, "seed 1")
    run(session, next_one)
    assert parallel() is None


@pytest.mark.parametrize("what", ["playouts", "search"])
def test_benchmark_counts(what: str) -> None:
    count, seconds = run(after("game yodd size=3"), f"benchmark {what} 0.05").split()
    assert int(count) > 0
    assert 0.05 <= float(seconds) < 5


# -- when things go wrong --------------------------------------------------------------------


def test_a_position_that_contradicts_itself_is_refused_and_rebuilt() -> None:
    session = after("game egotzi size=4", "play b b2", "play w a1")
    step = next(step for step in session.position.legal_steps() if step >= PLACE)
    sound = session.position.copy()
    for line in ("play b c3", "genmove b", "analyze b 10"):
        session.position.play(step)
        session.position.play(step)
        with pytest.raises(InvalidPositionError):
            run(session, line)
        assert session.position == sound
    run(session, "play b c3")


def test_win_rates_of_0_and_10000_are_proven() -> None:
    def line(win_rate: float, proven: Proof | None) -> str:
        position = GAMES["egotzi"].setup().start()
        turn = position.read("b2")
        candidate = Candidate(
            turn=turn, visits=3, win_rate=win_rate, prior=0.5, line=(turn,), proven=proven
        )
        report = Report(simulations=3, elapsed_ms=1, win_rate=win_rate, candidates=(candidate,))
        return analysis_line(position, report)

    assert line(1.0, None) == "info move b2 visits 3 winrate 9999 prior 5000 order 0 pv b2"
    assert " winrate 1 " in line(0.0, None)
    assert " winrate 10000 " in line(1.0, Proof.WIN)
    assert " winrate 0 " in line(0.0, Proof.LOSS)


def test_a_machine_that_is_late_is_given_less_time_for_its_next_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now_s = 1000.0
    asked_ms: list[int] = []
    search = GtpSession.search

    def be_late(session: GtpSession, limits: Limits, **_named: Any) -> Report:
        nonlocal now_s
        asked_ms.append(limits.think_ms)
        now_s += limits.think_ms / 1000 + 0.2
        return search(session, Limits(simulations=1))

    monkeypatch.setattr(session_module, "time", SimpleNamespace(monotonic=lambda: now_s))
    monkeypatch.setattr(GtpSession, "search", be_late)
    session = GtpSession()
    session.run("game", ["egotzi"])
    session.run("time_settings", ["0", "5", "1"])
    session.run("genmove", ["b"])
    session.run("genmove", ["w"])
    assert asked_ms == [5000 - LAG_MS, pytest.approx(5000 - 300, abs=1)]


def test_what_perfect_play_gets_is_said_where_the_board_is_solved() -> None:
    session = after("game oddy sides=3 size=4", "play b b1")
    assert run(session, "solved") == "win"  # by swapping
    assert run(session, "genmove w") == "swap"
    assert run(session, "solved") == "loss"
    while run(session, "result") == "none":
        assert run(session, "solved") == ("win" if session.position.player else "loss")
        run(session, f"genmove {run(session, 'gogui-rules_side_to_move')}")
    assert run(session, "solved") == "none"
    winner = {"black": 0, "white": 1}[run(session, "result")]
    assert session.position.player_of(winner) == 1
    assert run(after("game oddy sides=3 size=9"), "solved") == "none"


class SureEngine(Engine):
    """Reports the same about every position."""

    def search(self, start: Position, line: Sequence[Turn], limits: Limits, **more: Any) -> Report:
        after = start.copy()
        for turn in line:
            after.play_turn(turn)
        best = next(after.legal_turns())
        found = Report(
            simulations=10,
            elapsed_ms=1,
            win_rate=0.7,
            candidates=(Candidate(turn=best, visits=10, win_rate=0.7, prior=0.1, line=(best,)),),
            is_raw=True,
        )
        more["report"](found)
        return found


def said_rate(session: GtpSession) -> int:
    """Return the win rate in the first line of an analysis."""
    answer = session.run("analyze", ["b", "1"])
    assert isinstance(answer, Analysis)
    lines: list[str] = []
    spoken = threading.Event()

    def say(line: str) -> None:
        lines.append(line)
        spoken.set()

    with answer.running(say):
        assert spoken.wait(10)
    words = lines[0].split()
    return int(words[words.index("winrate") + 1])


def test_an_analysis_says_win_rates_as_they_are_shown_unless_raw_ones_are_asked_for() -> None:
    session = GtpSession(SureEngine)
    shown = round(10_000 * shown_rate(0.7, session.record.setup, 10))
    assert shown != 7000
    assert said_rate(session) == shown
    run(session, "raw_rates on")
    assert said_rate(session) == 7000
    run(session, "raw_rates off")
    assert said_rate(session) == shown
