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
    cdef unsigned long long taken[2]
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
    cdef void _place(self, int site, int colour) noexcept nogil
    cdef int _row(self, unsigned long long *plane, int start) noexcept nogil
    cdef int _column(self, unsigned long long *plane, int column) noexcept nogil
    cdef int _gather(self, unsigned long long word) noexcept nogil
    cdef void _flip(self, unsigned long long *plane, unsigned long long line, int start) noexcept nogil
    cdef void _flip_column(self, unsigned long long *plane, int column, int push) noexcept nogil
    cdef int _nth_empty(self, int rank) noexcept nogil
    cdef int _final_result(self, bint decide) noexcept nogil
    cdef void _find_sizes(self, bint decide) noexcept nogil
    cdef void _find_white(self, unsigned long long *white) noexcept nogil
    cdef int _score_of(self, int colour) noexcept nogil
