"""Teaches the reading network on the street photographs.

  python3 workshop/reading-network/train.py --street DIR --faces DIR --person FILE.tflite --out DIR --minutes 120 [--start weights.pt]

Adam with a cosine, the person network's own weights at a share of the rate, weights averaged. Its course is appended to
`curve.jsonl` in the folder, beside the averaged weights `weights.pt`, so that it can be stopped and gone on from.
"""

import argparse
import json
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from clothes import UNSURE, OwnClothes
from labels import AT, PARTS, Street, split
from network import HEIGHT, WIDTH, ReadingNetwork
from person import PersonNetwork
from pictures import ClothesPictures, Pictures
from score import table

CLOTHES_SHARE = 0.25
"""Pictures of clothes alone for each of somebody."""

MASKS = 0.3
"""How much the person network's own masks weigh."""

WEIGHTS = torch.ones(len(PARTS))
WEIGHTS[AT['ground']] = 0.5
for rare in ('hair', 'face', 'skin', 'legwear', 'shoes', 'bag'):
    WEIGHTS[AT[rare]] = 1.2


class Stream(torch.utils.data.IterableDataset):
    """Photographs of people, and among them pictures of clothes alone."""

    def __init__(self, people, clothes, seed):
        self.people, self.clothes, self.seed = people, clothes, seed

    def __iter__(self):
        random = np.random.default_rng(self.seed)
        while True:
            for place in random.permutation(len(self.people)):
                yield tensors(*self.people.draw(place, random))
                if len(self.clothes) and random.random() < CLOTHES_SHARE:
                    yield tensors(*self.clothes.draw(random.integers(len(self.clothes)), random))


def tensors(x, parts):
    return torch.from_numpy(x.transpose(2, 0, 1).copy()), torch.from_numpy(parts.copy())


def loss_of(scores, present, parts):
    """Cross entropy, more at borders; overlap, so that small parts are not lost; and which parts are there."""
    scores = scores.float()
    known = parts != UNSURE
    names = torch.where(known, parts, -1)[:, None].float()
    edge = (F.max_pool2d(names, 5, 1, 2) != -F.max_pool2d(-names, 5, 1, 2))[:, 0]
    cross = (F.cross_entropy(scores, parts, weight=WEIGHTS, reduction='none', ignore_index=UNSURE) * (1 + 1.5 * edge)).mean()
    wanted = F.one_hot(torch.where(known, parts, 0), len(PARTS)).permute(0, 3, 1, 2) * known[:, None]
    shares = scores.softmax(1) * known[:, None]
    both, either = (shares * wanted).sum((0, 2, 3)), (shares + wanted).sum((0, 2, 3))
    dice = (1 - (2 * both + 1) / (either + 1))[wanted.sum((0, 2, 3)) > 50].mean()
    there = (wanted.float().mean((2, 3)) > 0.003).float()
    return cross + 0.5 * dice + 0.1 * F.binary_cross_entropy_with_logits(present.float(), there)


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--street', required=True)
    ask.add_argument('--faces', required=True, help='what faces.py wrote')
    ask.add_argument('--person', required=True, help='selfie_multiclass_256x256.tflite')
    ask.add_argument('--clothes', help='clothes alone, as people photograph their own')
    ask.add_argument('--masks', help="those clothes' masks")
    ask.add_argument('--out', required=True)
    ask.add_argument('--start', default='')
    ask.add_argument('--half', action='store_true', help='pictures of half the size: five times as fast, for the first hour')
    ask.add_argument('--minutes', type=float, default=60)
    ask.add_argument('--batch', type=int, default=8)
    ask.add_argument('--rate', type=float, default=1.5e-3)
    ask.add_argument('--person-share', type=float, default=0.1)
    ask.add_argument('--seed', type=int, default=1)
    ask.add_argument('--every', type=int, default=150, help='steps between two looks at what is held back')
    told = ask.parse_args()
    torch.manual_seed(told.seed)
    street = Street(told.street, told.faces)
    size = (HEIGHT // 2, WIDTH // 2) if told.half else (HEIGHT, WIDTH)
    held, learned = split(street)
    clothes = ClothesPictures(OwnClothes(told.clothes, told.masks), size) if told.clothes else []
    # Channels last: twice as fast on a processor.
    network = ReadingNetwork().to(memory_format=torch.channels_last)
    network.person.load_file(told.person)
    # What it said before garments were learned it shall go on saying: of bare trunks and faces it has seen more.
    teacher = PersonNetwork().to(memory_format=torch.channels_last)
    teacher.load_file(told.person)
    if told.start:
        network.load_state_dict({name: value.float() for name, value in torch.load(told.start).items()}, strict=False)
    groups = [
        {'params': [p for n, p in network.named_parameters() if n.startswith('person.') == is_person], 'share': share}
        for is_person, share in ((True, told.person_share), (False, 1.0))
    ]
    optimiser = torch.optim.AdamW(groups, told.rate, weight_decay=1e-4)
    stream = torch.utils.data.DataLoader(Stream(Pictures(street, learned, size), clothes, told.seed), told.batch, num_workers=1)
    averaged = {name: value.clone() for name, value in network.state_dict().items()}
    begin, losses = time.time(), []
    for step, (x, parts) in enumerate(stream):
        share = (time.time() - begin) / (60 * told.minutes)
        for group in optimiser.param_groups:
            rate = told.rate * min(1, (step + 1) / 80) * 0.5 * (1 + np.cos(np.pi * min(1, share)))
            group['lr'] = group['share'] * (rate + 2e-6)
        with torch.autocast('cpu', torch.bfloat16):
            x = x.contiguous(memory_format=torch.channels_last)
            scores, present, masks = network(x)
            with torch.no_grad():
                taught = teacher.masks_of(2 * x - 1)
        loss = loss_of(scores, present, parts) + MASKS * F.cross_entropy(masks.float(), taught.float().softmax(1))
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 5)
        optimiser.step()
        losses.append(loss.item())
        if not np.isfinite(losses[-1]):
            raise SystemExit('diverged')
        keep = min(0.99, 1 - 1 / (step + 2))
        with torch.no_grad():
            for name, value in network.state_dict().items():
                if value.dtype.is_floating_point:
                    averaged[name].mul_(keep).add_(value, alpha=1 - keep)
                else:
                    averaged[name].copy_(value)
        is_last = share >= 1
        if is_last or (step + 1) % told.every == 0:
            mine = {name: value.clone() for name, value in network.state_dict().items()}
            network.load_state_dict(averaged)
            mean, each = table(network, street, held if is_last else held[:30], size)
            network.load_state_dict(mine)
            minutes = round((time.time() - begin) / 60, 1)
            entry = {'step': step + 1, 'minutes': minutes, 'loss': round(float(np.mean(losses[-told.every :])), 4), **mean, 'parts': each}
            with open(f'{told.out}/curve.jsonl', 'a') as file:
                file.write(json.dumps(entry) + '\n')
            print(json.dumps(entry), flush=True)
            torch.save({name: value.half() for name, value in averaged.items()}, f'{told.out}/weights.pt')
        elif (step + 1) % 25 == 0:
            print(step + 1, round(float(np.mean(losses[-25:])), 4), round((time.time() - begin) / (step + 1), 2), 's a step', flush=True)
        if is_last:
            break


if __name__ == '__main__':
    main()
