"""Pumps: a pointed toe on a stiletto, kitten or block heel, closed behind or with a slingback strap."""

import materials
from curves import mix, through
from shoes import parts
from shoes.last import Last


def finish_of(look):
    kind, colour = look.get('kind', 'leather'), look['colour']
    if kind == 'suede':
        return materials.suede(colour)
    if kind == 'satin':
        return materials.satin(colour)
    if kind == 'patent':
        return materials.leather(colour, grain=0, roughness=0.25, coat=1.0)
    return materials.leather(colour, grain=0.12, roughness=0.3)


def pointed_pump(look):
    last = Last(length=25.5, heel=8.2, toe='pointed', spring=0.55, lift=0.3, bulk=0.82)
    outside = finish_of(look)
    lining = materials.leather(look.get('lining', '#d9bf9f'), grain=0.1, roughness=0.55)
    topline = through((0, 5.7), (0.08, 5.4), (0.25, 4.1), (0.42, 3.3), (0.6, 2.7), (0.76, 2.6), (1, 2.4))
    parts.upper(last, topline, outside, lining)
    parts.piping(last, topline, outside)
    parts.insole(last, lining)
    parts.sole(last, through((0, 0.28), (0.5, 0.32), (0.7, 0.3), (1, 0.22)), materials.leather('#2a2320', grain=0.1), out=0.05)
    taper = through((0, 1), (0.12, 0.82), (0.3, 0.5), (0.6, 0.27), (1, 0.21))
    parts.heel(
        last,
        outside,
        materials.rubber('#1d1a19'),
        t_end=0.2,
        shape=lambda v: (taper(v), taper(v) * mix(1, 1.15, v), 0.75 * v + 0.5 * v * (1 - v)),
        sink=0.25,
    )
