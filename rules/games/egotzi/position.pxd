cimport cython

from rules.games.egotzi.positional_eval cimport PositionalEval
from rules.games.egotzi.pushes cimport Pushes
from rules.group_sizes cimport GroupSizes
from rules.one_stone_core cimport OneStoneCore
from rules.position_core cimport PositionCore
from rules.rng cimport Rng
from rules.steps cimport StepBuffer


@cython.final
cdef class EgotziPosition(OneStoneCore):
    cdef unsigned long long empty[2]
    cdef unsigned long long black[2]
    cdef Pushes pushes
    cdef PositionalEval places
    cdef GroupSizes sizes
    cdef int size
    cdef int words
    cdef int empty_count
    cdef bint squared
    cdef int komi
    cdef int winner

    cdef void _fill_up(self, Rng rng, StepBuffer trace) noexcept nogil
    cdef void _fill(self, Rng rng, StepBuffer trace, int words) noexcept nogil
    cdef void _place(self, int site, int colour, int words) noexcept nogil
    cdef int _row(self, int start, int words) noexcept nogil
    cdef int _column(self, int column, int words) noexcept nogil
    cdef int _gather(self, unsigned long long word) noexcept nogil
    cdef void _flip(self, unsigned long long *plane, int site, unsigned long long bit, int words) noexcept nogil
    cdef void _push_in_row(self, unsigned long long push, int start, int words) noexcept nogil
    cdef void _push_in_column(self, int push, int column, int words) noexcept nogil
    cdef void _push(self, unsigned long long low, unsigned long long high, int words) noexcept nogil
    cdef int _nth_empty(self, int rank, int words) noexcept nogil
    cdef int _final_result(self, bint decide) noexcept nogil
    cdef void _find_sizes(self, bint decide) noexcept nogil
    cdef void _find_white(self, unsigned long long *white) noexcept nogil
    cdef int _score_of(self, int colour) noexcept nogil
