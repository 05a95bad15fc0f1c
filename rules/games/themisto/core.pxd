cimport cython

from rules.games.themisto.discs cimport Discs
from rules.games.themisto.features cimport ThemistoFeatures
from rules.games.themisto.position_history cimport PositionHistory
from rules.position cimport Position
from rules.position_core cimport PositionCore
from rules.rng cimport Rng
from rules.steps cimport StepBuffer


cdef class ThemistoCore(Position):
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

    @cython.final
    cdef int _to_move(self) noexcept nogil
    @cython.final
    cdef bint _begins_turn(self, int origin, int target) noexcept nogil
    @cython.final
    cdef bint _allows(self, int origin, int target, bint capture) noexcept nogil
    @cython.final
    cdef bint _wins(self, int origin, int target, unsigned long long lines) noexcept nogil
    @cython.final
    cdef int _winning_slide(self, int target, int colour) noexcept nogil
    @cython.final
    cdef bint _may_end(self, bint capture) noexcept nogil
    @cython.final
    cdef void _play_step(self, int step) noexcept nogil
    @cython.final
    cdef void _finish(self, unsigned long long taken) noexcept nogil
    @cython.final
    cdef double _play_out(self, Rng rng, StepBuffer trace, bint sharply) noexcept nogil
    @cython.final
    cdef int _draw(self, Rng rng, signed char *empty) noexcept nogil
    @cython.final
    cdef bint _is_turn(self, int choice, int target) noexcept nogil
