"""Boots: an upper that goes on above the last as a shaft."""

from math import cos, exp, pi, sin

from mathutils import Vector

import materials
from curves import ease, mix, rounded_rectangle, spline, through
from lofts import cord, loft, mesh, soften, stitches, sweep, thicken
from shoes import parts
from shoes.finish import finish_of, lining_of, outsole
from shoes.last import Last, throat_of

ankle_line = through((0, 6.6), (0.1, 6.5), (0.25, 6.5), (0.36, 6.6), (0.45, 6.9), (0.55, 7.6), (1, 9))


class Boot:
    """The skin of a boot. v is 0 at the feather edge, 1 at the ankle, 2 where the shaft is upright, 3 at its top."""

    def __init__(self, last: Last, top, rings, wrinkle=0.0, dip=0.0, centre=0.21):
        self.last, self.top, self.rings, self.wrinkle, self.dip = last, top, rings, wrinkle, dip
        self.centre = last.run * centre
        self.throat = throat_of(last, ankle_line)
        self.upright = last.lift + last.heel + 11.0
        self.along = self.lengths()

    def lengths(self):
        """How far round the opening each t lies: 0 behind, 1 at the throat."""
        ts = [self.throat * k / 200 for k in range(201)]
        points = [self.edge(t, 1) for t in ts]
        sums = [0.0]
        for a, b in zip(points, points[1:]):
            sums.append(sums[-1] + (b - a).length)
        return through(*[(t, s / sums[-1]) for t, s in zip(ts, sums)])

    def edge(self, t, side, below=0.0):
        return self.last.point(t, side * self.last.side_at(t, ankle_line(t) - below))

    def ring(self, t, side, z):
        angle = pi * self.along(t)
        deep, wide = self.rings((z - self.upright) / (self.top - self.upright))
        lean = self.centre + (deep - 4.6) * 0.35
        return Vector((lean - deep * cos(angle), side * wide * sin(angle), z))

    def skin(self, t, side, v):
        if v <= 1:
            top = self.last.side_at(t, ankle_line(t)) if t < self.throat else 0.0
            return self.last.point(t, side * mix(1, top, v))
        a = self.edge(t, side)
        b = self.ring(t, side, self.upright)
        if v < 2:
            w = v - 1
            span = (b - a).length
            out = self.rising(t, side) * span * 0.9
            up = Vector((0, 0, span * 0.9))
            p = (
                a * (2 * w**3 - 3 * w * w + 1)
                + out * (w**3 - 2 * w * w + w)
                + b * (3 * w * w - 2 * w**3)
                + up * (w**3 - w * w)
            )
        else:
            top = self.top - self.dip * sin(pi * self.along(t)) ** 2
            p = self.ring(t, side, mix(self.upright, top, v - 2))
        return p + self.crease(p, t, side)

    def rising(self, t, side):
        """The way the skin leaves the ankle line: up the sides, but in front back along the instep."""
        up = (self.edge(t, side) - self.edge(t, side, 0.5)).normalized()
        instep = (self.last.point(self.throat - 0.03, 0) - self.last.point(self.throat, 0)).normalized()
        return up.lerp(instep, ease((self.along(t) - 0.55) / 0.4)).normalized()

    def crease(self, p, t, side):
        """Leather folds where the ankle bends, deepest in front and behind."""
        if not self.wrinkle:
            return Vector()
        height = p.z - self.last.lift - self.last.heel
        amount = self.wrinkle * exp(-(((height - 9.5) / 3.6) ** 2))
        # Of sine and cosine of the turn alone, so that both sides meet in front and behind.
        turn = pi * self.along(t) * side
        wave = sin(height * 1.7 + 1.7 * sin(turn) + cos(2 * turn)) + 0.5 * sin(height * 2.9 + 2 * sin(turn))
        middle = Vector((self.centre, 0, p.z))
        return (p - middle).normalized() * amount * wave

    def normal(self, t, side, v):
        d = 0.01
        a = self.skin(min(self.throat - 0.001, t + d), side, v) - self.skin(max(0.001, t - d), side, v)
        b = self.skin(t, side, min(3, v + d)) - self.skin(t, side, max(0, v - d))
        n = a.cross(b)
        return n.normalized() * (-side if n.length else 0)

    def build(self, outside, lining):
        heights = (
            [k / 12 for k in range(13)]
            + [1 + k / 10 for k in range(1, 11)]
            + [2 + k / 14 for k in range(1, 15)]
        )
        ts = self.last.stations(72, self.throat)
        verts, faces, at = [], [], {}
        for i, t in enumerate(ts):
            for side in (-1, 1):
                for k, v in enumerate(heights):
                    if v > 1 and t > self.throat + 1e-9:
                        break
                    at[i, side, k] = len(verts)
                    verts.append(self.skin(t, side, v))
        for i in range(len(ts) - 1):
            for side in (-1, 1):
                for k in range(len(heights) - 1):
                    quad = [
                        at.get(c)
                        for c in ((i, side, k), (i + 1, side, k), (i + 1, side, k + 1), (i, side, k + 1))
                    ]
                    if None not in quad:
                        faces.append(quad if side < 0 else quad[::-1])
        thing = mesh('boot', verts, faces, [outside, lining], weld=0.006)
        # Foot and shaft meet in a crease that is smoothed away; elsewhere smoothing would shrink the boot.
        ankle = thing.vertex_groups.new(name='ankle')
        ankle.add([n for (i, side, k), n in at.items() if 0.7 < heights[k] < 1.5], 1, 'REPLACE')
        smooth = thing.modifiers.new('last', 'SMOOTH')
        smooth.iterations, smooth.factor = 6, 0.5
        smooth.vertex_group = ankle.name
        thicken(thing, 0.2, lining=1)
        soften(thing)

    def panel(self, material, t_at, v_range, out, rows=20, columns=10, thickness=0.08):
        """A piece on both sides of the boot; `t_at(w, v)` gives t across the piece, w from 0 to 1."""
        for side in (-1, 1):
            grid = []
            for i in range(rows + 1):
                v = mix(*v_range, i / rows)
                row = []
                for k in range(columns + 1):
                    t = t_at(k / columns, i / rows)
                    row.append(self.skin(t, side, v) + self.normal(t, side, v) * out)
                grid.append(row)
            thing = loft('panel', grid, material, around=False)
            thicken(thing, thickness, offset=0)

    def seam(self, thread, addresses, side, out=0.05, pitch=0.3, size=0.04):
        points = [self.skin(t, side, v) + self.normal(t, side, v) * out for t, v in addresses]
        outs = [self.normal(t, side, v) for t, v in addresses]
        stitches('seam', points, thread, outs, pitch, size)

    def rim(self, material, radius=0.12):
        half = [self.throat * (0.5 - 0.5 * cos(pi * k / 50)) for k in range(51)]
        loop = [self.skin(t, 1, 3) for t in half] + [self.skin(t, -1, 3) for t in reversed(half[1:-1])]
        cord('rim', loop, radius, material, closed=True)


