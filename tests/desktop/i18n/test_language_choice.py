"""The languages to choose from, and which of them a user gets."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from desktop.i18n import languages
from desktop.i18n.languages import (
    SOURCE,
    Language,
    available_languages,
    chosen,
    preferred_language,
    system_language,
    texts_folder,
)


class System:
    """Replaces the system's settings by those of another language."""

    def __init__(self, *tags: str) -> None:
        self.tags = tags

    def uiLanguages(self) -> list[str]:  # noqa: N802
        return list(self.tags)

    def name(self) -> str:
        return self.tags[0].replace("-", "_")


def set_system(monkeypatch: pytest.MonkeyPatch, *tags: str) -> System:
    system = System(*tags)
    monkeypatch.setattr(QLocale, "system", lambda: system)
    return system


def test_all_languages_are_offered_by_their_own_names_english_first(qtbot: object) -> None:
    names = [language.name for language in available_languages()]
    assert names == ["English", "Deutsch", "Español", "Français", "Italiano", "Nederlands"]
    assert available_languages()[0] is SOURCE
    assert (texts_folder() / "oddments_de.qm").is_file()


def test_languages_are_those_of_which_there_are_files(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for code in ("en", "sv", "cs", "da"):
        (tmp_path / f"oddments_{code}.qm").touch()
    (tmp_path / "qtbase_fi.qm").touch()
    (tmp_path / "oddments_fi.ts").touch()
    monkeypatch.setattr(languages, "texts_folder", lambda: tmp_path)
    # Čeština after Dansk, as its letters are compared, and no language twice
    assert [language.code for language in available_languages()] == ["en", "da", "sv", "cs"]
    assert preferred_language(["fi", "da-DK"]) == Language("da")


def test_the_first_available_language_of_the_users_list_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    set_system(monkeypatch, "pt-BR", "fr_CA", "de")
    assert system_language() == Language("fr")
    assert chosen("it") == Language("it")
    assert chosen("xx") == chosen("") == Language("fr")
    assert chosen("en") == SOURCE
    set_system(monkeypatch, "pt-BR")
    assert system_language() == chosen("xx") == SOURCE


def test_numbers_follow_the_users_country_if_it_has_the_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    system = set_system(monkeypatch, "de-CH")
    assert Language("de").locale is system  # type: ignore[comparison-overlap]
    assert Language("fr").locale == QLocale("fr")
    assert Language("en").locale == QLocale("en")
