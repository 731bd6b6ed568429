import type { Body } from '../body/body.ts'
import type { LimbPlace } from '../photo/limbs.ts'
import type { Plane } from '../raster/plane.ts'

/** What of a garment's ends has moved between the look and the cloud's picture, both ways taken together. */
export type EndsMoved = {
  /** Of the sleeves, in whole arms; the worse arm. */
  sleeves: number
  /** Of the hem, in torsos. */
  hem: number
  /** Of the neckline: area lost or gained, in squares of a shoulder width. */
  neckline: number
}

const STEP = 0.05
/** So near to the bone, in radii, is the arm without doubt. */
const NEAR_BONE = 0.7

/** Both at half the photo's size, in its frame. */
export function compareEnds(body: Body, look: Shown, cloud: Shown): EndsMoved {
  return {
    sleeves: Math.max(...body.arms.map((_, side) => compareSleeve(body, side, look.cloth, cloud.cloth))),
    hem: compareHem(body, look.cloth, cloud.cloth),
    neckline: compareNeckline(body, look, cloud),
  }
}

/** Where a picture shows the garment, 0 or 1, and where skin, 0 to 1. */
export type Shown = { cloth: Plane; skin: Plane }

function compareSleeve({ arms }: Body, side: number, look: Plane, cloud: Plane) {
  const bins = Math.round(2 / STEP)
  const [inLook, inCloud, all] = Array.from({ length: 3 }, () => new Float32Array(bins))
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  for (let y = 0, i = 0; y < look.height; y++)
    for (let x = 0; x < look.width; x++, i++) {
      if (!arms[side].locate(2 * x, 2 * y, place) || place.distance > NEAR_BONE) continue
      const bin = Math.floor(place.along / STEP)
      if (bin >= bins) continue
      inLook[bin] += look.data[i]
      inCloud[bin] += cloud.data[i]
      all[bin]++
    }
  let moved = 0
  for (let bin = 2; bin < bins; bin++) if (all[bin] > 4) moved += (inLook[bin] - inCloud[bin]) / all[bin]
  return Math.abs((moved * STEP) / 2)
}

/** The hem is looked at so far up from where it lies, and down, in torsos. */
const HEM_UP = 0.3
const HEM_DOWN = 0.35
/** How far from the spine, in shoulder widths. */
const HEM_WIDE = 0.6

function compareHem({ frame }: Body, look: Plane, cloud: Plane) {
  const wide = HEM_WIDE * frame.shoulders
  const lost = new Map<number, { look: number; lost: number; gained: number }>()
  for (let y = 0, i = 0; y < look.height; y++)
    for (let x = 0; x < look.width; x++, i++) {
      const [fx, fy] = frame.fromPhoto(2 * x, 2 * y)
      if (Math.abs(fx) > wide || fy < 0.3 * frame.torso) continue
      const row = Math.round(fy / 2)
      const counts = lost.get(row) ?? { look: 0, lost: 0, gained: 0 }
      lost.set(row, counts)
      if (look.data[i]) counts.look++
      if (look.data[i] > cloud.data[i]) counts.lost++
      if (look.data[i] < cloud.data[i]) counts.gained++
    }
  const rows = [...lost].sort(([a], [b]) => a - b)
  const most = Math.max(0, ...rows.map(([, { look: count }]) => count))
  if (most === 0) return 0
  const hem = rows.findLast(([, { look: count }]) => count > 0.25 * most)?.[0] ?? 0
  const torso = frame.torso / 2
  let moved = 0
  for (const [row, counts] of rows) {
    if (row < hem - HEM_UP * torso || row > hem + HEM_DOWN * torso) continue
    if (counts.look > 0.15 * most) moved += (counts.gained - counts.lost) / Math.max(counts.look, 0.3 * most)
    else moved += counts.gained / most
  }
  return Math.abs(moved) / torso
}

/** The neckline is looked at so far from the spine, above and below the shoulders, in shoulder widths. */
const NECK = { wide: 0.36, above: 0.3, below: 0.6 }

/** Cloth in place of skin, or skin in place of cloth. */
function compareNeckline({ frame }: Body, look: Shown, cloud: Shown) {
  let moved = 0
  const { width, height } = look.cloth
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const more = look.cloth.data[i] - cloud.cloth.data[i]
      if (more === 0 || (more > 0 ? cloud : look).skin.data[i] < 0.4) continue
      const [fx, fy] = frame.fromPhoto(2 * x, 2 * y)
      if (Math.abs(fx) > NECK.wide * frame.shoulders) continue
      if (fy < -NECK.above * frame.shoulders || fy > NECK.below * frame.shoulders) continue
      moved += more
    }
  return Math.abs(moved * 4) / frame.shoulders ** 2
}
