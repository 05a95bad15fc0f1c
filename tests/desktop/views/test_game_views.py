"""The texts and drawings of the games."""

from __future__ import annotations

import enum
import importlib
import inspect
import random

import pytest
from shown_facts import rows

from desktop.painting.layout_builder import lay_out
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.position import PLACE, SpecialStep
from rules.refusal import RefusalReason
from rules.setup import Setup

games = pytest.mark.parametrize("key", GAMES)


_COUNTED = rows("COUNTED")
_SHARED = (
    "rules.position",
    "rules.piece",
    "rules.refusal",
    "rules.count_step",
)  # enums shared by all games


def enums_of(key: str) -> list[enum.Enum]:
    """Return all members of the enums of one game, not those shared by all."""
    module = importlib.import_module(f"rules.games.{key}")
    classes = [c for _, c in inspect.getmembers(module, inspect.isclass)]
    return [
        member
        for cls in classes
        if issubclass(cls, enum.Enum) and cls.__module__ not in _SHARED
        for member in cls
    ]


def test_every_game_has_exactly_one_view() -> None:
    assert list(VIEWS) == list(GAMES)
    for key, view in VIEWS.items():
        assert view.key == key


@games
def test_every_reason_has_a_sentence(key: str) -> None:
    members = enums_of(key)
    assert members
    for member in [*RefusalReason, *members]:
        assert len(VIEWS[key].sentence(member)) >= 3
    own = set(VIEWS[key].sentences) - set(RefusalReason)  # a view may replace the shared texts
    assert own == set(members)  # and none is left over
    for member in members:
        if not type(member).__name__.endswith("Label"):
            assert VIEWS[key].sentence(member).endswith(".")


@games
def test_the_blurb_is_one_line(key: str) -> None:
    assert 20 < len(VIEWS[key].blurb) < 90
    assert "\n" not in VIEWS[key].blurb


def test_every_possible_hand_has_a_name(default_setup: Setup) -> None:
    position, view = default_setup.start(), VIEWS[default_setup.game.key]
    steps = [step for step in position.legal_steps() if step >= PLACE]
    hands = {touch.hand for step in steps for touch in position.touches(step)}
    names = [view.hand_name(hand) for hand in sorted(hands)]
    assert len(set(names)) == len(hands)
    assert all(names) == (len(hands) > 1)


def amount(text: str) -> int:
    """Return the number in a row of the table; of sides that are listed, how many there are."""
    return int(text) if text.isdecimal() else sum([letter.isdigit() for letter in text])


def test_rows_show_the_tally(default_setup: Setup) -> None:
    dice = random.Random(1)
    position, view = default_setup.start(), VIEWS[default_setup.game.key]
    for _ in range(20):
        if not position.over:
            position.play(dice.choice(position.legal_steps()))
    rows = view.rows(position, position.tally()[0])
    assert [
        (amount(black), amount(white)) for _, black, white in rows[: len(position.tally())]
    ] == [(count.black, count.white) for count in position.tally()]
    assert len({label for label, _, _ in rows}) == len(rows)


def test_yodd_shows_the_number_of_groups() -> None:
    view = VIEWS["yodd"]
    position = GAMES["yodd"].setup().start()
    position.play_turn(position.read("Ba1"))
    assert view.count_text(position) == "Black 1 + White 0 = 1 group, odd"
    assert view.heading(position) == "1 group, odd"
    position.play(position.read("Wf6,Wf8")[0])
    assert view.count_text(position) == "Black 1 + White 1 = 2 groups, even"
    assert view.heading(position) == "2 groups, even"


def test_a_click_near_a_joint_means_both_squares_in_order() -> None:
    view, layout = VIEWS["wythe"], lay_out(GAMES["wythe"].board(GAMES["wythe"].setup()))
    c3, d3 = layout.board.site("c3"), layout.board.site("d3")
    heights = [0] * layout.board.site_count
    x, y = layout.joint(c3, d3)
    assert view.sites_at(layout, heights, (x - 5, y)) == (c3, d3)
    assert view.sites_at(layout, heights, (x + 5, y)) == (d3, c3)
    assert view.sites_at(layout, heights, layout.centres[c3]) == (c3,)
    heights[d3] = 1  # no joint between unequal stacks
    assert view.sites_at(layout, heights, (x - 12, y)) == (c3,)


def test_a_click_on_a_tall_stack_hits_the_stack_and_not_hidden_cells() -> None:
    view, layout = VIEWS["wythe"], lay_out(GAMES["wythe"].board(GAMES["wythe"].setup()))
    d4, d5 = layout.board.site("d4"), layout.board.site("d5")
    heights = [0] * layout.board.site_count
    heights[d4] = 4
    for height in range(1, 5):
        assert view.sites_at(layout, heights, view.top(layout, d4, height))[0] == d4
    x, y = layout.centres[d5]
    assert layout.site_at(x - 30, y + 40) == d5
    assert view.sites_at(layout, heights, (x - 30, y + 40))[0] == d4
    assert view.flat is not None
    assert view.flat.sites_at(layout, heights, (x - 30, y + 40))[0] == d5


@pytest.mark.parametrize("text", _COUNTED)
def test_every_step_of_a_count_has_its_own_sentence(text: str) -> None:
    key, *options = text.split()
    setup = GAMES[key].read_setup(dict([option.split("=") for option in options]))
    ends = set()
    for seed in range(60):
        rng = random.Random(seed)
        position = setup.start()
        while steps := position.legal_steps():
            position.play(rng.choice([s for s in steps if s != SpecialStep.PASS] or steps))
        counted = position.count_steps()
        said = [VIEWS[key].count_sentence(position, step) for step in counted]
        assert all(sentence.endswith(".") for sentence in said)
        assert len(set(said)) == len(said)
        outcome = position.outcome()
        assert outcome is not None
        winner = outcome.winner
        won = "draw" if winner is None else f"{VIEWS[key].player_name(winner)} wins."
        assert won in said[-1]
        assert "wins." not in " ".join(said[:-1])
        ends.add(outcome.reason)
    assert ends <= set(VIEWS[key].sentences)
