"""Writes the network as ONNX with its weights in 16 bits.

  python3 workshop/reading-network/export.py --weights weights.pt --out packages/models/src/reading.onnx
"""

import argparse

import numpy as np
import onnx
import torch
import torch.nn as nn
from onnx import TensorProto, helper, numpy_helper

from network import HEIGHT, WIDTH, ReadingNetwork

LEAST = 256
"""Constants of fewer numbers stay as they are."""


class Shares(nn.Module):
    """What a browser asks for: each part's share at each pixel, [parts, height, width]."""

    def __init__(self, network):
        super().__init__()
        self.network = network

    def forward(self, x):
        return self.network(x)[0].softmax(1)[0]


def halve(model):
    """Stores weights in 16 bits and unpacks them where they are used: half the bytes, the same arithmetic."""
    graph, kept, casts = model.graph, [], []
    for weights in graph.initializer:
        values = numpy_helper.to_array(weights)
        if values.dtype != np.float32 or values.size < LEAST:
            kept.append(weights)
            continue
        kept.append(numpy_helper.from_array(values.astype(np.float16), f'{weights.name}_half'))
        casts.append(helper.make_node('Cast', [f'{weights.name}_half'], [weights.name], to=TensorProto.FLOAT))
    del graph.initializer[:]
    graph.initializer.extend(kept)
    nodes = casts + list(graph.node)
    del graph.node[:]
    graph.node.extend(nodes)
    onnx.checker.check_model(model)


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
        Shares(network), example, told.out, input_names=['picture'], output_names=['shares'], opset_version=13
    )
    model = onnx.load(told.out)
    halve(model)
    onnx.save(model, told.out)


if __name__ == '__main__':
    main()
