"""Run by Blender: builds the models that a job file lists and takes their pictures.

blender --background --factory-startup --python photograph.py -- job.json
"""

import json
import sys
import traceback
from pathlib import Path

import bpy

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

import studio  # noqa: E402
from subjects import subjects  # noqa: E402


def photograph(shot):
    studio.clear()
    subject = subjects[shot['model']]
    subject.build(shot.get('look', {}))
    # Blender works out where things stand only when it is asked.
    bpy.context.view_layer.update()
    subject.arrange()
    bpy.context.view_layer.update()
    view = shot.get('view')
    studio.turn(subject.behind if view == 'back' else shot.get('turn', 0))
    spots = studio.vertices()
    framed = studio.all_round(spots) if shot.get('isSteady') else spots
    reach = studio.aim(subject.yaw, subject.pitch, framed, subject.detail if view == 'detail' else None)
    studio.light(subject.room)
    studio.floor(min(p.z for p in spots) - 0.01, reach)
    studio.photograph(shot['picture'], shot['width'], shot['samples'], shot['threads'])
    if subject.stands:
        studio.photograph_shadow(shot['shadow'])


def main():
    for shot in json.loads(Path(sys.argv[-1]).read_text()):
        try:
            photograph(shot)
            print('TAKEN', shot['name'], flush=True)
        except Exception:
            # One bad model must not cost the others their pictures.
            traceback.print_exc()
            print('FAILED', shot['name'], flush=True)


main()
