"""Vase, mug, bowl, tray and lamp: turned things."""

from math import cos, pi, sin

from mathutils import Vector

import materials
from curves import mix, rounded_rectangle, spline, superellipse, through
from lofts import cord, lathe, loft, soften, sweep


def ribbed_vase(look):
    clay = materials.stoneware(look['colour'], matte=True)
    outer = through(
        (0, 5.4),
        (0.06, 6.4),
        (0.28, 9.0),
        (0.48, 9.6),
        (0.66, 7.9),
        (0.8, 4.3),
        (0.88, 3.1),
        (0.95, 3.3),
        (1, 4.1),
    )
    high, ribs, count = 27.0, 30, 30 * 14
    rows = []
    for k in range(111):
        v = k / 110
        fade = min(1, v / 0.08, max(0.0, (0.84 - v) / 0.12))
        row = []
        for n in range(count):
            a = 2 * pi * n / count
            r = outer(v) + 0.26 * fade * (abs(cos(ribs * a / 2)) - 0.5) * outer(v) / 9.6
            row.append(Vector((r * cos(a), r * sin(a), high * v)))
        rows.append(row)
    lip = [(3.95, 27.18), (3.7, 27.12), (3.3, 26.6), (2.9, 25.4), (2.7, 23.8), (4.0, 21)]
    rows += [
        [Vector((r * cos(a), r * sin(a), z)) for a in [2 * pi * n / count for n in range(count)]]
        for r, z in lip
    ]
    base = [
        [Vector((r * cos(a), r * sin(a), 0)) for a in [2 * pi * n / count for n in range(count)]]
        for r in (0.1, 4.6)
    ]
    loft('vase', base + rows, clay)


def stoneware_mug(look):
    glaze = materials.glazed(look['colour'], foot=1.0)
    profile = [
        (0.01, 0.35),
        (3.0, 0.3),
        (3.35, 0.0),
        (3.6, 0.05),
        (3.95, 0.6),
        (4.5, 2.0),
        (4.75, 4.2),
        (4.55, 6.6),
        (4.3, 8.6),
        (4.28, 9.05),
        (4.18, 9.2),
        (4.02, 9.1),
        (3.98, 8.6),
        (4.2, 6.4),
        (4.35, 4.2),
        (4.1, 2.2),
        (3.2, 1.1),
        (0.01, 0.95),
    ]
    soften(lathe('mug', smooth_profile(profile, 90), glaze, 96))
    path = spline(
        [
            (4.35, 0, 7.5),
            (5.6, 0, 8.0),
            (7.0, 0, 7.2),
            (7.4, 0, 5.2),
            (6.5, 0, 3.2),
            (5.3, 0, 2.5),
            (4.4, 0, 2.4),
        ],
        60,
    )
    ends = lambda t: 1 + 0.35 * (abs(2 * t - 1) ** 5)
    soften(
        sweep(
            'handle',
            path,
            superellipse(1.5, 0.85, 2.4, 24),
            glaze,
            up=lambda i: path[i] - Vector((4.6, 0, 5.0)),
            scale=ends,
        )
    )


def smooth_profile(points, count):
    return [(max(0.001, p.x), p.z) for p in spline([(r, 0, z) for r, z in points], count)]


def serving_bowl(look):
    glaze = materials.glazed(look['colour'], foot=1.2, speckle=True)
    profile = [
        (0.01, 0.4),
        (4.6, 0.35),
        (5.0, 0.0),
        (5.4, 0.05),
        (5.7, 0.8),
        (8.5, 2.6),
        (11.6, 5.6),
        (13.0, 8.6),
        (13.25, 9.5),
        (13.1, 9.75),
        (12.85, 9.6),
        (12.5, 8.6),
        (11.0, 5.9),
        (8.2, 3.3),
        (4.5, 1.7),
        (0.01, 1.4),
    ]
    thing = lathe('bowl', smooth_profile(profile, 100), glaze, 128)
    for v in thing.data.vertices:
        angle_wave = 0.06 * sin(3 * v.co.x / 13) + 0.08 * sin(2.4 * v.co.y / 13 + 1)
        v.co.z += angle_wave * v.co.z / 9
    soften(thing)


def marble_tray(look):
    marble = materials.marble(look['colour'])
    profile = [
        (0.01, 0.0),
        (13.2, 0.0),
        (13.9, 0.12),
        (14.3, 0.6),
        (14.45, 1.5),
        (14.3, 2.05),
        (13.95, 2.15),
        (13.65, 1.95),
        (13.5, 1.4),
        (13.1, 0.98),
        (12.6, 0.9),
        (0.01, 0.9),
    ]
    soften(lathe('tray', [(max(0.001, r), z) for r, z in profile], marble, 160), 2)
    brass = materials.gold(0.22)
    for side in (-1, 1):
        path = spline(
            [
                (side * 14.2, -3.0, 1.5),
                (side * 15.4, -2.6, 2.6),
                (side * 15.9, 0, 3.0),
                (side * 15.4, 2.6, 2.6),
                (side * 14.2, 3.0, 1.5),
            ],
            50,
        )
        cord('handle', path, 0.36, brass, sides=16)


def table_lamp(look):
    clay = materials.stoneware(look['colour'], matte=False)
    linen = materials.lampshade(look['shade'])
    brass = materials.gold(0.25)
    profile = [
        (0.01, 0.0),
        (6.6, 0.0),
        (7.3, 0.25),
        (8.2, 1.6),
        (10.4, 5.4),
        (11.2, 9.2),
        (10.4, 13.0),
        (7.6, 16.4),
        (4.4, 18.6),
        (2.9, 20.2),
        (2.6, 21.4),
        (2.3, 21.9),
        (0.01, 22.0),
    ]
    soften(lathe('base', smooth_profile(profile, 80), clay, 128))
    lathe(
        'neck',
        [(2.0, 21.9), (2.0, 22.4), (1.0, 22.7), (0.9, 27.5), (1.5, 27.6), (1.5, 31.0), (0.01, 31.2)],
        brass,
        48,
    )
    shade = [(16.6, 25.6), (11.2, 45.4)]
    rows = []
    for k in range(21):
        v = k / 20
        r, z = mix(16.6, 11.2, v), mix(25.6, 45.4, v)
        rows.append([Vector((r * cos(a), r * sin(a), z)) for a in [2 * pi * n / 160 for n in range(160)]])
    loft('shade', rows, linen)
    trim = materials.cloth(materials.darker(look['shade'], 0.06), threads=8)
    for r, z in shade:
        path = [Vector((r * cos(a), r * sin(a), z)) for a in [2 * pi * n / 120 for n in range(120)]]
        sweep(
            'trim',
            path,
            rounded_rectangle(1.0, 0.2, 0.08, 2),
            trim,
            closed=True,
            up=lambda i: Vector((path[i].x, path[i].y, 0)),
        )
    cable = spline([(8, 3, 0.4), (12, 6, 0.3), (15, 3, 0.3), (19, 5, 0.3)], 40)
    cord('cable', cable, 0.28, materials.plain('#e9e2d4', 0.6))
