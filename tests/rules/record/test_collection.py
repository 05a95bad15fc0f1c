"""SGF as text and as trees, against sgfmill, and all games of a text, whatever is between them."""

import operator
import random
from pathlib import Path

import pytest
from call_count import calls_of
from hypothesis import given, settings
from hypothesis import strategies as st
from random_records import PROPERTY_NAMES, TEXTS, records
from sgfmill import sgf_grammar

from rules.games import BROKEN
from rules.games.packages import GamePackage, GamePackageError
from rules.outcome import Outcome
from rules.position import BLACK
from rules.record import sgf
from rules.record.game_file import (
    Collection,
    Scoresheet,
    WrittenMove,
    load,
    load_games,
    read_game,
    write_game,
)
from rules.record.game_record import Ending, GameRecord
from rules.record.sgf import (
    GameFileError,
    MissingGameError,
    Places,
    Scanner,
    SgfError,
    SgfNode,
)

ROOT = "(;FF[4]GM[1003]XG[oddy]XS[3]SZ[4]"
ANN = f"{ROOT}PB[Ann]PW[Ben]RE[W+R]DT[2024-05-01]EV[Cup];B[a1];W[b1])"
GO = "(;FF[4]GM[1]PB[Cho];B[dd](;W[pp])(;W[dp]))"
BARE = "(;GM[1003](;B[a1])(;B[b1]))"


def turns(game: GameRecord | GameFileError) -> list[str] | str:
    if isinstance(game, GameFileError):
        return game.problem
    return [node.text for node in game.root.subtree()][1:]


def test_all_games_come_in_order_and_unreadable_ones_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "many.sgf"
    path.write_text(f"{ANN}\n{GO}\n\n{BARE}\n")
    games = list(load_games(path))
    assert [turns(game) for game in games] == [
        ["a1", "b1"],
        "this is a game of Go, which Oddments does not play",
        ["a1", "b1"],
    ]
    assert isinstance(games[1], GameFileError)
    assert (games[1].line, games[1].column) == (2, 8)
    first = load(path)
    assert not first.reading.alone
    assert first.reading.read_only  # the file holds more than this game
    assert first.reading.problems == []
    assert not load_one(tmp_path, ANN).reading.read_only


def load_one(folder: Path, text: str) -> GameRecord:
    path = folder / "one.oddments"
    path.write_text(text)
    return load(path)


def test_headings_have_the_facts_of_each_root() -> None:
    collection = Collection(f"{ANN}{GO}{BARE}(;FF[4")
    ann, go, bare, broken = collection.headings()
    assert ann[1:] == ("Odd-Y", ("Ann", "Ben"), "W+R", "2024-05-01", "Cup", "", ("", ""))
    assert go.players == ("Cho", "")
    assert "a game of Go" in go.problem
    assert bare[1:] == ("Odd-Y", ("", ""), "", "", "", "", ("", ""))
    assert "ends within the value" in broken.problem
    assert turns(collection.game(bare.start)) == ["a1", "b1"]
    assert turns(collection.game(ann.start)) == ["a1", "b1"]
    assert not collection.game(ann.start).reading.alone


@pytest.mark.parametrize(
    ("between", "problem"),
    [
        ("", 'another game begins here: ")" is missing before it'),
        (") junk ;[", "there is text after the end of the game"),
        ("]", "']' is out of place here"),
        (";B[d1]C", 'the property C has no value: expected "["'),
    ],
)
def test_after_damage_the_next_game_is_found(between: str, problem: str) -> None:
    damaged, *others = Collection(f"{ANN[:-1]}{between}{ANN}{BARE}").games()
    assert isinstance(damaged, GameRecord)
    assert turns(damaged)[:2] == ["a1", "b1"]
    assert damaged.reading.problems[0].problem == problem
    assert [turns(game) for game in others] == [["a1", "b1"]] * 2
    assert isinstance(others[0], GameRecord)
    assert others[0].reading.problems == []


