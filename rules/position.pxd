from rules.position_core cimport PositionCore


cdef class Position(PositionCore):
    pass
