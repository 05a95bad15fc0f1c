"""Lessons and the position editor of a window: where they begin, and what they lead to."""

import pytest
import shiboken6
from driving import HUMANS, click, delete_what_is_closed
from lone_widgets import emitted
from lone_window import LoneWindow
from PySide6.QtWidgets import QPushButton

from desktop.editor.position_editor import PositionEditor
from desktop.game.players import Computer, Human
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.lessons.lesson import LessonError, load_lesson
from desktop.lessons.lesson_list import LESSONS, LessonEntry
from desktop.lessons.lesson_page import LessonPage
from desktop.play.seats_dialog import SeatsDialog
from desktop.sound.sounds import Sound
from desktop.widgets.page import Page
from desktop.widgets.topic import Topic
from desktop.window.editor_flow import EditorFlow
from desktop.window.lesson_flow import LessonFlow
from rules.games import GAMES, read_setup
from rules.position import WHITE

# -- lessons -----------------------------------------------------------------------------------


YODD = GAMES["yodd"]


@pytest.fixture
def flow(lone: LoneWindow) -> LessonFlow:
    return LessonFlow(
        lone.window,
        lone.actions(),
        lone.settings,
        lone.preferences,
        lone.appearance,
        lone.sounds,
        lone.make_session,
    )


def given(lone: LoneWindow) -> LessonPage:
    page = lone.window.page
    assert isinstance(page, LessonPage)
    return page


def test_a_lesson_is_played_on_a_board_and_never_saved(lone: LoneWindow, flow: LessonFlow) -> None:
    flow.start(YODD)
    assert lone.window.board_page is given(lone)
    assert (lone.window.game_page, lone.window.document) == (None, None)
    assert given(lone).game is YODD
    assert given(lone).board.hasFocus()


def test_it_follows_the_settings_and_the_language_while_it_is_shown(
    lone: LoneWindow, flow: LessonFlow
) -> None:
    flow.start(YODD)
    page = given(lone)
    assert page.board.animated is lone.preferences.animated
    lone.settings.animated = not lone.preferences.animated
    assert page.board.animated is lone.preferences.animated
    english = page.lesson
    UI_LANGUAGE.set_language(Language("de"))
    assert page.lesson == load_lesson(LessonEntry(YODD)) != english
    lone.window.show_page(Page())
    delete_what_is_closed()
    assert not shiboken6.isValid(page)
    lone.settings.animated = not lone.preferences.animated  # which nothing follows any more


def test_it_leads_back_to_the_help_and_to_a_game(lone: LoneWindow, flow: LessonFlow) -> None:
    left, helped = emitted(flow.left), emitted(flow.help_requested)
    flow.start(YODD)
    given(lone).left.emit()
    given(lone).help_asked.emit()
    assert (left, helped) == ([None], [None])
    given(lone).finished.emit()
    assert lone.settings.lesson_taken(YODD)
    given(lone).game_wanted.emit(3)
    assert lone.window.session is not None
    assert lone.window.session.record.setup == YODD.setup()
    assert str(lone.window.session.seats[1]) == "engine 3"


def test_the_lessons_of_a_game_are_taken_one_after_another(
    lone: LoneWindow, flow: LessonFlow
) -> None:
    for number, entry in enumerate(LESSONS["yodd"]):
        assert lone.settings.lesson_taken(YODD, entry.name) is False
        flow.start(YODD)
        assert given(lone).lesson == load_lesson(entry)
        given(lone).finished.emit()
        taken = [lone.settings.lesson_taken(YODD, one.name) for one in LESSONS["yodd"]]
        assert taken == [at <= number for at in range(4)]
    flow.start(YODD)
    assert given(lone).lesson == load_lesson(LessonEntry(YODD))


def test_the_end_of_a_lesson_leads_to_the_next_one(lone: LoneWindow, flow: LessonFlow) -> None:
    first, second, *_others, last = LESSONS["yodd"]
    flow.begin(first)
    while given(lone).step is not None:
        assert not given(lone).panel.next_lesson.isVisible()
        given(lone).next_step()
    button = given(lone).panel.next_lesson
    assert button.text() == "Next lesson: Safe diamonds"
    UI_LANGUAGE.set_language(Language("de"))
    assert button.text() == "Nächste Lektion: Sichere Rauten"
    click(button)
    assert given(lone).lesson == load_lesson(second)
    flow.begin(last)
    while given(lone).step is not None:
        given(lone).next_step()
    assert not given(lone).panel.next_lesson.isVisible()


