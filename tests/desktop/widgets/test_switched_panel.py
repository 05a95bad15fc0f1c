"""A panel that is switched on and off."""

from __future__ import annotations

from lone_widgets import emitted
from pytestqt.qtbot import QtBot

from desktop.widgets.switched_panel import SwitchedPanel


def test_it_is_off_and_hidden_at_first_and_signals_each_switch(qtbot: QtBot) -> None:
    panel = SwitchedPanel()
    qtbot.addWidget(panel)
    assert not panel.on
    assert panel.isHidden()
    switches = emitted(panel.switched)
    for on in (False, True, True, False):
        panel.switch(on=on)
        assert panel.on is on
    assert len(switches) == 2
    assert panel.isHidden()
