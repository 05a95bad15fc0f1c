// Solves Egotzi on a small square board layer by layer: every board there is, reachable or not.
// Written from the rules in words; it shares nothing with the program.
// usage: layered_egotzi SIZE [squared], squared without komi and with an odd SIZE, without draws
// Output: "layer STONES POSITIONS WINS" from the full board down, where WINS counts the positions
// that the player to move wins, then "positions N", then "OPENING VALUE" for each, 1 or -1.
//
// With SIZE 5 there are 162 thousand million positions; two layers of a bit each take 6.6 GB.
//   gcc -O2 -fopenmp -o layered_egotzi layered_egotzi.c        all processor cores
//   nvcc -O2 -x cu -o layered_egotzi layered_egotzi.c          a graphics card
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 25, WORD = 32, CHUNK = 9, CHUNKS = 3, THREADS = 128 };

#ifdef __CUDACC__
#define BOTH __host__ __device__
#else
#define BOTH
#endif

// Layer `stones` holds a bit for each position after so many turns: whether the player to move
// wins. Boards are numbered by their taken cells, then by which of these are black.
typedef struct {
    int size, cells, squared, stones, black;
    uint32_t taken_sets, colourings, words;  // words of each set of taken cells
    uint32_t choose[MOST + 1][MOST + 1];
} Layer;

typedef struct {
    uint32_t cell, taken, from[4], to[4];  // single bits but for `taken`: the cells afterwards
    uint64_t first_word;                   // of these in the next layer
} Move;

BOTH static int bits_of(uint32_t set) {
    int count = 0;
    for (; set; set &= set - 1) count++;
    return count;
}

BOTH static uint32_t rank_of(const uint32_t (*choose)[MOST + 1], uint32_t set) {
    uint32_t rank = 0;
    int cell = 0;
    for (int seen = 1; set >> cell; cell++)
        if (set >> cell & 1) rank += choose[cell][seen++];
    return rank;
}

BOTH static uint32_t set_of(const uint32_t (*choose)[MOST + 1], uint32_t rank, int count) {
    uint32_t set = 0;
    for (int cell = MOST; count; count--) {
        do cell--; while (choose[cell][count] > rank);
        rank -= choose[cell][count];
        set |= 1u << cell;
    }
    return set;
}

BOTH static int taken_at(int size, uint32_t taken, int row, int column) {
    return taken >> (row * size + column) & 1;
}

// Where the stone beside a new one at (row, column) goes, as a cell; -1 if there is no such stone.
// `wrapped` says whether it met the edge. `taken` has the new stone.
BOTH static int landing(int size, uint32_t taken, int row, int column, int down, int right,
                        int *wrapped) {
    int r = row + down, c = column + right, last = -1;
    *wrapped = 0;
    if (r < 0 || r >= size || c < 0 || c >= size || !taken_at(size, taken, r, c)) return -1;
    for (; r >= 0 && r < size && c >= 0 && c < size; r += down, c += right)
        if (!taken_at(size, taken, r, c)) return r * size + c;
    *wrapped = 1;
    r = row + down;
    c = column + right;
    last = r * size + c;  // it stays if the line is full
    for (; r >= 0 && r < size && c >= 0 && c < size; r -= down, c -= right)
        if (!taken_at(size, taken, r, c)) last = r * size + c;
    return last;
}

BOTH static void make_move(const Layer *layer, const uint32_t (*choose)[MOST + 1],
                           uint32_t next_words, uint32_t taken, int cell, Move *move) {
    const int down[4] = {0, 0, 1, -1}, right[4] = {1, -1, 0, 0};
    int size = layer->size, row = cell / size, column = cell % size, to[4], wrapped[4];
    uint32_t with = taken | 1u << cell, after = with;
    for (int way = 0; way < 4; way++)
        to[way] = landing(size, with, row, column, down[way], right[way], &wrapped[way]);
    for (int way = 0; way < 4; way++) {
        int stays = to[way] < 0 || (wrapped[way] && to[way] == to[way ^ 1]);
        move->from[way] = stays ? 0 : 1u << ((row + down[way]) * size + column + right[way]);
        move->to[way] = stays ? 0 : 1u << to[way];
        if (move->from[way] == move->to[way]) move->from[way] = move->to[way] = 0;
        after &= ~move->from[way];
    }
    for (int way = 0; way < 4; way++) after |= move->to[way];
    move->cell = 1u << cell;
    move->taken = after;
    move->first_word = (uint64_t)rank_of(choose, after) * next_words;
}

// The number of a board in its layer's colourings: the rank of the black cells among the taken.
BOTH static uint32_t colouring_of(const uint32_t (*choose)[MOST + 1], uint32_t taken,
                                  uint32_t black) {
    uint32_t rank = 0;
    for (int seen = 1; black; black &= black - 1, seen++) {
        uint32_t below = taken & ((black & -black) - 1);
#ifdef __CUDA_ARCH__
        rank += choose[__popc(below)][seen];
#else
        rank += choose[__builtin_popcount(below)][seen];
#endif
    }
    return rank;
}

