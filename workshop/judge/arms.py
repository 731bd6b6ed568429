"""Where sleeves end, what lies over an arm that is before the trunk, and cloth beside an arm."""

import numpy as np

from scene import UPPER

STEPS = np.arange(0.3, 2.2, 0.05)


def end_of(covered):
    """Where a sleeve ends: the place that most agrees with cloth above it and none below."""
    is_cloth = np.nan_to_num(covered, nan=0.5)
    wrong = [(1 - is_cloth[:k]).sum() + is_cloth[k:].sum() for k in range(len(STEPS) + 1)]
    return [*STEPS, STEPS[-1]][int(np.argmin(wrong))]


def arms(scene):
    sleeve = scene.entry['sleeve']
    if scene.category not in UPPER or sleeve is None or not scene.arms:
        return {}
    width = scene.arm_width
    errors, over, beside = [], [], []
    for place, near in scene.arms:
        core = near < 0.6 * width
        hidden = scene.part('hair', 'bag')
        covered = []
        for step in STEPS:
            there = core & (np.abs(place - step) < 0.03) & ~hidden
            covered.append(scene.new[there].mean() if there.sum() > 3 else np.nan)
        covered = np.array(covered)
        if np.isnan(covered).mean() < 0.5:
            errors.append(abs(end_of(covered) - max(sleeve, STEPS[0])))
        seen = scene.part('skin') & (near < width) & (place > sleeve + 0.25)
        if seen.sum() > 100:
            over.append(scene.new[seen].mean())
        area = 2 * width * 2 * 0.6 * scene.torso
        outside = scene.new & scene.part('ground') & (near > 1.2 * width) & (near < 4 * width)
        beside.append(outside.sum() / area)
    return {
        'sleeve ends off': float(np.mean(errors)) if errors else None,
        'bare arm under cloth': float(np.mean(over)) if over else None,
        'cloth beside arm': float(np.mean(beside)),
    }
