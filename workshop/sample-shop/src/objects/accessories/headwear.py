"""Hats, beanie, headband and scrunchie."""

from math import cos, exp, pi, sin

from mathutils import Vector

import materials
from curves import ease, mix, rounded_rectangle, spline, superellipse, through
from lofts import cord, frames, loft, soften, stitches, sweep, thicken


def rings(radii, count=160):
    """Rows of a hat: (radius, height) profiles; a head is longer than it is broad."""
    return [
        [Vector((0.9 * r * cos(a), r * sin(a), z)) for a in [2 * pi * k / count for k in range(count)]]
        for r, z in radii
    ]


def blocked_hat(brim, crown_high, base, top, dent, pinch, wave, count=160):
    """Brim to crown in one skin, as (profile rows). The front looks to -y."""
    rows = []
    for k in range(26):
        u = 1 - k / 25
        r = base + brim * u
        row = []
        for n in range(count):
            a = 2 * pi * n / count
            z = wave(a) * u**1.6
            row.append(
                Vector((0.88 * r * cos(a) if u < 1e-6 else (0.88 * base + brim * u) * cos(a), r * sin(a), z))
            )
        rows.append(row)
    for k in range(1, 23):
        v = k / 22
        r = mix(base, top, v**1.3)
        z = crown_high * v
        row = []
        for n in range(count):
            a = 2 * pi * n / count
            front = max(0.0, -sin(a))
            squeeze = (
                1
                - pinch * ease((v - 0.35) / 0.65) * exp(-((((a - 1.5 * pi) - 0.62) / 0.36) ** 2))
                - pinch * ease((v - 0.35) / 0.65) * exp(-((((a - 1.5 * pi) + 0.62) / 0.36) ** 2))
            )
            row.append(
                Vector(
                    (0.88 * r * squeeze * cos(a), r * (1 - (1 - squeeze) * 0.3) * sin(a), z + 0.5 * front * v)
                )
            )
        rows.append(row)
    edge = rows[-1]
    for k in range(1, 16):
        s = 1 - k / 15.5
        row = []
        for p in edge:
            x, y = p.x * s, p.y * s
            roll = 0.9 * (1 - s) ** 0.5 * s
            hollow = dent * (1 - s**2.2) * exp(-((x / (top * 0.62)) ** 2))
            row.append(Vector((x, y, p.z + roll - hollow)))
        rows.append(row)
    return rows


def felt_fedora(look):
    felt = materials.felt(look['colour'])
    wave = lambda a: 0.5 + 1.3 * cos(a) ** 2 - 0.5 * max(0, -sin(a)) ** 2
    rows = blocked_hat(6.8, 12.4, 10.0, 7.4, 3.2, 0.34, wave)
    thing = loft('hat', rows, felt)
    thicken(thing, 0.28)
    soften(thing)
    hat_band(0.9, 3.4, look['band'], 9.93, 9.42)


def hat_band(low, high, colour, bottom, top, knot=True):
    ribbon = materials.grosgrain(colour)
    rows = []
    for k in range(9):
        v = k / 8
        r = mix(bottom, top, v) + 0.16
        rows.append(
            [
                Vector((0.88 * r * cos(a), r * sin(a), mix(low, high, v)))
                for a in [2 * pi * n / 160 for n in range(160)]
            ]
        )
    thicken(loft('band', rows, ribbon), 0.1, offset=1)
    if knot:
        x = -(0.88 * bottom + 0.2)
        z = (low + high) / 2
        for s in (-1, 1):
            path = spline([(x - 0.12, 0, z), (x - 0.38, s * 1.0, z + 0.05), (x - 0.2, s * 2.3, z + 0.1)], 16)
            sweep('bow', path, rounded_rectangle(2.2, 0.18, 0.08, 2), ribbon, up=(-1, 0, 0))
        path = spline([(x - 0.3, 0, z - 1.25), (x - 0.55, 0, z), (x - 0.3, 0, z + 1.25)], 12)
        sweep('knot', path, rounded_rectangle(0.9, 0.2, 0.08, 2), ribbon, up=(-1, 0, 0))


