"""Bags with a flap: shoulder, top-handle, mini, quilted."""

from math import cos, pi, sin

from mathutils import Matrix, Vector

import hardware
import materials
from bags import parts
from curves import ease, mix, rounded_rectangle, spline, superellipse
from lofts import cord, loft, slab, stitches, sweep, thicken


def rectangle(wide, high, radius, low=0.0):
    return [(x, z + high / 2 + low) for x, z in rounded_rectangle(wide, high, radius, 8)]


def trapeze(bottom, top, high, radius=1.2):
    """Wider at the foot; all corners rounded by the same radius."""
    corners = [(top / 2, high), (-top / 2, high), (-bottom / 2, 0), (bottom / 2, 0)]
    loop = []
    for i, (x, z) in enumerate(corners):
        p, before, after = Vector((x, z)), Vector(corners[i - 1]), Vector(corners[(i + 1) % 4])
        a, b = p + (before - p).normalized() * radius, p + (after - p).normalized() * radius
        for k in range(9):
            t = k / 8
            loop.append(tuple(a * (1 - t) ** 2 + p * 2 * t * (1 - t) + b * t * t))
    return loop


def end_shape(wide, round_from=0.7, power=2.0, least=0.0):
    """A flap's half width: straight, then rounded off towards its end."""

    def at(v):
        if v < round_from:
            return wide
        u = (v - round_from) / (1 - round_from)
        return (
            wide * max(least, 1 - u**power) ** 0.5
            if least == 0
            else mix(wide, wide * least, 1 - (1 - u**power) ** 0.5)
        )

    return at


def hung_chain(a, b, height, metal, link=1.15, bow=0.0, power=0.8):
    path = []
    for k in range(121):
        t = k / 120
        swing = sin(pi * t) ** power
        path.append(
            Vector(a).lerp(Vector(b), 0.5 - 0.5 * cos(pi * t)) + Vector((0, -bow * swing, height * swing))
        )
    hardware.chain(path, metal, link, link * 0.68, 0.13)
    return path


def shoulder_bag(look):
    outside = materials.leather(look['colour'], grain=0.05, roughness=0.2, coat=0.35)
    lining = materials.leather(materials.darker(look['colour'], 0.2), grain=0, roughness=0.6)
    thread = materials.plain(materials.darker(look['colour'], -0.12), 0.8)
    metal = materials.gold()
    high, deep = 13.5, 6.4
    outline = []
    for k in range(120):
        a = 2 * pi * k / 120
        x = abs(cos(a)) ** 0.42 * (1 if cos(a) > 0 else -1)
        z = abs(sin(a)) ** 0.55 * (1 if sin(a) > 0 else -1)
        outline.append((13.2 * x * (1 - 0.03 * z), high / 2 * (1 + z) - 0.5 * x * x * (1 - z) * -0.6))
    parts.box('body', outline, deep, outside, puff=0.5, edge=0.9)
    for y in (-1, 1):
        cord(
            'piping', parts.edge_points(outline, deep, y * (deep / 2 - 0.35), 0.1), 0.16, outside, closed=True
        )
    half = deep / 2
    profile = [
        (half - 0.6, high - 0.25),
        (half * 0.4, high + 0.2),
        (-half * 0.4, high + 0.2),
        (-half - 0.05, high - 0.4),
        (-half - 0.75, high - 2.6),
        (-half - 0.95, high - 5.0),
        (-half - 0.85, high - 7.6),
    ]
    shape = lambda v: (
        12.6 - 0.4 * v if v < 0.62 else (12.6 - 0.4 * v) * max(0.0, 1 - ((v - 0.62) / 0.38) ** 3.2) ** 0.42
    )
    parts.flap(profile, shape, outside, lining, thread=thread, seam=0.42)
    clasp = Vector((0, -half - 1.12, high - 6.4))
    base = hardware.placed(clasp, (0, -1, 0.02), (1, 0, 0))
    slab('clasp', superellipse(3.0, 1.5, 2.6, 40), 0.3, metal, base, bevel=0.12)
    slab(
        'clasp',
        superellipse(2.0, 0.6, 2.4, 40),
        0.2,
        metal,
        base @ Matrix.Translation((0, 0, 0.26)),
        bevel=0.08,
    )
    for side in (-1, 1):
        hardware.ring((side * 12.2, 0, high + 0.5), (0, 1, 0), 1.0, metal, 0.18)
        tab = [
            (side * 12.6, 0, high - 3.2),
            (side * 12.75, 0, high - 1),
            (side * 12.3, 0, high - 0.1),
            (side * 11.9, 0, high - 0.6),
        ]
        sweep('tab', spline(tab, 20), rounded_rectangle(1.9, 0.3, 0.1, 2), outside, up=(side, 0, 0.4))
    parts.handle(
        'strap', (-12.2, 0, high + 1.2), (12.2, 0, high + 1.2), 15.5, outside, flat=(2.2, 0.32), power=0.72
    )


