"""Boards and pieces to choose from by their pictures."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from desktop.board.picture import board_for_paper, middle_of_a_game, scene_picture
from desktop.painting.drawing import Drawing
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import said, say, tr
from desktop.settings.appearance import Appearance
from desktop.settings.file_dialogs import show_folder
from desktop.theme.icons import icon
from desktop.theme.themes import UI_THEME, choices_of_board, choices_of_pieces, theme_titles
from desktop.widgets.label import Label, RefusalLabel, ScreenReaderLabel
from desktop.widgets.layouts import hbox, vbox
from rules.setup import Setup

PICTURE_PX = 132

_AROUND_PX = 24  # a picture, in its cell

_FRAME_PX = 14  # of the list


class PictureChoice(QListWidget):
    """Wraps into further rows where it is narrow.

    Signals:
        chosen(str): the user has chosen the picture with this key.
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setIconSize(QSize(PICTURE_PX, PICTURE_PX))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._emit)

    def set_choices(self, titles: Mapping[str, str], chosen: str) -> None:
        """Offer these: [key] -> title; nothing is emitted."""
        with QSignalBlocker(self):
            if [self._key(item) for item in self._items()] != list(titles):
                self.clear()
                for key in titles:
                    item = QListWidgetItem(self)
                    item.setData(Qt.ItemDataRole.UserRole, key)
                    item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter)
            for item, title in zip(self._items(), titles.values(), strict=True):
                item.setText(title)
            self.setCurrentRow(list(titles).index(chosen))
        self._fit()

    def set_picture(self, key: str, picture: QPixmap) -> None:
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)  # not tinted
        for item in self._items():
            if self._key(item) == key:
                item.setIcon(icon)

    @property
    def keys(self) -> list[str]:
        """The keys of the pictures, in their order."""
        return [self._key(item) for item in self._items()]

    def _items(self) -> list[QListWidgetItem]:
        return [self.item(row) for row in range(self.count())]

    @staticmethod
    def _key(item: QListWidgetItem) -> str:
        return str(item.data(Qt.ItemDataRole.UserRole))

    def _emit(self, now: QListWidgetItem | None) -> None:
        if now is not None:
            self.chosen.emit(self._key(now))

    def _fit(self) -> None:
        """Give all cells room for the longest title, and the list room for its first row."""
        width = max(PICTURE_PX + _AROUND_PX, self.sizeHintForColumn(0))
        height = PICTURE_PX + self.fontMetrics().height() + _AROUND_PX
        self.setGridSize(QSize(width, height))
        self.setMinimumSize(2 * width + _FRAME_PX, height + _FRAME_PX)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size at which all pictures stand in one row."""
        cell = self.gridSize()
        bar = self.verticalScrollBar().sizeHint().width()  # Qt leaves room for it
        return QSize(self.count() * cell.width() + bar + _FRAME_PX, cell.height() + _FRAME_PX)

    def showEvent(self, event: QShowEvent) -> None:
        self._fit()  # the style sheet has set the font by now
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        current = self.currentItem()
        if current is not None:
            self.scrollToItem(current)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()


_SEED, _SHARE = 5, 0.7  # of the random game in the pictures


class BoardsDialog(QDialog):
    """Applies every choice at once, and restores the first one when it is cancelled.

    Attributes:
        boards, pieces: the two rows of pictures.
        note: why nothing can be chosen, if the theme keeps its own board and pieces.
        problem: why a folder could not be shown.
        buttons: the buttons that close the dialog.
    """

    def __init__(self, appearance: Appearance, setup: Setup, parent: QWidget) -> None:
        """Show pictures of a small board of the game with this setup."""
        super().__init__(parent)
        say(self.setWindowTitle, lambda: tr("Boards and pieces"))
        self._appearance, self._setup = appearance, setup.game.small_setup()
        self._window = parent.window()
        self._before = appearance.board, appearance.pieces
        self._painted = False
        self.boards, self.pieces = PictureChoice(), PictureChoice()
        self.note, self.problem = Label(), RefusalLabel()
        self.boards_folder = said(QPushButton(icon("folder"), ""), lambda: tr("My boards …"))
        self.pieces_folder = said(QPushButton(icon("folder"), ""), lambda: tr("My pieces …"))
        kind = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kind.Ok | kind.Cancel)
        self._build()
        self._show()
        self._connect()

    def _connect(self) -> None:
        self.boards.chosen.connect(lambda key: self._choose(key, self._appearance.pieces))
        self.pieces.chosen.connect(lambda key: self._choose(self._appearance.board, key))
        themes = self._appearance.themes
        boards, pieces = themes.boards.folder, themes.pieces.folder
        self.boards_folder.clicked.connect(
            lambda: show_folder(
                boards, lambda: tr("Put your boards into {folder}.", folder=boards), self.problem
            )
        )
        self.pieces_folder.clicked.connect(
            lambda: show_folder(
                pieces, lambda: tr("Put your pieces into {folder}.", folder=pieces), self.problem
            )
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        for signal in (
            UI_THEME.changed,
            self._appearance.themes_reloaded,
            UI_LANGUAGE.changed,
        ):
            signal.connect(self._show)

    def reject(self) -> None:
        self._choose(*self._before)
        super().reject()

    def _choose(self, board: str, pieces: str) -> None:
        self._appearance.dress(board, pieces)

    def _show(self) -> None:
        """Show the choices there are, and the current ones."""
        appearance, themes = self._appearance, self._appearance.themes
        self.boards.set_choices(choices_of_board(themes.boards.all), appearance.board)
        self.pieces.set_choices(choices_of_pieces(themes.pieces.all), appearance.pieces)
        for choice in (self.boards, self.pieces):
            choice.setEnabled(not appearance.fixed)
        self.note.setVisible(appearance.fixed)
        if appearance.fixed:
            title = theme_titles({"": UI_THEME.theme})[""]
            self.note.setText(
                tr(
                    "The theme “{theme}” has its own board and pieces. Choose another theme to "
                    "use these.",
                    theme=title,
                )
            )
        if self._painted:
            self._paint()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._painted:
            self._painted = True
            # Qt would leave a third of the screen
            self.resize(self.sizeHint().boundedTo(self._window.size()))
            self._paint()

    def _paint(self) -> None:
        """Paint all pictures: each board with the chosen pieces, all pieces on the chosen board."""
        appearance, ratio = self._appearance, self.devicePixelRatioF()
        position = middle_of_a_game(self._setup, seed=_SEED, share=_SHARE)
        with board_for_paper(self._setup, UI_THEME.theme, Drawing()) as scene:
            scene.show_position(position)
            for choice, board, pieces in (
                *[(self.boards, key, appearance.pieces) for key in self.boards.keys],
                *[(self.pieces, appearance.board, key) for key in self.pieces.keys],
            ):
                scene.set_theme(appearance.with_board(board, pieces))
                picture = QPixmap.fromImage(scene_picture(scene, PICTURE_PX, ratio))
                choice.set_picture(board if choice is self.boards else pieces, picture)

    def event(self, event: QEvent) -> bool:
        """Show files that were put into the folders meanwhile, and sharp pictures on any screen."""
        if event.type() is QEvent.Type.WindowActivate and self._painted:
            self._appearance.reload_themes()
        if event.type() is QEvent.Type.DevicePixelRatioChange and self._painted:
            self._paint()
        return super().event(event)

    def _build(self) -> None:
        column = vbox(self.note, on=self, margins=None)
        for choice, title in (
            (self.boards, lambda: tr("Board")),
            (self.pieces, lambda: tr("Pieces", "the heading")),
        ):
            column.addWidget(said(Label(role="name"), title))
            column.addWidget(choice, 1)
            said(ScreenReaderLabel(choice), title)
        column.addWidget(self.problem)
        column.addLayout(hbox(self.boards_folder, self.pieces_folder, None, self.buttons))
