"""Fits the engine's model of confidence to judged looks, and says what it is worth for people it has not seen.

  python3 workshop/judge/confidence.py --looks DIR … --graded DIR FILE [--shown 0.9] [--sure 0.5] [--write]

Looks of `--looks` count by what `told.py` says of them, those of `--graded` by what graders said (lines look, tab, grade); the
curve is of the latter alone, each judged by a model that has seen no look of its photograph. --shown is the share of looks that
is not refused, --sure the share that is shown without a word of doubt. The model is the engine's: `verdict/confidence.ts`.
"""

import argparse
import json
from pathlib import Path

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit
from scipy.stats import spearmanr

from told import FOLDS, fold_of

MODEL = Path(__file__).parents[2] / 'packages/engine/src/verdict/confidence-model.json'
STEPS = (2, 3, 4, 5)
FARTHEST = 3
BETTER, EITHER = {'ease', 'leastSeen'}, {'dress', 'coat', 'lower'}
"""More of a signal makes a look better, or better or worse; of any other it makes it worse only."""
TOLD_WEIGHT = 0.4
"""What is told of a look counts so much beside what somebody said of it."""
SPREAD = 0.55
"""How far graders stray from what is told, grades."""


def read(folder, grades=None):
    """Looks with their signals, and how likely each earns at least each grade: [looks, steps]."""
    figures = {one['look']: one['figures'] for one in json.loads(Path(folder, 'figures.json').read_text()) if 'figures' in one}
    given = dict(line.split('\t')[:2] for line in Path(grades).read_text().splitlines()) if grades else None
    looks = []
    for one in json.loads(Path(folder, 'looks.json').read_text()):
        name = one['look']
        if 'signals' not in one or name not in figures or (given is not None and name not in given):
            continue
        grade = float(given[name]) if given is not None else 5 - figures[name]['grade told, under 5']
        chances = [float(grade >= step) for step in STEPS] if given is not None else [
            float(expit((grade - step + 0.25) / SPREAD * 1.7)) for step in STEPS
        ]
        looks.append({'photo': one['photo'], 'signals': one['signals'], 'grade': grade, 'chances': chances, 'isGraded': given is not None})
    return looks


def standard(looks, usual):
    rows = np.array([[one['signals'][name] for name in usual] for one in looks], float)
    means, spreads = (np.array([usual[name][key] for name in usual]) for key in ('mean', 'spread'))
    return np.clip((rows - means) / spreads, -FARTHEST, FARTHEST)


def fit(looks, ridge):
    names = list(looks[0]['signals'])
    usual = {}
    for name in names:
        values = np.array([one['signals'][name] for one in looks], float)
        usual[name] = {'mean': float(values.mean()), 'spread': float(values.std()) if values.std() > 1e-9 else 1.0}
    rows, wanted = standard(looks, usual), np.array([one['chances'] for one in looks])
    weight = np.array([1.0 if one['isGraded'] else TOLD_WEIGHT for one in looks])[:, None]

    def surprise(given):
        odds = rows @ given[: len(names)]
        logits = odds[:, None] + given[len(names) :]
        off = weight * (expit(logits) - wanted)
        loss = (weight * (np.logaddexp(0, logits) - wanted * logits)).sum() + 0.5 * ridge * (given[: len(names)] ** 2).sum()
        return loss, np.concatenate([rows.T @ off.sum(1) + ridge * given[: len(names)], off.sum(0)])

    bounds = [(None, None) if n in EITHER else (0, None) if n in BETTER else (None, 0) for n in names] + [(None, None)] * len(STEPS)
    start = np.concatenate([np.zeros(len(names)), [1.0, -1.0, -3.0, -6.0]])
    found = minimize(surprise, start, jac=True, bounds=bounds, method='L-BFGS-B').x
    return usual, found[: len(names)], found[len(names) :]


def chance(looks, model):
    """How likely each look earns a 3 or more."""
    usual, weights, at_least = model
    return expit(standard(looks, usual) @ weights + at_least[1])


def area(score, bad):
    good, poor = score[~bad], score[bad]
    return float(np.mean((good[:, None] > poor).mean() + 0.5 * (good[:, None] == poor).mean()))


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--looks', nargs='*', default=[])
    ask.add_argument('--graded', nargs=2, required=True, metavar=('DIR', 'FILE'))
    ask.add_argument('--ridge', type=float, default=10)
    ask.add_argument('--shown', type=float, default=0.9)
    ask.add_argument('--sure', type=float, default=0.5)
    ask.add_argument('--write', action='store_true')
    told = ask.parse_args()
    graded = read(*told.graded)
    looks = graded + [one for folder in told.looks for one in read(folder)]
    folds = np.array([fold_of(one['photo']) for one in looks])
    own = np.array([fold_of(one['photo']) for one in graded])
    score = np.zeros(len(graded))
    for fold in range(FOLDS):
        model = fit([one for one, f in zip(looks, folds) if f != fold], told.ridge)
        score[own == fold] = chance([one for one, f in zip(graded, own) if f == fold], model)
    grades = np.array([one['grade'] for one in graded])
    people = len({one['photo'] for one in looks})
    lines = [
        f'{len(graded)} graded looks and {len(looks) - len(graded)} told ones of {people} photographs; ridge {told.ridge:g}; '
        f'rank correlation {spearmanr(score, grades).correlation:.2f}, area under the curve for 2 or less {area(score, grades <= 2):.2f}',
        '      shown     chance      looks      grade  at most 2',
    ]
    order = np.argsort(-score)
    above = {}
    for shown in (1, 0.95, told.shown, 0.8, 0.75, 0.6, told.sure, 0.4, 0.25):
        seen = order[: round(shown * len(order))]
        above[shown] = float(score[seen[-1]])
        cells = (f'{100 * shown:.0f} %', f'{above[shown]:.3f}', str(len(seen)), f'{grades[seen].mean():.2f}', f'{100 * (grades[seen] <= 2).mean():.0f} %')
        lines.append(''.join(cell.rjust(11) for cell in cells))
    usual, weights, at_least = fit(looks, told.ridge)
    print('\n'.join(lines))
    for name, weight in sorted(zip(usual, weights), key=lambda pair: -abs(pair[1])):
        print(f'{name:16s} {weight:+.3f}')
    if told.write:
        short = lambda value: float(f'{value:.4g}')
        signals = {name: {**{k: short(v) for k, v in usual[name].items()}, 'weight': short(w)} for name, w in zip(usual, weights)}
        written = {'judged': lines, 'refuseBelow': short(above[told.shown]), 'doubtfulBelow': short(above[told.sure]), 'signals': signals}
        MODEL.write_text(json.dumps({**written, 'atLeast': [short(v) for v in at_least]}, indent=2) + '\n')


if __name__ == '__main__':
    main()
