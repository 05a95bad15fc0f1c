from rules.board cimport Board
from rules.rng cimport Rng


cdef class Steps:
    cdef int count
    cdef int items[1024]

    cdef void add(self, int step) noexcept nogil


cdef class Position:
    cdef readonly object setup
    cdef readonly Board board
    cdef readonly int player
    cdef readonly int turn
    cdef readonly bint swapped
    cdef bint pie
    cdef bint amaf
    cdef bint sharp

    cdef void fill(self, Steps steps, bint distinct) noexcept nogil
    cdef void apply(self, int step) noexcept nogil
    cdef int result(self) noexcept nogil
    cdef double playout(self, Rng rng, Steps trace) noexcept nogil
    cdef void become(self, Position other) noexcept nogil
    cdef int decisive_step(self) noexcept nogil
    cdef double judge(self, Rng rng, Steps trace) noexcept nogil
    cdef double estimate(self) noexcept nogil
    cdef int places_left(self) noexcept nogil
    cdef unsigned long long key(self) noexcept nogil

    cdef bint may_swap(self) noexcept nogil
    cdef void swap(self) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef unsigned long long common_key(self) noexcept nogil
    cdef void take_common(self, Position other) noexcept nogil
    cdef long long _perft(self, int depth, list scratch, int level)
