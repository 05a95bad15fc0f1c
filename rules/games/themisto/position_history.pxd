cdef class PositionHistory:
    cdef readonly int count
    cdef unsigned long long black[64]
    cdef unsigned long long white[64]
    cdef signed char rest[64]
    cdef PositionHistory earlier

    cdef void add(self, unsigned long long black, unsigned long long white, int rest) noexcept nogil
    cdef void copy_from(self, PositionHistory other) noexcept nogil
    cdef int times(self, unsigned long long black, unsigned long long white, int rest) noexcept nogil
