"""The pages of the help: all exist, with all sections, and their statements are true."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.help.example import SCHEME, Example, read_example
from desktop.help.overview import OVERVIEW
from desktop.help.pages import KEYS, HelpPage, Section, help_page, page_in, read_page
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import SOURCE, Language
from desktop.views.game_views import VIEWS
from rules.games import GAMES, read_setup
from rules.refusal import RefusalReason, RulesError

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
REASON_TEXTS = {
    ("yodd", "EVEN"): "must be **odd**",
    ("yodd", "FIRST_TURN"): "exactly one stone",
    ("yodd", "EVEN_GROUPS"): "must be **odd**",
    ("yodd", "BLACK_BEGINS"): "exactly one stone",
    ("yodd", "ONE_STONE"): "exactly one stone",
    ("oddy", "WON_BEFORE"): "one group that touches three sides",
    ("wythe", "NOT_NEIGHBOURS"): "two neighbouring squares",
    ("wythe", "SAME_HALVES"): "two neighbouring squares",
    ("wythe", "LOCKED"): "the other half is locked",
    ("wythe", "UNEQUAL_HEIGHTS"): "equally high",
    ("wythe", "WHOLE_PIECE"): "squarely on another one",
    ("wythe", "LIKE_COLOUR"): "Black goes onto white only",
    ("wythe", "NO_ROOM_BESIDE"): "no neighbour for the other half",
    ("wythe", "MUST_PLACE"): "pass only when nothing can be placed",
    ("wythe", "BLACK_TO_MOVE"): "Black moves first",
    ("wythe", "WHITE_TO_MOVE"): "Black moves first",
    ("themisto", "DISC_COUNT"): "the 28 squares",
    ("themisto", "OTHER_PAST"): "the one that stood before",
    ("themisto", "NO_DISC"): "Move any one disc",
    ("themisto", "NOT_IN_LINE"): "in a straight line",
    ("themisto", "BLOCKED"): "over **empty** squares only",
    ("themisto", "ALONE"): "next to at least one **other** disc",
    ("themisto", "BOARD_BEFORE"): "the one that stood before",
    ("themisto", "UNDECIDED"): "you **may** capture",
}


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
def test_sections_have_names_of_their_own(key: str) -> None:
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


def test_the_diamond_is_safe_with_no_group_beside_it_or_two() -> None:
    texts = references(help_page("yodd").section("connections"))
    drawn = [read_example(reference) for _, reference in texts]
    assert [example.refusal and example.refusal.reason.name for example in drawn] == [
        "EVEN",
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


def test_a_page_is_cut_at_its_headings() -> None:
    page = read_page("x", '# Title\n\nA\n\n<a id="end"></a>\n## The end\n\nB\n\n### Sub\nC\n')
    assert [(s.id, s.title, s.text) for s in page.sections] == [
        ("", "Title", "A"),
        ("end", "The end", "B"),
        ("", "Sub", "C"),
    ]
    assert "<a" not in page.markdown


def test_a_section_is_found_by_its_name_and_no_other_one() -> None:
    page = read_page("x", '# Title\n\n<a id="end"></a>\n## The end\n\nB\n\n## Last\nC')
    assert page.key == "x"
    assert page.title == "Title"
    assert page.section("end").title == "The end"
    for name in ("", "nowhere"):
        with pytest.raises(KeyError):
            page.section(name)
    assert page.markdown == "# Title\n\n## The end\n\nB\n\n## Last\nC"


def test_a_page_is_shown_in_the_language_of_the_moment_or_in_english(qtbot: object) -> None:
    english = help_page("yodd")
    UI_LANGUAGE.set_language(Language("de"))
    german = help_page("yodd")
    assert german.section("end").title != english.section("end").title
    assert page_in("yodd", Language("xx")) == english
    assert page_in("yodd", SOURCE) is english


def test_the_list_begins_with_the_overview_and_the_games() -> None:
    assert KEYS[: 1 + len(GAMES)] == (OVERVIEW, *GAMES)


@pytest.mark.parametrize(
    ("reference", "complaint"),
    [
        ("egotzi | c3", "written"),
        ("position: chess", "no game"),
        ("position:egotzi | z9", "not a move"),
        ("position:egotzi | c3 c3", "illegal"),
        ("position:egotzi | c3 | refused=c4", "legal"),
        ("position:egotzi | c3 | blink", "not a mark"),
        ("position:egotzi | c3 | group=z9", "no 'z9'"),
        ("position:egotzi | c3 | last | last", "written"),
    ],
)
def test_a_picture_that_cannot_be_is_an_error(reference: str, complaint: str) -> None:
    with pytest.raises(RulesError, match=complaint):
        read_example(reference)


def test_marks_say_what_is_drawn() -> None:
    taken = read_example("position:egotzi size=5 | c3 | refused=c3")
    assert taken.refusal is not None
    assert taken.refusal.reason is RefusalReason.OCCUPIED
    assert [touch.site for touch in taken.tried] == [taken.position.board.site("c3")]
    begun = read_example("position:yodd size=4 | Bb4 | begun=Wd2,We3 last")
    assert len(begun.position.pieces()) == 2
    assert [change.piece.site for change in begun.preview] == [begun.position.board.site("e3")]
    costly = read_example("position:themisto | g1-g2 | preview=g2-g4")
    assert costly.loses
    slid = read_example("position:themisto | | touched=b1 targets")
    assert slid.touches
    assert all(len(rest) == 1 for rest in slid.remaining)
