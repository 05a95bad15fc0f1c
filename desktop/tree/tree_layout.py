"""The layout of a tree of turns: a row for each turn number, downwards, and lanes to the right.

The main line stays in lane 0, and every line of first children has a lane of its own. Variations
of later turns are closer to the line that they leave, so that no two lines cross.
"""

from __future__ import annotations

from rules.record.game_record import GameRecord, Node

Place = tuple[int, int]  # row and lane


class Row:
    """The nodes in one row.

    Attributes:
        nodes, lanes: from left to right.
        reach: node -> the lane of its last child, for those with variations.
    """

    __slots__ = ("lanes", "nodes", "reach")

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.lanes: list[int] = []
        self.reach: dict[Node, int] = {}


class TreeLayout:
    """The places of all nodes of one record.

    Attributes:
        rows: [number of the turn] -> its row; the start is in row 0.
        places: node -> its place.
        width: the number of lanes.
    """

    def __init__(self, record: GameRecord) -> None:
        self._record = record
        self._shape = record.shape
        self._lay_out()

    def update(self) -> bool:
        """Update the layout from the record. Returns whether the tree has changed.

        A turn added to the end of a line takes constant time; other edits lay out the whole tree.
        """
        if self._shape == self._record.shape:
            return False
        if self._shape + 1 != self._record.shape or not self._extend_line(self._record.node):
            self._lay_out()
        self._shape = self._record.shape
        return True

    def _extend_line(self, node: Node) -> bool:
        """Add a new turn to the end of its line. Returns False if it is not one or has no room."""
        parent = node.parent
        if parent is None or parent not in self.places or node in self.places:
            return False
        if parent.children != [node] or node.children:
            return False
        row, lane = self.places[parent]
        row += 1
        if row == len(self.rows):
            self._add_row()
        elif lane > 0 and self._last_lanes[row] >= lane:
            return False
        self._put(node, row, lane, 0 if lane == 0 else len(self.rows[row].nodes))
        return True

    def _lay_out(self) -> None:
        """Lay out line by line; of the lines that leave another, the last comes first."""
        self.rows: list[Row] = []
        self.places: dict[Node, Place] = {}
        self.width = 1
        self._last_lanes: list[int] = []  # [row] -> the last lane in use
        waiting = [self._record.root]
        while waiting:
            first = waiting.pop()
            line = [first]
            while line[-1].children:
                line.append(line[-1].children[0])
            self._lay_line(line)
            for node in line:
                waiting.extend(reversed(node.children[1:]))

    def _lay_line(self, line: list[Node]) -> None:
        parent = line[0].parent
        row = lane = 0
        if parent is not None:
            above, beside = self.places[parent]
            row = above + 1
            lane = 1 + max(beside, *self._last_lanes[row : row + len(line)], -1)
            self.rows[above].reach[parent] = lane
            self._last_lanes[above] = lane
        for offset, node in enumerate(line):
            if row + offset == len(self.rows):
                self._add_row()
            self._put(node, row + offset, lane, len(self.rows[row + offset].nodes))

    def _put(self, node: Node, row: int, lane: int, index: int) -> None:
        self.rows[row].nodes.insert(index, node)
        self.rows[row].lanes.insert(index, lane)
        self.places[node] = row, lane
        self._last_lanes[row] = max(self._last_lanes[row], lane)
        self.width = max(self.width, lane + 1)

    def _add_row(self) -> None:
        self.rows.append(Row())
        self._last_lanes.append(-1)
