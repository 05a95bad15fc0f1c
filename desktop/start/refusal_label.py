"""Says why a typed number is not taken."""

from __future__ import annotations

from desktop.widgets.label import Label


class RefusalLabel(Label):
    """Hidden while there is nothing to say."""

    def __init__(self) -> None:
        super().__init__(role="refusal")
        self.hide()

    def show_refusal(self, why: str) -> None:
        """Say ``why``; "" hides the label."""
        self.setText(why)
        self.setVisible(bool(why))
