"""Trains the garment network on the pictures that `npm run garment-network -w workshop/garment-network -- pictures` draws, and writes it as ONNX.

A U-Net (Ronneberger et al. 2015) of depthwise separable blocks with inverted bottlenecks (Sandler et al. 2018):
maps of parts, heat maps of points, and from the bottleneck the classes and whether each point can be seen.
"""

import argparse
import json
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

PARTS, POINTS = 10, 18
CLASSES = (6, 3, 3, 2)
LEFT_RIGHT = [(0, 1), (3, 4), (5, 6), (7, 9), (8, 10), (11, 12), (13, 14), (16, 17)]
SIDE, MAP = 160, 80
UNKNOWN = 255
# Rare parts count for more, the plentiful ground for less.
PART_WEIGHTS = torch.tensor([0.5, 0.8, 2.0, 1.2, 2.5, 2.0, 2.5, 1.2, 1.0, 1.0])


def conv(inputs, outputs, kernel=1, stride=1, groups=1, act=True):
    layers = [nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, groups=groups, bias=False), nn.BatchNorm2d(outputs)]
    return nn.Sequential(*layers, nn.ReLU(inplace=True)) if act else nn.Sequential(*layers)


class Block(nn.Module):
    """Widened, filtered by channel, narrowed again; added to what came in where the shapes agree."""

    def __init__(self, inputs, outputs, stride=1, widen=3):
        super().__init__()
        middle = inputs * widen
        self.is_added = stride == 1 and inputs == outputs
        self.body = nn.Sequential(
            conv(inputs, middle), conv(middle, middle, 3, stride, middle), conv(middle, outputs, act=False)
        )

    def forward(self, x):
        return x + self.body(x) if self.is_added else self.body(x)


class Up(nn.Module):
    """Twice as fine, with what the encoder saw at that size."""

    def __init__(self, inputs, skip, outputs):
        super().__init__()
        self.narrow = conv(inputs, outputs)
        self.skip = conv(skip, outputs)
        self.mix = nn.Sequential(conv(outputs, outputs, 3, 1, outputs), conv(outputs, outputs))

    def forward(self, x, skip):
        up = F.interpolate(self.narrow(x), scale_factor=2.0, mode='nearest')
        return self.mix(up + self.skip(skip))


class GarmentNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = conv(3, 16, 3, 2)
        self.e1 = Block(16, 16, widen=2)
        self.e2 = nn.Sequential(Block(16, 28, 2), Block(28, 28))
        self.e3 = nn.Sequential(Block(28, 48, 2), Block(48, 48), Block(48, 48))
        self.e4 = nn.Sequential(Block(48, 80, 2), Block(80, 80), Block(80, 80))
        self.e5 = nn.Sequential(Block(80, 128, 2), Block(128, 128), Block(128, 128))
        self.u4, self.u3 = Up(128, 80, 80), Up(80, 48, 56)
        self.u2, self.u1 = Up(56, 28, 40), Up(40, 16, 32)
        self.parts = nn.Conv2d(32, PARTS, 1)
        self.heat = nn.Conv2d(40, POINTS, 1)
        self.classes = nn.Sequential(nn.Linear(128 + 80, 96), nn.ReLU(inplace=True), nn.Dropout(0.2))
        self.answer = nn.Linear(96, sum(CLASSES) + POINTS)

    def forward(self, x):
        s1 = self.e1(self.stem(x))
        s2 = self.e2(s1)
        s3 = self.e3(s2)
        s4 = self.e4(s3)
        s5 = self.e5(s4)
        u4 = self.u4(s5, s4)
        u2 = self.u2(self.u3(u4, s3), s2)
        told = self.classes(torch.cat([s5.mean((2, 3)), u4.amax((2, 3))], 1))
        return self.parts(self.u1(u2, s1)), self.heat(u2), self.answer(told)


class Pictures:
    def __init__(self, folder):
        read = lambda name, dtype, shape: np.fromfile(f'{folder}/{name}.bin', dtype).reshape(-1, *shape)
        self.points = read('points', np.float32, (POINTS, 3))
        self.pictures = np.memmap(f'{folder}/pictures.bin', np.uint8, 'r').reshape(-1, SIDE, SIDE, 3)
        self.parts = read('parts', np.uint8, (MAP, MAP))
        self.classes = read('classes', np.uint8, (4,))

    def batch(self, chosen, random=None):
        x = torch.from_numpy(self.pictures[chosen].astype(np.float32) / 255).permute(0, 3, 1, 2)
        parts = torch.from_numpy(self.parts[chosen].astype(np.int64))
        points = torch.from_numpy(self.points[chosen].copy())
        classes = torch.from_numpy(self.classes[chosen].astype(np.int64))
        if random is not None:
            x, parts, points = vary(x, parts, points, random)
        return (x - 0.5) * 4, parts, points, classes


