"""Every model that can be photographed: how it is built, how many stand in the picture, from where it is seen."""

from dataclasses import dataclass, field
from math import radians
from typing import Callable

import bpy
from mathutils import Matrix, Vector

from accessories import headwear, jewellery, leather_and_lenses, scarves
from bags import flap_bags, small_bags, soft_bags, totes
from home import ceramics, frames, glass, textiles
from shoes import boots, flats, pumps, sandals


@dataclass
class Pair:
    """Two shoes on the floor. Degrees are the direction of the toes: 180 is left, 270 towards the camera."""

    turn: float = 222
    other: float = 214
    """The far shoe's direction."""
    apart: float = 9.5
    behind: float = 3.0


@dataclass
class CloseUp:
    """What is looked at from near by: how many times as large, and where it lies in the picture, from its left and its foot."""

    x: float = 0.5
    y: float = 0.5
    closer: float = 2.3


@dataclass
class Subject:
    build: Callable
    yaw: float = 0.0
    pitch: float = 12.0
    pair: Pair | None = None
    room: float = 1.0
    """How bright the room is that polished metal mirrors."""
    stands: bool = True
    """What hangs casts no shadow on a floor."""
    behind: float = 180.0
    """Degrees that it is turned by to show its other side."""
    detail: CloseUp = field(default_factory=CloseUp)

    def arrange(self):
        if not self.pair:
            return
        ahead = Matrix.Rotation(radians(self.pair.turn), 4, 'Z')
        centre = Matrix.Translation((-12, 0, 0))
        mirror = Matrix.Scale(-1, 4, (0, 1, 0))
        beside = Matrix.Translation(ahead @ Vector((-self.pair.behind, -self.pair.apart, 0)))
        other = beside @ Matrix.Rotation(radians(self.pair.other), 4, 'Z') @ mirror @ centre
        for thing in list(bpy.data.objects):
            twin = thing.copy()
            bpy.context.scene.collection.objects.link(twin)
            own = thing.matrix_world.copy()
            twin.matrix_world = other @ own
            thing.matrix_world = ahead @ centre @ own


on_heels = Pair(215, 232, 10.5, 7.5)
flat = Pair(226, 226, 10.5, 2.5)
in_boots = Pair(220, 234, 13, 5)

