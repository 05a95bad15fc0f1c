"""What a review has found about each move, and the properties that store it in a saved game."""

from __future__ import annotations

import dataclasses
import enum
import functools
from collections.abc import Iterator, Mapping, Sequence

from rules.engine.report import percent
from rules.number import real_number, whole_number
from rules.position import Position
from rules.record.game_record import GameRecord, Node
from rules.refusal import RulesError
from rules.rng import stable_hash
from rules.version import VERSION

DEFAULT_SIMULATIONS = 80_000  # of the review of a move


class Verdict(enum.Enum):
    """What a move was; the value is its name in files."""

    NONE = "none"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    MISSED_WIN = "missed win"  # proven: a win before the move, a draw after it
    LOST_WON_GAME = "lost won game"  # proven: a win before the move, a loss after it


# [verdict] -> the loss of win rate, from 0 to 1, from which on it is given; the greatest first.
# These are the thresholds of lichess.
THRESHOLDS = {
    Verdict.BLUNDER: 0.15,
    Verdict.MISTAKE: 0.10,
    Verdict.INACCURACY: 0.05,
}

SHOWN_SCALE = 2  # how much further calibrated win rates move

# those that should be retried
SERIOUS = (Verdict.MISTAKE, Verdict.BLUNDER, Verdict.MISSED_WIN, Verdict.LOST_WON_GAME)

_WON_BEFORE = {0.0: Verdict.LOST_WON_GAME, 0.5: Verdict.MISSED_WIN}  # [proven rate after it]


def verdict_on(loss: float) -> Verdict:
    """Return the verdict on a move that lost so much win rate, from 0 to 1."""
    return next((one for one, least in THRESHOLDS.items() if loss >= least), Verdict.NONE)


def proven_verdict_on(before: float, after: float) -> Verdict:
    """Return the verdict on a move where both win rates of its player are proven."""
    if before == 1.0 and after in _WON_BEFORE:
        return _WON_BEFORE[after]
    return verdict_on(before - after)


@dataclasses.dataclass(frozen=True)
class Rate:
    """A win rate of the player to move, from 0 to 1, and whether it is proven."""

    value: float
    proven: bool = False

    @property
    def percent(self) -> int:
        """The win rate as people read it: only what is proven is 0 or 100."""
        return round(100 * self.value) if self.proven else percent(self.value)


WON, LOST = Rate(1.0, proven=True), Rate(0.0, proven=True)


def rate_at_end(position: Position, player: int) -> Rate | None:
    """Return the win rate of a player in a game that is over; None while it is on."""
    outcome = position.outcome()
    if outcome is None:
        return None
    winner = outcome.winner
    rate = 0.5 if winner is None else float(position.player_of(winner) == player)
    return Rate(rate, proven=True)


def loss_read(before: Rate, after: Rate) -> float:
    """Return how much of a win rate was lost, from 0 to 1, by the percentages that people read."""
    return max(0, before.percent - after.percent) / 100


def as_bound(rate: Rate) -> Rate:
    """Return the win rate before a turn from that after it: only a win is proven by one turn."""
    return Rate(rate.value, rate == WON)


def turned(rate: Rate, seen_at: Position, wanted_at: Position) -> Rate:
    """Return a rate of the player who acts in one position for the one who acts in another."""
    same = seen_at.player == wanted_at.player
    return rate if same else Rate(1.0 - rate.value, rate.proven)


DECIMALS = 4  # of a win rate: more would be noise

LINE_TURNS = 6  # of the best line, at most


