"""What things are made of: Principled surfaces with procedural grain. Colours are '#rrggbb' as seen."""

import bpy

from curves import mix


def linear(colour):
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    # Nothing in a shop is whiter than 84 %; more would leave a white thing no shading.
    return [0.84 * (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4) for c in channels] + [1.0]


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
    return '#' + ''.join(
        f'{max(0, min(255, round(int(colour[i : i + 2], 16) * (1 - by)))):02x}' for i in (1, 3, 5)
    )


def leather(colour, grain=0.5, roughness=0.42, coat=0.0):
    """Calf to pebbled: `grain` is how deep the pores are; a `coat` makes it patent."""
    s = Surface('leather', roughness=roughness, specular=0.5, clearcoat=coat, clearcoat_roughness=0.05)
    place = s.place()
    mottle = s.node('TexNoise', {'Vector': place, 'Scale': 0.6, 'Detail': 1.0}).outputs[0]
    s.tint(mottle, darker(colour, 0.06), darker(colour, -0.03))
    height = s.math(
        'MULTIPLY', s.node('TexNoise', {'Vector': place, 'Scale': 4.0, 'Detail': 0.0}).outputs[0], 0.25
    )
    # Pores are dear to render, and on smooth leather nobody sees them.
    if grain > 0.15:
        pores = s.node('TexVoronoi', {'Vector': place, 'Scale': mix(5.5, 3.0, grain)}, feature='F1').outputs[
            0
        ]
        height = s.math('SUBTRACT', height, s.math('MULTIPLY', pores, 1.6 * grain))
    s.bump(height, 0.03)
    return s.material


def suede(colour):
    s = Surface('suede', roughness=0.95, specular=0.1, sheen=0.7, sheen_tint=0.6)
    place = s.place()
    brushed = s.node('TexNoise', {'Vector': place, 'Scale': 0.9, 'Detail': 3.0, 'Roughness': 0.65}).outputs[0]
    s.tint(brushed, darker(colour, 0.22), darker(colour, -0.12))
    s.bump(s.node('TexNoise', {'Vector': place, 'Scale': 22.0, 'Detail': 3.0}).outputs[0], 0.03)
    return s.material


def cloth(colour, other=None, threads=11.0, depth=0.03, roughness=0.9, sheen=0.25):
    """A plain weave; `threads` to the centimetre. The cross thread may have another colour."""
    s = Surface('cloth', roughness=roughness, specular=0.15, sheen=sheen)
    place = s.node('SeparateXYZ', {0: s.place(flat=True)})
    slub = s.node('TexNoise', {'Vector': s.place(flat=True), 'Scale': 1.1, 'Detail': 2.0}).outputs[0]

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
    # Part metal: a shader's cloth has no gleam that follows the fold, and satin is nothing else.
    s = Surface('satin', roughness=roughness, specular=0.5, metallic=0.4, sheen=0.2)
    s.tint(0.5, colour, colour)
    creases = s.node(
        'TexNoise', {'Vector': s.place(), 'Scale': 0.13, 'Detail': 1.0, 'Distortion': 0.6}
    ).outputs[0]
    s.bump(creases, 0.45)
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


def foiled_leather(colour):
    s = Surface('foiled leather', metallic=0.8, roughness=0.36)
    s.tint(0.5, colour, colour)
    pores = s.node('TexVoronoi', {'Vector': s.place(), 'Scale': 7.0}, feature='F1').outputs[0]
    s.bump(pores, 0.012)
    return s.material


def jute(colour):
    """Twisted cord: run along u, its plies lie aslant."""
    s = Surface('jute', roughness=0.95, specular=0.1, sheen=0.3)
    place = s.node('SeparateXYZ', {0: s.place(flat=True)})
    slant = s.math(
        'ADD', s.math('MULTIPLY', place.outputs[0], 5.0), s.math('MULTIPLY', place.outputs[1], 9.0)
    )
    plies = s.math('ADD', s.math('MULTIPLY', s.math('SINE', slant), 0.5), 0.5)
    fibres = s.node('TexNoise', {'Vector': s.place(), 'Scale': 9.0, 'Detail': 3.0}).outputs[0]
    s.tint(s.math('MULTIPLY', s.math('ADD', plies, fibres), 0.5), darker(colour, 0.38), darker(colour, -0.1))
    s.bump(plies, 0.09)
    s.bump(fibres, 0.05)
    return s.material


def cork():
    s = Surface('cork', roughness=0.9, specular=0.15)
    grains = s.node('TexVoronoi', {'Vector': s.place(), 'Scale': 5.0}).outputs['Color']
    s.tint(s.node('SeparateXYZ', {0: grains}).outputs[0], '#a8794e', '#c79b6b')
    return s.material


