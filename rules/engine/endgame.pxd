from rules.position cimport Position
from rules.steps cimport StepBuffer


cdef class Endgame:
    cdef int left
    cdef unsigned long long[::1] key
    cdef signed char[::1] proof
    cdef int[::1] history
    cdef Ply first_ply

    cdef int prove(self, Position position, int most) noexcept nogil


cdef class Ply:
    cdef Position position
    cdef StepBuffer steps
    cdef int plies_left
    cdef Ply deeper

    cdef int prove(self, Endgame endgame) noexcept nogil
    cdef int _prove_by_steps(self, Endgame endgame) noexcept nogil
    cdef void _sort(self, Endgame endgame, int mover) noexcept nogil
