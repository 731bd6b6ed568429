"""Reads the network that ships back out of its file, so that training goes on from it.

  python3 workshop/reading-network/unpack.py --street DIR --faces DIR --person FILE.tflite --out weights.pt

Norms that the file has folded into the filters before them are unfolded: their means and spreads are measured on pictures anew.
"""

import argparse

import numpy as np
import onnx
import torch
import torch.nn as nn
from onnx import numpy_helper

from labels import Street, split
from network import HEIGHT, WIDTH, ReadingNetwork
from person import Scale
from pictures import Pictures

SHIPPED = 'packages/models/src/reading.onnx'
PICTURES = 96
MASKS = ('person.finer', 'person.masks')
"""What the product asks its person network for, and this file leaves out."""


def constants_of(model):
    """Each constant by the name that it had before `pack`."""
    stored = {held.name: numpy_helper.to_array(held) for held in model.graph.initializer}
    unpacked = {}
    for name, values in stored.items():
        plain, _, kind = name.rpartition('_')
        if kind == 'packed':
            scales = stored[f'{plain}_scales'].reshape(-1, *[1] * (values.ndim - 1))
            unpacked[plain] = values.astype(np.float32) * scales
        elif kind == 'half':
            unpacked[plain] = values.astype(np.float32)
        elif kind not in ('scales', 'zeros'):
            unpacked[name] = values
    return unpacked


def fill(network, constants):
    """
    Fills what the file names, and in their order what it has folded: a filter with its norm, an attention's gain and shift.
    Raises ValueError where the two do not agree.
    """
    numbered = {kind: sorted((int(n.split('_')[1]), n) for n in constants if n.startswith(f'onnx::{kind}_')) for kind in ('Conv', 'Mul', 'Add')}
    folded = iter([constants[name] for _, name in numbered['Conv']])
    gains, shifts = (iter([constants[name].reshape(-1) for _, name in numbered[kind]]) for kind in ('Mul', 'Add'))
    given = {}
    for name, module in network.named_modules():
        if isinstance(module, nn.Sequential) and len(module) > 1 and isinstance(module[1], nn.BatchNorm2d):
            norm = f'{name}.1'
            given[f'{name}.0.weight'], given[f'{norm}.bias'] = next(folded), next(folded)
            for part, value in (('weight', 1), ('running_mean', 0), ('running_var', 1 - module[1].eps)):
                given[f'{norm}.{part}'] = np.full(len(given[f'{norm}.bias']), value, np.float32)
        elif isinstance(module, Scale):
            given[f'{name}.gain'], given[f'{name}.shift'] = next(gains), next(shifts)
    for name in network.state_dict():
        if f'network.{name}' in constants:
            given[name] = constants[f'network.{name}']
        elif name not in given and not name.endswith('num_batches_tracked') and not name.startswith(MASKS):
            raise ValueError(f'{name} is not in the file')
    network.load_state_dict({name: torch.from_numpy(np.array(value)) for name, value in given.items()}, strict=False)


def measure_norms(network, pictures):
    """Norms that pass everything on as it is get the mean and spread of what they pass on: the same answers, and they can learn."""
    norms = [m for m in network.modules() if isinstance(m, nn.BatchNorm2d)]
    seen = {norm: [] for norm in norms}

    def see(norm, inputs):
        seen[norm].append((inputs[0].mean((0, 2, 3)), inputs[0].square().mean((0, 2, 3))))

    hooks = [norm.register_forward_pre_hook(see) for norm in norms]
    network.eval()
    with torch.no_grad():
        for x in pictures:
            network(x[None])
        for norm in norms:
            mean, square = (torch.stack(each).mean(0) for each in zip(*seen[norm]))
            spread = (square - mean.square()).clamp_min(1e-4)
            gain = norm.weight / (norm.running_var + norm.eps).sqrt()
            norm.bias += gain * (mean - norm.running_mean)
            norm.weight.copy_(gain * (spread + norm.eps).sqrt())
            norm.running_mean.copy_(mean)
            norm.running_var.copy_(spread)
    for hook in hooks:
        hook.remove()


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--street', required=True)
    ask.add_argument('--faces', required=True, help='what faces.py wrote')
    ask.add_argument('--person', required=True, help='selfie_multiclass_256x256.tflite')
    ask.add_argument('--shipped', default=SHIPPED)
    ask.add_argument('--out', required=True)
    told = ask.parse_args()
    network = ReadingNetwork()
    network.person.load_file(told.person)
    fill(network, constants_of(onnx.load(told.shipped)))
    street = Street(told.street, told.faces)
    drawn, random = Pictures(street, split(street)[1], (HEIGHT, WIDTH)), np.random.default_rng(1)
    pictures = [torch.from_numpy(drawn.draw(place, random)[0].transpose(2, 0, 1).copy()) for place in range(PICTURES)]
    with torch.no_grad():
        before = network.eval()(pictures[0][None])[0]
        measure_norms(network, pictures)
        print('scores differ by at most', (network(pictures[0][None])[0] - before).abs().max().item())
    torch.save(network.state_dict(), told.out)


if __name__ == '__main__':
    main()
