"""Flat shoes: ballet flat, penny loafer, court sneaker."""

from math import cos, pi, sin

from mathutils import Vector

import hardware
import materials
from curves import ease, evenly, mix, rounded_rectangle, spline, through
from lofts import ball, cord, loft, soften, stitches, sweep, thicken
from shoes import parts
from shoes.finish import finish_of, lining_of, outsole
from shoes.last import Last, throat_of


def ballet_flat(look):
    last = Last(length=24.5, heel=1.2, toe='round', spring=0.7, lift=0.4, bulk=0.86)
    outside, lining = finish_of(look), lining_of(look)
    topline = through((0, 5.3), (0.07, 5.1), (0.22, 4.0), (0.42, 3.1), (0.62, 2.6), (0.78, 2.45), (1, 2.3))
    parts.upper(last, topline, outside, lining)
    parts.piping(last, topline, outside, 0.14)
    parts.insole(last, lining)
    parts.sole(last, lambda t: 0.36, outsole(), out=0.06)
    parts.low_heel(last, outsole(), 0.24, 0.02, height=1.25)
    bow(last.point(throat_of(last, topline) + 0.012, 0, 0.12), outside)


def bow(at, material):
    """Two flat loops, two ends and a knot, lying just behind the throat."""
    for side in (-1, 1):
        ribbon = [
            (0, 0, 0.12),
            (0.25, 0.8, 0.36),
            (0.2, 1.55, 0.3),
            (-0.1, 1.6, 0.14),
            (-0.2, 0.9, 0.08),
            (0, 0, 0.04),
        ]
        path = spline([Vector(at) + Vector((x, side * y, z)) for x, y, z in ribbon], 36)
        sweep('loop', path, rounded_rectangle(0.5, 0.07, 0.03, 2), material, up=(1, 0, 0.15))
        tail = [(0, 0, 0.06), (-0.5, 0.55, 0.0), (-1.05, 1.0, -0.12)]
        path = spline([Vector(at) + Vector((-x, side * y, z)) for x, y, z in tail], 14)
        sweep('tail', path, rounded_rectangle(0.4, 0.06, 0.025, 2), material, up=(0, 0, 1))
    ball('knot', Vector(at) + Vector((0, 0, 0.16)), 0.28, material, squash=0.75)


def patch(last, material, t_range, s_range, out, thickness=0.14, shape=None, columns=12, rows=24):
    """Leather that lies over the upper, between two t and two s; `shape(u, v)` may bend it to other addresses."""
    grid = []
    for i in range(rows + 1):
        row = []
        for k in range(columns + 1):
            u, v = i / rows, k / columns
            t, s = shape(u, v) if shape else (mix(*t_range, u), mix(*s_range, v))
            row.append(last.point(t, s, out))
        grid.append(row)
    thing = loft('patch', grid, material, around=False)
    thicken(thing, thickness, offset=0)
    return soften(thing)


