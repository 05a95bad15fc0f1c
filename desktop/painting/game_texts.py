"""The base class of the games' texts: sentences, names of cells and rows of numbers."""

from __future__ import annotations

import dataclasses
import enum
import math
from collections.abc import Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QLocale

from desktop.services.text import listed, tr, tr_noop
from desktop.theme.colour_names import colour_name, piece_colour
from rules.board import Board
from rules.count_step import CountStep
from rules.outcome import Count, Outcome
from rules.piece import Change, Piece, Touch
from rules.placement import PlacementReason
from rules.position import BLACK, WHITE, Position, SpecialStep
from rules.reason import Reason
from rules.refusal import Refusal, RefusalReason

ARROW = "\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}"  # between a number and what becomes of it

Row = tuple[str, str, str]  # of the score panel: label, Black's number, White's number


@dataclasses.dataclass(frozen=True)
class OptionWords:
    """The words for one option.

    Attributes:
        title: its name.
        explanation: what it is; "" where each value has a meaning.
        choice: a number that was chosen, among other choices, with ``{value}``; where
            there is a choice between on and off, that it is off.
        names: [value, if it is a text] -> its name.
        meanings: [such a value] -> what it means.
    """

    title: str
    explanation: str = ""
    choice: str = ""
    names: Mapping[str, str] = dataclasses.field(default_factory=dict)
    meanings: Mapping[str, str] = dataclasses.field(default_factory=dict)


# of options that several games have
OPTION_WORDS: Mapping[str, OptionWords] = {
    "size": OptionWords(
        tr_noop("Size"), tr_noop("Cells along one side of the board."), tr_noop("size {value}")
    ),
    "komi": OptionWords(
        tr_noop("Komi"),
        tr_noop("Points added to White’s score, because Black moves first."),
        tr_noop("komi {value}"),
    ),
    "pie": OptionWords(
        tr_noop("Pie rule"),
        tr_noop("White may swap colours instead of making a first move."),
        tr_noop("no pie rule"),
    ),
}

# steps without a cell, also the alternatives at the end of "Place a stone, or …"
STEP_WORDS: Mapping[int, str] = {
    SpecialStep.SWAP: tr_noop("swap colours", "to do instead"),
    SpecialStep.PASS: tr_noop("pass", "to do instead"),
    SpecialStep.END: tr_noop("end the move", "to do instead"),
}

SENTENCES: Mapping[enum.Enum, str] = {
    RefusalReason.GAME_OVER: tr_noop("The game is over."),
    RefusalReason.OCCUPIED: tr_noop("This cell is taken."),
    RefusalReason.PASS: tr_noop("You cannot pass here."),
    RefusalReason.SWAP: tr_noop(
        "Only White can swap colours, on the first move of a game with the pie rule."
    ),
    RefusalReason.TURN_ENDED: tr_noop("The move is already complete."),
    RefusalReason.NOT_NOW: tr_noop("This is not possible now."),
    PlacementReason.OCCUPIED: tr_noop("Two pieces are on the same cell."),
    PlacementReason.PIECE: tr_noop("These are not the pieces of this game."),
    PlacementReason.CONDITION: tr_noop("The game does not have what the position says."),
    PlacementReason.COVERED: tr_noop("Another piece lies on it. Remove that one first."),
    PlacementReason.UNEVEN: tr_noop("Black must have as many stones as White, or one more."),
    PlacementReason.BLACK_TO_MOVE: tr_noop(
        "Black and White have the same number of stones, so Black is to move."
    ),
    PlacementReason.WHITE_TO_MOVE: tr_noop("Black has one more stone, so White is to move."),
    PlacementReason.SWAP: tr_noop(
        "White can swap only after Black’s first move, in a game with the pie rule."
    ),
}

# The section of every game's help page that explains a reason shared by all games.
SECTIONS: Mapping[enum.Enum, str] = {
    RefusalReason.GAME_OVER: "end",
    RefusalReason.OCCUPIED: "forbidden",
    RefusalReason.PASS: "passing",
    RefusalReason.SWAP: "passing",
    RefusalReason.TURN_ENDED: "turn",
    RefusalReason.NOT_NOW: "turn",
}


