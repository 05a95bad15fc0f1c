"""The language of the interface, and the signal that it has changed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from desktop.i18n.languages import SOURCE, Language, texts_folder


class UiLanguage(QObject):
    """Switches the language of the interface. There is one instance per application.

    Attributes:
        language: the current language.

    Signals:
        changed: the language has changed, and texts must be set again.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.language = SOURCE
        self._translators: list[QTranslator] = []

    @property
    def has_translations(self) -> bool:
        """Return whether there are translations at all, or only the texts in the code."""
        return bool(self._translators)

    def set_language(self, language: Language) -> None:
        """Switch to this language, also for everything already on the screen."""
        qt_texts = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        found = [QTranslator(), QTranslator()]
        found[0].load(f"qtbase_{language.code}", qt_texts)
        found[1].load(f"oddments_{language.code}", str(texts_folder()))
        self.language = language
        QLocale.setDefault(language.locale)
        self.install_translators([one for one in found if not one.isEmpty()])

    def install_translators(self, translators: list[QTranslator]) -> None:
        """Install these translators in place of the current ones; the last has precedence."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = translators
        for translator in translators:
            QCoreApplication.installTranslator(translator)
        for window in QApplication.topLevelWidgets():
            window.setLocale(QLocale())
        self.changed.emit()


UI_LANGUAGE = UiLanguage()
