"""The properties of a root that set up the position in which a game starts.

SGF's ``AB`` and ``AW`` list the cells that look black and white, ``PL`` says who is to move. ``XN``
has the cells of neutral pieces, ``XD`` dominoes, in an order in which they can be laid; ``XE`` the
conditions of a placement, as in its text, and ``XA`` the turns that led there.
"""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable, Mapping, Sequence

from rules.board import Board
from rules.piece import Touch
from rules.placement import COLOURS, LETTERS, Placement, PlacementError, named_site
from rules.position import BLACK, NEUTRAL, WHITE
from rules.refusal import RulesError
from rules.setup import Setup
from rules.translatable_text import TranslatableText

_STONES = {"AB": BLACK, "AW": WHITE, "XN": NEUTRAL}
DECISIVE = (*_STONES, "XD", "XE", "XA")  # any of them makes it a position that was set up
PLACEMENT = (*DECISIVE, "PL")
_ANY_DECISIVE = frozenset(DECISIVE)

Properties = Mapping[str, list[str]]


def placement_properties(setup: Setup) -> dict[str, list[str]]:
    """Return the properties of the start of a game; none for the default one."""
    if not setup.placement:
        return {}
    position = setup.start()
    names, placement = position.board.names, position.placement()
    seen = {piece.site: piece.colour for piece in position.pieces()}  # lower ones come first
    properties = {
        name: [names[site] for site in sorted(seen) if seen[site] == colour]
        for name, colour in _STONES.items()
    }
    properties["PL"] = ["BW"[placement.colour]]
    pieces = [piece for piece in placement.pieces if len(piece) > 1]
    properties["XD"] = ["".join([names[touch.site] for touch in piece]) for piece in pieces]
    conditions = placement.write(position.board).partition(f"{COLOURS[placement.colour]}/")[2]
    properties["XE"] = [c for c in conditions.split("/") if c and not c.startswith("after:")]
    properties["XA"] = list(placement.past)
    return {name: values for name, values in properties.items() if values}


def sets_up(properties: Properties) -> bool:
    """Return whether a root has a position that was set up."""
    return not _ANY_DECISIVE.isdisjoint(properties)


def read_placement(
    setup: Setup, properties: Properties, error: Callable[[str, str], Exception]
) -> Setup:
    """Return the setup with the start that the properties of its root describe.

    ``error`` makes the exception that is raised, from a problem and the property it is in.
    """
    board = setup.game.board(setup)
    named = next(name for name in DECISIVE if name in properties)
    try:
        stones = _stones(properties, board)
    except PlacementError as problem:
        raise error(problem.args[0], named) from None
    fields = [*properties.get("XE", ())]
    if setup.blank().touches_per_piece > 1 and "XD" not in properties:
        raise error(TranslatableText("XD is missing, which has the pieces under others too"), named)
    if dominoes := properties.get("XD"):
        fields.append(",".join(dominoes))
    else:
        fields += _fields(stones, board)
    if past := properties.get("XA"):
        fields.append(f"after:{','.join(past)}")
    try:
        placed = _to_move(setup, fields, properties.get("PL"))
    except RulesError as problem:
        raise error(problem.args[0], named) from None
    if dominoes and stones and stones != _seen(placed):
        differ = TranslatableText(
            "{one} and {other} contradict each other", one="AB, AW", other="XD"
        )
        raise error(differ, "XD")
    return placed


def _to_move(setup: Setup, fields: Sequence[str], said: Sequence[str] | None) -> Setup:
    """Return the setup with a start; without PL, with the colour to move that is legal.

    Raises:
        RulesError: neither is.
    """
    board = setup.game.board(setup)
    colours = [word for word in COLOURS if said is None or said[:1] == [word[0].upper()]]
    if not colours:
        raise PlacementError(TranslatableText("PL must be B or W, not {text}", text=repr(said)))
    *others, last = reversed(colours)  # what is said of both is said of Black
    placement = Placement.read("/".join([*fields, last]), board)
    for colour in others:
        with contextlib.suppress(PlacementError):
            return setup.placed(dataclasses.replace(placement, colour=COLOURS.index(colour)))
    return setup.placed(placement)


def _stones(properties: Properties, board: Board) -> list[Touch]:
    return sorted(
        [
            Touch(named_site(cell.strip(), board), colour)
            for name, colour in _STONES.items()
            for cell in properties.get(name, ())
        ],
        key=lambda stone: (stone.site, stone.hand),
    )


def _fields(stones: Sequence[Touch], board: Board) -> list[str]:
    """Return the fields of a placement's text for stones of both colours."""
    cells = [
        letter + "".join([board.names[stone.site] for stone in stones if stone.hand == colour])
        for colour, letter in enumerate(LETTERS)
    ]
    return [field for field in cells if len(field) > 1]


def _seen(setup: Setup) -> list[Touch]:
    """Return the visible colours of the position in which a game starts, in order of sites."""
    seen = {piece.site: piece.colour for piece in setup.start().pieces()}
    return [Touch(site, seen[site]) for site in sorted(seen)]
