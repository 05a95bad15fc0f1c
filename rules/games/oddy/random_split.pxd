from rules.rng cimport Rng

cdef void random_half(Rng rng, unsigned long long* sites, int words, int count, unsigned long long* half) noexcept nogil
