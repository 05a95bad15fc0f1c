"""The pages of the help: all exist, with all sections, and their statements are true."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from shown_facts import merged

from desktop.help.example import SCHEME, Example, read_example
from desktop.help.overview import OVERVIEW
from desktop.help.pages import KEYS, HelpPage, Section, help_page, page_in, read_page
from desktop.help.search import hits
from desktop.help.shared_page import fill_page, in_order
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import SOURCE, Language
from desktop.views.game_texts import TEXTS
from desktop.views.game_views import VIEWS
from rules.games import GAMES, game_file, read_setup
from rules.refusal import RefusalReason

RESOURCES = Path(__file__).parents[3] / "resources"
_PAGE = r"(?:\.\./)*(?:[a-z]+/)*[a-z]+\.md"
NEEDED = {
    *("board", "turn", "forbidden", "passing", "end"),
    *("example", "options", "readings", "notation", "tips"),
}


def references(section: Section) -> list[tuple[str, str]]:
    """Return the alternative texts and positions of a section's pictures."""
    return re.findall(r"!\[(.*?)\]\(<(.*?)>\)", section.text, re.DOTALL)


def examples(page: HelpPage) -> Iterator[tuple[Section, Example]]:
    for section in page.sections:
        for _, reference in references(section):
            yield section, read_example(reference)


def test_there_is_a_page_for_every_key_and_none_else() -> None:
    pages = [*RESOURCES.glob("help/en/*"), *RESOURCES.glob("games/*/help/en/*")]
    assert {path.stem for path in pages} == {*KEYS, "shared"}
    assert set(GAMES) < set(KEYS)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_all_its_sections(key: str) -> None:
    page = help_page(key)
    assert page.title == GAMES[key].title
    assert {section.id for section in page.sections} >= NEEDED
    assert len(re.findall(r"^\d\. \*\*", page.section("tips").text, re.MULTILINE)) == 5
    assert references(page.section("end"))
    assert "`" in page.section("notation").text


# (game, reason) -> a phrase in its section
REASON_TEXTS = merged("REASON_TEXTS")


@pytest.mark.parametrize("key", GAMES)
def test_what_is_refused_is_explained_where_the_help_opens(key: str) -> None:
    view, page = VIEWS[key], help_page(key)
    for reason in view.sections:
        text = " ".join(page.section(view.section(reason)).text.split())
        assert REASON_TEXTS[key, reason.name] in text
    for common, phrase in (
        (RefusalReason.GAME_OVER, "end"),
        (RefusalReason.PASS, "pass"),
        (RefusalReason.SWAP, "swap"),
        (RefusalReason.NOT_NOW, "move"),
        (RefusalReason.TURN_ENDED, "move"),
    ):
        section = page.section(view.section(common))
        assert phrase in f"{section.title} {section.text}".lower()


@pytest.mark.parametrize("key", KEYS)
def test_sections_have_names_of_their_own_and_no_place_is_left_for_a_game(key: str) -> None:
    assert not places_for_games(help_page(key).markdown)
    names = [section.id for section in help_page(key).sections if section.id]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("key", KEYS)
def test_every_picture_can_be_played_and_says_what_it_shows(key: str) -> None:
    page = help_page(key)
    for section in page.sections:
        assert section.text.count("![") == len(references(section)), section.title
        for text, reference in references(section):
            assert len(text) >= 4
            assert not set("`*_") & set(text)  # Qt would make several pictures of it
            assert read_example(reference).position.board.site_count
    assert page.markdown.count(SCHEME) == len(list(examples(page)))


@pytest.mark.parametrize("key", GAMES)
def test_pictures_of_a_game_show_that_game_and_its_end(key: str) -> None:
    page = help_page(key)
    assert {example.position.setup.game.key for _, example in examples(page)} == {key}
    ended = [s.id for s, example in examples(page) if example.position.over]
    assert "end" in ended
    assert set(ended) <= {"end", "squared", "example"}


@pytest.mark.parametrize("key", GAMES)
def test_a_page_begins_with_a_summary(key: str) -> None:
    quoted = [line for line in help_page(key).sections[0].text.splitlines() if line[:2] == "> "]
    assert len(quoted) == 3
    assert all(re.match(r"> \*\*[^*]+\*\* \w", line) for line in quoted)


@pytest.mark.parametrize("key", GAMES)
def test_the_short_game_is_one_game_and_its_pictures_are_moments_of_it(key: str) -> None:
    section = help_page(key).section("example")
    moves = re.findall(r"^\d+\. `([^`]+)` ", section.text, re.MULTILINE)
    assert len(moves) == len(re.findall(r"^\d+\.", section.text, re.MULTILINE)) >= 4
    shown = [
        [part.split() for part in reference.removeprefix(SCHEME).split("|")]
        for _, reference in references(section)
    ]
    assert len(shown) == 3
    position = read_setup(shown[0][0]).start()
    for move in moves:
        position.play_turn(position.read(move))
    assert position.over
    for setup, line, *rest in shown:
        assert setup == shown[0][0]
        assert line == moves[: len(line)]
        for mark in [mark for marks in rest for mark in marks if mark.startswith("preview=")]:
            assert mark == f"preview={moves[len(line)]}"


def test_what_holds_and_what_breaks_in_yodd_is_as_its_rules_say() -> None:
    texts = references(help_page("yodd").section("connections"))
    drawn = [read_example(reference) for _, reference in texts]
    assert [example.refusal and example.refusal.reason.name for example in drawn] == [
        "EVEN",
        None,
        "EVEN",
        None,
        "EVEN",
    ]


