"""What puts a piece on a person: bytes of pictures in, the bytes of a JPEG out."""

import io

from human_parser import stand_in

WIDTH, HEIGHT = 576, 864


class Unreadable(Exception):
    """One of the pictures cannot be read."""


class Nobody(Exception):
    """Nobody to be dressed was found in the picture."""


class Refused(Exception):
    """The picture may not be shown."""


def open_picture(encoded):
    from PIL import Image, ImageOps

    try:
        with Image.open(io.BytesIO(encoded)) as picture:
            upright = ImageOps.exif_transpose(picture).convert("RGBA")
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        raise Unreadable from error
    white = Image.new("RGBA", upright.size, "white")
    return Image.alpha_composite(white, upright).convert("RGB")


def as_jpeg(picture):
    written = io.BytesIO()
    picture.save(written, "JPEG", quality=93)
    return written.getvalue()


class FashnVton:
    """FASHN VTON v1.5 (Apache-2.0, package fashn_vton), on the machine's GPU where it has one."""

    def __init__(self, weights, is_masked=False):
        stand_in(f"{weights}/reading.onnx")
        from fashn_vton import TryOnPipeline

        self._is_masked = is_masked
        self._pipeline = TryOnPipeline(weights_dir=weights)

    def dress(self, person, garment, category, garment_photo, seed):
        made = self._pipeline(
            person_image=open_picture(person),
            garment_image=open_picture(garment),
            category=category,
            garment_photo_type=garment_photo,
            num_samples=1,
            seed=seed,
            # Masked, what she wears is taken away first, as human_parser.py sees it; otherwise the model sees her as she is.
            segmentation_free=not self._is_masked,
        )
        return as_jpeg(made.images[0])


class TinyRandom:
    """A network of one small random layer, for trying the server on any machine: the shapes are right, the picture is not."""

    def __init__(self, _weights=None, _is_masked=False):
        import numpy

        self._numpy = numpy

    def dress(self, person, garment, category, garment_photo, seed):
        from PIL import Image

        numpy = self._numpy
        size = (WIDTH, HEIGHT)
        own, piece = (
            numpy.asarray(open_picture(one).resize(size), dtype=numpy.float32) / 127.5 - 1
            for one in (person, garment)
        )
        stacked = numpy.concatenate([own, piece], axis=2)
        weights = numpy.random.default_rng(seed).normal(0, 0.4, (6, 3)).astype(numpy.float32)
        made = numpy.tanh(stacked @ weights)
        return as_jpeg(Image.fromarray(((made + 1) * 127.5).astype(numpy.uint8)))


MODELS = {"fashn": FashnVton, "tiny": TinyRandom}


def load(name, weights, is_masked):
    return MODELS[name](weights, is_masked)
