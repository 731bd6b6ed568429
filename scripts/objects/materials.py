"""What things are made of: Principled surfaces with procedural grain. Colours are '#rrggbb' as seen."""

import bpy


def linear(colour):
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1.0]


class Surface:
    """A material under construction: its Principled node, and nodes that are wired to it by name."""

    def __init__(self, name, **inputs):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        self.links = self.material.node_tree.links
        self.shader = self.nodes['Principled BSDF']
        for key, value in inputs.items():
            self.shader.inputs[key.replace('_', ' ').title().replace('Ior', 'IOR')].default_value = value

    def node(self, kind, values=None, **settings):
        made = self.nodes.new(f'ShaderNode{kind}')
        for key, value in settings.items():
            setattr(made, key, value)
        for key, value in (values or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.links.new(value, made.inputs[key])
            else:
                made.inputs[key].default_value = value
        return made

    def math(self, operation, a, b=0.0):
        return self.node('Math', {0: a, 1: b}, operation=operation).outputs[0]

    def place(self, flat=False):
        """Coordinates in centimetres: of the cut piece (`flat`) or of the whole object."""
        return self.node('TexCoord').outputs['UV' if flat else 'Object']

    def bump(self, height, depth, strength=1.0):
        """`depth` is the relief in centimetres. Several reliefs lie one on another."""
        values = {'Strength': strength, 'Distance': depth, 'Height': height}
        normal = self.shader.inputs['Normal']
        if normal.is_linked:
            values['Normal'] = normal.links[0].from_socket
        self.links.new(self.node('Bump', values).outputs[0], normal)

    def tint(self, factor, low, high):
        """Colours from `low` to `high` by a factor of 0 to 1."""
        mixed = self.node('MixRGB', {0: factor, 1: linear(low), 2: linear(high)})
        self.links.new(mixed.outputs[0], self.shader.inputs['Base Color'])


def darker(colour, by=0.12):
    return '#' + ''.join(f'{max(0, min(255, round(int(colour[i : i + 2], 16) * (1 - by)))):02x}' for i in (1, 3, 5))


def leather(colour, grain=0.5, roughness=0.42, coat=0.0):
    """Calf to pebbled: `grain` is how deep the pores are; a `coat` makes it patent."""
    s = Surface('leather', roughness=roughness, specular=0.45, clearcoat=coat, clearcoat_roughness=0.05)
    place = s.place()
    mottle = s.node('TexNoise', {'Vector': place, 'Scale': 0.6, 'Detail': 3.0}).outputs[0]
    s.tint(mottle, darker(colour, 0.1), darker(colour, -0.06))
    height = s.math('MULTIPLY', s.node('TexNoise', {'Vector': place, 'Scale': 4.0, 'Detail': 2.0}).outputs[0], 0.25)
    if grain:
        pores = s.node('TexVoronoi', {'Vector': place, 'Scale': 6.5}, feature='SMOOTH_F1').outputs[0]
        height = s.math('SUBTRACT', height, s.math('MULTIPLY', pores, grain))
    s.bump(height, 0.03)
    return s.material


def suede(colour):
    s = Surface('suede', roughness=0.95, specular=0.1, sheen=0.7, sheen_tint=0.6)
    place = s.place()
    brushed = s.node('TexNoise', {'Vector': place, 'Scale': 0.9, 'Detail': 5.0, 'Roughness': 0.65}).outputs[0]
    s.tint(brushed, darker(colour, 0.22), darker(colour, -0.12))
    s.bump(s.node('TexNoise', {'Vector': place, 'Scale': 22.0, 'Detail': 3.0}).outputs[0], 0.03)
    return s.material


def cloth(colour, other=None, threads=11.0, depth=0.03, roughness=0.9, sheen=0.25):
    """A plain weave; `threads` to the centimetre. The cross thread may have another colour."""
    s = Surface('cloth', roughness=roughness, specular=0.15, sheen=sheen)
    place = s.node('SeparateXYZ', {0: s.place(flat=True)})
    slub = s.node('TexNoise', {'Vector': s.place(flat=True), 'Scale': 1.1, 'Detail': 4.0}).outputs[0]

    def wave(axis, phase):
        turned = s.math('ADD', s.math('MULTIPLY', place.outputs[axis], threads * 3.14159), phase)
        return s.math('SINE', turned)

    crossing = s.math('MULTIPLY', wave(0, 0.0), wave(1, 0.0))
    height = s.math('ADD', s.math('MULTIPLY', crossing, 0.5), 0.5)
    if other:
        s.tint(height, colour, other)
    else:
        s.tint(slub, darker(colour, 0.1), darker(colour, -0.08))
    s.bump(height, depth)
    s.bump(slub, 0.05)
    return s.material


def satin(colour, roughness=0.34):
    s = Surface('satin', roughness=roughness, specular=0.35, sheen=0.3, anisotropic=0.6)
    s.tint(0.5, colour, colour)
    threads = s.node('TexNoise', {'Vector': s.place(flat=True), 'Scale': 14.0, 'Detail': 2.0}).outputs[0]
    s.bump(threads, 0.006)
    return s.material


def metal(colour='#d8b26a', roughness=0.2):
    s = Surface('metal', metallic=1.0, roughness=roughness)
    s.tint(0.5, colour, colour)
    return s.material


def gold(roughness=0.2):
    return metal('#e3bd7c', roughness)


def silver(roughness=0.18):
    return metal('#d9dadc', roughness)


def plain(colour, roughness=0.5, specular=0.4, coat=0.0):
    s = Surface('plain', roughness=roughness, specular=specular, clearcoat=coat, clearcoat_roughness=0.06)
    s.tint(0.5, colour, colour)
    return s.material


def rubber(colour):
    s = Surface('rubber', roughness=0.62, specular=0.3)
    s.tint(0.5, colour, colour)
    s.bump(s.node('TexNoise', {'Vector': s.place(), 'Scale': 30.0}).outputs[0], 0.006)
    return s.material
