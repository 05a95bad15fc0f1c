"""Reasons in reviews: a plain program reads the sentences, and finds each so or wrong."""

import random
import re

import pytest
from game_facts import rows
from plain_reasons import fault

from desktop.views.game_texts import TEXTS
from rules.games import GAMES, PACKAGES, read_setup
from rules.position import Position
from rules.reason import Line

TRIES = 12
SWAP = 1
MOST_CELLS = 40  # on larger boards the plain program takes long
SMALL = {key: game.small_setup() for key, game in GAMES.items()}


def random_turns(start: Position, most: int, rng: random.Random) -> tuple[str, ...]:
    here, found = start.copy(), list[str]()
    while len(found) < most and not here.over:
        after, turn = here.copy(), []
        while after.turn == here.turn:
            turn.append(rng.choice([step for step in after.legal_steps() if step != SWAP]))
            after.play(turn[-1])
        found.append(here.write(turn))
        here = after
    return tuple(found)


def sentence(setup: str, before: tuple[str, ...], *lines: tuple[str, ...]) -> str:
    """Return the reason that two lines show, in words; "" without one."""
    position = Line.of(read_setup(setup.split()).start(), before).end
    key = position.setup.game.key
    find = PACKAGES[key].reason()
    assert find is not None
    reason = find(*[Line.of(position, line) for line in lines])
    if reason is None:
        return ""
    return TEXTS[key].reason_text(position.board, reason, "; ".join(reason.moves))


@pytest.mark.parametrize(("setup", "before", "played", "better", "text"), rows("REASONS"))
def test_a_reason_names_what_the_lines_show(
    setup: str, before: str, played: str, better: str, text: str
) -> None:
    lines = before.split(), played.split(), better.split()
    assert sentence(setup, *map(tuple, lines)) == text
    assert fault(setup, *lines, text) == ""
    said = text if "the better one" in text else text.rpartition(":")[0]
    for number in re.finditer(r"(?<= )\d+\b", said):
        wrong = text[: number.start()] + str(int(number[0]) + 1) + text[number.end() :]
        assert fault(setup, *lines, wrong), wrong


@pytest.mark.parametrize(
    "key", [key for key, one in SMALL.items() if one.start().board.site_count <= MOST_CELLS]
)
def test_every_reason_for_any_two_lines_is_so(key: str) -> None:
    rng, setup = random.Random(1), SMALL[key]
    found = set()
    for _ in range(TRIES):
        before = random_turns(setup.start(), rng.randrange(2, 9), rng)
        position = Line.of(setup.start(), before).end
        played, better = [random_turns(position, rng.randrange(1, 5), rng) for _ in range(2)]
        text = sentence(str(setup), before, played, better) if played and better else ""
        given = str(setup), list(before), list(played), list(better)
        assert not text or fault(*given, text) == "", text
        found.add(text)
    assert len(found) > TRIES / 4
