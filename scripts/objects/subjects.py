"""Every model that can be photographed: how it is built, how many stand in the picture, from where it is seen."""

from dataclasses import dataclass
from math import radians
from typing import Callable

import bpy
from mathutils import Matrix, Vector

from shoes import pumps


@dataclass
class Subject:
    build: Callable
    yaw: float = 0.0
    pitch: float = 12.0
    pair: tuple | None = None
    """(turn of either shoe, how far the second stands to the right, and behind) for shoes."""

    def arrange(self):
        if not self.pair:
            return
        first, turn, x, y = self.pair[0], self.pair[1], self.pair[2], self.pair[3]
        middle = Matrix.Translation((-12, 0, 0))
        mirror = Matrix.Scale(-1, 4, (0, 1, 0))
        things = [t for t in bpy.data.objects]
        for thing in things:
            twin = thing.copy()
            bpy.context.scene.collection.objects.link(twin)
            own = thing.matrix_world.copy()
            thing.matrix_world = Matrix.Rotation(radians(first), 4, 'Z') @ middle @ own
            twin.matrix_world = (
                Matrix.Translation((x, y, 0)) @ Matrix.Rotation(radians(turn), 4, 'Z') @ mirror @ middle @ own
            )


subjects = {
    'pointed-pump': Subject(pumps.pointed_pump, pitch=24, pair=(208, 236, 9, 6)),
}