def elastic(colour):
    """Ribbed across u: the gore of a Chelsea boot."""
    s = Surface('elastic', roughness=0.9, specular=0.15, sheen=0.2)
    place = s.node('SeparateXYZ', {0: s.place(flat=True)})
    ribs = s.math('SINE', s.math('MULTIPLY', place.outputs[0], 34.0))
    s.tint(s.math('ADD', s.math('MULTIPLY', ribs, 0.5), 0.5), darker(colour, 0.3), darker(colour, -0.6))
    s.bump(ribs, 0.02)
    return s.material


def velvet(colour):
    s = Surface('velvet', roughness=0.9, specular=0.05, sheen=1.0, sheen_tint=0.7)
    place = s.place()
    nap = s.node('TexNoise', {'Vector': place, 'Scale': 0.8, 'Detail': 3.0}).outputs[0]
    s.tint(nap, darker(colour, 0.25), darker(colour, -0.1))
    s.bump(s.node('TexNoise', {'Vector': place, 'Scale': 26.0}).outputs[0], 0.02)
    return s.material


def felt(colour):
    s = Surface('felt', roughness=0.95, specular=0.08, sheen=0.5, sheen_tint=0.6)
    place = s.place()
    fibres = s.node('TexNoise', {'Vector': place, 'Scale': 5.0, 'Detail': 3.0, 'Roughness': 0.7}).outputs[0]
    s.tint(fibres, darker(colour, 0.16), darker(colour, -0.08))
    s.bump(fibres, 0.03)
    return s.material


def grosgrain(colour):
    s = Surface('grosgrain', roughness=0.6, specular=0.3)
    s.tint(0.5, colour, colour)
    place = s.node('SeparateXYZ', {0: s.place(flat=True)})
    s.bump(s.math('SINE', s.math('MULTIPLY', place.outputs[0], 40.0)), 0.015)
    return s.material


def braid(colour):
    """Rows of plaited straw, sewn in rounds: v crosses the rows."""
    s = Surface('braid', roughness=0.8, specular=0.2)
    place = s.node('SeparateXYZ', {0: s.place(flat=True)})
    rows = s.math('SINE', s.math('MULTIPLY', place.outputs[1], 8.5))
    slant = s.math(
        'SINE', s.math('ADD', s.math('MULTIPLY', place.outputs[0], 9.0), s.math('MULTIPLY', rows, 1.6))
    )
    plait = s.math('ADD', s.math('MULTIPLY', slant, 0.3), s.math('MULTIPLY', s.math('ABSOLUTE', rows), 0.7))
    stalks = s.node('TexNoise', {'Vector': s.place(), 'Scale': 3.0, 'Detail': 2.0}).outputs[0]
    s.tint(s.math('MULTIPLY', s.math('ADD', plait, stalks), 0.6), darker(colour, 0.35), darker(colour, -0.08))
    s.bump(plait, 0.1)
    return s.material


def knit(colour, coarse=False):
    """Soft yarn; the stitches of a coarse knit are in the mesh already."""
    s = Surface('knit', roughness=0.95, specular=0.08, sheen=0.5, sheen_tint=0.5)
    place = s.place()
    fuzz = s.node('TexNoise', {'Vector': place, 'Scale': 7.0, 'Detail': 3.0, 'Roughness': 0.7}).outputs[0]
    s.tint(fuzz, darker(colour, 0.2), darker(colour, -0.08))
    s.bump(fuzz, 0.08 if coarse else 0.05)
    if not coarse:
        flat = s.node('SeparateXYZ', {0: s.place(flat=True)})
        chevron = s.math('ABSOLUTE', s.math('SINE', s.math('MULTIPLY', flat.outputs[0], 5.2)))
        loops = s.math(
            'SINE', s.math('ADD', s.math('MULTIPLY', flat.outputs[1], 15.0), s.math('MULTIPLY', chevron, 2.4))
        )
        s.bump(loops, 0.05)
    return s.material


def twill(colour):
    s = Surface('twill', roughness=0.95, specular=0.08, sheen=0.5, sheen_tint=0.5)
    flat = s.node('SeparateXYZ', {0: s.place(flat=True)})
    lines = s.math('SINE', s.math('MULTIPLY', s.math('ADD', flat.outputs[0], flat.outputs[1]), 16.0))
    fuzz = s.node('TexNoise', {'Vector': s.place(), 'Scale': 6.0, 'Detail': 3.0}).outputs[0]
    s.tint(fuzz, darker(colour, 0.18), darker(colour, -0.1))
    s.bump(lines, 0.03)
    s.bump(fuzz, 0.08)
    return s.material


