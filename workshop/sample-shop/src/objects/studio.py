"""The studio: one key light from the upper left, soft fill, a white floor that only lights from below."""

from math import cos, pi, radians, sin

import bpy
from mathutils import Matrix, Vector

from curves import ease, mix

width, height = 960, 1280
margin = 0.07
distance = 260.0
shadow_width = 96


def clear():
    """Forgets the last subject."""
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)
    for kept in (bpy.data.meshes, bpy.data.materials, bpy.data.images, bpy.data.worlds):
        for one in list(kept):
            kept.remove(one)


def softbox(direction, at, wide, high, soft=0.16):
    """How much of a rectangular light stands in a direction: 1 inside, fading at its edges."""
    ahead = Vector(at).normalized()
    side = ahead.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(ahead)
    depth = direction.dot(ahead)
    if depth <= 0.05:
        return 0.0
    x, y = abs(direction.dot(side) / depth), abs(direction.dot(up) / depth)
    return ease((wide - x) / soft) * ease((high - y) / soft)


def radiance(direction, grey):
    """The light that comes from a direction: softboxes in a grey room that is brighter above."""
    room = grey * mix(0.34, 0.56, ease(direction.z * 0.5 + 0.5))
    key = 11.5 * softbox(direction, (-0.66, -0.8, 0.66), 0.5, 0.55)
    fill = 2.6 * softbox(direction, (0.95, -0.5, 0.3), 0.45, 0.7)
    top = 3.4 * softbox(direction, (0.1, 0.35, 1.0), 0.8, 0.4)
    rim = 4.0 * softbox(direction, (0.75, 0.8, 0.4), 0.22, 0.6)
    warm, cool = key + 0.4 * top, fill + rim + 0.6 * top
    return (room + warm + 0.97 * cool, room + 0.985 * warm + 0.985 * cool, room + 0.965 * warm + cool)


