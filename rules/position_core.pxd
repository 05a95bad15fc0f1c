from rules.board cimport Board
from rules.rng cimport Rng
from rules.steps cimport StepBuffer


cdef class PositionCore:
    cdef readonly object setup
    cdef readonly Board board
    cdef readonly int player
    cdef readonly int turn
    cdef readonly bint swapped
    cdef bint pie
    cdef int not_overridden
    cdef readonly int step_features
    cdef readonly int feature_limit

    cdef void write_steps(self, StepBuffer steps, bint distinct) noexcept nogil
    cdef void play_nogil(self, int step) noexcept nogil
    cdef int result(self) noexcept nogil
    cdef double playout(self, Rng rng, StepBuffer trace) noexcept nogil
    cdef void write_owners(self, signed char *owners) noexcept nogil
    cdef void copy_from_nogil(self, PositionCore other) noexcept nogil
    cdef int decisive_step(self) noexcept nogil
    cdef double rollout_value_nogil(self, Rng rng, StepBuffer trace) noexcept nogil
    cdef double static_eval_nogil(self) noexcept nogil
    cdef void write_features(self, StepBuffer steps, int *features) noexcept nogil
    cdef int places_left(self) noexcept nogil
    cdef unsigned long long search_key(self) noexcept nogil

    cdef int colour_to_move(self) noexcept nogil
    cdef bint may_swap(self) noexcept nogil
    cdef void swap(self) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef unsigned long long base_search_key(self) noexcept nogil
    cdef void copy_base_from(self, PositionCore other) noexcept nogil
