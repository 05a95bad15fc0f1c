"""The review of a game in its record, and so in its saved game (docs/file-format.md).

``XK`` at the root names the engine and how deeply it searched; ``XQ`` at the node of a move holds
the move's review. Each holds a hash of the position and the move that it is about: if another
program changed the moves, their reviews do not count.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from rules.number import real_number, whole_number
from rules.position import Position
from rules.record.game_record import GameRecord, Node
from rules.refusal import RulesError
from rules.review.move_review import DECIMALS, LINE_TURNS, MoveReview, MoveReviews, game_line
from rules.stable_hash import stable_hash
from rules.version import VERSION

ENGINE, MOVE = "XK", "XQ"
OUR_ENGINE = f"Oddments {VERSION}"

_PROVEN = {
    "none": (False, False),
    "before": (True, False),
    "after": (False, True),
    "both": (True, True),
}  # [word] -> proven before the move, after it
_WORDS = {flags: word for word, flags in _PROVEN.items()}
_EXACT = {0.0, 0.5, 1.0}
MAX_SIMULATIONS = 2**31 - 1
_WORDS_OF_MOVE = 6  # at least; the turns of a line follow


@dataclasses.dataclass(frozen=True)
class StoredReview:
    """The review found in a record.

    Attributes:
        moves: of the game as played; may lack some.
        warnings: what was ignored, as clauses in English.
        engine: name and version of the engine that made the latest reviews; "" if unknown.
        simulations: how deeply it was asked to search; 0 if unknown.
    """

    moves: MoveReviews
    warnings: tuple[str, ...]
    engine: str = ""
    simulations: int = 0

    def moves_by(self, engine: str) -> MoveReviews:
        """Return the reviews if they are by this engine, whatever its version; else none."""
        return self.moves if is_same_engine(self.engine, engine) else {}


class ReviewError(ValueError):
    """A property that holds no review of its move; the text says why."""


def read_review(record: GameRecord) -> StoredReview:
    """Return the review that a record holds; damage costs only the reviews it is in."""
    moves: MoveReviews = {}
    warnings = []
    for at, node in enumerate(game_line(record)):
        values = node.properties.get(MOVE)
        if values is None:
            continue
        assert node.parent is not None
        try:
            moves[at] = _read_move(values, record.position_at(node.parent), node)
        except ReviewError as error:
            warnings.append(f"the review of move {at + 1}, {node.text}, is ignored: {error}")
    engine, simulations = "", 0
    values = record.root.properties.get(ENGINE)
    if values is not None:
        number = whole_number(values[1]) if len(values) == 2 else None
        if number is None or not 1 <= number <= MAX_SIMULATIONS:
            warnings.append(f"{ENGINE} does not name an engine and its simulations")
        else:
            engine, simulations = values[0], number
    return StoredReview(moves, tuple(warnings), engine, simulations)


def write_review(
    record: GameRecord, moves: MoveReviews, simulations: int, engine: str = OUR_ENGINE
) -> bool:
    """Write reviews of moves to a record, unless one as deep is there; return if it changed.

    ``simulations`` are those of the review that was asked for, ``engine`` is who made it.
    """
    known = read_review(record).moves_by(engine)
    changed = False
    for at, node in enumerate(game_line(record)):
        move = moves.get(at)
        if move is None or (at in known and known[at].simulations >= move.simulations):
            continue
        changed |= write_move_review(record, node, move, simulations, engine)
    return changed


def write_move_review(
    record: GameRecord,
    node: Node,
    review: MoveReview,
    simulations: int,
    engine: str = OUR_ENGINE,
) -> bool:
    """Write the review of one move to its node; return if the record changed.

    The first one by another engine removes those that are there: nothing would show which is whose.
    ``simulations`` are those of the review that was asked for, ``engine`` is who made it.
    """
    assert node.parent is not None
    text = _write_move(review, record.position_at(node.parent))
    if not is_same_engine(record.root.properties.get(ENGINE, [""])[0], engine):
        for other in game_line(record):
            other.properties.pop(MOVE, None)
    elif node.properties.get(MOVE) == [text]:
        return False
    node.properties[MOVE] = [text]
    record.root.properties[ENGINE] = [engine, str(simulations)]
    return True


def is_same_engine(one: str, other: str) -> bool:
    """Return whether two engines differ in their versions at most; "" is our own."""
    return _name(one or OUR_ENGINE) == _name(other or OUR_ENGINE)


def is_ours(engine: str) -> bool:
    """Return whether reviews by an engine, "" for an unknown one, count as by our own."""
    return is_same_engine(engine, OUR_ENGINE)


def _name(engine: str) -> str:
    """Return the name in a name and version; some engines have no version."""
    return engine.rpartition(" ")[0] or engine


def _write_move(move: MoveReview, position: Position) -> str:
    words = (
        f"{move.win_rate:.{DECIMALS}f}",
        f"{move.loss:.{DECIMALS}f}",
        _WORDS[move.proven, move.proven_after],
        str(move.simulations),
        move.best,
        _check(position, move.turn),
        *move.line,
    )
    return " ".join(words)


def _read_move(values: Sequence[str], position: Position, node: Node) -> MoveReview:
    """Return the review in the values of a property.

    Raises:
        ReviewError: it is damaged, or of another move.
    """
    words = values[0].split(" ") if len(values) == 1 else []
    if len(words) < _WORDS_OF_MOVE:
        raise ReviewError("it is damaged")
    rate, loss, proven, simulations, best, check, *line = words
    if check != _check(position, node.text):
        raise ReviewError("it is about another move")
    if proven not in _PROVEN:
        raise ReviewError(f"{proven!r} does not say what is proven")
    before, after = _PROVEN[proven]
    number = whole_number(simulations)
    if number is None or not 1 <= number <= MAX_SIMULATIONS:
        raise ReviewError(f"{simulations!r} is not a number of simulations")
    _check_line(position, (best, *line))
    review = MoveReview(
        player=position.player,
        turn=node.text,
        best=best,
        win_rate=_share(rate),
        loss=_share(loss),
        proven=before,
        proven_after=after,
        simulations=number,
        line=tuple(line),
    )
    rates = [review.win_rate] * before + [review.win_rate_after] * after
    if not 0 <= review.win_rate_after <= 1 or not set(rates) <= _EXACT:
        raise ReviewError("its win rate, its loss and what is proven contradict each other")
    return review


def _check_line(position: Position, line: Sequence[str]) -> None:
    """Check that turns can be played one after another.

    Raises:
        ReviewError: they cannot, or are too many.
    """
    if len(line) > LINE_TURNS:
        raise ReviewError("its line is too long")
    here = position.copy()
    for text in line:
        try:
            here.play_turn(here.read(text))
        except RulesError as error:
            what = "its best move" if text is line[0] else "its line"
            raise ReviewError(f"{what}: {error}") from None


def _share(text: str) -> float:
    number = real_number(text)
    if number is None or not 0 <= number <= 1:
        raise ReviewError(f"{text!r} is not a number from 0 to 1")
    return round(number, DECIMALS)


def _check(position: Position, text: str) -> str:
    """Return a hash of a position and the move played there."""
    return f"{stable_hash(f'{position.state_hash} {text}'):016x}"
