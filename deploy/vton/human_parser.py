"""What somebody wears, as Cabine's own network reads it, under the name by which FASHN VTON asks for it.

The pipeline imports `fashn_human_parser` and asks it of both pictures at every run, also where it uses nothing of the answer. The weights of the package of
that name are reported to come from SegFormer, whose licence allows research alone: it is not installed, and this stands in its place.
"""

import sys
import types

WIDTH, HEIGHT = 256, 384
"""What the network looks at, px."""

PARTS = (
    "ground",
    "hair",
    "face",
    "skin",
    "top",
    "outer",
    "one-piece",
    "trousers",
    "skirt",
    "legwear",
    "shoes",
    "bag",
    "worn",
)
"""What it tells apart, in its order (packages/models, reading.onnx)."""
CLOTHES = ("top", "outer", "one-piece", "trousers", "skirt")

LABELS = (
    "background face hair top dress skirt pants belt bag hat scarf glasses arms hands legs feet torso jewelry"
).split()
"""The names that the pipeline knows, by their numbers."""

LABEL_OF = {
    "ground": "background",
    "hair": "hair",
    "face": "face",
    "skin": "arms",
    "top": "top",
    "outer": "top",
    "one-piece": "dress",
    "trousers": "pants",
    "skirt": "skirt",
    "legwear": "legs",
    "shoes": "feet",
    "bag": "bag",
    # A hat, a watch, a necklace: she keeps it.
    "worn": "jewelry",
}

UPPER, LOWER = ["top", "dress", "scarf"], ["skirt", "pants", "belt"]


class CabineParser:
    """Names every pixel of a picture of one person."""

    def __init__(self, network):
        import numpy
        import onnxruntime

        self._numpy = numpy
        # It takes a second or two on the processor; the card is the other model's.
        self._session = onnxruntime.InferenceSession(network, providers=["CPUExecutionProvider"])
        self._label_of = numpy.array([LABELS.index(LABEL_OF[part]) for part in PARTS], dtype=numpy.uint8)

    def predict(self, image):
        """The number of a label for each pixel. `image` is a PIL picture, or an array of rows of pixels with three bytes each."""
        numpy = self._numpy
        parts = self._parts_of(numpy.asarray(image)[..., :3])
        labels = self._label_of[parts]
        skin = parts == PARTS.index("skin")
        labels[skin & self._under_the_hem(parts)] = LABELS.index("legs")
        return labels

    def _parts_of(self, pixels):
        """The whole picture is looked at in the network's form; what is left over beside it is grey, and cut off again."""
        from PIL import Image

        numpy = self._numpy
        height, width = pixels.shape[:2]
        scale = min(WIDTH / width, HEIGHT / height)
        seen = (max(1, round(width * scale)), max(1, round(height * scale)))
        left, top = (WIDTH - seen[0]) // 2, (HEIGHT - seen[1]) // 2
        looked_at = Image.new("RGB", (WIDTH, HEIGHT), (128, 128, 128))
        looked_at.paste(Image.fromarray(pixels.astype(numpy.uint8)).resize(seen, Image.Resampling.BILINEAR), (left, top))
        planes = (numpy.asarray(looked_at, dtype=numpy.float32) / 255).transpose(2, 0, 1)[None]
        (shares,) = self._session.run(["shares"], {"picture": planes})
        parts = shares.reshape(len(PARTS), HEIGHT, WIDTH).argmax(axis=0).astype(numpy.uint8)
        own = Image.fromarray(parts[top : top + seen[1], left : left + seen[0]])
        return numpy.asarray(own.resize((width, height), Image.Resampling.NEAREST))

    def _under_the_hem(self, parts):
        """Where skin is that of legs: hands hang beside the clothes, legs begin under them. The network tells no arm from a leg."""
        numpy = self._numpy
        rows = numpy.nonzero(numpy.isin(parts, [PARTS.index(part) for part in CLOTHES]))[0]
        hem = numpy.percentile(rows, 95) if rows.size else parts.shape[0] / 2
        return numpy.arange(parts.shape[0])[:, None] > hem


def stand_in(network):
    """Makes the pipeline's import find this parser. Before `fashn_vton` is imported."""
    module = types.ModuleType("fashn_human_parser")
    module.LABELS_TO_IDS = {name: number for number, name in enumerate(LABELS)}
    module.IDS_TO_LABELS = dict(enumerate(LABELS))
    module.CATEGORY_TO_BODY_COVERAGE = {"tops": "upper", "bottoms": "lower", "one-pieces": "full"}
    module.BODY_COVERAGE_TO_LABELS = {"upper": UPPER, "lower": LOWER, "full": UPPER + LOWER}
    module.IDENTITY_LABELS = ["face", "hair", "jewelry", "bag", "glasses", "hat"]
    # The pipeline says on which card it would like it.
    module.FashnHumanParser = lambda *_, **__: CabineParser(network)
    sys.modules["fashn_human_parser"] = module
