import { clamp, mix, smoothstep } from '@cabine/drapery/scalar.ts'
import { boneNames } from '@cabine/figure/model.ts'
import type { Body } from '../body/body.ts'
import { UPPER_CLOTHES } from '../body/clothes.ts'
import type { LimbPlace } from '../body/limbs.ts'
import type { Segments } from '../body/segments.ts'
import { NO_BONE } from '../figure/view.ts'
import { softBlur } from '../raster/blur.ts'
import { copyPicture } from '../raster/decode.ts'
import { noiseAt } from '../raster/grain.ts'
import type { Colour } from '../raster/kmeans.ts'
import { createPlane, halfAt, type Mask, type Picture, type Plane } from '../raster/plane.ts'
import { bareSkin } from './bare-skin.ts'
import { armCoverOf, type Occluders } from './coverage.ts'
import type { Fit } from './fit.ts'
import type { Under } from './layering.ts'
import { cover, type Trace } from './trace.ts'
import { largerOf, shadedSkin } from './shaded-skin.ts'
import { HIGHEST_WAIST, runTrousersUp } from './under-hem.ts'

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

/** Which of the old clothes go, and between which heights something must stay. */
export type Wanted = {
  upper: boolean
  lower: boolean
  /** Only a coat is put on: the clothes under it stay. */
  coat: boolean
  /** Where the new upper clothes end, torso coordinates. */
  hem: number
  /** Where the new lower clothes begin. */
  waist: number
  /** How far the new clothes reach down the legs, as a share of hip to ankle. */
  legCover: number
  /** How far down each arm: 0 the shoulder, 1 the elbow, 2 the wrist. */
  armCover: [number, number]
  /** What stays on under the new clothes. */
  under: Under | undefined
}

