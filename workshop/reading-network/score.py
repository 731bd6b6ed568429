"""How well photographs are read that were not learned from: overlaps, and how far found borders lie from the labels'.

  python3 workshop/reading-network/score.py --street DIR --faces DIR --weights FILE [--closer] [--half] [--clothes DIR --masks DIR]
"""

import argparse
import json

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image
from scipy.ndimage import distance_transform_edt

from clothes import KINDS, UNSURE, OwnClothes
from labels import AT, CLOTHES, PARTS, Street, split
from network import HEIGHT, WIDTH, ReadingNetwork

UPPER, LOWER = ['top', 'outer'], ['trousers', 'skirt']
SEEN = 1500
"""Pixels from which a part counts as there."""
NEAR = 3
"""Pixels within which a border is found; labels follow the photograph within 2 to 4."""


def is_any(parts, names):
    return np.isin(parts, [AT[name] for name in names])


def overlap(a, b):
    either = (a | b).sum()
    return (a & b).sum() / either if either else np.nan


@torch.no_grad()
def shares(network, photo, box, size):
    """Each part's share at each pixel [parts, height, width] where the network looks at `box` (left, top, width, height) in `size` (height, width)."""
    height, width = photo.shape[:2]
    left, top, across, down = box
    size_down, size_across = size
    x = torch.from_numpy(photo.copy()).permute(2, 0, 1).float()[None] / 255
    if down / size_down > 2:
        x = F.avg_pool2d(x, 3, 1, 1)
    rows = ((torch.arange(size_down) + 0.5) / size_down * down + top) / height * 2 - 1
    columns = ((torch.arange(size_across) + 0.5) / size_across * across + left) / width * 2 - 1
    grid = torch.stack([columns.expand(size), rows[:, None].expand(size)], -1)[None].float()
    x = F.grid_sample(x, grid, padding_mode='border', align_corners=False)
    once = network(x)[0].float().softmax(1)
    rows = (torch.arange(height) + 0.5 - top) / down * 2 - 1
    columns = (torch.arange(width) + 0.5 - left) / across * 2 - 1
    back = torch.stack([columns.expand(height, width), rows[:, None].expand(height, width)], -1)[None].float()
    found = F.grid_sample(once, back, align_corners=False)[0]
    # Beyond the box is ground.
    found[0] += (1 - found.sum(0)).clamp(0, 1)
    return found.numpy()


def figure_box(parts, size, margin=1.12):
    """Where the network looks: the figure with some room, in the shape of its input."""
    rows, columns = np.nonzero(parts)
    down = margin * (rows.max() - rows.min())
    across = down * size[1] / size[0]
    return (columns.min() + columns.max()) / 2 - across / 2, (rows.min() + rows.max()) / 2 - down / 2, across, down


ANOTHER, MIDDLE, BAG = 0.5, 0.8, 1.4
"""As in packages/engine/src/photo/read-parts.ts: how much another look counts, how high the second is, how much more a bag counts."""


def read(network, photo, box, size, closer):
    """The part at each pixel; where `closer`, as the engine reads: two more looks, a mirrored one and one from the head to the thighs, are laid over the first."""
    found = shares(network, photo, box, size)
    if closer:
        left, top, across, down = box
        width = photo.shape[1]
        for share, is_mirrored in ((MIDDLE, True), (0.6, False)):
            near = (left + (1 - share) / 2 * across, top, share * across, share * down)
            if is_mirrored:
                turned = (width - near[0] - near[2], *near[1:])
                again = shares(network, photo[:, ::-1], turned, size)[:, :, ::-1]
            else:
                again = shares(network, photo, near, size)
            rows = np.arange(photo.shape[0])[:, None]
            columns = np.arange(width)[None]
            inside = np.minimum(top + near[3] - rows, np.minimum(columns - near[0], near[0] + near[2] - columns))
            found += (again - found) * ANOTHER * np.clip(inside / (0.09 * near[2]), 0, 1)
        found[AT['bag']] *= BAG
    return found.argmax(0)


def border(parts, one, other):
    """Pixels of `one` that touch `other`."""
    a, b = is_any(parts, one), is_any(parts, other)
    near = np.zeros_like(b)
    for axis in (0, 1):
        near |= np.roll(b, 1, axis) | np.roll(b, -1, axis)
    return a & near


BORDERS = {
    'waist': (['top', 'outer'], ['trousers', 'skirt']),
    'bag|cloth': (['bag'], CLOTHES),
    'hair|cloth': (['hair'], CLOTHES),
    'shoe|skin': (['shoes'], ['skin', 'legwear']),
    'cuffs, neck': (['face', 'skin'], ['top', 'outer', 'one-piece']),
}


