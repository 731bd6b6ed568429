"""Writes for each photograph its parts as a grey picture, and what she wears above the waist, cut out by the labels.

  python3 workshop/judge/prepare.py --street DIR --faces DIR --out DIR --photos 60

The photographs are those that the reading network does not learn from.
"""

import argparse
import json
import os
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

sys.path.append(str(Path(__file__).parent.parent / 'reading-network'))
from labels import AT, Street, split  # noqa: E402

CATEGORIES = {'outer': 'outerwear', 'one-piece': 'dresses', 'top': 'tops'}
LEAST = 12000
"""Pixels from which a piece is enough of itself to be worn again."""


def own_piece(photo, parts):
    """The largest of what she wears above the waist as RGBA, as large as the photograph, and its category; None where there is little of it."""
    name = max(CATEGORIES, key=lambda one: (parts == AT[one]).sum())
    mask = parts == AT[name]
    if mask.sum() < LEAST:
        return None
    alpha = Image.fromarray((mask * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(0.7))
    picture = Image.fromarray(photo).convert('RGBA')
    picture.putalpha(alpha)
    return picture, CATEGORIES[name]


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--street', required=True)
    ask.add_argument('--faces', required=True, help='what reading-network/faces.py wrote')
    ask.add_argument('--out', required=True)
    ask.add_argument('--photos', type=int, default=60)
    told = ask.parse_args()
    street, listed = Street(told.street, told.faces), []
    os.makedirs(told.out, exist_ok=True)
    for name in split(street)[0][: told.photos]:
        photo, parts = street.photo(name), street.parts(name)
        Image.fromarray(parts).save(f'{told.out}/{name}.parts.png')
        own = own_piece(photo, parts)
        if own:
            own[0].save(f'{told.out}/{name}.own.png')
        listed.append(
            {
                'photo': name,
                'file': f'{told.street}/photos/{name}.jpg',
                'own': own and {'file': f'{told.out}/{name}.own.png', 'category': own[1]},
            }
        )
    with open(f'{told.out}/photos.json', 'w') as file:
        json.dump(listed, file, indent=1)


if __name__ == '__main__':
    main()
