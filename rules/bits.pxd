cpdef int popcount(unsigned long long word) noexcept nogil
cdef unsigned long long mix_hash(unsigned long long key, unsigned long long word) noexcept nogil
cpdef int select(unsigned long long word, int rank) noexcept nogil

cdef class BitPairs:
    cdef unsigned long long words[8]
    cdef unsigned long long bytes[4]
    cdef unsigned long long sums[4]
    cdef int ends[4]
    cdef int pairs

    cdef int count(self, int pairs) noexcept nogil
    cdef int place(self, int rank) noexcept nogil
