"""Pictures of the help: what each mark adds to the board, as data and as it is painted."""

from __future__ import annotations

import re

import pytest
from shown_facts import rows

from desktop.help.example import example_picture, read_example
from desktop.theme.theme import DARK, LIGHT
from rules.engine.known_reports import best_openings
from rules.engine.report import Proof
from rules.games import GAMES, game_file
from rules.games.game_data import opening_table
from rules.piece import Touch
from rules.refusal import RefusalReason, RulesError

LANGUAGES = ("en", "de", "es", "fr", "it", "nl")


def site(reference: str, name: str) -> int:
    return int(read_example(reference).position.board.site(name))


def test_without_marks_only_the_position_is_reported() -> None:
    example = read_example("position: egotzi size=4 | b2 d4")
    assert [node.site for node in example.position.pieces()] != []
    assert example.position.colour == 0
    assert example.last == example.preview == ()
    assert example.touches == example.tried == ()
    assert not example.loses
    assert example.remaining == ()
    assert example.group == -1
    assert example.refusal is None


def test_turns_and_groups_are_marked() -> None:
    example = read_example("position:egotzi size=4 | b2 d4 | last")
    assert {change.piece.site for change in example.last} == {site("position:egotzi size=4", "d4")}
    assert read_example("position:egotzi size=4 | | last").last == ()
    example = read_example("position:yodd size=4 | Bb4 | preview=Wd2,We3")
    assert [change.piece.site for change in example.preview] == [site("position:yodd size=4", "d2")]
    assert not example.loses
    assert len(example.position.pieces()) == 1
    assert read_example("position:themisto | g1-g2 | preview=g2-g4").loses
    example = read_example("position:yodd size=4 | Bb4 | begun=Wd2,We3")
    d2, e3 = (site("position:yodd size=4", name) for name in ("d2", "e3"))
    assert [change.piece.site for change in example.last] == [d2]
    assert [change.piece.site for change in example.preview] == [e3]
    assert {piece.site for piece in example.position.pieces()} >= {d2}
    assert e3 not in {piece.site for piece in example.position.pieces()}
    example = read_example("position:oddy | a1 c2 | group=a1")
    assert example.group == site("position:oddy", "a1")


def test_what_is_touched_and_where_the_hand_may_go_on() -> None:
    example = read_example("position:wythe size=4 | | touched=a1 targets")
    assert example.touches == (Touch(site("position:wythe size=4", "a1")),)
    assert {rest[0].site for rest in example.remaining} == {
        site("position:wythe size=4", name) for name in ("a2", "b1")
    }
    every = read_example("position:wythe size=4 | | targets")
    assert every.touches == ()
    assert {rest[0].site for rest in every.remaining} == set(range(16))
    both = read_example("position:wythe size=4 | | touched=a1 touched=b1")
    assert [touch.site for touch in both.touches] == [
        site("position:wythe size=4", name) for name in ("a1", "b1")
    ]


def test_what_is_refused_shows_the_steps_before_and_the_touches_of_the_step() -> None:
    first = read_example("position:egotzi size=5 | c3 | refused=c3")
    assert first.refusal is not None
    assert first.refusal.reason is RefusalReason.OCCUPIED
    assert first.tried == (Touch(site("position:egotzi size=5", "c3")),)
    assert first.preview == ()
    second = read_example("position:yodd size=4 | Bb4 | refused=Wd2,Wd2")
    assert second.refusal is not None
    assert [change.piece.site for change in second.preview] == [site("position:yodd size=4", "d2")]
    assert [touch.site for touch in second.tried] == [site("position:yodd size=4", "d2")]
    assert len(second.position.pieces()) == 1


@pytest.mark.parametrize(
    ("reference", "message"),
    [
        ("egotzi", "a picture is written position: SETUP | TURNS | MARKS, not 'egotzi'"),
        ("position:egotzi | | | ", "a picture is written position:"),
        (
            "position:egotzi | | blink",
            "'blink' is not a mark: last, preview, begun, touched, targets, group, refused",
        ),
        ("position:egotzi | | touched=z9", "there is no 'z9' on this board"),
        ("position:egotzi | | refused=c3", "'c3' is legal"),
    ],
)
def test_what_cannot_be_is_reported(reference: str, message: str) -> None:
    with pytest.raises(RulesError) as caught:
        read_example(reference)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("position", "mark"),
    rows("MARKS"),
)
def test_every_mark_is_seen(qtbot: object, position: str, mark: str) -> None:
    plain, marked = (read_example(f"position:{position} | {m}") for m in ("", mark))
    picture = example_picture(marked, 200, LIGHT)
    assert picture != example_picture(plain, 200, LIGHT)
    assert picture == example_picture(marked, 200, LIGHT)
    assert (picture.width(), picture.devicePixelRatio()) == (200, 1.0)


