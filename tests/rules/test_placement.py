"""Positions that are taken apart and set up again: every game, every size, and what is refused."""

import dataclasses
import itertools
import random
import re
import string
from collections.abc import Iterator

import pytest
from certain import certain
from game_facts import merged, rows
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.games import GAMES, read_setup
from rules.games.themisto import ThemistoRefusalReason
from rules.piece import Touch
from rules.placement import Placement, PlacementError, PlacementReason
from rules.position import BLACK, NEUTRAL, WHITE, Position
from rules.setup import Game, OptionError, Setup

_LINE = merged("PLACED_LINES")


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Return a position at the start of a turn, of any game on a board of any size."""
    game: Game = draw(st.sampled_from(list(GAMES.values())))
    chosen: dict[str, object] = {}
    while undecided := [o for o in game.options(chosen) if o.key not in chosen]:
        values = undecided[0].values
        few = values[:40] if undecided[0].key == "komi" else values
        chosen[undecided[0].key] = draw(st.sampled_from(list(few)))
    rng = random.Random(draw(st.integers(0, 2**32)))
    position = game.setup(**chosen).start()
    most = draw(st.sampled_from([3, position.board.site_count // 2, 2 * position.board.site_count]))
    for _turn in range(rng.randint(0, most)):
        _play_any(position, rng)
    return position


def _play_any(position: Position, rng: random.Random) -> None:
    turn = position.turn
    while not position.over and position.turn == turn:
        position.play(rng.choice(position.legal_steps()))


def refused(setup: Setup, text: str) -> PlacementError:
    with pytest.raises(PlacementError) as error:
        setup.read_placed(text)
    return error.value


def reason(setup: str, text: str) -> tuple[object, list[str]]:
    """Return why a position is refused, and the names of the cells that forbid it."""
    start = read_setup(setup.split())
    refusal = certain(refused(start, text).refusal)
    return refusal.reason, [start.game.board(start).names[site] for site in refusal.sites]


# -- what survives --------------------------------------------------------------------------


@settings(max_examples=80, deadline=None)
@given(positions())
def test_a_position_from_play_survives(position: Position) -> None:
    placement = position.placement()
    setup = position.setup.placed(placement)
    again = setup.start()
    assert again.placement() == placement
    assert again.colour == position.colour
    assert again.pieces() == position.pieces()
    assert again.state() == position.state()
    assert again.legal_steps() == position.legal_steps()
    assert again.lost_turns() == position.lost_turns()
    assert again.over == position.over
    if position.over:
        assert again.outcome() == position.outcome()
    if not position.swapped:  # a swap only says who has which colour
        assert again == position
        assert again.state_hash == position.state_hash
    again.validate()
    assert again.copy() == again


@settings(max_examples=30, deadline=None)
@given(positions(), st.integers(0, 2**32))
def test_the_game_continues_as_it_would_have(position: Position, seed: int) -> None:
    other = position.setup.placed(position.placement()).start()
    for one in (position, other):
        rng = random.Random(seed)
        for _turn in range(6):
            _play_any(one, rng)
            one.validate()
    assert other.pieces() == position.pieces()
    assert other.legal_steps() == position.legal_steps()
    assert (other.outcome() is None) == (position.outcome() is None)


@settings(max_examples=40, deadline=None)
@given(positions())
def test_the_text_of_a_setup_leads_back_to_it(position: Position) -> None:
    setup = position.setup.placed(position.placement())
    assert read_setup(str(setup).split()) == setup
    assert hash(read_setup(str(setup).split())) == hash(setup)
    assert setup.bare == position.setup
    assert setup.options_text == str(position.setup)
    assert str(setup).startswith(str(position.setup))
    assert setup.placed(position.placement()) == setup
    text = position.placement().write(position.board)
    read, placement = Placement.read(text, position.board), position.placement()
    assert set(read.pieces) == set(placement.pieces)
    assert dataclasses.replace(read, pieces=placement.pieces) == placement


@settings(max_examples=80, deadline=None)
@given(positions(), st.data())
def test_a_damaged_text_is_refused_or_legal(position: Position, data: st.DataObject) -> None:
    text = position.placement().write(position.board)
    at = data.draw(st.integers(0, len(text)))
    letters = st.sampled_from("abcdhBW123890/:,-x+" + string.ascii_lowercase)
    put = data.draw(st.text(letters, max_size=3))
    damaged = text[:at] + put + text[at + data.draw(st.integers(0, 3)) :]
    try:
        setup = position.setup.read_placed(damaged)
    except PlacementError:
        return
    setup.start().validate()
    assert read_setup(str(setup).split()) == setup


@pytest.mark.parametrize("words", _LINE)
def test_texts_are_short_and_readable(words: str) -> None:
    turns, text = _LINE[words]
    position = read_setup(words.split()).start()
    for turn in turns:
        position.play_turn(position.read(turn))
    assert position.placement().write(position.board) == text
    assert str(position.setup.read_placed(text)) == f"{position.setup} position={text}"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_the_default_start_is_a_setup_without_a_position(game: Game) -> None:
    setup = game.setup()
    placement = setup.start().placement()
    assert setup.placed(placement) == setup
    assert setup.read_placed(placement.write(game.board(setup))).placement == ""


def test_fields_and_pieces_may_be_in_any_order() -> None:
    setup = read_setup(["yodd", "size=4"])
    assert setup.read_placed("passes:1/black/We5d3/Bc4") == setup.read_placed(
        "Bc4/Wd3e5/black/passes:1"
    )
    stacked = read_setup(["wythe", "size=4"]).read_placed("white/b2a2,a1b1,b1b2")
    assert stacked.placement == "a1b1,b2a2,b1b2/white"


# -- what is refused, and why ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "text", "why", "cells"),
    rows("REFUSED_PLACEMENTS"),
)
def test_what_is_wrong_is_named(setup: str, text: str, why: object, cells: list[str]) -> None:
    found, at = reason(setup, text)
    assert found == why
    assert sorted(at) == sorted(cells)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "'' is not a part of a position"),
        ("Ba1", "the colour to move is missing"),
        ("Ba1/white/black", "'black' stands twice"),
        ("Ba1/white/swap/swap", "'swap' stands twice"),
        ("Bz9/white", "there is no cell z9"),
        ("Ba0/white", "there is no cell a0"),
        ("Ba1:c3/white", "'Ba1:c3' is not a part of a position"),
        ("Ba1/White", "'White' is not a part of a position"),
        ("Ba1/white/passes:3", "'passes:3' is not a part of a position"),
        ("Ba1/white/passes:0", "'passes:0' is not a part of a position"),
        ("Ba1/white/after:", "'after:' is not a part of a position"),
        (f"{'x' * 99}/white", f"'{'x' * 40}…' is not a part of a position"),
    ],
)
def test_a_text_that_is_no_position_is_refused(text: str, problem: str) -> None:
    error = refused(read_setup(["egotzi", "size=3"]), text)
    assert str(error) == problem
    assert error.refusal is None


def test_neutral_pieces_are_written_and_need_a_game_that_has_them() -> None:
    setup = read_setup(["egotzi", "size=4"])
    board = setup.start().board
    placement = Placement.read("Nc3d4/Ba1/white", board)
    assert [piece[0].hand for piece in placement.pieces] == [NEUTRAL, NEUTRAL, BLACK]
    assert placement.write(board) == "Ba1/Nc3d4/white"
    assert reason(str(setup), "Nc3d4/Ba1/white") == (PlacementReason.PIECE, ["c3", "d4", "a1"])
    assert placement.misfit(1, 3, (), pie=False) is None
    assert placement.misfit(1, 2, (), pie=False) is not None


def test_an_illegal_position_is_refused_in_words() -> None:
    error = refused(read_setup(["yodd", "size=3"]), "Ba1a3/white")
    assert str(error) == "the position is not legal: the number of groups must be odd"


def test_a_position_is_not_an_option() -> None:
    with pytest.raises(OptionError):
        GAMES["egotzi"].setup(position="Ba1/white")


# -- exactly the positions that can arise ---------------------------------------------------


@pytest.mark.short("oddy sides=3 size=3", "wythe size=3 pie=off")
@pytest.mark.parametrize("words", rows("FEW_POSITIONS"))
def test_exactly_the_positions_that_can_arise_are_legal(words: str) -> None:
    setup = read_setup(words.split())
    arising = {position.placement() for position in _arising(setup)}
    for placement in _imaginable(setup):
        legal = placement in arising
        try:
            setup.placed(placement)
        except PlacementError:
            assert not legal, placement
        else:
            assert legal, placement


def _arising(setup: Setup) -> Iterator[Position]:
    """Yield all positions of a game; of Wythe, with three dominoes at most, in two rows."""
    waiting = [setup.start()]
    known = set()
    while waiting:
        position = waiting.pop()
        key = (position.placement(), position.swapped)
        if key in known or (setup.game.key == "wythe" and not _is_small(key[0])):
            continue
        known.add(key)
        yield position
        for turn in position.legal_turns():
            after = position.copy()
            after.play_turn(turn)
            waiting.append(after)


def _imaginable(setup: Setup) -> Iterator[Placement]:
    """Yield all placements, in canonical order of the pieces, that one could think of."""
    board = setup.game.board(setup)
    wythe = setup.game.key == "wythe"
    for pieces in _dominoes(setup) if wythe else _stones(board.site_count):
        swaps = (False, True) if setup.get("pie") else (False,)
        for colour, passes, swap in itertools.product((BLACK, WHITE), range(3), swaps):
            yield Placement(pieces, colour, swap=swap, passes=passes)


def _is_small(placement: Placement) -> bool:
    touches = [touch for piece in placement.pieces for touch in piece]
    return len(placement.pieces) <= 3 and all(touch.site < 6 for touch in touches)


def _stones(count: int) -> Iterator[tuple[tuple[Touch, ...], ...]]:
    for hands in itertools.product((-1, BLACK, WHITE), repeat=count):
        yield tuple([(Touch(site, hand),) for site, hand in enumerate(hands) if hand >= 0])


def _dominoes(setup: Setup) -> Iterator[tuple[tuple[Touch, ...], ...]]:
    """Yield up to three dominoes on neighbouring squares, in the order of their levels."""
    board = setup.game.board(setup)
    places = [
        (Touch(site, BLACK), Touch(other, WHITE))
        for site in range(6)
        for other in board.neighbours(site)
        if other < 6
    ]
    for count in range(4):
        for pieces in itertools.permutations(places, count):
            levels = _levels(pieces)
            if levels == sorted(levels):
                yield pieces


def _levels(pieces: tuple[tuple[Touch, ...], ...]) -> list[tuple[int, int]]:
    """Return the level of each domino, laid in this order, and its black half's square."""
    heights: dict[int, int] = {}
    levels = []
    for black, white in pieces:
        level = max(heights.get(black.site, 0), heights.get(white.site, 0))
        heights[black.site] = heights[white.site] = level + 1
        levels.append((level, black.site))
    return levels


