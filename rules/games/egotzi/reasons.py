"""Why a move of Egotzi was bad: by the sizes of groups."""

from rules.group_reasons import size_reason as reason

__all__ = ["reason"]
