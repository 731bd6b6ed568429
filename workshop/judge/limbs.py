"""Arms that are gone, thin or painted, and what of her was erased."""

import numpy as np
from scipy.ndimage import binary_erosion
from skimage.color import rgb2lab

from scene import CLOTHES, SAME, share

STEPS = np.arange(0.3, 2.15, 0.06)


def like_skin(scene):
    """Pixels of the look that have her skin's colour, in her own or in a deeper shade."""
    own = binary_erosion(scene.part('face', 'skin'), iterations=2)
    lab = rgb2lab(scene.look)
    if own.sum() < 60:
        return np.zeros(own.shape, bool)
    tone = np.median(rgb2lab(scene.photo[own][None])[0], axis=0)
    hue = np.hypot(lab[..., 1] - tone[1], lab[..., 2] - tone[2])
    light = lab[..., 0] - tone[0]
    return (hue < 14) & (light > -38) & (light < 28)


def limbs(scene):
    skin = like_skin(scene)
    painted_skin = (scene.painted > 0.5) & skin & ~scene.part('hair', 'face')
    figures = {
        'skin painted': float(painted_skin.sum() / scene.shoulder**2),
        'shoes changed': share(scene.changed, scene.part('shoes')),
        'held lost': float((scene.changed & scene.part('bag')).sum() / scene.shoulder**2),
    }
    hers = scene.part('skin', 'bag', 'shoes', 'worn', *CLOTHES, 'legwear') & ~scene.replaced
    erased = hers & scene.changed & ~scene.new & ~skin
    figures['erased'] = float(erased.sum() / scene.shoulder**2)
    hidden = scene.part('hair', 'bag', 'worn')
    unchanged = (scene.difference < SAME) & scene.part(*CLOTHES, 'skin', 'face')
    is_arm = scene.new | unchanged | skin
    missing, thin = [], []
    for place, near in scene.arms:
        inner, outer = near < 0.5 * scene.arm_width, near < 1.3 * scene.arm_width
        gone, narrow = [], []
        for step in STEPS:
            there = np.abs(place - step) < 0.035
            core = inner & there & ~hidden
            if core.sum() < 4 or (scene.parts[core] == 0).mean() > 0.5:
                continue
            gone.append(1 - is_arm[core].mean())
            if scene.new[core].mean() < 0.5:
                narrow.append(max(0, 1 - is_arm[outer & there].sum() / (0.8 / 1.3 * (outer & there).sum())))
        if gone:
            missing.append(np.mean(gone))
        if narrow:
            thin.append(np.mean(narrow))
    figures['arm missing'] = float(np.max(missing)) if missing else None
    figures['arm thin'] = float(np.max(thin)) if thin else None
    return figures
