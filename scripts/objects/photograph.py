"""Run by Blender: builds the models that a job file lists and takes their pictures.

    blender --background --factory-startup --python photograph.py -- job.json
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import studio  # noqa: E402
from subjects import subjects  # noqa: E402


def photograph(shot):
    studio.clear()
    subject = subjects[shot['model']]
    subject.build(shot.get('look', {}))
    subject.arrange()
    spots = studio.vertices()
    turned = shot.get('turn', 0)
    reach = studio.aim(subject.yaw + turned, subject.pitch, spots)
    studio.light()
    low = min(p.z for p in spots)
    studio.floor(low - 0.01, reach)
    studio.photograph(shot['picture'], shot['width'], shot['samples'], shot['threads'])
    studio.photograph_shadow(shot['shadow'])


for shot in json.loads(Path(sys.argv[-1]).read_text()):
    photograph(shot)
