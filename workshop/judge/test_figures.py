"""Each fault that is planted in a drawn look raises its own figure. `python3 -m unittest discover workshop/judge`"""

import unittest

import numpy as np

from scene import AT, Scene
from score import figures_of

HEIGHT, WIDTH = 400, 260
JOINTS = {0: (130, 50), 11: (165, 100), 12: (95, 100), 13: (185, 160), 14: (75, 160), 15: (190, 215), 16: (70, 215)}
JOINTS |= {19: (191, 235), 20: (69, 235), 23: (150, 200), 24: (110, 200)}


def box(left, top, right, bottom):
    where = np.zeros((HEIGHT, WIDTH), bool)
    where[top:bottom, left:right] = True
    return where


TRUNK, LEGS, HEAD, HAIR = box(95, 95, 165, 215), box(100, 210, 160, 380), box(115, 40, 145, 85), box(112, 20, 148, 42)
LEFT_ARM, RIGHT_ARM, BAG = box(64, 110, 86, 240), box(174, 110, 196, 240), box(196, 235, 220, 265)


class Figures(unittest.TestCase):
    def setUp(self):
        random = np.random.default_rng(1)
        self.parts = np.zeros((HEIGHT, WIDTH), np.uint8)
        for name, where in (
            ('skin', LEFT_ARM | RIGHT_ARM | box(122, 80, 138, 97)),
            ('trousers', LEGS),
            ('top', TRUNK),
            ('face', HEAD),
            ('hair', HAIR),
            ('bag', BAG),
        ):
            self.parts[where] = AT[name]
        colours = random.integers(40, 220, (13, 3))
        self.photo = np.clip(colours[self.parts] + random.normal(0, 6, (HEIGHT, WIDTH, 1)), 0, 255).astype(np.uint8)
        self.origin = np.zeros((HEIGHT, WIDTH, 3), np.float32)
        self.origin[..., 0] = 1
        self.look = self.photo.copy()
        self.put_on(TRUNK)
        self.entry = {'kind': 'sample', 'category': 'tops', 'sleeve': 0, 'layering': None}
        self.entry['joints'] = [(*JOINTS.get(k, (130, 60)), 1) for k in range(33)]

    def put_on(self, where):
        noise = np.random.default_rng(2).normal(0, 6, (HEIGHT, WIDTH, 1))
        self.look[where] = np.clip(np.array([200, 30, 40]) + noise, 0, 255).astype(np.uint8)[where]
        self.origin[where] = (0, 1, 0)

    def take_off(self, where):
        self.look[where] = self.photo[where]
        self.origin[where] = (1, 0, 0)

    def figures(self):
        return figures_of(Scene(self.entry, self.photo, self.look, self.parts, self.origin))

    def rises(self, name, least):
        clean = Figures('figures')
        clean.setUp()
        before, after = clean.figures()[name], self.figures()[name]
        self.assertLess(before, 0.05, f'{name} of a look without a fault')
        self.assertGreater(after, before + least, name)

    def test_a_look_without_a_fault_has_none(self):
        for name in ('face changed', 'hair changed', 'hands changed', 'held changed', 'bare arms changed', 'old left'):
            self.assertLess(self.figures()[name], 0.02, name)

    def test_painted_hair_is_seen(self):
        self.look[HAIR] = 255 - self.look[HAIR]
        self.rises('hair changed', 0.9)

    def test_a_wiped_bag_is_seen(self):
        self.look[BAG] = self.photo[5, 5]
        self.rises('held changed', 0.9)

    def test_an_arm_in_another_tone_is_seen(self):
        self.look[LEFT_ARM] //= 2
        self.rises('bare arms changed', 0.4)

    def test_cloth_over_a_bare_arm_is_seen(self):
        self.put_on(LEFT_ARM)
        self.rises('bare arm under cloth', 0.4)

    def test_a_sleeve_that_ends_too_low_is_seen(self):
        self.put_on(LEFT_ARM | RIGHT_ARM)
        self.rises('sleeve ends off', 1)

    def test_a_sleeve_beside_the_arm_is_seen(self):
        self.put_on(box(20, 120, 50, 200))
        self.rises('cloth beside arm', 0.1)

    def test_a_hole_in_the_trunk_is_seen(self):
        self.take_off(box(110, 130, 150, 190))
        self.rises('trunk not covered', 0.3)

    def test_what_is_left_of_the_old_top_is_seen(self):
        self.take_off(box(95, 95, 165, 140))
        self.rises('old left', 0.2)

    def test_a_rim_is_seen(self):
        self.look[box(93, 95, 95, 215)] = 255
        self.rises('rim', 0.1)

    def test_a_hem_at_the_knees_is_seen(self):
        self.put_on(box(95, 95, 165, 330))
        self.rises('hem off', 0.5)

    def test_cloth_before_the_face_is_seen(self):
        self.put_on(HEAD)
        self.rises('before neck and face', 0.1)


if __name__ == '__main__':
    unittest.main()
