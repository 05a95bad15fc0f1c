cdef class StepBuffer:
    cdef int count
    cdef int items[1024]

    cdef void add(self, int step) noexcept nogil
    cdef bint contains(self, int step) noexcept nogil
