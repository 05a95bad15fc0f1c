cdef unsigned long long threes(unsigned long long discs) noexcept nogil
cdef bint has_five(unsigned long long discs) noexcept nogil
cdef unsigned long long row_targets(unsigned long long own, unsigned long long other, bint limited) noexcept nogil


cdef class Rays:
    cdef unsigned long long around[64]
    cdef signed char direction[19]
    cdef unsigned long long ray[1024]


cdef class Discs:
    cdef Rays rays
    cdef unsigned long long disc[2]

    cdef void copy_from(self, Discs other) noexcept nogil
    cdef int colour_at(self, int site) noexcept nogil
    cdef int origin(self, int target, int direction) noexcept nogil
    cdef bint stands_alone(self, int target, int origin) noexcept nogil
    cdef bint in_short_row(self, int site) noexcept nogil
    cdef unsigned long long lines(self, int site, bint limited) noexcept nogil
    cdef unsigned long long lines_after(self, int origin, int target, bint limited) noexcept nogil
    cdef unsigned long long rows_made(self, int site, unsigned long long turned, bint longer) noexcept nogil
    cdef bint makes_row(self, int origin, int target, unsigned long long turned, bint longer) noexcept nogil
    cdef unsigned long long row_targets(self, int colour, bint limited) noexcept nogil
    cdef int longest_through(self, unsigned long long discs, int site) noexcept nogil
    cdef void slide(self, int origin, int target) noexcept nogil
    cdef void turn_over(self, unsigned long long turned) noexcept nogil
    cdef bint restores(self, int origin, int target, unsigned long long turned, unsigned long long* former) noexcept nogil

    cdef unsigned long long _closed_off(self, int site, unsigned long long own, unsigned long long other, bint limited) noexcept nogil
    cdef unsigned long long _row(self, unsigned long long discs, int site, int line) noexcept nogil