def penny_loafer(look):
    last = Last(length=26, heel=1.9, toe='round', spring=0.7, lift=0.9, bulk=1.0)
    outside, lining = materials.leather(look['colour'], grain=0.08, roughness=0.26, coat=0.25), lining_of(
        look
    )
    topline = through((0, 5.6), (0.07, 5.5), (0.22, 4.6), (0.38, 4.7), (0.47, 5.6), (0.56, 7.2), (1, 8))
    parts.upper(last, topline, outside, lining)
    parts.piping(last, topline, outside, 0.08)
    parts.insole(last, lining)
    apron = []
    for k in range(121):
        a = pi * k / 120
        t = 0.6 + 0.315 * sin(a) ** 0.8
        apron.append(last.point(t, 0.56 * cos(a) * (1 + 0.12 * sin(a)), 0.03))
    path = evenly(apron, 130)
    cord('apron seam', path, 0.13, outside)
    gathers = []
    for i in range(0, 128, 2):
        p, q = path[i], path[i + 1]
        across = (q - p).cross(Vector((0, 0, 1))).normalized()
        gathers.append((p, across))
    for p, across in gathers:
        cord(
            'pinch', [p - across * 0.24, p + Vector((0, 0, 0.14)), p + across * 0.24], 0.045, outside, sides=6
        )
    saddle = lambda s: 0.575 - 0.035 * abs(s) ** 2
    parts.band(
        last, outside, lining, saddle, lambda s: 0.95 + 0.55 * abs(s) ** 3, s_from=-0.94, s_to=0.94, out=0.2
    )
    dark = materials.plain('#120d0b', 0.9)
    slot = lambda u, v: (0.575 + (v - 0.5) * 0.028 * (1 - abs(2 * u - 1) ** 2.0), mix(-0.17, 0.17, u))
    patch(last, dark, None, None, 0.33, 0.02, slot)
    for edge in (-0.031, 0.031):
        line = [
            last.point(saddle(s) + edge * (1 + 0.45 * abs(s) ** 3), s, 0.31)
            for s in [mix(-0.8, 0.8, k / 60) for k in range(61)]
        ]
        stitches(
            'seam', line, outside, [last.normal(saddle(0), s) for s in (-0.8, -0.4, 0, 0.4, 0.8)], 0.28, 0.035
        )
    parts.sole(last, lambda t: 0.5, materials.leather('#2b1d16', grain=0, roughness=0.4), out=0.34)
    welt = parts.outline(last, 0.22, 260)
    stitches(
        'welt',
        [p + Vector((0, 0, 0.06)) for p in welt],
        materials.plain('#b89a74', 0.8),
        (0, 0, 1),
        0.32,
        0.04,
    )
    parts.low_heel(
        last, materials.leather('#241813', grain=0, roughness=0.45), 0.27, 0.3, height=2.4, undercut=0.04
    )


def court_sneaker(look):
    last = Last(length=27, heel=1.6, toe='round', spring=0.8, lift=1.9, bulk=1.1, breadth=1.06)
    outside = materials.leather(look['colour'], grain=0.18, roughness=0.4)
    tab = materials.leather(look['tab'], grain=0.18, roughness=0.45)
    lining = materials.cloth('#dedad2', threads=10)
    thread = materials.plain('#e6e3dc', 0.8)
    topline = through((0, 7.4), (0.06, 7.0), (0.2, 5.8), (0.32, 6.3), (0.42, 7.4), (0.5, 8.6), (1, 9))
    parts.upper(last, topline, outside, lining, thickness=0.3)
    cord('collar', parts.topline_points(last, topline, -0.05), 0.26, outside)
    parts.insole(last, lining)
    throat = throat_of(last, topline)
    front = 0.7
    edge = lambda t: mix(0.2, 0.15, (t - throat) / (front - throat))
    for side in (-1, 1):
        stay = lambda u, v, side=side: (
            mix(throat - 0.005, front + 0.015, u),
            side * mix(edge(mix(throat, front, u)), 0.42 - 0.05 * u, v),
        )
        patch(last, outside, None, None, 0.12, 0.16, stay)
        for at in (0.06, 0.94):
            line = [last.point(*stay(k / 40, at), 0.22) for k in range(41)]
            stitches('seam', line, thread, [last.normal(*stay(u, at)) for u in (0.1, 0.5, 0.9)], 0.26, 0.03)
        quarter = [
            last.point(mix(0.70, 0.56, k / 40), side * mix(0.36, 0.97, ease(k / 40)), 0.05) for k in range(41)
        ]
        stitches('seam', quarter, thread, [last.normal(0.6, side * s) for s in (0.4, 0.7, 0.95)], 0.26, 0.035)
        counter = [
            last.point(mix(0.1, 0.24, k / 40), side * mix(last.side_at(0.1, 6.0), 0.97, k / 40), 0.05)
            for k in range(41)
        ]
        stitches(
            'seam', counter, thread, [last.normal(0.17, side * s) for s in (0.6, 0.8, 0.95)], 0.26, 0.035
        )
    heel_tab(last, tab)
    tongue(last, outside, throat, lining)
    lace(last, materials.cloth('#f4f2ee', threads=9, depth=0.04), throat, front, edge)
    rubber = materials.rubber(look.get('sole', '#efece6'))
    parts.sole(
        last, through((0, 2.9), (0.2, 2.75), (0.5, 2.2), (0.7, 1.9), (1, 2.1)), rubber, out=0.22, rim=0.16
    )
    cup = parts.outline(last, 0.16, 200)
    rim = [p + Vector((0, 0, 0.12)) for p in cup]
    sweep(
        'foxing',
        rim,
        rounded_rectangle(0.75, 0.2, 0.09, 3),
        rubber,
        closed=True,
        up=lambda i: outwards(rim, i),
    )
    seam = [p + Vector((0, 0, 0.22)) + outwards(rim, i).normalized() * 0.1 for i, p in enumerate(rim)]
    stitches('sole seam', seam + [seam[0]], thread, [outwards(rim, i) for i in range(len(rim))], 0.4, 0.045)
    holes = materials.plain('#8d8a85', 0.9)
    for row in range(3):
        for k in range(-2 + row % 2, 3):
            s = (k - (0.5 if row % 2 else 0)) * 0.09
            t = 0.79 + row * 0.025
            hardware.stud(last.point(t, s, 0.0), last.normal(t, s), 0.085, holes, 0.012)


