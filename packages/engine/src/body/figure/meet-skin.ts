import { clamp, mix } from '../../drapery/scalar.ts'
import type { Segments } from '../../photo/segments.ts'
import { softBlur } from '../../raster/blur.ts'
import { pushPull } from '../../raster/push-pull.ts'
import { resize } from '../../raster/resize.ts'
import { createPlane, type Picture, type Plane, type Size } from '../../raster/plane.ts'
import { limbOf } from './limb.ts'
import { luminanceOf, toLinear } from './linear-light.ts'
import { HEAD, isHand } from './skin-samples.ts'
import { createSkinSphere, type SkinSphere } from './skin-sphere.ts'
import { NO_BONE, type FigureView } from './view.ts'

/** Fields of light and colour are half as fine as the photo: so many of its pixels lie along one of theirs. */
export const HALF = 2
/** Skin within so many cm of a place decides how its colour differs: on the whole, and where the two meet. */
const NEAR = [13, 5, 1.5]
/** Pixels of a limb, at half size, that say for certain how bright it is. */
const CERTAIN = 600
/** Over how many cm one limb's tone goes over into the next one's. */
const BETWEEN = 9

/**
 * Limbs look as the part of them that is seen does, direction by direction; where little of one is seen, as all of her
 * skin does. Hands are redder than arms: they say how bright an arm is and nothing of its hue.
 */
export function meetLimbs(
  photo: Picture,
  { skin }: Segments,
  nearCloth: Plane,
  view: FigureView,
  colours: Plane[],
  perCm: number,
) {
  const [{ width, height }] = colours
  const spheres = new Map<string, SkinSphere>()
  const whole = createSkinSphere()
  const each = (visit: (i: number, j: number) => void) => {
    for (let y = 0, j = 0; y < height; y++)
      for (let x = 0; x < width; x++, j++) {
        const i = HALF * y * photo.width + HALF * x
        if (view.bone[i] !== NO_BONE && view.bone[i] !== HEAD) visit(i, j)
      }
  }
  const ratio = [0, 0, 0]
  const seen = [0, 0, 0]
  const lit = [0, 0, 0]
  each((i, j) => {
    if (skin.data[i] < 225 || nearCloth.data[j] > SHADED || view.normal[3 * i + 2] > -0.12) return
    for (let c = 0; c < 3; c++) {
      seen[c] = toLinear(photo.data[4 * i + c])
      lit[c] = colours[c].data[j]
    }
    const bright = differs(luminanceOf(seen[0], seen[1], seen[2]), luminanceOf(lit[0], lit[1], lit[2]))
    const isOfHand = isHand[view.bone[i]]
    for (let c = 0; c < 3; c++) ratio[c] = isOfHand ? bright : differs(seen[c], lit[c])
    const weight = isOfHand ? HAND : 1
    const limb = limbOf(view.bone[i])
    const sphere = spheres.get(limb) ?? createSkinSphere()
    spheres.set(limb, sphere)
    sphere.add(view.normal[3 * i], view.normal[3 * i + 1], ratio, weight)
    whole.add(view.normal[3 * i], view.normal[3 * i + 1], ratio, weight)
  })
  if (whole.seen() === 0) return
  for (const sphere of [whole, ...spheres.values()]) sphere.finish()
  const shares = softShares(view, { width, height }, (BETWEEN * perCm) / HALF / 2 / 2)
  const limbs = [...shares].map(([limb, share]) => ({ share, sphere: spheres.get(limb) }))
  const { width: across, height: down } = limbs[0].share
  // What a limb's skin has of its own changes slowly: a field half as fine again.
  const count = across * down
  const logarithms = new Float32Array(3 * count)
  const weights = new Float32Array(count)
  for (let row = 0, k = 0; row < down; row++)
    for (let column = 0; column < across; column++, k++) {
      const i =
        Math.min(view.height - 1, 2 * HALF * row) * view.width + Math.min(view.width - 1, 2 * HALF * column)
      if (view.bone[i] === NO_BONE || view.bone[i] === HEAD) continue
      weights[k] = 1
      const x = view.normal[3 * i]
      const y = view.normal[3 * i + 1]
      for (let c = 0; c < 3; c++) {
        let sum = 0
        let total = 1e-4
        const usual = whole.at(x, y, c) * OTHERS
        for (let n = 0; n < limbs.length; n++) {
          const of = limbs[n].share.data[k]
          if (of < 0.01) continue
          const { sphere } = limbs[n]
          sum += of * (sphere ? mix(usual, sphere.at(x, y, c), clamp(sphere.seen() / CERTAIN)) : usual)
          total += of
        }
        logarithms[c * count + k] = sum / total
      }
    }
  pushPull({ width: across, height: down, colours: logarithms, weights })
  for (let c = 0; c < 3; c++) {
    const plane = { width: across, height: down, data: logarithms.subarray(c * count, (c + 1) * count) }
    const fine = resize(plane, { width, height })
    each((_, j) => {
      colours[c].data[j] *= Math.exp(fine.data[j])
    })
  }
}