@pytest.mark.parametrize(
    ("head", "piece", "most"),
    [
        ("", "(;FF[", 3),  # only the first of them begins a game
        ("", f"{ANN}\n", 120),
        ("(;GM[1001]SZ[5]XD", "[a1b1]", 1),
        ("(;GM[1004]AB", "[a1]", 12),
    ],
)
def test_a_big_file_opens_with_few_calls_for_each_piece(head: str, piece: str, most: int) -> None:
    collection = Collection(head + piece * 2_000)
    assert calls_of(lambda: list(collection.headings())) < most * 2_000


def test_undecodable_bytes_are_reported_for_their_game() -> None:
    data = f"{ANN}\n{ANN}\n{ANN}".encode().replace(b"Ann", b"\xff", 2).replace(b"\xff", b"Ann", 1)
    assert [len(game.reading.problems) for game in Collection(data).games()] == [0, 1, 0]  # type: ignore[union-attr]


def test_of_too_many_games_the_first_are_read_and_the_rest_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("rules.record.game_file.MAX_GAMES", 2)
    collection = Collection(f"{ANN}\n{ANN}\n{ANN}\n{ANN}")
    one, two, rest = collection.games()
    assert turns(one) == turns(two) == ["a1", "b1"]
    assert isinstance(rest, GameFileError)
    assert rest.problem.endswith("games; the rest were skipped")
    assert (rest.line, rest.column) == (3, 1)
    *_, heading = collection.headings()
    assert heading.start == 2 * (len(ANN) + 1)
    assert heading.problem == str(rest)
    assert len(list(Collection(f"{ANN}{ANN}").headings())) == 2
    assert not isinstance(list(Collection(f"{ANN}{ANN}").games())[-1], GameFileError)


def test_text_before_the_first_game_is_skipped() -> None:
    (game,) = Collection(f"From: Ann (see below; really)\n\n{ANN}").games()
    assert isinstance(game, GameRecord)
    assert turns(game) == ["a1", "b1"]
    assert game.reading.problems[0].problem == "there is text before the game"


def test_reading_can_be_watched_and_stopped() -> None:
    class StoppedError(Exception):
        pass

    shares: list[float] = []

    def stop_at_half(share: float) -> None:
        shares.append(share)
        if share > 0.5:
            raise StoppedError

    collection = Collection(ANN * 1000)
    with pytest.raises(StoppedError):
        list(collection.headings(stop_at_half))
    assert shares == pytest.approx([game / 1000 for game in range(0, 513, 64)], abs=1e-3)
    shares.clear()
    with pytest.raises(StoppedError):
        list(collection.games(stop_at_half))
    long = Collection(ROOT + "(;B[a1])" * 1000 + ")")
    shares.clear()
    with pytest.raises(StoppedError):
        long.first(stop_at_half)
    assert len(shares) > 1


@given(st.lists(records(), min_size=1, max_size=3), st.sampled_from(["", "\n", " \r\n\t"]))
@settings(max_examples=20)
def test_collections_of_any_games_come_back(games: list[GameRecord], between: str) -> None:
    collection = Collection(between.join(map(write_game, games)).encode())
    assert list(collection.games()) == games
    assert [heading.players for heading in collection.headings()] == [
        tuple(reversed(game.names) if game.ends_swapped else game.names) for game in games
    ]


def test_a_swap_that_was_tried_after_the_end_changes_nobodys_colour() -> None:
    ended = f"{ROOT}XF[1]PB[Ann]PW[Ben]RE[B+R];B[b1]XH[end];W[swap])"
    swapped = f"{ROOT}XF[1]PB[Ann]PW[Ben]RE[B+R];B[b1];W[swap]XH[end])"
    collection = Collection(f"{ended}{swapped}")
    assert [game.ends_swapped for game in map(_read, collection.games())] == [False, True]
    players = [heading.players for heading in collection.headings()]
    assert players == [("Ann", "Ben"), ("Ben", "Ann")]


def _read(game: GameRecord | GameFileError) -> GameRecord:
    assert isinstance(game, GameRecord)
    return game


