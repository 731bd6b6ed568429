"""Belt and sunglasses."""

from math import cos, pi, sin

from mathutils import Vector

import hardware
import materials
from curves import evenly, mix, rounded_rectangle, spline
from lofts import loft, round_edges, stitches, sweep


def leather_belt(look):
    """Coiled, standing on its edge, the buckle to the front."""
    outside = materials.leather(look['colour'], grain=0.2, roughness=0.36)
    thread = materials.plain(materials.darker(look['colour'], -0.45), 0.8)
    metal = materials.gold(0.22) if look['colour'] != '#1c1b1b' else materials.silver(0.2)
    coil = []
    turns, start = 3.2, 3.15
    for k in range(260):
        a = 2 * pi * turns * k / 259
        r = 2.7 + 0.62 * a / (2 * pi) + 0.1 * sin(2 * a)
        coil.append(Vector((1.16 * r * cos(a + start), r * sin(a + start), 0)))
    last, before = coil[-1], coil[-2]
    ahead = (last - before).normalized()
    tail = [last + ahead * s + Vector((0.0, -0.02 * s * s, 0)) for s in (1.5, 3, 4.5, 6.0)]
    path = evenly(spline(coil[::4] + tail, 400), 400)
    strap = rounded_rectangle(3.1, 0.36, 0.13, 3)
    lift = Vector((0, 0, 1.85))
    path = [p + lift for p in path]

    def out(i):
        a = path[min(399, i + 1)] - path[max(0, i - 1)]
        return Vector((a.y, -a.x, 0))

    sweep('belt', path, strap, outside, up=out)
    for z in (-1.3, 1.3):
        line = [p + Vector((0, 0, z)) + out(i).normalized() * 0.19 for i, p in enumerate(path)]
        stitches('seam', line, thread, [out(i) for i in range(400)], 0.4, 0.05)
    end, ahead = path[-1], (path[-1] - path[-3]).normalized()
    hardware.buckle(end + ahead * 1.1 + out(399).normalized() * 0.05, out(398), ahead, 3.2, 3.7, metal, 0.3)
    k = 366
    loop = path[k]
    hardware_loop = [
        loop + out(k).normalized() * y + Vector((0, 0, x)) for x, y in rounded_rectangle(3.5, 0.85, 0.2, 4)
    ]
    sweep(
        'loop',
        hardware_loop,
        rounded_rectangle(0.2, 0.9, 0.06, 2),
        outside,
        closed=True,
        up=path[k + 1] - path[k - 1],
    )


def lens_outline(side, count=96, grow=0.0):
    """Softly squared, a little higher towards the temple."""
    out = []
    for k in range(count):
        a = 2 * pi * k / count
        c, s = cos(a), sin(a)
        power = 2 / 2.7
        x = (2.65 + grow) * abs(c) ** power * (1 if c >= 0 else -1)
        y = (2.3 + grow) * abs(s) ** power * (1 if s >= 0 else -1)
        x *= 1 + 0.05 * (y / 2.3)
        y += 0.14 * (x / 2.65) + (0.1 * (x / 2.65) ** 2 if y > 0 else 0)
        out.append((side * (x + 3.45), y))
    return out if side > 0 else out[::-1]


def wrap(x):
    """The front bends about the face."""
    return 0.026 * x * x


def round_sunglasses(look):
    acetate = (
        materials.tortoise(look['colour'])
        if look.get('kind') == 'tortoise'
        else materials.plain(look['colour'], 0.16, 0.5, 0.6)
    )
    lens = materials.tinted_lens(look['lens'])
    metal = materials.gold(0.2)
    front, back = -0.22, 0.24
    for side in (-1, 1):
        inner = lens_outline(side)
        outer = lens_outline(side, grow=0.48)
        rows = []
        for loop_, y in (
            (inner, back),
            (inner, front + 0.1),
            (inner, front),
            (outer, front),
            (outer, front + 0.1),
            (outer, back),
        ):
            rows.append([Vector((x, y + wrap(x), z)) for x, z in loop_])
        thing = loft('rim', rows, acetate, loop=True)
        round_edges(thing, 0.09, 4, 0.5)
        pane = [
            [
                Vector((side * 3.45 + (x - side * 3.45) * k, wrap(x) - 0.14 * (1 - k * k), z * k))
                for x, z in lens_outline(side, grow=0.06)
            ]
            for k in (0.001, 0.3, 0.6, 0.85, 1.0)
        ]
        loft('lens', pane, lens, weld=0.0005)
        end = spline(
            [
                (side * 6.1, wrap(6.1), 1.5),
                (side * 6.75, wrap(6.6) + 0.15, 1.55),
                (side * 7.0, wrap(7) + 0.75, 1.5),
            ],
            20,
        )
        sweep('end piece', end, rounded_rectangle(1.05, 0.5, 0.18, 4), acetate, up=(side * 0.5, -1, 0))
        temple = spline(
            [
                (side * 7.0, 1.55, 1.5),
                (side * 7.05, 5, 1.45),
                (side * 6.85, 9.2, 1.2),
                (side * 6.6, 11.2, 0.5),
                (side * 6.3, 13.2, -1.4),
                (side * 6.15, 14.2, -2.6),
            ],
            90,
        )
        slim = lambda t: mix(1, 0.72, min(1, t * 2)) if t < 0.6 else mix(0.72, 1.0, (t - 0.6) / 0.4)
        sweep('temple', temple, rounded_rectangle(1.0, 0.42, 0.16, 4), acetate, up=(side, 0, 0), scale=slim)
        for k in (0, 1):
            hardware.stud(
                (side * 6.45 + side * 0.32 * k, wrap(6.5) - 0.1 + 0.06 * k, 1.55),
                (side * 0.35, -1, 0),
                0.1,
                metal,
                0.06,
            )
    bridge = spline(
        [(-1.15, wrap(1.1), 0.75), (-0.6, -0.02, 1.12), (0.6, -0.02, 1.12), (1.15, wrap(1.1), 0.75)], 24
    )
    sweep('bridge', bridge, rounded_rectangle(0.75, 0.48, 0.17, 4), acetate, up=(0, -1, 0))
