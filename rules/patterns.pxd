from rules.board cimport Board


cdef class Patterns:
    cdef readonly int slots
    cdef readonly int spokes
    cdef readonly int ring_classes
    cdef unsigned short[::1] classes
    cdef short depth[325]
    cdef short ring_sites[2600]
    cdef short spoke_sites[5850]

    cdef int ring(self, signed char *cells, int site) noexcept nogil
    cdef int spoke(self, signed char *cells, int site, int spoke) noexcept nogil
