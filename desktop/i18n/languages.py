"""The languages that the interface speaks, found by key: each is a file of translated texts."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from importlib import resources
from pathlib import Path

from PySide6.QtCore import QLocale


@dataclasses.dataclass(frozen=True)
class Language:
    """A language by its ISO 639 code, "it"."""

    code: str

    @property
    def name(self) -> str:
        """What those who speak it call it."""
        if self == SOURCE:
            return "English"  # Qt says which English
        name = QLocale(self.code).nativeLanguageName().partition(" ")[0]  # without "de España"
        return name[:1].upper() + name[1:]

    @property
    def locale(self) -> QLocale:
        """How it writes numbers and dates: as in this person's country, if that speaks it."""
        own = QLocale.system()
        return own if own.name().partition("_")[0] == self.code else QLocale(self.code)


SOURCE = Language("en")  # of the texts in the code


def texts_folder() -> Path:
    """Where the compiled texts lie, ``oddments_KEY.qm``."""
    return Path(str(resources.files("resources") / "languages"))


def offered() -> list[Language]:
    """The languages there are texts in, English first, the others by their names."""
    codes = {path.stem.partition("_")[2] for path in texts_folder().glob("oddments_*.qm")}
    others = [Language(code) for code in codes if code != SOURCE.code]
    return [SOURCE, *sorted(others, key=lambda language: language.name.casefold())]


def chosen(code: str) -> Language:
    """The language of a code, or the system's if there are no texts in it."""
    return next((language for language in offered() if language.code == code), of_system())


def of_system() -> Language:
    """The first language of the person's own list that there are texts in, or English."""
    return first_of(QLocale.system().uiLanguages())


def first_of(tags: Sequence[str]) -> Language:
    """The language of the first tag, "it-CH", that there are texts in, or English."""
    known = {language.code: language for language in offered()}
    codes = [tag.replace("_", "-").partition("-")[0] for tag in tags]
    return next((known[code] for code in codes if code in known), SOURCE)
