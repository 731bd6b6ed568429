"""Photographs as the network learns from them: cut, mirrored, in other colours and before other grounds."""

import io

import numpy as np
from PIL import Image, ImageFilter

from clothes import UNSURE
from labels import AT, CLOTHES

RECOLOURED = [AT[name] for name in (*CLOTHES, 'legwear', 'shoes')]


def cut(array, left, top, width, height):
    """A part of a picture; what lies beyond the border repeats it."""
    rows = np.clip(np.arange(top, top + height), 0, array.shape[0] - 1)
    columns = np.clip(np.arange(left, left + width), 0, array.shape[1] - 1)
    return array[rows[:, None], columns]


NEAR = 0.4
"""A look at less of her than this share of her height is one at her head."""


def look(random):
    """How much of her height a look sees: mostly the whole or a large part, now and then her head, or her from far away."""
    kind = random.random()
    if kind < 0.54:
        return random.uniform(1.0, 1.3)
    if kind < 0.88:
        return random.uniform(NEAR, 1.0)
    return random.uniform(0.18, NEAR) if kind < 0.94 else random.uniform(1.3, 3.0)


class Pictures:
    def __init__(self, street, ids, size):
        self.size = size
        self.items = []
        for name in ids:
            photo, parts = street.photo(name), street.parts(name)
            rows, columns = np.nonzero(parts)
            if len(rows) > 500:
                self.items.append((photo, parts, (columns.min(), rows.min(), columns.max() + 1, rows.max() + 1)))

    def __len__(self):
        return len(self.items)

    def draw(self, place, random):
        """A picture [height, width, 3] in 0..1 as float32, and its parts, int64."""
        photo, parts, (x0, y0, x1, y1) = self.items[place]
        size_down, size_across = self.size
        tall = y1 - y0
        share = look(random)
        height = tall * share
        width = height * size_across / size_down * random.uniform(0.88, 1.12)
        middle = (x0 + x1) / 2 + random.uniform(-0.1, 0.1) * tall
        if share >= 1:
            top = y0 - random.uniform(0.02, 0.98) * (height - tall)
        elif share < NEAR:
            top = y0 - random.uniform(0, 0.3) * height
        else:
            top = y0 + random.uniform(-0.06 * tall, max(0, tall - height))
        box = [int(v) for v in (middle - width / 2, top, width, height)]
        picture = Image.fromarray(cut(photo, *box)).resize((size_across, size_down), Image.BILINEAR, reducing_gap=3)
        named = np.asarray(Image.fromarray(cut(parts, *box)).resize((size_across, size_down), Image.NEAREST))
        if random.random() < 0.25:
            picture = self._before_another_ground(picture, named, random)
        x = np.asarray(picture, np.float32) / 255
        if random.random() < BARED:
            x, named = bare(x, named, random)
        elif random.random() < 0.6:
            x = recolour(x, named, random)
        if random.random() < 0.5:
            x, named = x[:, ::-1], named[:, ::-1]
        return photographed(x, random), named.astype(np.int64)

    def _before_another_ground(self, picture, named, random):
        other = Image.fromarray(self.items[random.integers(len(self.items))][0])
        ground = other.resize(picture.size).filter(ImageFilter.GaussianBlur(random.uniform(5, 25)))
        if random.random() < 0.4:
            level = np.linspace(*random.uniform(60, 250, (2, 3)), picture.height)[:, None]
            ground = Image.fromarray(np.broadcast_to(level, (picture.height, picture.width, 3)).astype(np.uint8))
        mask = Image.fromarray(np.where(named > 0, 255, 0).astype(np.uint8)).filter(ImageFilter.GaussianBlur(0.8))
        return Image.composite(picture, ground, mask)


