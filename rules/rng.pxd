cimport cython

cdef unsigned long long next_state(unsigned long long state) noexcept nogil
cdef unsigned long long number_at(unsigned long long state) noexcept nogil


@cython.final
cdef class Rng:
    cdef unsigned long long a, b

    # inline: a call would cost more than the work; rng.py describes them

    cdef inline unsigned long long next(self) noexcept nogil:
        cdef unsigned long long a = self.a
        cdef unsigned long long b = self.b ^ a
        cdef unsigned long long number = a + self.b
        self.a = (a << 24 | a >> 40) ^ b ^ b << 16
        self.b = b << 37 | b >> 27
        return number

    cpdef inline int below(self, int n) noexcept nogil:
        return <int>((self.next() >> 32) * <unsigned long long>n >> 32)