def figures_of(found, parts):
    """Figures of one photograph, each a share; what it does not show is left out."""
    there = [name for name in PARTS if (parts == AT[name]).sum() > SEEN]
    row = {
        'clothes': overlap(is_any(found, CLOTHES), is_any(parts, CLOTHES)),
        'person': overlap(found > 0, parts > 0),
        'hair': overlap(found == AT['hair'], parts == AT['hair']),
        'skin': overlap(is_any(found, ['face', 'skin']), is_any(parts, ['face', 'skin'])),
        'bag, shoes': overlap(is_any(found, ['bag', 'shoes']), is_any(parts, ['bag', 'shoes'])),
    }
    is_one = 'one-piece' in there
    if not is_one and any(name in there for name in LOWER):
        row['upper'] = overlap(is_any(found, UPPER), is_any(parts, UPPER))
        row['lower'] = overlap(is_any(found, LOWER), is_any(parts, LOWER))
        truth = is_any(parts, [*UPPER, *LOWER]) & is_any(found, CLOTHES)
        wrong = is_any(parts, UPPER) & is_any(found, LOWER) | is_any(parts, LOWER) & is_any(found, [*UPPER, 'one-piece'])
        row['wrong half'] = (wrong & truth).sum() / max(1, truth.sum())
    pieces = is_any(found, ['one-piece', *LOWER]).sum()
    row['one or two'] = float(is_one == ((found == AT['one-piece']).sum() > 0.5 * max(1, pieces)))
    for name, (one, other) in BORDERS.items():
        true = border(parts, one, other)
        if true.sum() > 30:
            far = distance_transform_edt(~border(found, one, other))
            row[name] = (far[true] <= NEAR).mean()
    return row


def table(network, street, ids, size, closer=False):
    """Mean of each figure over the photographs, and each part's overlap over all their pixels."""
    network.eval()
    counts, rows = np.zeros((len(PARTS), len(PARTS)), np.int64), []
    for name in ids:
        parts = street.parts(name)
        found = read(network, street.photo(name), figure_box(parts, size), size, closer)
        counts += np.bincount(parts.ravel().astype(int) * len(PARTS) + found.ravel(), minlength=len(PARTS) ** 2).reshape(counts.shape)
        rows.append(figures_of(found, parts))
    network.train()
    names = list(dict.fromkeys(name for row in rows for name in row))
    mean = {name: round(float(np.nanmean([row[name] for row in rows if name in row])), 4) for name in names}
    either = counts.sum(0) + counts.sum(1) - np.diag(counts)
    return mean, {name: round(float(value), 3) for name, value in zip(PARTS, np.diag(counts) / np.maximum(1, either))}


KIND_PARTS = [AT[name] for name in (*CLOTHES, 'shoes', 'worn')]


def clothes_table(network, clothes, size):
    """Of clothes alone that were held back: the share whose kind is told rightly, of each kind, and the overlap with their masks."""
    network.eval()
    right, overlaps = {}, []
    for name in clothes.held:
        photo, parts = clothes.photo(name), clothes.parts(name)
        height, width = photo.shape[:2]
        down = max(height, width * size[0] / size[1])
        across = down * size[1] / size[0]
        found = shares(network, photo, ((width - across) / 2, (height - down) / 2, across, down), size)
        areas = found.sum((1, 2))
        told = max(KIND_PARTS, key=lambda part: areas[part])
        right.setdefault(clothes.kind[name], []).append(told == AT[KINDS[clothes.kind[name]]])
        if parts is not None:
            known = np.asarray(Image.fromarray(parts).resize((width, height), Image.NEAREST))
            sure = known != UNSURE
            overlaps.append(overlap((found.argmax(0) > 0) & sure, (known > 0) & sure))
    network.train()
    each = {kind: f'{sum(hits)} of {len(hits)}' for kind, hits in sorted(right.items())}
    hits = [hit for some in right.values() for hit in some]
    return {'kind': round(float(np.mean(hits)), 4), 'outline': round(float(np.nanmean(overlaps)), 4), 'kinds': each}


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--street', required=True)
    ask.add_argument('--faces', required=True)
    ask.add_argument('--weights', required=True)
    ask.add_argument('--closer', action='store_true')
    ask.add_argument('--half', action='store_true')
    ask.add_argument('--clothes', help='and clothes alone, with their --masks')
    ask.add_argument('--masks')
    told = ask.parse_args()
    network = ReadingNetwork()
    network.load_state_dict({name: value.float() for name, value in torch.load(told.weights).items()})
    street = Street(told.street, told.faces)
    size = (HEIGHT // 2, WIDTH // 2) if told.half else (HEIGHT, WIDTH)
    mean, each = table(network, street, split(street)[0], size, told.closer)
    print(json.dumps({**mean, 'parts': each}))
    if told.clothes:
        print(json.dumps(clothes_table(network, OwnClothes(told.clothes, told.masks), size)))


if __name__ == '__main__':
    main()
