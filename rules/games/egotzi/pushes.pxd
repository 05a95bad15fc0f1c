cdef class Pushes:
    cdef int size
    cdef int full
    cdef unsigned short ahead[22528]
    cdef unsigned short behind[22528]
    cdef unsigned long long spread[4096]
    cdef unsigned long long whole[2]
    cdef unsigned char row[121]
    cdef unsigned char column[121]
    cdef unsigned char start[121]
    cdef unsigned long long first_column
    cdef unsigned long long gather
    cdef int top
    cdef unsigned char turn_row[11]
    cdef unsigned char turn_bit[11]

    cdef int _push(self, int line, int at, int way)
    cdef int _opposite_landing(self, int line, int at, int way)
    cdef int _landing(self, int line, int origin, int way)
