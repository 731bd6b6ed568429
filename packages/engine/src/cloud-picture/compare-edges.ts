import type { Body } from '../body/body.ts'
import type { Limb } from '../photo/limbs.ts'
import { distance, mixPoints } from '../geometry/math.ts'
import type { Picture, Plane, Size } from '../raster/plane.ts'

/** A line along which a garment may end: x and y in turn, a pixel of the half picture apart. */
export type Lane = Float32Array

/** What is compared, all at half the photo's size. */
type Shown = { guide: Picture; cloud: Picture; piece: Plane }

/** An end that moved by less, in torsos or arms, is where it was: folds hang otherwise. */
const NEAR = 0.035
/** So much on both sides of an end is compared. */
const AROUND = 0.04
/** Fewer lanes tell nothing. */
const LEAST_LANES = 4
/** A contrast that is weaker, 0 to 255, is no edge. */
const FAINT = 5

/**
 * How unlike the look the cloud's picture is about the garment's hem and its cuffs, 0 to 2; without those that nobody sees.
 *
 * @param piece where the guide shows the new garment, 0 or 1
 */
export function compareEdges(body: Body, shown: Shown): { hemUnlike?: number; cuffsUnlike?: number } {
  const hem = edgeLikeness(hemLanes(body, shown.piece), body.frame.torso / 2, shown)
  const cuffs = body.arms
    .map((arm) => edgeLikeness(armLanes(arm, shown.piece), armLength(arm), shown))
    .filter((like) => like !== undefined)
  return {
    ...(hem !== undefined && { hemUnlike: 1 - hem }),
    ...(cuffs.length > 0 && { cuffsUnlike: 1 - Math.min(...cuffs) }),
  }
}

/**
 * How alike both pictures are around a garment's end, -1 to 1: the correlation of short stretches across it on all lanes
 * together, a channel each after its own mean, at the best of the places near it. Undefined where too few lanes show an end.
 *
 * @param unit what the end's place is told in, px of the half picture
 */
export function edgeLikeness(
  lanes: Lane[],
  unit: number,
  { guide, cloud, piece }: Shown,
): number | undefined {
  const half = Math.max(3, Math.round(AROUND * unit))
  const near = Math.max(1, Math.round(NEAR * unit))
  const products = new Float64Array(2 * near + 1)
  const squares = new Float64Array(2 * near + 1)
  let [own, count] = [0, 0]
  for (const lane of lanes) {
    const end = endOf(lane, piece)
    if (end < half + near || end + half + near >= lane.length / 2) continue
    const wanted = stretch(lane, guide, end, half)
    const square = wanted.reduce((sum, value) => sum + value ** 2, 0)
    if (square < FAINT ** 2 * wanted.length) continue
    own += square
    count++
    for (let k = 0; k < products.length; k++) {
      const sent = stretch(lane, cloud, end + k - near, half)
      for (let i = 0; i < sent.length; i++) {
        products[k] += wanted[i] * sent[i]
        squares[k] += sent[i] ** 2
      }
    }
  }
  if (count < LEAST_LANES) return undefined
  // A flat place has no correlation to speak of: it counts as one of a quarter of the contrast.
  return Math.max(...products.map((sum, k) => sum / Math.sqrt(own * Math.max(squares[k], own / 16))))
}

const pixelOf = (lane: Lane, k: number, width: number) =>
  Math.round(lane[2 * k + 1]) * width + Math.round(lane[2 * k])

/** The last place of a lane that is the garment's; -1 where none is. */
function endOf(lane: Lane, { width, data }: Plane) {
  let k = lane.length / 2 - 1
  while (k >= 0 && !data[pixelOf(lane, k, width)]) k--
  return k
}

/** Red, green and blue around a place of a lane, less the mean of each. */
function stretch(lane: Lane, { width, data }: Picture, at: number, half: number): Float32Array {
  const count = 2 * half + 1
  const values = new Float32Array(3 * count)
  for (let c = 0; c < 3; c++) {
    const channel = values.subarray(c * count, (c + 1) * count)
    let sum = 0
    for (let k = 0; k < count; k++) sum += channel[k] = data[4 * pixelOf(lane, at - half + k, width) + c]
    for (let k = 0; k < count; k++) channel[k] -= sum / count
  }
  return values
}

/** How far from the spine a hem is looked for, in shoulder widths, and from where on, in torsos. */
const HEM = { wide: 0.6, from: 0.3, lanes: 25 }

/** Down the body, until the picture ends. */
function hemLanes({ frame }: Body, size: Size): Lane[] {
  const [dx, dy] = frame.down
  return fan(HEM.lanes, HEM.wide * frame.shoulders).map((aside) => {
    const [x, y] = frame.toPhoto(aside, HEM.from * frame.torso)
    return laneOf(size, (k) => [x / 2 + k * dx, y / 2 + k * dy])
  })
}

/** How far from the bone a cuff is looked for, in radii, and from where to where along an arm: 2 is the wrist. */
const CUFF = { wide: 0.6, from: 0.1, to: 2.2, lanes: 9 }

/** Along an arm, to the hand or until the picture ends. */
function armLanes({ joints, radii }: Limb, size: Size): Lane[] {
  return fan(CUFF.lanes, CUFF.wide).map((across) => {
    let along = CUFF.from
    return laneOf(size, () => {
      if (along >= CUFF.to) return undefined
      const bone = Math.floor(along)
      const [from, to] = [joints[bone], joints[bone + 1]]
      const length = Math.max(1, distance(from, to))
      const aside = (across * (radii[bone] + (radii[bone + 1] - radii[bone]) * (along - bone))) / length
      const [x, y] = mixPoints(from, to, along - bone)
      along += 2 / length
      return [(x - (to[1] - from[1]) * aside) / 2, (y + (to[0] - from[0]) * aside) / 2]
    })
  })
}

/** From shoulder to wrist, px of the half picture. */
const armLength = ({ joints }: Limb) => (distance(joints[0], joints[1]) + distance(joints[1], joints[2])) / 2

/** Evenly from one side to the other. */
const fan = (count: number, most: number) =>
  Array.from({ length: count }, (_, n) => most * ((2 * n) / (count - 1) - 1))

/** Place after place until there is none, or it is not in the picture. */
function laneOf({ width, height }: Size, place: (k: number) => [number, number] | undefined): Lane {
  const places: number[] = []
  for (let k = 0; ; k++) {
    const [x, y] = place(k) ?? [-1, -1]
    if (x < 0 || y < 0 || x > width - 1 || y > height - 1) return Float32Array.from(places)
    places.push(x, y)
  }
}
