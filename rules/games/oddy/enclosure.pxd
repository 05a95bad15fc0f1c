from rules.rng cimport Rng


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


cdef class Links:
    cdef Enclosure enclosure
    cdef unsigned long long mates[1950]
    cdef unsigned long long rim_pairs[5850]

    cdef int share(self, Rng rng, unsigned long long* first, unsigned long long* second, unsigned long long* empty, unsigned long long* half) noexcept nogil

    cdef int _take(self, Rng rng, unsigned long long* stones, unsigned long long* empty, unsigned long long* half) noexcept nogil
    cdef bint _take_pair(self, Rng rng, unsigned long long* pair, unsigned long long* empty, unsigned long long* half) noexcept nogil


cdef void random_half(Rng rng, unsigned long long* sites, int words, int count, unsigned long long* half) noexcept nogil