BOTH static int mover_wins(const uint32_t (*choose)[MOST + 1], const uint32_t *next,
                           const Move *moves, int count, uint32_t black, int black_moves) {
    for (int i = 0; i < count; i++) {
        const Move *move = &moves[i];
        uint32_t after = black;
        for (int way = 0; way < 4; way++) after &= ~move->from[way];
        for (int way = 0; way < 4; way++)
            if (black & move->from[way]) after |= move->to[way];
        if (black_moves) after |= move->cell;
        uint32_t colouring = colouring_of(choose, move->taken, after);
        if (!(next[move->first_word + colouring / WORD] >> colouring % WORD & 1)) return 1;
    }
    return 0;
}

BOTH static uint32_t group_of(int size, uint32_t set) {
    uint32_t group = set & -set, grown = 0, west = 0, all = (1u << size * size) - 1;
    for (int row = 0; row < size; row++) west |= 1u << row * size;
    for (;;) {
        grown = group | (group << 1 & ~west) | (group >> 1 & ~(west << (size - 1)));
        grown = (grown | group << size | group >> size) & set & all;
        if (grown == group) return group;
        group = grown;
    }
}

// Whether the player who would be next has won a full board; the other one placed the last stone.
BOTH static int full_board_won(int size, int squared, uint32_t black) {
    int more[MOST + 1] = {0}, squares = 0, next_is_black = size * size % 2 == 0;
    for (int colour = 0; colour < 2; colour++) {
        uint32_t left = colour ? ~black & ((1u << size * size) - 1) : black;
        int sign = colour == next_is_black ? -1 : 1;
        while (left) {
            uint32_t group = group_of(size, left);
            int count = bits_of(group);
            more[count] += sign;
            squares += sign * count * count;
            left ^= group;
        }
    }
    if (squared) return squares > 0;
    for (int count = MOST; count > 0; count--)
        if (more[count]) return more[count] > 0;
    return 1;
}

// A word of a layer; `spread` places the bits of a colouring on the taken cells, CHUNK at a time.
BOTH static uint32_t solved_word(const Layer *layer, const uint32_t (*choose)[MOST + 1],
                                 const uint32_t *next, const Move *moves,
                                 const uint32_t (*spread)[1 << CHUNK], uint32_t word) {
    uint32_t colouring = word * WORD, result = 0;
    uint32_t set = set_of(choose, colouring, layer->black);
    for (int bit = 0; bit < WORD && colouring < layer->colourings; bit++, colouring++) {
        uint32_t black = 0, won;
        for (int i = 0; i < CHUNKS; i++)
            black |= spread[i][set >> i * CHUNK & ((1 << CHUNK) - 1)];
        if (layer->stones == layer->cells)
            won = full_board_won(layer->size, layer->squared, black);
        else
            won = mover_wins(choose, next, moves, layer->cells - layer->stones, black,
                             layer->stones % 2 == 0);
        result |= won << bit;
        uint32_t low = set & -set, ripple = set + low;  // the next set of as many bits
        if (set) set = ripple | ((set ^ ripple) / low >> 2);
    }
    return result;
}

BOTH static int nth_empty(uint32_t taken, int number) {
    int cell = 0;
    for (;; cell++)
        if (!(taken >> cell & 1) && number-- == 0) return cell;
}

BOTH static uint32_t spread_bits(uint32_t taken, int first, uint32_t bits) {
    uint32_t set = 0;
    int seen = 0;
    for (int cell = 0; cell < MOST; cell++)
        if (taken >> cell & 1) {
            int place = seen++ - first;
            if (place >= 0 && place < CHUNK && bits >> place & 1) set |= 1u << cell;
        }
    return set;
}

#ifdef __CUDACC__

static void check(cudaError_t error) {
    if (error == cudaSuccess) return;
    fprintf(stderr, "%s\n", cudaGetErrorString(error));
    exit(1);
}

static uint32_t *new_words(uint64_t count) {
    uint32_t *words;
    check(cudaMalloc(&words, count * sizeof(uint32_t)));
    return words;
}

static uint32_t first_of(const uint32_t *words) {
    uint32_t first;
    check(cudaMemcpy(&first, words, sizeof first, cudaMemcpyDeviceToHost));
    return first;
}

static void drop_words(uint32_t *words) { check(cudaFree(words)); }

// A block of threads for each set of taken cells.
__global__ static void solve_words(Layer layer, const uint32_t *next, uint32_t next_words,
                                   uint32_t *words, unsigned long long *wins) {
    __shared__ uint32_t choose[MOST + 1][MOST + 1], spread[CHUNKS][1 << CHUNK];
    __shared__ Move moves[MOST];
    for (int i = threadIdx.x; i < (MOST + 1) * (MOST + 1); i += THREADS)
        choose[i / (MOST + 1)][i % (MOST + 1)] = layer.choose[i / (MOST + 1)][i % (MOST + 1)];
    __syncthreads();
    uint32_t taken = set_of(choose, blockIdx.x, layer.stones), won = 0;
    for (int i = threadIdx.x; i < CHUNKS << CHUNK; i += THREADS)
        spread[i >> CHUNK][i & ((1 << CHUNK) - 1)] =
            spread_bits(taken, (i >> CHUNK) * CHUNK, i & ((1 << CHUNK) - 1));
    for (int i = threadIdx.x; i < layer.cells - layer.stones; i += THREADS)
        make_move(&layer, choose, next_words, taken, nth_empty(taken, i), &moves[i]);
    __syncthreads();
    for (uint32_t word = blockIdx.y * THREADS + threadIdx.x; word < layer.words;
         word += gridDim.y * THREADS) {
        uint32_t result = solved_word(&layer, choose, next, moves, spread, word);
        words[(uint64_t)blockIdx.x * layer.words + word] = result;
        won += __popc(result);
    }
    if (won) atomicAdd(wins, (unsigned long long)won);
}

