"""Numbers and polylines: the profiles from which every object is lofted. Lengths are centimetres."""

from bisect import bisect_right
from math import cos, pi, sin

from mathutils import Vector


def mix(a, b, t):
    return a + (b - a) * t


def ease(t):
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def through(*points):
    """The monotone cubic (Fritsch-Carlson) through (x, y) points: it never overshoots a profile."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    slopes = [(ys[i + 1] - ys[i]) / (xs[i + 1] - xs[i]) for i in range(len(xs) - 1)]
    tangents = [slopes[0]]
    for a, b in zip(slopes, slopes[1:]):
        tangents.append(0.0 if a * b <= 0 else 2 * a * b / (a + b))
    tangents.append(slopes[-1])

    def value(x):
        if x <= xs[0]:
            return ys[0]
        if x >= xs[-1]:
            return ys[-1]
        i = bisect_right(xs, x) - 1
        h = xs[i + 1] - xs[i]
        t = (x - xs[i]) / h
        return (
            ys[i] * (1 + 2 * t) * (1 - t) ** 2
            + ys[i + 1] * t * t * (3 - 2 * t)
            + h * (tangents[i] * t * (1 - t) ** 2 - tangents[i + 1] * t * t * (1 - t))
        )

    return value


def spline(points, count, closed=False):
    """`count` points, evenly spaced by length, on the Catmull-Rom curve through `points`."""
    points = [Vector(p) for p in points]
    n = len(points)
    dense = []
    for i in range(n if closed else n - 1):
        if closed:
            p0, p1, p2, p3 = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        else:
            p1, p2 = points[i], points[i + 1]
            p0 = points[i - 1] if i else 2 * p1 - p2
            p3 = points[i + 2] if i + 2 < n else 2 * p2 - p1
        for k in range(16):
            t = k / 16
            dense.append(
                0.5
                * (
                    2 * p1
                    + (p2 - p0) * t
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                    + (3 * p1 - p0 - 3 * p2 + p3) * t**3
                )
            )
    dense.append(points[0] if closed else points[-1])
    return evenly(dense, count, closed)


def evenly(points, count, closed=False):
    """Resamples a polyline; a closed one must end where it began, and loses that last point."""
    points = [Vector(p) for p in points]
    along = [0.0]
    for a, b in zip(points, points[1:]):
        along.append(along[-1] + (b - a).length)
    out = []
    for k in range(count):
        want = along[-1] * k / (count if closed else count - 1)
        i = min(len(points) - 2, max(0, bisect_right(along, want) - 1))
        span = along[i + 1] - along[i]
        out.append(points[i].lerp(points[i + 1], (want - along[i]) / span if span else 0))
    return out


def length(points):
    return sum((Vector(b) - Vector(a)).length for a, b in zip(points, points[1:]))


def superellipse(width, depth, power, count, start=0.0):
    """A closed outline around the origin: power 2 is an ellipse, higher is nearer to a rectangle."""
    out = []
    for k in range(count):
        a = start + 2 * pi * k / count
        c, s = cos(a), sin(a)
        out.append(
            (
                width / 2 * abs(c) ** (2 / power) * (1 if c >= 0 else -1),
                depth / 2 * abs(s) ** (2 / power) * (1 if s >= 0 else -1),
            )
        )
    return out


def circle(radius, count=12):
    return superellipse(2 * radius, 2 * radius, 2, count)


def rounded_rectangle(width, depth, radius, steps=4):
    """A closed outline with true straight sides."""
    out = []
    for corner, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for k in range(steps + 1):
            a = pi / 2 * (corner + k / steps)
            out.append(
                (sx * (width / 2 - radius) + radius * cos(a), sy * (depth / 2 - radius) + radius * sin(a))
            )
    return out
