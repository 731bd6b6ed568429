"""The last: the foot-shaped form that an upper is pulled over. x runs from heel to toe, z is up.

A point of its skin has the address (t, s): t from 0 (heel) to 1 (toe); s from -1 (inner feather edge)
over 0 (the top) to 1 (outer feather edge).
"""

from dataclasses import dataclass, field
from math import acos, cos, pi, sin
from typing import Callable

from mathutils import Vector

from curves import ease, mix, through


@dataclass
class Last:
    length: float = 25.0
    heel: float = 1.0
    """Height of the seat above the ball, in centimetres."""
    spring: float = 0.9
    toe: str = 'almond'
    breadth: float = 1.0
    bulk: float = 1.0
    """Room over the toes."""
    lift: float = 0.0
    """What the whole last stands on: the sole's thickness at the ball."""
    wide: Callable = field(init=False)
    rise: Callable = field(init=False)
    bottom: Callable = field(init=False)

    def __post_init__(self):
        h = self.heel
        self.bottom = through(
            (0, h),
            (0.1, 0.985 * h),
            (0.24, 0.87 * h),
            (0.42, 0.45 * h),
            (0.58, 0.09 * h),
            (0.68, 0),
            (0.78, 0.06 * self.spring),
            (0.9, 0.45 * self.spring),
            (1, self.spring),
        )
        self.wide = through(
            (0, 3.05),
            (0.1, 3.1),
            (0.22, 3.0),
            (0.42, 2.95),
            (0.56, 3.6),
            (0.68, 4.15),
            (0.78, 4.1),
            (1, 3.75),
        )
        self.rise = through(
            (0, 8.0),
            (0.2, 8.6),
            (0.34, 8.3),
            (0.46, 7.0),
            (0.56, 5.6),
            (0.68, 4.3),
            (0.8, 3.3),
            (0.9, 2.65),
            (1, 2.1),
        )

    def half_width(self, t):
        start, long, blunt = {
            'pointed': (0.66, 1.32, 1.15),
            'almond': (0.66, 1.75, 1.6),
            'round': (0.70, 2.1, 2.0),
            'square': (0.80, 2.4, 3.0),
        }[self.toe]
        toe = 1.0
        if t > start:
            u = (t - start) / (1 - start)
            toe = max(0.0, 1 - u**long) ** (1 / blunt)
        heel = 1.0
        if t < 0.13:
            heel = max(0.0, 1 - (1 - t / 0.13) ** 2) ** 0.5
        return self.breadth * self.wide(t) * toe * heel

    def height(self, t):
        nose = 1.0
        if t > 0.86:
            nose = max(0.0, 1 - ((t - 0.86) / 0.14) ** 2.2) ** 0.5
        return mix(1, self.bulk, ease((t - 0.5) / 0.3)) * self.rise(t) * nose

    def middle(self, t):
        """The foot bends inwards (to negative y) at the toes."""
        bend = {'pointed': -0.1, 'almond': -0.45, 'round': -0.6, 'square': -0.5}[self.toe]
        return bend * ease((t - 0.5) / 0.5) + 0.35 * sin(pi * min(1, max(0, (t - 0.45) / 0.5)))

    @property
    def run(self):
        """A raised heel shortens the shoe's plan."""
        return self.length * (1 - 0.55 * (self.heel / self.length) ** 2 * 1.6)

    def point(self, t, s, out=0.0):
        power = mix(2.9, 2.15, ease((t - 0.25) / 0.35))
        angle = s * pi / 2
        across = abs(sin(angle)) ** (2 / power) * (1 if s >= 0 else -1)
        up = max(0.0, cos(angle)) ** (2 / power)
        fuller = 1 + 0.07 * sin(pi * min(1, up * 1.5)) if up < 0.667 else 1
        w, h = self.half_width(t), self.height(t)
        z = self.lift + self.bottom(t) + h * up
        # The counter swells behind the heel and closes in towards the ankle; the cone leans forward on a high heel.
        back = (1 - ease(t / 0.2)) * (0.55 * sin(pi * min(1, h * up / 5.2)) - 0.06 * max(0, h * up - 5) ** 2)
        narrow = mix(0.16, 0, ease((t - 0.2) / 0.3)) * max(0, up - 0.35)
        x = self.run * t - back
        p = Vector((x, self.middle(t) + across * w * fuller * (1 - narrow), z))
        if out:
            p += self.normal(t, s) * out
        return p

    def normal(self, t, s):
        d = 0.004
        t0, t1 = max(0.001, t - d), min(0.999, t + d)
        along = self.point(t1, s) - self.point(t0, s)
        over = self.point(t, min(1, s + d)) - self.point(t, max(-1, s - d))
        n = along.cross(over)
        return n.normalized() if n.length > 1e-9 else Vector((0, 0, 1))

    def side_at(self, t, height):
        """The s (0 to 1) at which the skin is `height` above the feather edge; 0 if it never is so high."""
        h = self.height(t)
        if height >= h:
            return 0.0
        power = mix(2.9, 2.15, ease((t - 0.25) / 0.35))
        return acos((height / h) ** (power / 2)) * 2 / pi

    def plan(self, t, side, out=0.0):
        """The feather edge: side is -1 or 1. `out` moves it outwards for a welt or sole."""
        p = self.point(t, side)
        if not out:
            return p
        a, b = self.point(max(0, t - 0.004), side), self.point(min(1, t + 0.004), side)
        ahead = Vector((b.x - a.x, b.y - a.y, 0)).normalized()
        return p + Vector((-ahead.y, ahead.x, 0)) * out * side

    def stations(self, count, throat=None):
        """Values of t, close together at both ends and about the throat."""
        plain = [0.5 - 0.5 * cos(pi * i / (count - 1)) for i in range(count)]
        if throat is None:
            return plain
        near = [throat - 0.12 * (k / 10) ** 2 for k in range(11)] + [
            throat + 0.03 * k / 4 for k in range(1, 5)
        ]
        far = [t for t in plain if t < throat - 0.125 or t > throat + 0.035]
        return sorted(far + near)


def throat_of(last, topline):
    """Where the topline's height meets the top of the last: the front of the opening."""
    low, high = 0.35, 0.99
    for _ in range(50):
        t = (low + high) / 2
        if topline(t) < last.height(t):
            low = t
        else:
            high = t
    return low
