"""Small metal things: buckles, rings, chains, studs, zips."""

from math import cos, pi, sin

from mathutils import Matrix, Vector

from curves import evenly, rounded_rectangle
from lofts import ball, cord, frames, lathe, mesh, slab, sweep


def placed(at, out, along):
    """A matrix whose z leaves the surface and whose x runs along it."""
    z = Vector(out).normalized()
    x = Vector(along)
    x = (x - z * x.dot(z)).normalized()
    y = z.cross(x)
    turn = Matrix((x, y, z)).transposed().to_4x4()
    return Matrix.Translation(Vector(at)) @ turn


def frame(at, out, along, wide, high, material, wire=0.11, radius=0.25):
    """A rounded rectangle of wire: buckle, slide or square ring."""
    path = [(x, y, 0) for x, y in rounded_rectangle(wide, high, radius, 5)]
    thing = cord('frame', path, wire, material, closed=True)
    thing.matrix_world = placed(at, out, along)
    return thing


def buckle(at, out, along, wide, high, material, wire=0.11):
    frame(at, out, along, wide, high, material, wire)
    prong = cord('prong', [(-wide * 0.08, 0, wire), (wide / 2, 0, wire * 1.3)], wire * 0.7, material)
    prong.matrix_world = placed(at, out, along)


def ring(at, out, radius, material, wire=0.12):
    path = [(radius * cos(2 * pi * k / 40), radius * sin(2 * pi * k / 40), 0) for k in range(40)]
    thing = cord('ring', path, wire, material, closed=True)
    along = (1, 0, 0) if abs(Vector(out).normalized().x) < 0.9 else (0, 1, 0)
    thing.matrix_world = placed(at, out, along)
    return thing


def stud(at, out, radius, material, depth=0.12):
    profile = [
        (0.001, depth),
        (radius * 0.6, depth * 0.95),
        (radius * 0.9, depth * 0.6),
        (radius, 0),
        (radius, -0.05),
    ]
    thing = lathe('stud', profile, material, 32)
    along = (1, 0, 0) if abs(Vector(out).normalized().x) < 0.9 else (0, 1, 0)
    thing.matrix_world = placed(at, out, along)
    return thing


def chain(points, material, link=0.9, wide=0.6, wire=0.11, closed=False):
    """Oval links, each turned a quarter against its neighbour."""
    total = sum((Vector(b) - Vector(a)).length for a, b in zip(points, points[1:]))
    count = max(2, round(total / (link * 0.72)))
    spots = evenly(points, count * 2 + 1)
    master = None
    for i, (p, side, normal) in enumerate(frames(spots)):
        if i % 2 == 0:
            continue
        ahead = spots[i + 1] - spots[i - 1]
        out = side if (i // 2) % 2 else normal
        # Links of a hanging chain never stand quite square to each other.
        out = out + (normal if (i // 2) % 2 else side) * 0.35
        if master is None:
            path = [
                (link / 2 * abs(cos(a)) ** 0.8 * (1 if cos(a) > 0 else -1), wide / 2 * sin(a), 0)
                for a in [2 * pi * k / 28 for k in range(28)]
            ]
            master = thing = cord('link', path, wire, material, closed=True, sides=8)
        else:
            thing = master.copy()
            master.users_collection[0].objects.link(thing)
        thing.matrix_world = placed(p, out, ahead)


def zip_line(points, up, material, tape, teeth=0.22):
    """A closed zip along points that lie on its surface."""
    sweep('tape', points, rounded_rectangle(1.3, 0.08, 0.03, 2), tape, up=up)
    count = round(sum((Vector(b) - Vector(a)).length for a, b in zip(points, points[1:])) / teeth)
    spots = evenly(points, count + 1)
    placed_frames = frames(spots, up=up)
    verts, faces = [], []
    for i, (p, side, normal) in enumerate(placed_frames[:-1]):
        ahead = (spots[i + 1] - spots[i]).normalized()
        lean = side * (0.06 if i % 2 else -0.06)
        base = len(verts)
        for z in (0.02, 0.1):
            for x, y in ((-0.06, -0.13), (0.06, -0.13), (0.06, 0.13), (-0.06, 0.13)):
                verts.append(p + lean + ahead * x + side * y + normal * z)
        for q in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
            faces.append(tuple(base + k for k in q))
    mesh('teeth', verts, faces, material, smooth=False)


def puller(at, out, along, material, long=2.2):
    """A zip's slider with its tab; `along` is the way the tab hangs."""
    base = placed(at, out, along)
    slab('slider', rounded_rectangle(0.9, 0.55, 0.15), 0.22, material, base, bevel=0.06)
    tab = base @ Matrix.Translation((long / 2 + 0.35, 0, 0.16))
    slab('tab', rounded_rectangle(long, 0.5, 0.2), 0.14, material, tab, bevel=0.05)


def pearl(at, radius, material):
    return ball('pearl', at, radius, material)
