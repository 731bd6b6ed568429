import { clamp } from '../../drapery/scalar.ts'
import type { Garment } from '../../garment/garment.ts'
import { luminanceOf } from '../../body/figure/linear-light.ts'
import { softBlur } from '../../raster/blur.ts'
import { createPlane, type Picture } from '../../raster/plane.ts'
import type { SewnGarment } from '../sewn-garment.ts'
import { chooseCut } from './choose-cut.ts'
import { cutLower } from './cut-lower.ts'
import { cutUpper } from './cut-upper.ts'
import type { Cut } from './cuts.ts'

/** What is known of no picture's cloth: matt, a little soft at its edges, darker inside. */
const cloth = {
  gloss: 0.03,
  roughness: 0.85,
  grain: 0,
  dyed: 0,
  sheen: 0.04,
  sheenColour: null,
  inside: 0.7,
  lining: null,
}

/**
 * Sews a garment of which there is only a picture: the cut that is most like it, brought to the picture's proportions,
 * with the picture as its colours from the front, and from behind as if one saw through it.
 *
 * @param isBack the picture shows the garment from behind: of its front only the cloth is known
 */
export function sewPicture(garment: Garment, cuts: Cut[], isBack = false): SewnGarment | undefined {
  const { category, shape, texture } = garment
  if (shape.kind === 'upper' && shape.points.openFront) return undefined
  const cut = chooseCut(garment, cuts)
  if (!cut) return undefined
  const { at, texels } = shape.kind === 'upper' ? cutUpper(cut, shape, isBack) : cutLower(cut, shape)
  const { piece } = cut
  return {
    category,
    piece: { ...piece, at, surfaces: piece.surfaces.map((surface) => ({ ...surface, ...cloth })) },
    texels,
    cutFrom: piece.at,
    colour: flattened(texture.levels[0]),
  }
}

/** Light that lies on a picture's cloth reaches over this share of the picture; so much of it is taken out. */
const REACH = 0.07
const TAKEN = 0.4

/** The picture with part of the light taken out that was on the cloth. */
function flattened({ width, height, data }: Picture): Picture {
  const tone = createPlane({ width, height })
  for (let i = 0; i < tone.data.length; i++)
    tone.data[i] = luminanceOf(data[4 * i], data[4 * i + 1], data[4 * i + 2]) + 1
  const near = softBlur(tone, REACH * width)
  const far = softBlur(tone, 3 * REACH * width)
  const flat = new Uint8ClampedArray(data.length)
  for (let i = 0; i < tone.data.length; i++) {
    const by = clamp(far.data[i] / near.data[i], 0.8, 1.25) ** TAKEN
    for (let c = 0; c < 3; c++) flat[4 * i + c] = data[4 * i + c] * by
    flat[4 * i + 3] = 255
  }
  return { width, height, data: flat }
}