class GameTexts:
    """The texts of one game. They are English here, for ``tr``.

    Attributes:
        key: of the game.
        blurb: one inviting line about the game.
        task: what to do in an ordinary turn.
        lessons: [name] -> its title, with a mnemonic; the first one, of the rules, has no name.
        sentences: the text of each member of the game's enums.
        sections: [refusal reason of this game] -> the section of its help page that explains it.
        option_words: [option] -> the words for it, if it is not one that several games have.
        advised_sizes: the sizes that the game's author suggests; None if there are none.
        themes: [theme of a puzzle] -> what matters in it.
        reasons: [kind of a reason] -> what a bad move allows, and what it has missed; with
            ``{colour}``, ``{moves}``, and its numbers, ``{first}`` and ``{last}``. Numbers at the
            ends of lines have their heading among the sentences instead.
        hand_names: [hand] -> what it holds; empty if there is nothing to choose.
        piece_names: [colour of a piece] -> its name among the tools of the editor.
        numbers_groups: whether groups can be numbered as in the count, at any time.
        numbered: whether players have numbers and no colour, since the pieces belong to nobody.
        comes_first: whether a new user is to begin with this game: nothing is learnt faster.
    """

    key: str
    blurb: str
    task: str
    lessons: ClassVar[Mapping[str, str]]
    sentences: ClassVar[Mapping[enum.Enum, str]]
    sections: ClassVar[Mapping[enum.Enum, str]] = {}
    themes: ClassVar[Mapping[str, str]] = {}
    reasons: ClassVar[Mapping[enum.Enum, tuple[str, str]]] = {}
    option_words: ClassVar[Mapping[str, OptionWords]] = OPTION_WORDS
    advised_sizes: range | None = None
    hand_names: Sequence[str] = ()
    piece_names: Sequence[str] = (
        tr_noop("Black stone"),
        tr_noop("White stone"),
        tr_noop("Neutral piece"),
    )
    numbers_groups = False
    numbered = False
    comes_first = False

    def size_note(self) -> str:
        """Return which sizes the author suggests; may be empty."""
        if self.advised_sizes is None:
            return ""
        first, last = self.advised_sizes[0], self.advised_sizes[-1]
        return tr(
            "The author suggests {first} to {last}; smaller boards are for learning.",
            first=first,
            last=last,
        )

    def komi_note(self, size: int) -> str:
        """Return which komi is about fair on a board of this size, and how sure that is."""
        return ""

    def player_name(self, colour: int) -> str:
        """Return the player of this colour, as the subject of a sentence: "Black"."""
        return tr("Player {number}", number=colour + 1) if self.numbered else colour_name(colour)

    def powers(self, colour: int) -> str:
        """Return what only the player of this colour needs and may do; "" if players are equal."""
        return ""

    def sentence(self, reason: enum.Enum) -> str:
        """Return a reason, an ending or a label in words; KeyError for an enum of another game."""
        return tr(self.sentences[reason] if reason in self.sentences else SENTENCES[reason])

    def end_reason(self, outcome: Outcome, position: Position | None = None) -> str:
        """Return why a game ended, by its rules; with the numbers of its last ``position``."""
        return self.sentence(outcome.reason)

    def unfinished(self, reason: enum.Enum) -> str:
        """Return why a turn that has begun may not end yet, and what to do."""
        return self.sentence(reason)

    def theme_text(self, theme: str) -> str:
        """Return what matters in a puzzle with a theme; "" for a quiet one."""
        return tr(self.themes[theme]) if theme in self.themes else ""

    def refusal_text(self, board: Board, refusal: Refusal) -> str:
        """Return why a step is illegal."""
        return self.sentence(refusal.reason)

    def section(self, reason: enum.Enum) -> str:
        """Return the section of the game's help page that explains this refusal reason."""
        return SECTIONS[reason] if reason in SECTIONS else self.sections[reason]

    def hand_name(self, hand: int) -> str:
        return tr(self.hand_names[hand]) if self.hand_names else ""

    def task_for(self, position: Position) -> str:
        """Return what to do in a turn that begins at this position."""
        return tr(self.task)

    def next_step_text(self, position: Position) -> str:
        """Return what to do next in a turn that has begun: a sentence."""
        return tr("Continue the move.")

    def next_touch_text(self, touches: Sequence[Touch], *, costs: bool = False) -> str:
        """Return what to touch next in a step that has begun with these touches.

        ``costs``: whether every such step costs a turn.
        """
        return tr("Choose the destination.")

    def lost_turn_text(self, name: str, *, yours: bool = False) -> str:
        """Return that the player of this name, or the user, skips a turn, and why."""
        if yours:
            return tr("You skip a turn.")
        return tr("{colour} skips a turn.", colour=name)

    def count_text(self, position: Position) -> str:
        """Return a number to watch while making a turn; "" if the game has none."""
        return ""

    def heading(self, position: Position, counted: Count | None = None) -> str:
        """Return the same in few words, above the rows of the score panel.

        ``counted``: what has been counted so far while the position is counted step by step.
        """
        return ""

    def rows(self, position: Position, counted: Count | None = None) -> list[Row]:
        """Return the rows of the score panel: label, Black's number, White's number.

        ``counted``: replaces its row while the position is being counted step by step.
        """
        rows = []
        for whole in position.tally():
            count = counted if counted is not None and _same_row(whole, counted) else whole
            number = QLocale().toString
            rows.append((self._label(count), number(count.black), number(count.white)))
        return rows

    def rows_ahead(self, position: Position, after: Position) -> list[Row]:
        """Return as many rows with what a move makes of them: "3 → 4"."""
        rows = []
        for now, then in _paired(position, after)[: len(position.tally())]:
            numbers = ((now.black, then.black), (now.white, then.white))
            black, white = (change_text(*map(QLocale().toString, pair)) for pair in numbers)
            rows.append((self._label(now), black, white))
        return rows

    def spoken_ahead(self, position: Position, after: Position) -> str:
        """Return in words what a move makes of the rows, except those about one size."""
        texts = []
        for now, then in _paired(position, after):
            pairs = ((now.black, then.black), (now.white, then.white))
            if not now.size and now != then:
                numbers = [
                    tr("from {before} to {after}", before=before, after=later)
                    if before != later
                    else QLocale().toString(before)
                    for before, later in pairs
                ]
                texts.append(row_text(self._label(now), numbers))
        return listed(texts)

    def _label(self, count: Count) -> str:
        return f"{self.sentence(count.label)} {count.size or ''}".strip()

    def row_of(self, position: Position, counted: Count) -> int:
        """Return the index of the row that a count is about."""
        return [_same_row(whole, counted) for whole in position.tally()].index(True)

    def best_sides(self, position: Position, colour: int) -> frozenset[int]:
        """Return the sides that a colour's best group touches, where sides are goals."""
        return frozenset()

    def count_sentence(self, position: Position, step: CountStep) -> str:
        """Return a step of the position's count in words."""
        return ""

    def reason_text(self, board: Board, reason: Reason, moves: str) -> str:
        """Return why a move was bad: a sentence; ``moves``: those of the reason, in words."""
        if reason.kind in self.sentences:
            names = ("black", "white", "better_black", "better_white")
            return tr(
                "{what} at the end of this line: Black {black}, White {white}. "
                "With the better move: Black {better_black}, White {better_white}.",
                what=self.sentence(reason.kind),
                **dict(zip(names, reason.numbers, strict=True)),
            )
        return tr(
            self.reasons[reason.kind][reason.missed],
            colour=self.player_name(reason.colour),
            moves=moves,
            **self.reason_words(board, reason),
        )

    def reason_words(self, board: Board, reason: Reason) -> Mapping[str, str | int]:
        """Return what else the text of a reason contains, by its placeholders."""
        return dict(zip(("first", "last"), reason.numbers[:1] + reason.numbers[-1:], strict=False))

    def placing_text(self, board: Board, pieces: Sequence[Piece], placed: Piece) -> str:
        """Return what placing a piece would do to a number to watch: "3 → 4"; "" for nothing."""
        return ""

    def spoken_placing(self, board: Board, pieces: Sequence[Piece], placed: Piece) -> str:
        """Return the same for those who hear it."""
        return ""

    def mark_text(
        self,
        board: Board,
        pieces: Sequence[Piece],
        changes: Sequence[Change] = (),
    ) -> str:
        """Return what marks at a cell mean that is pointed at; "" for none.

        ``pieces`` are those on it; ``changes``: what a click there would do.
        """
        return ""

    def dots_legend(self) -> str:
        """Return what the dots mean that mark what may be touched; "" if they need no words."""
        return ""

    def outcome_legend(self, position: Position) -> str:
        """Return what the lines on the board of a finished game mean; "" if they need no words."""
        return ""

    def map_legend(self, playouts: int) -> str:
        """Return what the squares of the expectation map mean, and how many games are behind it."""
        return tr(
            "Squares: likely colour at the end, larger if surer (%Ln random game(s)).",
            "",
            playouts,
        )

    def owner_text(self, black: str, white: str, neither: str) -> str:
        """Return how often a cell ends in whose hands: "Black 72 %, White 20 %, empty 8 %"."""
        return tr(
            "Black {black}, White {white}, empty {empty}", black=black, white=white, empty=neither
        )

    def cell_name(self, board: Board, site: int, pieces: Sequence[Piece]) -> str:
        """Return a site and its top piece in words: "c4, black"; ``pieces`` are bottom to top."""
        what = piece_colour(pieces[-1].colour) if pieces else tr("empty")
        return listed([board.names[site], what])

    def site_text(self, board: Board, site: int) -> str:
        """Return what a site means in this game, whatever lies on it; may be empty."""
        return ""

    def turn_text(self, before: Position, turn: Sequence[int]) -> str:
        """Return the steps of a turn that begins at ``before``, and their effects, in words.

        Steps without a cell are left out, unless there are no others.
        """
        touched = [now.touches(step) for now, step in before.moments(turn)]
        steps = [self.step_text(before.board, touches) for touches in touched if touches]
        steps = steps or [step_words(step) for step in turn if step in STEP_WORDS]
        return listed([*steps, *self.effects(before.board, before.turn_changes(turn))])

    def step_text(self, board: Board, touches: Sequence[Touch]) -> str:
        """Return the touches of one step in words: "c3"."""
        words = [f"{self.hand_name(touch.hand)} {board.names[touch.site]}" for touch in touches]
        return listed(words).strip()

    def effects(self, board: Board, changes: Sequence[Change]) -> list[str]:
        """Return the effects of these changes beyond the touches themselves, in words."""
        return []


