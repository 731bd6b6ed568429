"""Run by Blender: joins numbered pictures into a short film, with the encoder that Blender carries.

blender --background --factory-startup --python film.py -- frames-folder film.webm frames-per-second
"""

import sys
from pathlib import Path

import bpy

folder, film, rate = sys.argv[-3:]
frames = sorted(p.name for p in Path(folder).glob('frame-*.png'))
scene = bpy.context.scene
first = bpy.data.images.load(f'{folder}/{frames[0]}')
scene.render.resolution_x, scene.render.resolution_y = first.size
scene.render.resolution_percentage = 100
scene.render.fps = int(rate)
scene.frame_start, scene.frame_end = 1, len(frames)
scene.view_settings.view_transform = 'Standard'
strip = scene.sequence_editor_create().sequences.new_image('turn', f'{folder}/{frames[0]}', 1, 1)
for name in frames[1:]:
    strip.elements.append(name)
strip.frame_final_duration = len(frames)
settings = scene.render.image_settings
settings.file_format = 'FFMPEG'
settings.color_mode = 'RGB'
output = scene.render.ffmpeg
output.format = 'WEBM'
output.codec = 'WEBM'
output.audio_codec = 'NONE'
output.constant_rate_factor = 'MEDIUM'
output.ffmpeg_preset = 'GOOD'
output.gopsize = len(frames)
scene.render.filepath = film
scene.render.use_file_extension = False
bpy.ops.render.render(animation=True)
