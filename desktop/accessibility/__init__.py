"""What screen readers need beyond what Qt gives them: the cells of boards, the turns of trees.

Imports ``board``, ``tree`` and ``i18n``.
"""