subjects = {
    'pointed-pump': Subject(pumps.pointed_pump, pitch=22, pair=on_heels, detail=CloseUp(0.3, 0.32)),
    'slingback-heel': Subject(pumps.slingback_heel, pitch=22, pair=on_heels, detail=CloseUp(0.3, 0.38)),
    'mary-jane': Subject(pumps.mary_jane, pitch=24, pair=on_heels),
    'block-heel-sandal': Subject(sandals.block_heel_sandal, pitch=22, pair=on_heels),
    'strappy-heel': Subject(sandals.strappy_heel, pitch=22, pair=on_heels, detail=CloseUp(0.36, 0.34)),
    'ballet-flat': Subject(flats.ballet_flat, pitch=34, pair=flat, detail=CloseUp(0.34, 0.36)),
    'penny-loafer': Subject(flats.penny_loafer, pitch=30, pair=flat),
    'court-sneaker': Subject(flats.court_sneaker, pitch=26, pair=flat),
    'ankle-boot': Subject(boots.ankle_boot, pitch=14, pair=in_boots, detail=CloseUp(0.4, 0.2)),
    'chelsea-boot': Subject(boots.chelsea_boot, pitch=16, pair=in_boots, detail=CloseUp(0.4, 0.24)),
    'knee-boot': Subject(boots.knee_boot, pitch=9, pair=in_boots, detail=CloseUp(0.42, 0.14)),
    'espadrille': Subject(sandals.espadrille, pitch=24, pair=on_heels),
    'slide': Subject(sandals.slide, pitch=36, pair=flat),
    'heeled-mule': Subject(pumps.heeled_mule, pitch=24, pair=on_heels),
    'leather-tote': Subject(totes.leather_tote, yaw=-24, pitch=12),
    'bucket-bag': Subject(soft_bags.bucket_bag, yaw=-18, pitch=14),
    'camera-bag': Subject(small_bags.camera_bag, yaw=-20, pitch=16, detail=CloseUp(0.5, 0.26)),
    'shoulder-bag': Subject(flap_bags.shoulder_bag, yaw=-18, pitch=10, detail=CloseUp(0.5, 0.3)),
    'top-handle-bag': Subject(flap_bags.top_handle_bag, yaw=-24, pitch=11),
    'envelope-clutch': Subject(small_bags.envelope_clutch, yaw=-16, pitch=10),
    'straw-bag': Subject(soft_bags.straw_bag, yaw=-16, pitch=16),
    'mini-bag': Subject(flap_bags.mini_bag, yaw=-22, pitch=12, detail=CloseUp(0.5, 0.3)),
    'canvas-tote': Subject(totes.canvas_tote, yaw=-20, pitch=12),
    'quilted-bag': Subject(flap_bags.quilted_bag, yaw=-20, pitch=12, detail=CloseUp(0.5, 0.32)),
    'hobo-bag': Subject(soft_bags.hobo_bag, yaw=-14, pitch=8, detail=CloseUp(0.5, 0.26)),
    'silk-scarf': Subject(scarves.silk_scarf, pitch=4, stands=False),
    'leather-belt': Subject(leather_and_lenses.leather_belt, pitch=34),
    'round-sunglasses': Subject(leather_and_lenses.round_sunglasses, yaw=-32, pitch=16),
    'felt-fedora': Subject(headwear.felt_fedora, yaw=-28, pitch=20),
    'straw-hat': Subject(headwear.straw_hat, yaw=-25, pitch=24),
    'bucket-hat': Subject(headwear.bucket_hat, yaw=-20, pitch=16),
    'rib-beanie': Subject(headwear.rib_beanie, pitch=6),
    'hoop-earrings': Subject(jewellery.hoop_earrings, pitch=14, room=2.2),
    'pearl-earrings': Subject(jewellery.pearl_earrings, pitch=4, stands=False, room=1.5, detail=CloseUp(0.24, 0.22)),
    'pendant-necklace': Subject(jewellery.pendant_necklace, pitch=2, stands=False, room=2.2, detail=CloseUp(0.5, 0.1)),
    'pearl-necklace': Subject(jewellery.pearl_necklace, pitch=62, room=1.5, detail=CloseUp(0.5, 0.1)),
    'cuff-bracelet': Subject(jewellery.cuff_bracelet, yaw=-38, pitch=24, room=2.2, detail=CloseUp(0.3, 0.5)),
    'slim-watch': Subject(jewellery.slim_watch, yaw=-14, pitch=6, stands=False, room=2.2),
    'padded-headband': Subject(headwear.padded_headband, yaw=-34, pitch=24, detail=CloseUp(0.2, 0.62)),
    'silk-scrunchie': Subject(headwear.silk_scrunchie, pitch=42),
    'wool-scarf': Subject(scarves.wool_scarf, yaw=-24, pitch=30),
    'glass-candle': Subject(glass.glass_candle, pitch=16),
    'ribbed-vase': Subject(ceramics.ribbed_vase, pitch=12, detail=CloseUp(0.5, 0.84)),
    'linen-cushion': Subject(textiles.linen_cushion, yaw=-32, pitch=14, detail=CloseUp(0.18, 0.2)),
    'knitted-throw': Subject(textiles.knitted_throw, yaw=-26, pitch=26),
    'stoneware-mug': Subject(ceramics.stoneware_mug, yaw=-20, pitch=22, detail=CloseUp(0.7, 0.5)),
    'serving-bowl': Subject(ceramics.serving_bowl, pitch=26),
    'picture-frame': Subject(frames.picture_frame, yaw=-16, pitch=8, detail=CloseUp(0.2, 0.82)),
    'table-lamp': Subject(ceramics.table_lamp, pitch=9, detail=CloseUp(0.5, 0.3)),
    'reed-diffuser': Subject(glass.reed_diffuser, pitch=12, detail=CloseUp(0.5, 0.3)),
    'marble-tray': Subject(ceramics.marble_tray, yaw=-18, pitch=38, detail=CloseUp(0.3, 0.35)),
    'silk-pillowcase': Subject(textiles.silk_pillowcase, yaw=-18, pitch=24, detail=CloseUp(0.25, 0.35)),
}
