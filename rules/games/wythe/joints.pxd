cdef class Joints:
    cdef unsigned long long all[4]
    cdef unsigned long long others[488]
    cdef unsigned long long pair[484]
    cdef unsigned long long dark[2]
