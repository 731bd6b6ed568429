"""Scarves: a silk square hung from a hook by its middle, a wool scarf folded with its fringe."""

from math import atan2, cos, exp, sin

from mathutils import Vector

import materials
from curves import ease, mix, spline
from lofts import cord, loft, soften, thicken
from soft import folded


def silk_scarf(look):
    """Held at a point near its middle, a square falls into flutes that widen downwards."""
    silk = materials.printed_silk(look['colour'], look['border'])
    half, count = 32.0, 180
    hold = Vector((2.0, 5.0))
    grid = []
    for j in range(count + 1):
        row = []
        for i in range(count + 1):
            x, y = half * (2 * i / count - 1) - hold.x, half * (2 * j / count - 1) - hold.y
            r = (x * x + y * y) ** 0.5
            a = atan2(y, x)
            open_ = ease(r / 40)
            flutes = 9
            swing = sin(flutes * a + 0.8 * sin(2 * a) + 0.25 * r / 10) * mix(0.1, 1, open_)
            out = 0.6 + r * (0.27 + 0.14 * swing) * mix(0.55, 1, open_)
            turn = a + 0.22 * cos(flutes * a + 0.8 * sin(2 * a)) * open_
            fall = (max(0.0, r * r - out * out)) ** 0.5
            knot = 1.2 * exp(-r / 3)
            row.append(Vector((out * cos(turn), 0.62 * out * sin(turn), knot - fall * 0.985)))
        grid.append(row)
    thing = loft('scarf', grid, silk, around=False)
    layer = thing.data.uv_layers['cm']
    step = 1 / count
    for polygon in thing.data.polygons:
        j, i = divmod(polygon.index, count)
        for loop_index, (du, dv) in zip(polygon.loop_indices, ((0, 0), (1, 0), (1, 1), (0, 1))):
            layer.data[loop_index].uv = ((i + du) * step, (j + dv) * step)
    thicken(thing, 0.06, offset=0)
    soften(thing)
    for edge in (grid[0], grid[-1], [row[0] for row in grid], [row[-1] for row in grid]):
        cord('hem', edge, 0.16, materials.satin(look['border']))


def wool_scarf(look):
    wool = materials.twill(look['colour'])
    gap = 1.35
    grid = folded(21, 30, 5, gap, wool, 0.75, wave=0.5, count=360)
    front = grid[0]
    for n in range(58):
        k = int((n + 0.5) / 58 * 70)
        p = front[len(front) - 1 - k]
        long = 5.2 + 0.5 * sin(5 * n)
        lean = 0.5 * sin(3.1 * n) + 0.3 * sin(1.3 * n)
        base = Vector((p.x, p.y + 0.3, p.z))
        path = spline(
            [
                base,
                base + Vector((lean * 0.3, -1.6, -0.5)),
                base + Vector((lean * 0.6, -2.3, -2.2)),
                base + Vector((lean, -2.5, -long)),
            ],
            14,
        )
        cord('fringe', path, 0.17, wool, sides=7)