def pearl(colour):
    # Nacre lies between glaze and metal: half of what it shows is the room.
    s = Surface('pearl', roughness=0.26, specular=0.6, metallic=0.5, clearcoat=1.0, clearcoat_roughness=0.06)
    facing = s.node('LayerWeight', {'Blend': 0.35}).outputs['Facing']
    s.tint(facing, darker(colour, 0.06), darker(colour, 0.2))
    return s.material


def hammered(colour):
    s = Surface('hammered', metallic=1.0, roughness=0.16)
    s.tint(0.5, colour, colour)
    s.bump(s.node('TexVoronoi', {'Vector': s.place(), 'Scale': 3.4}, feature='F1').outputs[0], 0.09)
    return s.material


def clear_glass():
    """A crystal over a dial: nothing but its gleam."""
    s = Surface('crystal', roughness=0.02, specular=0.5)
    clear = s.node('BsdfTransparent')
    blend = s.node('MixShader', {0: 0.08, 1: clear.outputs[0], 2: s.shader.outputs[0]})
    s.links.new(blend.outputs[0], s.nodes['Material Output'].inputs['Surface'])
    return s.material


def tinted_lens(colour):
    s = Surface('lens', roughness=0.03, specular=0.6, clearcoat=0.6)
    place = s.node('SeparateXYZ', {0: s.place()})
    shade = s.math('ADD', s.math('MULTIPLY', place.outputs[2], 0.16), 0.42)
    s.tint(shade, darker(colour, -0.9), darker(colour, 0.45))
    clear = s.node('BsdfTransparent', {0: linear(darker(colour, -1.4))})
    through = s.math('SUBTRACT', 0.34, s.math('MULTIPLY', place.outputs[2], 0.07))
    blend = s.node('MixShader', {0: through, 1: s.shader.outputs[0], 2: clear.outputs[0]})
    s.links.new(blend.outputs[0], s.nodes['Material Output'].inputs['Surface'])
    return s.material


def tortoise(colour):
    s = Surface('tortoise', roughness=0.14, specular=0.5, clearcoat=0.7, clearcoat_roughness=0.04)
    place = s.place()
    spots = s.node('TexNoise', {'Vector': place, 'Scale': 0.75, 'Detail': 3.0, 'Distortion': 1.2}).outputs[0]
    ramp = s.node('ValToRGB', {0: spots})
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.4, linear('#1f120b')
    stops[1].position, stops[1].color = 0.62, linear(darker(colour, -0.25))
    middle = stops.new(0.5)
    middle.color = linear(darker(colour, 0.35))
    s.links.new(ramp.outputs[0], s.shader.inputs['Base Color'])
    return s.material


def printed_silk(ground, border):
    """A square's print over u, v of 0 to 1: frame, inner line and a lattice of small rings."""
    s = Surface('printed silk', roughness=0.36, specular=0.35, sheen=0.35)
    flat = s.node('SeparateXYZ', {0: s.place(flat=True)})
    u, v = flat.outputs[0], flat.outputs[1]
    edge = s.math(
        'MINIMUM',
        s.math('MINIMUM', u, s.math('SUBTRACT', 1.0, u)),
        s.math('MINIMUM', v, s.math('SUBTRACT', 1.0, v)),
    )
    frame = s.math('LESS_THAN', edge, 0.085)
    line = s.math('MULTIPLY', s.math('GREATER_THAN', edge, 0.105), s.math('LESS_THAN', edge, 0.118))

    def cell(x):
        return s.math('SUBTRACT', s.math('FRACT', s.math('MULTIPLY', x, 13.0)), 0.5)

    a, b = cell(s.math('ADD', u, v)), cell(s.math('SUBTRACT', u, v))
    far = s.math('SQRT', s.math('ADD', s.math('MULTIPLY', a, a), s.math('MULTIPLY', b, b)))
    ring = s.math('MULTIPLY', s.math('GREATER_THAN', far, 0.2), s.math('LESS_THAN', far, 0.29))
    dot = s.math('LESS_THAN', far, 0.08)
    field = s.math('MULTIPLY', s.math('MAXIMUM', ring, dot), s.math('GREATER_THAN', edge, 0.135))
    s.tint(s.math('MAXIMUM', s.math('MAXIMUM', frame, line), field), ground, border)
    s.bump(s.node('TexNoise', {'Vector': s.place(), 'Scale': 9.0}).outputs[0], 0.008)
    return s.material


def stoneware(colour, matte):
    s = Surface('stoneware', roughness=0.75 if matte else 0.32, specular=0.3 if matte else 0.5)
    place = s.place()
    grain = s.node('TexNoise', {'Vector': place, 'Scale': 2.2, 'Detail': 3.0, 'Roughness': 0.65}).outputs[0]
    s.tint(grain, darker(colour, 0.1), darker(colour, -0.05))
    s.bump(grain, 0.05 if matte else 0.02)
    return s.material


