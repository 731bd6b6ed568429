"""What shoes are built of: upper, insole, sole, heel, piping and stitching along the topline."""

from math import cos, pi, sin

from mathutils import Vector

import hardware
from curves import evenly, mix, rounded_rectangle
from lofts import cord, loft, mesh, soften, stitches, sweep, thicken
from shoes.last import Last, throat_of


def upper(last: Last, topline, outside, lining, columns=14, start=0.0, end=1.0, out=0.0, thickness=0.16):
    """Leather pulled over the last up to `topline(t)`, a height over the feather edge for inner and outer side alike."""
    throat = throat_of(last, topline)
    verts, faces = [], []
    ts = [t for t in last.stations(72, throat) if start <= t <= end]
    index = {}
    for i, t in enumerate(ts):
        top = last.side_at(t, topline(t)) if t < throat else 0.0
        for side in (-1, 1):
            for k in range(columns + 1):
                s = side * mix(1, top, k / columns)
                index[i, side, k] = len(verts)
                verts.append(last.point(t, s, out))
    for i in range(len(ts) - 1):
        for side in (-1, 1):
            for k in range(columns):
                quad = (
                    index[i, side, k],
                    index[i + 1, side, k],
                    index[i + 1, side, k + 1],
                    index[i, side, k + 1],
                )
                faces.append(quad if side < 0 else quad[::-1])
    thing = mesh('upper', verts, faces, [outside, lining], weld=0.004)
    thicken(thing, thickness, lining=1)
    return soften(thing)


def topline_points(last: Last, topline, out=0.0, below=0.0, count=220):
    """The opening's edge from the throat round the heel and back; `below` moves it down for stitching."""
    edge = lambda t: topline(t) - below
    throat = throat_of(last, edge) if below == 0 else throat_of(last, topline) + below / last.run * 0.9
    half = [throat * (0.5 - 0.5 * cos(pi * k / 80)) for k in range(81)]
    side = lambda t, sign: last.point(t, sign * last.side_at(t, edge(t)), out)
    points = [side(t, 1) for t in reversed(half)] + [side(t, -1) for t in half[1:]]
    return evenly(points, count)


def outline(last: Last, out, count=160, start=0.0, end=1.0):
    """The sole's edge as a closed loop with the height of the feather edge."""
    ts = [mix(start, end, t) for t in last.stations(100)]
    loop = [last.plan(t, 1, out) for t in ts] + [last.plan(t, -1, out) for t in reversed(ts)]
    clean = [loop[0]]
    for p in loop[1:]:
        if (p - clean[-1]).length > 1e-4:
            clean.append(p)
    return evenly(clean + [clean[0]], count, closed=True)


def plate(name, loops, material, rings=8):
    """A stack of loops, both ends closed by rings that shrink to the middle line."""

    def shrink(loop, k):
        out = []
        n = len(loop)
        for i, p in enumerate(loop):
            # Towards the spine, not to one point, so that the plate keeps its bend.
            spine = (p + loop[-i % n]) / 2
            out.append(p.lerp(Vector((p.x, spine.y, spine.z)), k))
        return out

    rows = [shrink(loops[0], 1 - r / rings) for r in range(rings)] + loops
    rows += [shrink(loops[-1], (r + 1) / rings) for r in range(rings)]
    return loft(name, rows, material)


def insole(last: Last, material, out=-0.12, lift=0.12):
    edge = outline(last, out)
    top = [p + Vector((0, 0, lift)) for p in edge]
    return plate('insole', [edge, top], material)


def sole(last: Last, thickness, material, out=0.1, rim=0.08, to_ground=None, end=1.0):
    """Follows the last's bottom. `thickness(t)` hangs under it; a rounded rim of radius `rim`."""

    def loops():
        edge = outline(last, out, end=end)
        inner = outline(last, out - rim, end=end)
        depth = [thickness(min(1, max(0, p.x / last.run))) for p in edge]
        down = lambda row, k, extra=0.0: [p - Vector((0, 0, d * k + extra)) for p, d in zip(row, depth)]
        return [inner, down(edge, 0, rim * 0.4), down(edge, 0.5), down(edge, 1, -rim * 0.4), down(inner, 1)]

    return plate('sole', loops(), material)


