cimport cython

from rules.games.yodd.disjoint_sets cimport DisjointSets
from rules.games.yodd.features cimport YoddFeatures
from rules.position cimport Position
from rules.position_core cimport PositionCore
from rules.rng cimport Rng
from rules.steps cimport StepBuffer


@cython.final
cdef class YoddPosition(Position):
    cdef DisjointSets sets
    cdef YoddFeatures features
    cdef int empty_count
    cdef int first
    cdef int passes

    cdef bint _odd(self) noexcept nogil
    cdef void _finish(self) noexcept nogil
    cdef void _place(self, int site, int colour) noexcept nogil
    cdef bint _may_begin(self, int site, int colour, int least) noexcept nogil
    cdef bint _allows(self, int site, int colour) noexcept nogil
    cdef bint _leaves_odd(self, int site, int colour) noexcept nogil
    cdef int _begin(self, Rng rng, short *empty) noexcept nogil
    cdef int _draw(self, Rng rng, short *empty) noexcept nogil
    cdef int _pick(self, Rng rng, short *empty) noexcept nogil
    cdef void _lay(self, short *empty, int choice) noexcept nogil
    cdef void _lift(self, short *empty, int choice) noexcept nogil
