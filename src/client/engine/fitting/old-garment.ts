import type { Body } from '../body/body.ts'
import { UPPER_CLOTHES } from '../body/clothes.ts'
import type { LimbPlace } from '../body/limbs.ts'
import { clamp, mix, smoothstep } from '../math.ts'
import { softBlur } from '../raster/blur.ts'
import { copyPicture } from '../raster/decode.ts'
import type { Colour } from '../raster/kmeans.ts'
import { createPlane, type Mask, type Picture, type Plane } from '../raster/plane.ts'
import { armCoverOf, bareFrom, type Occluders } from './coverage.ts'
import type { Fit } from './fit.ts'

export type Undressed = {
  /** The photo with the old clothes gone where the new ones leave a gap: an inner step, never a picture to show. */
  base: Picture
  /** Painted skin over the area of a torso. */
  painted: number
}

type Wanted = { upper: boolean; lower: boolean; coat: boolean; hem: number; waist: number }

/** Above this share of alpha the new clothes hide what is under them. */
const HIDDEN = 252

/**
 * Takes away the old clothes that would show beside the new. Behind her comes the backdrop; where an arm, a
 * leg or the neck must show, skin is painted. A torso is never bared: between a short top and the waist the
 * old clothes stay. Adds painted arms to `occluders`.
 */
export function removeOldClothes(body: Body, fits: Fit[], covered: Mask, occluders: Occluders): Undressed {
  const base = copyPicture(body.photo)
  const wanted = whatGoes(body, fits)
  if (!wanted.upper && !wanted.lower && !wanted.coat) return { base, painted: 0 }
  const removal = removalPlane(body, wanted)
  const painter = createPainter(body, fits, wanted)
  const { width, height } = body.photo
  const colour: Colour = [0, 0, 0]
  let painted = 0
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const share = removal.data[i]
      if (share <= 0.004 || covered.data[i] >= HIDDEN) continue
      const { skin, arm } = painter(x, y, i, colour)
      for (let c = 0; c < 3; c++) base.data[i * 4 + c] = mix(base.data[i * 4 + c], colour[c], share)
      if (arm > 0) occluders.arms.data[i] = Math.max(occluders.arms.data[i], 255 * arm * share)
      painted += skin * share * (1 - covered.data[i] / 255)
    }
  }
  return { base, painted: painted / (body.frame.shoulders * body.frame.torso) }
}

function whatGoes({ frame }: Body, fits: Fit[]): Wanted {
  const has = (...categories: string[]) => fits.some(({ garment }) => categories.includes(garment.category))
  const hems = fits.filter(({ garment }) => garment.shape.kind === 'upper').map(({ hem }) => hem)
  const waists = fits.filter(({ garment }) => garment.shape.kind === 'lower').map(({ top }) => top)
  const upper = has('tops', 'dresses')
  return {
    upper,
    lower: has('bottoms', 'skirts', 'dresses'),
    coat: has('outerwear') && !upper,
    hem: hems.length ? Math.max(...hems) : frame.torso,
    waist: waists.length ? Math.min(...waists) : -Infinity,
  }
}

/** 0 to 1: how far each pixel's old clothes go, a little beyond their outline, but not into the other half or the head. */
function removalPlane(body: Body, wanted: Wanted): Plane {
  const { photo, segments, clothes } = body
  const old = createPlane(photo)
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  for (let y = 0, i = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++, i++) {
      const label = clothes.labels[i]
      if (!label) continue
      const goes =
        label === UPPER_CLOTHES
          ? (wanted.upper && !isMidriff(body, wanted, x, y)) ||
            (wanted.coat && isBulkySleeve(body, x, y, place))
          : wanted.lower && !isAboveWaist(body, wanted, x, y)
      if (goes) old.data[i] = smoothstep(0.15, 0.5, segments.clothes.data[i] / 255)
    }
  }
  const grown = softBlur(old, 2)
  for (let i = 0; i < grown.data.length; i++) {
    if (grown.data[i] <= 0) continue
    const head = Math.max(segments.hair.data[i], segments.face.data[i]) / 255
    let share = clamp(grown.data[i] * 2.2, 0, 1) * (1 - smoothstep(0.5, 0.9, head))
    const label = clothes.labels[i]
    const stays = label && old.data[i] === 0
    if (stays) share *= 1 - smoothstep(0.4, 0.7, segments.clothes.data[i] / 255)
    grown.data[i] = share
  }
  return grown
}

