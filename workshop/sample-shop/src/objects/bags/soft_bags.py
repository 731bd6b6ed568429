"""Bags that fall or are woven: bucket, straw basket, hobo."""

from math import cos, exp, pi, sin

from mathutils import Vector

import hardware
import materials
from bags import parts
from curves import circle, ease, evenly, mix, spline, superellipse, through
from lofts import cord, loft, soften, stitches, sweep, thicken
from bags.totes import shell


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
