"""Small closed bags: crossbody and clutch."""

from mathutils import Vector

import hardware
import materials
from bags import parts
from curves import mix, rounded_rectangle, spline, superellipse
from lofts import cord, slab, stitches, sweep
from shoes.finish import finish_of
from bags.flap_bags import rectangle


def camera_bag(look):
    outside = materials.leather(look['colour'], grain=1.0, roughness=0.45)
    thread = materials.plain(materials.darker(look['colour'], -0.2), 0.8)
    metal = materials.gold()
    high, deep = 14.5, 7.6
    outline = rectangle(21.5, high, 2.4)
    parts.box('body', outline, deep, outside, puff=0.5, edge=0.5)
    for y in (-1, 1):
        cord(
            'piping', parts.edge_points(outline, deep, y * (deep / 2 - 0.1), 0.12), 0.24, outside, closed=True
        )
    top = [Vector((x, 0, high + 0.04)) for x in [mix(-10.2, 10.2, k / 60) for k in range(61)]]
    hardware.zip_line(
        top, (0, 0, 1), metal, materials.cloth(materials.darker(look['colour'], 0.3), threads=12)
    )
    hardware.puller((9.4, 0, high + 0.1), (0.2, -0.15, 1), (1, -0.2, 0), metal, 2.0)
    pocket = rectangle(17.2, 8.6, 1.6, 1.2)
    thing = parts.box('pocket', pocket, 1.6, outside, puff=0.35, edge=0.5)
    for v in thing.data.vertices:
        v.co.y -= deep / 2 + 0.3
    y = -deep / 2 - 0.3 - 0.8 - 0.12
    inner = parts.edge_points(pocket, 1.6, y, 0.75)
    stitches('seam', [*inner, inner[0]], thread, (0, -1, 0), 0.38, 0.05)
    line = [Vector((x, y - 0.2, 8.2)) for x in [mix(-7.2, 7.2, k / 50) for k in range(51)]]
    hardware.zip_line(
        line, (0, -1, 0), metal, materials.cloth(materials.darker(look['colour'], 0.3), threads=12)
    )
    hardware.puller((-6.9, y - 0.25, 8.2), (0, -1, 0), (-0.15, 0, -1), metal, 1.8)
    ends = []
    for side in (-1, 1):
        tab = [
            (side * 10.78, 0, high - 4.4),
            (side * 11.0, 0, high - 2.4),
            (side * 11.3, 0, high - 1.2),
            (side * 11.1, 0, high - 0.9),
        ]
        sweep('tab', spline(tab, 16), rounded_rectangle(1.7, 0.28, 0.1, 2), outside, up=(side, 0, 0.1))
        hardware.ring((side * 11.4, 0, high - 0.6), (0, 1, 0), 0.95, metal, 0.17)
        ends.append((side * 11.5, 0, high + 0.2))
    path, _ = parts.handle('strap', ends[0], ends[1], 22, outside, flat=(1.7, 0.28), power=0.62, bow=-1)
    for dx in (-0.62, 0.62):
        shifted = [p + Vector((0, dx, 0)) for p in path]
        stitches(
            'seam',
            [p + (p - Vector((0, 0, high))).normalized() * 0.15 for p in shifted],
            thread,
            [p - Vector((0, 0, high)) for p in path],
            0.4,
            0.04,
        )


def envelope_clutch(look):
    outside = finish_of(look)
    lining = materials.satin(materials.darker(look['colour'], 0.15))
    metal = materials.gold()
    high, deep, wide = 16.0, 2.8, 27.0
    outline = rectangle(wide, high, 0.7)
    parts.box('body', outline, deep, outside, puff=0.55, edge=0.4)
    half = deep / 2
    profile = [
        (half - 0.1, high - 0.2),
        (0, high + 0.22),
        (-half - 0.05, high - 0.25),
        (-half - 0.5, high - 1.5),
        (-half - 0.85, high - 5),
        (-half - 0.95, high - 8),
        (-half - 0.95, high - 11.6),
    ]

    def shape(v):
        if v < 0.2:
            return wide / 2 - 0.1
        u = (v - 0.2) / 0.8
        return (
            (wide / 2 - 0.1) * (1 - u) + 1.0 * u
            if u < 0.94
            else mix((wide / 2 - 0.1) * 0.06 + 0.94, 0.02, ((u - 0.94) / 0.06) ** 2.2)
        )

    parts.flap(profile, shape, outside, lining, 0.22, columns=60)
    base = hardware.placed((0, -half - 1.1, high - 10.6), (0, -1, 0), (1, 0, 0))
    slab('stone', superellipse(1.9, 1.9, 2, 40), 0.3, metal, base, bevel=0.12)
    hardware.stud(Vector((0, -half - 1.35, high - 10.6)), (0, -1, 0), 0.62, metal, 0.3)
