"""Programs that misbehave: one calm error, in bounded time and memory, and nothing left running."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from programs import bad_engine, have_ended, memory_mb

from rules.engine.limits import Limits
from rules.engine.report import Report, Turn
from rules.games import GAMES
from rules.gtp_client import gtp_engine
from rules.gtp_client.errors import FaultKind, GtpEngineError, LogLine
from rules.gtp_client.gtp_engine import GtpEngine
from rules.gtp_client.program import shake_hands
from rules.translatable_text import TranslatableText

SECONDS = {"silence": 10.0}  # [mode] -> how long an answer is waited for, if not a minute
MOST_MB = 40  # that a flood may take
START = GAMES["wythe"].small_setup().start()
Make = Callable[..., GtpEngine]

# [mode] -> how it fails at once, and at its second move
FAULTS = {
    "crash": FaultKind.ENDED,
    "silence": FaultKind.SILENT,
    "gigabytes": FaultKind.FLOODED,
    "endless line": FaultKind.FLOODED,
    "hanging pipe": FaultKind.ENDED,
}
HARMLESS = ("slow start", "flood of errors", "changing commands", "zombie")


@pytest.fixture
def pids(tmp_path: Path) -> Path:
    return tmp_path / "pids"


@pytest.fixture
def make(pids: Path) -> Iterator[Make]:
    """Return a function that makes engines of a mode; afterwards no process is left."""
    engines = []

    def made(mode: str, after: int, log: Callable[[LogLine], None] | None = None) -> GtpEngine:
        engines.append(
            GtpEngine(bad_engine(mode, after, pids), seconds=SECONDS.get(mode, 60), log=log)
        )
        return engines[-1]

    yield made
    for engine in engines:
        engine.close()
    assert have_ended(pids)


def check(error: GtpEngineError, kind: FaultKind) -> None:
    """Check that an error can be shown: one translatable line."""
    assert error.kind is kind
    (text,) = error.args
    assert isinstance(text, TranslatableText)
    assert 10 < len(text) < 300
    assert text.isprintable()
    assert all(len(line) <= 301 for line in error.trace)


def choose(engine: GtpEngine, turns: int) -> None:
    """Let an engine play both sides of a game for so many turns."""
    line: list[Turn] = []
    for _ in range(turns):
        line.append(engine.search(START, line, Limits(simulations=10)).best)


@pytest.mark.short("crash")
@pytest.mark.parametrize("mode", FAULTS)
def test_the_handshake_fails_calmly(mode: str, pids: Path) -> None:
    before = memory_mb()
    with pytest.raises(GtpEngineError) as error:
        shake_hands(bad_engine(mode, 0, pids), seconds=SECONDS.get(mode, 60))
    check(error.value, FAULTS[mode])
    assert memory_mb() - before < MOST_MB
    assert have_ended(pids)


@pytest.mark.short("changing commands")
@pytest.mark.parametrize("mode", HARMLESS)
def test_the_handshake_succeeds_with_what_is_harmless(mode: str, pids: Path) -> None:
    lines: list[LogLine] = []
    facts = shake_hands(bad_engine(mode, 0, pids), seconds=60, log=lines.append)
    assert facts.name == "Stand-in"
    assert facts.games == tuple(GAMES)
    assert len(lines) < 400
    assert have_ended(pids)


@pytest.mark.short("illegal move-FaultKind.ILLEGAL", "gigabytes-FaultKind.FLOODED")
@pytest.mark.parametrize(
    ("mode", "kind"),
    [*FAULTS.items(), *[(f"{move} move", FaultKind.ILLEGAL) for move in ("illegal", "empty")]],
)
def test_a_fault_in_a_game_is_reported_and_the_next_search_starts_again(
    mode: str, kind: FaultKind, make: Make
) -> None:
    engine = make(mode, 2)
    first = engine.search(START, [], Limits(simulations=10)).best
    before = memory_mb()
    with pytest.raises(GtpEngineError) as error:
        engine.search(START, [first], Limits(simulations=10))
    check(error.value, kind)
    assert memory_mb() - before < MOST_MB
    again = engine.search(START, [first], Limits(simulations=10)).best
    position = START.copy()
    position.play_turn(first)
    assert again in list(position.legal_turns())


@pytest.mark.short("flood of errors")
@pytest.mark.parametrize("mode", HARMLESS)
def test_a_game_continues_with_what_is_harmless(mode: str, make: Make) -> None:
    lines: list[LogLine] = []
    engine = make(mode, 1, lines.append)
    choose(engine, 4)
    assert len(lines) < 400


@pytest.mark.short("crash")
@pytest.mark.parametrize("mode", FAULTS)
def test_a_fault_in_an_analysis_is_reported(mode: str, make: Make) -> None:
    before = memory_mb()
    found: list[Report] = []
    with pytest.raises(GtpEngineError) as error:
        make(mode, 1).search(START, [], Limits(think_ms=10_000), report=found.append)
    check(error.value, FAULTS[mode])
    assert found == []
    assert memory_mb() - before < MOST_MB


def test_an_analysis_of_illegal_moves_is_reported(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gtp_engine, "_PATIENCE_SECONDS", 0.2)
    with pytest.raises(GtpEngineError) as error:
        make("illegal analysis", 1).search(START, [], Limits(), report=lambda report: None)
    check(error.value, FaultKind.CANNOT_ANALYSE)


def test_an_analysis_that_is_refused_gives_way_to_a_move(make: Make) -> None:
    report = make("changing commands", 0).search(START, [], Limits(), report=lambda report: None)
    assert not report.is_rated