/** A top that ends farther than this beyond the picture's edge, in torsos, leaves nothing of what is below it to see. */
const OUT = 0.02

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
  const wanted = whatGoes(body, fits, under)
  if (!wanted.upper && !wanted.lower && !wanted.coat && !under)
    return { base, ground, lower: false, painted: 0 }
  const extents = extentsOf(covered)
  const removal = removalPlane(body, wanted, extents)
  const cuffs = wanted.upper ? shadedSkin(body, wanted, removal) : undefined
  const bareParts = bareSkin(body, wanted, cuffs ? largerOf(removal, cuffs) : removal, extents)
  const { skin, arm } = bareParts
  if (wanted.upper) clearHair(body, base)
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
      ground.data[i] = mix(ground.data[i], 255 * (1 - skin.data[i]) * (1 - front) * (1 - hair), share)
      if (arm.data[i] > 0) bringForward(occluders, i, 255 * arm.data[i] * Math.max(share, seen))
      paintedSkin.data[i] = skin.data[i] * (1 - seen) * share
      painted += paintedSkin.data[i] * (1 - covered.data[i] / 255)
    }
  }
  if (wanted.upper && !wanted.lower) runTrousersUp(body, covered, base, trace)
  return {
    base,
    ground,
    lower: wanted.lower,
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

function whatGoes({ frame, photo }: Body, fits: Fit[], under: Under | undefined): Wanted {
  const has = (...categories: string[]) => fits.some(({ category }) => categories.includes(category))
  const hems = fits.filter(({ half }) => half === 'upper').map(({ hem }) => hem)
  const waists = fits.filter(({ half }) => half === 'lower').map(({ top }) => top)
  const upper = has('tops', 'dresses')
  const [, lowest] = frame.fromPhoto(frame.toPhoto(0, frame.torso)[0], photo.height)
  // An open coat shows what is below a top, however long it is.
  const own = fits.filter(({ category }) => category === 'tops' || category === 'dresses')
  const isOut = own.some(({ hem }) => hem > lowest + OUT * frame.torso)
  return {
    upper: upper && !under?.upper,
    lower: (has('bottoms', 'skirts', 'dresses') || isOut) && !under?.lower,
    coat: has('outerwear') && !upper,
    hem: hems.length ? Math.max(...hems) : frame.torso,
    waist: waists.length ? Math.min(...waists) : -Infinity,
    legCover: Math.max(0, ...fits.map(({ legCover }) => legCover)),
    armCover: [armCoverOf(fits, 0), armCoverOf(fits, 1)],
    under,
  }
}

/** 0 to 1: how far each pixel's old clothes go, a little beyond their outline, but not into the other half or the head. */
function removalPlane(body: Body, wanted: Wanted, coat: Extents): Plane {
  const isShoe = shoesOf(body)
  const { photo, segments, clothes } = body
  const old = createPlane(photo)
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  for (let y = 0, i = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++, i++) {
      const label = clothes.labels[i]
      if (!label) continue
      const goes =
        wanted.under?.sticksOut(x, y, label) ||
        (label === UPPER_CLOTHES
          ? (wanted.upper && !isMidriff(body, wanted, x, y, coat)) ||
            (wanted.coat && isBulkySleeve(body, wanted, x, y, place, coat))
          : (wanted.lower && !isAboveWaist(body, wanted, x, y) && !isShoe(i, y)) ||
            isTopAfterAll(body, wanted, x, y))
      // Holes and frays of the old clothes carry their label without being cloth.
      if (goes)
        old.data[i] = smoothstep(0.15, 0.5, Math.max(segments.clothes.data[i], clothes.holes[i]) / 255)
    }
  }
  const grown = softBlur(old, Math.max(2, body.frame.shoulders * 0.008))
  const around = softBlur(old, Math.max(4, body.frame.shoulders * 0.02))
  for (let i = 0; i < grown.data.length; i++) {
    if (around.data[i] <= 0) continue
    // Where nothing else of hers is near, the outline's mixed pixels and the rim that cameras sharpen go as well.
    const rim = smoothstep(0.01, 0.12, around.data[i]) * (1 - ownShare(segments, i))
    let share = Math.max(clamp(grown.data[i] * 2.2, 0, 1), rim)
    const label = clothes.labels[i]
    const stays = label !== 0 && old.data[i] === 0
    if (stays) share *= 1 - smoothstep(0.4, 0.7, segments.clothes.data[i] / 255)
    grown.data[i] = share
  }
  return grown
}

