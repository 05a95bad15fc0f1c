from rules.patterns cimport Patterns


cdef class StoneFeatures:
    cdef Patterns patterns
    cdef readonly int width
    cdef readonly int limit
    cdef int site_count
    cdef int spoke_base
    cdef int depth_base
    cdef signed char as_black[326]
    cdef signed char as_white[326]

    cdef void see(self, int site, int colour) noexcept nogil
    cdef void write_none(self, int *features, int at, int count) noexcept nogil
    cdef void write_stone(self, int site, int colour, int kind, int empty_count, int *features, int at) noexcept nogil
    cdef int ring(self, int site, int colour) noexcept nogil
