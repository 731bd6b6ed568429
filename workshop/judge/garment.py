"""What is left of the old garment, what came along with the new one, and what it covers."""

import numpy as np
from scipy.ndimage import binary_dilation, binary_erosion, label

from scene import SAME, UPPER, share


def old(scene):
    """The old garment that should be gone, in how many scraps it is left, and how straight it was cut off."""
    if scene.entry['layering'] == 'over':
        return {}
    stays = (scene.kept > 0.5) & (scene.difference < SAME)
    left = stays & scene.replaced
    sizes = np.bincount(label(left)[0].ravel())[1:]
    figures = {
        'old left': share(stays, binary_erosion(scene.replaced, iterations=2)),
        'old left, area': float(left.sum() / scene.shoulder**2),
        'scraps': float((sizes > 0.002 * scene.shoulder**2).sum()),
    }
    if scene.category in ('bottoms', 'skirts'):
        figures['cut straight'] = cut(scene, scene.part('top', 'outer', 'one-piece') & ~scene.new)
    return figures


def cut(scene, above):
    """How straight the border between the old top and the new piece is: 1 on a line, 0 from a deviation of 2 % of her shoulders on."""
    middle, reach = int(scene.hip[0]), int(0.5 * scene.shoulder)
    places = []
    for column in range(max(0, middle - reach), min(scene.new.shape[1], middle + reach)):
        rows = np.nonzero(scene.new[:, column])[0]
        if len(rows) and rows[0] > 3 and above[rows[0] - 3 : rows[0], column].any():
            places.append((column, rows[0]))
    if len(places) < 0.3 * scene.shoulder:
        return None
    x, y = np.array(places).T
    away = np.sqrt(np.mean((y - np.polyval(np.polyfit(x, y, 1), x)) ** 2)) / scene.shoulder
    return float(max(0, 1 - away / 0.02))


def along(scene):
    """Cloth where no piece has any: before neck and face, and far beside her."""
    head = scene.part('face', 'skin', 'hair') & (scene.rows < scene.neck[1] - 0.12 * scene.shoulder)
    near = np.abs(scene.columns - scene.neck[0]) < 0.6 * scene.shoulder
    area = max(1, scene.new.sum())
    beyond = scene.new & ~binary_dilation(scene.parts > 0, iterations=max(1, int(0.15 * scene.shoulder)))
    figures = {'far beside her': float(beyond.sum() / area)}
    if scene.category in UPPER:
        figures['before neck and face'] = float((scene.new & head & near).sum() / scene.shoulder**2)
    return figures


def covered(scene):
    """Holes in the trunk, how wide the piece is, and where it begins or ends."""
    figures = {}
    down = (scene.rows - scene.neck[1]) / scene.torso
    across = np.abs(scene.columns - (scene.neck[0] + (scene.hip[0] - scene.neck[0]) * down)) / scene.shoulder
    if scene.category in UPPER:
        trunk = (down > 0.3) & (down < 0.8) & (across < 0.36)
        expected = trunk & scene.part('top', 'outer', 'one-piece', 'trousers', 'skirt', 'ground')
        figures['trunk not covered'] = share(~scene.new, expected)
        figures['trunk painted'] = share((scene.painted > 0.5) & (scene.cloth < 0.3), expected)
        level, usual = 0.6, 0.46
    else:
        level, usual = 1.05, 0.5
    row = int(scene.neck[1] + level * scene.torso)
    if row < scene.new.shape[0]:
        trunk = scene.new[row] & (across[row] < 0.9)
        for place, near in scene.arms:
            trunk &= ~((near[row] < scene.arm_width) & (place[row] > 0.6))
        if trunk.sum() > 5:
            figures['width off'] = abs(float(trunk.sum() / scene.shoulder - 2 * usual))
    inner = scene.new & (across < 0.3)
    if inner.sum() > 100:
        ends = down[inner]
        if scene.category == 'tops':
            hem = np.percentile(ends, 99)
            figures['hem off'] = float(max(0, 0.95 - hem, hem - 1.45))
        if scene.category in ('bottoms', 'skirts'):
            # What she wears above may hang over the waist, and stays.
            above = down[(across < 0.3) & scene.part('top', 'outer')]
            lowest = max(0.98, np.percentile(above, 95)) if len(above) > 100 else 0.98
            waist = np.percentile(ends, 1)
            figures['waist off'] = float(max(0, 0.7 - waist, waist - lowest))
    return figures