def step_words(step: int) -> str:
    """Return a step without a cell in words: "pass"."""
    return tr(STEP_WORDS[step], "to do instead")


def change_text(before: str, after: str) -> str:
    """Return a number, and what becomes of it: "8 → 9"."""
    return before if after == before else f"{before}{ARROW}{after}"


def row_text(label: str, numbers: Sequence[str]) -> str:
    """Return a row of the numbers beside the board: "Score: Black 12, White 7"."""
    return tr(
        "{what}: {first} {one}, {second} {other}",
        what=label,
        first=colour_name(BLACK),
        one=numbers[BLACK],
        second=colour_name(WHITE),
        other=numbers[WHITE],
    )


def _paired(position: Position, after: Position) -> list[tuple[Count, Count]]:
    """Return the counts of two positions in pairs; of a size that one of them lacks it has none."""
    now, then = (
        {(count.label, count.size): count for count in each.tally()} for each in (position, after)
    )
    rows = sorted({**now, **then}, key=lambda row: -row[1] if row[1] else -math.inf)
    return [
        (now.get(row, Count(row[0], 0, 0, row[1])), then.get(row, Count(row[0], 0, 0, row[1])))
        for row in rows
    ]


def _same_row(one: Count, other: Count) -> bool:
    return (one.label, one.size) == (other.label, other.size)
