cimport cython


@cython.final
cdef class StepBuffer:
    cdef int count
    cdef int items[1024]

    cdef inline void add(self, int step) noexcept nogil:  # a call would cost more than the work
        self.items[self.count] = step
        self.count += 1

    cdef bint contains(self, int step) noexcept nogil
