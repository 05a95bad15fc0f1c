from rules.steps cimport StepBuffer


cdef class Nodes:
    cdef int root
    cdef int node_count
    cdef int capacity
    cdef short[::1] step
    cdef int[::1] first_child
    cdef short[::1] child_count
    cdef short[::1] latest
    cdef int[::1] visits
    cdef double[::1] wins
    cdef signed char[::1] player
    cdef signed char[::1] proof
    cdef float[::1] amaf_visits
    cdef float[::1] amaf_wins
    cdef short[::1] prior
    cdef float prior_visits
    cdef bint weighs_opening

    cdef void _close_up(self, int[::1] moved) noexcept nogil
    cdef void grow(self, int node, StepBuffer steps, int player) noexcept nogil
    cdef bint has_priors(self, int node) noexcept nogil
    cdef void move_root(self, int node) noexcept nogil
    cdef double wins_for(self, int node, int child) noexcept nogil
    cdef int proof_for(self, int node, int child) noexcept nogil
    cdef double order_value(self, int node, int child) noexcept nogil
