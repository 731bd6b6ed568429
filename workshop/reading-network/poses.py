"""Writes MediaPipe's two networks of poses, which come as `.tflite`, as ONNX: the product has one runtime.

  python3 workshop/reading-network/poses.py --bundle pose_landmarker_full.task --out packages/models/src

Operator by operator, in the 16 bits that they have: in 8 joints move by 2.4 px. TensorFlow Lite keeps channels last and ONNX first: what comes in and
goes out stays as it was.
"""

import argparse
import tempfile
import zipfile

import numpy as np
import onnx
from flatbuffers import number_types
from onnx import TensorProto, helper, numpy_helper

from pack import NEVER, pack
from tflite import RELU, RELU6, SAME, read_graph

NETWORKS = {
    'pose-detector.onnx': ('pose_detector.tflite', ('numbers', 'scores')),
    'pose-landmarker.onnx': ('pose_landmarks_detector.tflite', ('points', 'presence', None, 'heat', 'world')),
}
"""What each is made from, and the names of its outputs in their order; None is not asked for."""
BOOL, INT = number_types.BoolFlags, number_types.Int32Flags
FIRST, LAST = (0, 3, 1, 2), (0, 2, 3, 1)
"""Channels first, from last; and back."""


class Writer:
    def __init__(self, graph):
        self.graph, self.nodes, self.constants = graph, [], []

    def add(self, kind, inputs, output, **options):
        self.nodes.append(helper.make_node(kind, inputs, [output], **options))
        return output

    def constant(self, values, name):
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def channels_last(self, name):
        return self.add('Transpose', [name], f'{name}_last', perm=LAST)

    def operator(self, operator):
        """One operator, whose output stands under `t` and its place."""
        name, options, output = operator.name, operator.options, f't{operator.outputs[0]}'
        inputs = [f't{place}' for place in operator.inputs]
        follows = {'add': 0, 'conv': 3, 'depthwise': 4, 'max-pool': 5}.get(name)
        active = options.number(follows) if follows is not None else 0
        plain = f'{output}_plain' if active else output
        if name in ('conv', 'depthwise'):
            weights = operator.constants[1].transpose(0, 3, 1, 2) if name == 'conv' else operator.constants[1].transpose(3, 0, 1, 2)
            held = [self.constant(weights, f'{output}_weights')]
            if 2 in operator.constants:
                held.append(self.constant(operator.constants[2], f'{output}_bias'))
            self.add(
                'Conv',
                [inputs[0], *held],
                plain,
                strides=[options.number(2, INT), options.number(1, INT)],
                group=1 if name == 'conv' else self.graph.shapes[operator.inputs[0]][3],
                auto_pad='SAME_UPPER' if options.number(0) == SAME else 'VALID',
            )
        elif name == 'max-pool':
            self.add(
                'MaxPool',
                inputs,
                plain,
                strides=[options.number(2, INT), options.number(1, INT)],
                kernel_shape=[options.number(4, INT), options.number(3, INT)],
                auto_pad='SAME_UPPER' if options.number(0) == SAME else 'VALID',
            )
        elif name == 'add':
            held = [self.constant(values, f'{output}_{at}') for at, values in operator.constants.items()]
            self.add('Add', [*(one for at, one in enumerate(inputs) if at not in operator.constants), *held], plain)
        elif name == 'pad':
            borders = operator.whole[1][list(FIRST)]
            self.add('Pad', [inputs[0], self.constant(borders.T.ravel().astype(np.int64), f'{output}_borders')], plain)
        elif name == 'resize':
            align, half = options.number(2, BOOL), options.number(3, BOOL)
            kind = 'align_corners' if align else 'half_pixel' if half else 'asymmetric'
            shape = [self.graph.shapes[operator.outputs[0]][at] for at in FIRST]
            sizes = self.constant(np.array(shape, np.int64), f'{output}_sizes')
            self.add('Resize', [inputs[0], '', '', sizes], plain, mode='linear', coordinate_transformation_mode=kind)
        elif name == 'depth-to-space':
            self.add('DepthToSpace', inputs, plain, blocksize=options.number(0, INT), mode='DCR')
        elif name == 'reshape':
            shape = self.constant(np.array(self.graph.shapes[operator.outputs[0]], np.int64), f'{output}_shape')
            self.add('Reshape', [self.channels_last(inputs[0]), shape], plain)
        elif name == 'joined':
            self.add('Concat', inputs, plain, axis=1)
        elif name == 'sigmoid':
            self.add('Sigmoid', inputs, plain)
        else:
            raise ValueError(f'{name} is not known')
        if active == RELU:
            self.add('Relu', [plain], output)
        elif active == RELU6:
            self.add('Clip', [plain, self.constant(np.float32(0), f'{output}_0'), self.constant(np.float32(6), f'{output}_6')], output)
        elif active:
            raise ValueError(f'activation {active} is not known')





def needed(graph, wanted):
    """The operators that the wanted outputs rest on, in their order."""
    kept, places = [], set(wanted)
    for operator in reversed(graph.operators):
        if places & set(operator.outputs):
            kept.append(operator)
            places |= set(operator.inputs)
    return kept[::-1]


def converted(path, names):
    graph = read_graph(path)
    writer = Writer(graph)
    [first] = graph.inputs
    writer.add('Transpose', ['picture'], f't{first}', perm=FIRST)
    wanted = {place: name for place, name in zip(graph.outputs, names) if name}
    for operator in needed(graph, wanted):
        writer.operator(operator)
    for place, name in wanted.items():
        last = f't{place}' if len(graph.shapes[place]) < 4 else writer.channels_last(f't{place}')
        writer.add('Identity', [last], name)
    told = lambda name, place: helper.make_tensor_value_info(name, TensorProto.FLOAT, graph.shapes[place])
    outputs = [told(name, place) for place, name in wanted.items()]
    made = helper.make_graph(writer.nodes, 'poses', [told('picture', first)], outputs, writer.constants)
    return helper.make_model(made, opset_imports=[helper.make_opsetid('', 13)], ir_version=7)


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--bundle', required=True, help='pose_landmarker_full.task')
    ask.add_argument('--out', required=True, help='the folder of the networks that ship')
    told = ask.parse_args()
    with zipfile.ZipFile(told.bundle) as bundle, tempfile.TemporaryDirectory() as folder:
        for name, (file, outputs) in NETWORKS.items():
            model = converted(bundle.extract(file, folder), outputs)
            pack(model, large=NEVER)
            onnx.save(model, f'{told.out}/{name}')


if __name__ == '__main__':
    main()
