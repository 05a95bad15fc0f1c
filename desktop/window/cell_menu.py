"""The menu of a cell of the board: what one may want there at this moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QMenu

from desktop.board.board_input import ClickEffect
from desktop.board.marks import mark_name
from desktop.game.game_session import Phase
from desktop.pages.board_page import BoardPage
from desktop.pages.game_page import GamePage
from desktop.panels.mark_tool import MarkTool
from desktop.panels.step_buttons import CAPTIONS, step_id
from desktop.services.text import listed, on_button, tr, tr_noop
from desktop.settings.action import Action
from desktop.theme.icons import has_icon, row_icon
from rules.piece import Touch

_CLICKS = {
    ClickEffect.STEP: tr_noop("Play: {what}"),
    ClickEffect.TOUCH: tr_noop("Choose: {what}"),
    ClickEffect.RELEASE: tr_noop("Do not choose: {what}"),
    ClickEffect.REFUSAL: tr_noop("Why not {what}?"),
    ClickEffect.CONFIRM: tr_noop("Play this move"),
    ClickEffect.MARK: tr_noop("Mark: {what}"),
}
_STEPS = [step_id(step) for step in CAPTIONS]
_FLOW = ("turn.count", "engine.go_on", "engine.stop")
_HELP = ("engine.hint", "engine.analysis", "turn.undo")


class CellMenu(QMenu):
    """Filled once; it is deleted after it was closed."""

    def __init__(
        self, page: BoardPage, sites: tuple[int, ...], actions: Mapping[str, Action]
    ) -> None:
        """``sites`` are the one, or the two of a joint, that the menu is about; () for none."""
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._page, self._sites, self._actions = page, sites, actions
        if len(page.board.input.hands()) > 1:
            self._offer("turn.hand")
        self._add_click()
        self._offer("turn.cancel")
        self._begin_group(*_STEPS)
        self._begin_group(*(_FLOW if page.session.phase is not Phase.CHOICE else ()))
        self._begin_group(*_HELP)
        self.addSeparator()
        if isinstance(page, GamePage):
            self._add_marks(page)
            self._offer("notes.write")
        self._begin_group("game.copy_picture", "view.boards")
        title = page.game.title
        self._add(tr("Rules of {game}", game=title), actions["help.here"].trigger, "help.here")
        add_mnemonics(self)

    def _begin_group(self, *names: str) -> None:
        self.addSeparator()
        for name in names:
            self._offer(name)

    def _offer(self, name: str) -> None:
        """Add an action of the window if it is of use now."""
        action = self._actions[name]
        if action.is_useful:
            entry = self._add(action.iconText(), action.trigger, name, action.key_text)
            entry.setCheckable(action.isCheckable())
            entry.setChecked(action.isChecked())

    def _add_click(self) -> None:
        page, sites = self._page, self._sites
        result = page.board.input.result(sites)
        if result.effect in _CLICKS:
            text = tr(_CLICKS[result.effect], what=self._what(result.touches))
            self._add(on_button(text), lambda: page.board.input.click(sites))

    def _what(self, touches: Sequence[Touch]) -> str:
        """Return the sites of a click in words, with what is placed there."""
        board = self._page.session.position.board
        if touches:
            return self._page.view.step_text(board, touches)
        return listed([board.names[site] for site in self._sites])

    def _add_marks(self, page: GamePage) -> None:
        """Add the marks for the site, if this game has notes."""
        notes = page.notes
        if not self._sites or not notes.in_use:
            return
        (site, *_), marks = self._sites, notes.marks
        menu = QMenu(tr("&Marks"), self)
        for tool in MarkTool:
            if tool is MarkTool.ARROW:  # which takes two cells
                continue
            mark = tool.mark(None, marks.values())
            assert mark is not None
            name = mark_name(mark)
            entry = menu.addAction(row_icon(f"mark.{tool.value}"), name[:1].upper() + name[1:])
            entry.triggered.connect(lambda _=False, tool=tool: notes.mark(site, tool))
        add_mnemonics(menu)
        self.addMenu(menu)

    def _add(
        self, text: str, then: Callable[[], object], picture: str = "", key: str = ""
    ) -> QAction:
        icon = row_icon(picture) if has_icon(picture) else QIcon()
        entry = self.addAction(icon, f"{text}\t{key}" if key else text)
        entry.triggered.connect(lambda: then())
        return entry


def add_mnemonics(menu: QMenu) -> None:
    """Give each entry a mnemonic of its own: the one it has, or the first letter that is free."""
    taken: set[str] = set()
    for entry in menu.actions():
        if not entry.isSeparator():
            text, tab, key = entry.text().partition("\t")
            entry.setText(f"{_marked(text, taken)}{tab}{key}")


def _marked(text: str, taken: set[str]) -> str:
    """Return a text with a mnemonic that is not taken yet, and take it; "&&" is a real "&"."""
    parts = text.split("&&")
    wanted = [part[part.index("&") + 1] for part in parts if "&" in part[:-1]]
    plain = "&&".join(part.replace("&", "") for part in parts)
    words = [at for at, letter in enumerate(plain) if at == 0 or plain[at - 1] == " "]
    places = [*(plain.index(letter) for letter in wanted), *words, *range(len(plain))]
    for at in places:
        letter = plain[at].casefold()
        if letter.isalpha() and letter not in taken:
            taken.add(letter)
            return f"{plain[:at]}&{plain[at:]}"
    return plain
