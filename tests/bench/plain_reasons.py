"""What a sentence of a review says, counted once more on the boards of the plain games.

Nothing here knows ``rules/`` or ``desktop/``: the sentence is read with its English words, both
lines are played by ``plain_game``, and groups, rows and connections are counted from the names of
cells. It is slow.
"""

from __future__ import annotations

import heapq
import itertools
import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from plain_game import ORTHOGONAL, PlainGame, moved, name_of, new_game

COLOURS = {"Black": "B", "White": "W", "Player 1": "B", "Player 2": "W"}
OTHER = {"B": "W", "W": "B"}
ENDLESS = 10**6

Cells = set[str]


class Sight:
    """A board and whose turn it is, after some turns."""

    def __init__(self, setup: str, turns: Sequence[str]) -> None:
        self.game: Any = new_game(setup.split())
        for turn in turns:
            self.game.play(turn)
        self.colours: dict[str, str] = self.game.tops()
        self.to_move: str = self.game.colour
        self.near = _neighbours(self.game)
        self.size = int((re.findall(r"size=(\d+)", setup) or "8")[0])

    def groups(self, colour: str) -> list[Cells]:
        """Return the groups of a colour."""
        left = {cell for cell, one in self.colours.items() if one == colour}
        found = []
        while left:
            group = {left.pop()}
            while True:
                beside = {other for cell in group for other in self.near[cell]} & left
                if not beside:
                    break
                group |= beside
                left -= beside
            found.append(group)
        return found

    def sizes(self, colour: str) -> Counter[int]:
        return Counter([len(group) for group in self.groups(colour)])

    def biggest(self, colour: str) -> int:
        return max(self.sizes(colour), default=0)

    def distances(self, colour: str) -> list[int]:
        """Return how many steps it takes from each square of a colour to the edge."""
        found = []
        for cell in [cell for cell, one in self.colours.items() if one == colour]:
            column, row = "abcdefghijk".index(cell[0]) + 1, int(cell[1:])
            found.append(min(column, row, self.size + 1 - column, self.size + 1 - row) - 1)
        return found

    def scores(self) -> dict[str, int]:
        """Return the biggest unmatched group of each colour."""
        return {
            one: max(self.sizes(one) - self.sizes(OTHER[one]), default=0)
            for one in COLOURS.values()
        }


def _neighbours(game: PlainGame) -> dict[str, Cells]:
    names: dict[Any, str] = getattr(game, "names", {})
    near: dict[Any, set[Any]] = getattr(game, "neighbours", {})
    if near:
        called = {cell: names.get(cell) or name_of(cell) for cell in near}
        return {called[cell]: {called[one] for one in others} for cell, others in near.items()}
    cells = [(column, row) for column in range(11) for row in range(11)]
    return {name_of(cell): {name_of(moved(cell, by)) for by in ORTHOGONAL} for cell in cells}


class Lines:
    """The lines after a move and after a better one, as the sentence and its claim see them."""

    def __init__(
        self, setup: str, before: list[str], played: list[str], better: list[str], missed: bool
    ) -> None:
        """``missed``: whether the claim is about the better line."""
        self.setup, self.before = setup, before
        self.own, self.other = (better, played) if missed else (played, better)
        self.missed = missed

    def sight(self, turns: Sequence[str]) -> Sight:
        return Sight(self.setup, [*self.before, *turns])

    @property
    def ends(self) -> tuple[Sight, Sight]:
        """The ends of the claim's line and of the other one, after equally many turns."""
        count = min(len(self.own), len(self.other))
        return self.sight(self.own[:count]), self.sight(self.other[:count])

    def last_turn(self, moves: str) -> tuple[Sight, Sight]:
        """Return the board before and after the last of these moves, which are in the line."""
        turns = moves.split("; ")
        whole = turns if self.missed else [self.own[0], *turns]
        if self.own[: len(whole)] != whole:
            raise WrongError(f"{moves} is not in the line")
        return self.sight(whole[:-1]), self.sight(whole)


class WrongError(Exception):
    """The sentence says what is not so."""


def _demand(so: bool, what: str) -> None:
    if not so:
        raise WrongError(what)


def _joined(lines: Lines, colour: str, size: str, moves: str) -> None:
    before, after = lines.last_turn(moves)
    number = int(size)
    _demand(before.to_move == colour, "another player moves")
    old = before.groups(colour)
    _demand(
        any(
            len(group) == number and sum([bool(group & part) for part in old]) > 1
            for group in after.groups(colour)
        ),
        "nothing is joined to that size",
    )
    own, other = lines.ends
    _demand(own.biggest(colour) >= number, "it does not last")
    _demand(other.biggest(colour) < number, "the other line has it too")


