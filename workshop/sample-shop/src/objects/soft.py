"""Soft goods that lie or stand on their own: folded cloth and stuffed cushions."""

from math import cos, pi, sin

from mathutils import Vector

from curves import ease, evenly, mix
from lofts import cord, loft, thicken


def folded_path(wide, layers, gap, drift=0.35):
    """A sheet folded over and over, from below, as (x, z): round folds that do not quite lie in line."""
    points = []
    for n in range(layers):
        z = gap * (n + 0.5)
        left = -wide / 2 + drift * sin(2.3 * n)
        right = wide / 2 + drift * sin(1.7 * n + 1)
        run = [(mix(left, right, k / 12), z + 0.12 * gap * sin(5 * k / 12 + n)) for k in range(13)]
        if n % 2:
            run = run[::-1]
        points += run
        if n + 1 < layers:
            side = -1 if n % 2 else 1
            x = run[-1][0]
            bulge = gap * 0.62
            points += [
                (x + side * bulge * sin(a), z + gap / 2 - gap / 2 * cos(a))
                for a in [pi * k / 8 for k in range(1, 8)]
            ]
    return points


def folded(
    wide, deep, layers, gap, material, thickness, wave=0.2, count=420, rows=70, drift=0.35, relief=None
):
    """A stack of folded cloth, wide across x and deep along y. `relief(u, v)` in centimetres lies on both faces."""
    path = evenly([(x, 0, z) for x, z in folded_path(wide, layers, gap, drift)], count)
    grid = []
    along = [0.0]
    for a, b in zip(path, path[1:]):
        along.append(along[-1] + (b - a).length)
    for j in range(rows + 1):
        y = deep * (j / rows - 0.5)
        row = []
        for i, p in enumerate(path):
            soft = (
                wave
                * (sin(0.21 * p.x + 0.3 * y + 0.8 * p.z) + 0.6 * sin(0.55 * y - 0.2 * p.x + 2 * p.z))
                * ease(p.z / (gap * 2))
            )
            edge = 1 + 0.006 * sin(1.3 * p.z + 0.2 * p.x)
            droop = (
                -0.35 * gap * ease((abs(y) - deep / 2 + 1.5) / 1.5) * (0.4 + 0.6 * ease(p.z / (gap * layers)))
            )
            q = Vector((p.x, y * edge, p.z + 0.35 * soft + droop * 0.5))
            if relief:
                ahead = (path[min(count - 1, i + 1)] - path[max(0, i - 1)]).normalized()
                q += Vector((-ahead.z, 0, ahead.x)) * relief(along[i], y)
            row.append(q)
        grid.append(row)
    thing = loft('folded', grid, material, around=False)
    thicken(thing, thickness, offset=0, even=False)
    return grid


def cushion(wide, high, thick, material, piping=None, pinch=0.09, wrinkle=0.25, count=90):
    """Stuffed: full in the middle, drawn in along its edges, with pulls at the corners. Lies in x, z."""

    def skin(u, v, sign):
        draw_x = 1 - pinch * (1 - v * v) * abs(u) ** 3
        draw_z = 1 - pinch * (1 - u * u) * abs(v) ** 3
        full = ((1 - abs(u) ** 2.6) * (1 - abs(v) ** 2.6)) ** 0.55
        r = (u * u + v * v) ** 0.5
        turn = cos(4 * (0.0 if r == 0 else (u * v) / (r * r)))
        pull = (
            wrinkle
            * sin(13 * (u - v) * (1 if u * v < 0 else -1) + 3 * u)
            * ease((r - 0.55) / 0.6)
            * full**0.7
            * 0.5
        )
        gentle = wrinkle * 0.8 * sin(2.1 * u + 1.3 * v + 0.5 * sign) * sin(1.7 * v - 1.1 * u + 1) * full
        return Vector(
            (wide / 2 * u * draw_x, sign * (thick / 2 * full + pull * turn + gentle), high / 2 * v * draw_z)
        )

    at = lambda k: sin(pi / 2 * (2 * k / count - 1))
    for sign in (-1, 1):
        grid = [[skin(at(i), at(k), sign) for k in range(count + 1)] for i in range(count + 1)]
        loft('cushion', grid if sign > 0 else [row[::-1] for row in grid], material, around=False)
    edge = [skin(at(k), -1, 1) for k in range(count)] + [skin(1, at(k), 1) for k in range(count)]
    edge += [skin(-at(k), 1, 1) for k in range(count)] + [skin(-1, -at(k), 1) for k in range(count)]
    if piping:
        cord('piping', evenly([*edge, edge[0]], 360, closed=True), 0.28, piping, closed=True)
    return edge
