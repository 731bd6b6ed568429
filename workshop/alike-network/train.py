"""Trains the alike network on the pictures that `npm run alike-network -w workshop/alike-network -- pictures` draws, and writes its weights.

Inverted bottlenecks (Sandler et al. 2018) see where the product is, and what shape it has; its colours are counted where it is.
Three vectors come out: shape, colours, weave. Pictures that share one are drawn together, all others apart (Khosla et al. 2020:
supervised contrastive learning).
"""

import argparse
import json
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

SIDE, SEEN, FINE, MAP = 160, 80, 40, 80
SHAPE, COLOUR, WEAVE = 28, 24, 12
ANCHORS, SPREAD = 48, 0.07
CATEGORIES = 9
LABELS = 5
OUTLINE = 12
SHARPNESS, SURE = 0.1, 4
CELLS = 32
VIEWS = 4
NAMES = ('ground', 'overlap', 'shape', 'colour', 'weave', 'category')


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


def oklab(x):
    """Ottosson's OKLab of sRGB from 0 to 1."""
    x = torch.where(x <= 0.04045, x / 12.92, ((x.clamp(min=0.04045) + 0.055) / 1.055) ** 2.4)
    to_cone = x.new_tensor(
        [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]]
    )
    to_lab = x.new_tensor(
        [[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]]
    )
    cones = torch.einsum('kc,nchw->nkhw', to_cone, x).clamp(min=1e-6) ** (1 / 3)
    return torch.einsum('kc,nchw->nkhw', to_lab, cones)


class AlikeNet(nn.Module):
    def __init__(self, anchors):
        super().__init__()
        self.register_buffer('anchors', anchors)
        self.stem = conv(3, 16, 3, 2)
        self.b1 = Block(16, 24, 2)
        self.b2 = Block(24, 24)
        self.b3 = Block(24, 48, 2)
        self.b4 = Block(48, 48)
        self.b5 = Block(48, 48)
        self.b6 = Block(48, 80, 2)
        self.b7 = Block(80, 80)
        self.deep = conv(80, 32)
        self.middle = conv(48, 32)
        self.mix = nn.Sequential(conv(32, 32, 3, 1, 32), conv(32, 24))
        self.fine = conv(24, 24)
        self.mix_fine = nn.Sequential(conv(24, 24, 3, 1, 24), conv(24, 24))
        self.mask = nn.Conv2d(24, 4, 1)
        self.shape = nn.Sequential(nn.Linear(80 * 2 + 48 + OUTLINE**2 + 2, 96), nn.ReLU(), nn.Linear(96, SHAPE))
        self.colour = nn.Linear(ANCHORS, COLOUR)
        self.weave = nn.Sequential(nn.Linear(24 + 48 + 3, 32), nn.ReLU(), nn.Linear(32, WEAVE))
        # The shape tells the category.
        self.category = nn.Linear(SHAPE, CATEGORIES)

    def see(self, x):
        """x: pictures of 0 to 1, 80 px a side. Gives the mask's logits on 40 cells a side, and what the three vectors are made from."""
        s1 = self.stem((x - 0.5) * 4)
        s2 = self.b2(self.b1(s1))
        s3 = self.b5(self.b4(self.b3(s2)))
        s4 = self.b7(self.b6(s3))
        up = lambda it: F.interpolate(it, scale_factor=2.0, mode='nearest')
        m = self.mix(up(self.deep(s4)) + self.middle(s3))
        m = self.mix_fine(up(m) + self.fine(s2))
        mask = F.pixel_shuffle(self.mask(m), 2)
        where = torch.sigmoid(mask)
        shares = [where, F.avg_pool2d(where, 2), F.avg_pool2d(where, 4)]
        within = lambda it, share: (it * share).sum((2, 3)) / (share.sum((2, 3)) + 1e-3)
        shape = torch.cat([s4.mean((2, 3)), s4.amax((2, 3)), within(s3, shares[2]), silhouette(where.detach())], 1)
        lab = oklab(F.avg_pool2d(x, 2)).flatten(2)
        # Of the squared distance only what depends on the anchor: the rest is the same for all of them.
        near = F.softmax((2 * self.anchors @ lab - (self.anchors**2).sum(1)[:, None]) / (2 * SPREAD**2), 1)
        share = where.flatten(2)
        counted = (near * share).sum(2) / (share.sum(2) + 1e-3)
        colour = torch.sqrt(counted + 1e-4)
        middle = (lab * share).sum(2) / (share.sum(2) + 1e-3)
        spread = torch.sqrt((((lab - middle[:, :, None]) ** 2) * share).sum(2) / (share.sum(2) + 1e-3) + 1e-6)
        weave = torch.cat([within(s2, shares[1]), within(s3, shares[2]), 10 * spread], 1)
        return mask, shape, colour, weave

    def tell(self, shape, colour, weave):
        return F.normalize(self.shape(shape)), F.normalize(self.colour(colour)), F.normalize(self.weave(weave))

    def forward(self, x):
        mask, *seen = self.see(x)
        return mask, *self.tell(*seen)


