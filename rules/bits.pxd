cdef int popcount(unsigned long long word) noexcept nogil
cdef int select(unsigned long long word, int rank) noexcept nogil
