"""What is taken along: a game as it stands in a window, moment by moment, and words on it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from PySide6.QtCore import QObject

from desktop.board.board_scene import BoardScene
from desktop.board.picture import board_for_paper
from desktop.board.shown_numbers import shown_numbers
from desktop.export.picture_style import PictureStyle
from desktop.game.game_session import GameSession
from desktop.game.narrator import Narrator, turn_caption
from desktop.game.setup_text import setup_text
from desktop.i18n.text import tr
from desktop.painting.drawing import LAST_TURNS, Drawing
from desktop.theme.theme import Theme
from desktop.views import VIEWS
from rules.diagram import diagram
from rules.piece import Change
from rules.position import Position
from rules.record.game_record import Node
from rules.record.marks import Mark, marks_of
from rules.record.turn_numbers import Place


@dataclasses.dataclass(frozen=True)
class Moment:
    """A position to be drawn.

    Attributes:
        last: what the last turn did; empty if that is not to be marked.
        numbers: those on pieces.
        marks: those that a person put on cells.
        turn: how many turns have been played.
    """

    position: Position
    last: tuple[Change, ...]
    numbers: Mapping[Place, int]
    marks: Mapping[int, Mark]
    turn: int

    def show_on(self, scene: BoardScene) -> None:
        scene.show_position(self.position, self.last, numbers=self.numbers, marks=self.marks)


class ExportSource:
    """A session's game.

    It is looked at while it is asked: what was made of it does not follow the game.

    Attributes:
        session: the game.
        nodes: the turns up to the one that is shown.
        themes: [key] -> those to choose from.
    """

    def __init__(
        self, session: GameSession, screen: Drawing, theme: Theme, themes: Mapping[str, Theme]
    ) -> None:
        """``screen``, ``theme``: how the window draws the board; ``themes``: all there are."""
        self.session = session
        self.nodes: list[Node] = session.record.line
        self._screen, self._theme, self.themes = screen, theme, themes
        self._view = VIEWS[session.record.setup.game.key]
        self._narrator = Narrator(session, self._view)

    # -- what is drawn -----------------------------------------------------------------------

    def theme(self, look: PictureStyle) -> Theme:
        return self.themes.get(look.theme, self._theme)

    def shown(self, look: PictureStyle) -> Moment:
        """Return what the board shows now, with the unfinished turn."""
        session = self.session
        turns = [node.turn for node in self.nodes]
        if session.steps:
            turns.append(tuple(session.steps))
        return Moment(
            session.position.copy(),
            session.last_turn if look.last_turn else (),
            shown_numbers(session.record.setup.start(), turns, look.numbers),
            self._marks(session.record.node, look),
            len(turns),
        )

    def after(self, turn: int, look: PictureStyle, last: int = LAST_TURNS) -> Moment:
        """Return the position after so many turns; ``last`` turns count as the last ones."""
        record = self.session.record
        turns = [node.turn for node in self.nodes[:turn]]
        node = self.nodes[turn - 1] if turn else record.root
        before = record.position_at(node.parent) if node.parent and look.last_turn else None
        return Moment(
            record.position_at(node).copy(),
            before.turn_changes(node.turn) if before is not None else (),
            shown_numbers(record.setup.start(), turns, look.numbers, last),
            self._marks(node, look),
            turn,
        )

    def has_turns(self) -> bool:
        """Whether anything was played up to the position that is shown."""
        return bool(self.nodes or self.session.steps)

    def has_marks(self, *, whole: bool) -> bool:
        """Whether a person marked cells of the shown position, or with ``whole`` of any one."""
        record = self.session.record
        nodes = [record.root, *self.nodes] if whole else [record.node]
        return any(self._marks(node, PictureStyle()) for node in nodes)

    def _marks(self, node: Node, look: PictureStyle) -> Mapping[int, Mark]:
        board = self.session.position.board
        return marks_of(node.properties, board) if look.marks else {}

    @contextmanager
    def board(self, look: PictureStyle) -> Iterator[BoardScene]:
        """A scene for moments, painted as shapes."""
        setup, drawing = self.session.record.setup, look.drawing(self._screen)
        with board_for_paper(setup, self.theme(look), drawing) as scene:
            yield scene

    def scene(self, look: PictureStyle, parent: QObject) -> BoardScene:
        """Return a scene for moments that are painted one after another in the same size: as
        pixels.
        """
        setup, drawing = self.session.record.setup, look.drawing(self._screen)
        return BoardScene(setup, self.theme(look), drawing, parent)

    # -- what is said ------------------------------------------------------------------------

    @property
    def title(self) -> str:
        return setup_text(self.session.record.setup)

    @property
    def players(self) -> str:
        """Who has Black and who White now."""
        position = self.session.position
        names = [self._narrator.name(position.player_of(colour)) for colour in (0, 1)]
        return " – ".join([f"{name} ({self._view.player_name(c)})" for c, name in enumerate(names)])

    @property
    def state(self) -> str:
        """Where the game is: its result, or the last turn and who is to move."""
        if text := self._narrator.conclusion():
            return text
        position = self.session.record.position
        to_move = tr("{colour} to move.", colour=self._view.player_name(position.colour))
        if not self.nodes:
            return to_move
        return f"{self.turn_text(len(self.nodes))}. {to_move}"

    @property
    def date(self) -> str:
        return (self.session.record.root.properties.get("DT") or [""])[0]

    def turn_text(self, turn: int) -> str:
        """As in "After turn 12, c4"."""
        if not turn:
            return tr("The start")
        caption = turn_caption(self.nodes[turn - 1])
        return tr("After move {turn}, {caption}", turn=turn, caption=caption)

    def text(self) -> str:
        """Return what the board shows, as lines of text."""
        position = self.session.position
        board = diagram(position.board, position.pieces())
        return "\n".join([self.title, self.players, "", board, "", self.state, ""])
