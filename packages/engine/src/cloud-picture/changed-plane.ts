import { smoothstep } from '../drapery/scalar.ts'
import { softBlur } from '../raster/blur.ts'
import { createPlane, type Picture, type Plane } from '../raster/plane.ts'

/** Colours that differ by less than the first, red, green and blue together, are a file's noise; by the second they are others. */
const SAME = 10
const OTHER = 26

/** 0 to 1: where two pictures of the same frame differ; their edges a little beyond. */
export function changedPlane(photo: Picture, look: Picture): Plane {
  const apart = createPlane(photo)
  for (let i = 0, o = 0; i < apart.data.length; i++, o += 4)
    for (let c = 0; c < 3; c++) apart.data[i] += Math.abs(photo.data[o + c] - look.data[o + c])
  const around = softBlur(apart, 2)
  for (let i = 0; i < around.data.length; i++) around.data[i] = smoothstep(SAME, OTHER, around.data[i])
  const grown = softBlur(around, 2)
  for (let i = 0; i < grown.data.length; i++) grown.data[i] = Math.min(1, grown.data[i] * 2.5)
  return grown
}