def straw_hat(look):
    straw = materials.braid(look['colour'])
    wave = lambda a: -0.6 + 1.3 * sin(2 * a + 0.5) + 0.5 * sin(3 * a)
    rows = blocked_hat(12.5, 10.0, 9.6, 8.4, 0.5, 0.0, wave)
    thing = loft('hat', rows, straw)
    thicken(thing, 0.22)
    soften(thing)
    edge = rows[0]
    cord('edge', edge, 0.24, straw, closed=True)
    hat_band(0.75, 3.2, look['band'], 9.56, 9.26)


def bucket_hat(look):
    canvas = materials.cloth(look['colour'], threads=8, depth=0.035)
    thread = materials.plain(materials.darker(look['colour'], -0.12), 0.85)
    profile = [(8.4, 11.2), (8.7, 11.05), (8.9, 10.7), (9.2, 8), (9.7, 4.6), (10.0, 4.2)]

    rows = []
    count = 180
    soft = lambda a, z: 0.22 * sin(3 * a + 0.4 * z) + 0.14 * sin(5 * a - 0.3 * z + 1)
    for r in (0.05, 2.5, 5, 7, 8.0):
        rows.append(
            [
                Vector((0.92 * r * cos(a), r * sin(a), 11.25 - 0.25 * (1 - r / 8) + 0.1 * sin(2 * a)))
                for a in [2 * pi * n / count for n in range(count)]
            ]
        )
    for r, z in profile[:4] + [(9.45, 6.2), (9.7, 4.6)]:
        rows.append(
            [
                Vector((0.92 * (r + soft(a, z)) * cos(a), (r + soft(a, z)) * sin(a), z))
                for a in [2 * pi * n / count for n in range(count)]
            ]
        )
    brim = []
    for k in range(1, 13):
        v = k / 12
        r = 9.7 + 4.2 * v
        z = 4.6 - 4.1 * v**1.08
        brim.append(
            [
                Vector(
                    (
                        0.92 * (r + soft(a, 4) + 0.35 * v * sin(4 * a)) * cos(a),
                        (r + soft(a, 4) + 0.35 * v * sin(4 * a)) * sin(a),
                        z + 0.55 * v * sin(3 * a + 1),
                    )
                )
                for a in [2 * pi * n / count for n in range(count)]
            ]
        )
    crown = loft('crown', rows[::-1], canvas)
    thicken(crown, 0.22)
    lower = loft('brim', ([rows[-1]] + brim)[::-1], canvas)
    thicken(lower, 0.24)
    for thing in (crown, lower):
        soften(thing)
    cord('seam', [p + Vector((p.x, p.y, 0)).normalized() * 0.02 for p in rows[-1]], 0.07, canvas, closed=True)
    cord('seam', [p + Vector((p.x, p.y, 0)).normalized() * 0.05 for p in rows[6]], 0.08, canvas, closed=True)
    for row in (*brim[1::2], brim[-1]):
        line = [p + Vector((p.x, p.y, 12)).normalized() * 0.03 for p in row]
        stitches('seam', [*line, line[0]], thread, [Vector((p.x, p.y, 9)) for p in row], 0.34, 0.04)
    for row, lift in ((rows[-1], 0.45), (rows[6], -0.45)):
        line = [p + Vector((p.x, p.y, 0)).normalized() * 0.03 + Vector((0, 0, lift)) for p in row]
        stitches('seam', [*line, line[0]], thread, [Vector((p.x, p.y, 0)) for p in row], 0.34, 0.04)


