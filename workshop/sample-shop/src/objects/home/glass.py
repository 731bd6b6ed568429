"""Candle and reed diffuser: coloured glass with what it holds."""

from math import cos, pi, sin

import bpy
from mathutils import Vector

import materials
from curves import spline
from lofts import cord, lathe, loft, mesh, soften


def label(radius, wide, low, high, title, lines):
    """Paper round the front of a vessel, ruled above and below, with printed words."""
    paper = materials.plain('#f1ebe0', 0.75, 0.2)
    ink = materials.plain('#2b2522', 0.8, 0.2)
    half, tall = wide / 2 / radius, high - low

    def strip(part, z0, z1, out, material):
        rows = []
        for z in (z0, z1):
            turns = [half * part * (2 * k / 40 - 1) for k in range(41)]
            rows.append([((radius + out) * sin(a), -(radius + out) * cos(a), z) for a in turns])
        loft('label', rows, material, around=False)

    strip(1, low, high, 0.02, paper)
    for z in (low + 0.08 * tall, high - 0.08 * tall):
        strip(0.84, z - 0.02, z + 0.02, 0.035, ink)
    printed(title, 0.17 * tall, low + 0.6 * tall, radius + 0.035, ink)
    for n, line in enumerate(lines):
        printed(line, 0.085 * tall, low + (0.42 - 0.13 * n) * tall, radius + 0.035, ink)


def printed(words, size, z, radius, ink):
    """Words in Blender's own face, bent about the vertical axis."""
    curve = bpy.data.curves.new('words', 'FONT')
    curve.body, curve.size, curve.align_x, curve.space_character = words, size, 'CENTER', 1.2
    flat = bpy.data.objects.new('words', curve)
    shape = flat.to_mesh()
    verts = [
        (radius * sin(v.co.x / radius), -radius * cos(v.co.x / radius), z + v.co.y) for v in shape.vertices
    ]
    mesh('words', verts, [tuple(p.vertices) for p in shape.polygons], ink, smooth=False)
    flat.to_mesh_clear()
    bpy.data.objects.remove(flat)


def glass_candle(look):
    glass = materials.coloured_glass(look['colour'])
    wax = materials.wax(look['wax'])
    profile = [
        (0.01, 0.0),
        (3.9, 0.0),
        (4.25, 0.2),
        (4.35, 0.7),
        (4.35, 10.2),
        (4.28, 10.4),
        (4.12, 10.42),
        (4.02, 10.2),
        (4.02, 1.4),
        (3.8, 1.15),
        (0.01, 1.1),
    ]
    soften(lathe('glass', profile, glass, 128))
    soften(
        lathe(
            'wax',
            [(0.01, 1.12), (3.75, 1.18), (3.99, 1.45), (3.99, 8.2), (3.8, 8.05), (2.2, 7.95), (0.01, 7.9)],
            wax,
            96,
        )
    )
    cord(
        'wick',
        spline([(0, 0, 7.9), (0.02, 0, 8.5), (0.12, 0.03, 9.1)], 12),
        0.1,
        materials.plain('#d9d0bd', 0.9),
    )
    label(4.36, 5.6, 2.6, 7.6, 'HEARTH', ['cedar, amber, smoke', 'soy wax  220 g'])


def reed_diffuser(look):
    glass = materials.coloured_glass(look['colour'])
    profile = [
        (0.01, 0.0),
        (3.5, 0.0),
        (3.95, 0.3),
        (4.05, 0.9),
        (4.05, 7.0),
        (3.8, 8.0),
        (2.9, 8.8),
        (1.75, 9.2),
        (1.55, 9.6),
        (1.55, 11.2),
    ]
    inner = [
        (1.2, 11.2),
        (1.2, 9.5),
        (1.5, 9.0),
        (2.7, 8.4),
        (3.5, 7.8),
        (3.75, 7.0),
        (3.75, 1.1),
        (3.5, 0.8),
        (0.01, 0.75),
    ]
    soften(lathe('glass', profile + inner, glass, 128))
    collar = materials.plain('#2a2421', 0.35, 0.5)
    soften(
        lathe(
            'collar',
            [(1.58, 10.0), (1.85, 10.05), (1.9, 10.3), (1.9, 11.6), (1.8, 11.8), (1.1, 11.8), (1.05, 11.5)],
            collar,
            64,
        )
    )
    reed = materials.wood('#cfae7f')
    for n in range(8):
        a = 2 * pi * n / 8 + 0.4
        lean = 0.2 + 0.05 * sin(5 * n)
        foot = Vector((-0.5 * cos(a), -0.5 * sin(a), 1.0))
        up = Vector((lean * cos(a), lean * sin(a) * 0.8, 1)).normalized()
        cord('reed', [foot, foot + up * (24.5 + 0.5 * sin(3 * n))], 0.17, reed, sides=10)
    label(4.07, 5.2, 1.6, 6.2, 'CEDAR', ['room scent', 'eight reeds  100 ml'])
