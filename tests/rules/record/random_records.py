"""Random setups, games and trees of turns, drawn by hypothesis from a seed."""

import random

from hypothesis import strategies as st

from rules.games import GAMES
from rules.outcome import Outcome
from rules.position import Position
from rules.record.game_record import Ending, GameRecord
from rules.setup import Game, Setup

TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\r"), max_size=40)
NAMES = st.text(st.characters(codec="utf-8", exclude_characters="\r\n\t\v\f"), max_size=20)
PROPERTY_NAMES = st.sampled_from(["C", "N", "LB", "TR", "XX", "GB", "ABCDEFGH", "EV"])
PROPERTIES = st.dictionaries(PROPERTY_NAMES, st.lists(TEXTS, min_size=1, max_size=3), max_size=3)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Return any game with any options and starts, the boards small enough for many games."""
    game: Game = draw(st.sampled_from(list(GAMES.values())))
    chosen: dict[str, object] = {}
    while undecided := [o for o in game.options(chosen) if o.key not in chosen]:
        option = undecided[0]
        chosen[option.key] = draw(st.sampled_from(list(option.values)[:4]))
    setup = game.setup(**chosen)
    if draw(st.booleans()):
        return setup
    position, rng = setup.start(), random.Random(draw(st.integers(0, 2**32)))
    for _ in range(rng.randint(0, 8)):
        if not position.over:
            position.play_turn(random_turn(position, rng))
    return setup.placed(position.placement())


def random_turn(position: Position, rng: random.Random) -> tuple[int, ...]:
    """Return a legal turn; every complete one can occur."""
    after = position.copy()
    turn = []
    while after.turn == position.turn:
        step = rng.choice(after.legal_steps())
        turn.append(step)
        after.play(step)
    return tuple(turn)


@st.composite
def records(draw: st.DrawFn) -> GameRecord:
    """Return a tree of turns with comments, names, seats and perhaps a result."""
    record = GameRecord(draw(setups()))
    record.names = [draw(NAMES), draw(NAMES)]
    record.seats = [draw(NAMES), draw(NAMES)]
    rng = random.Random(draw(st.integers(0, 2**32)))
    nodes = [record.root]
    for _ in range(draw(st.integers(0, 40))):
        if rng.random() < 0.2:
            record.go_to(rng.choice(nodes))
        if not record.position.over:
            nodes.append(record.play(random_turn(record.position, rng)))
    for node in rng.sample(nodes, min(len(nodes), 4)):
        node.properties |= draw(PROPERTIES)
    if not record.position.over and rng.random() < 0.3:
        winner = rng.choice([0, 1])
        record.end(Outcome(winner, rng.choice(list(Ending))))
    record.go_to(rng.choice(nodes))
    return record