class ClothesPictures:
    """Clothes that nobody wears: whole in the picture, as the engine looks at a garment's, mirrored, turned, in other colours and on other grounds."""

    def __init__(self, clothes, size):
        self.size = size
        self.items = []
        for name in clothes.learned:
            parts = clothes.parts(name)
            if parts is not None:
                photo = Image.fromarray(clothes.photo(name))
                photo.thumbnail((480, 480))
                self.items.append((photo, Image.fromarray(parts).resize(photo.size, Image.NEAREST)))

    def __len__(self):
        return len(self.items)

    def draw(self, place, random):
        """As `Pictures.draw`; pixels that teach nothing are `UNSURE`."""
        photo, parts = self.items[place]
        down, across = self.size
        room = random.uniform(0.8, 1.5)
        tall = room * max(photo.height, photo.width * down / across)
        wide = tall * across / down
        left = photo.width / 2 - wide / 2 + random.uniform(-0.06, 0.06) * wide
        top = photo.height / 2 - tall / 2 + random.uniform(-0.06, 0.06) * tall
        angle = random.normal(0, 7) if random.random() < 0.5 else 0
        box = [int(v) for v in (left, top, wide, tall)]
        # Turned within itself, then framed; what lies beyond repeats its border.
        picture = photo.rotate(angle, Image.BILINEAR)
        named = parts.rotate(angle, Image.NEAREST, fillcolor=UNSURE)
        picture = Image.fromarray(cut(np.asarray(picture), *box)).resize((across, down), Image.BILINEAR, reducing_gap=3)
        named = np.asarray(Image.fromarray(cut(np.asarray(named), *box)).resize((across, down), Image.NEAREST))
        if random.random() < 0.3:
            other = self.items[random.integers(len(self.items))][0]
            ground = other.resize(picture.size).filter(ImageFilter.GaussianBlur(random.uniform(8, 30)))
            mask = Image.fromarray(np.where(named > 0, 255, 0).astype(np.uint8)).filter(ImageFilter.GaussianBlur(0.8))
            picture = Image.composite(picture, ground, mask)
        x = np.asarray(picture, np.float32) / 255
        if random.random() < 0.5:
            x = recolour(x, named, random)
        if random.random() < 0.5:
            x, named = x[:, ::-1], named[:, ::-1]
        return photographed(x, random), named.astype(np.int64)


def soft(mask):
    return np.asarray(Image.fromarray((mask * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(0.8)), np.float32) / 255


BARED = 0.12


def bare(x, named, random):
    """
    One or all of her garments in the colour of her skin, their light softened: nobody's body, but it has the shape, hue and light of
    one. What is painted has no name; only the person network's own masks, which know bare trunks, are learned from it.
    """
    skin = np.isin(named, [AT['skin'], AT['face']])
    worn = [part for part in RECOLOURED[: len(CLOTHES)] if (named == part).mean() > 0.02]
    if skin.mean() < 0.005 or not worn:
        return x, named
    where = np.isin(named, worn if random.random() < 0.5 else random.permutation(worn)[:1])
    light = np.asarray(Image.fromarray((x.mean(2) * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(3)), np.float32) / 255
    shade = 1 + random.uniform(0.1, 0.5) * (light / max(0.05, light[where].mean()) - 1)
    painted = np.clip(np.median(x[skin], 0) * np.clip(shade, 0.5, 1.4)[:, :, None], 0, 1)
    mask = soft(where)[:, :, None]
    return (x * (1 - mask) + painted * mask).astype(np.float32), np.where(where, UNSURE, named)


def recolour(x, named, random):
    """One or two garments in another colour, their light kept."""
    worn = [part for part in RECOLOURED if (named == part).mean() > 0.004]
    for part in random.permutation(worn)[: random.integers(1, 3)]:
        mask = soft(named == part)[:, :, None]
        if random.random() < 0.6:
            light = x.mean(2, keepdims=True)
            inside = light[named == part].mean()
            base = random.uniform(0.05, 0.95, 3)
            other = base + (light - inside) * random.uniform(0.5, 1.5)
        else:
            other = x[:, :, random.permutation(3)]
        x = x * (1 - mask) + np.clip(other, 0, 1) * mask
    return x.astype(np.float32)


def photographed(x, random):
    """In another light, by another camera, stored worse."""
    x = x * np.clip(random.normal(1, 0.18), 0.5, 1.6) * random.normal(1, 0.05, 3) + random.normal(0, 0.04)
    x = np.clip(x, 0, 1) ** random.uniform(0.75, 1.3)
    if random.random() < 0.1:
        x = np.repeat(x.mean(2, keepdims=True), 3, 2)
    if random.random() < 0.35:
        x = x + random.normal(0, random.uniform(0.005, 0.04), x.shape)
    picture = Image.fromarray((np.clip(x, 0, 1) * 255).astype(np.uint8))
    if random.random() < 0.25:
        size, smaller = picture.size, random.uniform(0.4, 0.9)
        picture = picture.resize([int(side * smaller) for side in size], Image.BILINEAR).resize(size, Image.BILINEAR)
    if random.random() < 0.3:
        stored = io.BytesIO()
        picture.save(stored, 'JPEG', quality=int(random.integers(30, 90)))
        picture = Image.open(stored)
    return np.asarray(picture, np.float32) / 255
