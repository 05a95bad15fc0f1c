from rules.position cimport Position
from rules.steps cimport StepBuffer
from rules.stone_features cimport StoneFeatures


cdef class OneStonePosition(Position):
    cdef StoneFeatures features

    cdef int stone_at(self, int site) noexcept nogil
    cdef void write_features(self, StepBuffer steps, int *features) noexcept nogil
