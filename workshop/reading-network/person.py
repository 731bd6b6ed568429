"""The network that the product knew people by (MediaPipe's selfie_multiclass_256x256, Apache-2.0) as a torch module.

A MobileNetV2 whose two coarsest stages are followed by blocks of MobileViTv2 (Mehta and Rastegari 2022: attention that grows
with the number of places, not with its square), and a feature pyramid over it. Written for sizes that are multiples of 64, of
which its own, 256 x 256, is one. Modules stand in the order of the operators in its file, from which `load_file` fills them.
"""

import torch
import torch.nn as nn
import torch.nn.functional as F

from tflite import read_operators

PATCH = 4
FEATURES = {'head': 32, 'half': 64, 'quarter': 128, 'eighth': 256, 'sixteenth': 384}


class Conv(nn.Conv2d):
    """'Same' padding as TensorFlow has it: what is odd goes to the right and below."""

    def __init__(self, inputs, outputs, kernel=1, stride=1, groups=1, is_active=False):
        super().__init__(inputs, outputs, kernel, stride, 0, groups=groups)
        self.is_active = is_active

    def forward(self, x):
        kernel, stride = self.kernel_size[0], self.stride[0]
        if kernel > 1:
            pads = []
            for size in (x.shape[3], x.shape[2]):
                missing = max(0, (-(-size // stride) - 1) * stride + kernel - size)
                pads += [missing // 2, missing - missing // 2]
            x = F.pad(x, pads)
        x = super().forward(x)
        return F.relu(x) if self.is_active else x


def depthwise(channels, stride=1, kernel=3, is_active=True):
    return Conv(channels, channels, kernel, stride, channels, is_active)


class Inverted(nn.Module):
    """MobileNetV2's block: widened, filtered by channel, narrowed."""

    def __init__(self, inputs, middle, outputs, stride=1):
        super().__init__()
        self.widen = Conv(inputs, middle, is_active=True)
        self.filter = depthwise(middle, stride)
        self.narrow = Conv(middle, outputs)
        self.is_added = stride == 1 and inputs == outputs

    def forward(self, x):
        y = self.narrow(self.filter(self.widen(x)))
        return x + y if self.is_added else y


class Lateral(nn.Module):
    def __init__(self, inputs):
        super().__init__()
        self.filter = depthwise(inputs, kernel=1, is_active=False)
        self.mix = Conv(inputs, 64)

    def forward(self, x):
        return self.mix(self.filter(x))


class Scale(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.gain = nn.Parameter(torch.ones(channels))
        self.shift = nn.Parameter(torch.zeros(channels))

    def forward(self, x):
        return x * self.gain[:, None, None] + self.shift[:, None, None]


class Attention(nn.Module):
    """A layer over [batch, channels, place within its patch, patch]: one query a place, one context a row."""

    def __init__(self, channels):
        super().__init__()
        self.norm = Scale(channels)
        self.widen, self.narrow = Conv(channels, 2 * channels), Conv(2 * channels, channels)
        self.query, self.key = Conv(channels, 1), Conv(channels, channels)
        self.value, self.mix = Conv(channels, channels, is_active=True), Conv(channels, channels)

    def forward(self, x):
        y = self.norm(x)
        context = (self.key(y) * self.query(y).softmax(3)).sum(3, keepdim=True)
        return self.narrow(self.widen(y)) + self.mix(self.value(y) * context) + x


class Vit(nn.Module):
    def __init__(self, inputs, channels, layers):
        super().__init__()
        self.narrow, self.local = Conv(inputs, channels, 3, is_active=True), Conv(channels, channels, is_active=True)
        self.layers = nn.Sequential(*(Attention(channels) for _ in range(layers)))
        self.widen = Conv(channels, inputs)

    def forward(self, x):
        y = self.local(self.narrow(x))
        batch, channels, height, width = y.shape
        rows, columns = height // PATCH, width // PATCH
        y = y.reshape(batch, channels, rows, PATCH, columns, PATCH).permute(0, 1, 3, 5, 2, 4)
        y = self.layers(y.reshape(batch, channels, PATCH * PATCH, rows * columns))
        y = y.reshape(batch, channels, PATCH, PATCH, rows, columns).permute(0, 1, 4, 2, 5, 3)
        return self.widen(y.reshape(batch, channels, height, width))


class Smooth(nn.Module):
    def __init__(self):
        super().__init__()
        self.filter, self.mix = depthwise(64, is_active=False), Conv(64, 64)

    def forward(self, x):
        return self.mix(self.filter(x))


class PersonNetwork(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = Conv(3, 16, 3, 2, is_active=True)
        self.lateral2 = Lateral(16)
        self.stage2 = Inverted(16, 96, 64)
        self.stage4 = nn.Sequential(Inverted(64, 384, 128, 2), Inverted(128, 768, 128))
        self.lateral4 = Lateral(128)
        self.stage8 = Inverted(128, 768, 256, 2)
        self.vit8 = Vit(256, 128, 2)
        self.lateral8 = Lateral(256)
        self.stage16 = Inverted(256, 1536, 384, 2)
        self.vit16 = Vit(384, 192, 4)
        self.lateral16 = Lateral(384)
        self.smooth = nn.ModuleList(Smooth() for _ in range(4))
        self.head = nn.Sequential(
            *(part for inputs in (64, 32, 32, 32, 32) for part in (depthwise(inputs), Conv(inputs, 32, is_active=True)))
        )
        self.finer = nn.ConvTranspose2d(32, 32, 2, 2)
        self.masks = Conv(32, 6)

    def forward(self, x):
        """x: [batch, 3, height, width] in -1..1. Gives the features of `FEATURES`, finest first."""
        # The finest stages know edges and textures, which are the same for garments; to learn them again costs two fifths of a step.
        with torch.no_grad():
            f1 = self.stem(x)
            f2 = self.stage2(f1)
            f4 = self.stage4(f2)
        f8 = self.vit8(self.stage8(f4))
        f16 = self.vit16(self.stage16(f8))
        level = self.lateral16(f16)
        pyramid = [self.smooth[0](level)]
        for lateral, smooth in zip((self.lateral8(f8), self.lateral4(f4), self.lateral2(f1)), self.smooth[1:]):
            level = F.interpolate(level, scale_factor=2.0, mode='nearest') + lateral
            pyramid.append(smooth(level))
        sizes = (8.0, 4.0, 2.0)
        coarse = [F.interpolate(p, scale_factor=s, mode='bilinear', align_corners=False) for p, s in zip(pyramid, sizes)]
        head = self.head(pyramid[3] + coarse[2] + coarse[1] + coarse[0])
        return {'head': head, 'half': f2, 'quarter': f4, 'eighth': f8, 'sixteenth': f16}

    def masks_of(self, x):
        """Its own six masks' scores: ground, hair, skin, face, clothes, other."""
        return self.masks(self.finer(self.forward(x)['head']))

    def load_file(self, path):
        """Fills the weights out of the `.tflite` file. Raises ValueError where a shape is another."""
        given = [(o.name, [o.constants[k] for k in sorted(o.constants)]) for o in read_operators(path) if o.constants]
        slots = [m for m in self.modules() if isinstance(m, (nn.Conv2d, nn.ConvTranspose2d, Scale))]
        wanted = []
        for slot in slots:
            wanted += [slot.gain, slot.shift] if isinstance(slot, Scale) else [(slot.weight, slot.bias)]
        if len(wanted) != len(given):
            raise ValueError(f'{len(given)} operators with constants, {len(wanted)} wanted')
        with torch.no_grad():
            for slot, (name, constants) in zip(wanted, given):
                tensors = [torch.from_numpy(c.copy()) for c in constants]
                if name == 'conv':
                    tensors[0] = tensors[0].permute(0, 3, 1, 2)
                elif name in ('depthwise', 'transposed'):
                    tensors[0] = tensors[0].permute(3, 0, 1, 2)
                for into, tensor in zip(slot if isinstance(slot, tuple) else (slot,), tensors):
                    if into.shape != tensor.shape:
                        raise ValueError(f'{name}: {tuple(tensor.shape)}, wanted {tuple(into.shape)}')
                    into.copy_(tensor)