def top_handle_bag(look):
    outside = materials.leather(look['colour'], grain=0.12, roughness=0.3)
    lining = materials.leather(materials.darker(look['colour'], 0.2), grain=0, roughness=0.6)
    thread = materials.plain(materials.darker(look['colour'], -0.25), 0.8)
    edge = materials.leather(materials.darker(look['colour'], 0.3), grain=0, roughness=0.45)
    metal = materials.gold()
    high, deep = 18.5, 9.5
    outline = trapeze(27, 21.5, high, 1.1)
    body = parts.box('body', outline, deep, outside, puff=0.15, edge=0.45)
    taper = lambda z: mix(1.0, 0.56, ease(z / high))
    for v in body.data.vertices:
        v.co.y *= taper(v.co.z)
    for y in (-1, 1):
        line = parts.edge_points(outline, deep, y * (deep / 2 - 0.1), 0.35)
        line = [Vector((p.x, p.y * taper(p.z), p.z)) for p in line]
        cord('edge', line, 0.13, edge, closed=True)
        if y < 0:
            inner = [
                Vector((p.x * 0.968, (-deep / 2 - 0.06) * taper(p.z), mix(high / 2, p.z, 0.95))) for p in line
            ]
            stitches('seam', [*inner, inner[0]], thread, (0, -1, 0.2), 0.34, 0.042)
    front = lambda z: -(deep / 2 + 0.2) * taper(z)
    top = deep / 2 * taper(high)
    profile = [
        (top - 0.3, high - 0.1),
        (top * 0.3, high + 0.25),
        (-top * 0.4, high + 0.25),
        (-top - 0.15, high - 0.25),
    ]
    profile += [(front(z) - 0.3, z) for z in (high - 1.6, high - 4, high - 6.4, high - 8.6)]
    shape = lambda v: (mix(10.6, 11.9, v)) * (
        1 if v < 0.72 else max(0.0, 1 - ((v - 0.72) / 0.28) ** 3) ** 0.4
    )
    parts.flap(profile, shape, outside, lining, thread=thread)
    lock = Vector((0, front(high - 7.3) - 0.5, high - 7.3))
    parts.turn_lock(lock, metal, (0, -1, 0.28), 2.6, 1.6)
    belt = [(0, front(z) - 0.32, z) for z in (high - 8.0, high - 9.4, high - 10.8)]
    sweep(
        'tongue',
        spline([(x, y - 0.05, z) for x, y, z in belt], 16),
        rounded_rectangle(1.8, 0.26, 0.1, 2),
        outside,
        up=(0, -1, 0.2),
    )
    ends = []
    for side in (-1, 1):
        x = side * 6.0
        slab(
            'base',
            superellipse(2.6, 1.7, 3, 32),
            0.26,
            outside,
            Matrix.Translation((x, 0, high + 0.32)),
            bevel=0.08,
        )
        for dx in (-0.75, 0.75):
            hardware.stud((x + dx, 0, high + 0.56), (0, 0, 1), 0.2, metal, 0.1)
        hardware.ring((x, 0, high + 1.25), (0, 1, 0), 0.85, metal, 0.17)
        ends.append((x, 0, high + 2.05))
    path, _ = parts.handle('handle', ends[0], ends[1], 8.6, outside, 0.62, power=0.75)
    stitches('seam', [p + Vector((0, -0.63, 0)) for p in path[4:-4]], thread, (0, -1, 0), 0.36, 0.042)
    for side in (-1, 1):
        hardware.ring((side * 11.3, 0, high - 1.6), (0, 1, 0), 0.7, metal, 0.14)
    for x in (-11, 11):
        for y in (-3.4, 3.4):
            hardware.stud((x, y, 0), (0, 0, -1), 0.6, metal, 0.4)


