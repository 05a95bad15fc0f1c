from rules.engine.endgame cimport Endgame
from rules.engine.nodes cimport Nodes
from rules.position cimport Position
from rules.rng cimport Rng
from rules.steps cimport StepBuffer


cdef class Priors:
    cdef int width
    cdef short[::1] weights
    cdef int[::1] features

    cdef void write(self, Position position, StepBuffer steps, short[::1] priors, Py_ssize_t first) noexcept nogil


cdef class Tree(Nodes):
    cdef Position position
    cdef Position scratch
    cdef Position before
    cdef Rng rng
    cdef StepBuffer steps
    cdef int path[1024]
    cdef float scores[1024]
    cdef bint checks_replies
    cdef bint omits
    cdef signed char[::1] omitted
    cdef Priors priors
    cdef bint trusts_amaf
    cdef bint shares_amaf
    cdef float[::1] amaf_seen
    cdef StepBuffer trace
    cdef bint exact
    cdef Endgame endgame
    cdef int thread_count
    cdef int tried
    cdef int batch
    cdef int skipped_simulations

    cdef void _simulate(self) noexcept nogil
    cdef double _leaf_value(self) noexcept nogil
    cdef int _go_on(self, int node) noexcept nogil
    cdef void _learn(self, int depth, double value) noexcept nogil
    cdef int select(self, int node) noexcept nogil
    cdef int _select_opening(self) noexcept nogil
    cdef void _weigh(self, Py_ssize_t first, Py_ssize_t count, int mover, float lent, float spread) noexcept nogil
    cdef void _add_priors(self, Py_ssize_t first, Py_ssize_t count) noexcept nogil
    cdef bint _any_proven(self, Py_ssize_t first, Py_ssize_t count) noexcept nogil
    cdef bint _any_swap(self, Py_ssize_t first, Py_ssize_t count) noexcept nogil
    cdef bint _any_open(self, Py_ssize_t first, Py_ssize_t count) noexcept nogil
    cdef void _overrule(self, Py_ssize_t first, Py_ssize_t count, int loss) noexcept nogil
    cdef Py_ssize_t _foremost(self, Py_ssize_t count) noexcept nogil
    cdef bint _expand(self, int node) noexcept nogil
    cdef bint _is_ripe(self, int node) noexcept nogil
    cdef void _ask_weights(self, int node) noexcept nogil
    cdef void _omit(self) noexcept nogil
    cdef bint _prove_end(self, int node) noexcept nogil
    cdef bint _prove_win(self, int node) noexcept nogil
    cdef bint _settle(self, int node) noexcept nogil
    cdef void _look_at(self, int child) noexcept nogil
    cdef void _prove_some(self) noexcept nogil
    cdef int _prove_steps(self, int most) noexcept nogil
    cdef int _favourite(self) noexcept nogil
    cdef int _prove_step(self, int child, int most) noexcept nogil
