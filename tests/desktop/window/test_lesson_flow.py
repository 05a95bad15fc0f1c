"""Lessons in a window: how they begin, follow the settings, and end."""

from __future__ import annotations

import pytest
import shiboken6
from driving import click, delete_what_is_closed
from lone_widgets import emitted
from lone_window import LoneWindow

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.lessons.lesson import LessonError, load_lesson
from desktop.lessons.lesson_list import LESSONS, LessonEntry
from desktop.lessons.lesson_page import LessonPage
from desktop.sound.sounds import Sound
from desktop.widgets.page import Page
from desktop.widgets.topic import Topic
from desktop.window.lesson_flow import LessonFlow
from rules.games import GAMES

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
    assert lone.window.notices.texts == {Topic.FILE: "The Yodd lesson cannot be shown: no words."}