/** How much cloth is about each place: a cuff's shadow on the skin beside it goes with the cuff. */
export function clothBeside({ clothes }: Segments, { width, height }: Size, perCm: number): Plane {
  const cloth = createPlane({ width, height })
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0; x < width; x++, j++)
      cloth.data[j] = clothes.data[HALF * y * clothes.width + HALF * x] > 100 ? 1 : 0
  return softBlur(cloth, (CUFF_SHADOW * perCm) / HALF / 2)
}

/** How far a cuff's shadow reaches, cm; and more cloth than this beside it is a cuff. */
const CUFF_SHADOW = 1.2
const SHADED = 0.03

/** How much a hand's skin counts beside an arm's, and the rest of her skin for a limb of which nothing is seen. */
const HAND = 0.25
const OTHERS = 0.5

const differs = (seen: number, lit: number) =>
  clamp(Math.log(Math.max(0.002, seen) / Math.max(0.002, lit)), -0.9, 0.9)

/** How much a place belongs to each limb, softly: a shoulder is between its arm and the trunk. Half as fine as `size`. */
function softShares(view: FigureView, size: Size, radius: number) {
  const half = { width: (size.width + 1) >> 1, height: (size.height + 1) >> 1 }
  const shares = new Map<string, Plane>()
  for (let y = 0, k = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++, k++) {
      const bone =
        view.bone[
          Math.min(view.height - 1, 2 * HALF * y) * view.width + Math.min(view.width - 1, 2 * HALF * x)
        ]
      if (bone === NO_BONE || bone === HEAD) continue
      const limb = limbOf(bone)
      const share = shares.get(limb) ?? createPlane(half)
      shares.set(limb, share)
      share.data[k] = 1
    }
  for (const [limb, share] of shares) shares.set(limb, softBlur(share, radius))
  return shares
}

/** Beside skin that is seen, rendered skin takes its colour: no step where one meets the other. */
export function meetSkin(
  photo: Picture,
  segments: Segments,
  nearCloth: Plane,
  view: FigureView,
  colours: Plane[],
  perCm: number,
) {
  for (const near of NEAR) spreadRatios(photo, segments, nearCloth, view, colours, (near * perCm) / HALF / 2)
}

/** @param radius of half the spread, px of the planes */
function spreadRatios(
  photo: Picture,
  { skin, face }: Segments,
  nearCloth: Plane,
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
      if ((skin.data[i] < 225 && face.data[i] < 225) || nearCloth.data[j] > SHADED) continue
      known.data[j] = 1
      for (let c = 0; c < 3; c++) {
        const seen = Math.max(0.002, toLinear(photo.data[4 * i + c]))
        ratios[c].data[j] = clamp(Math.log(seen / Math.max(0.002, colours[c].data[j])), -0.7, 0.7)
      }
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
