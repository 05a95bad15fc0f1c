"""A fake screen reader, which knows only a window's accessible tree."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

Role = QAccessible.Role
PRESS = QAccessibleActionInterface.pressAction()
TOGGLE = QAccessibleActionInterface.toggleAction()
HANDS = ("Black half", "White half", "Black stone", "White stone")
STEPS = ("Pass", "Swap colours", "End the move", "Capture", "Do not capture")


class Part:
    """A path in a window's tree, which is looked up again for every request.

    Qt's own interfaces may not be kept: PySide does not learn of it when Qt deletes one.
    """

    def __init__(self, window: QWidget, path: tuple[int, ...] = ()) -> None:
        self.window_asked, self._path = window, path

    def __getattr__(self, asked: str) -> Any:
        return getattr(self._interface(), asked)

    def __repr__(self) -> str:
        return f"<{self.role().name} {name(self)!r} {description(self)!r}>"

    def parts(self) -> Iterator[Part]:
        """Yield its children."""
        for index in range(self.childCount()):
            part = Part(self.window_asked, (*self._path, index))
            if part._interface() is not None and part.isValid():
                yield part

    def seen(self) -> Iterator[Part]:
        """Yield it and its visible descendants. No event may be handled while it is iterated."""
        yield from self._seen(self._interface())

    def _seen(self, found: QAccessibleInterface) -> Iterator[Part]:
        if found.state().invisible:
            return
        yield self
        if found.role() is not Role.List:
            for index in range(found.childCount()):
                inner = found.child(index)
                if inner is not None and inner.isValid():
                    yield from Part(self.window_asked, (*self._path, index))._seen(inner)

    def _interface(self) -> Any:
        found = QAccessible.queryAccessibleInterface(self.window_asked)
        for index in self._path:
            found = found.child(index)
        return found


def name(part: Part | QAccessibleInterface) -> str:
    return str(part.text(QAccessible.Text.Name))


def description(part: Part | QAccessibleInterface) -> str:
    return str(part.text(QAccessible.Text.Description))


def seen(window: QWidget) -> Iterator[Part]:
    """Yield all that is on the screen, except items of lists."""
    return iter(list(Part(window).seen()))


def names(window: QWidget, role: QAccessible.Role) -> list[str]:
    """Return the names of all parts with a role."""
    QApplication.processEvents()
    return [name(part) for part in seen(window) if part.role() is role]


def board(window: QWidget) -> Part:
    """Return the list of cells."""
    lists = [part for part in seen(window) if part.role() is Role.List]
    (found,) = [part for part in lists if name(part).startswith("Board of")]
    return found


def cells(window: QWidget) -> list[QAccessibleInterface]:
    """Return the cells; the program owns them, so they may be kept."""
    listed = board(window)._interface()
    return [listed.child(index) for index in range(listed.childCount())]


def possible(window: QWidget) -> list[QAccessibleInterface]:
    """Return the cells that can be touched next."""
    return [cell for cell in cells(window) if cell.state().selectable]


def buttons(window: QWidget) -> dict[str, Part]:
    """Return [name] -> button that can be pressed now."""
    found = [part for part in seen(window) if part.role() in (Role.Button, Role.CheckBox)]
    return {name(part): part for part in found if not part.state().disabled}


def press(part: Part | QAccessibleInterface) -> None:
    """Press the part, and wait until a button has come up again."""
    actions = part.actionInterface()
    assert actions is not None, name(part)
    actions.doAction(PRESS if PRESS in actions.actionNames() else TOGGLE)
    del actions
    if isinstance(part, Part):
        while any(other.state().pressed for other in seen(part.window_asked)):
            QApplication.processEvents()
    QApplication.processEvents()


def steps(window: QWidget) -> list[Part | QAccessibleInterface]:
    """Return all that continues the turn: possible cells, and buttons of steps."""
    offered = buttons(window)
    return [*possible(window), *[offered[name] for name in STEPS if name in offered]]


def is_over(window: QWidget) -> bool:
    return "Rematch" in buttons(window)


def take_step(window: QWidget, rng: random.Random) -> None:
    """Do a random step, sometimes with the other hand."""
    hands = [part for part in seen(window) if name(part) in HANDS]
    if hands and (rng.random() < 0.3 or not steps(window)):
        press(next(hand for hand in hands if not hand.state().checked))
    before = texts_in(window)
    press(rng.choice(steps(window)))
    assert texts_in(window) != before


def texts_in(window: QWidget) -> list[str]:
    """Return all texts on the page."""
    cell_states = [f"{name(cell)} {cell.state().selected}" for cell in cells(window)]
    return cell_states + [f"{name(part)} {part.state().checked}" for part in seen(window)]
