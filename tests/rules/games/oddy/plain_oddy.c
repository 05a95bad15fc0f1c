// Solves Odd-Y on a small board by plain search with a table of all boards.
// Written from the rules in words; it shares nothing with the program.
// usage: plain_oddy SIDES SIZE [openings]
// Output: "positions N", then "OPENING VALUE" for each: 1 if the player who begins with it wins,
// else -1. With "openings" it stops at the first winning reply, and counts no positions.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EMPTY, BLACK, WHITE };
enum { UNKNOWN, WON, LOST };

static int sides, size, cells, shortcut;
static int adjacent[32][32], touches[32];  // touches: bit for each side that a cell belongs to
static char name[32][16];
static int board[32];
static int64_t power[32], positions;
static uint8_t *known;  // [board in base 3] -> two bits, for the player to move

static void join(int a, int b) { adjacent[a][b] = adjacent[b][a] = 1; }

static void make_triangle(void) {
    for (int row = 0; row < size; row++)
        for (int i = 0; i <= row; i++) {
            int cell = cells++;
            snprintf(name[cell], 16, "%c%d", 'a' + row, i + 1);
            if (i > 0) join(cell, cell - 1);
            if (row > 0 && i < row) join(cell, cell - row);
            if (row > 0 && i > 0) join(cell, cell - row - 1);
            touches[cell] = (i == 0) | (i == row) << 1 | (row == size - 1) << 2;
        }
}

// The cell of ring j at place p clockwise from the corner at twelve o'clock.
static int ring_cell(int j, int p) {
    return j == 0 ? 0 : 1 + sides * j * (j - 1) / 2 + (p + sides * j) % (sides * j);
}

static void make_polygon(void) {
    cells = 1 + sides * size * (size - 1) / 2;
    snprintf(name[0], 16, "a1");
    for (int j = 1; j < size; j++)
        for (int p = 0; p < sides * j; p++) {
            int cell = ring_cell(j, p), wedge = p / j, along = p % j;
            snprintf(name[cell], 16, "%c%d", 'a' + j, p + 1);
            join(cell, ring_cell(j, p + 1));
            // inwards: a corner touches one cell, any other two
            join(cell, ring_cell(j - 1, wedge * (j - 1) + along - (along > 0)));
            if (along > 0) join(cell, ring_cell(j - 1, wedge * (j - 1) + along));
            if (j == size - 1) {
                touches[cell] = 1 << wedge;
                if (along == 0) touches[cell] |= 1 << (wedge + sides - 1) % sides;
            }
        }
}

// Whether three of these sides have the middle between them.
static int encloses(int touched) {
    for (int a = 0; a < sides; a++)
        for (int b = a + 1; b < sides; b++)
            for (int c = b + 1; c < sides; c++) {
                int most = (sides - 1) / 2;
                if ((touched >> a & 1) && (touched >> b & 1) && (touched >> c & 1) &&
                    b - a <= most && c - b <= most && a + sides - c <= most)
                    return 1;
            }
    return 0;
}

static int reach(int cell, int colour, int *seen) {
    int touched = touches[cell];
    seen[cell] = 1;
    for (int other = 0; other < cells; other++)
        if (adjacent[cell][other] && !seen[other] && board[other] == colour)
            touched |= reach(other, colour, seen);
    return touched;
}

// Whether the player to move wins; `last` is the cell of the other's last stone.
static int wins(int64_t index, int stones, int colour, int last) {
    int state = known[index >> 2] >> 2 * (index & 3) & 3;
    if (state != UNKNOWN) return state == WON;
    int seen[32] = {0}, won = 0;
    int over = stones && encloses(reach(last, BLACK + WHITE - colour, seen));
    for (int cell = 0; cell < cells && !over && !(shortcut && won); cell++) {
        if (board[cell] != EMPTY) continue;
        board[cell] = colour;
        if (!wins(index + colour * power[cell], stones + 1, BLACK + WHITE - colour, cell)) won = 1;
        board[cell] = EMPTY;
    }
    positions++;
    known[index >> 2] |= (won ? WON : LOST) << 2 * (index & 3);
    return won;
}

int main(int count, char **arguments) {
    sides = count > 2 ? atoi(arguments[1]) : 0;
    size = count > 2 ? atoi(arguments[2]) : 0;
    shortcut = count > 3;
    if (sides == 3 && size >= 2 && size <= 6) make_triangle();
    else if (sides >= 5 && sides % 2 && size >= 2 && 1 + sides * size * (size - 1) / 2 <= 22) make_polygon();
    if (!cells) {
        fprintf(stderr, "usage: %s SIDES SIZE [openings], of at most 22 cells\n", arguments[0]);
        return 1;
    }
    power[0] = 1;
    for (int cell = 0; cell < cells; cell++) power[cell + 1] = 3 * power[cell];
    known = calloc(power[cells] / 4 + 1, 1);
    if (!known) return 2;
    if (!shortcut) {
        wins(0, 0, BLACK, 0);
        printf("positions %lld\n", (long long)positions);
    }
    for (int cell = 0; cell < cells; cell++) {
        board[cell] = BLACK;
        printf("%s %d\n", name[cell], wins(power[cell], 1, WHITE, cell) ? -1 : 1);
        board[cell] = EMPTY;
        fflush(stdout);
    }
    if (shortcut) fprintf(stderr, "visited %lld\n", (long long)positions);
    free(known);
    return 0;
}
