"""The game that is exported: its positions as drawings, and the style in which they are drawn."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from PySide6.QtCore import QObject

from desktop.board.board_scene import BoardScene, shown_numbers
from desktop.board.picture import board_for_paper
from desktop.game.game_session import GameSession
from desktop.game.game_text import turn_caption
from desktop.game.narrator import Narrator
from desktop.game.setup_text import setup_text
from desktop.painting.drawing import LAST_TURNS, Drawing, Numbers
from desktop.services.text import date_text, tr
from desktop.theme.themes import Theme
from desktop.views.game_views import VIEWS
from rules.diagram import diagram
from rules.piece import Change
from rules.position import Position
from rules.record.game_record import Node, Place
from rules.record.notes import Arrow, Mark, arrows_of, marks_of

ON_SCREEN = "screen"  # the theme of the window


@dataclasses.dataclass(frozen=True)
class PictureStyle:
    """The choices about an exported board, on top of how the window draws it.

    Attributes:
        theme: a key of the themes, or ``ON_SCREEN``.
        coordinates: whether coordinates are shown.
        numbers: which turn numbers are on the pieces.
        last_turn: whether the last turn is marked.
        marks: whether marks and letters on cells are shown.
    """

    theme: str = ON_SCREEN
    coordinates: bool = True
    numbers: Numbers = Numbers.NONE
    last_turn: bool = True
    marks: bool = True

    def drawing(self, screen: Drawing) -> Drawing:
        """Return the drawing of the screen with the choices applied."""
        return dataclasses.replace(screen, coordinates=self.coordinates, numbers=self.numbers)

    def texts(self) -> dict[str, str]:
        """Return the choices as stored in the settings."""
        return {
            "theme": self.theme,
            "coordinates": str(self.coordinates),
            "numbers": self.numbers.value,
            "last_turn": str(self.last_turn),
            "marks": str(self.marks),
        }

    def read(self, texts: Mapping[str, str]) -> PictureStyle:
        """Return stored choices; missing or invalid ones are those of this style."""
        numbers = {found.value: found for found in Numbers}
        truths = {"True": True, "False": False}
        return PictureStyle(
            theme=texts.get("theme", self.theme),
            coordinates=truths.get(texts.get("coordinates", ""), self.coordinates),
            numbers=numbers.get(texts.get("numbers", ""), self.numbers),
            last_turn=truths.get(texts.get("last_turn", ""), self.last_turn),
            marks=truths.get(texts.get("marks", ""), self.marks),
        )


@dataclasses.dataclass(frozen=True)
class Moment:
    """A position to be drawn.

    Attributes:
        last: what the last turn changed; empty if it is not to be marked.
        numbers: the turn numbers on pieces.
        marks: the marks on cells. arrows: those between cells.
        turn: how many turns have been played.
    """

    position: Position
    last: tuple[Change, ...]
    numbers: Mapping[Place, int]
    marks: Mapping[int, Mark]
    arrows: tuple[Arrow, ...]
    turn: int

    def show_on(self, scene: BoardScene) -> None:
        scene.show_position(self.position, self.last, numbers=self.numbers, marks=self.marks)
        scene.show_marks(arrows=self.arrows)


class ExportSource:
    """A session's game, as it is at the time of each call.

    Attributes:
        session: the game.
        nodes: the turns up to the current one.
        themes: [key] -> the themes to choose from.
    """

    def __init__(
        self, session: GameSession, screen: Drawing, theme: Theme, themes: Mapping[str, Theme]
    ) -> None:
        """``screen`` and ``theme``: how the window draws the board; ``themes``: all themes."""
        self.session = session
        self.nodes: list[Node] = session.record.line
        self._screen, self._theme, self.themes = screen, theme, themes
        self._view = VIEWS[session.record.setup.game.key]
        self._narrator = Narrator(session, self._view, for_others=True)

    # -- what is drawn -----------------------------------------------------------------------

    def theme(self, style: PictureStyle) -> Theme:
        return self.themes.get(style.theme, self._theme)

    def shown(self, style: PictureStyle) -> Moment:
        """Return what the board shows now, with the unfinished turn."""
        session = self.session
        turns = [node.turn for node in self.nodes]
        if session.steps:
            turns.append(tuple(session.steps))
        return Moment(
            session.position.copy(),
            session.last_turn if style.last_turn else (),
            shown_numbers(session.record.setup.start(), turns, style.numbers),
            *self._marks(session.record.node, style),
            len(turns),
        )

    def after(self, turn: int, style: PictureStyle, last: int = LAST_TURNS) -> Moment:
        """Return the position after ``turn`` turns, of which ``last`` count as the last ones."""
        record = self.session.record
        turns = [node.turn for node in self.nodes[:turn]]
        node = self.nodes[turn - 1] if turn else record.root
        before = record.position_at(node.parent) if node.parent and style.last_turn else None
        return Moment(
            record.position_at(node).copy(),
            before.turn_changes(node.turn) if before is not None else (),
            shown_numbers(record.setup.start(), turns, style.numbers, last),
            *self._marks(node, style),
            turn,
        )

    def has_turns(self) -> bool:
        """Return whether anything was played up to the current position."""
        return bool(self.nodes or self.session.steps)

    def has_marks(self, *, whole: bool) -> bool:
        """Return whether the current position has marks, or with ``whole`` any position."""
        record = self.session.record
        nodes = [record.root, *self.nodes] if whole else [record.node]
        return any(any(self._marks(node, PictureStyle())) for node in nodes)

    def _marks(
        self, node: Node, style: PictureStyle
    ) -> tuple[Mapping[int, Mark], tuple[Arrow, ...]]:
        """Return the marks on cells and the arrows that are shown."""
        board = self.session.position.board
        if not style.marks:
            return {}, ()
        return marks_of(node.properties, board), arrows_of(node.properties, board)

    @contextmanager
    def board(self, style: PictureStyle) -> Iterator[BoardScene]:
        """Yield a scene for moments, painted as vectors."""
        setup, drawing = self.session.record.setup, style.drawing(self._screen)
        with board_for_paper(setup, self.theme(style), drawing) as scene:
            yield scene

    def scene(self, style: PictureStyle, parent: QObject) -> BoardScene:
        """Return a scene for moments that are painted as pixels, all in the same size."""
        setup, drawing = self.session.record.setup, style.drawing(self._screen)
        return BoardScene(setup, self.theme(style), drawing, parent)

    # -- descriptions ------------------------------------------------------------------------

    @property
    def title(self) -> str:
        return setup_text(self.session.record.setup)

    @property
    def players(self) -> str:
        """The players with their current colours."""
        position = self.session.position
        names = [self._narrator.name(position.player_of(colour)) for colour in (0, 1)]
        return " – ".join([f"{name} ({self._view.player_name(c)})" for c, name in enumerate(names)])

    @property
    def state(self) -> str:
        """The result of the game, or its last turn and the player to move."""
        if text := self._narrator.conclusion():
            return text
        position = self.session.record.position
        to_move = tr("{colour} to move.", colour=self._view.player_name(position.colour))
        if not self.nodes:
            return to_move
        return f"{self.turn_text(len(self.nodes))}. {to_move}"

    @property
    def date(self) -> str:
        return date_text((self.session.record.root.properties.get("DT") or [""])[0])

    def turn_text(self, turn: int) -> str:
        """Return a caption such as "After move 12, c4"."""
        if not turn:
            return tr("The start")
        caption = turn_caption(self.nodes[turn - 1])
        return tr("After move {turn}, {caption}", turn=turn, caption=caption)

    def text(self) -> str:
        """Return the current position as a text diagram with captions."""
        position = self.session.position
        board = diagram(position.board, position.pieces())
        return "\n".join([self.title, self.players, "", board, "", self.state, ""])
