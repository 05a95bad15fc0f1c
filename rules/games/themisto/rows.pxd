cdef unsigned long long threes(unsigned long long discs) noexcept nogil
cdef bint has_five(unsigned long long discs) noexcept nogil
cdef unsigned long long row_targets(unsigned long long own, unsigned long long other, bint limited) noexcept nogil