def test_pictures_show_lost_turns_themes_pixels_and_what_forbids(qtbot: object) -> None:
    costly = read_example("position:themisto | g1-g2 | preview=g2-g4")
    seen = example_picture(costly, 200, LIGHT)
    costly.loses = False
    assert example_picture(costly, 200, LIGHT) != seen
    example = read_example("position:egotzi size=4 | b2")
    assert example_picture(example, 100, DARK) != example_picture(example, 100, LIGHT)
    sharp = example_picture(example, 100, LIGHT, 2.0)
    assert (sharp.width(), sharp.devicePixelRatio()) == (200, 2.0)
    example = read_example("position:egotzi size=4 | b2 | refused=b2")
    assert example.refusal is not None
    seen = example_picture(example, 200, LIGHT)
    example.refusal = type(example.refusal)(example.refusal.reason, (0,))
    assert example_picture(example, 200, LIGHT) != seen


def test_results_are_shown_of_all_first_moves_where_there_is_a_table() -> None:
    example = read_example("position:oddy sides=3 size=5 pie=off | | results")
    said = {view.texts[0]: view.proven for view in example.candidates}
    assert len(said) == 15
    assert {name for name, proven in said.items() if proven is Proof.WIN} == {"c2", "d2", "d3"}
    assert read_example("position:oddy sides=3 size=9 pie=off | | results").candidates == ()


@pytest.mark.parametrize("key", GAMES)
def test_every_picture_of_results_in_the_help_has_some(key: str) -> None:
    page = game_file(key, "help", "en", f"{key}.md").read_text("utf-8")
    for reference in re.findall(r"<(position:[^>]*results)>", page):
        assert read_example(reference).candidates


def test_openings_have_the_win_rate_of_whoever_begins_and_the_fairest_are_filled() -> None:
    example = read_example("position:oddy | | openings")
    table = opening_table(example.position.setup)
    assert table is not None
    turns = table.turns(example.position)
    assert {view.turn for view in example.candidates} == set(turns)
    for view in example.candidates:
        assert view.win_rate == turns[view.turn].win_rate
        assert view.is_rated
        assert view.visits_text == ""
    filled = [abs(view.win_rate - 0.5) for view in example.candidates if view.best]
    others = [abs(view.win_rate - 0.5) for view in example.candidates if not view.best]
    assert max(filled) < min(others)
    assert len({view.win_rate for view in example.candidates if view.best}) < len(filled)  # images
    with pytest.raises(RulesError, match="no table of openings"):
        read_example("position:oddy size=5 | | openings")
    assert read_example("position:egotzi").caption("{best} of {1}") == "{best} of {1}"


@pytest.mark.parametrize("key", GAMES)
def test_the_help_says_what_the_table_of_openings_says(key: str) -> None:
    for language in LANGUAGES:
        check_openings(key, language)


def check_openings(key: str, language: str) -> None:
    page = game_file(key, "help", language, f"{key}.md").read_text("utf-8")
    table = opening_table(GAMES[key].setup())
    if table is None:
        assert " openings>" not in page
        return
    captions = re.findall(r"!\[([^\]]*)\]\(<position:[^>]* openings>\)", page)
    assert len(captions) == 1
    caption = read_example(f"position:{key} | | openings").caption(captions[0])
    rates = {one.turn: round(100 * one.win_rate) for one in table.openings}
    named = re.findall(r"(\S+) \((\d+)\)", caption)
    start = table.setup.start()
    best = {start.write(turn) for turn in best_openings(table, table.turns(start))}
    expected = [(turn, str(rate)) for turn, rate in rates.items() if turn in best]
    assert named == expected[:5]
    assert ("…" in caption) == (len(expected) > 5)
    low, high = [int(number) for number in re.findall(r"(?<!\S)\d+(?!\S)", caption)]
    assert (low, high) == (min(rates.values()), max(rates.values()))
