from rules.position cimport Position, Steps


cdef class Endgame:
    cdef int left
    cdef unsigned long long[::1] key
    cdef signed char[::1] proof
    cdef int[::1] history
    cdef Level level

    cdef int prove(self, Position position, int most) noexcept nogil


cdef class Level:
    cdef Position position
    cdef Steps steps
    cdef int levels
    cdef Level deeper

    cdef int prove(self, Endgame endgame) noexcept nogil
    cdef int _prove_by_steps(self, Endgame endgame) noexcept nogil
    cdef void _sort(self, Endgame endgame, int mover) noexcept nogil
