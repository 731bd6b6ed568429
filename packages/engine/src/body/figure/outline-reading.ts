import { smoothstep } from '../../drapery/scalar.ts'
import { boneNames, type FigureModel } from '../model/model.ts'
import { LOWER_CLOTHES, UPPER_CLOTHES } from '../../photo/clothes-labels.ts'
import { maskAt, type Mask } from '../../raster/plane.ts'
import type { Evidence } from './evidence.ts'
import { coverOf, outlineOf } from './figure-outline.ts'

/** Where her outline is beside a place on the figure's. */
export type OutlineReading = {
  vertex: number
  /** A place on her outline, px, and which way is out. */
  x: number
  y: number
  outX: number
  outY: number
  /** Bare skin ends there, not cloth. */
  isSkin: boolean
  /** The residual where the figure is `out` cm beyond her outline (or within it, under 0), and its slope. */
  pull: (out: number) => [residual: number, slope: number]
}

/** Half the width of the band in which her outline is sought, cm. */
const REACH = 22
/** Her outline is read about this far apart, cm. */
const SPACING = 1.6
/** Places so near to each other err together, cm: a network's mask here and there, the ease of a garment all along. */
const ALIKE = { skin: 3, cloth: 30 }

/** How far an outline of bare skin is off, cm, and how far a figure may look out of clothes. */
const SKIN_ERROR = 0.8
const OUT_ERROR = 0.9
/** How far clothes usually stand off, cm, by what they are on. */
const EASE: Record<string, number> = {
  pelvis: 4,
  spine: 3,
  clavicle: 1.5,
  upperarm: 3,
  lowerarm: 2.5,
  thigh: 3.5,
  calf: 4,
}
const LOOSE_LEGS = 14
/** A coat stands off so many times as far. */
const COAT = 2.5
/** A top that hangs over thighs stands off a little more than trousers. */
const HEM = 5
/** Of the usual ease so much is taken for hers: rather too large a body than too slim a one. */
const TIGHT = 0.35

/** Farther off than this, cm, an outline pulls no harder than it does here: it may be another one (Huber 1964). */
const HARDEST = 3

function bounded(out: number, slope: number): [residual: number, slope: number] {
  const away = Math.abs(out)
  if (away <= HARDEST) return [slope * out, slope]
  const root = Math.sqrt(HARDEST * (2 * away - HARDEST))
  return [Math.sign(out) * slope * root, (slope * HARDEST) / root]
}

/** @param projected two numbers a vertex, px */
export function readOutline(
  model: FigureModel,
  projected: Float32Array,
  { size, segments, labels }: Evidence,
  perCm: number,
  cover = coverOf(model, projected, size),
): OutlineReading[] {
  const readings: OutlineReading[] = []
  const reach = Math.ceil(REACH * perCm)
  const ofSkin = Math.sqrt(SPACING / ALIKE.skin)
  const ofCloth = Math.sqrt(SPACING / ALIKE.cloth)
  const isPerson = (x: number, y: number) => 255 - at(segments.background, x, y) > 127
  for (const { vertex, bone, x, y, outX, outY } of outlineOf(
    model,
    projected,
    size,
    cover,
    SPACING * perCm,
  )) {
    const part = boneNames[bone].split('_')[0]
    const ease = EASE[part]
    if (!ease || x < 3 || y < 3 || x > size.width - 4 || y > size.height - 4) continue
    const d = nearestEdge(x, y, outX, outY, reach, isPerson)
    if (d === undefined) continue
    const [ix, iy] = [x + outX * (d - 3), y + outY * (d - 3)]
    const bare = at(segments.skin, ix, iy) + at(segments.face, ix, iy)
    const cloth = at(segments.clothes, ix, iy)
    if (at(segments.hair, ix, iy) + at(segments.other, ix, iy) > 110) continue
    const reading = { vertex, x: x + outX * d, y: y + outY * d, outX, outY, isSkin: bare > cloth }
    const away = Math.abs(d) / perCm
    if (reading.isSkin) {
      // A long way off it is the outline of something else.
      const slope = (ofSkin * (1 - smoothstep(5, 14, away))) / SKIN_ERROR
      if (slope > 0) readings.push({ ...reading, pull: (out) => bounded(out, slope) })
      continue
    }
    const label = labels[Math.round(iy) * size.width + Math.round(ix)]
    const isLoose = label === LOWER_CLOTHES && (part === 'thigh' || part === 'calf')
    const loose = isLoose
      ? hasGapBetween(segments.background, size.width, ix, iy, outX, perCm)
        ? ease
        : LOOSE_LEGS
      : label === UPPER_CLOTHES && part === 'thigh'
        ? HEM
        : ease
    const coat = at(segments.outer, ix, iy) > 127 ? COAT : 1
    // Cloth never lies within her; how far it stands off is known by what is usual alone.
    const trust = 1 - smoothstep(REACH / 2, REACH, away)
    if (trust === 0) continue
    const usual = trust * ofCloth * TIGHT
    readings.push({
      ...reading,
      pull(out) {
        const [residual, slope] = bounded(
          out,
          trust * (out > 0 ? ofSkin / OUT_ERROR : ofCloth / (coat * loose)),
        )
        return [usual + residual, slope]
      },
    })
  }
  return readings
}

/** Trousers let the ground be seen between the legs; skirts do not: then nothing binds. */
function hasGapBetween(background: Mask, width: number, x: number, y: number, outX: number, perCm: number) {
  const way = outX > 0 ? -1 : 1
  for (let cm = 4; cm < 30; cm += 1) {
    const px = x + way * cm * perCm
    if (px < 0 || px >= width) return false
    if (maskAt(background, px, y) > 127) return true
  }
  return false
}

const at = (mask: Mask, x: number, y: number) => maskAt(mask, x, y)

/** How far along a ray from inside her to outside her outline lies, px, the nearest one either way. */
function nearestEdge(
  x: number,
  y: number,
  outX: number,
  outY: number,
  reach: number,
  isPerson: (x: number, y: number) => boolean,
) {
  for (let d = 0; d <= reach; d++) {
    for (const way of d ? [d, -d] : [0]) {
      const inner = isPerson(x + outX * (way - 0.5), y + outY * (way - 0.5))
      if (inner && !isPerson(x + outX * (way + 0.5), y + outY * (way + 0.5))) return way
    }
  }
  return undefined
}
