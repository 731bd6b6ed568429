"""What the piece leaves alone must be the photograph's own."""

import numpy as np
from scipy.ndimage import binary_dilation

from scene import CLOTHES, UPPER, share


def kept(scene):
    changed, skin = scene.changed, scene.part('skin')
    face = scene.part('face')
    hands, arms = np.zeros_like(skin), np.zeros_like(skin)
    for place, near in scene.arms:
        close = skin & (near < 1.6 * scene.arm_width) 
        hands |= close & (place > 1.95)
        arms |= close & (place <= 1.95)
    sleeve = scene.entry['sleeve']
    is_bare_arm = np.zeros_like(skin)
    if scene.category not in UPPER:
        is_bare_arm = arms
    elif sleeve is not None:
        for place, _ in scene.arms:
            is_bare_arm |= arms & (place > sleeve + 0.25)
    near_cloth = binary_dilation(scene.new, iterations=4)
    old = scene.replaced
    if scene.category in UPPER:
        others = scene.part('trousers', 'skirt', 'legwear', 'shoes') & ~old & ~near_cloth
    else:
        others = scene.part('top', 'outer', 'shoes') & ~old & ~near_cloth
    if scene.category == 'dresses':
        others = scene.part('shoes')
    near_old = binary_dilation(scene.part(*CLOTHES, 'legwear'), iterations=4)
    return {
        'face changed': share(changed, face),
        'hair changed': share(changed, scene.part('hair')),
        'hands changed': share(changed, hands),
        'held changed': share(changed, scene.part('bag')),
        'bare arms changed': share(changed, is_bare_arm),
        'other clothes changed': share(changed, others),
        'ground changed': share(changed, scene.part('ground') & ~near_cloth & ~near_old),
    }
