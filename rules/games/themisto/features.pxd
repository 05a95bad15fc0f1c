from rules.games.themisto.discs cimport Discs
from rules.steps cimport StepBuffer
from rules.patterns cimport Patterns


cdef class ThemistoFeatures:
    cdef Patterns patterns
    cdef signed char as_black[326]
    cdef signed char as_white[326]

    cdef void write(self, Discs discs, int player, StepBuffer steps, int *features) noexcept nogil
    cdef void write_choice(self, int captured, int player, StepBuffer steps, int *features) noexcept nogil
    cdef void _write_none(self, int *features, int at) noexcept nogil
    cdef void _write_slide(self, Discs discs, int player, int pair, int *features, int at) noexcept nogil
    cdef int _ring_without(self, int origin, int colour, int target) noexcept nogil
    cdef int _ring(self, int colour, int site) noexcept nogil
