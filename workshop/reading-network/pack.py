"""A network's weights in fewer bits."""

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

LEAST, LARGE = 256, 20_000
"""Constants of fewer numbers stay as they are; of more, filters are stored in 8 bits. With all in 8 three times as many pixels change their part."""


def pack(model, large=LARGE):
    """
    Stores weights small and unpacks them where they are used: half the bytes or a quarter, the same arithmetic. Those in 8 bits have a scale for each
    output channel, and need operators of version 13.
    """
    graph, kept, unpacked = model.graph, [], []
    for weights in graph.initializer:
        values, name = numpy_helper.to_array(weights), weights.name
        if values.dtype != np.float32 or values.size < LEAST:
            kept.append(weights)
        elif values.size < large:
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
