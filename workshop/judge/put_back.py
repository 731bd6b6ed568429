"""Her own piece on her again: here the photograph itself is the answer."""

import numpy as np
from scipy.ndimage import gaussian_filter, sobel
from skimage.metrics import structural_similarity

from scene import share


def put_back(scene):
    if scene.entry['kind'] != 'put back':
        return {}
    where = scene.replaced | scene.new
    grey = lambda picture: picture.astype(np.float32) @ np.array([0.299, 0.587, 0.114], np.float32)
    photo, look = grey(scene.photo), grey(scene.look)
    _, alike = structural_similarity(photo, look, data_range=255, full=True, gaussian_weights=True, sigma=1.5)
    # Gradient magnitude similarity deviation (Xue et al. 2014) at half the size.
    half = lambda picture: gaussian_filter(picture, 0.8)[::2, ::2]
    slope = lambda picture: np.hypot(sobel(picture, 0), sobel(picture, 1)) / 4
    one, other = slope(half(photo)), slope(half(look))
    similar = (2 * one * other + 170) / (one**2 + other**2 + 170)
    return {
        'unlike herself (1 - SSIM)': float(1 - alike[where].mean()),
        'gradients deviate (GMSD)': float(similar[where[::2, ::2]].std()),
        'colour off': share(scene.changed, where),
    }