def silhouette(where):
    """The outline alone, in a square of 12 whatever its place and size, with its proportion and how much of its box it fills."""
    rows = []
    for one in where[:, 0]:
        ys, xs = torch.nonzero(one > 0.5, as_tuple=True)
        box = (xs.min(), ys.min(), xs.max() + 1, ys.max() + 1) if len(xs) else (0, 0, FINE, FINE)
        left, top, right, bottom = [float(side) for side in box]
        steps = (torch.arange(OUTLINE) + 0.5) / OUTLINE
        x, y = left + steps * (right - left), top + steps * (bottom - top)
        grid = torch.stack(torch.meshgrid(x, y, indexing='xy'), 2) / (FINE / 2) - 1
        drawn = F.grid_sample(one[None, None], grid[None], mode='bilinear', padding_mode='border', align_corners=False)
        rows.append(torch.cat([drawn.flatten(), torch.tensor([np.log((right - left) / (bottom - top))]), drawn.mean()[None]]))
    return torch.stack(rows).float()


class Pictures:
    def __init__(self, folders):
        shapes = {'pictures': (np.uint8, (SIDE, SIDE, 3)), 'masks': (np.uint8, (MAP, MAP)), 'labels': (np.int32, (LABELS,))}
        read = lambda name: [np.fromfile(f'{folder}/{name}.bin', shapes[name][0]).reshape(-1, *shapes[name][1]) for folder in folders]
        self.pictures = np.concatenate([halved(one) for one in read('pictures')])
        self.masks = np.concatenate(read('masks'))
        # Groups of different folders share nothing.
        labels = read('labels')
        for at, one in enumerate(labels):
            one[:, :2] += at * 10_000_000
        self.labels = torch.from_numpy(np.concatenate(labels).astype(np.int64))

    def batch(self, chosen, random=None):
        x = torch.from_numpy(self.pictures[chosen].astype(np.float32) / 255).permute(0, 3, 1, 2)
        mask = torch.from_numpy(self.masks[chosen].astype(np.float32))[:, None]
        if random is not None:
            x, mask = vary(x, mask, random)
        return x, F.avg_pool2d(mask, 2), self.labels[chosen]


def halved(pictures):
    n = len(pictures)
    out = np.empty((n, SEEN, SEEN, 3), np.uint8)
    for k in range(0, n, 500):
        some = pictures[k : k + 500].astype(np.float32)
        out[k : k + 500] = some.reshape(-1, SEEN, 2, SEEN, 2, 3).mean((2, 4)) + 0.5
    return out


def vary(x, mask, random):
    """Half of them mirrored, each in a slightly other light."""
    n = len(x)
    turned = torch.from_numpy(random.random(n) < 0.5)[:, None, None, None]
    x, mask = torch.where(turned, x.flip(3), x), torch.where(turned, mask.flip(3), mask)
    draw = lambda low, high, *shape: torch.from_numpy(random.uniform(low, high, shape).astype(np.float32))
    x = (x - 0.5) * draw(0.85, 1.15, n, 1, 1, 1) + 0.5 + draw(-0.06, 0.06, n, 1, 1, 1)
    x = x * draw(0.95, 1.05, n, 3, 1, 1) + draw(0, 0.02, n, 1, 1, 1) * torch.randn_like(x)
    return x.clamp(0, 1), mask


