"""What is found out about a program before it plays."""

from __future__ import annotations

import json
import sys
import threading
import time
from pathlib import Path

import pytest
from programs import OURS, STAND_IN, bad_engine, have_ended

from rules.games import GAMES
from rules.gtp_client.errors import FaultKind, GtpEngineError, LogKind, LogLine, StoppedError
from rules.gtp_client.program import EngineFacts, shake_hands
from rules.version import VERSION

FIRST = next(iter(GAMES))


def script(tmp_path: Path, **answers: str) -> list[str]:
    """Return a program that gives these answers; to other commands it says ``?``."""
    answers = {"name": "Small", "list_commands": "play\ngenmove", **answers}
    file = tmp_path / "script.py"
    file.write_text(
        f"""
import sys
answers = {answers!r}
for line in sys.stdin:
    what = line.split()[0]
    if what == "quit":
        break
    print(f"= {{answers[what]}}" if what in answers else "? unknown", end="\\n\\n", flush=True)
""",
        "utf-8",
    )
    return [sys.executable, str(file)]


def test_our_own_program_is_known() -> None:
    lines: list[LogLine] = []
    facts = shake_hands(OURS, seconds=60, log=lines.append)
    assert (facts.name, facts.version) == ("Oddments", VERSION)
    assert facts.games == tuple(GAMES)
    assert facts.analyses
    assert LogLine(LogKind.SENT, "name") in lines
    assert LogLine(LogKind.RECEIVED, "= Oddments") in lines


@pytest.mark.parametrize("how", [[], ["--with", "list_games"]])
def test_games_are_found_by_a_list_or_by_trying_them(how: list[str]) -> None:
    facts = shake_hands([*STAND_IN, *how], seconds=60)
    assert facts.games == tuple(GAMES)
    assert not facts.analyses


def test_a_program_of_one_game_names_it() -> None:
    key = list(GAMES)[-1]
    assert shake_hands([*STAND_IN, "--game", key], seconds=60).games == (key,)


def test_a_game_is_known_by_its_title_too(tmp_path: Path) -> None:
    for key, game in GAMES.items():
        commands = "play\ngenmove\ngogui-rules_game_id"
        words = script(
            tmp_path, list_commands=commands, **{"gogui-rules_game_id": game.title.upper()}
        )
        assert shake_hands(words, seconds=60).games == (key,)


@pytest.mark.parametrize(
    ("answers", "kind", "text"),
    [
        ({}, FaultKind.OTHER_GAME, "the engine plays none of the games of this program"),
        ({"list_commands": "play"}, FaultKind.REFUSED, "the engine does not know genmove"),
        (
            {"protocol_version": "3"},
            FaultKind.NOT_GTP,
            "the engine speaks version 3 of the protocol, not 2",
        ),
    ],
)
def test_a_program_of_no_use_is_refused(
    tmp_path: Path, answers: dict[str, str], kind: FaultKind, text: str
) -> None:
    with pytest.raises(GtpEngineError) as error:
        shake_hands(script(tmp_path, **answers), seconds=60)
    assert error.value.kind is kind
    assert str(error.value) == text


@pytest.mark.parametrize(
    ("words", "kind", "text"),
    [
        (["no-such-program"], FaultKind.NOT_FOUND, "there is no program no-such-program"),
        ([sys.executable, "a\0b"], FaultKind.CANNOT_START, "null (byte|character)"),
    ],
)
def test_a_program_that_cannot_be_started_is_reported(
    words: list[str], kind: FaultKind, text: str
) -> None:
    with pytest.raises(GtpEngineError, match=text) as error:
        shake_hands(words, seconds=60)
    assert error.value.kind is kind


def test_what_a_program_calls_itself_is_one_short_line(tmp_path: Path) -> None:
    words = script(
        tmp_path,
        name=f"<b>Big</b>\033[31m {'x' * 200}",
        list_commands="play\ngenmove\nlist_games",
        list_games=FIRST,
    )
    name = shake_hands(words, seconds=60).name
    assert name.startswith("<b>Big</b>[31m xxx")
    assert len(name) == 81


def test_it_stops_at_once(tmp_path: Path) -> None:
    pids, stop = tmp_path / "pids", threading.Event()

    def stop_when_it_runs() -> None:
        while not pids.exists() or not pids.read_text("utf-8"):
            time.sleep(0.01)
        stop.set()

    threading.Thread(target=stop_when_it_runs).start()
    with pytest.raises(StoppedError):
        shake_hands(bad_engine("silence", 0, pids), seconds=1000, stop=stop)
    assert have_ended(pids)


def test_facts_survive_json() -> None:
    facts = EngineFacts("A", "1", frozenset({"play", "analyze"}), (FIRST,))
    assert EngineFacts.from_json(json.loads(json.dumps(facts.to_json()))) == facts


@pytest.mark.parametrize(
    "facts",
    [None, 3, [], {}, {"name": "A"}, {"name": 1, "version": "", "commands": [], "games": []}],
)
def test_damaged_facts_are_refused(facts: object) -> None:
    with pytest.raises(ValueError, match="not facts about an engine"):
        EngineFacts.from_json(facts)
