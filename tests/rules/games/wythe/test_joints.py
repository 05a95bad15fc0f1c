"""The joints of a board against its neighbours."""

from __future__ import annotations

import pytest
from uncompiled import source_of

from rules.board import square

SOURCE = source_of("games/wythe/joints")


@pytest.mark.parametrize("size", [3, 8, 11])
def test_joints_lead_to_neighbours(size: int) -> None:
    board, joints = square(size), SOURCE.Joints(size)

    def plane(words: list[int], start: int, plane: int) -> int:
        return words[start + 2 * plane] | words[start + 2 * plane + 1] << 64

    for direction, stride in ((0, 1), (1, size)):
        whole = plane(joints.all, 0, direction)
        assert plane(joints.others, 4 * SOURCE.NOWHERE, direction) == whole
        for site in range(size**2):
            joined = site + stride in board.neighbours(site)
            assert whole >> site & 1 == joined
            if joined:
                assert plane(joints.pair, 4 * site, direction) == 1 << site | 1 << site + stride
            own = {site, site - stride}
            others = plane(joints.others, 4 * site, direction)
            for other in range(size**2):
                assert others >> other & 1 == (whole >> other & 1 and other not in own)


def test_neighbours_differ_on_the_alternating_board() -> None:
    board, joints = square(11), SOURCE.Joints(11)
    dark = joints.dark[0] | joints.dark[1] << 64
    assert not dark & 1
    for site in range(121):
        assert {dark >> other & 1 for other in board.neighbours(site)} == {1 - (dark >> site & 1)}