def glazed(colour, foot, speckle=False):
    """Glaze over clay: below `foot` centimetres the clay is bare, with an uneven edge."""
    s = Surface('glazed', specular=0.5)
    place = s.place()
    noise = s.node('TexNoise', {'Vector': place, 'Scale': 0.5, 'Detail': 3.0}).outputs[0]
    height = s.node('SeparateXYZ', {0: place}).outputs[2]
    line = s.math('ADD', height, s.math('MULTIPLY', noise, 0.5))
    is_glaze = s.node('MapRange', {0: line, 1: foot + 0.2, 2: foot + 0.28}).outputs[0]
    mottled = s.node(
        'MixRGB', {0: noise, 1: linear(darker(colour, 0.16)), 2: linear(darker(colour, -0.1))}
    ).outputs[0]
    if speckle:
        fine = s.node('TexVoronoi', {'Vector': place, 'Scale': 3.2}).outputs[0]
        dots = s.math('LESS_THAN', fine, 0.11)
        mottled = s.node(
            'MixRGB', {0: s.math('MULTIPLY', dots, 0.75), 1: mottled, 2: linear('#6b5138')}
        ).outputs[0]
    clay = linear('#b58f6c')
    s.links.new(
        s.node('MixRGB', {0: is_glaze, 1: clay, 2: mottled}).outputs[0], s.shader.inputs['Base Color']
    )
    s.links.new(s.math('SUBTRACT', 0.85, s.math('MULTIPLY', is_glaze, 0.62)), s.shader.inputs['Roughness'])
    s.bump(s.node('TexNoise', {'Vector': place, 'Scale': 3.0, 'Detail': 3.0}).outputs[0], 0.02)
    return s.material


def marble(colour):
    s = Surface('marble', roughness=0.16, specular=0.5)
    place = s.place()
    warp = s.node('TexNoise', {'Vector': place, 'Scale': 0.14, 'Detail': 3.0, 'Roughness': 0.62}).outputs[0]
    vein = s.math('ABSOLUTE', s.math('SUBTRACT', warp, 0.5))
    thin = s.math(
        'POWER', s.math('SUBTRACT', 1.0, s.math('MINIMUM', s.math('MULTIPLY', vein, 9.0), 1.0)), 3.0
    )
    cloud = s.node('TexNoise', {'Vector': place, 'Scale': 0.22, 'Detail': 3.0}).outputs[0]
    s.tint(s.math('ADD', s.math('MULTIPLY', thin, 0.6), s.math('MULTIPLY', cloud, 0.16)), colour, '#7f7f82')
    return s.material


def wood(colour):
    s = Surface('wood', roughness=0.5, specular=0.3)
    flat = s.node('Mapping', {'Vector': s.place(), 'Scale': (0.25, 2.4, 2.4)})
    rings = s.node(
        'TexNoise',
        {'Vector': flat.outputs[0], 'Scale': 1.6, 'Detail': 3.0, 'Roughness': 0.6, 'Distortion': 0.4},
    ).outputs[0]
    s.tint(rings, darker(colour, 0.22), darker(colour, -0.14))
    s.bump(rings, 0.03)
    return s.material


def coloured_glass(colour):
    s = Surface('glass', roughness=0.03, transmission=1.0, ior=1.45)
    s.tint(0.5, colour, colour)
    return s.material


def wax(colour):
    s = Surface('wax', roughness=0.45, specular=0.4, subsurface=0.25)
    s.shader.inputs['Subsurface Radius'].default_value = (0.8, 0.6, 0.4)
    s.shader.inputs['Subsurface Color'].default_value = linear(colour)
    s.tint(0.5, colour, colour)
    return s.material


def lampshade(colour):
    """Linen with a lamp behind it: it glows a little, most at the middle."""
    s = Surface('lampshade', roughness=0.9, specular=0.1)
    place = s.place(flat=True)
    split = s.node('SeparateXYZ', {0: place})
    slub = s.node('TexNoise', {'Vector': place, 'Scale': 1.4, 'Detail': 2.0}).outputs[0]
    s.tint(slub, darker(colour, 0.08), colour)
    weave = s.math(
        'MULTIPLY',
        s.math('SINE', s.math('MULTIPLY', split.outputs[0], 20.0)),
        s.math('SINE', s.math('MULTIPLY', split.outputs[1], 20.0)),
    )
    s.bump(weave, 0.03)
    s.shader.inputs['Emission'].default_value = linear('#ffdca8')
    s.shader.inputs['Emission Strength'].default_value = 0.22
    return s.material
