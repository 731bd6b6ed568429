"""Scores looks by the labels of their photographs, and compares two engines pair by pair.

  python3 workshop/judge/score.py --photos DIR --looks DIR --out DIR [--before DIR]

Every figure is a fault: less is better.
"""

import argparse
import json
import multiprocessing
from pathlib import Path

from arms import arms
from garment import along, covered, old
from kept import kept
from limbs import limbs
from put_back import put_back
from scene import read_scene
from sheet import worst
from surface import surface
from table import paired, single
from told import GRADED, Teller, load

def figures_of(scene):
    """All figures of a look by their names; what it has no place for is left out."""
    figures = {}
    for group in (kept, arms, limbs, old, along, covered, surface, put_back):
        figures.update(group(scene))
    return {name: round(value, 5) for name, value in figures.items() if value is not None}


def scored(task):
    photos, looks, entry = task
    return {**entry, 'figures': {} if 'refused' in entry else figures_of(read_scene(photos, looks, entry))}


def score(photos, looks):
    entries = json.loads(Path(looks, 'looks.json').read_text())
    with multiprocessing.Pool(2) as pool:
        all_scored = pool.map(scored, [(photos, looks, entry) for entry in entries], chunksize=8)
    made = [one for one in all_scored if 'refused' not in one]
    if GRADED.exists():
        for one, grade in zip(made, Teller(load()).tell(made)):
            one['figures']['grade told, under 5'] = round(5 - float(grade), 4)
    Path(looks, 'figures.json').write_text(json.dumps(all_scored, indent=1))
    return all_scored


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--photos', required=True)
    ask.add_argument('--looks', required=True)
    ask.add_argument('--before', default='')
    ask.add_argument('--out', required=True)
    told = ask.parse_args()
    now = score(told.photos, told.looks)
    text = single(now) if not told.before else paired(score(told.photos, told.before), now)
    Path(told.out, 'table.md').write_text(text)
    print(text)
    worst(told.photos, told.looks, now, Path(told.out, 'worst'))


if __name__ == '__main__':
    main()
