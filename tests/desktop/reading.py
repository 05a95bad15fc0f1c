"""A screen reader made to order: it knows a window's accessible tree, and nothing else of it."""

from __future__ import annotations

import random
from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

Role = QAccessible.Role
PRESS = QAccessibleActionInterface.pressAction()
TOGGLE = QAccessibleActionInterface.toggleAction()
STEPS = ("Pass", "Swap colours", "End the turn", "Capture", "Do not capture")


def root(window: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(window)
    assert found is not None
    return found


def name(part: QAccessibleInterface) -> str:
    return part.text(QAccessible.Text.Name)


def description(part: QAccessibleInterface) -> str:
    return part.text(QAccessible.Text.Description)


def children(part: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for index in range(part.childCount()):
        child = part.child(index)
        if child is not None and child.isValid():
            yield child


def seen(part: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """A part and all in it that is on the screen, leaving out what a list holds."""
    if part.state().invisible:
        return
    yield part
    if part.role() is not Role.List:
        for child in children(part):
            yield from seen(child)


def board(window: QWidget) -> QAccessibleInterface:
    """The list of cells."""
    lists = [part for part in seen(root(window)) if part.role() is Role.List]
    (found,) = [part for part in lists if name(part).startswith("Board of")]
    return found


def cells(window: QWidget) -> list[QAccessibleInterface]:
    return list(children(board(window)))


def possible(window: QWidget) -> list[QAccessibleInterface]:
    """The cells where the turn can go on."""
    return [cell for cell in cells(window) if cell.state().selectable]


def buttons(window: QWidget) -> dict[str, QAccessibleInterface]:
    """[name] -> button that can be pressed now."""
    roles = (Role.Button, Role.RadioButton, Role.CheckBox, Role.Switch)
    found = [part for part in seen(root(window)) if part.role() in roles]
    return {name(part): part for part in found if not part.state().disabled}


def press(part: QAccessibleInterface) -> None:
    """Do what the part does, and wait until a button has come up again."""
    actions = part.actionInterface()
    assert actions is not None, name(part)
    actions.doAction(PRESS if PRESS in actions.actionNames() else TOGGLE)
    QApplication.processEvents()
    while part.role() is Role.Button and part.isValid() and part.state().pressed:
        QApplication.processEvents()


def steps(window: QWidget) -> list[QAccessibleInterface]:
    """All that goes on with the turn: cells that are possible, and buttons of the rules."""
    offered = buttons(window)
    return [*possible(window), *[offered[name] for name in STEPS if name in offered]]


def is_over(window: QWidget) -> bool:
    return "Play again" in buttons(window)


def take_step(window: QWidget, rng: random.Random) -> None:
    """Do anything that is offered, now and then with the other hand."""
    hands = [part for part in seen(root(window)) if part.role() is Role.CheckBox]
    if hands and (rng.random() < 0.3 or not steps(window)):
        press(next(hand for hand in hands if not hand.state().checked))
    before = told(window)
    press(rng.choice(steps(window) or hands))
    assert told(window) != before


def told(window: QWidget) -> list[str]:
    """All that is said on the page now."""
    cells_told = [f"{name(cell)} {cell.state().selected}" for cell in cells(window)]
    return cells_told + [f"{name(part)} {part.state().checked}" for part in seen(root(window))]
