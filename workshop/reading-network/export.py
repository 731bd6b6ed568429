"""Writes the network as ONNX, its large weights in 8 bits and the others in 16.

  python3 workshop/reading-network/export.py --weights weights.pt --out packages/models/src/reading.onnx
"""

import argparse

import numpy as np
import onnx
import torch
import torch.nn as nn
from onnx import TensorProto, helper, numpy_helper

from network import HEIGHT, WIDTH, ReadingNetwork

LEAST, LARGE = 256, 20_000
"""Constants of fewer numbers stay as they are; of more, filters are stored in 8 bits. With all in 8 three times as many pixels change their part."""


class Answers(nn.Module):
    """What a browser asks for: each part's share at each pixel, [parts, height, width], and that of each of the person network's masks, [6, height, width]."""

    def __init__(self, network):
        super().__init__()
        self.network = network

    def forward(self, x):
        scores, _, masks = self.network(x)
        return scores.softmax(1)[0], masks.softmax(1)[0]


def pack(model):
    """Stores weights small and unpacks them where they are used: half the bytes, the same arithmetic. Those in 8 bits have a scale for each output channel."""
    graph, kept, unpacked = model.graph, [], []
    for weights in graph.initializer:
        values, name = numpy_helper.to_array(weights), weights.name
        if values.dtype != np.float32 or values.size < LEAST:
            kept.append(weights)
        elif values.size < LARGE:
            kept.append(numpy_helper.from_array(values.astype(np.float16), f'{name}_half'))
            unpacked.append(helper.make_node('Cast', [f'{name}_half'], [name], to=TensorProto.FLOAT))
        else:
            scales = np.maximum(np.abs(values.reshape(len(values), -1)).max(1), 1e-9).astype(np.float32) / 127
            packed = np.round(values / scales.reshape(-1, *[1] * (values.ndim - 1))).astype(np.int8)
            parts = {f'{name}_packed': packed, f'{name}_scales': scales, f'{name}_zeros': np.zeros(len(values), np.int8)}
            kept += [numpy_helper.from_array(part, part_name) for part_name, part in parts.items()]
            unpacked.append(helper.make_node('DequantizeLinear', list(parts), [name], axis=0))
    del graph.initializer[:]
    graph.initializer.extend(kept)
    nodes = unpacked + list(graph.node)
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
        Answers(network), example, told.out, input_names=['picture'], output_names=['shares', 'masks'], opset_version=13
    )
    model = onnx.load(told.out)
    pack(model)
    onnx.save(model, told.out)


if __name__ == '__main__':
    main()
