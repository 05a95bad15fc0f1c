cimport cython

from rules.games.themisto.discs cimport Discs
from rules.games.themisto.features cimport ThemistoFeatures
from rules.games.themisto.position_history cimport PositionHistory
from rules.position cimport Position
from rules.position_core cimport PositionCore
from rules.rng cimport Rng
from rules.steps cimport StepBuffer


@cython.final
cdef class ThemistoPosition(Position):
    cdef Discs discs
    cdef PositionHistory history
    cdef ThemistoFeatures features
    cdef unsigned long long stood[2]
    cdef unsigned long long before[2]
    cdef int owed[2]
    cdef unsigned long long lines
    cdef int moved
    cdef int winner
    cdef unsigned long long rows

    cdef int _to_move(self) noexcept nogil
    cdef bint _begins_turn(self, int origin, int target) noexcept nogil
    cdef bint _allows(self, int origin, int target, bint capture) noexcept nogil
    cdef bint _wins(self, int origin, int target, unsigned long long lines) noexcept nogil
    cdef int _winning_slide(self, int target, int colour) noexcept nogil
    cdef bint _may_end(self, bint capture) noexcept nogil
    cdef void _play_step(self, int step) noexcept nogil
    cdef void _finish(self, unsigned long long taken) noexcept nogil
    cdef double _play_out(self, Rng rng, StepBuffer trace, bint sharply) noexcept nogil
    cdef int _draw(self, Rng rng, signed char *empty) noexcept nogil
    cdef bint _is_turn(self, int choice, int target) noexcept nogil
