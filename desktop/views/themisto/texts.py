"""What Themisto says."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import ClassVar

from desktop.painting.game_texts import GameTexts
from desktop.services.text import listed, tr, tr_noop
from desktop.views.count_text import ending
from rules.board import Board
from rules.count_step import CountStep
from rules.games.themisto import (
    ThemistoCounted,
    ThemistoEnding,
    ThemistoLabel,
    ThemistoRefusalReason,
    puzzle_kind,
)
from rules.games.themisto.reasons import ThemistoReason
from rules.outcome import Count, Outcome
from rules.piece import Change, Motion, Touch
from rules.position import BLACK, Position
from rules.reason import Reason
from rules.refusal import RefusalReason

_THICKNESS = 0.13  # of a disc, as a share of its radius


class ThemistoTexts(GameTexts):
    key = "themisto"
    blurb = tr_noop("Slide and flip discs that belong to nobody. Be the first to line up five.")
    lessons: ClassVar[Mapping[str, str]] = {
        "": tr_noop("&First steps in Themisto"),
        "gap": tr_noop("&Gaps in the edge"),
        "two": tr_noop("Five in &two moves"),
        "turn": tr_noop("The &skipped turn"),
    }
    task = tr_noop("Move a disc of either colour")
    numbered = True
    piece_names = (tr_noop("Black disc"), tr_noop("White disc"))
    sentences: ClassVar[Mapping[enum.Enum, str]] = {
        ThemistoEnding.ROW: tr_noop("The last move made a winning row."),
        ThemistoEnding.REPETITION: tr_noop("The same position has occurred three times."),
        ThemistoRefusalReason.NO_DISC: tr_noop("There is no disc here to move."),
        ThemistoRefusalReason.NOT_IN_LINE: tr_noop(
            "A disc moves in a straight line, orthogonally or diagonally."
        ),
        ThemistoRefusalReason.BLOCKED: tr_noop("A disc cannot pass over other discs."),
        ThemistoRefusalReason.ALONE: tr_noop("A disc must end its move next to another disc."),
        ThemistoRefusalReason.BOARD_BEFORE: tr_noop(
            "This would bring back the board from before the last move."
        ),
        ThemistoRefusalReason.UNDECIDED: tr_noop(
            "Decide first: click a ringed disc to capture, or press “Do not capture”."
        ),
        ThemistoRefusalReason.DISC_COUNT: tr_noop("There must be 28 discs."),
        ThemistoRefusalReason.OTHER_PAST: tr_noop(
            "The earlier moves do not lead to this position."
        ),
        RefusalReason.NOT_NOW: tr_noop("There is nothing to capture now."),
        ThemistoLabel.DISCS: tr_noop("Number of discs"),
        ThemistoLabel.ROW: tr_noop("Longest row"),
    }
    reasons: ClassVar[Mapping[enum.Enum, tuple[str, str]]] = {
        ThemistoReason.ROW: (
            tr_noop("{colour} can now make a winning row from {start} to {end}: {moves}."),
            tr_noop("{colour} could have made a winning row from {start} to {end}: {moves}."),
        ),
        ThemistoReason.SKIP: ("", tr_noop("{colour} would have had to skip a turn: {moves}.")),
        ThemistoReason.LEFT: (
            tr_noop(
                "Ways in which {colour} threatens to win: {first} at the end of this line, "
                "{last} at the end of the better one."
            ),
            "",
        ),
        ThemistoReason.THREAT: ("", tr_noop("{colour} could have threatened to win: {moves}.")),
        ThemistoReason.THREATS: (
            "",
            tr_noop("{colour} could have threatened to win in {last} ways: {moves}."),
        ),
    }
    themes: ClassVar[Mapping[str, str]] = {
        puzzle_kind.CAPTURE_WINS: tr_noop("A capture completes the row."),
        puzzle_kind.ROW: tr_noop("A slide alone completes the row."),
        puzzle_kind.FIVE: tr_noop("The row can be completed in more than one way."),
        puzzle_kind.LOST_TURN: tr_noop("Make the other player skip a turn."),
        puzzle_kind.GIVEN_TURN: tr_noop("It is good enough to skip a turn for."),
        puzzle_kind.CAPTURE: tr_noop("Look for a capture."),
    }
    sections: ClassVar[Mapping[enum.Enum, str]] = {
        ThemistoRefusalReason.NO_DISC: "turn",
        ThemistoRefusalReason.NOT_IN_LINE: "line",
        ThemistoRefusalReason.BLOCKED: "line",
        ThemistoRefusalReason.ALONE: "alone",
        ThemistoRefusalReason.BOARD_BEFORE: "back",
        ThemistoRefusalReason.UNDECIDED: "capture",
        ThemistoRefusalReason.DISC_COUNT: "board",
        ThemistoRefusalReason.OTHER_PAST: "back",
    }

    def powers(self, colour: int) -> str:
        if colour == BLACK:
            return tr("exactly five in a row · captures up to 3 enclosed discs in a line")
        return tr("five or more in a row · captures any number of enclosed discs")

    def end_reason(self, outcome: Outcome, position: Position | None = None) -> str:
        if outcome.winner is None:
            return super().end_reason(outcome)
        if outcome.winner == BLACK:
            return tr("Player 1 made exactly five in a row.")
        return tr("Player 2 made five or more in a row.")

    def next_touch_text(self, touches: Sequence[Touch], *, costs: bool = False) -> str:
        if costs:
            return tr("This disc is in a row of exactly three or four: moving it costs a turn.")
        return tr("Choose where the disc goes, or click it again to release it.")

    def heading(self, position: Position, counted: Count | None = None) -> str:
        return tr("Nobody’s discs")

    def lost_turn_text(self, name: str, *, yours: bool = False) -> str:
        if yours:
            return tr("You skip a turn: a disc left a row of three or four.")
        return tr("{colour} skips a turn: a disc left a row of three or four.", colour=name)

    def count_sentence(self, position: Position, step: CountStep) -> str:
        outcome = position.outcome()
        if outcome is None or outcome.winner is None:
            return tr("The position has occurred three times. The game is a draw.")
        match step.reason:
            case ThemistoCounted.FRESH:
                if len(step.groups) == 1:
                    return tr("The last move completed a row with this disc.")
                return tr(
                    "The last move completed a row. It moved or flipped these %Ln disc(s).",
                    "",
                    len(step.groups),
                )
            case ThemistoCounted.ROW:
                colours = {piece.site: piece.colour for piece in position.pieces()}
                colour = colours[step.groups[0].sites[0]]
                numbers = listed([str(disc.number) for disc in step.groups])
                if colour == BLACK:
                    return tr("A row of black discs: {numbers}.", numbers=numbers)
                return tr("A row of white discs: {numbers}.", numbers=numbers)
            case _:
                made = max([len(row.sites) for row in step.groups])
                if position.player_of(outcome.winner) == 0:
                    rule = tr(
                        "Player 1 needs exactly five in a row, and has made {made}.",
                        made=made,
                    )
                else:
                    rule = tr(
                        "Player 2 needs at least five in a row, and has made {made}.",
                        made=made,
                    )
                return f"{rule} {ending(position, self.player_name)}"

    def owner_text(self, black: str, white: str, neither: str) -> str:
        return tr(
            "black disc {black}, white disc {white}, empty {empty}",
            black=black,
            white=white,
            empty=neither,
        )

    def step_text(self, board: Board, touches: Sequence[Touch]) -> str:
        names = [board.names[touch.site] for touch in touches]
        return tr("{start} to {end}", start=names[0], end=names[1]) if names[1:] else names[0]

    def reason_text(self, board: Board, reason: Reason, moves: str) -> str:
        if reason.kind is ThemistoReason.SKIP and not reason.missed:
            return self.lost_turn_text(self.player_name(reason.colour))
        return super().reason_text(board, reason, moves)

    def reason_words(self, board: Board, reason: Reason) -> Mapping[str, str | int]:
        row = [board.names[site] for site in reason.sites]
        ends = dict(zip(("start", "end"), row[:1] + row[-1:], strict=False))
        return {**super().reason_words(board, reason), **ends}

    def effects(self, board: Board, changes: Sequence[Change]) -> list[str]:
        captured = [board.names[c.piece.site] for c in changes if c.motion is Motion.TURN]
        if not captured:
            return []
        return [tr("captures %Ln ({discs})", "", len(captured), discs=listed(captured))]


TEXTS = ThemistoTexts()
