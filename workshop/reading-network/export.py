"""Writes the network as ONNX, its large weights in 8 bits and the others in 16.

  python3 workshop/reading-network/export.py --weights weights.pt --out packages/models/src/reading.onnx
"""

import argparse

import onnx
import torch
import torch.nn as nn

from network import HEIGHT, WIDTH, ReadingNetwork
from pack import pack

class Answers(nn.Module):
    """What a browser asks for: each part's share at each pixel, [parts, height, width], and that of each of the person network's masks, [6, height, width]."""

    def __init__(self, network):
        super().__init__()
        self.network = network

    def forward(self, x):
        scores, _, masks = self.network(x)
        return scores.softmax(1)[0], masks.softmax(1)[0]


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--weights', required=True)
    ask.add_argument('--out', required=True)
    told = ask.parse_args()
    network = ReadingNetwork()
    network.load_state_dict({name: value.float() for name, value in torch.load(told.weights).items()})
    network.eval()
    example = torch.zeros(1, 3, HEIGHT, WIDTH)
    torch.onnx.export(
        Answers(network), example, told.out, input_names=['picture'], output_names=['shares', 'masks'], opset_version=13
    )
    model = onnx.load(told.out)
    pack(model)
    onnx.save(model, told.out)


if __name__ == '__main__':
    main()
