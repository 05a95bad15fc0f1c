from rules.board cimport Board


cdef class Groups:
    cdef readonly int count
    cdef short label[325]
    cdef short size[325]
    cdef signed char colour[325]
    cdef short sides[325]

    cdef void find(self, Board board, signed char* stone) noexcept nogil