def block_heel(last, material, t_end=0.22, sink=0.4, narrow=0.88):
    shape = through((0, 1), (0.3, 0.93), (1, narrow))
    parts.heel(
        last,
        material,
        materials.rubber('#1d1a19'),
        t_end=t_end,
        shape=lambda v: (shape(v), shape(v), 0.3 * v),
        sink=sink,
    )


def ankle_boot(look):
    last = Last(length=25.5, heel=6.2, toe='almond', spring=0.6, lift=0.6)
    outside, lining = finish_of(look), lining_of(look)
    boot = Boot(
        last,
        last.lift + last.heel + 15.5,
        lambda h: (mix(4.75, 5.1, h), mix(3.9, 4.35, h)),
        wrinkle=0.06,
        dip=-0.15,
    )
    boot.build(outside, lining)
    boot.rim(outside)
    parts.insole(last, lining)
    parts.sole(last, lambda t: 0.5, outsole(), out=0.12)
    block_heel(last, outside)
    for side in (-1, 1):
        boot.seam(outside, [(0.2, v) for v in [1.0 + k * 0.05 for k in range(40)]], side)


def chelsea_boot(look):
    last = Last(length=26.5, heel=1.9, toe='round', spring=0.7, lift=1.0, bulk=1.08, breadth=1.03)
    outside, lining = materials.leather(look['colour'], grain=0.12, roughness=0.34), lining_of(look)
    boot = Boot(
        last, last.lift + last.heel + 15.0, lambda h: (mix(5.1, 5.35, h), mix(4.1, 4.4, h)), wrinkle=0.05
    )
    boot.build(outside, lining)
    boot.rim(outside)
    elastic = materials.elastic('#1b1918')
    breadth = lambda v: 0.075 * min(1, 8 * v) ** 0.5 * mix(0.6, 1, ease(v))
    gore = lambda w, v: 0.225 + (w - 0.5) * 2 * breadth(v)
    boot.panel(elastic, gore, (0.9, 2.99), 0.05)
    for side in (-1, 1):
        for w in (-0.12, 1.12):
            boot.seam(
                outside, [(gore(w, v), mix(0.9, 2.97, v)) for v in [k / 40 for k in range(41)]], side, 0.06
            )
    pull_tab(boot, outside)
    parts.insole(last, lining)
    parts.sole(last, lambda t: 0.65, materials.rubber('#211d1b'), out=0.3, rim=0.1)
    welt = parts.outline(last, 0.2, 260)
    stitches(
        'welt',
        [p + Vector((0, 0, 0.06)) for p in welt],
        materials.plain('#a98c66', 0.8),
        (0, 0, 1),
        0.34,
        0.04,
    )
    parts.low_heel(last, materials.rubber('#1d1a18'), 0.28, 0.26, height=2.4, undercut=0.02)


def pull_tab(boot, material):
    p = boot.skin(0.0005, 1, 3)
    loop = [(-0.05, -2.2), (-0.14, -0.6), (-0.15, 0.9), (0.12, 1.5), (0.4, 0.9), (0.36, -1.6)]
    path = spline([p + Vector((x, 0, z)) for x, z in loop], 40)
    sweep(
        'tab',
        path,
        rounded_rectangle(1.3, 0.14, 0.06, 3),
        material,
        up=lambda i: path[i] - p - Vector((0.12, 0, 0)),
    )


def knee_boot(look):
    last = Last(length=25.5, heel=4.2, toe='almond', spring=0.6, lift=0.7)
    outside, lining = finish_of(look), lining_of(look)
    calf = through((0, 4.8), (0.25, 5.2), (0.6, 6.1), (0.8, 6.25), (1, 6.2))
    boot = Boot(
        last, last.lift + last.heel + 38.0, lambda h: (calf(h), calf(h) * 0.9), wrinkle=0.22, dip=-0.3
    )
    boot.build(outside, lining)
    boot.rim(outside)
    parts.insole(last, lining)
    parts.sole(last, lambda t: 0.55, outsole(), out=0.14)
    block_heel(last, outside, t_end=0.23)
    for side in (-1, 1):
        boot.seam(outside, [(0.22, v) for v in [1.0 + k * 0.05 for k in range(40)]], side)
