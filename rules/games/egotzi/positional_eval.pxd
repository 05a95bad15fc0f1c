cdef class PositionalEval:
    cdef int kinds
    cdef unsigned long long kind[42]
    cdef double square_value[2562]
    cdef double mover[122]
    cdef double first[122]

    cdef double chance(self, unsigned long long* black, unsigned long long* white, int taken, int mover) noexcept nogil