@pytest.mark.parametrize("sides", [3, 5, 7, 9])
def test_the_gaps_that_win_are_those_that_surround_the_middle(sides: int) -> None:
    """No gap of the three is more than half of the board."""
    gaps = {
        "-".join(map(str, sorted(triple)))
        for triple in itertools.product(range(1, sides), repeat=3)
        if sum(triple) == sides
    }
    winning = {text for text in gaps if max(map(int, text.split("-"))) < sides / 2}
    (row,) = re.findall(rf"^\| {sides} \| (.*) \| (.*) \|$", help_page("oddy").markdown, re.M)
    assert set(row[0].split(", ")) == winning
    assert set(row[1].split(", ")) == (gaps - winning or {"none"})


@pytest.mark.parametrize("key", GAMES)
def test_forbidden_turns_are_shown_where_their_reason_is_reported(key: str) -> None:
    page, shown = help_page(key), set()
    ids = [section.id for section in page.sections]
    for section, example in examples(page):
        if example.refusal is None:
            continue
        reason = example.refusal.reason
        assert VIEWS[key].sentence(reason)
        index = ids.index(VIEWS[key].section(reason))
        places = {ids[index], "forbidden", "connections"}  # "connections" says why a diamond holds
        assert section.id in places or ids[index] == "forbidden", section.title
        shown.add(reason)
    assert shown


@pytest.mark.parametrize("key", KEYS)
def test_links_lead_to_pages_and_sections(key: str) -> None:
    for name, section in re.findall(
        rf"(?<!!)\[[^\]]*\]\(({_PAGE})?(?:#([a-z-]+))?\)", page_text(key)
    ):
        page = help_page(Path(name).stem if name else key)
        assert not section or page.section(section)
    assert not re.search(rf"\]\((?!<|{_PAGE}|#)", page_text(key))


def page_text(key: str) -> str:
    return help_page(key).markdown


def test_every_page_is_reached_from_the_overview() -> None:
    linked = {Path(page).stem for page in re.findall(rf"\]\(({_PAGE})", page_text(OVERVIEW))}
    assert linked == set(KEYS) - {OVERVIEW}


def test_a_page_is_cut_at_its_headings_and_a_section_is_found_by_its_name() -> None:
    page = read_page("x", '# Title\n\nA\n\n<a id="end"></a>\n## The end\n\nB\n\n### Sub\nC\n')
    assert [(s.id, s.title, s.text) for s in page.sections] == [
        ("", "Title", "A"),
        ("end", "The end", "B"),
        ("", "Sub", "C"),
    ]
    assert page.key == "x"
    assert page.title == "Title"
    assert page.section("end").title == "The end"
    for name in ("", "nowhere"):
        with pytest.raises(KeyError):
            page.section(name)
    assert page.markdown.strip() == "# Title\n\nA\n\n## The end\n\nB\n\n### Sub\nC"


def test_a_page_is_shown_in_the_language_of_the_moment_or_in_english(qtbot: object) -> None:
    english = help_page("yodd")
    UI_LANGUAGE.set_language(Language("de"))
    german = help_page("yodd")
    assert german.section("end").title != english.section("end").title
    assert page_in("yodd", Language("xx")) == english
    assert page_in("yodd", SOURCE) is english


def test_the_list_begins_with_the_overview_and_the_games() -> None:
    assert KEYS[: 1 + len(GAMES)] == (OVERVIEW, *GAMES)


# -- what games add to the pages about all of them -----------------------------------------------


def places_for_games(text: str) -> set[str]:
    return set(re.findall(r"^<!-- ([a-z]+) -->$", text, re.MULTILINE))


@pytest.mark.parametrize("key", GAMES)
def test_all_that_a_game_adds_has_its_place_on_a_page(key: str) -> None:
    pages = "".join(page.read_text("utf-8") for page in RESOURCES.glob("help/en/*.md"))
    added = places_for_games(game_file(key, "help", "en", "shared.md").read_text("utf-8"))
    assert {"overview", "pictures", "playing", "notation"} <= added <= places_for_games(pages)


def test_each_game_adds_its_part_in_order() -> None:
    text = fill_page("Before\n\n<!-- notation -->\nAfter\n", SOURCE)
    before, *items, after = text.splitlines()
    assert (before, after) == ("Before", "After")
    assert [item[:3] for item in items[1:]] == ["- ["] * len(GAMES)
    assert [re.findall(r"\[(.*?)\]", item)[0] for item in items[1:]] == [
        game.title for game in GAMES.values()
    ]


def test_a_place_where_no_game_adds_anything_vanishes() -> None:
    assert fill_page("one\n<!-- unknown -->\ntwo\n", SOURCE) == "one\ntwo\n"


def test_a_language_without_a_file_gets_the_english_one() -> None:
    text = "<!-- overview -->\n"
    assert fill_page(text, Language("xx")) == fill_page(text, SOURCE)
    assert fill_page(text, Language("de")) != fill_page(text, SOURCE)


def test_each_list_is_sorted_without_regard_to_case_and_accents() -> None:
    text = "A\n\n- **Zoo**: z\n- **Écart** (B): e,\n  more\n- **Ear**: e\n\nB\n\n- y\n- x\n"
    assert in_order(text) == (
        "A\n\n- **Ear**: e\n- **Écart** (B): e,\n  more\n- **Zoo**: z\n\nB\n\n- x\n- y\n"
    )


def test_the_glossary_has_the_words_of_the_games_in_order() -> None:
    words = re.findall(r"^- \*\*(.*?)\*\*", help_page("glossary").section("words").text, re.M)
    assert words == sorted(words, key=str.lower)
    added = game_file(next(iter(TEXTS)), "help", "en", "shared.md").read_text("utf-8")
    own = re.findall(r"^- \*\*(.*?)\*\* \(", added, re.M)
    assert own
    assert set(own) < set(words)


# -- the search ----------------------------------------------------------------------------------


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
