from rules.games.yodd.disjoint_sets cimport DisjointSets
from rules.steps cimport StepBuffer
from rules.stone_features cimport StoneFeatures


cdef class YoddFeatures:
    cdef StoneFeatures stones
    cdef int site_count
    cdef int facts_base
    cdef int special_base
    cdef int width

    cdef void write(self, DisjointSets sets, int player, bint second, StepBuffer steps, int *features) noexcept nogil