/** 1 where a pixel is to some part her and no cloth (skin, hair, face, what she carries), 0 where it is none of these. */
function ownShare({ skin, hair, face, other }: Segments, i: number) {
  return smoothstep(0.02, 0.12, (skin.data[i] + hair.data[i] + face.data[i] + other.data[i]) / 255)
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

/** The first and last covered pixel of each row, and the lowest of each column; without any all is outside, and nothing below. */
export type Extents = { from: Int32Array; to: Int32Array; lowest: Int32Array }

export function extentsOf({ width, height, data }: Mask): Extents {
  const from = new Int32Array(height).fill(width)
  const to = new Int32Array(height).fill(-1)
  const lowest = new Int32Array(width).fill(height)
  for (let i = 0; i < data.length; i++) {
    if (data[i] < 128) continue
    const y = Math.floor(i / width)
    from[y] = Math.min(from[y], i % width)
    to[y] = i % width
    lowest[i % width] = y
  }
  return { from, to, lowest }
}

/** Between the new hem and what follows below, old clothes stay rather than skin. */
function isMidriff(
  { frame, silhouette }: Body,
  { hem, lower, waist }: Wanted,
  x: number,
  y: number,
  { lowest }: Extents,
) {
  const [fx, fy] = frame.fromPhoto(x, y)
  const below = lower && waist > -Infinity ? Math.min(hem, waist) : hem
  // A hem hangs lower here and higher there; where the piece ends far above it that is its side.
  const isUnder = y > lowest[x] && frame.fromPhoto(x, lowest[x])[1] > below - ROUND_HEM * frame.torso
  const isBelow = isUnder || fy > below - 0.02 * frame.torso
  return isBelow && Math.abs(fx) < torsoHalf(silhouette, fx, fy) * 1.04
}

/** So far a hem is from level, in torsos. */
const ROUND_HEM = 0.12

/** A hand on the hip widens the silhouette there: that is no torso. */
export const torsoHalf = ({ halfWidth, usualHalfWidth }: Body['silhouette'], fx: number, fy: number) =>
  Math.min(halfWidth(fy, fx > 0 ? 1 : 0), 1.1 * usualHalfWidth(fy))

/**
 * What the network takes for clothes on a foot below the ankle may be her shoe, which stays. Where it knows the shoe,
 * cloth there is a cuff that hangs over it.
 */
function shoesOf({ figure, segments, clothes, legs, photo }: Body) {
  const { bone } = figure.view
  const side = (i: number) => (bone[i] === NO_BONE ? undefined : footSides[bone[i]])
  const ankles = legs.map(({ joints }) => joints[2][1])
  const shoe = [0, 0]
  const cloth = [0, 0]
  for (let i = 0; i < bone.length; i++) {
    const of = side(i)
    if (of === undefined || i / photo.width < ankles[of]) continue
    if (segments.other.data[i] > 127) shoe[of]++
    else if (clothes.labels[i]) cloth[of]++
  }
  const isKnown = shoe.map((count, of) => count > 2 * cloth[of])
  return (i: number, y: number) => {
    const of = side(i)
    if (of === undefined) return false
    return isKnown[of] ? segments.other.data[i] > segments.clothes.data[i] : y >= ankles[of]
  }
}

/** Whose foot a bone is, the picture's left being 0. */
const footSides = boneNames.map((name) =>
  name.startsWith('foot') ? (name.endsWith('_r') ? 0 : 1) : undefined,
)

/** Where a top of two colours ends in the lower one, that part is easily taken for trousers. */
function isTopAfterAll({ frame }: Body, { upper, hem }: Wanted, x: number, y: number) {
  if (!upper) return false
  const [, fy] = frame.fromPhoto(x, y)
  return fy < HIGHEST_WAIST * frame.torso && fy < hem - ROUND_HEM * frame.torso
}

const isAboveWaist = ({ frame }: Body, { waist, upper, hem }: Wanted, x: number, y: number) =>
  !upper && frame.fromPhoto(x, y)[1] < Math.min(waist, hem) - 0.01 * frame.torso

/** Under a coat, old sleeves and shoulders wider than the coat's would stand out. */
function isBulkySleeve(
  { frame, silhouette, arms }: Body,
  { armCover }: Wanted,
  x: number,
  y: number,
  place: LimbPlace,
  coat: Extents,
) {
  const [fx, fy] = frame.fromPhoto(x, y)
  // A vest is worn over sleeves.
  if (armCover[fx > 0 ? 1 : 0] < 0.2) return false
  // Where only one shoulder is as high as this row, what lies on the neck's side of it is not outside.
  const isOutside = fx < 0 ? x < coat.from[y] : x > coat.to[y]
  // At the shoulders the coat is the outline; only a collar may look out of it.
  if (isOutside && fy < 0.25 * frame.torso && Math.abs(fx) > 0.2 * frame.shoulders) return true
  const half = torsoHalf(silhouette, fx, fy)
  if (Math.abs(fx) < 0.95 * half) return false
  // A folded arm's elbow is hard to tell from the torso: half of it gone would look worse than all of it there.
  if (Math.abs(frame.fromPhoto(...arms[fx > 0 ? 1 : 0].joints[2])[0]) < half) return false
  const near = arms.filter((arm) => arm.locate(x, y, place))
  // So far from both bones it can only be a wide sleeve's outer side.
  if (!near.length) return true
  return near.some((arm) => {
    arm.locate(x, y, place)
    if (place.along < 0.25 || place.along > 2.2) return false
    // Beyond the coat's cuff a narrow old sleeve may look out.
    return place.distance > 0.9 || place.along < armCover[arm.side] - 0.05
  })
}
