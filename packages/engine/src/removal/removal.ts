import { clamp, smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import type { LimbPlace } from '../photo/limbs.ts'
import type { Segments } from '../photo/segments.ts'
import { torsoHalf } from '../photo/silhouette.ts'
import { softBlur } from '../raster/blur.ts'
import { createPlane, type Plane } from '../raster/plane.ts'
import type { Extents } from '../fit/layer-extents.ts'
import type { RemovalPlan } from './removal-plan.ts'
import { HIGHEST_WAIST } from '../fit/lower-seen.ts'

/** 0 to 1: how far each pixel's old clothes go, a little beyond their outline, but not into the other half or the head. */
export function removalPlane(body: Body, plan: RemovalPlan, coat: Extents): Plane {
  const { photo, segments, clothes } = body
  const old = createPlane(photo)
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  for (let y = 0, i = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++, i++) {
      const label = clothes.labels[i]
      if (!label) continue
      const goes =
        plan.under?.sticksOut(x, y, label) ||
        (label === UPPER_CLOTHES
          ? (plan.upper && !isMidriff(body, plan, x, y, coat)) ||
            (plan.coat && isBulkySleeve(body, plan, x, y, place, coat))
          : (plan.lower && !isAboveWaist(body, plan, x, y)) || isTopAfterAll(body, plan, x, y))
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
    share *= 1 - smoothstep(0.4, 0.7, segments.other.data[i] / 255)
    grown.data[i] = share
  }
  return grown
}

/** 1 where a pixel is to some part her and no cloth (skin, hair, face, what she carries), 0 where it is none of these. */
function ownShare({ skin, hair, face, other }: Segments, i: number) {
  return smoothstep(0.02, 0.12, (skin.data[i] + hair.data[i] + face.data[i] + other.data[i]) / 255)
}

/** Between the new hem and what follows below, old clothes stay rather than skin. */
function isMidriff(
  { frame, silhouette }: Body,
  { hem, lower, waist, runsUp }: RemovalPlan,
  x: number,
  y: number,
  { lowest }: Extents,
) {
  if (runsUp) return false
  const place = frame.fromPhoto(x, y)
  const fx = place[0]
  const fy = place[1]
  const below = lower && waist > -Infinity ? Math.min(hem, waist) : hem
  // A hem hangs lower here and higher there; where the piece ends far above it that is its side.
  const isUnder = y > lowest[x] && frame.fromPhoto(x, lowest[x])[1] > below - ROUND_HEM * frame.torso
  const isBelow = isUnder || fy > below - 0.02 * frame.torso
  return isBelow && Math.abs(fx) < torsoHalf(silhouette, fx, fy) * 1.04
}

/** So far a hem is from level, in torsos. */
const ROUND_HEM = 0.12

/** Where a top of two colours ends in the lower one, that part is easily taken for trousers. */
function isTopAfterAll({ frame }: Body, { upper, hem }: RemovalPlan, x: number, y: number) {
  if (!upper) return false
  const fy = frame.fromPhoto(x, y)[1]
  return fy < HIGHEST_WAIST * frame.torso && fy < hem - ROUND_HEM * frame.torso
}

const isAboveWaist = ({ frame }: Body, { waist, upper, hem }: RemovalPlan, x: number, y: number) =>
  !upper && frame.fromPhoto(x, y)[1] < Math.min(waist, hem) - 0.01 * frame.torso

/** Under a coat, old sleeves and shoulders wider than the coat's would stand out. */
function isBulkySleeve(
  { frame, silhouette, arms }: Body,
  { armCover, panels }: RemovalPlan,
  x: number,
  y: number,
  place: LimbPlace,
  coat: Extents,
) {
  // An open front shows what is worn under it.
  if (x >= panels.from[y] && x <= panels.to[y]) return false
  const at = frame.fromPhoto(x, y)
  const fx = at[0]
  const fy = at[1]
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
