from rules.board cimport Board


cdef class NeighbourTable:
    cdef short around[1626]
    cdef signed char arcs[64]
    cdef signed char arc[192]


cdef class DisjointSets:
    cdef NeighbourTable cells
    cdef int groups[2]
    cdef signed char stone[271]
    cdef short parent[271]
    cdef unsigned char like[544]
    cdef short joined[3]
    cdef int joined_count

    cdef void copy_from(self, DisjointSets other) noexcept nogil
    cdef int would_join(self, int site, int colour) noexcept nogil
    cdef void place(self, int site, int colour) noexcept nogil
    cdef void take_back(self, int site) noexcept nogil
    cdef int root(self, int site) noexcept nogil

    cdef int _like(self, int site, int mask, int arc) noexcept nogil
    cdef void _update_neighbours(self, int site, int colour) noexcept nogil