@dataclasses.dataclass(frozen=True, kw_only=True)
class MoveReview:
    """What the engine found about a move of a game.

    Attributes:
        player: who played it: 0, who started as Black, or 1.
        turn: the move, in notation.
        best: the best move found; the move itself if none was better.
        win_rate: of player 0 before the move, from 0 to 1, if the best move is played.
        loss: how much less its player can expect after it, from 0 to 1.
        proven: whether ``win_rate`` is exact: 0, 1/2 or 1.
        proven_after: whether the win rate after the move is exact.
        simulations: of the search.
        line: the best turns expected after ``best``, in notation; may be empty.
        shown: the calibrated win rates of its player before and after it, which people read and
            which its verdict is on then: ``shown_review`` sets them. No part of the review itself.
    """

    player: int
    turn: str
    best: str
    win_rate: float
    loss: float
    proven: bool
    proven_after: bool
    simulations: int
    line: tuple[str, ...] = ()
    shown: tuple[float, float] | None = dataclasses.field(default=None, compare=False)

    @property
    def win_rate_after(self) -> float:
        """The win rate of player 0 after the move."""
        loss = -self.loss if self.player else self.loss
        return round(self.win_rate - loss, DECIMALS)

    @property
    def shown_rates(self) -> tuple[float, float]:
        """The win rates of its player before and after the move, as users read them."""
        return self.shown or (
            rate_for(self.player, self.win_rate),
            rate_for(self.player, self.win_rate_after),
        )

    @property
    def shown_loss(self) -> float:
        """The difference between these rates in whole per cent, from 0 to 1."""
        before, after = self.shown_rates
        return loss_read(Rate(before, self.proven), Rate(after, self.proven_after))

    @property
    def judged_loss(self) -> float:
        """The loss that is shown, on the scale of ``THRESHOLDS``, by which a move is judged."""
        return self.shown_loss if self.shown is None else self.shown_loss / SHOWN_SCALE

    @functools.cached_property
    def verdict(self) -> Verdict:
        if self.proven and self.proven_after:
            return proven_verdict_on(
                rate_for(self.player, self.win_rate), rate_for(self.player, self.win_rate_after)
            )
        return verdict_on(self.judged_loss)


def rate_for(player: int, win_rate: float) -> float:
    """Return the win rate of ``player`` from that of player 0, and the other way round."""
    return round(1.0 - win_rate, DECIMALS) if player else win_rate


# [index of a move] -> its review; some moves may be missing
MoveReviews = dict[int, MoveReview]


def game_line(record: GameRecord) -> list[Node]:
    """Return the nodes of the game as played: the main line, to where the game was ended."""
    return record.end_node.path()


def moves_to_review(count: int, known: Mapping[int, MoveReview], simulations: int) -> list[int]:
    """Return the indexes of the moves that lack a review as deep as this, the last one first."""
    return [
        at
        for at in reversed(range(count))
        if at not in known or known[at].simulations < simulations
    ]


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

    ``XK`` at the root names the engine and how deeply it searched; ``XQ`` at the node of a move
    holds the move's review. Each holds a hash of the position and the move that it is about: if
    another program changed the moves, their reviews do not count.

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
    line, moves = game_line(record), MoveReviews()
    engine, simulations, problem = read_engine(record)
    warnings = []
    for at, found in read_moves(record, line):
        if isinstance(found, ReviewError):
            warnings.append(f"the review of move {at + 1}, {line[at].text}, is ignored: {found}")
        elif found is not None:
            moves[at] = found
    return StoredReview(moves, (*warnings, *problem), engine, simulations)


def read_moves(
    record: GameRecord, line: Sequence[Node]
) -> Iterator[tuple[int, MoveReview | ReviewError | None]]:
    """Yield each move of the game with its review, or why that cannot be read; None without one.

    It may be read a few at a time. ``line`` is that of the game.
    """
    position = record.setup.start()
    for at, node in enumerate(line):
        values = node.properties.get(MOVE)
        yield at, None if values is None else _read_move(values, position, node)
        position.play_turn(node.turn)


def read_engine(record: GameRecord) -> tuple[str, int, list[str]]:
    """Return who made the reviews in a record, and with how many simulations; "" and 0 if unknown.

    The list says what is wrong with that, if anything.
    """
    values = record.root.properties.get(ENGINE)
    if values is None:
        return "", 0, []
    number = whole_number(values[1]) if len(values) == 2 else None
    if number is None or not 1 <= number <= MAX_SIMULATIONS:
        return "", 0, [f"{ENGINE} does not name an engine and its simulations"]
    return values[0], number, []


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


def _read_move(values: Sequence[str], position: Position, node: Node) -> MoveReview | ReviewError:
    """Return the review in the values of a property, or why it is damaged or of another move."""
    try:
        return _checked_move(values, position, node)
    except ReviewError as error:
        return error


def _checked_move(values: Sequence[str], position: Position, node: Node) -> MoveReview:
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
    """Check that turns can be played one after another."""
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
