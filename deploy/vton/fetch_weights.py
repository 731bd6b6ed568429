"""The model's weights and those that find her joints. Not the package's own script: that fetches the parser's, too (human_parser.py)."""

import sys

from huggingface_hub import hf_hub_download

into = sys.argv[1]
hf_hub_download("fashn-ai/fashn-vton-1.5", "model.safetensors", local_dir=into)
for name in ("yolox_l.onnx", "dw-ll_ucoco_384.onnx"):
    hf_hub_download("fashn-ai/DWPose", name, local_dir=f"{into}/dwpose")
