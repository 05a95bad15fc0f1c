"""Shows a review: the graph, the panel, a sentence, and marks on the board."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPen

from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession
from desktop.game.game_text import numbered_turn, suggested_turn, turn_caption
from desktop.painting.candidate import Mistake, ShownVerdict, loss_colour
from desktop.painting.game_view import GameView
from desktop.panels.better_line import BetterLine, better_line, distinct_changes
from desktop.panels.reason_pictures import ReasonPictures, ReasonStrip, changed_cells
from desktop.panels.review_panel import (
    SIGNS,
    STEPS,
    Moment,
    PlayerReview,
    ReviewPanel,
    counts_text,
    move_sentence,
    next_sentence,
    verdict_name,
)
from desktop.panels.reviewer import Reviewer
from desktop.services.text import clauses, say, tr, translated
from desktop.theme.themes import UI_THEME, player_fills
from desktop.widgets.page import SwitchedPanel
from desktop.widgets.point_graph import PointGraph
from rules.position import BLACK, WHITE
from rules.reason import Reason
from rules.record.game_record import Node
from rules.review.accuracy import (
    LevelEstimate,
    game_accuracy,
    level_estimate,
)
from rules.review.move_review import (
    LINE_TURNS,
    SERIOUS,
    MoveReview,
    Verdict,
    is_ours,
    rate_for,
)
from rules.review.reasons import find_reason, shown_positions
from rules.training.exercise import humans

_DOT = 4.0
_MAX_DOTTED = 400  # moves: with more, dots would hide the graph


@dataclasses.dataclass(frozen=True)
class GraphPoint:
    """The game after a move, or before the first.

    Attributes:
        rate: of Black, from 0 to 1; None while it is unknown.
        proven: whether the rate is exact.
        loss: of a move that has a verdict; 0 for the others.
    """

    rate: float | None
    proven: bool = False
    loss: float = 0.0


class WinRateGraph(PointGraph):
    """Shows the rates of a game; a point is chosen to go to its move.

    Black's share is below the curve and White's above. Proven stretches have a thicker curve.
    """

    points: Sequence[GraphPoint]

    def __init__(self, *, numbered: bool = False) -> None:
        """``numbered``: the players have no colours of their own."""
        super().__init__()
        self._numbered = numbered
        say(self.setAccessibleName, lambda: tr("Win rate, move by move"))

    def point_at(self, index: int) -> QPointF:
        """Return where a point is in the widget; in its middle if the rate is unknown."""
        box, rate = self._box(), self.points[index].rate
        height = 0.5 if rate is None else rate
        return QPointF(self._x(index), box.bottom() - height * box.height())

    # -- private -----------------------------------------------------------------------------

    def _stretches(self) -> list[Sequence[int]]:
        """Return the runs of points whose rate is known, as far as they differ on the screen."""
        runs: list[range] = []
        start = None
        for index in range(len(self.points) + 1):
            known = index < len(self.points) and self.points[index].rate is not None
            if known and start is None:
                start = index
            elif not known and start is not None:
                runs.append(range(start, index))
                start = None
        return [self._distinct(run, lambda index: self.points[index].rate or 0.0) for run in runs]

    def _paint_graph(self, painter: QPainter) -> None:
        theme, box = UI_THEME.theme, self._box()
        stretches = self._stretches()
        for run in stretches:
            self._paint_areas(painter, run)
        middle = box.center().y()
        painter.setPen(QPen(QColor(theme.coordinates), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))
        for run in stretches:
            self._paint_curve(painter, run)
        painter.setPen(QPen(QColor(theme.plate_edge), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)
        self._paint_line(painter, self._hovered, theme.coordinates, 1)
        self._paint_line(painter, self.current, theme.hint, 3)
        self._paint_dots(painter)

    def _paint_areas(self, painter: QPainter, run: Sequence[int]) -> None:
        """Fill what is below the curve with Black's colour, and the rest with White's."""
        box = self._box()
        fills = [QColor(fill) for fill in player_fills(UI_THEME.theme, numbered=self._numbered)]
        left, right = self._x(run[0]), self._x(run[-1])
        painter.fillRect(QRectF(left, box.top(), right - left, box.height()), fills[WHITE])
        area = QPainterPath(QPointF(left, box.bottom()))
        for index in run:
            area.lineTo(self.point_at(index))
        area.lineTo(QPointF(right, box.bottom()))
        painter.fillPath(area, fills[BLACK])

    def _paint_curve(self, painter: QPainter, run: Sequence[int]) -> None:
        colour = QColor(UI_THEME.theme.hint)
        for before, index in itertools.pairwise(run):
            certain = self.points[index].proven and self.points[before].proven
            painter.setPen(QPen(colour, 4.5 if certain else 2))
            painter.drawLine(self.point_at(before), self.point_at(index))

    def _paint_dots(self, painter: QPainter) -> None:
        if len(self.points) > _MAX_DOTTED:
            return
        for index, point in enumerate(self.points):
            if point.loss > 0 and point.rate is not None:
                painter.setPen(QPen(QColor(UI_THEME.theme.plate), 1.5))
                painter.setBrush(QColor(loss_colour(UI_THEME.theme, point.loss)))
                painter.drawEllipse(self.point_at(index), _DOT, _DOT)


_MOMENTS = 3


class ReviewDisplay(QObject):
    """The review of a session's game: what runs it, and what shows it around a board.

    Attributes:
        strip, place: the widgets, to be laid out by the page: the ``graph`` with pictures of a bad
            move beside it, and the place of the ``panel``.
        sentence: about the move that was played last, or the one that follows, or about the line
            that is played out; "" if there is none.
        verdicts: on the bad moves; empty while the review is not shown.

    Signals:
        changed: any of these has changed, other than by the session.
    """

    changed = Signal()

    def __init__(
        self,
        session: GameSession,
        board: BoardView,
        view: GameView,
        name: Callable[[int], str],
    ) -> None:
        """``name`` returns a player's name."""
        super().__init__(board)
        self._session, self._board, self._view, self._name = session, board, view, name
        self.reviewer = reviewer = Reviewer(session, self)
        self.graph = WinRateGraph(numbered=view.numbered)
        self.place = SwitchedPanel(self._make_panel)
        self.is_on = False
        self._sentence = ""
        self.verdicts: Mapping[Node, ShownVerdict] = {}
        # [a bad move] -> the reviews from it on, and why it is bad
        self._reasons: dict[Node, tuple[list[MoveReview | None], Reason | None]] = {}
        self._line: BetterLine | None = None
        self._line_from = session.record.node  # where the line was asked for
        self._drawn: tuple[object, ...] = ()  # what the points of the graph are of
        self._points: tuple[GraphPoint, ...] = ()
        self._rated: Mapping[Node, MoveReview] = {}  # the reviews behind the next two
        self._accuracies: list[float | None] = [None, None]  # [player]
        self._levels: list[LevelEstimate | None] = [None, None]  # [player]
        board.installEventFilter(self)
        self.pictures = ReasonPictures()
        self.strip = ReasonStrip(self.graph, self.pictures)
        self.strip.hide()
        self.graph.chosen.connect(self._go_to_point)
        reviewer.changed.connect(self._follow)

    @property
    def panel(self) -> ReviewPanel:
        """The panel, which is made when it is first needed."""
        return self.place.contents

    def _make_panel(self) -> ReviewPanel:
        panel = ReviewPanel(self._view, self._review, self._session.go_to)
        panel.engine.activated.connect(lambda _: self._follow())
        panel.moves.reason_of = self._why
        panel.stop.clicked.connect(self.reviewer.stop)
        panel.why_switched.connect(self.changed)
        panel.effort.currentIndexChanged.connect(self._follow)
        panel.moves.line_pointed.connect(self.show_line)
        panel.moves.line_stepped.connect(self.step_line)
        return panel

    @property
    def sentence(self) -> str:
        """What is said about a move, with the reason where the panel has no room for it."""
        why = self.panel.why if self.is_on and self.line is None else None
        if why is None or not why.isHidden() or not why.text():
            return self._sentence
        return f"{self._sentence} {why.text()}".strip()

    def switch(self, *, on: bool) -> None:
        """Show or hide the review; a hidden one continues."""
        self.is_on = on
        self._follow()

    def start(self) -> None:
        """Show the review, and review what has not been reviewed."""
        self.is_on = True
        if not self.reviewer.is_complete and not self.reviewer.is_running:
            self._review(self.panel.simulations)
        self._follow()

    def _review(self, simulations: int) -> None:
        self.reviewer.start(simulations, self.panel.engine.name)

    def refresh(self) -> None:
        """Show the current state of the review and of the session."""
        self._line = self.line  # it does not come back with the place where it was shown
        self.place.switch(on=self.is_on)
        self.strip.setVisible(self.is_on)
        self._find_sentence()
        self.verdicts = {
            node: ShownVerdict(SIGNS[verdict], verdict_name(verdict), review.shown_loss)
            for node, review in self.reviewer.reviews.items()
            if self.is_on and (verdict := review.verdict) is not Verdict.NONE
        }
        if self.is_on:
            self._find_points()
            self.graph.show_points(self._points, self._place(), self._point_text)
            self.panel.moves.show_reviews(self.reviewer.line, self.reviewer.reviews, self._place())
            self._show_panel()
            bad = None if self._session.steps or self._place() < 0 else self.bad_move
            why = "" if bad is None else self._why(bad)
            self._show_pictures(bad if why else None)
            self.panel.show_why(why)
        self._board.show_marks(mistake=None if self.line is not None else self._mistake())

    def _follow(self, _index: int = 0) -> None:
        self.refresh()
        self.changed.emit()

    # -- going through the moves -------------------------------------------------------------

    def error(self, step: int) -> Node | None:
        """Return the next bad move after the current one (1), or the last before it (-1)."""
        here = max(0, self._place())
        errors = [
            (at, node)
            for at, node in enumerate(self.reviewer.line, 1)
            if self._verdict(node) is not Verdict.NONE
        ]
        if step > 0:
            return next((node for at, node in errors if at > here), None)
        return next((node for at, node in reversed(errors) if at < here), None)

    def go_to_error(self, step: int) -> None:
        """Go to the next (1) or previous (-1) bad move."""
        node = self.error(step)
        if node is not None:
            self._session.go_to(node)

    @property
    def has_errors(self) -> bool:
        """Whether there are bad moves to retry: those of humans, other than inaccuracies."""
        found = self.reviewer.reviews.values()
        players = humans(self._session.record.seats) or (0, 1)
        return any(one.verdict in SERIOUS and one.player in players for one in found)

    @property
    def black_rate(self) -> float | None:
        """The win rate of the player who has Black here; None while it is unknown or proven."""
        place = self._place()
        if not self.is_on or place < 0:
            return None
        before = self._review_at(place - 1) if place else None
        rate, proven = _rate_between(before, self._review_at(place))
        player = self._session.record.position.player_of(BLACK)
        return None if rate is None or proven else rate_for(player, rate)

    @property
    def bad_move(self) -> Node | None:
        """The bad move that was played last or next, of which there is something better."""
        for node in (self._session.record.node, self._next()):
            review = None if node is None else self.reviewer.reviews.get(node)
            if review is not None and review.verdict is not Verdict.NONE:
                return node
        return None

    def insert_best_line(self) -> None:
        """Insert the better line as a variation, and go to its first move."""
        node = self.bad_move
        if node is None or node.parent is None:
            return
        line = better_line(self._session.record, node, self.reviewer.reviews[node])
        first = above = None
        for position, turn in zip(line.positions, line.turns, strict=False):
            new = Node(above or node.parent, turn, position.write(turn), position.colour)
            if above is not None:
                above.children.append(new)
            first, above = first or new, new
        assert first is not None
        self._session.go_to(self._session.edits.insert(node.parent, first))

    # -- a better line on the board ----------------------------------------------------------

    @property
    def line(self) -> BetterLine | None:
        """The better line that the board shows in place of the game; None if it shows the game."""
        line, session = self._line, self._session
        if line is None or not self.is_on or session.steps:
            return None
        return line if session.record.node in (line.node, self._line_from) else None

    def show_line(self, node: Node | None) -> None:
        """Show what would have been better than a bad move; None shows the game again."""
        review = None if node is None else self.reviewer.reviews.get(node)
        if node is None or review is None:
            self._set_line(None)
        else:
            self._set_line(better_line(self._session.record, node, review))

    def step_line(self, node: Node, step: int) -> None:
        """Play the next move of the better line (1), or take one back (-1); at first show it."""
        line = self.line
        if line is not None and line.node is node:
            self._set_line(line.stepped(step))
        elif step > 0:
            self.show_line(node)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step through the line by arrows while the board has the focus, too."""
        is_key = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
        step = STEPS.get(event.key()) if is_key else None  # type: ignore[attr-defined]
        if step is None or self.line is None:
            return False
        self.step_line(self.line.node, step)
        return True

    def _set_line(self, line: BetterLine | None) -> None:
        if line is not None or self._line is not None:
            self._line, self._line_from = line, self._session.record.node
            self._follow()

    # -- private -----------------------------------------------------------------------------

    def _place(self) -> int:
        """Return how many moves of the reviewed line have been played; -1 in a variation."""
        node, line = self._session.record.node, self.reviewer.line
        if node.parent is None:
            return 0
        return line.index(node) + 1 if node in line else -1

    def _next(self) -> Node | None:
        """Return the move of the game that was played next; None if there is none."""
        place, line = self._place(), self.reviewer.line
        return line[place] if 0 <= place < len(line) else None

    def _verdict(self, node: Node) -> Verdict:
        review = self.reviewer.reviews.get(node)
        return Verdict.NONE if review is None else review.verdict

    def _review_at(self, index: int) -> MoveReview | None:
        line = self.reviewer.line
        return self.reviewer.reviews.get(line[index]) if index < len(line) else None

    def _sentence_at(self, index: int, review: MoveReview) -> str:
        node, after = self.reviewer.line[index], self._review_at(index + 1)
        return move_sentence(self._view, node, index + 1, review, after)

    def _show_pictures(self, node: Node | None) -> None:
        """Show on small boards why a bad move is bad; None for nothing."""
        reviews, reason = ([], None) if node is None else self._reasons[node]
        if node is None or node.parent is None or reason is None:
            self.pictures.show_boards((), (), "")
            return
        start = self._session.record.position_at(node.parent)
        before, after = boards = shown_positions(start, reviews, reason)
        grouped = self._view.groups
        marked = [
            changed_cells(before, after, grouped=grouped),
            reason.sites or changed_cells(after, before, grouped=grouped),
        ]
        text = tr("The board at the end of this line, and of the better one.")
        if reason.moves or not reason.numbers:
            moves = [suggested_turn(one) for one in reason.moves] or [turn_caption(node)]
            text = tr("The board before and after {moves}.", moves=clauses(moves))
        self.pictures.show_boards(boards, marked, text)

    def _why(self, node: Node) -> str:
        if node.parent is None or node not in self.reviewer.line:
            return ""
        at = self.reviewer.line.index(node)
        line = self.reviewer.line[at : at + LINE_TURNS]
        reviews = [self.reviewer.reviews.get(one) for one in line]
        position = self._session.record.position_at(node.parent)
        if (known := self._reasons.get(node)) is None or known[0] != reviews:
            known = self._reasons[node] = (reviews, find_reason(position, reviews))
        if (reason := known[1]) is None:
            return ""
        moves = clauses([suggested_turn(text) for text in reason.moves])
        return self._view.reason_text(position.board, reason, moves)

    def _go_to_point(self, index: int) -> None:
        line = self.reviewer.line
        self._session.go_to(line[index - 1] if index else self._session.record.root)

    def _find_sentence(self) -> None:
        """Set what is said about the move that was played last, or a bad one that follows."""
        self._sentence, session = "", self._session
        if self.line is not None:
            self._sentence = self.line.sentence(self._view)
        place, following = self._place(), self._next()
        if self._sentence or not self.is_on or session.steps or place < 0:
            return
        if following is not None and self.bad_move is following:
            bad, after = self.reviewer.reviews[following], self._review_at(place + 1)
            self._sentence = next_sentence(self._view, following, place + 1, bad, after)
            return
        review = self.reviewer.reviews.get(session.record.node)
        # at the end of an unfinished game the task matters more
        if review is not None and (following is not None or session.outcome is not None):
            self._sentence = self._sentence_at(place - 1, review)

    def _mistake(self) -> Mistake | None:
        """Return the bad move here beside the better one, as the board shows them."""
        node = None if self._session.steps or not self.is_on else self.bad_move
        if node is None or node.parent is None:
            return None
        review, record = self.reviewer.reviews[node], self._session.record
        before = record.position_at(node.parent)
        turns = (node.turn, before.read(review.best))
        played, better = (before.turn_changes(turn) for turn in turns)
        words = (
            "" if played else turn_caption(node),
            "" if better else suggested_turn(review.best),
        )
        return Mistake(
            self.verdicts[node],
            distinct_changes(played, better),
            distinct_changes(better, played),
            words,
            laid=node is record.node,
        )

    def _find_points(self) -> None:
        """Find the points of the graph, with the rates of the player who has Black at the end."""
        line, reviews = self.reviewer.line, self.reviewer.reviews
        end = self._session.record.position_at(line[-1]) if line else self._session.record.position
        black = end.player_of(BLACK)
        if (line, black) == self._drawn[:-1] and reviews is self._drawn[-1]:
            return  # most moves are only looked at
        self._drawn = line, black, reviews
        points = []
        for at in range(len(line) + 1):
            before = reviews.get(line[at - 1]) if at else None
            after = reviews.get(line[at]) if at < len(line) else None
            rate, proven = _rate_between(before, after)
            bad = before is not None and before.verdict is not Verdict.NONE
            shown = None if rate is None else rate_for(black, rate)
            loss = before.shown_loss if bad and before is not None else 0.0
            points.append(GraphPoint(shown, proven, loss))
        self._points = tuple(points)

    def _point_text(self, index: int) -> str:
        """Return the move that leads to a point of the graph, and what the review says of it."""
        if index == 0:
            return tr("Start")
        node = self.reviewer.line[index - 1]
        review = self.reviewer.reviews.get(node)
        if review is None:
            return numbered_turn(self._view, node, index)
        return self._sentence_at(index - 1, review)

    def _show_panel(self) -> None:
        reviewer, panel = self.reviewer, self.panel
        panel.show_engine("" if is_ours(reviewer.engine) else reviewer.engine)
        if reviewer.is_running:
            panel.show_running(*reviewer.progress, reviewer.seconds_left)
        elif reviewer.failure is not None:
            problem = tr("The review failed: {why}.", why=translated(reviewer.failure))
            panel.show_stopped(len(reviewer.reviews), len(reviewer.line), problem)
        elif reviewer.is_complete:
            depth = min(review.simulations for review in reviewer.reviews.values())
            panel.show_finished(
                self._players(),
                self._moments(),
                depth=depth,
                retryable=self.has_errors,
                other=not reviewer.is_by(panel.engine.name),
            )
        else:
            panel.show_stopped(len(reviewer.reviews), len(reviewer.line), self._damage())

    def _damage(self) -> str:
        """Return that reviews in the file could not be read; "" if all could."""
        if not self.reviewer.damaged:
            return ""
        return tr(
            "%Ln review(s) in the file cannot be read, and are left out.",
            "",
            self.reviewer.damaged,
        )

    def _players(self) -> list[PlayerReview]:
        """Return what the card says about the players, Black at the end first."""
        moves = [self.reviewer.reviews[node] for node in self.reviewer.line]
        if self._rated is not self.reviewer.reviews:
            self._rated = self.reviewer.reviews
            key = self._session.record.setup.game.key
            self._accuracies = [game_accuracy(moves, player) for player in (0, 1)]
            comparable = is_ours(self.reviewer.engine)  # the levels were reviewed by our own
            self._levels = [
                level_estimate(key, moves, player) if comparable else None for player in (0, 1)
            ]
        end = self._session.record.position_at(self.reviewer.line[-1])
        found = []
        for colour in (0, 1):
            player = end.player_of(colour)
            own = [move.verdict for move in moves if move.player == player]
            accuracy, level = self._accuracies[player], self._levels[player]
            counts = counts_text(own)
            found.append(PlayerReview(colour, self._name(player), accuracy, level, counts))
        return found

    def _moments(self) -> list[Moment]:
        line, reviews = self.reviewer.line, self.reviewer.reviews
        bad = [at for at, node in enumerate(line) if self._verdict(node) is not Verdict.NONE]
        worst = sorted(bad, key=lambda at: reviews[line[at]].shown_loss, reverse=True)[:_MOMENTS]
        return [
            Moment(
                line[at],
                f"{at + 1}. {turn_caption(line[at])}",
                self._sentence_at(at, reviews[line[at]]),
            )
            for at in sorted(worst)
        ]


def _rate_between(before: MoveReview | None, after: MoveReview | None) -> tuple[float | None, bool]:
    """Return the rate of player 0 between two moves, and whether it is proven.

    The move that follows knows it best, for it was searched from there.
    """
    if after is not None:
        return rate_for(after.player, after.shown_rates[0]), after.proven
    if before is not None:
        return rate_for(before.player, before.shown_rates[1]), before.proven_after
    return None, False
