"""Tells faces from other skin in the street photographs, whose labels do not, by the person network as it came.

  python3 workshop/reading-network/faces.py --street DIR --person FILE.tflite --out DIR
"""

import argparse
import os

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

from labels import Street
from person import PersonNetwork

SKIN, FACE = 2, 3
SIDE = 256


@torch.no_grad()
def face_of(network, photo, skin):
    """Where the network says face rather than skin, looking at the upper 45 % of the figure."""
    rows, columns = np.nonzero(skin)
    top, bottom = max(0, rows.min() - 60), rows.min() + int(0.45 * (rows.max() - rows.min())) + 60
    middle = int(np.median(columns[rows < rows.min() + 60]))
    half = (bottom - top) // 2
    left, right = max(0, middle - half), min(photo.shape[1], middle + half)
    bottom = min(bottom, photo.shape[0])
    x = torch.from_numpy(photo[top:bottom, left:right].copy()).permute(2, 0, 1)[None].float() / 127.5 - 1
    scores = network.masks_of(F.interpolate(x, size=(SIDE, SIDE), mode='bilinear', antialias=True))
    scores = F.interpolate(scores, size=(bottom - top, right - left), mode='bilinear')[0]
    face = np.zeros(skin.shape, bool)
    face[top:bottom, left:right] = (scores[FACE] > scores[SKIN]).numpy()
    return face & skin


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--street', required=True)
    ask.add_argument('--person', required=True)
    ask.add_argument('--out', required=True)
    told = ask.parse_args()
    os.makedirs(told.out, exist_ok=True)
    network = PersonNetwork()
    network.load_file(told.person)
    street = Street(told.street, told.out)
    for name in street.ids:
        skin = street.labels(name) == street.value['skin']
        face = face_of(network, street.photo(name), skin) if skin.sum() > 100 else np.zeros(skin.shape, bool)
        Image.fromarray((face * 255).astype(np.uint8)).save(f'{told.out}/{name}.png')


if __name__ == '__main__':
    main()