MISSING_ROOT = "FF[4]GM[1999]XG[nudge]XI[oddments-nudge]XF[1]"
GAME = f"(;{MISSING_ROOT}SZ[5]XP[off]PB[Ann]PW[Bob]XC[person][engine 5]DT[2026-11-01]RE[B+R]"
TREE = f"{GAME}C[Before.];B[c3];W[d4]C[Well!](;B[a1](;W[e5])(;W[e4]C[Or this.]))(;B[a2];W[b2]))"
FOREIGN = f"(;{MISSING_ROOT})"


def scoresheet(text: str) -> Scoresheet:
    shown = Collection(text).shown()
    assert isinstance(shown, Scoresheet)
    return shown


def missing(text: str) -> MissingGameError:
    with pytest.raises(MissingGameError) as caught:
        read_game(text)
    return caught.value


def test_the_root_says_who_played_what() -> None:
    game = scoresheet(TREE)
    assert (game.missing.key, game.missing.package, game.missing.why) == (
        "nudge",
        "oddments-nudge",
        "",
    )
    assert game.options == {"size": "5", "pie": "off"}
    assert game.names == ("Ann", "Bob")
    assert game.seats == ("person", "engine 5")
    assert (game.value("DT"), game.value("EV")) == ("2026-11-01", "")
    assert game.outcome == Outcome(BLACK, Ending.RESIGNATION)
    assert (game.text, game.alone, game.problem) == (TREE, True, "")


def test_moves_come_in_the_order_of_reading() -> None:
    assert list(scoresheet(TREE).moves()) == [
        WrittenMove(0, 0, 0, "", "Before."),
        WrittenMove(0, 1, 0, "c3", ""),
        WrittenMove(0, 2, 1, "d4", "Well!"),
        WrittenMove(0, 3, 0, "a1", ""),
        WrittenMove(1, 3, 0, "a2", ""),
        WrittenMove(1, 4, 1, "b2", ""),
        WrittenMove(0, 4, 1, "e5", ""),
        WrittenMove(1, 4, 1, "e4", "Or this."),
    ]
    assert scoresheet(TREE).turn_count == 4
    assert scoresheet(TREE).comments == ["Before.", "Well!", "Or this."]


def test_a_node_without_a_move_is_a_comment_on_the_one_before() -> None:
    game = scoresheet(f"(;{MISSING_ROOT};C[Hello];B[a1];C[A pause];W[b1])")
    assert list(game.moves()) == [
        WrittenMove(0, 0, 0, "", "Hello"),
        WrittenMove(0, 1, 0, "a1", ""),
        WrittenMove(0, -1, 0, "", "A pause"),
        WrittenMove(0, 2, 1, "b1", ""),
    ]


@pytest.mark.parametrize("depth", [1, 2_000])
def test_variations_may_be_nested_deeply(depth: int) -> None:
    text = f"(;{MISSING_ROOT}" + "(;B[a1])(;B[b1]" * depth + ")" * depth + ")"
    moves = list(scoresheet(text).moves())
    assert len(moves) == 2 * depth
    assert moves[-1].depth == depth


def test_a_damaged_text_is_kept_up_to_the_damage() -> None:
    game = scoresheet(f"(;{MISSING_ROOT};B[a1];W[b1")
    assert [move.text for move in game.moves()] == ["a1"]
    assert game.problem == "the text ends within the value that begins here"


@pytest.mark.parametrize(
    ("package", "known"),
    [
        ("oddments-nudge", "oddments-nudge"),
        ("Odd_2.x", "Odd_2.x"),
        ("-r evil.txt", ""),
        ("a; rm -rf ~", ""),
        ("https://example.org/a", ""),
        ("a\nb", ""),
        ("a" * 200, ""),
        ("", ""),
    ],
)
def test_only_a_name_of_a_distribution_is_passed_on(package: str, known: str) -> None:
    error = missing(f"(;GM[1999]XG[nudge]XI[{package}])")
    assert error.package == known
    how = f"comes with the package {known!r}" if known else "does not know the game 'nudge'"
    assert how in str(error)


def test_a_broken_package_is_like_a_missing_one_with_its_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    package = GamePackage("nudge", "no.rules", "no.views")
    monkeypatch.setitem(BROKEN, package, GamePackageError("it is too old"))
    error = missing(TREE)
    assert error.why == "it is too old"
    assert "cannot be played: it is too old" in str(error)


