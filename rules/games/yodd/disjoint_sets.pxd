cimport cython

from rules.board cimport Board
from rules.rng cimport Rng


cdef class NeighbourTable:
    cdef short around[1626]
    cdef signed char arcs[64]
    cdef signed char arc[192]


@cython.final
cdef class DisjointSets:
    cdef NeighbourTable cells
    cdef int groups[2]
    cdef signed char stone[271]
    cdef short chain[271]
    cdef short label[271]
    cdef short size[271]
    cdef short following[271]
    cdef unsigned char like[544]
    cdef short joined[2]
    cdef short joining[2]
    cdef int joined_count

    cdef void copy_from(self, DisjointSets other) noexcept nogil
    cdef int would_join(self, int site, int colour) noexcept nogil
    cdef int draw(self, Rng rng, short *sites, int count) noexcept nogil
    cdef void place(self, int site, int colour) noexcept nogil
    cdef void take_back(self, int site) noexcept nogil
    cdef int group_at(self, int site) noexcept nogil

    cdef int _join(self, int one, int two) noexcept nogil
    cdef void _relabel(self, int chain, int label) noexcept nogil
    cdef void _exchange(self, int one, int two) noexcept nogil
    cdef int _like(self, int site, int mask, int arc) noexcept nogil
    cdef void _update_neighbours(self, int site, int colour) noexcept nogil
