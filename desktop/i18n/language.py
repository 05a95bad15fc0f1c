"""The interpreter: has the program speak a language, and tells when that is another one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from desktop.i18n.languages import SOURCE, Language, texts_folder


class Interpreter(QObject):
    """There is one, as there is one application.

    Attributes:
        language: the one spoken now.

    Signals:
        changed: texts are to be said again, in another language.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.language = SOURCE
        self._translators: list[QTranslator] = []

    @property
    def speaks(self) -> bool:
        """Whether it has any texts but those of the code."""
        return bool(self._translators)

    def speak(self, language: Language) -> None:
        """Speak this language from now on, whatever is on the screen."""
        qt_texts = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        found = [QTranslator(), QTranslator()]
        found[0].load(f"qtbase_{language.code}", qt_texts)
        found[1].load(f"oddments_{language.code}", str(texts_folder()))
        self.language = language
        QLocale.setDefault(language.locale)
        self.listen_to([one for one in found if not one.isEmpty()])

    def listen_to(self, translators: list[QTranslator]) -> None:
        """Take all texts from these, the last one first."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = translators
        for translator in translators:
            QCoreApplication.installTranslator(translator)
        for window in QApplication.topLevelWidgets():
            window.setLocale(QLocale())
        self.changed.emit()


INTERPRETER = Interpreter()
