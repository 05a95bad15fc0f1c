"""What Yodd says."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import ClassVar

from desktop.painting.game_texts import ARROW, GameTexts
from desktop.services.text import tr, tr_noop
from desktop.theme.colour_names import colour_name
from desktop.views.count_text import ending
from rules.board import Board
from rules.count_step import Counted, CountStep
from rules.games.yodd import YoddEnding, YoddLabel, YoddRefusalReason, puzzle_kind
from rules.games.yodd.reasons import YoddReason
from rules.groups import Groups
from rules.outcome import Count, Outcome
from rules.piece import Piece
from rules.position import BLACK, WHITE, Position


class YoddTexts(GameTexts):
    key = "yodd"
    numbers_groups = True
    blurb = tr_noop(
        "Place one or two stones of either colour. Always leave an odd number of groups."
    )
    advised_sizes = range(6, 11)
    lessons: ClassVar[Mapping[str, str]] = {
        "": tr_noop("&First steps in Yodd"),
        "diamond": tr_noop("&Safe diamonds"),
        "parity": tr_noop("&Odd and even"),
        "pass": tr_noop("When to &pass"),
    }
    task = tr_noop("Place one or two stones of either colour")
    hand_names = (tr_noop("black stone"), tr_noop("white stone"))
    sentences: ClassVar[Mapping[enum.Enum, str]] = {
        YoddEnding.FEWER_GROUPS: tr_noop("Both players passed: the colour with fewer groups wins."),
        YoddRefusalReason.EVEN: tr_noop("The number of groups would be even, and must be odd."),
        YoddRefusalReason.FIRST_TURN: tr_noop("Black’s first move is exactly one stone."),
        YoddRefusalReason.EVEN_GROUPS: tr_noop("The number of groups must be odd."),
        YoddRefusalReason.BLACK_BEGINS: tr_noop("On the empty board Black is to move."),
        YoddRefusalReason.ONE_STONE: tr_noop(
            "After Black’s first stone White is to move, or Black if White has passed."
        ),
        YoddLabel.GROUPS: tr_noop("Groups"),
        YoddReason.BIGGEST: tr_noop("Biggest group"),
        YoddReason.JOINS: tr_noop("Cells that join groups"),
    }
    reasons: ClassVar[Mapping[enum.Enum, tuple[str, str]]] = {
        YoddReason.FEWER: (
            tr_noop("{colour} can now go from {first} groups to {last}: {moves}."),
            tr_noop("{colour} could have gone from {first} groups to {last}: {moves}."),
        ),
    }
    themes: ClassVar[Mapping[str, str]] = {
        puzzle_kind.PASS: tr_noop("Passing can be the best move."),
        puzzle_kind.JOIN: tr_noop("Join groups of your own."),
        puzzle_kind.DIVIDE: tr_noop("Divide the other player’s groups."),
        puzzle_kind.GIFT: tr_noop("Place only stones of the other player’s colour."),
        puzzle_kind.ONE_STONE: tr_noop("One stone is enough."),
        puzzle_kind.BOTH_COLOURS: tr_noop("Place one stone of each colour."),
    }
    sections: ClassVar[Mapping[enum.Enum, str]] = {
        YoddRefusalReason.EVEN: "odd",
        YoddRefusalReason.FIRST_TURN: "first",
        YoddRefusalReason.EVEN_GROUPS: "odd",
        YoddRefusalReason.BLACK_BEGINS: "first",
        YoddRefusalReason.ONE_STONE: "first",
    }

    def task_for(self, position: Position) -> str:
        return tr(self.task) if position.turn else tr("Place one stone of either colour")

    def unfinished(self, reason: enum.Enum) -> str:
        if reason is YoddRefusalReason.EVEN:
            return tr(
                "The number of groups is even: place a second stone, or take the first one back."
            )
        return super().unfinished(reason)

    def dots_legend(self) -> str:
        return tr("Dots: the colours that fit there.")

    def end_reason(self, outcome: Outcome, position: Position | None = None) -> str:
        if position is None:
            return super().end_reason(outcome)
        (groups,) = position.tally()
        return " ".join([tr("Both players passed."), _total(groups)])

    def count_text(self, position: Position) -> str:
        (groups,) = position.tally()
        total = groups.black + groups.white
        if total % 2:
            return tr(
                "Black {black} + White {white} = %Ln group(s), odd",
                "",
                total,
                black=groups.black,
                white=groups.white,
            )
        return tr(
            "Black {black} + White {white} = %Ln group(s), even",
            "",
            total,
            black=groups.black,
            white=groups.white,
        )

    def heading(self, position: Position, counted: Count | None = None) -> str:
        (groups,) = position.tally()
        total = groups.black + groups.white
        number = total if counted is None else counted.black + counted.white
        if number < total:
            return tr("{number} of %Ln group(s)", "", total, number=number)
        return (
            tr("%Ln group(s), odd", "", total) if total % 2 else tr("%Ln group(s), even", "", total)
        )

    def placing_text(self, board: Board, pieces: Sequence[Piece], placed: Piece) -> str:
        """Return the numbers of groups before and after."""
        return ARROW.join(_numbers(board, pieces, placed))

    def spoken_placing(self, board: Board, pieces: Sequence[Piece], placed: Piece) -> str:
        if numbers := _numbers(board, pieces, placed):
            return tr("groups from {before} to {after}", before=numbers[0], after=numbers[1])
        return ""

    def count_sentence(self, position: Position, step: CountStep) -> str:
        count = step.count
        assert count is not None, "every step of this game has a count"
        if step.reason is Counted.GROUP:
            (group,) = step.groups
            colour = BLACK if count.white == 0 else WHITE
            return tr(
                "{colour}, group {number}: %Ln stone(s).",
                "",
                len(group.sites),
                colour=colour_name(colour),
                number=group.number,
            )
        total = _total(count)
        return f"{total} {ending(position)}" if position.over else total


def _numbers(board: Board, pieces: Sequence[Piece], placed: Piece) -> tuple[str, ...]:
    """Return the numbers of groups before and after placing a stone; () on a taken cell."""
    colours = [-1] * board.site_count
    for piece in pieces:
        colours[piece.site] = piece.colour
    if colours[placed.site] >= 0:
        return ()
    before = Groups.of(board, colours).count
    colours[placed.site] = placed.colour
    return str(before), str(Groups.of(board, colours).count)


def _total(count: Count) -> str:
    total = tr(
        "Black has {black}, White {white}.",
        black=_groups(count.black),
        white=_groups(count.white),
    )
    return " ".join([total, tr("Fewer groups win.")])


def _groups(number: int) -> str:
    return tr("%Ln group(s)", "", number)


TEXTS = YoddTexts()