def light(grey=1.0):
    """All light is one environment: a single thing to sample makes less noise than many lamps."""
    wide, high = 256, 128
    pixels = []
    for j in range(high):
        latitude = pi * ((j + 0.5) / high - 0.5)
        for i in range(wide):
            longitude = 2 * pi * (0.5 - (i + 0.5) / wide)
            direction = Vector(
                (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
            )
            pixels += [*radiance(direction, grey), 1.0]
    image = bpy.data.images.new('studio', wide, high, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(pixels)
    image.pack()
    world = bpy.data.worlds.new('studio')
    world.use_nodes = True
    bpy.context.scene.world = world
    nodes, links = world.node_tree.nodes, world.node_tree.links
    picture = nodes.new('ShaderNodeTexEnvironment')
    picture.image = image
    links.new(picture.outputs[0], nodes['Background'].inputs[0])
    nodes['Background'].inputs[1].default_value = 0.41
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 256


def vertices():
    """Every vertex of what is photographed, modifiers and instances included, in world space."""
    graph = bpy.context.evaluated_depsgraph_get()
    out = []
    for instance in graph.object_instances:
        thing = instance.object
        if thing.type != 'MESH' or thing.name.startswith('floor'):
            continue
        place = instance.matrix_world.copy()
        out += [place @ v.co for v in thing.data.vertices]
    return out


def all_round(spots):
    """What the subject fills as it turns, so that a film's frame does not breathe."""
    few = spots[::40]
    return [Matrix.Rotation(k * pi / 9, 3, 'Z') @ p for p in few for k in range(18)]


def aim(yaw, pitch, spots, close_up=None):
    """A long lens from `pitch` degrees above and `yaw` degrees round to the right; fills the frame, or more than it."""
    low = Vector(min(p[i] for p in spots) for i in range(3))
    high = Vector(max(p[i] for p in spots) for i in range(3))
    middle = (low + high) / 2
    away = distance * max(1.0, (high - low).length / 45)
    y, p = radians(yaw), radians(pitch)
    direction = Vector((sin(y) * cos(p), -cos(y) * cos(p), sin(p)))
    camera = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', camera)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = middle + direction * away
    thing.rotation_euler = direction.to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.camera = thing
    bpy.context.view_layer.update()
    into = thing.matrix_world.inverted()
    seen = [into @ s for s in spots]
    xs = [s.x / -s.z for s in seen]
    ys = [s.y / -s.z for s in seen]
    aspect = height / width
    room = 1 - 2 * margin
    field = max((max(xs) - min(xs)) / room, (max(ys) - min(ys)) / room / aspect)
    x, y = (close_up.x, close_up.y) if close_up else (0.5, 0.5)
    field /= close_up.closer if close_up else 1
    camera.sensor_fit = 'VERTICAL'
    camera.sensor_height = 36
    camera.lens = 36 / (field * aspect)
    # Shifts are in parts of the frame's longer side.
    camera.shift_x = mix(min(xs), max(xs), x) / (field * aspect)
    camera.shift_y = mix(min(ys), max(ys), y) / (field * aspect)
    camera.clip_end = 10 * away
    return (high - low).length / 2


def floor(z, size):
    """Seen by light alone until the shadow's own picture is taken."""
    s = size * 12
    data = bpy.data.meshes.new('floor')
    data.from_pydata([(-s, -s, z), (s, -s, z), (s, s, z), (-s, s, z)], [], [(0, 1, 2, 3)])
    material = bpy.data.materials.new('floor')
    material.use_nodes = True
    material.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (0.8, 0.8, 0.8, 1)
    material.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = 1
    data.materials.append(material)
    thing = bpy.data.objects.new('floor', data)
    bpy.context.scene.collection.objects.link(thing)
    # Shoes would mirror its white as a grey veil.
    thing.visible_camera = thing.visible_glossy = False


def prepare(size, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = size, round(size * height / width)
    scene.render.film_transparent = True
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGBA'
    scene.render.threads_mode = 'FIXED'
    scene.view_settings.view_transform = 'Standard'
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.use_denoising = False
    cycles.seed = 1
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 2, 3
    cycles.sample_clamp_indirect = 3
    cycles.caustics_reflective = cycles.caustics_refractive = False


def keep_passes(path):
    """Beside the picture, what the denoiser is guided by: the surface's own colour and its normal."""
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_normal = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    layers = nodes['Render Layers']
    shift = nodes.new('CompositorNodeMixRGB')
    shift.inputs[0].default_value = 0.5
    shift.inputs[2].default_value = (1, 1, 1, 1)
    links.new(layers.outputs['Normal'], shift.inputs[1])
    output = nodes.new('CompositorNodeOutputFile')
    folder, _, name = path.rpartition('/')
    output.base_path = folder
    output.format.file_format = 'PNG'
    output.format.color_depth = '16'
    output.format.color_mode = 'RGB'
    output.file_slots.clear()
    for kind, socket in (('albedo', layers.outputs['Denoising Albedo']), ('normal', shift.outputs[0])):
        output.file_slots.new(f'{name.removesuffix(".png")}.{kind}.')
        links.new(socket, output.inputs[-1])
    return output


def photograph(path, size, samples, threads):
    prepare(size, samples)
    scene = bpy.context.scene
    scene.render.image_settings.color_depth = '16'
    scene.render.threads = threads
    scene.render.filepath = path
    keep_passes(path)
    bpy.ops.render.render(write_still=True)


def photograph_shadow(path):
    """The subject stays in the light but leaves the picture: its shadow alone is taken, small and soft."""
    for thing in bpy.data.objects:
        if thing.type == 'MESH':
            thing.visible_camera = thing.is_shadow_catcher = thing.name == 'floor'
    scene = bpy.context.scene
    scene.use_nodes = False
    bpy.context.view_layer.cycles.denoising_store_passes = False
    prepare(shadow_width, 64)
    scene.render.image_settings.color_depth = '8'
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def turn(degrees):
    """Turns the subject about the vertical; the lights stay."""
    for thing in bpy.data.objects:
        thing.matrix_world = Matrix.Rotation(-radians(degrees), 4, 'Z') @ thing.matrix_world
