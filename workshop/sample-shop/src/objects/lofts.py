"""Meshes from rows of points: lofts, lathes, sweeps and stitching."""

from math import cos, pi, sin

import bpy
from mathutils import Matrix, Vector

from curves import evenly


def mesh(name, verts, faces, material, uvs=None, smooth=True, weld=0.0):
    """One object of the scene. `uvs` is a list for every face corner, in centimetres."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in verts], [], faces)
    if uvs:
        layer = data.uv_layers.new(name='cm')
        for loop, uv in zip(layer.data, uvs):
            loop.uv = uv
    data.polygons.foreach_set('use_smooth', [smooth] * len(data.polygons))
    for one in material if isinstance(material, (list, tuple)) else [material]:
        data.materials.append(one)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    if weld:
        thing.modifiers.new('weld', 'WELD').merge_threshold = weld
    return thing


def loft(name, rows, material, around=True, loop=False, caps=False, weld=0.0, smooth=True):
    """A skin over rows of equally many points. `around` closes each row, `loop` joins last row to first."""
    rows = [[Vector(p) for p in row] for row in rows]
    n, m = len(rows), len(rows[0])
    # The texture runs along the middle row and the first column, so that weaves keep their scale.
    middle = rows[n // 2]
    us, vs = [0.0], [0.0]
    for k in range(m):
        us.append(us[-1] + (middle[(k + 1) % m] - middle[k]).length)
    for i in range(n):
        vs.append(
            vs[-1] + max((rows[(i + 1) % n][k] - rows[i][k]).length for k in range(0, m, max(1, m // 6)))
        )
    verts = [p for row in rows for p in row]
    faces, uvs = [], []
    for i in range(n if loop else n - 1):
        for k in range(m if around else m - 1):
            a, b = i * m + k, i * m + (k + 1) % m
            c, d = (i + 1) % n * m + (k + 1) % m, (i + 1) % n * m + k
            faces.append((a, b, c, d))
            uvs += [(us[k], vs[i]), (us[k + 1], vs[i]), (us[k + 1], vs[i + 1]), (us[k], vs[i + 1])]
    if caps:
        for row, flip in ((0, True), (n - 1, False)):
            ring = [row * m + k for k in range(m)]
            faces.append(ring[::-1] if flip else ring)
            uvs += [(verts[k].x, verts[k].y) for k in faces[-1]]
    return mesh(name, verts, faces, material, uvs, smooth, weld)


def lathe(name, profile, material, count=96):
    """Turns (radius, height) points about the vertical axis."""
    return loft(
        name,
        [
            [(r * cos(2 * pi * k / count), r * sin(2 * pi * k / count), z) for k in range(count)]
            for r, z in profile
        ],
        material,
    )


def frames(points, closed=False, up=None):
    """A moving frame (position, side, normal) along a polyline; without `up` it is carried without twist."""
    points = [Vector(p) for p in points]
    n = len(points)
    out, side = [], None
    for i, p in enumerate(points):
        before = points[i - 1] if i or closed else p
        after = points[(i + 1) % n] if i + 1 < n or closed else p
        ahead = (after - before).normalized()
        if up is not None:
            wanted = up(i) if callable(up) else Vector(up)
            side = ahead.cross(wanted)
        elif side is None:
            side = ahead.cross(Vector((0, 0, 1)) if abs(ahead.z) < 0.9 else Vector((0, 1, 0)))
        side = (side - ahead * side.dot(ahead)).normalized()
        out.append((p, side, side.cross(ahead).normalized()))
    return out


def sweep(name, points, outline, material, closed=False, up=None, scale=None, smooth=True):
    """Draws an outline along a path: cords, straps, piping, rims. `scale(t)` narrows it, t from 0 to 1."""
    placed = frames(points, closed, up)
    rows = []
    for i, (p, side, normal) in enumerate(placed):
        k = scale(i / max(1, len(placed) - 1)) if scale else 1
        rows.append([p + side * (x * k) + normal * (y * k) for x, y in outline])
    return loft(name, rows, material, loop=closed, caps=not closed, smooth=smooth)


def cord(name, points, radius, material, closed=False, sides=10):
    outline = [(radius * cos(2 * pi * k / sides), radius * sin(2 * pi * k / sides)) for k in range(sides)]
    return sweep(name, points, outline, material, closed)


def stitches(name, points, material, out, pitch=0.42, size=0.055, closed=False):
    """A row of thread on a seam. `out` is the direction that leaves the surface, or one for every point."""
    points = [Vector(p) for p in points]
    outs = [Vector(o) for o in out] if isinstance(out, list) else [Vector(out)] * len(points)
    total = sum((b - a).length for a, b in zip(points, points[1:]))
    count = max(2, round(total / pitch))
    spots = evenly(points, count * 4 + 1)
    verts, faces = [], []
    for i in range(count):
        a, b = spots[4 * i], spots[4 * i + 3]
        ahead = (b - a).normalized()
        at = min(len(outs) - 1, int(i / count * len(outs)))
        up = (outs[at] - ahead * outs[at].dot(ahead)).normalized()
        side = ahead.cross(up)
        base = len(verts)
        for t, r in ((0, 0.2), (0.12, 0.8), (0.35, 1), (0.65, 1), (0.88, 0.8), (1, 0.2)):
            rise = up * (size * (4 * t * (1 - t) - 0.45))
            for k in range(6):
                angle = pi * k / 3
                verts.append(a.lerp(b, t) + rise + (side * cos(angle) + up * sin(angle)) * size * r)
        for row in range(5):
            for k in range(6):
                faces.append(
                    (
                        base + row * 6 + k,
                        base + row * 6 + (k + 1) % 6,
                        base + (row + 1) * 6 + (k + 1) % 6,
                        base + (row + 1) * 6 + k,
                    )
                )
    return mesh(name, verts, faces, material)


def slab(name, outline, thickness, material, at=Matrix(), bevel=0.0):
    """A flat piece cut along an outline: its face is the outline's plane, its back lies on it."""
    n = len(outline)
    verts = [Vector((x, y, 0)) for x, y in outline] + [Vector((x, y, thickness)) for x, y in outline]
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    faces += [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    uvs = [(verts[k].x, verts[k].y) for face in faces for k in face]
    thing = mesh(name, verts, faces, material, uvs, smooth=bool(bevel))
    thing.matrix_world = at
    if bevel:
        round_edges(thing, bevel)
    return thing


def ball(name, at, radius, material, squash=1.0):
    rings = 16
    profile = [
        (radius * sin(pi * k / rings), squash * radius * -cos(pi * k / rings)) for k in range(rings + 1)
    ]
    thing = lathe(name, profile, material, 32)
    thing.location = at
    return thing


def thicken(thing, thickness, lining=0, rim=0, offset=-1.0, even=True):
    """Gives leather its thickness, inwards; `lining` and `rim` are steps in the object's list of materials."""
    solid = thing.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = thickness
    solid.offset = offset
    solid.use_even_offset = even
    solid.material_offset = lining
    solid.material_offset_rim = rim
    return thing


def soften(thing, levels=1):
    subdivision = thing.modifiers.new('soft', 'SUBSURF')
    subdivision.levels = subdivision.render_levels = levels
    return thing


def round_edges(thing, width, segments=3, angle=0.6):
    bevel = thing.modifiers.new('edges', 'BEVEL')
    bevel.width = width
    bevel.segments = segments
    bevel.limit_method = 'ANGLE'
    bevel.angle_limit = angle
    bevel.harden_normals = False
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = 0.9
    return thing
