"""Open shoes: block-heel and strappy sandals, espadrilles, slides."""

from mathutils import Vector

import materials
from curves import superellipse, through
from lofts import frames, loft
from shoes import parts
from shoes.finish import finish_of, lining_of, outsole
from shoes.last import Last
from shoes.pumps import stiletto


def footbed(last, material, edge, thickness=0.35):
    parts.insole(last, material, out=-0.05, lift=0.1)
    parts.sole(last, lambda t: thickness, edge, out=0.04)


def block_heel_sandal(look):
    last = Last(length=25, heel=6.2, toe='round', spring=0.5, lift=0.6)
    outside, lining = finish_of(look), lining_of(look)
    footbed(last, lining, outside, 0.36)
    parts.sole(last, lambda t: 0.6, outsole(), out=0.0)
    block = through((0, 1), (0.25, 0.93), (1, 0.9))
    parts.heel(
        last,
        outside,
        materials.rubber('#2a2421'),
        t_end=0.21,
        shape=lambda v: (block(v), block(v), 0.3 * v),
        sink=0.5,
    )
    parts.band(last, outside, lining, lambda s: 0.76 - 0.05 * abs(s) ** 1.5, lambda s: 0.75 + 0.25 * abs(s))
    parts.band(last, outside, lining, lambda s: 0.66 - 0.08 * abs(s) ** 1.5, lambda s: 0.75 + 0.25 * abs(s))
    counter(last, outside, lining)
    parts.ankle_strap(last, outside, 6.3, 0.95, 0.9, reach=(3.6, 2.85), metal=materials.gold())


def counter(last, outside, lining, high=6.6):
    """Leather about the heel, cut down steeply at both sides."""
    parts.upper(
        last,
        through((0, high), (0.05, high - 0.2), (0.12, high - 1.9), (0.24, 0.5)),
        outside,
        lining,
        end=0.24,
    )


def strappy_heel(look):
    last = Last(length=25, heel=8.4, toe='almond', spring=0.5, lift=0.35, bulk=0.95)
    outside, lining = finish_of(look), lining_of(look)
    footbed(last, lining, outside, 0.3)
    stiletto(last, outside)
    for t, slope in ((0.79, 0.03), (0.7, 0.05), (0.7, -0.05)):
        parts.band(
            last,
            outside,
            lining,
            lambda s, t=t, k=slope: t + k * s - 0.03 * abs(s),
            lambda s: 0.27,
            thickness=0.15,
        )
    parts.upper(last, through((0, 6.2), (0.04, 5.6), (0.09, 3.2), (0.15, 0.5)), outside, lining, end=0.15)
    parts.ankle_strap(last, outside, 5.7, 0.5, 1.5, reach=(3.5, 2.8), metal=materials.silver())


def rope_sole(last, thickness, material, ropes=6, out=0.25):
    """Braids of jute, one on another, flattened where the sole is thin."""
    for n in range(ropes):
        edge = parts.outline(last, out, 150)
        rows = []
        path = []
        for p in edge:
            depth = thickness(p.x / last.run)
            path.append(p - Vector((0, 0, depth * (n + 0.5) / ropes)))
        for (p, side, _), q in zip(frames(path, closed=True, up=(0, 0, 1)), edge):
            depth = thickness(q.x / last.run) / ropes
            rows.append(
                [p + side * x + Vector((0, 0, y)) for x, y in superellipse(0.8, depth * 1.12, 2.2, 12)]
            )
        loft('rope', rows, material, loop=True)
    inner = parts.outline(last, out - 0.2, 150)
    bottom = [p - Vector((0, 0, thickness(p.x / last.run) - 0.05)) for p in inner]
    parts.plate('core', [inner, bottom], material)


def espadrille(look):
    last = Last(length=25, heel=3.6, toe='round', spring=0.5, lift=2.2)
    canvas = materials.cloth(look['colour'], threads=7, depth=0.05)
    lining = materials.cloth('#e3d6bf', threads=9)
    rope_sole(
        last,
        through((0, 5.6), (0.25, 5.3), (0.45, 3.9), (0.62, 2.5), (0.7, 2.2), (1, 2.5)),
        materials.jute('#c9a36a'),
    )
    parts.insole(last, lining)
    toe = through((0.5, 0.3), (0.54, 2.6), (0.6, 4.6), (0.66, 6), (1, 6))
    parts.upper(last, toe, canvas, lining, start=0.5)
    counter(last, canvas, lining, 6.4)
    parts.ankle_strap(last, canvas, 6.0, 1.1, 1.1, reach=(3.6, 2.85), metal=materials.gold())


def slide(look):
    last = Last(length=25.5, heel=0.7, toe='round', spring=0.5, lift=2.0, breadth=1.08)
    outside = materials.leather(look['colour'], grain=0.2, roughness=0.42)
    inside = materials.suede('#b39472')
    bed = materials.leather(look.get('bed', '#b98b5e'), grain=0.1, roughness=0.5)
    parts.insole(last, bed, out=0.02, lift=0.14)
    parts.sole(last, through((0, 2.2), (0.3, 2.0), (0.7, 1.5), (1, 1.5)), materials.cork(), out=0.12)
    parts.sole(
        Last(length=25.5, heel=0.0, toe='round', spring=0.9, lift=0.5, breadth=1.08),
        lambda t: 0.45,
        materials.rubber('#3a2f28'),
        out=0.14,
    )
    for slope, out in ((0.085, 0.16), (-0.085, 0.36)):
        parts.band(
            last,
            outside,
            inside,
            lambda s, k=slope: 0.62 + k * s - 0.02 * abs(s),
            lambda s: 1.75,
            out=out,
            thickness=0.26,
        )
