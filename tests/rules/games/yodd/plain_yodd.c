// Solves Yodd on a small board: every board, from full ones to the empty one, every turn of each.
// Written from the rules in words; it shares nothing with the program.
// usage: plain_yodd SIZE
// Output: "positions N", then "OPENING VALUE": 1 if Black wins with this first stone, else -1.
//
// Who passes leaves the turn to the other player; two passes end the game. So a player who cannot
// win by placing wins exactly if the other one cannot either, and the count of the groups as they
// stand is in their favour.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int size, cells, neighbours[37][6], degree[37];
static char name[37][16];
static uint32_t power[21];
// [player][board in base 3]: whether it has an odd number of groups, and this player, to move
// after a turn that was no pass, loses
static uint8_t *loses[2];

static int bit(const uint8_t *bits, uint32_t index) { return bits[index >> 3] >> (index & 7) & 1; }

static void make_board(void) {
    int row_of[37], column_of[37];
    for (int row = 1 - size; row < size; row++)
        for (int i = 0; i < 2 * size - 1 - abs(row); i++) {
            row_of[cells] = row;
            column_of[cells] = i + (row < 0 ? -row : 0);  // a slanted column
            snprintf(name[cells], 16, "%c%d", 'a' + row + size - 1, i + 1);
            cells++;
        }
    for (int a = 0; a < cells; a++)
        for (int b = 0; b < cells; b++) {
            int up = row_of[b] - row_of[a], right = column_of[b] - column_of[a];
            int straight = up == 0 ? abs(right) == 1 : right == 0 && abs(up) == 1;
            if (straight || (up + right == 0 && abs(up) == 1))
                neighbours[a][degree[a]++] = b;
        }
}

static void flood(const int *board, int *seen, int cell) {
    seen[cell] = 1;
    for (int i = 0; i < degree[cell]; i++) {
        int other = neighbours[cell][i];
        if (!seen[other] && board[other] == board[cell]) flood(board, seen, other);
    }
}

static void count_groups(const int *board, int groups[2]) {
    int seen[37] = {0};
    groups[0] = groups[1] = 0;
    for (int cell = 0; cell < cells; cell++)
        if (board[cell] && !seen[cell]) {
            groups[board[cell] - 1]++;
            flood(board, seen, cell);
        }
}

// Whether a player wins by placing one or two stones: whether the other one then loses.
static int wins_by_placing(const int *board, uint32_t index, const uint8_t *lost) {
    for (int a = 0; a < cells; a++) {
        if (board[a]) continue;
        for (int first = 1; first <= 2; first++) {
            uint32_t one = index + first * power[a];
            if (bit(lost, one)) return 1;
            for (int b = a + 1; b < cells; b++)
                if (!board[b] && (bit(lost, one + power[b]) || bit(lost, one + 2 * power[b]))) return 1;
        }
    }
    return 0;
}

int main(int count, char **arguments) {
    size = count > 1 ? atoi(arguments[1]) : 0;
    if (size < 2 || size > 3) {
        fprintf(stderr, "usage: %s SIZE, which is 2 or 3\n", arguments[0]);
        return 1;
    }
    make_board();
    power[0] = 1;
    for (int cell = 0; cell < cells; cell++) power[cell + 1] = 3 * power[cell];
    uint32_t all = power[cells];
    long long positions = 0;
    for (int player = 0; player < 2; player++) loses[player] = calloc(all / 8 + 1, 1);
    for (uint32_t index = all - 1; index > 0; index--) {
        int board[37], groups[2];
        for (int cell = 0; cell < cells; cell++) board[cell] = index / power[cell] % 3;
        count_groups(board, groups);
        if ((groups[0] + groups[1]) % 2 == 0) continue;
        positions++;
        int places[2] = {wins_by_placing(board, index, loses[1]), wins_by_placing(board, index, loses[0])};
        for (int player = 0; player < 2; player++) {
            int counts = groups[player] < groups[1 - player];
            int wins = places[player] || (!places[1 - player] && counts);
            if (!wins) loses[player][index >> 3] |= 1 << (index & 7);
        }
    }
    printf("positions %lld\n", positions);
    for (int cell = 0; cell < cells; cell++)
        for (int colour = 1; colour <= 2; colour++)
            printf("%c%s %d\n", "?BW"[colour], name[cell], bit(loses[1], colour * power[cell]) ? 1 : -1);
    return 0;
}
