cdef int popcount(unsigned long long word) noexcept nogil
cdef int select(unsigned long long word, int rank) noexcept nogil
cdef int running_counts(unsigned long long* words, int* ends, int count) noexcept nogil
cdef int select_in(unsigned long long* words, int* ends, int count, int rank) noexcept nogil
