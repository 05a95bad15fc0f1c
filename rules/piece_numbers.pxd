cdef class PieceNumbers:
    cdef unsigned long long seed
    cdef object symmetries
    cdef object form
    cdef int size
    cdef int site_count
    cdef dict known

    cdef object of(self, int site, int level, int colour, int partner)


cdef unsigned long long _mix(unsigned long long state, unsigned long long part) noexcept nogil
