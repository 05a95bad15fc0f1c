from rules.position cimport Position


cdef class OneStonePosition(Position):
    pass
