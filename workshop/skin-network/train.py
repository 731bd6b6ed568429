"""Teaches the skin network on the street photographs: their bare arms, legs and necks are hidden, and the truth is the photograph.

  python3 workshop/skin-network/train.py --street DIR --faces DIR --drawn DIR --out DIR --minutes 60 [--start weights.pt]

Adam with a cosine; from --sharp of the time on a second network that tells painted squares from photographs keeps it from
painting the average. Averaged weights and the course are written as it goes.
"""

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.nn.utils import spectral_norm

sys.path.append(str(Path(__file__).parent.parent / 'reading-network'))
from labels import Street, split  # noqa: E402

sys.path.insert(0, str(Path(__file__).parent))
from network import DRAWN, SIDE, SkinNetwork  # noqa: E402
from squares import Squares  # noqa: E402


class Stream(torch.utils.data.IterableDataset):
    def __init__(self, squares, seed):
        self.squares, self.seed = squares, seed

    def __iter__(self):
        random = np.random.default_rng(self.seed)
        while True:
            for place in random.permutation(len(self.squares)):
                given, truth, hidden = self.squares.draw(place, random)
                if hidden.mean() < 0.01:
                    continue
                yield torch.from_numpy(given).permute(2, 0, 1), torch.from_numpy(truth).permute(2, 0, 1), torch.from_numpy(hidden)[None].float()


def coarser(x, mask):
    """Twice as coarse: the mean of what is inside."""
    weight = F.avg_pool2d(mask, 2)
    return F.avg_pool2d(x * mask, 2) / weight.clamp(min=1e-3), (weight > 0.5).float()


def differs(painted, truth, mask):
    """Colour, and light and shade from place to place at four sizes; inside the hidden skin alone."""
    total = 0
    for size in range(4):
        count = mask.sum().clamp(min=1)
        total = total + (2 if size else 1) * ((painted - truth).abs() * mask).sum() / count / 3
        off = (painted - truth) * mask
        for axis in (2, 3):
            both = mask.narrow(axis, 1, mask.shape[axis] - 1) * mask.narrow(axis, 0, mask.shape[axis] - 1)
            total = total + (1 if size else 0.3) * ((off.diff(dim=axis)).abs() * both).sum() / count / 3
        (painted, small), (truth, _) = coarser(painted, mask), coarser(truth, mask)
        mask = small
    return total


class Eye(nn.Module):
    """Tells patches of photographs from painted ones."""

    def __init__(self):
        super().__init__()
        widths = (7, 32, 64, 96)
        layers = []
        for a, b in zip(widths, widths[1:]):
            layers += [spectral_norm(nn.Conv2d(a, b, 4, 2, 1)), nn.LeakyReLU(0.2, inplace=True)]
        self.layers = nn.Sequential(*layers, spectral_norm(nn.Conv2d(widths[-1], 1, 3, 1, 1)))

    def forward(self, colours, given, hidden):
        told = self.layers(torch.cat((colours * hidden + given[:, :3] * (1 - hidden), hidden, colours * hidden - given[:, DRAWN] * hidden), 1))
        where = F.adaptive_avg_pool2d(hidden, told.shape[2:])
        return told, where


