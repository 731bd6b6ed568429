"""Earrings, necklaces, bracelet and watch."""

from math import cos, pi, sin

from mathutils import Matrix, Vector

import hardware
import materials
from curves import evenly, mix, rounded_rectangle, spline, superellipse
from lofts import ball, cord, lathe, slab, soften, stitches, sweep


def hoop(at, radius, metal, turn, full=0.62, has_post=True):
    """Open at the top, full in front, slim at the post."""
    path = []
    for k in range(121):
        a = mix(0.06, 2 * pi - 0.1, k / 120) + pi / 2
        path.append(Vector((radius * cos(a), 0, radius * sin(a))))
    scale = lambda t: mix(0.3, 1, sin(pi * t) ** 0.8)
    outline = superellipse(2 * full, 2 * full * 0.92, 2, 32)
    thing = sweep('hoop', path, outline, metal, scale=scale, up=(0, 1, 0))
    things = [thing]
    if has_post:
        things.append(post(path, metal))
    for one in things:
        one.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, 'Z')


def post(path, metal):
    return cord(
        'post',
        [path[0] + Vector((0.02, 0, 0)), path[0] + Vector((-0.35, 0, 0.12)), path[-1] + Vector((0, 0, 0.1))],
        0.07,
        metal,
    )


def hoop_earrings(look):
    metal = materials.metal(look['colour'], 0.13)
    hoop((-2.0, 0.6, 2.6), 2.0, metal, 0.95)
    hoop((1.5, -0.8, 2.6), 2.0, metal, 0.3)


def pearl_earrings(look):
    metal = materials.gold(0.14)
    pearl = materials.pearl(look['colour'])
    for x, turn in ((-1.25, 0.5), (1.25, 0.5)):
        at = Vector((x, 0, 3.4))
        hoop(at, 0.75, metal, turn, 0.17, has_post=False)
        hardware.ring(at + Vector((0, 0, -0.98)), (cos(turn), sin(turn), 0), 0.2, metal, 0.05)
        cap = lathe('cap', [(0.02, 0.16), (0.12, 0.14), (0.2, 0.05), (0.24, -0.06)], metal, 32)
        cap.location = at + Vector((0, 0, -1.32))
        drop = lathe(
            'pearl',
            [(0.001, -0.682)]
            + [
                (0.62 * sin(pi * k / 24) * (1 + 0.06 * cos(pi * k / 24)), -0.68 * cos(pi * k / 24))
                for k in range(1, 24)
            ]
            + [(0.001, 0.682)],
            pearl,
            48,
        )
        drop.location = at + Vector((0, 0, -2.02))
        soften(drop)


def worn_line(wide, long, count, y=0.0):
    """A chain as it hangs about a neck, seen from the front."""
    points = []
    for k in range(count):
        t = 2 * k / (count - 1) - 1
        x = wide / 2 * sin(pi / 2 * t) * (1 - 0.1 * (1 - abs(t)) ** 2)
        z = long * abs(t) ** 1.75
        points.append(Vector((x, y + 0.02 * z, z)))
    return points


def pendant_necklace(look):
    metal = materials.metal(look['colour'], 0.16)
    line = worn_line(13.0, 17.5, 400)
    hardware.chain(evenly(line, 400), metal, 0.36, 0.25, 0.048)
    hammered = materials.hammered(look['colour'])
    hardware.ring((0, -0.02, -0.28), (1, 0, 0), 0.24, metal, 0.06)
    disc = lathe(
        'disc', [(0.001, 0.1), (0.9, 0.1), (1.12, 0.08), (1.2, 0), (1.12, -0.08), (0.001, -0.1)], hammered, 80
    )
    disc.matrix_world = hardware.placed((0, -0.05, -1.65), (-0.22, -1, 0.3), (1, 0, 0))
    cord(
        'rim',
        [
            Vector((1.18 * cos(a), 0, 1.18 * sin(a))) + Vector((0, -0.05, -1.65))
            for a in [2 * pi * k / 60 for k in range(60)]
        ],
        0.06,
        metal,
        closed=True,
    )


def pearl_necklace(look):
    pearl = materials.pearl(look['colour'])
    metal = materials.gold(0.14)
    loop = []
    for k in range(200):
        a = 2 * pi * k / 200
        r = 1 + 0.07 * cos(2 * a + 0.6) + 0.06 * sin(3 * a) + 0.04 * cos(5 * a + 1)
        loop.append(Vector((8.3 * r * cos(a + pi / 2), 10.5 * r * sin(a + pi / 2), 0.42)))
    count = 68
    spots = evenly([*loop, loop[0]], count, closed=True)
    for i, p in enumerate(spots):
        if i in (0, 1):
            continue
        size = 0.42 * (1 + 0.03 * sin(7.3 * i))
        bead = ball('pearl', p, size, pearl, squash=1 - 0.04 * (i % 3))
        bead.rotation_euler = (0.3 * i, 0.7 * i, 0)
    cord('thread', [*spots, spots[0]], 0.05, materials.plain('#e8e0d2'))
    clasp = spots[0].lerp(spots[1], 0.5)
    ahead = spots[1] - spots[0]
    sweep(
        'clasp',
        evenly([clasp - ahead * 0.75, clasp + ahead * 0.75], 14),
        superellipse(0.62, 0.62, 2, 24),
        metal,
        up=(0, 0, 1),
        scale=lambda t: max(0.25, sin(pi * mix(0.08, 0.92, t)) ** 0.5),
    )


