from rules.steps cimport StepBuffer
from rules.stone_features cimport StoneFeatures


cdef class Joints:
    cdef unsigned long long all[4]
    cdef unsigned long long others[488]
    cdef unsigned long long pair[484]
    cdef unsigned long long rest[968]
    cdef unsigned long long dark[2]


cdef class WytheFeatures:
    cdef StoneFeatures tops
    cdef int size
    cdef int site_count
    cdef signed char height[121]
    cdef int width

    cdef void see(self, int site, int top, int height) noexcept nogil
    cdef void write(self, int colour, StepBuffer steps, int *features) noexcept nogil
    cdef void _write_placement(self, int placement, int colour, int empty_count, int *features, int at) noexcept nogil