@torch.no_grad()
def tried(network, squares):
    """On squares that are the same each time: mean absolute difference of lightness and colour, and how much of the truth's contrast is there."""
    from skimage.color import rgb2lab

    network.eval()
    off, spread, light, drew = [], [], [], []
    for place in range(len(squares)):
        given, truth, hidden = squares.draw(place, np.random.default_rng(place), is_tried=True)
        if hidden.mean() < 0.01:
            continue
        painted = network(torch.from_numpy(given).permute(2, 0, 1)[None])[0].permute(1, 2, 0).numpy().clip(0, 1)
        a, b = rgb2lab(painted)[hidden], rgb2lab(truth)[hidden]
        off.append(np.abs(a - b).mean(0))
        drew.append(np.abs(rgb2lab(given[..., DRAWN])[hidden] - b).mean(0))
        light.append((a - b).mean(0)[0])
        span = lambda lab: np.percentile(lab[:, 0], 85) - np.percentile(lab[:, 0], 15)  # noqa: E731
        spread.append((span(a), span(b)))
    network.train()
    spread = np.array(spread)
    print('drawn', np.mean(drew, 0).round(2), flush=True)
    return {
        'off L a b': np.mean(off, 0).round(2).tolist(),
        'brighter': round(float(np.mean(light)), 2),
        'span': spread.mean(0).round(1).tolist(),
    }


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--street', required=True)
    ask.add_argument('--faces', required=True)
    ask.add_argument('--drawn', required=True, help='what draw-limbs of the judge wrote')
    ask.add_argument('--out', required=True)
    ask.add_argument('--start', default='')
    ask.add_argument('--minutes', type=float, default=60)
    ask.add_argument('--batch', type=int, default=16)
    ask.add_argument('--rate', type=float, default=3e-3)
    ask.add_argument('--sharp', type=float, default=0.5)
    ask.add_argument('--weight', type=float, default=0.02)
    ask.add_argument('--seed', type=int, default=1)
    told = ask.parse_args()
    torch.manual_seed(told.seed)
    Path(told.out).mkdir(parents=True, exist_ok=True)
    street = Street(told.street, told.faces)
    held, learned = split(street)
    squares, kept = Squares(street, learned, SIDE, told.drawn), Squares(street, held, SIDE, told.drawn)
    network, eye = SkinNetwork().to(memory_format=torch.channels_last), Eye().to(memory_format=torch.channels_last)
    if told.start:
        known, now = torch.load(told.start), network.state_dict()
        network.load_state_dict({n: known[n].float() if n in known and known[n].shape == v.shape else v for n, v in now.items()})
    optimiser = torch.optim.AdamW(network.parameters(), told.rate, weight_decay=1e-4)
    eyes = torch.optim.Adam(eye.parameters(), 4e-4, betas=(0.0, 0.9))
    stream = torch.utils.data.DataLoader(Stream(squares, told.seed), told.batch, num_workers=1)
    averaged = {name: value.clone() for name, value in network.state_dict().items()}
    begin, losses, judged, last = time.time(), [], [], 0
    for step, (given, truth, hidden) in enumerate(stream):
        share = (time.time() - begin) / (60 * told.minutes)
        for group in optimiser.param_groups:
            group['lr'] = told.rate * min(1, (step + 1) / 80) * 0.5 * (1 + np.cos(np.pi * min(1, share))) + 1e-5
        given = given.contiguous(memory_format=torch.channels_last)
        with torch.autocast('cpu', torch.bfloat16):
            painted = network(given)
        painted = painted.float()
        loss = differs(painted, truth, hidden)
        if share > told.sharp:
            with torch.autocast('cpu', torch.bfloat16):
                fake, where = eye(painted.detach(), given, hidden)
                real, _ = eye(truth, given, hidden)
            fake, real = fake.float(), real.float()
            weigh = where / where.sum()
            seen = ((F.relu(1 + fake) + F.relu(1 - real)) * weigh).sum()
            eyes.zero_grad(set_to_none=True)
            seen.backward()
            eyes.step()
            judged.append(seen.item())
            for value in eye.parameters():
                value.requires_grad_(False)
            fooled, _ = eye(painted, given, hidden)
            loss = loss - told.weight * (fooled * weigh).sum()
            for value in eye.parameters():
                value.requires_grad_(True)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 5)
        optimiser.step()
        losses.append(loss.item())
        keep = min(0.99, 1 - 1 / (step + 2))
        with torch.no_grad():
            for name, value in network.state_dict().items():
                averaged[name].mul_(keep).add_(value, alpha=1 - keep) if value.dtype.is_floating_point else averaged[name].copy_(value)
        if share >= 1 or time.time() - last > 150:
            last = time.time()
            mine = {name: value.clone() for name, value in network.state_dict().items()}
            network.load_state_dict(averaged)
            entry = {'step': step + 1, 'minutes': round((time.time() - begin) / 60, 1), 'loss': round(float(np.mean(losses[-100:])), 4), 'eye': round(float(np.mean(judged[-100:])), 3) if judged else None, **tried(network, kept)}
            network.load_state_dict(mine)
            print(json.dumps(entry), flush=True)
            torch.save({name: value.half() for name, value in averaged.items()}, f'{told.out}/weights.pt')
        if share >= 1:
            break


if __name__ == '__main__':
    main()
