cimport cython

from rules.engine.priors cimport Priors
from rules.engine.selection cimport Selection
from rules.position cimport Position
from rules.rng cimport Rng
from rules.steps cimport StepBuffer


cdef class Expansion(Selection):
    cdef Position position
    cdef Position scratch
    cdef Rng rng
    cdef StepBuffer steps
    cdef bint omits
    cdef Priors priors
    cdef signed char[::1] omitted

    @cython.final
    cdef bint _expand(self, int node) noexcept nogil
    @cython.final
    cdef bint _is_ripe(self, int node) noexcept nogil
    @cython.final
    cdef void _ask_weights(self, int node) noexcept nogil
    @cython.final
    cdef void _omit(self) noexcept nogil
    @cython.final
    cdef bint _prove_end(self, int node) noexcept nogil
    @cython.final
    cdef bint _prove_win(self, int node) noexcept nogil
    @cython.final
    cdef bint _settle(self, int node) noexcept nogil
    @cython.final
    cdef void _look_at(self, int child) noexcept nogil
