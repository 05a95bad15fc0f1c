cdef unsigned long long next_state(unsigned long long state) noexcept nogil
cdef unsigned long long number_at(unsigned long long state) noexcept nogil

cdef class Rng:
    cdef unsigned long long a, b

    cdef unsigned long long next(self) noexcept nogil
    cpdef int below(self, int n) noexcept nogil
