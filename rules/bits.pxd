# What bits.py describes, inline: a call would cost more than the work. There is no branch on a
# rank, which is random.
from rules.scan cimport lowest

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    #define oddments_popcount(word) ((int)__popcnt64(word))
    #else
    #define oddments_popcount(word) __builtin_popcountll(word)
    #endif

    /* One instruction moves a 1 to the one bit of its rank: a third of the time of a push.
       Not every processor has it, and in the first Zens it is slow. */
    #if defined(__x86_64__) && defined(__GNUC__)
    static int oddments_can_deposit;
    __attribute__((constructor)) static void oddments_see_processor(void) {
        __builtin_cpu_init();
        oddments_can_deposit = __builtin_cpu_supports("bmi2") && !__builtin_cpu_is("znver1")
            && !__builtin_cpu_is("znver2");
    }
    static inline unsigned long long oddments_deposit(
            unsigned long long bits, unsigned long long mask) {
        __asm__("pdepq %1, %0, %0" : "+r"(bits) : "r"(mask));
        return bits;
    }
    #else
    #define oddments_can_deposit 0
    #define oddments_deposit(bits, mask) (bits)
    #endif
    """
    int count_ones "oddments_popcount"(unsigned long long word) nogil
    bint can_deposit "oddments_can_deposit"
    unsigned long long deposit "oddments_deposit"(
        unsigned long long bits, unsigned long long mask
    ) nogil

cdef unsigned char in_byte[2048]


cpdef inline int popcount(unsigned long long word) noexcept nogil:
    return count_ones(word)


cpdef inline int select_by_sums(unsigned long long word, int rank) noexcept nogil:
    # of all bytes at once (Vigna, Broadword Implementation of Rank/Select Queries, 2008)
    cdef unsigned long long sums = word - (word >> 1 & 0x5555555555555555ULL)
    sums = (sums & 0x3333333333333333ULL) + (sums >> 2 & 0x3333333333333333ULL)
    sums = (sums + (sums >> 4) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL
    # one bit for each byte that ends before the bit sought
    cdef unsigned long long passed = (rank * 0x0101010101010101ULL | 0x8080808080808080ULL) - sums
    cdef int start = 8 * popcount(passed & 0x8080808080808080ULL)
    rank -= <int>(sums << 8 >> start) & 255
    return start + in_byte[8 * (word >> start & 255) + rank]


cpdef inline int select(unsigned long long word, int rank) noexcept nogil:
    return lowest(deposit(1ULL << rank, word)) if can_deposit else select_by_sums(word, rank)


cdef inline unsigned long long spread_bytes(unsigned long long word) noexcept nogil:
    word = (word | word << 16) & 0x0000FFFF0000FFFFULL
    return (word | word << 8) & 0x00FF00FF00FF00FFULL


cpdef inline int select_of_two(
    unsigned long long first, unsigned long long second, int rank
) noexcept nogil:
    cdef int passed = popcount(first & 0xFFFFFFFFU) + popcount(second & 0xFFFFFFFFU)
    cdef int later = -(rank >= passed)
    first = first >> (32 & later) & 0xFFFFFFFFU
    second = second >> (32 & later) & 0xFFFFFFFFU
    cdef int place = select(spread_bytes(first) | spread_bytes(second) << 8, rank - (passed & later))
    return (place << 3 & 64) + (32 & later) + (place >> 1 & 24) + (place & 7)


cpdef inline unsigned long long mix_hash(
    unsigned long long key, unsigned long long word
) noexcept nogil:
    key = (key ^ word) * 0x9E3779B97F4A7C15ULL
    return key ^ key >> 29