# -- Themisto's past ------------------------------------------------------------------------


def _after(*turns: str) -> Position:
    position = GAMES["themisto"].setup().start()
    for turn in turns:
        position.play_turn(position.read(turn))
    return position


def test_the_past_of_themisto_forbids_what_it_forbade() -> None:
    position = _after("a1-b2", "h8-g7")
    placement = position.placement()
    assert placement.past == ("black", "a1-b2", "h8-g7")
    without = position.setup.placed(dataclasses.replace(placement, past=())).start()
    assert without.pieces() == position.pieces()
    assert without != position
    assert without.placement().past == ()


@pytest.mark.parametrize(
    "past",
    [
        (),
        ("white", "a1-b2"),
        ("black+skip", "a1-b2"),
        ("black", "a2-b2"),
        ("black", "a1-b2", "pass"),
        ("black", "a1-b2xa2"),
        ("black", "nonsense"),
        ("nobody", "a1-b2"),
        ("black", "h8-g7"),
    ],
)
def test_a_past_that_led_elsewhere_is_refused(past: tuple[str, ...]) -> None:
    position = _after("a1-b2")
    placement = dataclasses.replace(position.placement(), past=past)
    if not past:
        assert position.setup.placed(placement).start().colour == WHITE
        return
    with pytest.raises(PlacementError) as error:
        position.setup.placed(placement)
    assert certain(error.value.refusal).reason is ThemistoRefusalReason.OTHER_PAST


