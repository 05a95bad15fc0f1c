cpdef int popcount(unsigned long long word) noexcept nogil
cdef unsigned long long stir(unsigned long long key, unsigned long long word) noexcept nogil
cpdef int select(unsigned long long word, int rank) noexcept nogil

cdef class BitRow:
    cdef unsigned long long words[8]
    cdef unsigned long long sums[8]
    cdef int ends[8]
    cdef int length

    cdef int count(self, int length) noexcept nogil
    cdef int place(self, int rank) noexcept nogil
