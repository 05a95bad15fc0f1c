"""The available languages, for tests that run for each of them."""

import pytest

from desktop.services.languages import Language, available_languages
from installer import languages

LANGUAGES = available_languages()


def each_language(*, source: bool = True) -> pytest.MarkDecorator:
    """Parametrize a test with ``language``; ``-k lang_it`` chooses one."""
    chosen = [one for one in LANGUAGES if source or one.code != languages.SOURCE]
    return pytest.mark.parametrize("language", chosen, ids=_name)


def _name(language: Language) -> str:
    return f"lang_{language.code}"
