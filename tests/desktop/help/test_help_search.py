"""How often words occur on the pages of the help."""

from __future__ import annotations

from desktop.help.pages import KEYS, help_page
from desktop.help.search import hits
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language


def test_words_are_counted_on_every_page_small_and_large_letters_alike(qtbot: object) -> None:
    found = hits("padlock")
    assert list(found) == list(KEYS)
    assert {key for key, count in found.items() if count} == {"wythe"}
    assert hits("PadLock") == found
    assert set(hits("").values()) == {0}
    assert set(hits("no such words").values()) == {0}


def test_texts_of_pictures_are_counted_and_what_is_not_read_is_not(qtbot: object) -> None:
    caption = "here five white ones"
    assert hits(caption)["yodd"] == help_page("yodd").markdown.count(caption) == 1
    assert "position:" in help_page("yodd").markdown
    assert hits("position:")["yodd"] == 0
    assert hits("**")["yodd"] == 0


def test_words_are_counted_in_the_language_of_the_moment(qtbot: object) -> None:
    english = hits("stone")["yodd"]
    UI_LANGUAGE.set_language(Language("de"))
    assert hits("stone")["yodd"] < english
    assert hits("stein")["yodd"] > 0
