from rules.position cimport Position


cdef class PythonPosition(Position):
    pass