/** Between the new hem and what follows below, old clothes stay rather than skin. */
function isMidriff({ frame, silhouette }: Body, { hem, lower, waist }: Wanted, x: number, y: number) {
  const [fx, fy] = frame.fromPhoto(x, y)
  const below = lower && waist > -Infinity ? Math.min(hem, waist) : hem
  return fy > below - 0.02 * frame.torso && Math.abs(fx) < silhouette.halfWidth(fy, fx > 0 ? 1 : 0) * 1.04
}

const isAboveWaist = ({ frame }: Body, { waist, upper, hem }: Wanted, x: number, y: number) =>
  !upper && frame.fromPhoto(x, y)[1] < Math.min(waist, hem) - 0.01 * frame.torso

/** Under a coat, old sleeves wider than the coat's would stand out. */
function isBulkySleeve({ frame, silhouette, arms }: Body, x: number, y: number, place: LimbPlace) {
  const [fx, fy] = frame.fromPhoto(x, y)
  if (Math.abs(fx) < silhouette.halfWidth(fy, fx > 0 ? 1 : 0) * 0.95) return false
  return arms.some(
    (arm) => arm.locate(x, y, place) && place.distance > 0.9 && place.along > 0.25 && place.along < 2.2,
  )
}

/** What to paint at a pixel: writes the colour, and tells how much of it is skin, and arm. */
function createPainter(body: Body, fits: Fit[], wanted: Wanted) {
  const { frame, silhouette, arms, legs, skin, backdrop, folds } = body
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  const behind: Colour = [0, 0, 0]
  const bare: Colour = [0, 0, 0]
  const starts = [0, 1].map((side) => bareFrom(armCoverOf(fits, side as 0 | 1)))
  const soft = folds[UPPER_CLOTHES].plane
  const shown = { skin: 0, arm: 0 }

  return (x: number, y: number, _: number, out: Colour) => {
    const [fx, fy] = frame.fromPhoto(x, y)
    let arm = 0
    let armBare = 0
    let shade = 0.97
    if (wanted.upper) {
      for (const limb of arms) {
        if (!limb.locate(x, y, place) || place.along > 2.2) continue
        const inside = smoothstep(1, 0.88, place.distance)
        if (inside <= arm) continue
        arm = inside
        shade = roundShade(place.across)
        armBare = inside * smoothstep(starts[limb.side], starts[limb.side] + 0.2, place.along)
      }
    }
    let leg = 0
    if (wanted.lower) {
      for (const limb of legs) {
        if (!limb.locate(x, y, place)) continue
        const inside = smoothstep(0.98, 0.86, place.distance)
        if (inside <= leg) continue
        leg = inside
        if (leg > arm) shade = roundShade(place.across)
      }
    }
    const torso = wanted.upper ? bareTorso(body, fx, fy, wanted) : 0
    const skinShare = Math.max(arm, leg, torso)
    backdrop.colourAt(x, y, behind)
    skin.colourAt(x, y, bare)
    const fold = softFold(soft.data, soft.width, x, y)
    for (let c = 0; c < 3; c++) out[c] = mix(behind[c], Math.min(255, bare[c] * shade * fold), skinShare)
    shown.skin = skinShare
    shown.arm = armBare
    return shown
  }

  function softFold(data: Float32Array, width: number, x: number, y: number) {
    const value = data[Math.min(data.length - 1, (y >> 1) * width + Math.min(width - 1, x >> 1))]
    return mix(1, clamp(value, 0.88, 1.08), 0.4 * folds[UPPER_CLOTHES].trust)
  }

  /** Neck, shoulders and the upper chest: what a neckline shows. */
  function bareTorso({ frame: { shoulders, torso } }: Body, fx: number, fy: number, { hem }: Wanted) {
    if (fy < -0.35 * shoulders || fy > Math.min(hem, 1.1 * torso)) return 0
    if (Math.abs(fx) > 0.26 * shoulders && fy < silhouette.shoulderTop(fx) + 0.03 * shoulders) return 0
    const half = fy < 0.3 * torso ? 0.56 * shoulders : silhouette.halfWidth(fy, fx > 0 ? 1 : 0)
    return smoothstep(1.02, 0.96, Math.abs(fx) / half)
  }
}

/** A limb is lit like a cylinder from the front: darker to both sides, a little more to the inner one. */
function roundShade(across: number) {
  const side = clamp(across, -1, 1)
  return mix(1.04, 0.76, Math.abs(side) ** 2.2) * (1 + 0.05 * side)
}