def drawn_together(vectors, same, counts):
    """Supervised contrast: each is nearer to those that it shares something with than to the others that count."""
    alike = vectors @ vectors.T / SHARPNESS
    n = len(vectors)
    eye = torch.eye(n, dtype=torch.bool)
    alike = alike.masked_fill(eye | ~(same | counts), -1e9)
    log = alike - torch.logsumexp(alike, 1, keepdim=True)
    same = same & ~eye
    count = same.sum(1)
    return -((log * same).sum(1)[count > 0] / count[count > 0]).mean()


def losses(net, x, mask, labels):
    logits, *vectors = net(x)
    weight = 1 + mask
    ground = (F.binary_cross_entropy_with_logits(logits, mask, reduction='none') * weight).mean()
    share = torch.sigmoid(logits)
    overlap = 1 - (2 * (share * mask).sum((1, 2, 3)) + 4) / ((share + mask).sum((1, 2, 3)) + 4)
    told, each = told_losses(net, vectors, labels)
    return 2 * ground + overlap.mean() + told, [float(ground), float(overlap.mean()), *each]


def told_losses(net, vectors, labels):
    shape, colour, weave = vectors
    pair = lambda k: labels[:, k, None] == labels[None, :, k]
    # The same piece in another cut is neither alike nor unlike.
    by_shape = drawn_together(shape, pair(0), ~pair(2))
    by_colour = drawn_together(colour, pair(1), ~pair(1))
    by_weave = drawn_together(weave, pair(1), ~pair(1))
    kind = F.cross_entropy(net.category(shape) * SURE, labels[:, 3], label_smoothing=0.05)
    each = [float(one) for one in (by_shape, by_colour, by_weave, kind)]
    return by_shape + 0.6 * by_colour + 0.3 * by_weave + kind, each


@torch.no_grad()
def see_all(net, pictures, random):
    """What the heads are made from, of every picture, each in another light."""
    net.eval()
    parts = []
    for k in range(0, len(pictures.labels), 100):
        x, _, _ = pictures.batch(np.arange(k, min(k + 100, len(pictures.labels))), random)
        parts.append(net.see(x)[1:])
    return [torch.cat(some) for some in zip(*parts)]


def train_heads(net, pictures, random, steps, groups=128):
    """
    The vectors alone, with the rest as it is: what they are made from is read once of each picture, and then a step has five
    hundred pictures, which is what contrast lives on.
    """
    seen = see_all(net, pictures, random)
    heads = [*net.shape.parameters(), *net.colour.parameters(), *net.weave.parameters(), *net.category.parameters()]
    optimiser = torch.optim.AdamW(heads, 2e-3, weight_decay=2e-2)
    count = len(pictures.labels) // VIEWS
    recent, curve = [], []
    for step in range(steps):
        for group in optimiser.param_groups:
            group['lr'] = 2e-3 * min(1, (step + 1) / 50) * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * step / steps)))
        some = random.permutation(count)[:groups]
        chosen = torch.from_numpy((VIEWS * some[:, None] + np.arange(VIEWS)).ravel())
        told = net.tell(*[part[chosen] for part in seen])
        loss, each = told_losses(net, told, pictures.labels[chosen])
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        recent.append(each)
        if step % 200 == 199:
            curve.append({'headStep': step + 1, **{name: round(float(value), 4) for name, value in zip(NAMES[2:], np.mean(recent, 0))}})
            recent = []
            print(json.dumps(curve[-1]), flush=True)
    return curve


WEIGHTS = {'shape': 0.5, 'colour': 0.38, 'weave': 0.12}


def joined(shape, colour, weave):
    """One vector: its products are the weighted sums of the three."""
    return torch.cat([shape * WEIGHTS['shape'] ** 0.5, colour * WEIGHTS['colour'] ** 0.5, weave * WEIGHTS['weave'] ** 0.5], 1)


