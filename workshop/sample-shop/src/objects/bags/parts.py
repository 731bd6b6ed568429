"""What bags are built of: boxes, flaps, handles, straps, seams. x is across, z up, the front looks to -y."""

from math import cos, pi, sin

from mathutils import Matrix, Vector

import hardware
from curves import evenly, mix, rounded_rectangle, spline, superellipse
from lofts import cord, loft, slab, stitches, sweep, thicken


def box(name, outline, depth, material, puff=0.4, edge=0.6, relief=None, rings=14, count=120):
    """A body whose front is an outline of (x, z) points: rounded edges, faces that swell by `puff`.

    `relief(x, z)` adds height to front and back: quilting.
    """
    loop = evenly([Vector((x, 0, z)) for x, z in [*outline, outline[0]]], count, closed=True)
    middle = sum(loop, Vector()) / count
    half = depth / 2

    def row(k, y):
        """The outline drawn in by `k` centimetres at its edge, lying at y."""
        out = []
        for p in loop:
            ray = p - middle
            out.append(middle + ray * max(0.0, 1 - k / ray.length) + Vector((0, y, 0)))
        return out

    def face(sign):
        out = []
        for i in range(rings):
            part = i / (rings - 1)
            points = []
            for p in loop:
                ray = p - middle
                flat = (ray.length - edge) / ray.length
                q = middle + ray * flat * mix(0.0, 1, part)
                swell = puff * (1 - part**2.4)
                lift = relief(q.x, q.z) * min(1, (1 - part) * 5) if relief else 0
                points.append(q + Vector((0, sign * (half + swell + lift), 0)))
            out.append(points)
        return out

    rounding = []
    for i in range(1, 7):
        a = pi / 2 * i / 6
        rounding.append((edge * (1 - sin(a)), half - edge * (1 - cos(a))))
    front = face(-1) + [row(k, -y) for k, y in rounding]
    back = [row(k, y) for k, y in reversed(rounding)] + face(1)[::-1]
    return loft(name, front + back, material, weld=0.002)


def edge_points(outline, depth, y, inset=0.0, count=160):
    """The outline at depth `y`, drawn in: where piping and seams run."""
    loop = evenly([Vector((x, y, z)) for x, z in [*outline, outline[0]]], count, closed=True)
    middle = sum(loop, Vector()) / count
    return [middle + (p - middle) * (1 - inset / (p - middle).length) for p in loop]


def flap(
    profile, half_width, outside, lining, thickness=0.28, columns=40, thread=None, seam=0.45, relief=None
):
    """A sheet that follows `profile` (y, z) over the top and down the front; `half_width(v)` shapes its end."""
    path = spline([(0, y, z) for y, z in profile], 60)
    grid = []
    for i, p in enumerate(path):
        w = half_width(i / 59)
        grid.append([p + Vector((w * (2 * k / columns - 1), 0, 0)) for k in range(columns + 1)])
    if relief:
        for i in range(1, 59):
            ahead = (path[i + 1] - path[i - 1]).normalized()
            out = Vector((0, ahead.z, -ahead.y))
            run = i / 59 * 60
            grid[i] = [p + out * relief(p.x, run * 0.5) for p in grid[i]]
    thing = loft('flap', [row[::-1] for row in grid], [outside, lining], around=False)
    thicken(thing, thickness, lining=1, offset=0)
    if thread:
        line = flap_edge(path, half_width, seam, thickness / 2 + 0.03)
        stitches('flap seam', [p for p, _ in line], thread, [o for _, o in line], 0.36, 0.045)
    return path


def flap_edge(path, half_width, inset, lift):
    """Points inside the flap's free edge, with the way outwards at each."""
    count = len(path)
    total = sum((b - a).length for a, b in zip(path, path[1:]))
    stop = 1 - inset / total

    def at(v):
        k = min(count - 2, int(v * (count - 1)))
        return path[k].lerp(path[k + 1], v * (count - 1) - k)

    def out(v):
        k = min(count - 2, max(1, int(v * (count - 1))))
        ahead = path[k + 1] - path[k - 1]
        return Vector((0, ahead.z, -ahead.y)).normalized()

    dense = [i / (count - 1) for i in range(count) if i / (count - 1) < stop] + [stop]
    left = [(at(v) + Vector((-max(0, half_width(v) - inset), 0, 0)) + out(v) * lift, out(v)) for v in dense]
    right = [(p + Vector((-2 * p.x, 0, 0)), o) for p, o in reversed(left)]
    low = left[-1][0].x
    across = [
        (Vector((mix(low, -low, k / 30), left[-1][0].y, left[-1][0].z)), left[-1][1]) for k in range(1, 30)
    ]
    return left + across + right


def handle(name, a, b, height, material, radius=0.5, bow=0.0, flat=None, power=1.0):
    """An arch from a to b; `bow` leans it forwards, `flat` is (breadth, thickness) for a strap."""
    a, b = Vector(a), Vector(b)
    path = []
    for k in range(81):
        t = k / 80
        swing = sin(pi * t) ** power
        path.append(a.lerp(b, 0.5 - 0.5 * cos(pi * t)) + Vector((0, -bow * swing, height * swing)))
    path = evenly(path, 80)
    middle = (a + b) / 2 + Vector((0, 0, -height))
    if flat:
        outline = rounded_rectangle(flat[0], flat[1], min(flat) * 0.45, 3)
        return path, sweep(name, path, outline, material, up=lambda i: path[i] - middle)
    return path, cord(name, path, radius, material, sides=20)


def tab(at, wide, high, material, thread, out=(0, -1, 0), thickness=0.26):
    """A stitched leather tab on the front or back, its lower edge rounded."""
    base = hardware.placed(at, out, (1, 0, 0))
    outline = [(x, y) for x, y in rounded_rectangle(wide, high, wide * 0.3, 5)]
    slab('tab', outline, thickness, material, base, bevel=0.07)
    seam = [
        base @ Vector((x, y, thickness + 0.02))
        for x, y in rounded_rectangle(wide - 0.5, high - 0.5, wide * 0.22, 5)
    ]
    stitches('tab seam', [*seam, seam[0]], thread, out, 0.34, 0.04)


def seam(points, thread, out, pitch=0.36, size=0.045):
    stitches('seam', points, thread, out, pitch, size)


def turn_lock(at, metal, out=(0, -1, 0), wide=2.2, high=1.3):
    from curves import superellipse

    base = hardware.placed(at, out, (1, 0, 0))
    slab('plate', superellipse(wide, high, 2.6, 40), 0.16, metal, base, bevel=0.06)
    hardware.stud(Vector(at) + Vector(out).normalized() * 0.12, out, 0.36, metal, 0.3)
    knob = base @ Matrix.Translation((0, 0, 0.34))
    slab('knob', superellipse(0.42, 1.05, 2.4, 28), 0.26, metal, knob, bevel=0.1)
