"""What the network is: the person network's own features and masks, and a decoder on them that knows garments."""

import torch
import torch.nn as nn
import torch.nn.functional as F

from labels import PARTS
from person import FEATURES, PersonNetwork

HEIGHT, WIDTH = 384, 256


def mixed(inputs, outputs):
    return nn.Sequential(nn.Conv2d(inputs, outputs, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


def filtered(channels, kernel=5, dilation=1):
    """Each channel by itself: a browser has no time for dense filters at these sizes."""
    reach = dilation * (kernel // 2)
    return nn.Sequential(
        nn.Conv2d(channels, channels, kernel, 1, reach, dilation, channels, bias=False), nn.BatchNorm2d(channels)
    )


class Refined(nn.Module):
    """Filtered and mixed again beside what it was, a few times."""

    def __init__(self, channels, count, **kind):
        super().__init__()
        self.steps = nn.ModuleList(
            nn.Sequential(filtered(channels, **kind), mixed(channels, channels)) for _ in range(count)
        )

    def forward(self, x):
        for step in self.steps:
            x = x + step(x)
        return x


class Finer(nn.Module):
    """Twice as fine, with what the person network saw at that size. Coarse channels are mixed before they grow: it is the same, and cheaper."""

    def __init__(self, coarse, skip, outputs, count, **kind):
        super().__init__()
        self.coarse, self.skip = nn.Conv2d(coarse, outputs, 1, bias=False), nn.Conv2d(skip, outputs, 1, bias=False)
        self.norm = nn.BatchNorm2d(outputs)
        self.refined = Refined(outputs, count, **kind)

    def forward(self, coarse, skip):
        grown = F.interpolate(self.coarse(coarse), size=skip.shape[2:], mode='bilinear', align_corners=False)
        return self.refined(F.relu(self.norm(grown + self.skip(skip))))


class ReadingNetwork(nn.Module):
    """A score a part at each pixel; which garments are there at all is asked of the whole picture and weighs on every pixel."""

    def __init__(self):
        super().__init__()
        self.person = PersonNetwork()
        self.at16 = nn.Sequential(mixed(FEATURES['sixteenth'] + 2, 128), Refined(128, 2, kernel=3, dilation=2))
        self.at8 = Finer(128, FEATURES['eighth'], 160, 3)
        self.at4 = Finer(160, FEATURES['quarter'], 96, 2)
        self.at2 = Finer(96, FEATURES['half'] + FEATURES['head'], 48, 2, kernel=3)
        self.at1 = Finer(48, 3, 24, 1, kernel=3)
        self.last = nn.Conv2d(24, len(PARTS), 1)
        self.context = nn.Sequential(nn.Linear(256, 64), nn.ReLU(inplace=True))
        self.gate, self.present = nn.Linear(64, 128), nn.Linear(64, len(PARTS))
        self.lean = nn.Linear(len(PARTS), len(PARTS))
        for added in (self.gate, self.lean):
            nn.init.zeros_(added.weight)
            nn.init.zeros_(added.bias)

    def forward(self, x):
        """
        x: [batch, 3, height, width] in 0..1. Gives scores [batch, parts, height, width], of what is present [batch, parts], and the
        person network's own masks [batch, 6, height, width].
        """
        features = self.person(2 * x - 1)
        coarse = features['sixteenth']
        batch, _, height, width = coarse.shape
        down = torch.linspace(-1, 1, height).view(1, 1, height, 1).expand(batch, 1, height, width)
        across = torch.linspace(-1, 1, width).view(1, 1, 1, width).expand(batch, 1, height, width)
        y = self.at16(torch.cat([coarse, down.to(coarse.dtype), across.to(coarse.dtype)], 1))
        context = self.context(torch.cat([y.mean((2, 3)), y.amax((2, 3))], 1))
        y = y * (1 + self.gate(context))[:, :, None, None]
        y = self.at4(self.at8(y, features['eighth']), features['quarter'])
        y = self.at2(y, torch.cat([features['half'], features['head']], 1))
        scores = self.last(self.at1(y, 2 * x - 1))
        present = self.present(context)
        masks = self.person.masks(self.person.finer(features['head']))
        return scores + self.lean(present.sigmoid())[:, :, None, None], present, masks
