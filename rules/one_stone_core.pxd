from rules.one_stone cimport OneStonePosition
from rules.steps cimport StepBuffer
from rules.stone_features cimport StoneFeatures


cdef class OneStoneCore(OneStonePosition):
    cdef StoneFeatures features

    cdef int stone_at(self, int site) noexcept nogil
    cdef void write_features(self, StepBuffer steps, int *features) noexcept nogil
