"""What is said of a moment of the game, in sentences to be read aloud."""

from __future__ import annotations

from desktop.board.mark_names import mark_name
from desktop.i18n.text import listed, tr
from desktop.notes.assessment_names import assessment_name
from desktop.notes.markdown import plain_text
from rules.board import Board
from rules.record.marks import marks_of
from rules.record.remarks import Properties, assessment_of, comment_of, name_of
from rules.record.simple_text import simple_text

_MOST_CHARACTERS = 400  # of a comment
_MOST_READ = 5 * _MOST_CHARACTERS  # of its source: signs and addresses take room
_MOST_MARKS = 6


def spoken_notes(properties: Properties, board: Board) -> str:
    """Name, worth, comment and marks; a long comment's beginning. "" where nothing is said."""
    told = []
    if name := name_of(properties):
        told.append(f"“{name}”.")
    if worth := assessment_of(properties):
        told.append(tr("Assessment of this move: {worth}.", worth=assessment_name(worth)))
    source = comment_of(properties)[:_MOST_READ]
    if comment := simple_text(plain_text(source), _MOST_CHARACTERS):
        told.append(tr("Comment: {comment}", comment=comment))
    marks = marks_of(properties, board)
    if len(marks) > _MOST_MARKS:
        told.append(tr("%Ln cell(s) are marked.", "", len(marks)))
    elif marks:
        names = [f"{board.names[site]} {mark_name(mark)}" for site, mark in marks.items()]
        told.append(tr("Marked: {cells}.", cells=listed(names)))
    return " ".join(told)