@torch.no_grad()
def describe_all(net, pictures):
    net.eval()
    parts, hits, unions = [], 0.0, 0.0
    for k in range(0, len(pictures.labels), 100):
        x, mask, _ = pictures.batch(np.arange(k, min(k + 100, len(pictures.labels))))
        logits, *vectors = net(x)
        parts.append(vectors)
        hits += ((logits > 0) & (mask > 0.5)).sum().item()
        unions += ((logits > 0) | (mask > 0.5)).sum().item()
    net.train()
    return [torch.cat(some) for some in zip(*parts)], hits / unions


def found(vectors, same):
    """Recall at ten of one of the same, and mean average precision, over all that have another of the same."""
    alike = vectors @ vectors.T
    alike.fill_diagonal_(-9)
    same = same.clone()
    same.fill_diagonal_(False)
    order = alike.argsort(1, descending=True)
    hit = same.gather(1, order)
    asked = hit.any(1)
    hit = hit[asked].float()
    ranks = torch.arange(1, hit.shape[1] + 1, dtype=torch.float32)
    precision = (hit.cumsum(1) / ranks * hit).sum(1) / hit.sum(1)
    return {'recall@10': round(hit[:, :10].amax(1).mean().item(), 3), 'map': round(precision.mean().item(), 3)}


def validate(net, pictures):
    (shape, colour, weave), overlap = describe_all(net, pictures)
    labels = pictures.labels
    pair = lambda k: labels[:, k, None] == labels[None, :, k]
    whole = joined(shape, colour, weave)
    alike = whole @ whole.T
    alike.fill_diagonal_(-9)
    ten = alike.topk(10, 1).indices
    return {
        'overlap': round(overlap, 3),
        'sameProduct': found(whole, pair(0) & pair(1)),
        'sameShape': found(shape, pair(0)),
        'sameCloth': found(colour, pair(1)),
        'categoryOfTen': round((labels[:, 3][ten] == labels[:, 3, None]).float().mean().item(), 3),
        'categoryOfNearestShape': round((labels[:, 3][(shape @ shape.T).fill_diagonal_(-9).argmax(1)] == labels[:, 3]).float().mean().item(), 3),
    }


def colour_anchors(pictures, random):
    """K-means of the products' colours, so that each anchor has its share of them."""
    chosen = random.permutation(len(pictures.labels))[:1500]
    x, mask, _ = pictures.batch(chosen)
    lab = oklab(F.avg_pool2d(x, 2)).permute(0, 2, 3, 1).reshape(-1, 3)[mask.flatten() > 0.9]
    return middles(lab[torch.from_numpy(random.permutation(len(lab))[:20000])], ANCHORS)


def middles(points, count):
    """K-means, begun with the first points."""
    found = points[:count].clone()
    for _ in range(25):
        nearest = torch.cdist(points, found).argmin(1)
        for k in range(count):
            if (nearest == k).any():
                found[k] = points[nearest == k].mean(0)
    return found


