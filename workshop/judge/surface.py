"""Does new cloth look as sharp, as noisy and as contrasted as the photograph around it, and is there a rim?"""

import numpy as np
from scipy.ndimage import binary_dilation, binary_erosion, gaussian_filter, laplace

from scene import CLOTHES, share


def apart(one, other):
    """How many times more or less, in octaves."""
    return float(abs(np.log2((one + 1e-4) / (other + 1e-4))))


def surface(scene):
    before = binary_erosion(scene.part(*CLOTHES), iterations=4)
    after = binary_erosion(scene.new, iterations=4)
    if before.sum() < 2000 or after.sum() < 2000:
        return {}
    grey = lambda picture: picture.astype(np.float32) @ np.array([0.299, 0.587, 0.114], np.float32) / 255
    photo, look = grey(scene.photo), grey(scene.look)
    fine = lambda picture, where: np.abs(laplace(gaussian_filter(picture, 0.6)))[where]
    broad = lambda picture, where: (gaussian_filter(picture, 2) - gaussian_filter(picture, 14))[where].std()
    one, other = fine(look, after), fine(photo, before)
    band = binary_dilation(scene.new, iterations=3) & ~scene.new
    untouched = band & ~scene.replaced & (scene.painted < 0.5)
    return {
        'sharpness apart': apart(np.percentile(one, 90), np.percentile(other, 90)),
        'noise apart': apart(np.percentile(one, 30), np.percentile(other, 30)),
        'folds apart': apart(broad(look, after), broad(photo, before)),
        'rim': share(scene.changed, untouched),
    }
