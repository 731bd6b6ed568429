"""What a strict grader would say of a look, told from its figures; fitted to looks that were graded blind.

  python3 workshop/judge/told.py                              how well it tells, for photographs it has not seen
  python3 workshop/judge/told.py --looks DIR --grades FILE …  takes newly graded looks in: a line is a look, a tab, its grade

Many small trees (Geurts et al. 2006) rather than a sum: the worst fault decides a grade, and a sum averages it away.
"""

import argparse
import json
import zlib
from pathlib import Path

import numpy as np
from scipy.stats import spearmanr
from sklearn.ensemble import ExtraTreesRegressor

GRADED = Path(__file__).parent / 'graded.json'
FOLDS = 6
BELOW_THE_WAIST = ('bottoms', 'skirts')


def fold_of(photo):
    """A look is told by trees that have seen no look of its photograph."""
    return zlib.crc32(photo.encode()) % FOLDS


class Teller:
    def __init__(self, graded):
        self.names = sorted({name for one in graded for name in one['figures']})
        rows = self._rows(graded)
        self.usual = np.nanmedian(rows, axis=0)
        rows, grades = self._filled(rows), np.array([one['grade'] for one in graded])
        folds = np.array([fold_of(one['photo']) for one in graded])
        self.trees = []
        for fold in range(FOLDS):
            trees = ExtraTreesRegressor(400, min_samples_leaf=4, max_features=0.5, random_state=0)
            self.trees.append(trees.fit(rows[folds != fold], grades[folds != fold]))

    def _rows(self, looks):
        numbers = [
            [one['figures'].get(name, np.nan) for name in self.names] + [one['category'] in BELOW_THE_WAIST] for one in looks
        ]
        # Small faults differ more than large ones.
        return np.log1p(20 * np.abs(np.array(numbers, float)))

    def _filled(self, rows):
        return np.where(np.isnan(rows), self.usual, rows)

    def tell(self, looks):
        rows = self._filled(self._rows(looks))
        folds = np.array([fold_of(one['photo']) for one in looks])
        told = np.zeros(len(looks))
        for fold, trees in enumerate(self.trees):
            if (folds == fold).any():
                told[folds == fold] = trees.predict(rows[folds == fold])
        return told


def load():
    return json.loads(GRADED.read_text())


def take_in(looks, files):
    """Adds graded looks; what several graded counts by its mean."""
    given = {}
    for file in files:
        for line in Path(file).read_text().splitlines():
            look, grade = line.split('\t')[:2]
            given.setdefault(look, []).append(float(grade))
    scored = {one['look']: one for one in json.loads(Path(looks, 'figures.json').read_text())}
    kept = ('look', 'photo', 'kind', 'category', 'figures')
    for one in scored.values():
        one['figures'].pop('grade told, under 5', None)
    new = [{**{name: scored[look][name] for name in kept}, 'grade': round(float(np.mean(grades)), 2)} for look, grades in given.items()]
    lines = ',\n'.join(json.dumps(one) for one in [*(load() if GRADED.exists() else []), *new])
    GRADED.write_text(f'[\n{lines}\n]\n')


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--looks')
    ask.add_argument('--grades', nargs='+')
    given = ask.parse_args()
    if given.looks:
        take_in(given.looks, given.grades)
    graded = load()
    grades = np.array([one['grade'] for one in graded])
    told = Teller(graded).tell(graded)
    print(f'{len(graded)} looks, mean grade {grades.mean():.2f}; rank correlation {spearmanr(told, grades).correlation:.3f}')
    bad = grades <= 2
    order = np.argsort(np.argsort(-told))
    area = (order[bad].sum() - bad.sum() * (bad.sum() - 1) / 2) / (bad.sum() * (~bad).sum())
    print(f'area under the curve for a grade of 2 or less: {area:.3f}')
    for name in Teller(graded).names:
        pairs = [(one['figures'][name], one['grade']) for one in graded if name in one['figures']]
        if len(pairs) > 25:
            print(f'{name:24s} {len(pairs):4d} {spearmanr(*zip(*pairs)).correlation:+.2f}')


if __name__ == '__main__':
    main()
