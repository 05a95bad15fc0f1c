cimport cython

from rules.engine.nodes cimport Nodes


cdef class Selection(Nodes):
    cdef float scores[1024]

    cdef int select(self, int node) noexcept nogil
    @cython.final
    cdef int _select_opening(self) noexcept nogil
    @cython.final
    cdef void _weigh(self, Py_ssize_t first, Py_ssize_t count, int mover, float lent, float spread) noexcept nogil
    @cython.final
    cdef void _add_priors(self, Py_ssize_t first, Py_ssize_t count) noexcept nogil
    @cython.final
    cdef bint _any_proven(self, Py_ssize_t first, Py_ssize_t count) noexcept nogil
    @cython.final
    cdef bint _any_open(self, Py_ssize_t first, Py_ssize_t count) noexcept nogil
    @cython.final
    cdef void _overrule(self, Py_ssize_t first, Py_ssize_t count, int loss) noexcept nogil
    @cython.final
    cdef Py_ssize_t _foremost(self, Py_ssize_t count) noexcept nogil
