cdef class Enclosure:
    cdef int words
    cdef int rows
    cdef unsigned long long near[1950]
    cdef unsigned long long sites[6]
    cdef short sides[325]
    cdef bint encloses[512]
    cdef unsigned long long rim[6]

    cdef bint by_group(self, unsigned long long* stones, int site) noexcept nogil
    cdef bint by_any(self, unsigned long long* stones) noexcept nogil

    cdef bint _take_group(self, unsigned long long* stones, int site) noexcept nogil
    cdef bint _take_small(self, unsigned long long* stones, int site) noexcept nogil
    cdef bint _take_big(self, unsigned long long* stones, int site) noexcept nogil

cpdef unsigned long long site_bit(int site) noexcept nogil
