"""The assessments of turns in words."""

from __future__ import annotations

from desktop.i18n.text import tr, tr_noop
from rules.record.remarks import Assessment

_NAMES = {
    Assessment.VERY_GOOD: tr_noop("very good"),
    Assessment.GOOD: tr_noop("good"),
    Assessment.INTERESTING: tr_noop("interesting"),
    Assessment.DOUBTFUL: tr_noop("doubtful"),
    Assessment.BAD: tr_noop("bad"),
    Assessment.VERY_BAD: tr_noop("very bad"),
}


def assessment_name(assessment: Assessment) -> str:
    return tr(_NAMES[assessment])
