"""What a turn is worth, in words."""

from __future__ import annotations

from rules.record.remarks import Assessment

ASSESSMENT_NAMES = {
    Assessment.VERY_GOOD: "very good",
    Assessment.GOOD: "good",
    Assessment.INTERESTING: "interesting",
    Assessment.DOUBTFUL: "doubtful",
    Assessment.BAD: "bad",
    Assessment.VERY_BAD: "very bad",
}
