"""Open bags that stand: leather tote, canvas tote."""

from math import pi, sin

from mathutils import Vector

import hardware
import materials
from bags import parts
from curves import ease, evenly, mix, rounded_rectangle, spline
from lofts import cord, loft, slab, stitches, sweep, thicken


def shell(outlines, outside, lining, thickness, rows=40):
    """A standing bag: `outlines(v)` gives its plan at v from 0 (ground) to 1 (rim) as (x, y, z) points."""
    grid = [[Vector(p) for p in outlines(i / rows)] for i in range(rows + 1)]
    middle = sum(grid[0], Vector()) / len(grid[0])
    floor = [[middle + (p - middle) * k for p in grid[0]] for k in (0.01, 0.5, 0.9, 0.97)]
    thing = loft('shell', floor + grid, [outside, lining])
    thicken(thing, thickness, lining=1)
    return thing


def gusseted(wide, deep, height, pinch, radius=1.2, sag=0.0):
    """A tote's plan: straight front and back, sides that fold inwards towards the rim."""

    def at(v):
        w, d = wide(v), deep(v)
        out = []
        for x, y in rounded_rectangle(w, d, radius, 5):
            out.append((x, y))
        loop = evenly([Vector((x, y, 0)) for x, y in [*out, out[0]]], 168, closed=True)
        z = height * v
        shaped = []
        for p in loop:
            side = max(0.0, (abs(p.x) - (w / 2 - 1.3)) / 1.3)
            inward = pinch(v) * side * max(0.0, 1 - abs(2 * p.y / d)) ** 1.1
            front = 1 - abs(2 * p.x / w) ** 2
            swell = 0.45 * sin(pi * v) * front * (1 if p.y > 0 else -1) * (1 if abs(p.y) > d / 2 - 0.7 else 0)
            drop = sag * front * v**3
            shaped.append((p.x - inward * (1 if p.x > 0 else -1), p.y + swell, z - drop))
        return shaped

    return at


def leather_tote(look):
    outside = materials.leather(look['colour'], grain=0.75, roughness=0.36)
    lining = materials.suede('#b49a7d')
    edge = materials.leather(materials.darker(look['colour'], 0.35), grain=0, roughness=0.5)
    thread = materials.plain(materials.darker(look['colour'], -0.25), 0.8)
    metal = materials.gold()
    high = 26.0
    plan = gusseted(lambda v: mix(30, 36, v), lambda v: mix(13.5, 11.5, v), high, lambda v: 2.2 * ease(v))
    shell(plan, outside, lining, 0.32)
    rim = [Vector(p) for p in plan(1)]
    cord('rim', [p + Vector((0, 0, 0.02)) for p in rim], 0.19, edge, closed=True)
    for v in (0.965, 0.16):
        line = [Vector(p) for p in plan(v)]
        front = [p + Vector((0, -0.03, 0)) for p in line if p.y < -3.5]
        front.sort(key=lambda p: p.x)
        stitches('seam', front, thread, (0, -1, 0))
    for x in (-1, 1):
        column = []
        for k in range(60):
            v = mix(0.02, 0.95, k / 59)
            w, d = mix(30, 36, v), mix(13.5, 11.5, v)
            column.append(
                Vector(
                    (x * (w / 2 - 1.5), -d / 2 - 0.45 * sin(pi * v) * (1 - (1 - 3 / w) ** 2) - 0.05, high * v)
                )
            )
        cord('welt', column, 0.1, outside)
        stitches('seam', [p + Vector((-x * 0.4, -0.02, 0)) for p in column], thread, (0, -1, 0))
    for side in (-1, 1):
        y = side * (11.5 / 2 + 0.25)
        for x in (-8, 8):
            parts.tab((x, y - side * 0.12, high - 3.2), 2.6, 5.2, outside, thread, (0, side, 0))
            hardware.ring((x, y + side * 0.35, high - 0.1), (0.15, side, 0.1), 1.0, metal, 0.17)
        parts.handle(
            'handle',
            (-8, y + side * 0.35, high + 0.6),
            (8, y + side * 0.35, high + 0.6),
            17,
            outside,
            0.62,
            bow=-side * 1.2,
        )
    tag(Vector((4.4, -11.5 / 2 - 0.75, high - 0.6)), outside, thread, metal)
    for x in (-12, 12):
        for y in (-4.5, 4.5):
            hardware.stud((x, y, -0.02), (0, 0, -1), 0.7, metal, 0.45)


