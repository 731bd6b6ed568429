"""Open bags that stand: leather tote, canvas tote, bucket, straw basket, hobo."""

from math import cos, exp, pi, sin

from mathutils import Vector

import hardware
import materials
from bags import parts
from curves import circle, ease, evenly, mix, rounded_rectangle, spline, superellipse, through
from lofts import cord, loft, slab, soften, stitches, sweep, thicken


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


def bucket_bag(look):
    outside = materials.leather(look['colour'], grain=0.25, roughness=0.36)
    lining = materials.suede('#ad9273')
    thread = materials.plain(materials.darker(look['colour'], -0.3), 0.8)
    metal = materials.gold()
    high = 25.0
    radius = through((0, 1.0), (0.3, 1.09), (0.6, 1.06), (0.8, 0.9), (0.86, 0.84), (0.93, 0.93), (1, 1.02))

    def plan(v):
        gather = ease((v - 0.45) / 0.38)
        out = []
        for k in range(240):
            a = 2 * pi * k / 240
            pleat = 1 + 0.055 * gather * (abs(sin(9 * a + 0.4 * sin(3 * a))) - 0.5) * (1 + 0.4 * sin(5 * a))
            r = radius(v) * pleat
            slump = 0.35 * sin(2 * a + 1) * ease(v)
            out.append((11.0 * r * cos(a), 8.2 * r * sin(a), high * v + slump))
        return out

    shell(plan, outside, lining, 0.26, rows=60)
    cord('rim', [Vector(p) for p in plan(1)], 0.16, outside, closed=True)
    foot = [Vector(p) + Vector((0, 0, 0.06)) for p in plan(0)]
    cord('foot', [p * 1.004 for p in foot], 0.2, outside, closed=True)
    base = [Vector(p) * 1.006 for p in plan(0.13)]
    cord('base seam', base, 0.07, outside, closed=True)
    stitches(
        'seam',
        [p + Vector((0, 0, 0.4)) for p in base],
        thread,
        [Vector((p.x, p.y, 0)) for p in base],
        0.38,
        0.05,
    )
    waist = [Vector(p) for p in plan(0.86)]
    spots = [int(240 * (0.5 + n) / 10) for n in range(10)]
    tie = []
    for k in range(241):
        a = 2 * pi * k / 240
        weave = 0.22 + 0.32 * cos(5 * a)
        p = waist[k % 240]
        tie.append(p + Vector((p.x, p.y, 0)).normalized() * weave)
    cord('drawstring', evenly(tie, 240), 0.24, outside)
    for k in spots:
        p = waist[k]
        hardware.ring(p + Vector((p.x, p.y, 0)).normalized() * 0.08, (p.x, p.y, 0), 0.48, metal, 0.11)
    front = waist[180] + Vector((0, -0.7, 0))
    hardware.ring(front + Vector((0, -0.05, -0.3)), (1, 0, 0.2), 0.5, metal, 0.16)
    for side, drop in ((-1, 7.4), (1, 8.6)):
        tail = spline(
            [
                front,
                front + Vector((side * 0.5, -0.7, -1.2)),
                front + Vector((side * 1.1, -1.6, -drop * 0.6)),
                front + Vector((side * 1.0, -2.0, -drop)),
            ],
            40,
        )
        cord('tail', tail, 0.22, outside)
        cone = [tail[-1] + Vector((0, -0.02 * k, -0.45 * k)) for k in range(6)]
        sweep('end', cone, circle(0.42, 16), outside, scale=lambda t: mix(0.75, 1.15, t))
    for side in (-1, 1):
        x = side * 9.9
        parts.tab((x + side * 0.12, 0, high * 0.87), 2.0, 4.0, outside, thread, (side, 0, 0))
        hardware.ring((x + side * 0.35, 0, high * 0.965), (0, 1, 0), 0.95, metal, 0.16)
    parts.handle(
        'strap',
        (-10.3, 0, high + 0.7),
        (10.3, 0, high + 0.7),
        21,
        outside,
        flat=(2.0, 0.3),
        bow=-1.5,
        power=0.85,
    )


