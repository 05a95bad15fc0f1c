"""Shows faults in a calm one-line notice, with buttons to read or copy the report."""

from __future__ import annotations

import functools
import logging
import os
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop.app.faults import Fault, Faults, fault_report
from desktop.app.watch import CrashMarker
from desktop.services.text import tr, tr_noop
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow

log = logging.getLogger(__name__)

_CRASHED = tr_noop(
    "Oddments closed unexpectedly last time. Your games were saved up to the last move."
)


class FaultNotices(QObject):
    """Shows the faults of the program in one of its windows."""

    def __init__(self, faults: Faults, windows: list[MainWindow], parent: QObject) -> None:
        """``windows`` is the live list of open windows."""
        super().__init__(parent)
        self.faults = faults
        self._windows = windows
        self._notice_window: MainWindow | None = None  # the one whose notice shows faults
        self._reported: list[Fault] = []
        faults.updated.connect(self._show_safely, Qt.ConnectionType.QueuedConnection)

    @property
    def report(self) -> str:
        """The report of the faults in this run."""
        return fault_report(self.faults.all)

    def show_pending(self) -> None:
        """Show faults that have not been shown yet, if there is a window for them."""
        faults = [fault for fault in self.faults.all if not fault.has_own_notice]
        new = len(faults) > len(self._reported)
        window = self._choose_window()
        if window is None:
            return
        if new:
            self._notice_window = window
        elif (
            self._notice_window not in self._windows
            or Topic.FAULT not in self._notice_window.notices.texts
        ):
            return  # hidden by the user: more of the same does not bring it back
        self._reported = faults
        self._show_in(self._notice_window)

    def show_crash(self, window: MainWindow, marker: CrashMarker) -> None:
        """Show, once, that the last run crashed."""
        if report := marker.crash:
            buttons = _buttons(window, tr_noop("The previous session"), lambda: report)
            window.notices.show_notice(Topic.CRASH, lambda: tr(_CRASHED), more=buttons)
            marker.forget_crash()

    def report_buttons(self, window: MainWindow) -> dict[str, Callable[[], object]]:
        """Return the buttons of a notice about a fault: name -> action."""
        return _buttons(window, tr_noop("What went wrong"), lambda: self.report)

    def copy_report(self, window: MainWindow) -> None:
        """Copy the report of this run to the clipboard."""
        _copy(window, self.report)

    def show_folder(self, window: MainWindow) -> None:
        """Show the folder of the log in the desktop's file manager."""
        folder = self.faults.folder
        if not os.path.isdir(folder) or not QDesktopServices.openUrl(
            QUrl.fromLocalFile(str(folder))
        ):
            window.notices.show_notice(
                Topic.LOG_FOLDER, lambda: tr("The log is in {folder}.", folder=folder)
            )

    def _show_safely(self) -> None:
        try:
            self.show_pending()
        except Exception:
            log.exception("A fault could not be shown", extra={"has_own_notice": True})

    def _show_in(self, window: MainWindow) -> None:
        text = functools.partial(_sentence, self._reported)
        if window.notices.texts.get(Topic.FAULT) != text():
            window.notices.show_notice(Topic.FAULT, text, more=self.report_buttons(window))

    def _choose_window(self) -> MainWindow | None:
        """Return the window with the notice, else the active window, else any; None without one."""
        if self._notice_window in self._windows:
            return self._notice_window
        active = QApplication.activeWindow()
        return next((w for w in self._windows if w is active), None) or next(
            iter(self._windows), None
        )


def _buttons(
    window: MainWindow, title: str, report: Callable[[], str]
) -> dict[str, Callable[[], object]]:
    def show_details() -> None:
        from desktop.window.fault_dialog import FaultDialog  # late: it is hardly ever needed

        FaultDialog(tr(title), report(), window).open()

    return {
        tr_noop("Details …"): show_details,
        tr_noop("Copy report"): lambda: _copy(window, report()),
    }


def _copy(window: MainWindow, report: str) -> None:
    QGuiApplication.clipboard().setText(report)
    window.notices.show_notice(Topic.REPORT, lambda: tr("The report was copied to the clipboard."))


def _sentence(faults: Sequence[Fault]) -> str:
    times = sum(fault.times for fault in faults)
    if any(fault.memory for fault in faults):
        what = tr(
            "The computer ran out of memory, but you can keep playing. Closing "
            "other programs may help."
        )
    elif all(fault.package for fault in faults):
        what = tr(
            "The game of {package} has failed, but you can keep playing. A report helps its "
            "authors fix it.",
            package=faults[-1].package,
        )
    else:
        what = tr("Something went wrong, but you can keep playing. A report helps us fix it.")
    often = tr("(%Ln time(s) so far)", "", times)
    return what if times < 2 else f"{what} {often}"