def test_the_moves_of_each_step_are_heard_and_the_right_one_twice(
    lone: LoneWindow, flow: LessonFlow
) -> None:
    flow.start(YODD)
    page = given(lone)
    for _ in range(2):  # the sessions of different steps
        while page.step is not None and not page.step.accepts:
            page.next_step()
        assert page.step is not None
        lone.sounds.take()
        for step in page.session.record.position.read(page.step.accepts[0]):
            page.session.play(step)
        played = lone.sounds.take()
        assert played[-1] is Sound.RIGHT
        assert Sound.PLACE in played
        page.next_step()


def test_a_lesson_that_cannot_be_read_is_reported_and_the_page_stays(
    lone: LoneWindow, flow: LessonFlow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_entry: LessonEntry) -> None:
        raise LessonError("no words")

    monkeypatch.setattr("desktop.lessons.lesson.load_lesson", fail)
    before = lone.window.page
    flow.start(YODD)
    assert lone.window.page is before
    assert lone.window.notices.texts == {
        Topic.OPENING: "The Yodd lesson cannot be shown: no words."
    }


# -- the position editor -----------------------------------------------------------------------


def flow_of(lone: LoneWindow) -> EditorFlow:
    return EditorFlow(lone.window, lone.settings, lone.appearance)


def placed(editor: PositionEditor, words: str) -> None:
    editor.draft.read(words)


def press(button: QPushButton) -> None:
    click(button)


def test_it_begins_with_the_position_on_the_board(lone: LoneWindow) -> None:
    flow = flow_of(lone)
    lone.window.play_new(GAMES["egotzi"].setup(size=4), HUMANS)
    session = lone.window.session
    assert session is not None
    session.record.play_text("b2")
    editor = flow.open()
    assert editor.draft.text.endswith("position=Bb2/white/swap")
    assert editor.focusWidget() is editor.board
    assert editor.isModal()


def test_without_a_game_it_begins_with_the_board_played_on_last(lone: LoneWindow) -> None:
    setup = GAMES["wythe"].setup(size=5)
    lone.settings.remember(setup, HUMANS, komi_offered=False)
    assert flow_of(lone).open().draft.setup == setup


def test_a_game_is_played_from_the_position(lone: LoneWindow) -> None:
    editor = flow_of(lone).open()
    placed(editor, "egotzi size=4 position=Bb2/white")
    press(editor.play)
    (dialog,) = editor.findChildren(SeatsDialog)
    assert [field.kind.accessibleName() for field in dialog.seat_fields] == [
        "Black: played by",
        "White, to move: played by",
    ]
    assert editor.isVisible()  # until the players are chosen
    dialog.seat_fields[0].kind.setCurrentIndex(1)
    dialog.seat_fields[1].kind.setCurrentIndex(0)
    press(dialog.go)
    assert not editor.isVisible()
    session = lone.window.session
    assert session is not None
    assert str(session.record.setup).endswith("position=Bb2/white")
    assert isinstance(session.seats[0], Computer)
    assert isinstance(session.seats[1], Human)
    assert session.position.colour == WHITE
    session.record.play_text("c3")
    session.record.undo()
    assert session.record.position == read_setup(["egotzi", "size=4", "position=Bb2/white"]).start()
    game = GAMES["egotzi"]
    assert lone.settings.setup(game).placement == ""


def test_the_last_setup_is_remembered_without_a_position(lone: LoneWindow) -> None:
    setup = read_setup(["egotzi", "size=4", "position=Bb2/white"])
    lone.settings.remember(setup, HUMANS, komi_offered=False)
    assert lone.settings.setup(setup.game) == setup.bare


def test_it_is_analysed(lone: LoneWindow) -> None:
    flow = flow_of(lone)
    editor = flow.open()
    placed(editor, "yodd size=4 position=Ba1a2/black")
    press(editor.analyse)
    assert not editor.isVisible()
    page = lone.window.game_page
    assert page is not None
    assert page.session.seats == HUMANS
    assert page.analysis_controller.analysing


def test_a_game_that_is_over_is_only_shown(lone: LoneWindow) -> None:
    editor = flow_of(lone).open()
    placed(editor, "yodd size=3 position=Ba1a2/black/passes:2")
    press(editor.play)
    assert not editor.findChildren(SeatsDialog)
    session = lone.window.session
    assert session is not None
    assert session.outcome is not None
    assert session.outcome.winner == WHITE


def test_it_follows_the_theme(lone: LoneWindow) -> None:
    editor = flow_of(lone).open()
    lone.settings.theme = "dark"
    assert editor.board._board.theme is lone.appearance.theme
