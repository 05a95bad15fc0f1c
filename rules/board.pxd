cdef class Board:
    cdef readonly str shape
    cdef readonly object grid
    cdef readonly int size
    cdef readonly int side_count
    cdef readonly int site_count
    cdef readonly tuple names
    cdef readonly tuple places
    cdef readonly tuple coordinates
    cdef readonly tuple side_owners
    cdef dict _sites
    cdef object _symmetries
    cdef short degree[325]
    cdef short neighbour[325][9]
    cdef short sides[325]
