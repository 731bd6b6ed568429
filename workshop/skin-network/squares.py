"""Squares of the street photographs with some of the skin hidden, as the network learns from them."""

import sys
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import binary_dilation, label

sys.path.append(str(Path(__file__).parent.parent / 'reading-network'))
from labels import AT, CLOTHES  # noqa: E402
from pictures import cut  # noqa: E402

FEW = 60
"""Fewer pixels tell no colour."""
LIMBS = (200, 150)
"""The alpha with which `draw-limbs` marks arms and legs that it hid from the engine."""


def median(photo, mask):
    return np.median(photo[mask], axis=0) if mask.sum() >= FEW else None


def scale_skin(photo, mask, random):
    """Other skin in the same light: darker by up to a fifth of its own, redder as it darkens, its gloss kept. Photos are sRGB, 0..1."""
    deeper = np.exp(random.uniform(np.log(0.18), 0))
    by = np.array([deeper**0.8, deeper, deeper**1.12])
    linear = photo[mask] ** 2.2
    photo = photo.copy()
    photo[mask] = (linear * by + 0.02 * (1 - deeper) * np.clip(linear, 0, 1)) ** (1 / 2.2)
    return photo


def hide(skin, random, all_of_it=False):
    """Which of the skin is hidden: of each connected piece the whole, what lies beyond a line, or nothing."""
    pieces, count = label(skin)
    hidden = np.zeros(skin.shape, bool)
    for number in range(1, count + 1):
        rows, columns = np.nonzero(pieces == number)
        kind = 0 if all_of_it else random.random()
        if kind < 0.5:
            hidden[rows, columns] = True
        elif kind < 0.9:
            at = random.integers(len(rows))
            angle = random.uniform(0, 2 * np.pi)
            beyond = (columns - columns[at]) * np.cos(angle) + (rows - rows[at]) * np.sin(angle) > 0
            hidden[rows[beyond], columns[beyond]] = True
    return hidden


class Squares:
    def __init__(self, street, ids, side, drawn):
        """`drawn` is the folder that the judge's `draw-limbs` wrote."""
        self.side, self.items = side, []
        for name in ids:
            if not Path(f'{drawn}/{name}.bare.png').exists():
                continue
            photo, parts = street.photo(name), street.parts(name)
            bare, facing = (np.asarray(Image.open(f'{drawn}/{name}.{kind}.png')) for kind in ('bare', 'normal'))
            if bare.shape[:2] != photo.shape[:2]:
                continue
            limbs = np.isin(bare[..., 3], LIMBS) & (parts == AT['skin'])
            rows, columns = np.nonzero(parts)
            if limbs.sum() > 1500:
                box = (columns.min(), rows.min(), columns.max() + 1, rows.max() + 1)
                self.items.append((photo, parts, box, name, bare, facing[..., :3], limbs))

    def __len__(self):
        return len(self.items)

    def square(self, place, random):
        """Where to look: at her upper or lower half, or near."""
        _, _, (x0, y0, x1, y1), *_, limbs = self.items[place]
        tall = y1 - y0
        side = tall * random.uniform(0.4, 0.72)
        rows, columns = np.nonzero(limbs)
        at = random.integers(len(rows))
        x = np.clip(columns[at] + random.uniform(-0.35, 0.35) * side, x0, x1)
        y = np.clip(rows[at] + random.uniform(-0.35, 0.35) * side, y0 + 0.3 * side, y1 - 0.3 * side)
        return [int(v) for v in (x - side / 2, y - side / 2, side, side)]

    def draw(self, place, random, is_tried=False):
        """The network's channels [side, side, 17], the photograph [side, side, 3] and the hidden skin [side, side]."""
        photo, parts = self.items[place][:2]
        box = self.square(place, random)
        size = (self.side, self.side)
        picture = Image.fromarray(cut(photo, *box)).resize(size, Image.BILINEAR, reducing_gap=3)
        x = np.asarray(picture, np.float32) / 255
        named = np.asarray(Image.fromarray(cut(parts, *box)).resize(size, Image.NEAREST))
        bare, facing, limbs = self.items[place][4:]
        drawn = np.asarray(Image.fromarray(cut(bare[..., :3], *box)).resize(size, Image.BILINEAR, reducing_gap=3), np.float32) / 255
        is_drawn = np.asarray(Image.fromarray(cut(bare[..., 3], *box)).resize(size, Image.NEAREST)) > 0
        normal = np.asarray(Image.fromarray(cut(facing, *box)).resize(size, Image.BILINEAR), np.float32) / 127.5 - 1
        limb = np.asarray(Image.fromarray(cut(limbs.astype(np.uint8), *box)).resize(size, Image.NEAREST)) > 0
        whole = photo[::2, ::2].astype(np.float32) / 255
        named_whole = parts[::2, ::2]
        if not is_tried:
            gain = np.clip(random.normal(1, 0.15), 0.6, 1.5) * random.normal(1, 0.03, 3)
            power = random.uniform(0.8, 1.25)
            x, whole, drawn = (np.clip(one * gain, 0, 1) ** power for one in (x, whole, drawn))
            if random.random() < 0.4:
                state = random.bit_generator.state
                x = scale_skin(x, np.isin(named, (AT['skin'], AT['face'])), random)
                random.bit_generator.state = state
                drawn = scale_skin(drawn, np.ones(size, bool), random)
                random.bit_generator.state = state
                whole = scale_skin(whole, np.isin(named_whole, (AT['skin'], AT['face'])), random)
        skin = named == AT['skin']
        hidden = hide(skin & limb, random)
        gone = hidden.copy()
        for kind in (('top', 'outer', 'one-piece'), ('trousers', 'skirt', 'legwear')):
            if random.random() < 0.75:
                gone |= np.isin(named, [AT[name] for name in kind])
        gone = binary_dilation(gone, iterations=int(random.integers(1, 4))) & ~(skin & ~hidden)
        face = median(whole, named_whole == AT['face'])
        # What of her skin is not hidden: in the square, and beyond it.
        top, left = max(0, box[1]) // 2, max(0, box[0]) // 2
        beyond = named_whole == AT['skin']
        beyond[top : (box[1] + box[3]) // 2, left : (box[0] + box[2]) // 2] = False
        kept = skin & ~hidden
        seen = np.concatenate((whole[beyond][::4], x[kept][::4])) if random.random() < 0.6 or is_tried else x[kept][::4]
        seen = np.median(seen, axis=0) if len(seen) >= FEW else None
        if face is None:
            face = seen if seen is not None else np.array([0.7, 0.55, 0.47])
        if seen is None:
            seen = face
        flat = np.broadcast_to(np.concatenate((face, seen)).astype(np.float32), (*size, 6))
        drawn = np.where(is_drawn[..., None], drawn, seen)
        normal = normal * is_drawn[..., None]
        given = np.concatenate((x * ~gone[..., None], gone[..., None], hidden[..., None], drawn, normal, flat), axis=2).astype(np.float32)
        if not is_tried and random.random() < 0.5:
            given, x, hidden = given[:, ::-1].copy(), x[:, ::-1], hidden[:, ::-1]
            given[..., 8] *= -1
        return np.ascontiguousarray(given), np.ascontiguousarray(x.astype(np.float32)), np.ascontiguousarray(hidden)
