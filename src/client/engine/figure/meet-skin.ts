import { clamp } from '@cabine/drapery/scalar.ts'
import type { Segments } from '../body/segments.ts'
import { median } from '../math.ts'
import { softBlur } from '../raster/blur.ts'
import { createPlane, type Picture, type Plane } from '../raster/plane.ts'
import { limbOf } from './limb.ts'
import { luminanceOf, toLinear } from './linear.ts'
import { HEAD } from './skin-samples.ts'
import { NO_BONE, type FigureView } from './view.ts'

/** Fields of light and colour are half as fine as the photo: so many of its pixels lie along one of theirs. */
export const HALF = 2
/** Skin within so many cm of a place decides how its colour differs: on the whole, and where the two meet. */
const NEAR = [7, 1.8]
/** Pixels of a limb, at half size, that say for certain how bright it is. */
const CERTAIN = 600
/** Over how many cm one limb's tone goes over into the next one's. */
const BETWEEN = 9

/**
 * A limb of which some is seen is as bright all over as that part says. Its hue is not taken over: hands and knees are
 * redder than the limb they belong to.
 */
export function meetLimbs(
  photo: Picture,
  { skin }: Segments,
  view: FigureView,
  colours: Plane[],
  perCm: number,
) {
  const [{ width, height }] = colours
  const ratios = new Map<string, number[]>()
  const each = (visit: (i: number, j: number, limb: string) => void) => {
    for (let y = 0, j = 0; y < height; y++)
      for (let x = 0; x < width; x++, j++) {
        const i = HALF * y * photo.width + HALF * x
        if (view.bone[i] !== NO_BONE && view.bone[i] !== HEAD) visit(i, j, limbOf(view.bone[i]))
      }
  }
  each((i, j, limb) => {
    if (skin.data[i] < 225 || view.normal[3 * i + 2] > -0.3) return
    const [r, g, b] = [0, 1, 2].map((c) => toLinear(photo.data[4 * i + c]))
    const seen = luminanceOf(r, g, b)
    const lit = luminanceOf(colours[0].data[j], colours[1].data[j], colours[2].data[j])
    const known = ratios.get(limb) ?? []
    ratios.set(limb, known)
    known.push(Math.log(Math.max(0.002, seen) / Math.max(0.002, lit)))
  })
  const shifts = new Map(
    [...ratios].map(([limb, list]) => [limb, clamp(median(list), -0.7, 0.7) * clamp(list.length / CERTAIN)]),
  )
  const isHers = createPlane({ width, height })
  const shift = createPlane({ width, height })
  each((_, j, limb) => {
    isHers.data[j] = 1
    shift.data[j] = shifts.get(limb) ?? 0
  })
  // A shoulder is between its arm and the trunk.
  const radius = (BETWEEN * perCm) / HALF / 2
  const share = softBlur(isHers, radius)
  const soft = softBlur(shift, radius)
  each((_, j) => {
    const by = Math.exp(soft.data[j] / Math.max(1e-4, share.data[j]))
    for (const { data } of colours) data[j] *= by
  })
}

/** Beside skin that is seen, rendered skin takes its colour: no step where one meets the other. */
export function meetSkin(
  photo: Picture,
  segments: Segments,
  view: FigureView,
  colours: Plane[],
  perCm: number,
) {
  for (const near of NEAR) spreadRatios(photo, segments, view, colours, (near * perCm) / HALF / 2)
}

/** @param radius of half the spread, px of the planes */
function spreadRatios(
  photo: Picture,
  { skin, face }: Segments,
  view: FigureView,
  colours: Plane[],
  radius: number,
) {
  const [{ width, height }] = colours
  const known = createPlane({ width, height })
  const ratios = colours.map(() => createPlane({ width, height }))
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0; x < width; x++, j++) {
      const i = 2 * y * photo.width + 2 * x
      if (view.bone[i] === NO_BONE || view.bone[i] === HEAD) continue
      if (skin.data[i] < 225 && face.data[i] < 225) continue
      known.data[j] = 1
      colours.forEach(({ data }, c) => {
        const seen = Math.max(0.002, toLinear(photo.data[4 * i + c]))
        ratios[c].data[j] = clamp(Math.log(seen / Math.max(0.002, data[j])), -0.7, 0.7)
      })
    }
  const share = softBlur(known, radius)
  colours.forEach((plane, c) => {
    const spread = softBlur(ratios[c], radius)
    for (let j = 0; j < plane.data.length; j++) {
      const weight = share.data[j]
      if (weight < 1e-4) continue
      plane.data[j] *= Math.exp((spread.data[j] / weight) * clamp(weight * 9))
    }
  })
}