def _cut(lines: Lines, colour: str, size: str, rest: str, moves: str) -> None:
    before, after = lines.last_turn(moves)
    number, victim = int(size), OTHER[colour]
    _demand(before.to_move == colour, "another player moves")
    parts = [
        [len(part) for part in after.groups(victim) if part & group]
        for group in before.groups(victim)
        if len(group) == number
    ]
    _demand(any(len(each) > 1 and max(each) == int(rest) for each in parts), "nothing is cut so")
    own, other = lines.ends
    _demand(own.biggest(victim) < number, "it does not last")
    _demand(other.biggest(victim) >= number, "the other line does it too")


def _matched(lines: Lines, colour: str, size: str, moves: str) -> None:
    before, after = lines.last_turn(moves)
    number, victim = int(size), OTHER[colour]
    _demand(before.to_move == colour, "another player moves")
    _demand(before.scores()[victim] == number, "that group did not score")
    _demand(after.sizes(victim)[number] == after.sizes(colour)[number] > 0, "nothing is matched")
    own, other = lines.ends
    _demand(own.scores()[victim] < number, "it does not last")
    _demand(other.scores()[victim] >= number, "the other line does it too")


def _scores(lines: Lines, *numbers: str) -> None:
    _measured(lines, [end.scores() for end in lines.ends], numbers)


def _group_number(sight: Sight) -> dict[str, int]:
    return {one: len(sight.groups(one)) for one in "BW"}


def _fewer(lines: Lines, colour: str, old: str, new: str, moves: str) -> None:
    before, after = lines.last_turn(moves)
    _demand(before.to_move == colour, "another player moves")
    numbers = [_group_number(sight)[colour] for sight in (before, after)]
    _demand(numbers == [int(old), int(new)], f"groups go from {numbers[0]} to {numbers[1]}")
    own, other = [_group_number(end)[colour] for end in lines.ends]
    _demand(own < other, "the other line has no more groups")


def _more(lines: Lines, colour: str, old: str, new: str, moves: str) -> None:
    before, after = lines.last_turn(moves)
    victim = OTHER[colour]
    _demand(before.to_move == colour, "another player moves")
    numbers = [_group_number(sight)[victim] for sight in (before, after)]
    _demand(numbers == [int(old), int(new)], f"groups go from {numbers[0]} to {numbers[1]}")
    own, other = [_group_number(end)[victim] for end in lines.ends]
    _demand(own > other, "the other line has no fewer groups")


def _groups(lines: Lines, *numbers: str) -> None:
    _measured(lines, [_group_number(end) for end in lines.ends], numbers, less=True)


def _biggest(lines: Lines, *numbers: str) -> None:
    _measured(lines, [{one: end.biggest(one) for one in "BW"} for end in lines.ends], numbers)


def _joining(lines: Lines, *numbers: str) -> None:
    found = [
        {
            one: len(
                [
                    cell
                    for cell in end.near.keys() - end.colours.keys()
                    if len([group for group in end.groups(one) if group & end.near[cell]]) > 1
                ]
            )
            for one in "BW"
        }
        for end in lines.ends
    ]
    _measured(lines, found, numbers)


def _inside(lines: Lines, *numbers: str) -> None:
    found = [{one: len([d for d in end.distances(one) if d]) for one in "BW"} for end in lines.ends]
    _measured(lines, found, numbers)


def _distance(lines: Lines, *numbers: str) -> None:
    found = [{one: sum(end.distances(one)) for one in "BW"} for end in lines.ends]
    _measured(lines, found, numbers)


def _measured(
    lines: Lines, found: list[dict[str, int]], numbers: Sequence[str], *, less: bool = False
) -> None:
    """Demand these numbers at the ends, of Black and White, and a smaller lead at the first one."""
    _demand(_pairs(found) == list(map(int, numbers)), f"it is {found}")
    mover = lines.sight([]).to_move
    leads = [one[mover] - one[OTHER[mover]] for one in found]
    _demand(leads[0] > leads[1] if less else leads[0] < leads[1], "the better line is not better")


def _pairs(found: Sequence[dict[str, int]]) -> list[int]:
    return [one[colour] for one in found for colour in "BW"]


def _connected(lines: Lines, colour: str, sides: str, moves: str) -> None:
    before, after = lines.last_turn(moves)
    _demand(before.to_move == colour, "another player moves")
    _demand(after.game.over and not before.game.over, "the game is not won")
    wanted = {int(side) - 1 for side in re.findall(r"\d+", sides)}
    names = {name_of(cell): set(touched) for cell, touched in after.game.sides.items()}
    groups = [set().union(*[names[cell] for cell in group]) for group in after.groups(colour)]
    _demand(any(wanted <= touched for touched in groups), "no group touches these sides")
    _demand(tuple(sorted(wanted)) in _triples(after.game), "they are not around the middle")
    _demand(_winner(lines, lines.other) != colour, "so does the other line")


