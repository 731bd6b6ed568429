"""The leathers and cloths that uppers are cut from, by the name that a look gives."""

import materials


def finish_of(look):
    kind, colour = look.get('kind', 'leather'), look['colour']
    if kind == 'suede':
        return materials.suede(colour)
    if kind == 'satin':
        return materials.satin(colour)
    if kind == 'patent':
        return materials.leather(colour, grain=0, roughness=0.22, coat=1.0)
    if kind == 'metallic':
        return materials.foiled_leather(colour)
    return materials.leather(colour, grain=0.12, roughness=0.3)


def lining_of(look):
    return materials.leather(look.get('lining', '#cbb296'), grain=0.0, roughness=0.6)


def outsole():
    return materials.leather('#2a2320', grain=0, roughness=0.5)
