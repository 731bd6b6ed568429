"""One look with what is known of it: the photograph, its parts, where each pixel came from, her joints."""

import functools
import json
import sys
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter
from skimage.color import deltaE_ciede2000, rgb2lab

sys.path.append(str(Path(__file__).parent.parent / 'reading-network'))
from labels import AT, CLOTHES  # noqa: E402

VISIBLE = 6.0
"""A colour difference (CIEDE2000) that is seen side by side; JPEG and scaling stay under 3."""
SAME = 3.0

REPLACED = {
    'tops': ['top', 'outer'],
    'outerwear': ['outer'],
    'dresses': ['top', 'outer', 'one-piece', 'trousers', 'skirt'],
    'bottoms': ['trousers', 'skirt'],
    'skirts': ['trousers', 'skirt'],
}
UPPER = ('tops', 'outerwear', 'dresses')

# MediaPipe's numbers of joints, her right side (the picture's left) last.
SHOULDERS, ELBOWS, WRISTS, KNUCKLES, HIPS = (11, 12), (13, 14), (15, 16), (19, 20), (23, 24)


def read(path):
    return np.asarray(Image.open(path).convert('RGB'))


class Scene:
    def __init__(self, entry, photo, look, parts, origin):
        """Pictures are uint8 [height, width, 3], parts uint8 [height, width]; `origin` as page/worker.ts writes it, 0 to 1."""
        self.entry, self.category = entry, entry['category']
        self.photo, self.look, self.parts = photo, look, parts
        self.kept, self.cloth, self.painted = (origin[..., k] for k in range(3))
        self.new = self.cloth > 0.5
        self.joints = np.array(entry['joints'])
        self.shoulder = np.hypot(*(self.joint(SHOULDERS[0]) - self.joint(SHOULDERS[1])))
        middle = lambda pair: (self.joint(pair[0]) + self.joint(pair[1])) / 2
        self.neck, self.hip = middle(SHOULDERS), middle(HIPS)
        self.torso = np.hypot(*(self.hip - self.neck))
        self.rows, self.columns = np.mgrid[: parts.shape[0], : parts.shape[1]].astype(np.float32)

    def joint(self, number):
        return self.joints[number, :2]

    def seen(self, *numbers):
        return self.joints[list(numbers), 2].min() > 0.5

    def part(self, *names):
        return np.isin(self.parts, [AT[name] for name in names])

    @property
    def replaced(self):
        """What she wore that the new piece should have taken the place of."""
        old = self.part(*REPLACED[self.category])
        if self.category != 'outerwear':
            waist = self.neck[1] + self.torso
            one = self.part('one-piece')
            if self.category == 'tops':
                old |= one & (self.rows < waist - 0.1 * self.torso)
            elif self.category != 'dresses':
                old |= one & (self.rows > waist + 0.1 * self.torso)
        return old

    @functools.cached_property
    def difference(self):
        """How far the look is from the photograph at each pixel, CIEDE2000 after a blur of 0.7 px."""
        far = np.zeros(self.parts.shape, np.float32)
        differs = np.abs(self.look.astype(int) - self.photo).max(2) > 2
        if differs.any():
            soft = [gaussian_filter(picture.astype(np.float32) / 255, (0.7, 0.7, 0)) for picture in (self.photo, self.look)]
            one, other = (rgb2lab(picture[differs][None])[0] for picture in soft)
            far[differs] = deltaE_ciede2000(one, other)
        return far

    @property
    def changed(self):
        return self.difference > VISIBLE

    def along(self, a, b):
        """For each pixel how far along a bone it lies, 0 to 1 between its ends, and how far from it, px."""
        bone = b - a
        length = max(1e-6, np.hypot(*bone))
        x, y = self.columns - a[0], self.rows - a[1]
        share = (x * bone[0] + y * bone[1]) / length**2
        held = np.clip(share, 0, 1)
        return share, np.hypot(x - held * bone[0], y - held * bone[1])

    @functools.cached_property
    def arms(self):
        """For each arm whose joints are seen: the place along it (0 shoulder, 1 elbow, 2 wrist, 2.5 knuckles) and the distance in px."""
        arms = []
        for side in (0, 1):
            if not self.seen(SHOULDERS[side], ELBOWS[side], WRISTS[side]):
                continue
            points = [self.joint(names[side]) for names in (SHOULDERS, ELBOWS, WRISTS, KNUCKLES)]
            place, near = np.zeros_like(self.rows), np.full_like(self.rows, np.inf)
            for k, (a, b) in enumerate(zip(points, points[1:])):
                share, far = self.along(a, b)
                closer = far < near
                reach = 0.5 if k == 2 else 1
                place[closer] = k + np.clip(share, 0, 1)[closer] * reach
                near[closer] = far[closer]
            arms.append((place, near))
        return arms

    @property
    def arm_width(self):
        """Half of how wide an arm without cloth is, px."""
        return 0.15 * self.shoulder


def read_scene(photos, looks, entry):
    """The scene of a look in a folder of `run.ts`, of a photograph that `prepare.py` has seen."""
    look = read(f'{looks}/{entry["look"]}.png')
    origin = read(f'{looks}/{entry["look"]}.origin.png').astype(np.float32) / 255
    size = (look.shape[1], look.shape[0])
    return Scene(entry, photo_of(photos, entry['photo'], size), look, parts_of(photos, entry['photo'], size), origin)


@functools.lru_cache
def files_of(photos):
    return {one['photo']: one['file'] for one in json.loads(Path(photos, 'photos.json').read_text())}


@functools.lru_cache(8)
def photo_of(photos, name, size):
    return np.asarray(Image.open(files_of(photos)[name]).convert('RGB').resize(size, Image.BILINEAR))


@functools.lru_cache(8)
def parts_of(photos, name, size):
    return np.asarray(Image.open(f'{photos}/{name}.parts.png').resize(size, Image.NEAREST))


def share(of, where):
    """What share of a region something has; None where the region is too small to tell."""
    total = where.sum()
    return float((of & where).sum() / total) if total > 60 else None