def vary(x, parts, points, random):
    """Mirrored, in other light, turned over in colour, with a patch that hides something."""
    if random.random() < 0.5:
        x, parts = x.flip(3), parts.flip(2)
        points[:, :, 0] = 1 - points[:, :, 0]
        swapped = list(range(POINTS))
        for a, b in LEFT_RIGHT:
            swapped[a], swapped[b] = b, a
        points = points[:, swapped]
    n = len(x)
    draw = lambda low, high, *shape: torch.from_numpy(random.uniform(low, high, shape).astype(np.float32))
    x = (x - 0.5) * draw(0.7, 1.3, n, 1, 1, 1) + 0.5 + draw(-0.12, 0.12, n, 1, 1, 1)
    x = x * draw(0.85, 1.15, n, 3, 1, 1)
    x = x + draw(0, 0.03, n, 1, 1, 1) * torch.randn_like(x)
    if random.random() < 0.3:
        x = x[:, random.permutation(3)]
    if random.random() < 0.15:
        x = x.mean(1, keepdim=True).expand(-1, 3, -1, -1)
    return x.clamp(0, 1), parts, points


def heat_targets(points, side):
    """What share of each point's cell it is: places of the heat map, or -1 where it cannot be seen."""
    x = (points[:, :, 0] * side).long().clamp(0, side - 1)
    y = (points[:, :, 1] * side).long().clamp(0, side - 1)
    grid = torch.arange(side, dtype=torch.float32) + 0.5
    gx = torch.exp(-0.5 * ((grid - points[:, :, :1] * side) / 1.2) ** 2)
    gy = torch.exp(-0.5 * ((grid - points[:, :, 1:2] * side) / 1.2) ** 2)
    target = gy[:, :, :, None] * gx[:, :, None, :]
    return target / target.sum((2, 3), keepdim=True).clamp(min=1e-6), points[:, :, 2], (x, y)


def losses(out, parts, points, classes):
    part_maps, heat, told = out
    log = F.log_softmax(part_maps, 1)
    weights = PART_WEIGHTS[parts]
    parts_loss = (F.nll_loss(log, parts, reduction='none') * weights).sum() / weights.sum()
    # Overlap counts beside single pixels, so that thin parts are not lost (Milletari et al. 2016).
    shares, wanted = log.exp(), F.one_hot(parts, PARTS).permute(0, 3, 1, 2).float()
    both, either = (shares * wanted).sum((0, 2, 3)), (shares + wanted).sum((0, 2, 3))
    dice = 1 - (2 * both[1:] + 50) / (either[1:] + 50)
    target, seen, _ = heat_targets(points, heat.shape[2])
    cross = -(target.flatten(2) * F.log_softmax(heat.flatten(2), 2)).sum(2)
    points_loss = (cross * seen).sum() / seen.sum().clamp(min=1)
    seen_loss = F.binary_cross_entropy_with_logits(told[:, sum(CLASSES) :], seen)
    class_loss, first = 0.0, 0
    for k, count in enumerate(CLASSES):
        known = classes[:, k] != UNKNOWN
        if known.any():
            share = F.cross_entropy(told[known, first : first + count], classes[known, k], label_smoothing=0.05)
            class_loss = class_loss + share * (1.0 if k in (0, 3) else 0.4)
        first += count
    total = parts_loss + 0.5 * dice.mean() + 0.25 * points_loss + 0.5 * seen_loss + 0.5 * class_loss
    return total, (parts_loss.item(), points_loss.item(), class_loss.item())