def tag(at, leather, thread, metal):
    """A luggage tag on a thong, hung from a handle's ring."""
    hang = at + Vector((3.5, 0.0, 0.4))
    cord(
        'thong',
        spline([hang, at + Vector((1.6, -0.3, -0.4)), at + Vector((0.2, -0.35, -2.2))], 20),
        0.14,
        leather,
    )
    outline = [(-1.25, -2.6), (1.25, -2.6), (1.25, 1.0), (0.5, 2.0), (-0.5, 2.0), (-1.25, 1.0)]
    base = hardware.placed(at + Vector((0, -0.25, -4.0)), (0.1, -1, 0.05), (1, 0, 0))
    slab('tag', outline, 0.24, leather, base, bevel=0.06)
    inner = [(x * 0.8, y * 0.88) for x, y in outline]
    stitches(
        'tag seam',
        [base @ Vector((x, y, 0.26)) for x, y in [*inner, inner[0]]],
        thread,
        (0, -1, 0),
        0.34,
        0.04,
    )


def canvas_tote(look):
    canvas = materials.cloth(look['colour'], threads=6.5, depth=0.05)
    trim = materials.cloth(look['trim'], threads=6.5, depth=0.05)
    thread = materials.plain('#efe8da', 0.85)
    high = 30.0
    wide, deep = (lambda v: mix(32, 39, v)), (lambda v: mix(14.5, 12, v))
    base_plan = gusseted(wide, deep, high, lambda v: 2.6 * ease(v), radius=1.6, sag=0.5)

    def plan(v):
        out = []
        for x, y, z in base_plan(v):
            # Canvas never hangs quite flat.
            fold = 0.28 * sin(0.55 * x + 1.3) * sin(pi * min(1, 1.2 * v)) + 0.16 * sin(1.25 * x - 3 * v)
            out.append((x, y + fold * (1 if y < 0 else -1), z + 0.2 * sin(0.35 * x + 1) * v**4))
        return out

    shell(plan, canvas, canvas, 0.22, rows=48)
    base = lambda v: [(x * 1.008, y * 1.02, z - 0.05) for x, y, z in plan(v * 0.3)]
    shell(base, trim, trim, 0.12, rows=16)
    rim = [Vector(p) for p in plan(1)]
    sweep(
        'hem',
        [p - Vector((0, 0, 0.9)) for p in rim],
        rounded_rectangle(2.0, 0.34, 0.12, 2),
        canvas,
        closed=True,
        up=lambda i: Vector((rim[i].x * 0.2, rim[i].y, 0)),
    )
    for v in (0.298, 0.275, 0.94):
        ring = [Vector(p) * (1.012 if v < 0.3 else 1.0) for p in plan(v)]
        front = sorted([p + Vector((0, -0.2, 0)) for p in ring if p.y < -3.8], key=lambda p: p.x)
        stitches('seam', front, thread, (0, -1, 0), 0.4, 0.045)
    for side in (-1, 1):
        for x in (-7.5, 7.5):
            strip = [
                Vector((x, side * (deep(v) / 2 + 0.55 + 0.15 * sin(pi * v)), high * v))
                for v in [mix(0.02, 1, k / 30) for k in range(31)]
            ]
            sweep('strap', strip, rounded_rectangle(2.6, 0.22, 0.08, 2), trim, up=(0, side, 0))
            for dx in (-1.05, 1.05):
                stitches(
                    'seam',
                    [p + Vector((dx, side * 0.13, 0)) for p in strip],
                    thread,
                    (0, side, 0),
                    0.4,
                    0.045,
                )
        y = side * (deep(1) / 2 + 0.55)
        path, _ = parts.handle(
            'handle', (-7.5, y, high), (7.5, y, high), 17, trim, bow=-side * 1.0 + 0.6, flat=(2.6, 0.24)
        )
        stitches('seam', [p + Vector((0, side * 0.14, 0)) for p in path], thread, (0, side, 0), 0.4, 0.045)