def test_a_game_that_is_known_is_read() -> None:
    assert isinstance(Collection("(;GM[1004]XG[egotzi];B[a1])").shown(), GameRecord)


@pytest.mark.parametrize(
    "text", ["(;GM[1])", f"(;{MISSING_ROOT.replace('XF[1]', 'XF[7]')})", "(;GM[1"]
)
def test_what_is_no_game_of_ours_is_still_refused(text: str) -> None:
    with pytest.raises(GameFileError) as caught:
        Collection(text).shown()
    assert not isinstance(caught.value, MissingGameError)


def test_each_game_of_a_collection_can_be_shown() -> None:
    collection = Collection(f"(;GM[1004]XG[egotzi];B[a1])\n{TREE}")
    ours, theirs = collection.headings()
    assert (theirs.game, theirs.players, theirs.problem) == ("nudge", ("Ann", "Bob"), "")
    shown = collection.shown(theirs.start)
    assert isinstance(shown, Scoresheet)
    assert (shown.text, shown.alone) == (TREE, False)
    assert isinstance(collection.shown(ours.start), GameRecord)
    assert not scoresheet(f"{TREE}{FOREIGN}").alone


# -- SGF -------------------------------------------------------------------------------------------

# what sgfmill reads and writes like us: it leaves \0 in names of encodings and tabs to its callers
ORACLE_TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\r\t\v\f"), max_size=30)


properties_of = operator.attrgetter("properties")


def read_one(value: str) -> str:
    (text,) = sgf.read(f"(;C[{value}])").properties["C"]
    return text


def shape(node: SgfNode) -> object:
    """Return the tree as nested tuples, made without recursion being needed for flat trees."""
    return (node.properties, [shape(child) for child in node.children])


