"""The texts of Wythe."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import ClassVar

from desktop.painting.game_texts import GameTexts
from desktop.services.text import clauses, listed, tr, tr_noop
from desktop.views.count_text import SIZE_REASONS, ending, scores_sentence, size_sentence
from rules.board import Board
from rules.count_step import Counted, CountStep
from rules.games.wythe import WytheEnding, WytheLabel, WytheRefusalReason, puzzle_kind
from rules.group_reasons import GroupReason
from rules.piece import Change, Piece, Touch
from rules.position import Position
from rules.refusal import Refusal

# why a half cannot lie on a square beside the other half
_BESIDE: Mapping[enum.Enum, str] = {
    WytheRefusalReason.LOCKED: tr_noop("locked"),
    WytheRefusalReason.UNEQUAL_HEIGHTS: tr_noop("another height"),
    WytheRefusalReason.WHOLE_PIECE: tr_noop("a whole piece would be covered"),
    WytheRefusalReason.LIKE_COLOUR: tr_noop("its own colour"),
}


class WytheTexts(GameTexts):
    key = "wythe"
    blurb = tr_noop(
        "Stack black-and-white pieces like bricks. Win with the biggest unmatched group."
    )
    lessons: ClassVar[Mapping[str, str]] = {
        "": tr_noop("&First steps in Wythe"),
        "locks": tr_noop("&Locks and walls"),
        "cancel": tr_noop("&Sizes that cancel"),
        "last": tr_noop("The last &piece"),
    }
    task = tr_noop("Place a piece on two squares of equal height")
    hand_names = (tr_noop("black half"), tr_noop("white half"))
    piece_names = (tr_noop("Black half first"), tr_noop("White half first"))
    sentences: ClassVar[Mapping[enum.Enum, str]] = {
        WytheEnding.BIGGEST: tr_noop(
            "Nobody can place a piece, so both had to pass. "
            "The score is the size of the biggest group left."
        ),
        WytheEnding.LAST_PIECE: tr_noop(
            "Nobody can place a piece, so both had to pass. Nobody scores: "
            "whoever placed the last piece loses."
        ),
        WytheRefusalReason.NOT_NEIGHBOURS: tr_noop(
            "The two squares of a piece must be neighbours."
        ),
        WytheRefusalReason.SAME_HALVES: tr_noop("A piece has one black and one white half."),
        WytheRefusalReason.LOCKED: tr_noop(
            "This is the last uncovered half of its piece, so nothing can be placed on it."
        ),
        WytheRefusalReason.UNEQUAL_HEIGHTS: tr_noop("The two stacks must have the same height."),
        WytheRefusalReason.WHOLE_PIECE: tr_noop("A piece cannot cover the whole of another piece."),
        WytheRefusalReason.LIKE_COLOUR: tr_noop("A half cannot be placed on its own colour."),
        WytheRefusalReason.NO_ROOM_BESIDE: tr_noop(
            "The other half fits on no neighbouring square."
        ),
        WytheRefusalReason.MUST_PLACE: tr_noop("You cannot pass while you can place a piece."),
        WytheRefusalReason.BLACK_TO_MOVE: tr_noop(
            "The number of pieces and passes is even, so Black is to move."
        ),
        WytheRefusalReason.WHITE_TO_MOVE: tr_noop(
            "The number of pieces and passes is odd, so White is to move."
        ),
        WytheLabel.SCORE: tr_noop("Score"),
        GroupReason.SCORES: tr_noop("Score"),
        GroupReason.INSIDE: tr_noop("Stacks away from the edge"),
        GroupReason.DISTANCE: tr_noop("Total distance from the edge"),
        WytheLabel.GROUPS: tr_noop("Groups of size"),
    }
    reasons = SIZE_REASONS
    themes: ClassVar[Mapping[str, str]] = {
        puzzle_kind.LAST_PIECE: tr_noop("Place the last piece that fits."),
        puzzle_kind.CANCEL: tr_noop(
            "Lower the other player’s score: match their biggest groups by as many of your own."
        ),
        puzzle_kind.MAJORITY: tr_noop(
            "Raise your own score: get more groups of a large size than the other player has."
        ),
        puzzle_kind.LOCK: tr_noop("Lock halves, so that nothing can be built on them."),
    }
    sections: ClassVar[Mapping[enum.Enum, str]] = {
        WytheRefusalReason.NOT_NEIGHBOURS: "turn",
        WytheRefusalReason.SAME_HALVES: "turn",
        WytheRefusalReason.LOCKED: "uncovered",
        WytheRefusalReason.UNEQUAL_HEIGHTS: "heights",
        WytheRefusalReason.WHOLE_PIECE: "uncovered",
        WytheRefusalReason.LIKE_COLOUR: "colours",
        WytheRefusalReason.NO_ROOM_BESIDE: "forbidden",
        WytheRefusalReason.MUST_PLACE: "passing",
        WytheRefusalReason.BLACK_TO_MOVE: "turn",
        WytheRefusalReason.WHITE_TO_MOVE: "turn",
    }

    def refusal_text(self, board: Board, refusal: Refusal) -> str:
        """Add why the other half fits on none of the squares beside."""
        places: dict[str, list[str]] = {}
        for part in sorted(refusal.parts, key=lambda part: part.sites):
            places.setdefault(tr(_BESIDE[part.reason]), []).append(board.names[part.sites[0]])
        each = [tr("{places}: {why}", places=listed(p), why=why) for why, p in places.items()]
        sentence = super().refusal_text(board, refusal)
        return f"{sentence} {clauses(each)}." if each else sentence

    def cell_name(self, board: Board, site: int, pieces: Sequence[Piece]) -> str:
        """Add the height of the stack, and whether its top half is locked or where its other is."""
        name = super().cell_name(board, site, pieces)
        if not pieces:
            return name
        top = pieces[-1]
        height = tr("height {height}", height=top.level + 1)
        other = board.names[top.partner]
        held = tr("locked") if top.locked else tr("other half on {place}", place=other)
        return listed([name, height, held])

    def mark_text(
        self,
        board: Board,
        pieces: Sequence[Piece],
        changes: Sequence[Change] = (),
    ) -> str:
        locked = bool(pieces) and pieces[-1].locked
        return tr("Padlock: nothing can be placed on this half.") if locked else ""

    def dots_legend(self) -> str:
        return tr("Dots: a piece fits there.")

    def next_touch_text(self, touches: Sequence[Touch], *, costs: bool = False) -> str:
        if touches[0].hand:
            return tr("The white half goes there. Choose the square beside it for the black half.")
        return tr("The black half goes there. Choose the square beside it for the white half.")

    def count_sentence(self, position: Position, step: CountStep) -> str:
        if step.reason is not Counted.SCORES or step.count is None:
            return size_sentence(step)
        if step.groups or not position.over:
            return scores_sentence(position, step.count)
        lost = tr("Nobody scores, so whoever placed the last piece loses.")
        return f"{lost} {ending(position)}"


TEXTS = WytheTexts()