@torch.no_grad()
def validate(net, pictures, chosen):
    net.eval()
    hits, unions = np.zeros(PARTS), np.zeros(PARTS)
    right, asked, far, seen_count = np.zeros(4), np.zeros(4), 0.0, 0.0
    for k in range(0, len(chosen), 32):
        x, parts, points, classes = pictures.batch(chosen[k : k + 32])
        maps, heat, told = net(x)
        found = maps.argmax(1)
        for part in range(PARTS):
            hits[part] += ((found == part) & (parts == part)).sum().item()
            unions[part] += ((found == part) | (parts == part)).sum().item()
        best = heat.flatten(2).argmax(2)
        side = heat.shape[2]
        px, py = (best % side + 0.5) / side, (best // side + 0.5) / side
        away = torch.hypot(px - points[:, :, 0], py - points[:, :, 1])
        far += (away * points[:, :, 2]).sum().item()
        seen_count += points[:, :, 2].sum().item()
        first = 0
        for c, count in enumerate(CLASSES):
            known = classes[:, c] != UNKNOWN
            right[c] += (told[known, first : first + count].argmax(1) == classes[known, c]).sum().item()
            asked[c] += known.sum().item()
            first += count
    net.train()
    return {
        'iou': [round(float(value), 3) for value in hits / np.maximum(1, unions)],
        'pointError': round(far / seen_count, 4),
        'classes': [round(float(value), 3) for value in right / np.maximum(1, asked)],
    }


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--pictures', required=True)
    ask.add_argument('--out', required=True)
    ask.add_argument('--curve', required=True)
    ask.add_argument('--minutes', type=float, default=50)
    ask.add_argument('--seed', type=int, default=1)
    ask.add_argument('--batch', type=int, default=24)
    ask.add_argument('--checkpoint', default='', help='where the averaged weights are kept meanwhile')
    ask.add_argument('--start', default='', help='weights of an earlier training to go on from')
    ask.add_argument('--rate', type=float, default=4e-3)
    told = ask.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(told.seed)
    random = np.random.default_rng(told.seed)
    pictures = Pictures(told.pictures)
    count = len(pictures.points)
    held = np.arange(count - 400, count)
    net = GarmentNet()
    print(f'{sum(p.numel() for p in net.parameters())} parameters, {count} pictures', flush=True)
    if told.start:
        net.load_state_dict(torch.load(told.start))
    rate = told.rate
    optimiser = torch.optim.AdamW(net.parameters(), rate, weight_decay=1e-2)
    curve, recent, step, start = [], [], 0, time.time()
    averaged = {name: value.clone() for name, value in net.state_dict().items()}
    order = iter(())
    while True:
        share = (time.time() - start) / (60 * told.minutes)
        if share >= 1:
            break
        for group in optimiser.param_groups:
            # Warm, then down by a cosine over the time that is given.
            group['lr'] = rate * min(1, (step + 1) / 30) * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * share)))
        chosen = np.array([i for _, i in zip(range(told.batch), order)])
        if len(chosen) < told.batch:
            order = iter(random.permutation(count - 400))
            continue
        loss, each = step_loss(net, pictures, chosen, random)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimiser.step()
        with torch.no_grad():
            keep = min(0.99, 1 - 1 / (step + 2))
            for name, value in net.state_dict().items():
                if value.dtype.is_floating_point:
                    averaged[name].mul_(keep).add_(value, alpha=1 - keep)
                else:
                    averaged[name].copy_(value)
        recent.append(each)
        step += 1
        if step % 100 == 0:
            mean = np.mean(recent, 0)
            recent = []
            entry = {'step': step, 'minutes': round((time.time() - start) / 60, 2)}
            entry.update({name: round(float(value), 4) for name, value in zip(('parts', 'points', 'classes'), mean)})
            if step % 500 == 0:
                entry['held'] = validate(net, pictures, held)
            curve.append(entry)
            print(json.dumps(entry), flush=True)
            if told.checkpoint:
                torch.save(averaged, told.checkpoint)
    net.load_state_dict(averaged)
    final = validate(net, pictures, held)
    print(json.dumps(final))
    with open(told.curve, 'w') as file:
        lines = ',\n  '.join(json.dumps(entry) for entry in curve)
        summary = {'seed': told.seed, 'pictures': count, 'steps': step, 'batch': told.batch, 'held': final}
        file.write(f'{{"summary": {json.dumps(summary)},\n "curve": [\n  {lines}\n]}}\n')
    export(net, told.out)


def step_loss(net, pictures, chosen, random):
    x, parts, points, classes = pictures.batch(np.sort(chosen), random)
    return losses(net(x), parts, points, classes)


def export(net, path):
    net.eval()
    names = ['parts', 'heat', 'told']
    torch.onnx.export(net, torch.zeros(1, 3, SIDE, SIDE), path, input_names=['picture'], output_names=names, opset_version=13)


if __name__ == '__main__':
    main()
