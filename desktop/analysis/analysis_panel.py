"""The engine's analysis of the position, in words and as a list of candidates."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.analysis.candidate_list import CandidateList
from desktop.i18n.text import said, say, tr
from desktop.painting.candidate import CandidateView
from desktop.widgets.engine_box import EngineBox
from desktop.widgets.label import Label, ScreenReaderLabel


class AnalysisPanel(QWidget):
    """A headline, the amount of search, and the candidates.

    Attributes:
        engine: which engine analyses; hidden while there is only our own.

    Signals:
        pointed(CandidateView or None): the candidate under the mouse or selected by keys.
    """

    pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.headline = Label(role="name")
        self.effort = Label(role="quiet")
        self.engine = EngineBox()
        say(self.engine.setAccessibleName, lambda: tr("Engine that analyses"))
        self.engine.hide()
        self.candidates = CandidateList()
        self.candidates.pointed.connect(self.pointed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.effort.setWordWrap(False)
        row = QHBoxLayout()
        row.addWidget(self.headline, 1)
        row.addWidget(self.effort)
        column.addLayout(row)
        column.addWidget(self.engine)
        column.addWidget(self.candidates, 1)
        said(ScreenReaderLabel(self.engine), self.engine.accessibleName)
        column.addStretch()  # keeps the headline at the top if there are no candidates

    def hasHeightForWidth(self) -> bool:
        """Return False, despite the labels: Qt would never shrink the list below its size hint."""
        return False

    def offer_engines(self, names: Sequence[str], chosen: str) -> None:
        """Offer these engines beside our own; ``chosen`` is the one that analyses now."""
        self.engine.offer(names)
        self.engine.choose(chosen)
        self.engine.setVisible(self.engine.has_choice)

    def show_analysis(self, headline: str, effort: str, views: Sequence[CandidateView]) -> None:
        self.headline.setText(headline)
        self.effort.setText(effort)
        self.effort.setVisible(bool(effort))
        self.candidates.show_candidates(views)
        self.candidates.setVisible(bool(views))
