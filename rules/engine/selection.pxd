cimport cython

from rules.engine.nodes cimport Nodes


cdef class Selection(Nodes):
    cdef double scores[1024]

    cdef int select(self, int node) noexcept nogil
    @cython.final
    cdef int _select_opening(self) noexcept nogil
    @cython.final
    cdef void _weigh(self, Py_ssize_t first, Py_ssize_t count, int mover, double lent, double spread) noexcept nogil