def _winner(lines: Lines, turns: list[str]) -> str:
    """Return who has won with the last of these turns; "" for nobody."""
    return lines.sight(turns[:-1]).to_move if lines.sight(turns).game.over else ""


def _triples(game: Any) -> list[tuple[int, ...]]:
    """Return the triples of sides that hold the middle."""
    half = (game.count - 1) // 2
    return [
        (a, b, c)
        for a, b, c in itertools.combinations(range(game.count), 3)
        if max(b - a, c - b, a + game.count - c) <= half
    ]


def needed(sight: Sight, colour: str) -> int:
    """Return how many stones would win: the cheapest tree that holds three such sides.

    It grows from cell to cell and joins trees in a cell (Dreyfus and Wagner, 1971).
    """
    cost = dict.fromkeys(sight.near, 1)
    for cell, one in sight.colours.items():
        cost[cell] = 0 if one == colour else ENDLESS
    sides = {name_of(cell): set(touched) for cell, touched in sight.game.sides.items()}
    best = ENDLESS
    for three in _triples(sight.game):
        found: dict[str, dict[frozenset[int], int]] = {cell: {} for cell in sight.near}
        queue = [
            (cost[cell], number, frozenset([side]), cell)
            for number, cell in enumerate(sight.near)
            for side in sides[cell] & set(three)
            if cost[cell] < ENDLESS
        ]
        heapq.heapify(queue)
        number = len(sight.near)
        while queue:
            price, _, tree, cell = heapq.heappop(queue)
            if tree in found[cell]:
                continue
            found[cell][tree] = price
            if len(tree) == 3:
                best = min(best, price)
                break
            more = [(price + cost[other], tree, other) for other in sight.near[cell]]
            more += [
                (price + other_price - cost[cell], tree | other_tree, cell)
                for other_tree, other_price in found[cell].items()
                if not other_tree & tree
            ]
            for each in more:
                if each[0] < ENDLESS:
                    number += 1
                    heapq.heappush(queue, (each[0], number, *each[1:]))
    return best


def _blocked(lines: Lines, colour: str, new: str, old: str, moves: str) -> None:
    before, after = lines.last_turn(moves)
    victim = OTHER[colour]
    _demand(before.to_move == colour, "another player moves")
    numbers = [needed(sight, victim) for sight in (before, after)]
    _demand(numbers == [int(old), int(new)], f"it needs {numbers[0]}, then {numbers[1]}")
    own, other = [needed(end, victim) for end in lines.ends]
    _demand(own > other, "the other line needs as many")


def _needed(lines: Lines, *numbers: str) -> None:
    found = [{one: needed(end, one) for one in "BW"} for end in lines.ends]
    _measured(lines, found, numbers, less=True)


