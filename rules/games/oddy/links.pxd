from rules.games.oddy.enclosure cimport Enclosure
from rules.rng cimport Rng


cdef class Links:
    cdef Enclosure enclosure
    cdef unsigned long long mates[1950]
    cdef unsigned long long rim_pairs[5850]

    cdef int share(self, Rng rng, unsigned long long* first, unsigned long long* second, unsigned long long* empty, unsigned long long* half) noexcept nogil

    cdef int _take(self, Rng rng, unsigned long long* stones, unsigned long long* empty, unsigned long long* half) noexcept nogil
    cdef bint _take_pair(self, Rng rng, unsigned long long* pair, unsigned long long* empty, unsigned long long* half) noexcept nogil