static uint64_t solve(const Layer *layer, const uint32_t *next, uint32_t next_words,
                      uint32_t *words) {
    unsigned long long *wins, found = 0;
    uint32_t across = layer->taken_sets > 100000 ? 1 : (layer->words + THREADS - 1) / THREADS;
    dim3 blocks(layer->taken_sets, across);
    check(cudaMalloc(&wins, sizeof *wins));
    check(cudaMemcpy(wins, &found, sizeof found, cudaMemcpyHostToDevice));
    solve_words<<<blocks, THREADS>>>(*layer, next, next_words, words, wins);
    check(cudaGetLastError());
    check(cudaMemcpy(&found, wins, sizeof found, cudaMemcpyDeviceToHost));
    check(cudaFree(wins));
    return found;
}

#else

static uint32_t *new_words(uint64_t count) {
    uint32_t *words = (uint32_t *)malloc(count * sizeof(uint32_t));
    if (words) return words;
    fprintf(stderr, "too little memory\n");
    exit(1);
}

static uint32_t first_of(const uint32_t *words) { return *words; }

static void drop_words(uint32_t *words) { free(words); }

static uint64_t solve(const Layer *layer, const uint32_t *next, uint32_t next_words,
                      uint32_t *words) {
    uint64_t wins = 0;
#pragma omp parallel for schedule(dynamic, 16) reduction(+ : wins)
    for (uint32_t number = 0; number < layer->taken_sets; number++) {
        uint32_t spread[CHUNKS][1 << CHUNK];
        Move moves[MOST];
        uint32_t taken = set_of(layer->choose, number, layer->stones);
        for (int i = 0; i < CHUNKS << CHUNK; i++)
            spread[i >> CHUNK][i & ((1 << CHUNK) - 1)] =
                spread_bits(taken, (i >> CHUNK) * CHUNK, i & ((1 << CHUNK) - 1));
        for (int i = 0; i < layer->cells - layer->stones; i++)
            make_move(layer, layer->choose, next_words, taken, nth_empty(taken, i), &moves[i]);
        for (uint32_t word = 0; word < layer->words; word++) {
            uint32_t result = solved_word(layer, layer->choose, next, moves, spread, word);
            words[(uint64_t)number * layer->words + word] = result;
            wins += bits_of(result);
        }
    }
    return wins;
}

#endif

static Layer new_layer(int size, int squared, int stones) {
    Layer layer;
    memset(&layer, 0, sizeof layer);
    for (int all = 0; all <= MOST; all++) {
        layer.choose[all][0] = 1;
        for (int some = 1; some <= all; some++)
            layer.choose[all][some] = layer.choose[all - 1][some - 1] + layer.choose[all - 1][some];
    }
    layer.size = size;
    layer.cells = size * size;
    layer.squared = squared;
    layer.stones = stones;
    layer.black = (stones + 1) / 2;
    layer.taken_sets = layer.choose[layer.cells][stones];
    layer.colourings = layer.choose[stones][layer.black];
    layer.words = (layer.colourings + WORD - 1) / WORD;
    return layer;
}

int main(int count, char **arguments) {
    int size = count > 1 ? atoi(arguments[1]) : 0;
    if (size < 2 || size > 5 || (count > 2 && size % 2 == 0)) {
        fprintf(stderr, "usage: %s SIZE [squared]: 2 to 5, odd if squared\n", arguments[0]);
        return 1;
    }
    uint32_t *next = NULL, next_words = 0;
    uint64_t positions = 0;
    for (int stones = size * size; stones > 0; stones--) {
        Layer layer = new_layer(size, count > 2, stones);
        uint32_t *words = new_words((uint64_t)layer.taken_sets * layer.words);
        uint64_t all = (uint64_t)layer.taken_sets * layer.colourings;
        uint64_t wins = solve(&layer, next, next_words, words);
        printf("layer %d %llu %llu\n", stones, (unsigned long long)all, (unsigned long long)wins);
        fflush(stdout);
        positions += all;
        if (next) drop_words(next);
        next = words;
        next_words = layer.words;
    }
    printf("positions %llu\n", (unsigned long long)positions + 1);  // with the empty board
    for (int cell = 0; cell < size * size; cell++)
        printf("%c%d %d\n", 'a' + cell % size, 1 + cell / size, first_of(next + cell) & 1 ? -1 : 1);
    drop_words(next);
    return 0;
}
