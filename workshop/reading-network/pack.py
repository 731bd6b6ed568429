"""A network's weights in fewer bits."""

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

LEAST, LARGE = 256, 20_000
"""Constants of fewer numbers stay as they are; of more, filters are stored in 8 bits. With all in 8 three times as many pixels change their part."""


NEVER = 10**9
"""As `large`: no constant is, and none is stored in 8 bits."""
MOSTLY = 0.5


def pack(model, large=LARGE):
    """
    Stores weights small and unpacks them where they are used: half the bytes or a quarter, the same arithmetic. Those in 8 bits have a scale for each
    output channel, and need operators of version 13; of those that are mostly 0 the others stand alone, in 16 bits, with a bit for each place.
    """
    graph, kept, unpacked = model.graph, [], []
    add = lambda kind, inputs, name, **options: unpacked.append(helper.make_node(kind, inputs, [name], **options))
    keep = lambda held, name: kept.append(numpy_helper.from_array(held, name))
    for weights in graph.initializer:
        values, name = numpy_helper.to_array(weights), weights.name
        if values.dtype != np.float32 or values.size < LEAST:
            kept.append(weights)
        elif (values == 0).mean() > MOSTLY:
            flat = values.ravel()
            places = np.pad(flat != 0, (0, -flat.size % 8))
            keep(np.packbits(places, bitorder='little'), f'{name}_bits')
            keep(flat[flat != 0].astype(np.float16), f'{name}_half')
            keep(np.array(places.size, np.int64).reshape(1), f'{name}_count')
            keep(np.array([flat.size], np.int64), f'{name}_size')
            keep(np.array(values.shape, np.int64), f'{name}_shape')
            add('Unsqueeze', [f'{name}_bits', 'last_axis'], f'{name}_bytes')
            add('BitShift', [f'{name}_bytes', 'shifts'], f'{name}_shifted', direction='RIGHT')
            add('Mod', [f'{name}_shifted', 'two'], f'{name}_each')
            add('Reshape', [f'{name}_each', f'{name}_count'], f'{name}_row')
            add('Cast', [f'{name}_row'], f'{name}_is', to=TensorProto.BOOL)
            add('NonZero', [f'{name}_is'], f'{name}_at')
            add('Transpose', [f'{name}_at'], f'{name}_places', perm=(1, 0))
            add('ConstantOfShape', [f'{name}_count'], f'{name}_none')
            add('Cast', [f'{name}_half'], f'{name}_values', to=TensorProto.FLOAT)
            add('ScatterND', [f'{name}_none', f'{name}_places', f'{name}_values'], f'{name}_all')
            add('Slice', [f'{name}_all', 'first', f'{name}_size'], f'{name}_flat')
            add('Reshape', [f'{name}_flat', f'{name}_shape'], name)
        elif values.size < large:
            keep(values.astype(np.float16), f'{name}_half')
            add('Cast', [f'{name}_half'], name, to=TensorProto.FLOAT)
        else:
            scales = np.maximum(np.abs(values.reshape(len(values), -1)).max(1), 1e-9).astype(np.float32) / 127
            keep(np.round(values / scales.reshape(-1, *[1] * (values.ndim - 1))).astype(np.int8), f'{name}_packed')
            keep(scales, f'{name}_scales')
            keep(np.zeros(len(values), np.int8), f'{name}_zeros')
            add('DequantizeLinear', [f'{name}_packed', f'{name}_scales', f'{name}_zeros'], name, axis=0)
    if any(node.op_type == 'NonZero' for node in unpacked):
        keep(np.arange(8, dtype=np.uint8), 'shifts')
        keep(np.array(2, np.uint8), 'two')
        keep(np.array([1], np.int64), 'last_axis')
        keep(np.array([0], np.int64), 'first')
    del graph.initializer[:]
    graph.initializer.extend(kept)
    nodes = unpacked + list(graph.node)
    del graph.node[:]
    graph.node.extend(nodes)
    onnx.checker.check_model(model)
