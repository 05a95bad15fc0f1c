"""Themisto in plain Python, by its rules alone: see ``plain_game``."""

from plain_game import BLACK, DIAGONAL, ORTHOGONAL, OTHER, WHITE, Cell, PlainGame, moved, name_of


class Game(PlainGame):
    def __init__(self) -> None:
        super().__init__()
        edge = [(c, 0) for c in range(8)] + [(7, r) for r in range(1, 8)]
        edge += [(c, 7) for c in reversed(range(7))] + [(0, r) for r in reversed(range(1, 7))]
        self.lay({cell: (BLACK, WHITE)[at % 2] for at, cell in enumerate(edge)})

    def lay(self, discs: dict[Cell, str]) -> None:
        """Begin with these discs."""
        self.discs = discs
        self.before: dict[Cell, str] | None = None  # before the last turn
        self.skips = {BLACK: 0, WHITE: 0}
        self.won = False
        self.seen: dict[tuple[object, ...], int] = {}
        self._note()

    def lost_turns(self) -> tuple[int, int]:
        return self.skips[BLACK], self.skips[WHITE]

    def tops(self) -> dict[str, str]:
        return {name_of(cell): colour for cell, colour in self.discs.items()}

    def _note(self) -> None:
        key = (frozenset(self.discs.items()), self.colour, *self.skips.values())
        self.seen[key] = self.seen.get(key, 0) + 1
        self.repeated = self.seen[key] == 3

    @property
    def over(self) -> bool:
        return self.won or self.repeated

    def board_turns(self) -> list[str]:
        return list(self._results()) or ["pass"]

    def _results(self) -> dict[str, tuple[dict[Cell, str], set[Cell], Cell]]:
        """Return for each turn the board after it, the discs that changed, and its start."""
        found = {}
        for start, colour in self.discs.items():
            for by in (*ORTHOGONAL, *DIAGONAL):
                end = moved(start, by)
                while end not in self.discs and min(end) >= 0 and max(end) < 8:
                    after = {**self.discs, end: OTHER[colour]}
                    del after[start]
                    if any(moved(end, to) in after for to in (*ORTHOGONAL, *DIAGONAL)):
                        text = f"{name_of(start)}-{name_of(end)}"
                        found[text] = (after, {end}, start)
                        if taken := self._captured(after, end):
                            flipped = dict.fromkeys(taken, after[end])
                            found[f"{text}x"] = (after | flipped, {end, *taken}, start)
                    end = moved(end, by)
        return {text: one for text, one in found.items() if one[0] != self.before}

    def _captured(self, discs: dict[Cell, str], end: Cell) -> set[Cell]:
        taken = set()
        for by in (*ORTHOGONAL, *DIAGONAL):
            line, cell = [], moved(end, by)
            while discs.get(cell) == OTHER[discs[end]]:
                line.append(cell)
                cell = moved(cell, by)
            if discs.get(cell) == discs[end] and (self.colour == WHITE or len(line) <= 3):
                taken |= set(line)
        return taken

    @staticmethod
    def _rows(discs: dict[Cell, str], cell: Cell) -> list[int]:
        """Return the lengths of the rows that a disc stands in."""
        lengths = []
        for by in ((1, 0), (0, 1), (1, 1), (1, -1)):
            length = 1
            for sign in (1, -1):
                at = moved(cell, by, sign)
                while discs.get(at) == discs[cell]:
                    length += 1
                    at = moved(at, by, sign)
            lengths.append(length)
        return lengths

    def put(self, turn: str) -> None:
        before = self.discs
        if turn != "pass":
            after, changed, start = self._results()[turn]
            if {3, 4} & set(self._rows(self.discs, start)):
                self.skips[self.colour] += 1
            self.discs = after
            lengths = [length for cell in changed for length in self._rows(after, cell)]
            self.won = any(n == 5 or (n > 5 and self.colour == WHITE) for n in lengths)
        self.before = before

    def play(self, turn: str) -> None:
        super().play(turn)
        while self.skips[self.colour]:
            self.skips[self.colour] -= 1
            self.colour = OTHER[self.colour]
        self._note()