def _row(lines: Lines, colour: str, start: str, end: str, moves: str) -> None:
    before, after = lines.last_turn(moves)
    _demand(before.to_move == colour, "another player moves")
    _demand(after.game.won and not before.game.won, "the game is not won")
    ends = [("abcdefgh".index(cell[0]), int(cell[1]) - 1) for cell in (start, end)]
    gaps = [ends[1][axis] - ends[0][axis] for axis in (0, 1)]
    length = max(map(abs, gaps))
    _demand({abs(gap) for gap in gaps} <= {0, length}, "they are not in a row")
    by = (gaps[0] // length, gaps[1] // length)
    row = [after.game.discs.get(moved(ends[0], by, at)) for at in range(-1, length + 2)]
    _demand(len(set(row[1:-1])) == 1 and None not in row[1:-1], "the row has gaps")
    _demand(row[1] not in (row[0], row[-1]), "the row is longer")
    _demand(length + 1 == 5 or (length + 1 > 5 and colour == "W"), "the row does not win")
    _demand(_winner(lines, lines.other) != colour, "so does the other line")


def ways_to_win(sight: Sight, colour: str) -> int:
    """Return how many turns would win if it was this player's turn, whatever stood before."""
    game: Any = new_game(["themisto"])
    game.lay(dict(sight.game.discs))
    game.colour = colour
    ways = 0
    for after, changed, _start in game._results().values():
        lengths = [length for cell in changed for length in game._rows(after, cell)]
        ways += any(length == 5 or (length > 5 and colour == "W") for length in lengths)
    return ways


def _threats(lines: Lines, colour: str, ways: str, moves: str) -> None:
    before, after = lines.last_turn(moves)
    _demand(before.to_move == colour, "another player moves")
    number = ways_to_win(after, colour)
    _demand(number == int(ways), f"there are {number} ways")
    count = min(len(lines.own), len(lines.other))
    for at in range(count):
        sights = [lines.sight(lines.other[: at + more]) for more in (0, 1)]
        if sights[0].to_move == colour and not sights[1].game.over:
            _demand(ways_to_win(sights[1], colour) < number, "so does the other line")


def _threat(lines: Lines, colour: str, moves: str) -> None:
    _threats(lines, colour, "1", moves)


def _skip(lines: Lines, colour: str) -> None:
    start, after, better = [lines.sight(one) for one in ([], lines.own[:1], lines.other[:1])]
    _demand(start.to_move == colour, "another player moves")
    skips = [one.game.lost_turns()["BW".index(colour)] for one in (start, after, better)]
    _demand(skips[1] > max(skips[0], skips[2]), f"turns to skip: {skips}")
    cell = lines.own[0][:2]
    place = ("abcdefgh".index(cell[0]), int(cell[1]) - 1)
    lengths = start.game._rows(start.game.discs, place)
    _demand(bool({3, 4} & set(lengths)), "it is in no such row")


def _missed_skip(lines: Lines, colour: str, moves: str) -> None:
    before, after = lines.last_turn(moves)
    _demand(before.to_move == colour, "another player moves")
    index = "BW".index(colour)
    skips = [sight.game.lost_turns()[index] for sight in (before, after)]
    _demand(skips[1] > skips[0], f"turns to skip: {skips}")
    count = min(len(lines.own), len(lines.other))
    _demand(len(moves.split("; ")) <= count, "the other line is shorter")
    sights = [lines.sight(lines.other[:at]) for at in range(count + 1)]
    skips = [sight.game.lost_turns()[index] for sight in sights]
    _demand(skips == sorted(skips, reverse=True), "the other line costs a turn too")


def _left(lines: Lines, colour: str, *ways: str) -> None:
    _demand(lines.sight([]).to_move != colour, "it is the same player's move")
    found = [0 if end.game.over else ways_to_win(end, colour) for end in lines.ends]
    _demand(found == list(map(int, ways)), f"there are {found}")
    _demand(found[0] > found[1], "the better line is not better")


_NUMBERS = r": Black (\d+), White (\d+)\."
_ENDS = f" at the end of this line{_NUMBERS} With the better move{_NUMBERS}"
_WHO = r"(Black|White|Player 1|Player 2) "
_SENTENCES: Sequence[tuple[str, Callable[..., None]]] = (
    (_WHO + r"(?:can now join|could have joined) groups to (\d+): (.+)\.", _joined),
    (_WHO + r"(?:can now|could have) cut a group of (\d+) down to (\d+): (.+)\.", _cut),
    (_WHO + r"(?:can now match|could have matched) the group of (\d+): (.+)\.", _matched),
    ("Score" + _ENDS, _scores),
    (_WHO + r"(?:can now go|could have gone) from (\d+) groups to (\d+): (.+)\.", _fewer),
    ("Groups" + _ENDS, _groups),
    ("Biggest group" + _ENDS, _biggest),
    ("Cells that join groups" + _ENDS, _joining),
    ("(?:Stacks|Stones) away from the edge" + _ENDS, _inside),
    ("Total distance from the edge" + _ENDS, _distance),
    (
        _WHO + r"(?:can now connect|could have connected) sides (.+) around the middle: (.+)\.",
        _connected,
    ),
    (
        _WHO + r"(?:can now block|could have blocked) the way, so that the other player "
        r"need(?:s|ed) (\d+) more stones, not (\d+): (.+)\.",
        _blocked,
    ),
    ("Stones still needed" + _ENDS, _needed),
    (
        _WHO + r"(?:can now make|could have made) a winning row from (..) to (..): (.+)\.",
        _row,
    ),
    (
        _WHO + r"could have threatened to win in (\d+) ways: (.+)\.",
        _threats,
    ),
    (_WHO + r"could have threatened to win: (.+)\.", _threat),
    (_WHO + r"would have had to skip a turn: (.+)\.", _missed_skip),
    (
        r"Ways in which (Player 1|Player 2) threatens to win: (\d+) at the end of this line, "
        r"(\d+) at the end of the better one\.",
        _left,
    ),
    (_WHO + r"skips a turn: a disc left a row of three or four\.", _skip),
)


def fault(
    setup: str, before: list[str], played: list[str], better: list[str], sentence: str
) -> str:
    """Return what is wrong with the reason of a bad move; "" if it is so.

    ``before`` are the turns up to the move; ``played`` and ``better`` the lines of both moves.
    """
    for pattern, holds in _SENTENCES:
        match = re.fullmatch(pattern, sentence)
        if match is not None:
            missed = " could have " in sentence or " would have " in sentence
            lines = Lines(setup, before, played, better, missed)
            try:
                holds(lines, *[COLOURS.get(word, word) for word in match.groups()])
            except WrongError as error:
                return str(error)
            return ""
    return "nobody knows what that says"
