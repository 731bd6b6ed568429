import { mix, smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { copyPicture } from '../raster/decode.ts'
import { noiseAt } from '../raster/grain.ts'
import type { Colour } from '../raster/kmeans.ts'
import { createPlane, halfAt, type Mask, type Picture, type Plane } from '../raster/plane.ts'
import { bareSkin } from './bare-skin.ts'
import type { Occluders } from '../fit/coverage.ts'
import { extentsOf } from '../fit/layer-extents.ts'
import type { Fit } from '../fit/fit.ts'
import type { Under } from './layering.ts'
import { cover, type Trace } from '../fit/look-trace.ts'
import { largerOf, shadedSkin } from './shaded-skin.ts'
import { removalPlane } from './removal.ts'
import { planRemoval } from './removal-plan.ts'
import { runLowerUp } from './under-hem.ts'

export type Undressed = {
  /** The photo with the old clothes gone where the new ones leave a gap: an inner step, never a picture to show. */
  base: Picture
  /** What shows the ground behind her: the photo's own, and that which took the place of old clothes. */
  ground: Mask
  /** What she wore below the waist is gone. */
  lower: boolean
  /** Painted skin over the area of a torso. */
  painted: number
  /** Where skin was painted, 0 to 1. */
  skin?: Plane
}

/** Above this share of alpha the new clothes hide what is under them. */
const HIDDEN = 252

/**
 * Takes away the old clothes that would show beside the new. Behind her comes the backdrop; where an arm, a
 * leg or the neck must show, skin is painted. A torso is never bared: between a short top and the waist the
 * old clothes stay. Adds bared arms to `occluders`.
 */
export function removeOldClothes(
  body: Body,
  fits: Fit[],
  covered: Mask,
  occluders: Occluders,
  trace?: Trace,
  under?: Under,
): Undressed {
  const base = copyPicture(body.photo)
  const ground: Mask = { ...body.segments.background, data: body.segments.background.data.slice() }
  const plan = planRemoval(body, fits, under)
  if (!plan.upper && !plan.lower && !plan.coat && !under) return { base, ground, lower: false, painted: 0 }
  const extents = extentsOf(covered)
  const removal = removalPlane(body, plan, extents)
  const cuffs = plan.upper ? shadedSkin(body, plan, removal) : undefined
  const bareParts = bareSkin(body, plan, cuffs ? largerOf(removal, cuffs) : removal, extents)
  const { skin, arm } = bareParts
  if (plan.upper) clearHair(body, base)
  const lower = plan.runsUp ? runLowerUp(body, removal) : undefined
  const { width, height } = body.photo
  const behind: Colour = [0, 0, 0]
  const bare: Colour = [0, 0, 0]
  const strand: Colour = [0, 0, 0]
  let painted = 0
  const paintedSkin = createPlane(body.photo)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      // Seen skin gives way to painted skin alone, not to the ground beside it.
      const intoSkin = cuffs ? cuffs.data[i] * skin.data[i] : 0
      const share = Math.max(removal.data[i], intoSkin)
      // An arm below its sleeve lies in front of what is worn.
      if (share <= 0.004 || (covered.data[i] >= HIDDEN && arm.data[i] === 0)) continue
      body.backdrop.colourAt(x, y, behind)
      const hair = halfAt(body.hairBehind.share, x, y) / 255
      if (hair > 0) {
        body.hairBehind.colourAt(x, y, strand)
        for (let c = 0; c < 3; c++) behind[c] = mix(behind[c], strand[c], hair)
      }
      if (skin.data[i] > 0) bareParts.colourAt(x, y, bare)
      const below = lower ? lower.share.data[i] * (1 - arm.data[i]) : 0
      if (below > 0) {
        lower!.colourAt(x, y, strand)
        for (let c = 0; c < 3; c++) behind[c] = mix(behind[c], strand[c], below)
        skin.data[i] *= 1 - below
      }
      const seen = seenSkin(body, i) * (1 - intoSkin)
      // Between strands of hair the old clothes go too.
      const front = Math.max(seen, body.foreground.head.data[i] / 255)
      if (trace) cover(trace, i, share * (1 - front))
      const noise = 255 * body.grain * noiseAt(x, y)
      for (let c = 0; c < 3; c++) {
        const unseen = mix(behind[c], bare[c], skin.data[i]) + noise
        const colour = mix(unseen, body.foreground.colours.data[i * 4 + c], front)
        base.data[i * 4 + c] = mix(base.data[i * 4 + c], colour, share)
      }
      ground.data[i] = mix(
        ground.data[i],
        255 * (1 - skin.data[i]) * (1 - front) * (1 - hair) * (1 - below),
        share,
      )
      if (arm.data[i] > 0) bringForward(occluders, i, 255 * arm.data[i] * Math.max(share, seen))
      paintedSkin.data[i] = skin.data[i] * (1 - seen) * share
      painted += paintedSkin.data[i] * (1 - covered.data[i] / 255)
    }
  }
  return {
    base,
    ground,
    lower: plan.lower,
    painted: painted / (body.frame.shoulders * body.frame.torso),
    skin: paintedSkin,
  }
}

/** Hair that old clothes shone through has its own colour without them. */
function clearHair({ foreground: { head, colours, tinted } }: Body, base: Picture) {
  for (let i = 0; i < tinted.data.length; i++)
    if (tinted.data[i] > 0 && head.data[i] > 127)
      for (let c = 4 * i; c < 4 * i + 3; c++)
        base.data[c] = mix(base.data[c], colours.data[c], tinted.data[i] / 255)
}

/** What was painted there is no longer the photo's own arm alone, and lies as far in front as that did. */
function bringForward({ arms, bared }: Occluders, i: number, share: number) {
  bared.data[i] = Math.max(share, arms.data[i])
  if (share >= arms.data[i]) arms.data[i] = 0
}

/** How sure it is, 0 to 1, that a pixel on the clothes' edge is skin after all: by the network, or by its colour. */
function seenSkin({ segments, clothes, skinLikeness }: Body, i: number) {
  const share = segments.skin.data[i] / 255
  if (clothes.holes[i] || share < 0.02) return 0
  return Math.max(
    (smoothstep(0.3, 0.65, share) * skinLikeness.hue.data[i]) / 255,
    (smoothstep(0.02, 0.1, share) * skinLikeness.colour.data[i]) / 255,
  )
}
