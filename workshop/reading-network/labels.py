"""The parts that the network tells apart, and how the labels of the street photographs become them."""

import random

import numpy as np
from PIL import Image

PARTS = ['ground', 'hair', 'face', 'skin', 'top', 'outer', 'one-piece', 'trousers', 'skirt', 'legwear', 'shoes', 'bag', 'worn']
AT = {name: place for place, name in enumerate(PARTS)}
CLOTHES = ['top', 'outer', 'one-piece', 'trousers', 'skirt']

NAMES = {
    'hair': 'hair',
    'skin': 'skin',
    'top': 'blouse bra hoodie intimate shirt sweater sweatshirt t-shirt tie top vest scarf jumper',
    'outer': 'blazer cape cardigan coat jacket suit',
    'one-piece': 'dress romper bodysuit swimwear',
    'trousers': 'jeans pants panties shorts leggings',
    'skirt': 'skirt',
    'legwear': 'socks stockings tights',
    'shoes': 'boots clogs flats heels loafers pumps sandals shoes sneakers wedges',
    'bag': 'bag purse wallet',
    'worn': 'accessories bracelet earrings glasses gloves hat necklace ring sunglasses watch',
}
FEW = 2500
"""Pixels of a photograph of 550 x 830 under which a label is too small to say what is worn."""


class Street:
    """The folder of photographs with a name for every pixel."""

    def __init__(self, folder, faces):
        """`faces` is a folder with what `faces.py` found in those photographs."""
        self.folder, self.faces = folder, faces
        with open(f'{folder}/labels.tsv') as file:
            rows = [line.rstrip('\n').split('\t') for line in file]
        self.value = {name: int(value) for value, name in rows if value.isdigit()}
        self.table = np.zeros(60, np.uint8)
        for part, names in NAMES.items():
            for name in names.split():
                if name in self.value:
                    self.table[self.value[name]] = AT[part]
        with open(f'{folder}/INDEX.tsv') as file:
            self.ids = sorted(line.split('\t')[0] for line in file.read().split('\n')[1:] if line)

    def photo(self, name):
        """RGB, uint8, [height, width, 3]."""
        return np.asarray(Image.open(f'{self.folder}/photos/{name}.jpg').convert('RGB'))

    def labels(self, name):
        """The data set's own 59 labels, uint8, [height, width]."""
        return np.asarray(Image.open(f'{self.folder}/parts/{name}.png'))

    def parts(self, name):
        """The part of each pixel, uint8, [height, width], mended where labels contradict what a garment is."""
        labels = self.labels(name)
        parts = self.table[labels]
        self._mend_lower(labels, parts)
        self._give_belt(labels, parts)
        face = np.asarray(Image.open(f'{self.faces}/{name}.png')) > 0
        parts[face & (parts == AT['skin'])] = AT['face']
        return parts

    def _rows(self, mask):
        return np.nonzero(mask)[0] if mask.sum() > FEW else None

    def _mend_lower(self, labels, parts):
        """What is called a dress and begins where the top is half over is a skirt; a romper likewise is trousers."""
        tops = self._rows(parts == AT['top'])
        for name, becomes in (('dress', 'skirt'), ('romper', 'trousers')):
            named = labels == self.value[name]
            rows = self._rows(named)
            if rows is not None and tops is not None and np.percentile(rows, 5) > np.percentile(tops, 50):
                parts[named] = AT[becomes]
        # A jacket that is called trousers lies over what is worn below.
        trousers = self._rows(parts == AT['trousers'])
        below = self._rows(np.isin(parts, [AT['skirt'], AT['one-piece']]))
        if trousers is not None and below is not None and np.median(trousers) < np.percentile(below, 40):
            parts[parts == AT['trousers']] = AT['outer']

    def _give_belt(self, labels, parts):
        """A belt is of the garment that most of its border touches, mostly trousers, skirt or dress."""
        belt = labels == self.value['belt']
        if not belt.any():
            return
        near = belt.copy()
        for axis, step in ((0, 3), (0, -3), (1, 3), (1, -3)):
            near |= np.roll(belt, step, axis)
        counts = np.bincount(parts[near & ~belt], minlength=len(PARTS))
        counts[[k for k, name in enumerate(PARTS) if name not in CLOTHES]] = 0
        # Its upper border is a top's; the garment that it holds is below.
        counts[AT['top']] //= 3
        parts[belt] = counts.argmax() if counts.any() else AT['worn']


HELD = 60


def split(street):
    """Photographs that are held back, and those that may be learned from: always the same."""
    ids = list(street.ids)
    random.Random(7).shuffle(ids)
    return ids[:HELD], ids[HELD:]
