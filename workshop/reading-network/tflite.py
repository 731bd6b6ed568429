"""Reads the operators and constants of a `.tflite` file, without TensorFlow.

The numbers of fields are those of TensorFlow Lite's schema (tensorflow/lite/schema/schema.fbs, version 3).
"""

from dataclasses import dataclass, field

import numpy as np
from flatbuffers import encode, number_types
from flatbuffers.table import Table

NAMES = {
    0: 'add',
    2: 'joined',
    3: 'conv',
    4: 'depthwise',
    5: 'depth-to-space',
    6: 'dequantize',
    14: 'sigmoid',
    17: 'max-pool',
    18: 'mul',
    22: 'reshape',
    23: 'resize',
    34: 'pad',
    67: 'transposed',
    124: 'densify',
}
FLOATS = {0: np.float32, 1: np.float16}
WHOLE = {2: np.int32}
SAME, RELU, RELU6 = 0, 1, 3
"""Of an operator's options: padding that keeps the size (the other kind is none), and what follows it."""


@dataclass
class Operator:
    name: str
    """Places of the tensors that go in; -1 stands for none."""
    inputs: list
    outputs: list
    """The constants among its inputs, as float32, by their place among them."""
    constants: dict = field(default_factory=dict)
    """The same of whole numbers: shapes, sizes, borders."""
    whole: dict = field(default_factory=dict)
    """Its options: `number(field, flags)` asks for one."""
    options: object = None


@dataclass
class Graph:
    operators: list
    inputs: list
    outputs: list
    """Each tensor's shape."""
    shapes: list


class _Record:
    def __init__(self, buffer, place):
        self.table = Table(buffer, place)

    def _at(self, number):
        offset = self.table.Offset(4 + 2 * number)
        return offset and offset + self.table.Pos

    def number(self, number, flags=number_types.Int8Flags):
        place = self._at(number)
        return self.table.Get(flags, place) if place else 0

    def record(self, number):
        place = self._at(number)
        return _Record(self.table.Bytes, self.table.Indirect(place)) if place else None

    def records(self, number):
        offset = self.table.Offset(4 + 2 * number)
        if not offset:
            return []
        first = self.table.Vector(offset)
        places = range(first, first + 4 * self.table.VectorLen(offset), 4)
        return [_Record(self.table.Bytes, self.table.Indirect(place)) for place in places]

    def numbers(self, number, dtype):
        offset = self.table.Offset(4 + 2 * number)
        if not offset:
            return np.zeros(0, dtype)
        return np.frombuffer(self.table.Bytes, dtype, self.table.VectorLen(offset), self.table.Vector(offset))


def read_operators(path):
    """The operators of the first graph in their order; weights that were stored in 16 bits are unpacked."""
    return read_graph(path).operators


def read_graph(path):
    """The first graph; weights that were stored in 16 bits, or without their zeros, are unpacked."""
    with open(path, 'rb') as file:
        buffer = bytearray(file.read())
    model = _Record(buffer, encode.Get(number_types.UOffsetTFlags.packer_type, buffer, 0))
    codes = [max(code.number(0), code.number(3, number_types.Int32Flags)) for code in model.records(1)]
    graph, buffers = model.records(2)[0], model.records(4)
    tensors = graph.records(0)
    shapes = [tensor.numbers(0, np.int32).tolist() for tensor in tensors]
    constants, whole = {}, {}
    for place, tensor in enumerate(tensors):
        raw = buffers[tensor.number(2, number_types.Uint32Flags)].numbers(0, np.uint8)
        kind = tensor.number(1)
        if len(raw) and kind in FLOATS:
            values = raw.view(FLOATS[kind]).astype(np.float32)
            sparsity = tensor.record(6)
            constants[place] = _dense(values, sparsity, shapes[place]) if sparsity else values.reshape(shapes[place])
        elif len(raw) and kind in WHOLE:
            whole[place] = raw.view(WHOLE[kind]).reshape(shapes[place])
    operators = []
    for record in graph.records(3):
        name = NAMES.get(codes[record.number(0, number_types.Uint32Flags)], 'other')
        inputs, outputs = record.numbers(1, np.int32).tolist(), record.numbers(2, np.int32).tolist()
        if name in ('dequantize', 'densify') and inputs[0] in constants:
            constants[outputs[0]] = constants[inputs[0]]
            continue
        held, counts = (
            {at: known[place] for at, place in enumerate(inputs) if place in known} for known in (constants, whole)
        )
        operators.append(Operator(name, inputs, outputs, held, counts, record.record(4)))
    return Graph(operators, graph.numbers(1, np.int32).tolist(), graph.numbers(2, np.int32).tolist(), shapes)


INDICES = {1: (np.int32,), 2: (np.uint16,), 3: (np.uint8,)}


def _dense(values, sparsity, shape):
    """
    Puts back the zeros of a constant that was stored without them: of each dimension, in the order in which they were walked,
    either every place or a list of places stands there. Blocks of a dimension are further dimensions.
    """
    order, blocks = sparsity.numbers(0, np.int32).tolist(), sparsity.numbers(1, np.int32).tolist()
    levels = []
    for record in sparsity.records(2):
        lists = []
        for kind, at in ((2, 3), (4, 5)):
            dtype = INDICES[record.number(kind, number_types.Uint8Flags)][0] if record.number(kind) else np.int32
            held = record.record(at)
            lists.append(held.numbers(0, dtype).astype(int) if held else np.zeros(0, int))
        levels.append((record.number(0) == 1, record.number(1, number_types.Int32Flags), *lists))
    rank = len(shape)
    sides = [levels[order.index(rank + k)][1] for k in range(len(blocks))]
    dense, place = np.zeros(shape, np.float32), [0] * len(order)
    left = iter(values)

    def walk(level, at):
        if level == len(order):
            index = [place[d] for d in range(rank)]
            for k, dimension in enumerate(blocks):
                index[dimension] = index[dimension] * sides[k] + place[rank + k]
            dense[tuple(index)] = next(left)
            return
        is_sparse, size, segments, indices = levels[level]
        if is_sparse:
            for k in range(segments[at], segments[at + 1]):
                place[order[level]] = indices[k]
                walk(level + 1, k)
        else:
            for k in range(size):
                place[order[level]] = k
                walk(level + 1, at * size + k)

    walk(0, 0)
    return dense
