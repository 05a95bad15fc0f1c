"""What Egotzi says."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QLocale

from desktop.painting.candidate import rate_text
from desktop.painting.game_texts import OPTION_WORDS, GameTexts, OptionWords
from desktop.services.text import listed, tr, tr_noop
from desktop.theme.colour_names import colour_name
from desktop.views.count_text import SIZE_REASONS, ending, scores_sentence, size_sentence
from rules.board import Board
from rules.count_step import Counted, CountStep
from rules.games.egotzi import EgotziEnding, EgotziLabel, puzzle_kind
from rules.games.egotzi.game import FAIR_KOMI
from rules.group_reasons import GroupReason
from rules.piece import Change, Motion, Piece
from rules.position import BLACK, WHITE, Position
from rules.refusal import RefusalReason


class EgotziTexts(GameTexts):
    key = "egotzi"
    blurb = tr_noop("Every stone pushes its neighbours away. End with the biggest unmatched group.")
    advised_sizes = range(5, 10)
    lessons: ClassVar[Mapping[str, str]] = {
        "": tr_noop("&First steps in Egotzi"),
        "edge": tr_noop("&Around the edge"),
        "join": tr_noop("&Joined by a push"),
        "full": tr_noop("Full &lines"),
    }
    task = tr_noop("Place a stone")
    option_words: ClassVar[Mapping[str, OptionWords]] = {
        **OPTION_WORDS,
        "variant": OptionWords(
            tr_noop("Variant"),
            names={"standard": tr_noop("standard"), "squared": tr_noop("squared")},
            meanings={
                "standard": tr_noop("The biggest unmatched group wins."),
                "squared": tr_noop("Every group counts by its size squared; White gets komi."),
            },
        ),
    }
    sentences: ClassVar[Mapping[enum.Enum, str]] = {
        EgotziEnding.BIGGEST: tr_noop("The board is full: the biggest unmatched group wins."),
        EgotziEnding.LAST_STONE: tr_noop(
            "All groups cancel each other out: whoever placed the last stone loses."
        ),
        EgotziEnding.SQUARES: tr_noop("The board is full: the higher sum of squares wins."),
        EgotziEnding.EQUAL: tr_noop("The board is full and the sums of squares are equal."),
        RefusalReason.OCCUPIED: tr_noop("This square is taken."),
        EgotziLabel.SCORE: tr_noop("Score"),
        GroupReason.SCORES: tr_noop("Score"),
        GroupReason.INSIDE: tr_noop("Stones away from the edge"),
        GroupReason.DISTANCE: tr_noop("Total distance from the edge"),
        EgotziLabel.KOMI: tr_noop("Komi"),
        EgotziLabel.GROUPS: tr_noop("Groups of size"),
    }

    reasons = SIZE_REASONS
    themes: ClassVar[Mapping[str, str]] = {
        puzzle_kind.OVER_THE_EDGE: tr_noop("Push a stone over the edge."),
        puzzle_kind.SPLIT: tr_noop("Split the other player’s biggest group."),
        puzzle_kind.CANCEL: tr_noop("Lower the other player’s score."),
        puzzle_kind.JOIN: tr_noop("Join stones of your own by a push."),
        puzzle_kind.PUSH: tr_noop("Look for a push."),
    }

    def komi_note(self, size: int) -> str:
        if size not in FAIR_KOMI:
            return tr("Which komi is fair on this board has not been measured.")
        komi, games, *rates = FAIR_KOMI[size]
        rate, low, high = (rate_text(rate, None) for rate in rates)
        return tr(
            "The fairest komi known for this board is {komi}: in %Ln game(s) of the computer "
            "against itself Black’s win rate was {rate}, in the long run very likely {low} to "
            "{high}.",
            "",
            games,
            komi=komi,
            rate=rate,
            low=low,
            high=high,
        )

    def effects(self, board: Board, changes: Sequence[Change]) -> list[str]:
        pushed = [
            tr(
                "{start} to {end}",
                start=board.names[change.origin],
                end=board.names[change.piece.site],
            )
            for change in changes
            if change.motion in (Motion.MOVE, Motion.WRAP)
        ]
        staying = [board.names[c.origin] for c in changes if c.motion is Motion.BOUNCE]
        texts = [tr("pushes {stones}", stones=listed(pushed))] if pushed else []
        return [*texts, tr("cannot push {stones}", stones=listed(staying))] if staying else texts

    def mark_text(
        self,
        board: Board,
        pieces: Sequence[Piece],
        changes: Sequence[Change] = (),
    ) -> str:
        """Return what the bar means that ends the arrow of a stone that stays."""
        stays = any(change.motion is Motion.BOUNCE for change in changes)
        return tr("Bar: this stone cannot be pushed.") if stays else ""

    def count_sentence(self, position: Position, step: CountStep) -> str:
        count = step.count
        assert count is not None, "every step of this game has a count"
        match step.reason:
            case Counted.SQUARES:
                return _squares_sentence(step)
            case Counted.KOMI:
                return tr(
                    "Komi: White gets {komi}, for a total of {total}.",
                    komi=position.setup["komi"],
                    total=count.white,
                )
            case Counted.SCORES if step.groups or step.done or not position.over:
                return scores_sentence(position, count)
            case Counted.SCORES:
                lost = tr("No groups are left, so whoever placed the last stone loses.")
                return f"{lost} {ending(position)}"
            case _:
                return size_sentence(step)


def _squares_sentence(step: CountStep) -> str:
    """Return the squares of one colour's groups of one size, and that colour's sum so far."""
    assert step.count is not None, "every step of this game has a count"
    colour = BLACK if step.count.white == 0 else WHITE
    number, size = len(step.groups), len(step.groups[0].sites)
    groups = tr("%Ln group(s) of {size}", "", number, size=size)
    total = (step.count.black, step.count.white)[colour]
    factors = [size, size] if number == 1 else [number, size, size]
    digits = QLocale().toString
    calculation = f"{' × '.join(map(digits, factors))} = {digits(number * size * size)}"
    return tr(
        "{colour} has {groups}: {calculation}. Total: {total}.",
        colour=colour_name(colour),
        groups=groups,
        calculation=calculation,
        total=total,
    )


TEXTS = EgotziTexts()
