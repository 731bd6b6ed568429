"""What the network is: a small U on squares of a photograph in which skin is hidden and the engine has drawn some."""

import torch
import torch.nn as nn
import torch.nn.functional as F

SIDE = 128
"""Squares that it sees, px."""
CHANNELS = (
    *('red', 'green', 'blue', 'hidden', 'skin'),
    *('drawn red', 'drawn green', 'drawn blue', 'right', 'down', 'away'),
    *('face red', 'face green', 'face blue', 'seen red', 'seen green', 'seen blue'),
)
DRAWN = slice(5, 8)
WIDTHS = (16, 32, 64, 96, 128)


def twice(inputs, outputs):
    layers = []
    for first, last in ((inputs, outputs), (outputs, outputs)):
        layers += [nn.Conv2d(first, last, 3, 1, 1, bias=False), nn.BatchNorm2d(last), nn.ReLU(inplace=True)]
    return nn.Sequential(*layers)


class SkinNetwork(nn.Module):
    """From [pictures, channels, side, side] in 0..1 to the skin's colours, [pictures, 3, side, side], 0..1 and a little beyond."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Conv2d(len(CHANNELS), WIDTHS[0], 3, 1, 1)
        self.down = nn.ModuleList(twice(a, b) for a, b in zip((WIDTHS[0], *WIDTHS), WIDTHS))
        self.up = nn.ModuleList(twice(a + b, b) for a, b in zip(WIDTHS[:0:-1], WIDTHS[-2::-1]))
        self.last = nn.Conv2d(WIDTHS[0], 3, 1)

    def forward(self, x):
        levels = []
        y = self.stem(x)
        for place, level in enumerate(self.down):
            y = level(F.avg_pool2d(y, 2) if place else y)
            levels.append(y)
        for level, fine in zip(self.up, levels[-2::-1]):
            y = level(torch.cat((F.interpolate(y, scale_factor=2, mode='bilinear', align_corners=False), fine), 1))
        # The engine's own drawing is where it begins: dark skin or light, the network tells how the photograph differs.
        return x[:, DRAWN] + 0.3 * self.last(y)
