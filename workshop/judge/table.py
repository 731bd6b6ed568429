"""Means of all figures with their intervals, of one engine or of two on the same looks."""

import numpy as np

DRAWS = 2000


def interval(values, groups):
    """95 % of the means of photographs drawn again with replacement: looks on one photograph are not independent."""
    values, groups = np.asarray(values, float), np.asarray(groups)
    names, place = np.unique(groups, return_inverse=True)
    sums, counts = np.bincount(place, values), np.bincount(place)
    random = np.random.default_rng(1)
    drawn = random.integers(0, len(names), (DRAWS, len(names)))
    means = sums[drawn].sum(1) / counts[drawn].sum(1)
    return np.percentile(means, [2.5, 97.5])


def names_of(scored):
    return list(dict.fromkeys(name for one in scored for name in one['figures']))


def header(scored):
    refused = [one for one in scored if 'refused' in one]
    lines = [f'{len(scored)} looks asked for, {len(scored) - len(refused)} made.']
    for kind in dict.fromkeys(one['kind'] for one in scored):
        those = [one for one in scored if one['kind'] == kind]
        lines.append(f'{kind}: {len(those)}, refused {sum("refused" in one for one in those)}.')
    return '\n'.join(lines) + '\n\n'


def single(scored):
    text = header(scored) + '| Figure | Looks | Mean | 95 % | Median | Worst tenth |\n|---|---|---|---|---|---|\n'
    for name in names_of(scored):
        those = [(one['figures'][name], one['photo']) for one in scored if name in one['figures']]
        values = np.array([value for value, _ in those])
        low, high = interval(values, [photo for _, photo in those])
        text += f'| {name} | {len(values)} | {values.mean():.4f} | {low:.4f} to {high:.4f} | {np.median(values):.4f} | {np.percentile(values, 90):.4f} |\n'
    return text


def paired(before, now):
    """Of looks that both engines made; an asterisk where the interval of the difference leaves zero out."""
    earlier = {one['look']: one for one in before}
    text = 'Before: ' + header(before) + 'Now: ' + header(now)
    text += '| Figure | Pairs | Before | Now | Difference | 95 % | |\n|---|---|---|---|---|---|---|\n'
    for name in names_of(now):
        those = [
            (earlier[one['look']]['figures'][name], one['figures'][name], one['photo'])
            for one in now
            if name in one['figures'] and name in earlier.get(one['look'], {'figures': {}})['figures']
        ]
        if len(those) < 5:
            continue
        old, new, photos = (np.array(column) for column in zip(*those))
        low, high = interval(new - old, photos)
        sure = 'better' if high < 0 else 'worse' if low > 0 else ''
        text += f'| {name} | {len(old)} | {old.mean():.4f} | {new.mean():.4f} | {(new - old).mean():+.4f} | {low:+.4f} to {high:+.4f} | {sure} |\n'
    return text
