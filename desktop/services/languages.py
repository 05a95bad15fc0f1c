"""The languages of the interface, and the signal that the language has changed."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from importlib import resources
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication


@dataclasses.dataclass(frozen=True)
class Language:
    """A language by its ISO 639 code, "it"."""

    code: str

    @property
    def name(self) -> str:
        """Its name in the language itself."""
        if self == SOURCE:
            return "English"  # Qt would add the country
        name = QLocale(self.code).nativeLanguageName().partition(" ")[0]  # without "de España"
        return name[:1].upper() + name[1:]

    @property
    def locale(self) -> QLocale:
        """The format of numbers and dates: the system's own, if that is in this language."""
        own = QLocale.system()
        return own if own.name().partition("_")[0] == self.code else QLocale(self.code)


SOURCE = Language("en")  # of the texts in the code


def texts_folder() -> Path:
    """Return the folder of the compiled translations, ``oddments_CODE.qm``."""
    return Path(str(resources.files("resources") / "languages"))


def available_languages() -> list[Language]:
    """Return the languages with translations, English first, the others sorted by name."""
    codes = {path.stem.partition("_")[2] for path in texts_folder().glob("oddments_*.qm")}
    others = [Language(code) for code in codes if code != SOURCE.code]
    return [SOURCE, *sorted(others, key=lambda language: language.name.casefold())]


def chosen(code: str) -> Language:
    """Return the language with a code, or the system's if it has no translation."""
    found = [language for language in available_languages() if language.code == code]
    return found[0] if found else system_language()


def system_language() -> Language:
    """Return the first of the user's preferred languages that has a translation, or English."""
    return preferred_language(QLocale.system().uiLanguages())


def preferred_language(tags: Sequence[str]) -> Language:
    """Return the language of the first tag ("it-CH") that has a translation, or English."""
    known = {language.code: language for language in available_languages()}
    codes = [tag.replace("_", "-").partition("-")[0] for tag in tags]
    return next((known[code] for code in codes if code in known), SOURCE)


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