def cells_of(net, pictures, random):
    """
    Middles of the shapes and of the colours, as layers whose greatest output is that of the nearest: a product's cell in the
    shop's index is one of each.
    """
    some = torch.from_numpy(random.permutation(len(pictures.labels)))
    layers = []
    for vectors in describe_all(net, pictures)[0][:2]:
        found = middles(vectors[some], CELLS)
        layers.append((found, -(found**2).sum(1) / 2))
    return layers


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--pictures', required=True, nargs='+')
    ask.add_argument('--held', required=True, nargs='+')
    ask.add_argument('--out', required=True)
    ask.add_argument('--curve', required=True)
    ask.add_argument('--minutes', type=float, default=15)
    ask.add_argument('--threads', type=int, default=1)
    ask.add_argument('--seed', type=int, default=1)
    ask.add_argument('--groups', type=int, default=24, help='groups of four pictures a step')
    ask.add_argument('--checkpoint', default='', help='where the averaged weights are kept meanwhile')
    ask.add_argument('--start', default='', help='weights of an earlier training to go on from')
    ask.add_argument('--head-steps', type=int, default=3000)
    ask.add_argument('--rate', type=float, default=4e-3)
    told = ask.parse_args()
    torch.set_num_threads(told.threads)
    torch.manual_seed(told.seed)
    random = np.random.default_rng(told.seed)
    pictures, held = Pictures(told.pictures), Pictures(told.held)
    groups = len(pictures.labels) // VIEWS
    net = AlikeNet(colour_anchors(pictures, random))
    print(f'{sum(p.numel() for p in net.parameters())} parameters, {VIEWS * groups} pictures', flush=True)
    if told.start:
        former = torch.load(told.start)
        own = net.state_dict()
        net.load_state_dict({name: former[name] if name in former and former[name].shape == own[name].shape else own[name] for name in own})
    optimiser = torch.optim.AdamW(net.parameters(), told.rate, weight_decay=1e-2)
    curve, recent, step, start = [], [], 0, time.time()
    averaged = {name: value.clone() for name, value in net.state_dict().items()}
    order = []
    while True:
        share = (time.time() - start) / (60 * told.minutes)
        if share >= 1:
            break
        for group in optimiser.param_groups:
            # Warm, then down by a cosine over the time that is given.
            group['lr'] = told.rate * min(1, (step + 1) / 30) * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * share)))
        if len(order) < told.groups:
            order = list(random.permutation(groups))
        some = np.array([order.pop() for _ in range(told.groups)])
        chosen = (VIEWS * some[:, None] + np.arange(VIEWS)).ravel()
        loss, each = losses(net, *pictures.batch(chosen, random))
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
        if step % 50 == 0:
            entry = {'step': step, 'minutes': round((time.time() - start) / 60, 2)}
            entry.update({name: round(float(value), 4) for name, value in zip(NAMES, np.mean(recent, 0))})
            recent = []
            if step % 500 == 0:
                entry['held'] = validate(net, held)
            curve.append(entry)
            print(json.dumps(entry), flush=True)
            if told.checkpoint:
                torch.save(averaged, told.checkpoint)
    net.load_state_dict(averaged)
    curve += train_heads(net, pictures, random, told.head_steps)
    final = validate(net, held)
    print(json.dumps(final))
    with open(told.curve, 'w') as file:
        lines = ',\n  '.join(json.dumps(entry) for entry in curve)
        summary = {'seed': told.seed, 'pictures': VIEWS * groups, 'steps': step, 'groups': told.groups, 'held': final}
        file.write(f'{{"summary": {json.dumps(summary)},\n "curve": [\n  {lines}\n]}}\n')
    cells = cells_of(net, pictures, random)
    net.eval()
    with open(told.out, 'wb') as file:
        file.write(weights_of(net, cells))
    if told.checkpoint:
        torch.save(net.state_dict(), told.checkpoint)


def weights_of(net, cells):
    """
    Layer after layer in the order in which they are asked: of each output a scale and an offset as 32-bit floats, then the
    weights as bytes. A normalisation is part of the layer before it. The colours' anchors come first, as floats, cells and categories last.
    """
    parts = [net.anchors.numpy().astype('<f4').tobytes()]

    def add(weight, offset):
        flat = weight.detach().flatten(1)
        scale = flat.abs().amax(1).clamp(min=1e-8) / 127
        numbers = (flat / scale[:, None]).round().clamp(-127, 127).to(torch.int8)
        for one in (scale, offset.detach()):
            parts.append(one.numpy().astype('<f4').tobytes())
        parts.append(numbers.numpy().tobytes())

    def walk(module):
        children = list(module.children())
        if len(children) > 1 and isinstance(children[0], nn.Conv2d):
            layer, norm = children[0], children[1]
            by = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            add(layer.weight * by[:, None, None, None], norm.bias - norm.running_mean * by)
        elif isinstance(module, (nn.Conv2d, nn.Linear)):
            add(module.weight, module.bias)
        else:
            for child in children:
                walk(child)

    for name, module in net.named_children():
        if name != 'category':
            walk(module)
    for middle, offset in cells:
        add(middle, offset)
    add(net.category.weight * SURE, net.category.bias * SURE)
    return b''.join(parts)


if __name__ == '__main__':
    main()