@st.composite
def trees(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> SgfNode:
    def node() -> SgfNode:
        names = draw(st.lists(PROPERTY_NAMES, max_size=3, unique=True))
        return SgfNode({name: draw(st.lists(texts, min_size=1, max_size=3)) for name in names})

    nodes = [node()]
    for _ in range(draw(st.integers(0, 12))):
        child = node()
        nodes[draw(st.integers(0, len(nodes) - 1))].children.append(child)
        nodes.append(child)
    return nodes[0]


@given(trees(TEXTS))
def test_trees_come_back_equal(tree: SgfNode) -> None:
    assert shape(sgf.read(sgf.write(tree, properties_of))) == shape(tree)


@given(trees(ORACLE_TEXTS))
def test_sgfmill_reads_what_is_written(tree: SgfNode) -> None:
    theirs = sgf_grammar.parse_sgf_game(sgf.write(tree, properties_of).encode())
    waiting = [(tree, theirs)]
    while waiting:
        ours, their_tree = waiting.pop()
        for their_node in their_tree.sequence[:-1]:
            assert_equal_nodes(ours, their_node)
            (ours,) = ours.children
        assert_equal_nodes(ours, their_tree.sequence[-1])
        assert len(ours.children) == len(their_tree.children)
        waiting.extend(zip(ours.children, their_tree.children, strict=True))


def assert_equal_nodes(ours: SgfNode, theirs: dict[str, list[bytes]]) -> None:
    texts = {
        name: [sgf_grammar.text_value(value).decode() for value in values]
        for name, values in theirs.items()
    }
    assert ours.properties == texts


@given(trees(ORACLE_TEXTS))
def test_what_sgfmill_writes_is_read(tree: SgfNode) -> None:
    def coarse(node: SgfNode) -> sgf_grammar.Coarse_game_tree:
        game = sgf_grammar.Coarse_game_tree()
        game.sequence = [
            {
                name: [sgf_grammar.escape_text(value.encode()) for value in values]
                for name, values in node.properties.items()
            }
        ]
        game.children = [coarse(child) for child in node.children]
        return game

    text = sgf_grammar.serialise_game_tree(coarse(tree)).decode()
    assert shape(sgf.read(text)) == shape(tree)


def test_a_property_given_twice_has_all_values() -> None:
    assert sgf.read("(;AB[a1]C[x]AB[b1][b2])").properties == {
        "AB": ["a1", "b1", "b2"],
        "C": ["x"],
    }


def test_space_is_allowed_between_all_parts() -> None:
    loose = " \n ( ; \n FF [4]\n[5] C[x] ( ;B[y] ) \n ( ; W [z] ; ) ) \n "
    tight = "(;FF[4][5]C[x](;B[y])(;W[z];))"
    assert shape(sgf.read(loose)) == shape(sgf.read(tight))


def test_offsets_are_found() -> None:
    text = "(;FF[4]\n ;C[ä]W[a1]\n(;B[x])(;B[y]))"
    root = sgf.read(text)
    (node,) = root.children
    places, scanner = Places(text), Scanner(text)
    assert places.of(node.offset) == (2, 2)
    assert places.of(scanner.offset_of("W", node)) == (2, 7)
    assert places.of(scanner.offset_of("B", node.children[1])) == (3, 10)
    assert scanner.offset_of("TR", node) == node.offset
    assert places.of(0) == (1, 1)


@given(st.text("ab\n"), st.integers(0, 2**32))
def test_places_are_right_in_any_order(text: str, seed: int) -> None:
    places = Places(text)
    rng = random.Random(seed)
    for offset in [rng.randint(0, len(text)) for _ in range(5)]:
        before = text[:offset].split("\n")
        assert places.of(offset) == (len(before), len(before[-1]) + 1)


@pytest.mark.parametrize(
    ("text", "line", "column", "problem"),
    [
        ("", 1, 1, "empty"),
        (" \n ", 2, 2, "empty"),
        ("hello", 1, 1, "not an SGF"),
        ("\n(B[a])", 2, 1, "not an SGF"),
        ("(;B[a]", 1, 7, "too early"),
        ("(;B[a](;C[x])", 1, 14, "too early"),
        ("(;\nB[a", 2, 2, "ends within the value"),
        ("(;B[a\\]", 1, 4, "ends within the value"),
        ("(;B)", 1, 4, "B has no value"),
        ("(;b[a])", 1, 3, "capitals"),
        ("(;[a])", 1, 3, "without a property"),
        ("(;B[a]())", 1, 8, "begins with a node"),
        ("(;B[a](;C[x])W[b])", 1, 14, "'W' is out of place"),
        ("(;B[a](;C[x]);W[b])", 1, 14, "after a variation"),
        ("(;B[a]5)", 1, 7, "'5' is out of place"),
        ("(;B[a](;FF[4]B[b]))", 1, 7, "another game begins here"),
    ],
)
def test_errors_name_their_place(text: str, line: int, column: int, problem: str) -> None:
    with pytest.raises(SgfError, match=problem) as caught:
        sgf.read(text)
    assert Places(text).of(caught.value.offset) == (line, column)


def test_games_are_found_one_after_another() -> None:
    text = "(;FF[4]C[)(](;B[x])(;W[y\\]]))\n (;FF[4](;C[2];W[z)(;GM[2]C[3]) junk (;C[4])"
    scanner = Scanner(text)
    found = []
    while scanner.begins_game or scanner.skip_to_game():
        found.append(scanner.at)
        scanner.skip_game()
    assert [text[at : at + 6] for at in found] == ["(;FF[4", "(;FF[4"]
    assert scanner.at_end


def test_a_game_that_does_not_end_ends_where_the_next_one_begins() -> None:
    text = "(;FF[4];B[a](;W[b])(;W[c]\n(;FF[4]C[2])"
    scanner = Scanner(text)
    scanner.skip_game()
    assert text[scanner.at :] == "(;FF[4]C[2])"
    with pytest.raises(SgfError, match="another game begins") as caught:
        list(Scanner(text).read_game())
    assert caught.value.offset == scanner.at


def test_the_readable_part_of_a_broken_node_is_kept() -> None:
    with pytest.raises(SgfError) as caught:
        sgf.read("(;FF[4];B[a1]TR[b][c]C[half of")
    node = caught.value.node
    assert node is not None
    assert caught.value.cut == "C"
    assert node.properties == {"B": ["a1"], "TR": ["b", "c"], "C": ["half of"]}


def test_deep_and_wide_trees_need_no_deep_stack() -> None:
    deep = "(;" * 20_000 + ")" * 20_000
    assert sum(1 for _ in sgf.read(deep).subtree()) == 20_000
    wide = "(;" + "(;)" * 20_000 + ")"
    assert len(sgf.read(wide).children) == 20_000
    assert sgf.write(sgf.read(wide), properties_of).count("(;)") == 20_000


def test_too_many_nodes_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sgf, "MAX_NODES", 50)
    assert sgf.read("(" + ";" * 50 + ")")
    with pytest.raises(SgfError, match="more than 50 nodes"):
        sgf.read("(" + ";" * 51 + ")")


