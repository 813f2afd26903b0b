# The types with which Cython compiles solver.py, where all of this is explained.

import cython

ctypedef unsigned long long Cells

cdef Cells BOTTOM
cdef Cells FULL
cdef Cells ENTRIES
cdef long long POLL

@cython.locals(found=Cells, pairs=Cells, step=int)
cdef Cells threats(Cells own, Cells filled) noexcept nogil

cdef class Solver:
    cdef Cells[::1] table
    cdef Cells[::1] moves
    cdef Cells[::1] threats
    cdef Cells[::1] columns
    cdef int[::1] ranks
    cdef unsigned char[::1] flag
    cdef object should_stop
    cdef readonly long long visited

    @cython.locals(theirs=Cells)
    cdef int search(self, Cells own, Cells filled, int left, int limit) except? -99

    @cython.locals(
        playable=Cells, forced=Cells, key=Cells, entry=Cells, slot="Py_ssize_t",
        lowest=int, highest=int, bound=int, first=int, last=int, place=int, score=int,
    )
    cdef int negamax(
        self, Cells own, Cells filled, Cells theirs, int left, int limit
    ) except? -99 nogil

    @cython.locals(
        move=Cells, threatened=Cells, rest=Cells, column=int, last=int, place=int, rank=int
    )
    cdef int sort_moves(self, Cells own, Cells filled, Cells playable, int first) noexcept nogil

    cdef int poll(self) except -1 with gil
