"""Stores two networks of others, as the product carries them, in fewer bits.

  python3 workshop/reading-network/repack.py --person selfie_multiclass_256x256.tflite --out packages/models/src/person.onnx
  python3 workshop/reading-network/repack.py --saliency u2netp.onnx --out packages/models/src/saliency.onnx

MediaPipe's parts of a person become ONNX, large filters in 8 bits and small ones in 16; U²-Net stays what it is, in 16 bits: in 8 its outlines overlap
with its own by .86, in 16 by .999.
"""

import argparse

import onnx
import torch
import torch.nn as nn

from pack import NEVER, pack
from person import PersonNetwork

SIDE = 256
"""Of the square that the person network was made for, px."""


class Masks(nn.Module):
    """Each mask's share at each pixel of a picture in 0..1, [6, height, width]: ground, hair, skin, face, clothes, other."""

    def __init__(self, person):
        super().__init__()
        self.person = person

    def forward(self, x):
        return self.person.masks_of(2 * x - 1).softmax(1)[0]


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument('--person', help='selfie_multiclass_256x256.tflite')
    ask.add_argument('--saliency', help='u2netp.onnx')
    ask.add_argument('--out', required=True)
    told = ask.parse_args()
    if told.person:
        person = PersonNetwork()
        person.load_file(told.person)
        example = torch.zeros(1, 3, SIDE, SIDE)
        torch.onnx.export(
            Masks(person.eval()), example, told.out, input_names=['picture'], output_names=['masks'], opset_version=13
        )
        model = onnx.load(told.out)
        pack(model)
    else:
        model = onnx.load(told.saliency)
        pack(model, large=NEVER)
    onnx.save(model, told.out)


if __name__ == '__main__':
    main()
