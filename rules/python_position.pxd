from rules.position cimport Position
from rules.position_core cimport PositionCore
from rules.rng cimport Rng
from rules.steps cimport StepBuffer


cdef class PythonPosition(Position):
    cdef void write_steps(self, StepBuffer steps, bint distinct) noexcept nogil
    cdef void play_nogil(self, int step) noexcept nogil
    cdef int result(self) noexcept nogil
    cdef double playout(self, Rng rng, StepBuffer trace) noexcept nogil
    cdef void write_owners(self, signed char *owners) noexcept nogil
    cdef void copy_from_nogil(self, PositionCore other) noexcept nogil
    cdef double static_eval_nogil(self) noexcept nogil