def cuff_bracelet(look):
    metal = materials.metal(look['colour'], 0.12)
    path = []
    for k in range(141):
        a = mix(0.36, 2 * pi - 0.36, k / 140) + pi / 2
        path.append(Vector((3.25 * cos(a), 2.6 * sin(a), 0)))
    dome = []
    for k in range(40):
        a = 2 * pi * k / 40
        x, y = cos(a), sin(a)
        dome.append((1.45 * abs(x) ** 0.7 * (1 if x > 0 else -1), 0.22 * y * (1.5 if y > 0 else 0.35)))
    end = lambda t: mix(0.35, 1, min(1, 9 * t, 9 * (1 - t)) ** 0.45)
    thing = sweep('cuff', path, dome, metal, up=lambda i: Vector((path[i].x, path[i].y, 0)), scale=end)
    thing.location = (0, 0, 1.45)


def slim_watch(look):
    metal = materials.metal(look['metal'], 0.14)
    strap_leather = materials.leather(look['colour'], grain=0.35, roughness=0.42)
    thread = materials.plain(materials.darker(look['colour'], -0.5), 0.8)
    dial = materials.plain(look['dial'], 0.35, 0.5)
    ink = materials.metal(look['metal'], 0.25)
    face = Matrix.Rotation(pi / 2, 4, 'X')

    def turned(thing):
        thing.matrix_world = face @ thing.matrix_world
        return thing

    case = [
        (1.5, 0.16),
        (1.62, 0.28),
        (1.78, 0.33),
        (1.92, 0.27),
        (1.98, 0.1),
        (1.98, -0.2),
        (1.88, -0.36),
        (1.4, -0.42),
        (0.001, -0.44),
    ]
    turned(soften(lathe('case', case, metal, 120)))
    turned(lathe('dial', [(0.001, 0.12), (1.6, 0.12)], dial, 96))
    turned(lathe('rehaut', [(1.6, 0.1), (1.5, 0.3)], metal, 96))
    for hour in range(12):
        a = pi / 6 * hour
        long = 0.3 if hour % 3 == 0 else 0.2
        base = Matrix.Rotation(a, 4, 'Z') @ Matrix.Translation((0, 1.3, 0.125))
        turned(slab('marker', rounded_rectangle(0.07, long, 0.02, 2), 0.05, ink, base, bevel=0.01))
    for angle, long, wide, lift in ((1.05, 0.8, 0.09, 0.17), (-1.05, 1.2, 0.065, 0.2)):
        outline = [(-wide / 2, -0.16), (wide / 2, -0.16), (wide / 2 * 0.8, long), (-wide / 2 * 0.8, long)]
        turned(
            slab(
                'hand',
                outline,
                0.03,
                ink,
                Matrix.Rotation(angle, 4, 'Z') @ Matrix.Translation((0, 0, lift)),
                bevel=0.008,
            )
        )
    turned(lathe('pin', [(0.001, 0.27), (0.06, 0.26), (0.07, 0.16)], ink, 24))
    turned(lathe('crystal', [(0.001, 0.36), (1.0, 0.345), (1.5, 0.3)], materials.clear_glass(), 96))
    crown = lathe(
        'crown', [(0.001, 0.5), (0.2, 0.5), (0.22, 0.45), (0.22, 0.15), (0.12, 0.1), (0.12, -0.2)], metal, 40
    )
    crown.matrix_world = Matrix.Translation((1.95, 0, 0)) @ Matrix.Rotation(pi / 2, 4, 'Y')
    for side in (-1, 1):
        for x in (-1.0, 1.0):
            lug = spline([(x, 0.05, side * 1.5), (x, 0.0, side * 1.95), (x, 0.22, side * 2.3)], 14)
            sweep('lug', lug, rounded_rectangle(0.3, 0.34, 0.1, 3), metal, up=(0, -1, 0))
        line = [
            (0, 0.24, side * 1.95),
            (0, 0.24, side * 2.5),
            (0, 0.6, side * 3.7),
            (0, 1.7, side * 5.2),
            (0, 3.6, side * 6.4),
        ]
        path = spline(line, 90)
        slim = lambda t: mix(1, 0.88, t)
        outline = [(x, y) for x, y in rounded_rectangle(1.68, 0.34, 0.14, 4)]
        sweep('strap', path, outline, strap_leather, up=(0, -1, 0.001 * side), scale=slim)
        for dx in (-0.66, 0.66):
            seam = [p + Vector((dx * slim(i / 89), -0.165, 0)) for i, p in enumerate(path)][5:]
            stitches('seam', seam, thread, (0, -1, 0), 0.26, 0.032)
        if side < 0:
            for k in (46, 54, 62, 70, 78):
                hole = lathe(
                    'hole', [(0.001, 0.012), (0.09, 0.012), (0.1, 0)], materials.plain('#17110d', 0.9), 20
                )
                ahead = (path[k + 1] - path[k - 1]).normalized()
                hole.matrix_world = hardware.placed(
                    path[k] + Vector((0, -0.165, 0)), Vector((0, ahead.z * side, -ahead.y * side)), (1, 0, 0)
                )
        else:
            p = path[-1]
            hardware.frame(
                p + Vector((0, -0.02, 0.15)), (0, -0.85, 0.5), (0, 0.5, 0.85), 1.15, 2.1, metal, 0.11, 0.3
            )