def test_long_values_are_read_in_one_go() -> None:
    assert len(read_one("\\a" * 1_000_000)) == 1_000_000
    with pytest.raises(SgfError, match="ends within"):
        sgf.read("(;C[" + "\\a" * 1_000_000)


def test_lines_are_broken_between_nodes() -> None:
    root = node = SgfNode({"FF": ["4"]})
    for _ in range(200):
        node.children.append(SgfNode({"B": ["c3d3"]}))
        (node,) = node.children
    first, *lines = sgf.write(root, properties_of).splitlines()
    assert first == "(;FF[4]" + ";B[c3d3]" * 11
    assert set(lines[:-1]) == {";B[c3d3]" * 11}
    assert lines[-1].endswith(";B[c3d3])")


def test_each_variation_begins_on_a_line_and_ends_with_its_last_node() -> None:
    long = "x" * 100
    text = f"(;FF[4]\n(;B[a1]\n;C[{long}])\n(;B[b1]))\n"
    root = sgf.read(text)
    assert sgf.write(root, properties_of) == text


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("plain", "plain"),
        ("", ""),
        (r"closing \] and back \\", r"closing ] and back \ "[:-1]),
        ("two\r\nlines\rof\n\rtext\n", "two\nlines\nof\ntext\n"),
        ("soft\\\nbreaks\\\r\nare\\\rnone\\\n\r", "softbreaksarenone"),
        (r"a needless \escape: \]", "a needless escape: ]"),
        (r"a\:b:c", "a:b:c"),
        ("a\r\n\r\nb", "a\n\nb"),
        ("(;not[a node", "(;not[a node"),
        ("  as\tit is  ", "  as\tit is  "),
    ],
)
def test_a_value_is_read_without_its_escapes(text: str, value: str) -> None:
    assert read_one(text) == value
    assert sgf.read(f"(;C \n[{text}] [next])").properties == {"C": [value, "next"]}


def test_a_game_is_found_by_what_only_roots_have() -> None:
    scanner = Scanner("(x;FF[4] (;B[a1]) ( ; GM [1];W[b1]) (;FF[4])")
    for at in (18, 36):
        assert scanner.skip_to_game()
        assert scanner.at == at
        scanner.at += 1
    assert not scanner.skip_to_game()
    assert scanner.at == len(scanner.text)


def test_brackets_in_values_are_ignored() -> None:
    scanner = Scanner(r"(;C[a ( \] ) b]B[a1](;W[)]))(")
    scanner.skip_game()
    assert scanner.text[scanner.at :] == "("


def test_values_with_many_escapes_and_many_values_are_read_in_pieces() -> None:
    escaped, values = "x\\]" * 5000, "[a1]" * 5000
    root = sgf.read(f"(;FF[4]C[{escaped}][b]TR{values}[{escaped}]AB[a1];B[c1])")
    plain = "x]" * 5000
    assert root.properties["C"] == [plain, "b"]
    assert root.properties["TR"] == [*["a1"] * 5000, plain]
    assert root.properties["AB"] == ["a1"]
    assert [node.properties for node in root.children] == [{"B": ["c1"]}]
    with pytest.raises(sgf.SgfError, match="within the value"):
        sgf.read(f"(;FF[4]C[{escaped}")
