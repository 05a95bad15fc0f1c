// Solves Wythe on a small board by plain recursion over every position that can be reached.
// Written from the rules in words; it shares nothing with the program.
// usage: plain_wythe SIZE
// Output: "positions N", then "OPENING VALUE": 1 if the player who begins with it wins, else -1.
//
// Of each square only what still matters is kept: the colour of the top bit, the height, and where
// the other bit of that piece lies, or that it is covered, so that this one may not be.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLACK, WHITE };
enum { LOCKED = 4 };  // instead of a direction

typedef unsigned __int128 Key;
typedef struct { int height, colour, partner; } Square;

static int size, cells;
static long long positions, capacity = 1 << 20, kept;
static Key *keys;      // a hash table, of whole positions; 0 is a free slot
static uint8_t *won;

static int beside(int cell, int direction) {  // right, up, left, down; -1 off the board
    int column = cell % size, row = cell / size;
    if (direction == 0) return column < size - 1 ? cell + 1 : -1;
    if (direction == 1) return row < size - 1 ? cell + size : -1;
    if (direction == 2) return column > 0 ? cell - 1 : -1;
    return row > 0 ? cell - size : -1;
}

static Key key_of(const Square *board, int player) {
    Key key = 1 + player;
    for (int cell = 0; cell < cells; cell++) {
        const Square *s = &board[cell];
        int code = s->height ? 1 + (s->height - 1) * 10 + s->colour * 5 + s->partner : 0;
        key = key << 6 | code;
    }
    return key;
}

static long long slot_of(Key key) {
    uint64_t mixed = (uint64_t)key * 0x9E3779B97F4A7C15u ^ (uint64_t)(key >> 64) * 0xC2B2AE3D27D4EB4Fu;
    mixed ^= mixed >> 29;
    mixed *= 0xBF58476D1CE4E5B9u;
    long long slot = (mixed ^ mixed >> 32) & (capacity - 1);
    while (keys[slot] && keys[slot] != key) slot = (slot + 1) & (capacity - 1);
    return slot;
}

static void keep(Key key, int wins) {
    if (2 * kept >= capacity) {
        Key *old_keys = keys;
        uint8_t *old_won = won;
        long long old = capacity;
        capacity *= 2;
        keys = calloc(capacity, sizeof(Key));
        won = calloc(capacity, 1);
        for (long long i = 0; i < old; i++)
            if (old_keys[i]) {
                long long slot = slot_of(old_keys[i]);
                keys[slot] = old_keys[i];
                won[slot] = old_won[i];
            }
        free(old_keys);
        free(old_won);
    }
    long long slot = slot_of(key);
    keys[slot] = key;
    won[slot] = wins;
    kept++;
}

// Places the black bit on a square and the white one beside it; returns 0 if the rules forbid it.
static int place(const Square *board, int black, int direction, Square *after) {
    int white = beside(black, direction);
    if (white < 0) return 0;
    const Square *b = &board[black], *w = &board[white];
    if (b->height != w->height) return 0;
    if (b->height) {
        if (b->colour != WHITE || w->colour != BLACK) return 0;
        if (b->partner == LOCKED || w->partner == LOCKED) return 0;
        if (b->partner == direction) return 0;  // the same piece: both its bits would be covered
    }
    memcpy(after, board, cells * sizeof(Square));
    if (b->height) {
        after[beside(black, b->partner)].partner = LOCKED;
        after[beside(white, w->partner)].partner = LOCKED;
    }
    after[black] = (Square){b->height + 1, BLACK, direction};
    after[white] = (Square){w->height + 1, WHITE, (direction + 2) % 4};
    return 1;
}

static int flood(const Square *board, int *seen, int cell) {
    int count = 1;
    seen[cell] = 1;
    for (int direction = 0; direction < 4; direction++) {
        int other = beside(cell, direction);
        if (other >= 0 && !seen[other] && board[other].height && board[other].colour == board[cell].colour)
            count += flood(board, seen, other);
    }
    return count;
}

// Whether the player to move has won when nothing can be placed; the other placed last.
static int wins_count(const Square *board, int player) {
    int seen[64] = {0}, more[64] = {0};
    for (int cell = 0; cell < cells; cell++)
        if (board[cell].height && !seen[cell]) {
            int colour = board[cell].colour;
            more[flood(board, seen, cell)] += colour == player ? 1 : -1;
        }
    for (int count = cells; count > 0; count--)
        if (more[count]) return more[count] > 0;
    return 1;
}

static int wins(const Square *board, int player) {
    Key key = key_of(board, player);
    long long slot = slot_of(key);
    if (keys[slot]) return won[slot];
    int result = 0, placed = 0;
    Square after[64];
    for (int black = 0; black < cells; black++)
        for (int direction = 0; direction < 4; direction++)
            if (place(board, black, direction, after)) {
                placed = 1;
                result |= !wins(after, 1 - player);
            }
    if (!placed) result = wins_count(board, player);
    positions++;
    keep(key, result);
    return result;
}

int main(int count, char **arguments) {
    size = count > 1 ? atoi(arguments[1]) : 0;
    if (size < 2 || size > 4) {
        fprintf(stderr, "usage: %s SIZE, which is 2 to 4\n", arguments[0]);
        return 1;
    }
    cells = size * size;
    keys = calloc(capacity, sizeof(Key));
    won = calloc(capacity, 1);
    Square board[64] = {{0, 0, 0}}, after[64];
    wins(board, BLACK);
    printf("positions %lld\n", positions);
    for (int black = 0; black < cells; black++)
        for (int direction = 0; direction < 4; direction++)
            if (place(board, black, direction, after)) {
                int white = beside(black, direction);
                printf("%c%d%c%d %d\n", 'a' + black % size, 1 + black / size, 'a' + white % size,
                       1 + white / size, wins(after, WHITE) ? -1 : 1);
            }
    free(keys);
    free(won);
    return 0;
}
