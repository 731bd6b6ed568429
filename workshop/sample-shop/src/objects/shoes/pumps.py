"""Heeled court shoes: pump, slingback, mule and Mary Jane."""

from mathutils import Vector

import hardware
import materials
from curves import mix, rounded_rectangle, spline, through
from lofts import sweep
from shoes import parts
from shoes.finish import finish_of, lining_of, outsole
from shoes.last import Last

thin_sole = through((0, 0.28), (0.5, 0.32), (0.7, 0.3), (1, 0.2))


def stiletto(last, outside, foot=0.19, t_end=0.19, forward=0.9):
    taper = through((0, 1), (0.1, 0.84), (0.28, 0.5), (0.6, foot * 1.3), (1, foot))
    parts.heel(
        last,
        outside,
        materials.rubber('#1d1a19'),
        t_end=t_end,
        shape=lambda v: (taper(v), taper(v) * mix(1, 1.15, v), forward * v),
        sink=0.25,
    )


def kitten_heel(last, outside):
    taper = through((0, 1), (0.15, 0.8), (0.4, 0.44), (0.7, 0.31), (1, 0.36))
    parts.heel(
        last,
        outside,
        materials.rubber('#1d1a19'),
        t_end=0.185,
        shape=lambda v: (taper(v), taper(v), 0.75 * v),
        sink=0.25,
        tip=0.35,
    )


def pointed_pump(look):
    last = Last(length=25.5, heel=8.2, toe='pointed', spring=0.55, lift=0.3, bulk=0.82)
    outside, lining = finish_of(look), lining_of(look)
    topline = through((0, 5.7), (0.08, 5.4), (0.25, 4.1), (0.42, 3.3), (0.6, 2.7), (0.76, 2.6), (1, 2.4))
    parts.upper(last, topline, outside, lining)
    parts.piping(last, topline, outside)
    parts.insole(last, lining)
    parts.sole(last, thin_sole, outsole(), out=0.05)
    stiletto(last, outside)


def slingback_heel(look):
    last = Last(length=25.5, heel=4.6, toe='pointed', spring=0.55, lift=0.3, bulk=0.84)
    outside, lining = finish_of(look), lining_of(look)
    topline = through((0.4, 0.15), (0.47, 2.2), (0.56, 2.75), (0.7, 2.7), (1, 2.4))
    parts.upper(last, topline, outside, lining, start=0.4)
    parts.insole(last, lining, out=-0.02, lift=0.1)
    parts.sole(last, thin_sole, outsole(), out=0.06)
    parts.sole(last, lambda t: 0.12, outside, out=0.04)
    kitten_heel(last, outside)
    sling(last, outside)


def sling(last, outside):
    """The strap runs from either side of the vamp up and round behind the heel."""

    def at(t, height, side):
        return last.point(t, side * last.side_at(t, height), 0.12)

    stops = ((0.49, 2.0), (0.42, 2.6), (0.3, 3.6), (0.15, 4.5), (0.05, 4.8))
    points = [at(t, h, 1) for t, h in stops] + [last.point(0, last.side_at(0, 4.85), 0.12)]
    points += [at(t, h, -1) for t, h in reversed(stops)]
    path = spline(points, 90)
    middle = Vector((last.run * 0.2, 0, 0))

    def out(i):
        p = path[i]
        return Vector((min(0, p.x - middle.x), p.y * 1.5, 0.4))

    sweep('sling', path, rounded_rectangle(0.62, 0.16, 0.07, 3), outside, up=out)
    k = 71
    hardware.buckle(
        path[k] + out(k).normalized() * 0.1, out(k), path[k + 1] - path[k], 0.9, 0.95, materials.gold(), 0.08
    )


def heeled_mule(look):
    last = Last(length=25.5, heel=5.2, toe='pointed', spring=0.55, lift=0.3, bulk=0.9)
    outside, lining = finish_of(look), lining_of(look)
    topline = through((0.42, 0.1), (0.47, 2.4), (0.54, 4.0), (0.62, 4.3), (1, 5))
    parts.upper(last, topline, outside, lining, start=0.42)
    parts.insole(last, lining, out=-0.02, lift=0.1)
    parts.sole(last, thin_sole, outsole(), out=0.06)
    parts.sole(last, lambda t: 0.12, outside, out=0.04)
    kitten_heel(last, outside)


def mary_jane(look):
    last = Last(length=25, heel=5.4, toe='round', spring=0.6, lift=0.5, bulk=0.95)
    outside, lining = finish_of(look), lining_of(look)
    topline = through((0, 5.7), (0.08, 5.5), (0.25, 4.4), (0.45, 3.3), (0.62, 2.8), (0.78, 2.7), (1, 2.5))
    parts.upper(last, topline, outside, lining)
    parts.piping(last, topline, outside)
    parts.insole(last, lining)
    parts.sole(last, lambda t: 0.5, outsole(), out=0.08)
    block = through((0, 1), (0.3, 0.9), (1, 0.86))
    parts.heel(
        last,
        outside,
        materials.rubber('#1d1a19'),
        t_end=0.22,
        shape=lambda v: (block(v), block(v), 0.35 * v),
        sink=0.45,
    )
    at = lambda s: 0.4 + 0.02 * s
    parts.band(last, outside, lining, at, lambda s: 0.65, s_from=-0.84, s_to=0.84, out=0.1)
    spot = last.point(at(0.5), 0.5, 0.24)
    hardware.buckle(
        spot,
        last.normal(at(0.5), 0.5),
        last.point(at(0.55), 0.55) - last.point(at(0.4), 0.4),
        1.1,
        1.8,
        materials.gold(),
        0.1,
    )
