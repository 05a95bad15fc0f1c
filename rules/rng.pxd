cdef class Rng:
    cdef unsigned long long a, b

    cdef unsigned long long next(self) noexcept nogil
    cpdef int below(self, int n) noexcept nogil
