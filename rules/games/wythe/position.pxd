cimport cython

from rules.games.wythe.features cimport WytheFeatures
from rules.games.wythe.features cimport Joints
from rules.group_sizes cimport GroupSizes
from rules.position cimport Position
from rules.position_core cimport PositionCore
from rules.rng cimport Rng
from rules.steps cimport StepBuffer


@cython.final
cdef class WythePosition(Position):
    cdef unsigned int partners[121]
    cdef unsigned long long filled[2]
    cdef unsigned long long tint[3]
    cdef unsigned long long odd[3]
    cdef unsigned long long twos[3]
    cdef unsigned long long living[4]
    cdef Joints joints
    cdef WytheFeatures features
    cdef GroupSizes sizes
    cdef unsigned long long fitting[4]
    cdef int before[4]
    cdef int size
    cdef int words
    cdef int passes
    cdef int winner

    cdef void _fill(self, Rng rng, StepBuffer trace, int words) noexcept nogil
    cdef int _find_fitting(self, int words) noexcept nogil
    cdef int _nth_fitting(self, int rank, int words) noexcept nogil
    cdef unsigned long long _differing(self, int word, int stride, int words) noexcept nogil
    cdef int _placement(self, int found) noexcept nogil
    cdef void _play_placement(self, int step) noexcept nogil
    cdef void _place(self, int site, int plane, int flips, int words) noexcept nogil
    cdef int _white_up(self, int site) noexcept nogil
    cdef int _top(self, int site) noexcept nogil
    cdef int _height_modulo_4(self, int site) noexcept nogil
    cdef int _beside(self, int site, int direction) noexcept nogil
    cdef int _stride(self, int plane) noexcept nogil
    cdef int _final_result(self) noexcept nogil
    cdef void _find_sizes(self, bint decide) noexcept nogil
