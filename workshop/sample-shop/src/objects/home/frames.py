"""A picture frame, leaning a little, with a print of its own."""

from math import cos, pi, sin

from mathutils import Matrix, Vector

import materials
from curves import spline
from lofts import slab
from home.textiles import lean


def picture_frame(look):
    wood = materials.wood(look['colour']) if look['colour'] != '#262323' else materials.wood('#2b2827')
    mount = materials.plain('#f4f1ea', 0.85, 0.2)
    wide, high, bar, deep = 30.0, 40.0, 1.7, 2.4
    for angle, across, along in (
        (0, wide, high),
        (pi / 2, high, wide),
        (pi, wide, high),
        (1.5 * pi, high, wide),
    ):
        outer, inner = across / 2, across / 2 - bar
        y = -along / 2
        shape = [(-outer, y), (outer, y), (inner, y + bar), (-inner, y + bar)]
        slab(
            'bar',
            shape,
            deep,
            wood,
            Matrix.Rotation(pi / 2, 4, 'X') @ Matrix.Rotation(angle, 4, 'Z'),
            bevel=0.12,
        )
    board = [
        (-wide / 2 + 1, -high / 2 + 1),
        (wide / 2 - 1, -high / 2 + 1),
        (wide / 2 - 1, high / 2 - 1),
        (-wide / 2 + 1, high / 2 - 1),
    ]
    flat = Matrix.Rotation(pi / 2, 4, 'X')
    slab('mount', board, 0.2, mount, flat @ Matrix.Translation((0, 0, 1.2)))
    paper = materials.plain('#efe6d8', 0.9, 0.1)
    window = [(-8.5, -12), (8.5, -12), (8.5, 12), (-8.5, 12)]
    slab('print', window, 0.02, paper, flat @ Matrix.Translation((0, 0, 1.41)))
    bevel_edge = materials.plain('#d8d2c6', 0.9, 0.1)
    for x0, y0, x1, y1 in (
        (-8.5, -12, 8.5, -12),
        (8.5, -12, 8.5, 12),
        (8.5, 12, -8.5, 12),
        (-8.5, 12, -8.5, -12),
    ):
        a, b = Vector((x0, y0)), Vector((x1, y1))
        n = Vector(((b - a).y, -(b - a).x)).normalized() * 0.1
        slab(
            'cut',
            [tuple(a), tuple(b), tuple(b + n), tuple(a + n)],
            0.03,
            bevel_edge,
            flat @ Matrix.Translation((0, 0, 1.4)),
        )
    art(flat)
    lean(7)


def art(flat):
    """Three quiet shapes: a sun, a hill, a vessel."""
    inks = [materials.plain(c, 0.9, 0.1) for c in ('#c98a5a', '#8e9a84', '#3c3a38')]
    shapes = [
        ([(1.6 + 3.3 * cos(a), 4.6 + 3.3 * sin(a)) for a in [2 * pi * k / 64 for k in range(64)]], inks[0]),
        (
            [(-8.5, -12), (8.5, -12), (8.5, -4.2)]
            + [(8.5 - 17 * k / 40, -4.2 + 2.6 * sin(pi * k / 40 * 1.25 + 0.2)) for k in range(1, 41)],
            inks[1],
        ),
        (vessel(), inks[2]),
    ]
    for n, (outline, ink) in enumerate(shapes):
        slab('ink', outline, 0.01, ink, flat @ Matrix.Translation((0, 0, 1.432 + 0.012 * n)))


def vessel():
    right = [(1.1, -9.4), (2.3, -8.0), (2.6, -6.2), (1.9, -4.5), (0.8, -3.6), (0.7, -2.6), (1.1, -2.2)]
    right = [(p.x, p.y) for p in spline([(x, y, 0) for x, y in right], 40)]
    return [(x - 3.2, y) for x, y in right] + [(-x - 3.2, y) for x, y in reversed(right)]