def mini_bag(look):
    outside = materials.leather(look['colour'], grain=0.1, roughness=0.26)
    lining = materials.leather(materials.darker(look['colour'], 0.2), grain=0, roughness=0.6)
    thread = materials.plain(materials.darker(look['colour'], -0.2), 0.8)
    metal = materials.gold()
    high, deep = 12.5, 6.0
    outline = rectangle(17, high, 1.0)
    parts.box('body', outline, deep, outside, puff=0.18, edge=0.35)
    for y in (-1, 1):
        cord('edge', parts.edge_points(outline, deep, y * (deep / 2 - 0.08), 0.2), 0.12, outside, closed=True)
    half = deep / 2
    profile = [
        (half - 0.2, high - 0.2),
        (half * 0.4, high + 0.2),
        (-half * 0.5, high + 0.2),
        (-half - 0.2, high - 0.2),
        (-half - 0.5, high - 1.6),
        (-half - 0.5, high - 4.5),
        (-half - 0.48, high - 7.8),
    ]
    shape = lambda v: 8.3 if v < 0.74 else 8.3 * max(0.0, 1 - ((v - 0.74) / 0.26) ** 4) ** 0.36
    parts.flap(profile, shape, outside, lining, 0.24, thread=thread, seam=0.38)
    parts.turn_lock((0, -half - 0.66, high - 6.4), metal, (0, -1, 0), 2.4, 1.5)
    for side in (-1, 1):
        hardware.ring((side * 7.4, 0.2, high + 0.55), (0, 1, 0.2), 0.55, metal, 0.12)
    hung_chain((-7.4, 0.2, high + 1.0), (7.4, 0.2, high + 1.0), 14.5, metal, 0.95, power=0.72)


def quilted_bag(look):
    outside = materials.leather(look['colour'], grain=0.05, roughness=0.3)
    lining = materials.leather(materials.darker(look['colour'], 0.25), grain=0, roughness=0.6)
    metal = materials.gold()
    high, deep, diamond = 15.5, 7.0, 2.5

    def quilt(x, z):
        a, b = (x + z * 0.92) / diamond, (x - z * 0.92) / diamond
        return 0.42 * (abs(sin(pi * a)) * abs(sin(pi * b))) ** 0.4

    outline = rectangle(25, high, 1.6)
    parts.box('body', outline, deep, outside, puff=0.3, edge=0.7, relief=quilt, rings=90, count=360)
    half = deep / 2
    profile = [
        (half - 0.2, high - 0.3),
        (half * 0.5, high + 0.25),
        (-half * 0.5, high + 0.25),
        (-half - 0.2, high - 0.3),
        (-half - 0.85, high - 1.8),
        (-half - 1.0, high - 4.5),
        (-half - 0.95, high - 9.6),
    ]
    quilted_flap(profile, 12.2, outside, lining, quilt)
    parts.turn_lock((0, -half - 1.3, high - 8.0), metal, (0, -1, 0), 2.2, 1.5)
    for side in (-1, 1):
        hardware.ring((side * 10.4, 0.4, high + 0.5), (0, 1, 0.2), 0.62, metal, 0.13)
    path = hung_chain((-10.4, 0.4, high + 1.1), (10.4, 0.4, high + 1.1), 15, metal, 1.2, power=0.7)
    cord('thong', path, 0.2, outside)


def quilted_flap(profile, half_width, outside, lining, quilt):
    """A flap with rounded lower corners and diamonds in relief that die out at its hem."""
    path = spline([(0, y, z) for y, z in profile], 150)
    columns = 240
    total = sum((b - a).length for a, b in zip(path, path[1:]))
    grid = []
    for i, p in enumerate(path):
        along = total * i / 149
        ahead = (path[min(149, i + 1)] - path[max(0, i - 1)]).normalized()
        out = Vector((0, ahead.z, -ahead.y))
        left = total - along
        w = half_width - (1.7 * (1 - max(0, 1 - (1 - left / 1.7) ** 2) ** 0.5) if left < 1.7 else 0)
        row = []
        for k in range(columns + 1):
            x = w * (2 * k / columns - 1)
            hem = min(1, max(0, left - 0.55) / 0.5) * min(1, max(0, w - abs(x) - 0.45) / 0.5)
            row.append(p + Vector((x, 0, 0)) + out * quilt(x, along) * hem)
        grid.append(row)
    thing = loft('flap', [row[::-1] for row in grid], [outside, lining], around=False)
    thicken(thing, 0.3, lining=1, offset=-1)