def outwards(loop, i):
    n = len(loop)
    ahead = loop[(i + 1) % n] - loop[i - 1]
    return Vector((-ahead.y, ahead.x, 0))


def heel_tab(last, material):
    """A coloured tab over the back of the collar."""
    grid = []
    for height in [mix(3.6, 7.4, k / 10) for k in range(11)]:
        row = []
        for k in range(-8, 9):
            t = abs(k) / 8 * 0.062
            row.append(
                last.point(t, (1 if k >= 0 else -1) * last.side_at(t, min(height, 7.35 - 8 * t)), 0.08)
            )
        grid.append(row)
    thing = loft('tab', grid, material, around=False, weld=0.003)
    thicken(thing, 0.12, offset=0)


def tongue(last, material, throat, lining):
    grid = []
    for i in range(21):
        u = i / 20
        rise = 2.6 * max(0, (u - 0.55) / 0.45)
        t = mix(0.66, throat - 0.01, min(1, u / 0.55))
        row = []
        for k in range(-8, 9):
            p = last.point(t, k / 8 * 0.3, 0.06 + 0.1 * u)
            row.append(p + Vector((-0.35 * rise, 0, 0.8 * rise)))
        grid.append(row)
    thing = loft('tongue', grid, [material, lining], around=False)
    thicken(thing, 0.3, lining=1, offset=0)
    soften(thing)


def lace(last, material, throat, front, edge):
    """Flat laces cross straight over, from eyelet to eyelet, and end in a bow."""
    pairs = 6
    flat = rounded_rectangle(0.62, 0.13, 0.06, 3)
    for n in range(pairs):
        t = mix(front - 0.015, throat + 0.02, n / (pairs - 1))
        s = edge(t) + 0.075
        line = [last.point(t, s * x, 0.24 + 0.1 * (1 - x * x)) for x in [k / 8 - 1 for k in range(17)]]
        sweep('lace', line, flat, material, up=lambda i, t=t: last.normal(t, 0))
        if n + 1 < pairs:
            t2 = mix(front - 0.015, throat + 0.02, (n + 1) / (pairs - 1))
            for side in (-1, 1):
                under = [last.point(mix(t, t2, k / 6), side * mix(s, 0, k / 6) * 0.95, 0.1) for k in range(4)]
                sweep('lace', under, flat, material, up=lambda i, t=t: last.normal(t, 0))
    top = last.point(throat + 0.012, 0, 0.42)
    for side in (-1, 1):
        loop = [
            (0, 0, 0.1),
            (0.3, 1.1, 0.5),
            (0.9, 2.5, 0.2),
            (0.9, 2.9, -0.2),
            (0.3, 2.2, -0.1),
            (0, 0, 0.0),
        ]
        path = spline([top + Vector((x, side * y, z)) for x, y, z in loop], 40)
        sweep('loop', path, flat, material, up=(0.3, 0, 1))
        end = [(0, 0, 0), (0.8, 0.8, 0.15), (1.8, 1.7, -0.35), (2.6, 2.2, -1.1)]
        path = spline([top + Vector((x, side * y, z)) for x, y, z in end], 24)
        sweep('end', path, flat, material, up=(0.2, 0, 1))
    ball('knot', top + Vector((0, 0, 0.1)), 0.34, material, squash=0.7)
