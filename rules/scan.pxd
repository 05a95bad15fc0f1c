cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int oddments_lowest(unsigned long long word) {
        unsigned long place;
        _BitScanForward64(&place, word);
        return (int)place;
    }
    static __inline int oddments_highest(unsigned long long word) {
        unsigned long place;
        _BitScanReverse64(&place, word);
        return (int)place;
    }
    #else
    #define oddments_lowest(word) __builtin_ctzll(word)
    #define oddments_highest(word) (63 - __builtin_clzll(word))
    #endif
    """
    int lowest "oddments_lowest"(unsigned long long word) nogil
    int highest "oddments_highest"(unsigned long long word) nogil
