"""Explains why a typed number is refused."""

from __future__ import annotations

from desktop.widgets.label import Label


class RefusalLabel(Label):
    """Hidden while there is nothing to say."""

    def __init__(self) -> None:
        super().__init__(role="refusal")
        self.hide()

    def show_refusal(self, reason: str) -> None:
        """Show a reason; "" hides the label."""
        self.setText(reason)
        self.setVisible(bool(reason))
