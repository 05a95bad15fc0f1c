"""The notes on a node of a game as sentences for screen readers."""

from __future__ import annotations

from desktop.board.mark_names import mark_name
from desktop.i18n.text import listed, tr
from desktop.notes.assessment_names import assessment_name
from desktop.notes.markdown import plain_text
from rules.board import Board
from rules.record.marks import marks_of
from rules.record.remarks import Properties, assessment_of, comment_of, name_of
from rules.record.simple_text import simple_text

_MAX_CHARACTERS = 400  # of a comment
_MAX_SOURCE = 5 * _MAX_CHARACTERS  # with its markup and addresses
_MAX_MARKS = 6


def spoken_notes(properties: Properties, board: Board) -> str:
    """Return name, assessment, comment (its beginning, if long) and marks; "" without notes."""
    sentences = []
    if name := name_of(properties):
        sentences.append(f"“{name}”.")
    if assessment := assessment_of(properties):
        sentences.append(
            tr("Assessment of this move: {assessment}.", assessment=assessment_name(assessment))
        )
    source = comment_of(properties)[:_MAX_SOURCE]
    if comment := simple_text(plain_text(source), _MAX_CHARACTERS):
        sentences.append(tr("Comment: {comment}", comment=comment))
    marks = marks_of(properties, board)
    if len(marks) > _MAX_MARKS:
        sentences.append(tr("%Ln cell(s) are marked.", "", len(marks)))
    elif marks:
        names = [f"{board.names[site]} {mark_name(mark)}" for site, mark in marks.items()]
        sentences.append(tr("Marked: {cells}.", cells=listed(names)))
    return " ".join(sentences)