def test_the_past_names_what_was_captured() -> None:
    rng = random.Random(2)
    position = _after()
    while not position.placement().past or "x" not in position.placement().past[-1]:
        _play_any(position, rng)
    placement = position.placement()
    *before, last = placement.past
    taken = {position.board.site(name) for name in re.findall("..", last.partition("x")[2])}
    target = position.board.site(last[3:5])
    other = next(p.site for p in position.pieces() if p.site not in {*taken, target})
    wrong = (*before, last + position.board.names[other])
    with pytest.raises(PlacementError):
        position.setup.placed(dataclasses.replace(placement, past=wrong))
    wrong = (placement.past[0], last + position.board.names[other])  # as if it had been the first
    with pytest.raises(PlacementError):
        position.setup.placed(dataclasses.replace(placement, past=wrong))


def test_a_turn_to_skip_is_set_up() -> None:
    text = GAMES["themisto"].setup().start().placement().write(_after().board)
    position = GAMES["themisto"].setup().read_placed(f"{text}/skip").start()
    assert position.lost_turns() == (0, 1)
    position.play_turn(position.read("a1-b2"))
    assert position.colour == BLACK
    assert position.lost_turns() == (0, 0)


# -- setups with a position -----------------------------------------------------------------


def test_other_options_keep_the_position() -> None:
    setup = read_setup(["egotzi", "size=5", "variant=squared", "komi=2", "position=Bc3/white"])
    other = setup.with_options(komi=8)
    assert (other["komi"], other.placement) == (8, "Bc3/white")
    with pytest.raises(PlacementError):
        read_setup(["egotzi", "size=5", "position=Be5/white"]).with_options(size=3)


def test_playing_does_not_change_where_a_setup_starts() -> None:
    setup = read_setup(["oddy", "sides=3", "size=4", "position=Ba1/white"])
    setup.start().play_turn(setup.start().read("b1"))
    position = setup.start()
    position.play_turn(position.read("b1"))
    assert setup.start().placement().write(position.board) == "Ba1/white"
    assert position.copy() == position