def straw_bag(look):
    straw = materials.jute(look['colour'])
    leather = materials.leather('#7a4a2a', grain=0.2, roughness=0.42)
    thread = materials.plain('#e5d3b0', 0.8)
    stakes, rows, high = 26, 30, 22.0
    reach = through((0, 0.74), (0.15, 0.9), (0.5, 1.02), (0.85, 1.06), (1, 1.08))

    def weaver(v, phase, wave=0.24):
        out = []
        for k in range(stakes * 8):
            a = 2 * pi * k / (stakes * 8)
            r = reach(v)
            lean = wave * cos(stakes * a + phase)
            droop = 0.5 * cos(2 * a) * v**3
            d = Vector((15.5 * r * cos(a), 9.5 * r * sin(a), high * v + 0.35 + droop))
            d += Vector((cos(a), sin(a) * 1.3, 0)).normalized() * lean
            d.z += 0.05 * sin(7 * a + 13 * v) + 0.04 * sin(17 * a + 5 * v)
            out.append(d)
        return out

    for n in range(rows):
        v = n / (rows - 1)
        sweep(
            'weaver',
            weaver(v, pi * (n % 2)),
            superellipse(0.44, 0.86, 2.2, 10),
            straw,
            closed=True,
            up=(0, 0, 1),
        )
    for k in range(stakes):
        a = 2 * pi * (k + 0.5) / stakes
        line = []
        for n in range(rows):
            v = n / (rows - 1)
            r = reach(v)
            line.append(
                Vector((15.5 * r * cos(a), 9.5 * r * sin(a), high * v + 0.35 + 0.5 * cos(2 * a) * v**3))
            )
        cord('stake', line, 0.26, straw, sides=8)
    for lift, radius in ((0.55, 0.42), (1.2, 0.42)):
        rim = [p + Vector((0, 0, lift)) for p in weaver(1, 0, 0.1)]
        cord('rim', rim, radius, straw, closed=True)
    bottom = [Vector(p) for p in weaver(0, 0, 0)]
    middle = sum(bottom, Vector()) / len(bottom)
    inside = [[middle + (p - middle) * k for p in bottom] for k in (0.01, 0.4, 0.8, 0.98)]
    loft('bottom', inside, straw)
    for side in (-1, 1):
        ends = []
        for x in (-6.5, 6.5):
            y = side * 9.5 * 1.08 * (1 - (x / 16.7) ** 2) ** 0.5
            parts.tab((x, y + side * 0.42, high - 1.6), 2.2, 4.6, leather, thread, (0.25 * x / 6.5, side, 0))
            ends.append((x, y + side * 0.75, high - 2.0))
        parts.handle('handle', *ends, 16, leather, 0.5, bow=side * -2.0)


def hobo_bag(look):
    outside = materials.suede(look['colour'])
    lining = materials.cloth('#7a6a58', threads=10)
    metal = materials.gold()
    half = 18.0
    top = lambda u: 13.0 + 5.0 * abs(u) ** 2.2
    low = lambda u: 18.5 - 18.2 * (max(0, 1 - abs(u) ** 2.5)) ** 0.52
    depth = lambda u: 11.0 * max(0.0, 1 - abs(u) ** 2.4) ** 0.6 + 0.6

    def skin(u, a):
        """u across from -1 to 1; a round the section, 0 at the front of the mouth, 1 behind it."""
        angle = pi * a
        hi, lo, d = top(u), low(u), depth(u)
        bulge = sin(angle) ** 0.75
        y = -cos(angle) * (0.12 + 0.88 * bulge**0.6) * d / 2
        z = mix(hi, lo, sin(angle) ** mix(1.35, 1.0, abs(u)))
        down = (hi - z) / max(0.1, hi - lo)
        fan = sin(7.0 * u + 2.2 * down) * 0.35 + sin(15 * u - 3 * down + 1) * 0.16
        sag = fan * sin(pi * down) * (1 - abs(u) ** 3) + 0.3 * sin(9 * down + 3 * u) * exp(
            -(((abs(u) - 0.75) / 0.2) ** 2)
        )
        return Vector((half * u, y + (-sag if a < 0.5 else sag), z - 0.4 * sin(3.1 * u + 0.5) * (1 - down)))

    us = [sin(pi * (k / 72 - 0.5)) * 0.998 for k in range(73)]
    grid = [[skin(u, k / 56) for k in range(57)] for u in us]
    thing = loft('hobo', grid, [outside, lining], around=False)
    # Even thickness would shoot out at the horns, where the section shrinks to nothing.
    thicken(thing, 0.28, lining=1, even=False)
    soften(thing)
    for a in (0, 1):
        cord('mouth', [skin(u, a) for u in us], 0.2, outside)
    middle = [(skin(u, 0) + skin(u, 1)) / 2 - Vector((0, 0, 0.25)) for u in us[6:-6]]
    hardware.zip_line(middle, (0, 0, 1), metal, materials.cloth('#3a2c22', threads=12))
    ends = []
    for side in (-1, 1):
        p = Vector((side * 17.6, 0, 18.0))
        hardware.ring(p + Vector((side * 0.2, 0, 0.9)), (0, 1, 0.2), 1.25, metal, 0.2)
        cone = [
            p + Vector((-side * 1.6, 0, -1.3)),
            p + Vector((-side * 0.6, 0, -0.3)),
            p + Vector((side * 0.15, 0, 0.4)),
        ]
        sweep('horn', spline(cone, 12), superellipse(2.6, 1.5, 2.2, 24), outside, up=(0, -1, 0))
        ends.append(p + Vector((side * 0.3, 0, 1.8)))
    parts.handle('strap', ends[0], ends[1], 18, outside, flat=(3.4, 0.45), power=0.8)