def rib_beanie(look):
    knit = materials.knit(look['colour'])
    ribs, count = 58, 58 * 12
    shape = through((0, 9.4), (0.35, 9.9), (0.6, 9.5), (0.78, 7.8), (0.9, 5.2), (0.97, 2.4), (1, 0.4))
    high = through((0, 0), (0.5, 10.2), (0.75, 14.8), (0.9, 17.0), (1, 17.9))

    def ring(r, z, v, deep):
        row = []
        for k in range(count):
            a = 2 * pi * k / count
            rib = abs(cos(ribs * a / 2 + 0.25 * sin(3 * a + 2 * v))) ** 0.7
            soft = 0.3 * sin(2 * a + 3 * v) + 0.25 * sin(3 * a - 2 * v + 1)
            q = r * 0.92 + deep * rib * min(1, r / 5) + soft * min(1, r / 6)
            row.append(Vector((1.05 * q * cos(a), 0.86 * q * sin(a), z + 0.25 * sin(2 * a + 1) * (1 - v))))
        return row

    body = [ring(shape(v), high(v) + 0.6, v, 0.42) for v in [k / 60 for k in range(61)]]
    loft('beanie', body, knit)
    fold = []
    for k in range(30):
        u = k / 29
        z = 6.9 * u
        out = 0.75 + 0.42 * sin(pi * u) ** 0.5
        fold.append(ring(shape(0.2 * u) + out, z, u * 0.2, 0.46))
    lip = [
        ring(shape(0.2) + 0.75 - 0.22 * k, 6.9 + 0.12 * (2 - abs(k - 2)) - 0.12 * max(0, k - 2), 0.2, 0.46)
        for k in range(1, 6)
    ]
    start = [ring(shape(0) + 0.2, 0.5, 0, 0.3), ring(shape(0) + 0.45, 0.15, 0, 0.4)]
    loft('fold', start + fold + lip, knit)


def padded_headband(look):
    velvet = materials.velvet(look['colour'])
    path = []
    for k in range(121):
        a = mix(-0.62, pi + 0.62, k / 120)
        path.append(Vector((6.6 * cos(a), 0.0, 7.4 * sin(a) * (1 if sin(a) > 0 else 1.25))))
    thick = lambda t: mix(0.38, 1, sin(pi * t) ** 0.75)
    rows = []
    for i, (p, side, normal) in enumerate(frames(path, up=lambda i: path[i])):
        t = i / 120
        k = thick(t)
        row = []
        for x, y in superellipse(4.2, 2.3, 2.2, 48):
            pucker = 1 + 0.012 * sin(60 * t + 4 * x) + 0.015 * sin(23 * t + 2 * y)
            row.append(p + side * (x * k * pucker) + normal * (y * k * pucker * (1 if y > 0 else 0.5)))
        rows.append(row)
    loft('band', rows, velvet, caps=True)


def silk_scrunchie(look):
    silk = materials.satin(look['colour'], 0.3)
    count, sides = 720, 72
    rows = []
    for i in range(count):
        a = 2 * pi * i / count
        ahead = Vector((cos(a), sin(a), 0))
        row = []
        for k in range(sides):
            b = 2 * pi * k / sides
            fold = (
                0.42 * sin(19 * a + 2.6 * sin(b + 2 * a) + 2.4 * sin(3 * a) + 1.1 * sin(7 * a))
                + 0.36 * sin(31 * a - 2.2 * b + 2.6 * sin(4 * a + 1))
                + 0.22 * sin(53 * a + 2 * b + 3 * sin(5 * a))
            )
            outer = 0.5 + 0.5 * cos(b)
            r = 1.75 + (0.18 + 0.42 * outer) * fold + 0.25 * outer
            row.append(
                ahead * (4.1 + r * cos(b))
                + Vector((0, 0, r * 0.92 * sin(b) + 1.8))
                + Vector((-sin(a), cos(a), 0)) * 0.18 * sin(19 * a + 2 * b)
            )
        rows.append(row)
    loft('scrunchie', rows, silk, loop=True)
