import { clamp } from '../drapery/scalar.ts'
import type { Joint } from '../models/pose.ts'
import { READING, readShares, type ReadPart } from '../models/reading-network.ts'
import { createCanvas } from '../raster/decode.ts'
import { createPlane, type Plane, type Size } from '../raster/plane.ts'
import { createRowSampler } from '../raster/resize.ts'
import { jointNumbers, middleOf, type TorsoFrame } from './frame.ts'

/** Of which of the network's parts planes are made. */
type Sources<Name extends string> = Record<Name, readonly ReadPart[]>

/** Those of a person. */
const sources = {
  background: ['ground'],
  hair: ['hair'],
  skin: ['skin'],
  face: ['face'],
  clothes: ['top', 'outer', 'one-piece', 'trousers', 'skirt', 'legwear'],
  other: ['shoes', 'bag', 'worn'],
  lower: ['trousers', 'skirt', 'legwear'],
  skirt: ['skirt'],
  onePiece: ['one-piece'],
  outer: ['outer'],
} as const satisfies Sources<string>

export type SegmentName = keyof typeof sources
export const segmentNames = Object.keys(sources) as SegmentName[]
/** 0 to 1. `lower`, `onePiece` and `outer` are of `clothes`, `skirt` is of `lower`; the other six add up to 1. */
export type SegmentPlanes = Record<SegmentName, Plane>

export type Box = Size & { left: number; top: number }
/** One look of the network at a box, as it is or in a mirror. Of what was known before, its answer replaces so much, 0 to 1. */
export type Glance = Box & { trust: number; isMirrored?: boolean }

/** Looks at other sizes, and in a mirror, err elsewhere: each counts as much as what was known before it. */
const ANOTHER = 0.5
/** The height of the second look, of the whole figure's. */
const MIDDLE = 0.8
/** A bag with a bite out of it is worse than a patch of old cloth beside it: it counts so much more. */
const BAG = 1.4
/** Share of a box's width over which it fades into what lies around it. */
const FADE = 0.09

/** The parts of a person at the picture's size: each look is laid over those before it. Beyond them is ground. */
export const readParts = (picture: OffscreenCanvas, glances: Glance[]) =>
  readPlanes(picture, glances, sources)

/** The same of whatever parts are asked for. */
export async function readPlanes<Name extends string>(
  picture: OffscreenCanvas,
  glances: Glance[],
  wanted: Sources<Name>,
): Promise<Record<Name, Plane>> {
  const names = Object.keys(wanted) as Name[]
  const planes = names.map((name) => {
    const plane = createPlane({ width: picture.width, height: picture.height })
    if (wanted[name].includes('ground')) plane.data.fill(1)
    return plane
  })
  for (const [index, glance] of glances.entries()) {
    const shares = favourBags(await readShares(cutOut(picture, glance)))
    for (const [n, name] of names.entries()) {
      const seen = sumOf(wanted[name].map((part) => shares[part]))
      layBox(planes[n], glance.isMirrored ? mirrored(seen) : seen, glance, index === 0)
    }
  }
  return Object.fromEntries(names.map((name, n) => [name, planes[n]])) as Record<Name, Plane>
}

export function sumOf([first, ...rest]: Plane[]): Plane {
  const data = first.data.slice()
  for (const one of rest) for (let i = 0; i < data.length; i++) data[i] += one.data[i]
  return { ...first, data }
}

/** Changes its planes; they still add up to 1. */
function favourBags(shares: Record<ReadPart, Plane>) {
  const bag = shares.bag.data.slice()
  for (const [part, { data }] of Object.entries(shares)) {
    const favour = part === 'bag' ? BAG : 1
    for (let i = 0; i < data.length; i++) data[i] *= favour / (1 + (BAG - 1) * bag[i])
  }
  return shares
}

function mirrored({ width, height, data }: Plane): Plane {
  const turned = createPlane({ width, height })
  for (let start = 0; start < data.length; start += width)
    for (let x = 0; x < width; x++) turned.data[start + x] = data[start + width - 1 - x]
  return turned
}

/** The parts of whoever is in a picture, at the network's own size. */
export async function readCoarsely(picture: OffscreenCanvas): Promise<SegmentPlanes> {
  const scale = Math.min(READING.width / picture.width, READING.height / picture.height)
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const small = createCanvas({ width, height })
  small.imageSmoothingQuality = 'high'
  small.drawImage(picture, 0, 0, width, height)
  return readParts(small.canvas, [firstGlance(around(width / 2, height / 2, { width, height }))])
}

/** Of a box of which nothing is known yet. */
export const firstGlance = (box: Box): Glance => ({ ...box, trust: 1 })

/**
 * Where to look at a person: at her whole figure, closer and in a mirror, and closer still from her head to her thighs. Legs that a
 * long skirt hides are guessed and count as hardly seen, but where they are the skirt is.
 */