def seat(last: Last, t_end, out=0.0, count=56, hollow=0.35):
    """The heel's top edge: round behind, with a slightly hollow breast in front."""
    ts = [t_end * (1 - (1 - k / 24) ** 2) for k in range(25)]
    right = [last.plan(t, 1, out) for t in ts]
    left = [last.plan(t, -1, out) for t in ts]
    front = []
    a, b = right[-1], left[-1]
    for k in range(1, 12):
        p = a.lerp(b, k / 12)
        p.x -= hollow * (1 - (2 * k / 12 - 1) ** 2)
        front.append(p)
    loop = right + front + left[::-1][:-1]
    return evenly(loop + [loop[0]], count, closed=True)


def heel(last: Last, material, tip_material, t_end=0.2, shape=None, sink=0.0, tip=0.5, rows=26):
    """Lofts the seat's outline down to the ground. `shape(v)` gives (scale x, scale y, shift x) at v from 0 (seat) to 1."""
    edge = [p - Vector((0, 0, sink)) for p in seat(last, t_end)]
    centre = sum((Vector(p) for p in edge), Vector()) / len(edge)
    back = min(p.x for p in edge)

    def ring(v, z_extra=0.0):
        sx, sy, shift = shape(v)
        out = []
        for p in edge:
            z = mix(p.z, 0.0, v)
            out.append(Vector((back + (p.x - back) * sx + shift, centre.y + (p.y - centre.y) * sy, z)))
        return out

    split = 1 - tip / centre.z
    body = [ring(v) for v in [split * k / rows for k in range(rows + 1)]]
    loft('heel', body, material, caps=True)
    foot = [ring(split), ring(mix(split, 1, 0.85)), ring(1)]
    loft('tip', foot, tip_material, caps=True)


def edge_seam(last: Last, topline, thread, below=0.25, out=0.03, pitch=0.3, size=0.035):
    points = topline_points(last, topline, out, below)
    middle = sum(points, Vector()) / len(points)
    outs = [(Vector((0, p.y - middle.y, 0))).normalized() + Vector((0, 0, 0.3)) for p in points]
    stitches('seam', points, thread, outs, pitch, size)


def piping(last: Last, topline, material, radius=0.09):
    cord('piping', topline_points(last, topline, -0.03), radius, material, closed=False)


def band(
    last: Last, material, lining, at, half, s_from=-1.0, s_to=1.0, out=0.14, thickness=0.2, rows=40, across=6
):
    """A strap that lies on the last: `at(s)` is its middle's t, `half(s)` half its breadth in centimetres."""
    grid = []
    for i in range(rows + 1):
        s = mix(s_from, s_to, i / rows)
        h = half(s) / last.run
        grid.append([last.point(at(s) + h * (2 * k / across - 1), s, out) for k in range(across + 1)])
    thing = loft('band', grid, [material, lining], around=False)
    thicken(thing, thickness, lining=1, offset=0)
    return soften(thing)


def ankle_ring(last: Last, height, rise=0.6, reach=(3.5, 2.9), centre=0.145, count=72):
    """A loop about the ankle, `height` over the seat behind and `rise` higher in front."""
    middle = Vector((last.run * centre, last.middle(centre), last.lift + last.heel + height))
    out = []
    for k in range(count):
        a = 2 * pi * k / count
        out.append(middle + Vector((-reach[0] * cos(a), reach[1] * sin(a), rise * (1 - cos(a)) / 2)))
    return out


def ankle_strap(last: Last, material, height, breadth=0.9, rise=0.6, reach=(3.5, 2.9), metal=None):
    loop = ankle_ring(last, height, rise, reach)
    middle = sum(loop, Vector()) / len(loop)
    out = lambda i: Vector((loop[i].x - middle.x, loop[i].y - middle.y, 0))
    sweep('ankle strap', loop, rounded_rectangle(breadth, 0.2, 0.09, 3), material, closed=True, up=out)
    if metal:
        k = len(loop) * 30 // 100
        hardware.buckle(
            loop[k] + out(k).normalized() * 0.16,
            out(k),
            loop[k + 1] - loop[k - 1],
            1.0,
            breadth + 0.45,
            metal,
            0.09,
        )


def low_heel(last: Last, material, t_end=0.27, out=0.12, height=None, undercut=0.0):
    """A flat stacked heel under a sole whose lower face is `height` above ground at the seat."""
    edge = seat(last, t_end, out, hollow=0.25)
    top = [Vector((p.x, p.y, height)) for p in edge]
    mid = sum(top, Vector()) / len(top)
    ground = [Vector((mix(p.x, mid.x, undercut), mix(p.y, mid.y, undercut), 0.0)) for p in top]
    low = [p + Vector((0, 0, 0.06)) for p in ground]
    small = [p.lerp(Vector((mid.x, mid.y, 0)), 0.02) for p in ground]
    plate('heel', [top, low, small], material)
