cdef class GroupSizes:
    cdef int stride
    cdef bint wide
    cdef int biggest
    cdef unsigned long long not_first[2]
    cdef unsigned long long not_last[2]
    cdef signed char count[244]

    cdef void find(self, unsigned long long* black, unsigned long long* white, bint decide) noexcept nogil
    cdef int balance(self, int colour) noexcept nogil
    cdef int squares(self, int colour) noexcept nogil
    cdef int _take_group(self, unsigned long long* cells) noexcept nogil
    cdef unsigned long long _flood(self, unsigned long long cells) noexcept nogil
    cdef void _flood_wide(self, unsigned long long* cells, unsigned long long* group) noexcept nogil
