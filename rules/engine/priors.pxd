from rules.position cimport Position
from rules.steps cimport StepBuffer


cdef class Priors:
    cdef int width
    cdef short[::1] weights
    cdef int[::1] features

    cdef void write(self, Position position, StepBuffer steps, short[::1] priors, Py_ssize_t first) noexcept nogil
