"""The languages that are available_languages, for tests that are run for each of them."""

from __future__ import annotations

import pytest

from desktop.i18n.languages import Language, available_languages
from installer import languages

LANGUAGES = available_languages()


def each_language(*, source: bool = True) -> pytest.MarkDecorator:
    """Run a test with ``language`` for each of them; choose one by ``-k lang_it``."""
    chosen = [one for one in LANGUAGES if source or one.code != languages.SOURCE]
    return pytest.mark.parametrize("language", chosen, ids=_name)


def _name(language: Language) -> str:
    return f"lang_{language.code}"