export function looksAt(photo: Size, joints: Joint[], { torso }: TorsoFrame): Glance[] {
  const shown = joints.filter(({ seen, y }, number) => seen > 0.3 || (isOfLeg(number) && y < photo.height))
  const figure = shown.length > 8 ? shown : joints
  const [xs, ys] = [figure.map(({ x }) => x), figure.map(({ y }) => y)]
  const left = Math.min(...xs) - 0.3 * torso
  const right = Math.max(...xs) + 0.3 * torso
  const top = Math.max(0, Math.min(...ys) - 0.55 * torso)
  const bottom = Math.min(photo.height, Math.max(...ys) + 0.25 * torso)
  const size = { width: right - left, height: bottom - top }
  const whole = around((left + right) / 2, (top + bottom) / 2, size)
  const [hipX, hipY] = middleOf(joints, 'hip')
  const [shoulderX] = middleOf(joints, 'shoulder')
  const thighs = Math.min(photo.height, hipY + 0.45 * torso)
  const upper = around((hipX + shoulderX) / 2, (top + thighs) / 2, { width: 2 * torso, height: thighs - top })
  const again = { trust: ANOTHER, isMirrored: true }
  // Of somebody who is seen to her hips alone they are one.
  if (upper.height >= MIDDLE * whole.height) return [firstGlance(whole), { ...whole, ...again }]
  const [width, height] = [whole.width, whole.height].map((side) => Math.round(MIDDLE * side))
  const middle = { left: Math.round(whole.left + (whole.width - width) / 2), top: whole.top, width, height }
  return [firstGlance(whole), { ...middle, ...again }, { ...upper, trust: ANOTHER }]
}

/** Of MediaPipe's numbers, from the knees down. */
const isOfLeg = (number: number) => number >= jointNumbers.knee[1]

/** The smallest box of the network's shape round a middle that holds what is wanted. */
export function around(x: number, y: number, { width, height }: Size): Box {
  const down = Math.max(height, (width * READING.height) / READING.width)
  const across = (down * READING.width) / READING.height
  return {
    left: Math.round(x - across / 2),
    top: Math.round(y - down / 2),
    width: Math.round(across),
    height: Math.round(down),
  }
}

/** What lies beyond the picture repeats its border, as it did when the network learned. */
function cutOut(picture: OffscreenCanvas, box: Glance): OffscreenCanvas {
  const { width, height } = READING
  const square = createCanvas(READING)
  square.imageSmoothingQuality = 'high'
  const scale = width / box.width
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)]
  const right = Math.min(picture.width, box.left + box.width)
  const bottom = Math.min(picture.height, box.top + box.height)
  const [x0, x1] = [left, right].map((x) => Math.round((x - box.left) * scale))
  const [y0, y1] = [top, bottom].map((y) => Math.round((y - box.top) * scale))
  square.drawImage(picture, left, top, right - left, bottom - top, x0, y0, x1 - x0, y1 - y0)
  const { canvas } = square
  if (x0 > 0) square.drawImage(canvas, x0, 0, 1, height, 0, 0, x0, height)
  if (x1 < width) square.drawImage(canvas, x1 - 1, 0, 1, height, x1, 0, width - x1, height)
  if (y0 > 0) square.drawImage(canvas, 0, y0, width, 1, 0, 0, width, y0)
  if (y1 < height) square.drawImage(canvas, 0, y1 - 1, width, 1, 0, y1, width, height - y1)
  if (!box.isMirrored) return canvas
  const turned = createCanvas(READING)
  turned.setTransform(-1, 0, 0, 1, width, 0)
  turned.drawImage(canvas, 0, 0)
  return turned.canvas
}

/**
 * Enlarges what was read of a box and lays it over a plane of the whole. It fades at the box's edges, but for the picture's own,
 * where nothing was cut.
 */
function layBox(whole: Plane, read: Plane, box: Glance, isFirst: boolean) {
  const sampleRow = createRowSampler(read, box)
  const row = new Float32Array(box.width)
  const weightOf = isFirst ? () => 1 : fading(box, whole, box.trust)
  const [left, right] = [Math.max(0, box.left), Math.min(whole.width, box.left + box.width)]
  for (let y = Math.max(0, box.top); y < Math.min(whole.height, box.top + box.height); y++) {
    sampleRow(y - box.top, row)
    for (let x = left, i = y * whole.width + left; x < right; x++, i++)
      whole.data[i] += (row[x - box.left] - whole.data[i]) * weightOf(x, y)
  }
}

/** Lays a box of one plane over another of the same size; it fades at its edges. */
export function blendBox(whole: Plane, closer: Plane, box: Box) {
  const weightOf = fading(box, whole, 1)
  const [left, right] = [Math.max(0, box.left), Math.min(whole.width, box.left + box.width)]
  for (let y = Math.max(0, box.top); y < Math.min(whole.height, box.top + box.height); y++)
    for (let x = left, i = y * whole.width + left; x < right; x++, i++)
      whole.data[i] += (closer.data[i] - whole.data[i]) * weightOf(x, y)
}

function fading({ left, top, width, height }: Box, whole: Size, trust: number) {
  const fade = width * FADE
  const weights = (start: number, size: number, full: number) =>
    Float32Array.from({ length: full }, (_, place) => {
      const before = start > 0 ? place - start : Infinity
      const after = start + size < full ? start + size - 1 - place : Infinity
      return trust * clamp(Math.min(before, after) / fade, 0, 1)
    })
  const across = weights(left, width, whole.width)
  const down = weights(top, height, whole.height)
  return (x: number, y: number) => Math.min(across[x], down[y])
}
