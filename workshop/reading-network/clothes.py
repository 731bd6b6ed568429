"""Clothes that nobody wears, as people photograph their own: the network reads them as it reads what is worn.

The pictures tell the kind alone. Where the garment lies is what the product's saliency network sees; pixels of which it is not sure teach nothing.
"""

import json
import random

import numpy as np
from PIL import Image, ImageOps

from labels import AT

KINDS = {
    't-shirt': 'top',
    'longsleeve': 'top',
    'shirt': 'top',
    'outwear': 'outer',
    'dress': 'one-piece',
    'pants': 'trousers',
    'shorts': 'trousers',
    'skirt': 'skirt',
    'shoes': 'shoes',
    'hat': 'worn',
}
UNSURE = 255
"""The name of a pixel that teaches nothing."""
HELD = 126


class OwnClothes:
    """The folder of such pictures, and beside it one mask a picture (`masks.ts` writes them)."""

    def __init__(self, folder, masks):
        """`masks` is a folder of grey PNG with each picture's name: how surely a pixel is the garment."""
        self.folder, self.masks = folder, masks
        with open(f'{folder}/INDEX.tsv') as file:
            rows = [line.rstrip('\n').split('\t') for line in file.read().split('\n')[1:] if line]
        self.kind = {row[0]: row[1] for row in rows}
        names = sorted(self.kind)
        random.Random(11).shuffle(names)
        self.held, self.learned = names[:HELD], names[HELD:]

    def photo(self, name):
        """RGB, uint8, [height, width, 3]."""
        return np.asarray(ImageOps.exif_transpose(Image.open(f'{self.folder}/{name}')).convert('RGB'))

    def parts(self, name):
        """The part of each pixel at the mask's size, uint8; `UNSURE` where the mask does not say. None where it says too little."""
        mask = np.asarray(Image.open(f'{self.masks}/{name[:-4]}.png').convert('L'), np.float32) / 255
        sure, unsure = (mask > SURE).mean(), ((mask > 1 - SURE) & (mask <= SURE)).mean()
        if not LEAST < sure < MOST or unsure > MOST_UNSURE * sure:
            return None
        parts = np.full(mask.shape, UNSURE, np.uint8)
        parts[mask <= 1 - SURE] = AT['ground']
        parts[mask > SURE] = AT[KINDS[self.kind[name]]]
        return parts


SURE = 0.8
LEAST, MOST = 0.05, 0.9
"""Shares of the picture between which a garment is believed."""
MOST_UNSURE = 0.3
"""More unsure pixels than this share of the sure ones, and the mask has not seen what the picture shows."""
