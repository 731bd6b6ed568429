"""Reads the operators and constants of a `.tflite` file, without TensorFlow.

The numbers of fields are those of TensorFlow Lite's schema (tensorflow/lite/schema/schema.fbs, version 3).
"""

from dataclasses import dataclass, field

import numpy as np
from flatbuffers import encode, number_types
from flatbuffers.table import Table

NAMES = {0: 'add', 3: 'conv', 4: 'depthwise', 6: 'dequantize', 18: 'mul', 67: 'transposed'}


@dataclass
class Operator:
    name: str
    """Places of the tensors that go in; -1 stands for none."""
    inputs: list
    outputs: list
    """The constants among its inputs, as float32, by their place among them."""
    constants: dict = field(default_factory=dict)


class _Record:
    def __init__(self, buffer, place):
        self.table = Table(buffer, place)

    def _at(self, number):
        offset = self.table.Offset(4 + 2 * number)
        return offset and offset + self.table.Pos

    def number(self, number, flags):
        place = self._at(number)
        return self.table.Get(flags, place) if place else 0

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
    with open(path, 'rb') as file:
        buffer = bytearray(file.read())
    model = _Record(buffer, encode.Get(number_types.UOffsetTFlags.packer_type, buffer, 0))
    codes = [
        max(code.number(0, number_types.Int8Flags), code.number(3, number_types.Int32Flags))
        for code in model.records(1)
    ]
    graph, buffers = model.records(2)[0], model.records(4)
    constants = {}
    for place, tensor in enumerate(graph.records(0)):
        raw = buffers[tensor.number(2, number_types.Uint32Flags)].numbers(0, np.uint8)
        dtype = {0: np.float32, 1: np.float16}.get(tensor.number(1, number_types.Int8Flags))
        if len(raw) and dtype:
            constants[place] = raw.view(dtype).astype(np.float32).reshape(tensor.numbers(0, np.int32))
    operators = []
    for record in graph.records(3):
        name = NAMES.get(codes[record.number(0, number_types.Uint32Flags)], 'other')
        inputs, outputs = record.numbers(1, np.int32).tolist(), record.numbers(2, np.int32).tolist()
        if name == 'dequantize' and inputs[0] in constants:
            constants[outputs[0]] = constants[inputs[0]]
            continue
        held = {at: constants[place] for at, place in enumerate(inputs) if place in constants}
        operators.append(Operator(name, inputs, outputs, held))
    return operators
