// Solves Egotzi on a small square board by plain recursion over every position that can be reached.
// Written from the rules in words; it shares nothing with the program.
// usage: plain_egotzi SIZE [squared]
// Output: "positions N", then "OPENING VALUE" for each: what the player who begins with it gets,
// 1 or -1; with squared the difference of the scores.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EMPTY, BLACK, WHITE, UNKNOWN = -32768 };

static int size, cells, squared;
static long long positions;
static short *known;  // [board in base 3] -> value for the player to move

static int power(int exponent) { return exponent ? 3 * power(exponent - 1) : 1; }

// Where a stone goes that is pushed from place `from` of a line by a new stone at `from - step`;
// *wrapped says whether it met the edge. The line is as it stood with the new stone on it.
static int landing(const int *line, int from, int step, int *wrapped) {
    *wrapped = 0;
    for (int place = from; place >= 0 && place < size; place += step)
        if (line[place] == EMPTY) return place;
    *wrapped = 1;
    int last = from;
    for (int place = from; place >= 0 && place < size; place -= step)
        if (line[place] == EMPTY) last = place;
    return last;
}

// Pushes the stones on both sides of the new one along a line of the board.
static void push(const int *before, int *after, int start, int stride, int place) {
    int line[16], from[2], to[2], wrapped[2], pushed[2];
    for (int i = 0; i < size; i++) line[i] = before[start + i * stride];
    for (int side = 0; side < 2; side++) {
        int step = side ? 1 : -1;
        from[side] = place + step;
        pushed[side] = from[side] >= 0 && from[side] < size && line[from[side]] != EMPTY;
        if (pushed[side]) to[side] = landing(line, from[side], step, &wrapped[side]);
    }
    if (pushed[0] && pushed[1] && to[0] == to[1])
        for (int side = 0; side < 2; side++)
            if (wrapped[side]) pushed[side] = 0;
    for (int side = 0; side < 2; side++)
        if (pushed[side]) after[start + from[side] * stride] = EMPTY;
    for (int side = 0; side < 2; side++)
        if (pushed[side]) after[start + to[side] * stride] = line[from[side]];
}

static void place_stone(const int *board, int cell, int colour, int *after) {
    int with[128];
    memcpy(with, board, cells * sizeof(int));
    with[cell] = colour;
    memcpy(after, with, cells * sizeof(int));
    push(with, after, cell / size * size, 1, cell % size);
    push(with, after, cell % size, size, cell / size);
}

static int group_size(const int *board, int *seen, int cell, int colour) {
    if (seen[cell] || board[cell] != colour) return 0;
    seen[cell] = 1;
    int count = 1;
    if (cell % size > 0) count += group_size(board, seen, cell - 1, colour);
    if (cell % size < size - 1) count += group_size(board, seen, cell + 1, colour);
    if (cell >= size) count += group_size(board, seen, cell - size, colour);
    if (cell < cells - size) count += group_size(board, seen, cell + size, colour);
    return count;
}

// The value of a full board for the player who would be next; the other one placed the last stone.
static int final_value(const int *board, int colour) {
    int seen[128] = {0}, more[128] = {0}, squares = 0;
    for (int cell = 0; cell < cells; cell++) {
        int own = board[cell] == colour, count = group_size(board, seen, cell, board[cell]);
        if (count) more[count] += own ? 1 : -1;
        squares += own ? count * count : -count * count;
    }
    if (squared) return squares;
    for (int count = cells; count > 0; count--)
        if (more[count]) return more[count] > 0 ? 1 : -1;
    return 1;
}

static int value(const int *board, int stones, int colour) {
    if (stones == cells) {
        int index = 0;
        for (int cell = 0; cell < cells; cell++) index = 3 * index + board[cell];
        if (known[index] == UNKNOWN) {
            known[index] = 0;
            positions++;
        }
        return final_value(board, colour);
    }
    int index = 0;
    for (int cell = 0; cell < cells; cell++) index = 3 * index + board[cell];
    if (known[index] != UNKNOWN) return known[index];
    int best = UNKNOWN, after[128];
    for (int cell = 0; cell < cells; cell++) {
        if (board[cell] != EMPTY) continue;
        place_stone(board, cell, colour, after);
        int got = -value(after, stones + 1, BLACK + WHITE - colour);
        if (got > best) best = got;
    }
    positions++;
    return known[index] = best;
}

int main(int count, char **arguments) {
    size = count > 1 ? atoi(arguments[1]) : 0;
    if (size < 2 || size > 4) {
        fprintf(stderr, "usage: %s SIZE [squared], with SIZE 2 to 4\n", arguments[0]);
        return 1;
    }
    cells = size * size;
    squared = count > 2;
    int all = power(cells), board[128] = {0}, after[128];
    known = malloc(all * sizeof(short));
    for (int i = 0; i < all; i++) known[i] = UNKNOWN;
    value(board, 0, BLACK);
    printf("positions %lld\n", positions);
    for (int cell = 0; cell < cells; cell++) {
        place_stone(board, cell, BLACK, after);
        printf("%c%d %d\n", 'a' + cell % size, 1 + cell / size, -value(after, 1, WHITE));
    }
    free(known);
    return 0;
}
