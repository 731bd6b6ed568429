"""Cushion, throw, pillowcase."""

from math import cos, pi, sin

import bpy
from mathutils import Matrix

import materials
from soft import cushion, folded


def lean(degrees):
    """Leans all that has been made backwards, on its lower edge."""
    for thing in bpy.data.objects:
        thing.matrix_world = Matrix.Rotation(-degrees * pi / 180, 4, 'X') @ thing.matrix_world


def linen_cushion(look):
    linen = materials.cloth(look['colour'], threads=5.5, depth=0.05, sheen=0.3)
    cushion(48, 46, 19, linen, piping=linen, wrinkle=0.7)
    lean(10)


def silk_pillowcase(look):
    silk = materials.satin(look['colour'], 0.33)
    cushion(64, 44, 17, silk, pinch=0.06, wrinkle=1.1)
    for thing in bpy.data.objects:
        thing.matrix_world = Matrix.Rotation(-68 * pi / 180, 4, 'X') @ thing.matrix_world


def knitted_throw(look):
    knit = materials.knit(look['colour'], coarse=True)

    def ribs(u, y):
        stitch = 0.5 + 0.5 * cos(2 * pi * y / 2.4)
        purl = abs(sin(pi * u / 1.9 + (0.9 if (y % 2.4) < 1.2 else -0.9) * ((y % 2.4) / 1.2 - 0.5)))
        return 0.5 * stitch**0.7 + 0.3 * purl * stitch

    folded(40, 34, 5, 3.0, knit, 1.5, wave=0.9, count=900, rows=260, drift=0.8, relief=ribs)
