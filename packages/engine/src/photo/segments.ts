import { clamp } from '../drapery/scalar.ts'
import { segment, segmentClasses, SEGMENT_SIDE, type SegmentClass } from '../models/segmentation.ts'
import { createCanvas } from '../raster/decode.ts'
import { createGuidedFilter } from '../raster/guided-filter.ts'
import { createPlane, maskFrom, type Mask, type Plane, type Size } from '../raster/plane.ts'
import { createRowSampler, resize } from '../raster/resize.ts'
import { middleOf, type TorsoFrame } from './frame.ts'
import type { Joint } from '../models/pose.ts'

/** How much of each pixel belongs to what. The six masks add up to about 255. */
export type Segments = Record<SegmentClass, Mask>

export type Box = Size & { left: number; top: number }

/** Share of a crop's edge over which it fades into what lies around it. */
const FADE = 0.09
/** A crop sees more than the whole picture does, but not where it is cut. */
const CROP_TRUST = 0.85

/**
 * The person's parts at the photo's resolution: the network looks at the whole photo and closer at the
 * torso and the legs, and a guided filter bends its soft masks onto the photo's edges.
 */
export async function segmentPerson(
  photo: OffscreenCanvas,
  light: Plane,
  joints: Joint[],
  frame: TorsoFrame,
): Promise<Segments> {
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height }
  const first = await segmentBox(photo, whole)
  const planes = first.map((plane) => resize(plane, photo))
  for (const box of chooseCrops(photo, joints, frame)) {
    const closer = await segmentBox(photo, box)
    for (let c = 0; c < planes.length; c++) blendCrop(planes[c], closer[c], box, CROP_TRUST)
  }
  const refined = refine(planes, light)
  return Object.fromEntries(segmentClasses.map((name, c) => [name, maskFrom(refined[c])])) as Segments
}

/**
 * The same of one box in a picture whose parts are known elsewhere: the network looks once.
 *
 * @param around of the picture's size, 0 to 1
 */
export async function segmentWithin(
  picture: OffscreenCanvas,
  light: Plane,
  box: Box,
  around: Record<SegmentClass, Plane>,
): Promise<Record<SegmentClass, Plane>> {
  const closer = await segmentBox(picture, box)
  const planes = segmentClasses.map((name) => resize(around[name], light))
  for (const [c, plane] of refine(
    closer.map((one) => resize(one, box)),
    cut(light, box),
  ).entries())
    blendCrop(planes[c], plane, box, 1)
  return Object.fromEntries(segmentClasses.map((name, c) => [name, planes[c]])) as Record<SegmentClass, Plane>
}

/** Decides more firmly, and bends the masks onto the picture's edges. In place, but for what it returns. */
function refine(planes: Plane[], light: Plane): Plane[] {
  sharpen(planes)
  const filter = createGuidedFilter(light, Math.max(3, light.width / 190), 6e-4)
  // Accessories are rare and small: their coarse mask will do.
  const refined = planes.map((plane, c) => (segmentClasses[c] === 'other' ? plane : filter(plane)))
  normaliseSum(refined)
  return refined
}

function cut({ width, data }: Plane, box: Box): Plane {
  const part = createPlane(box)
  for (let y = 0; y < box.height; y++) {
    const start = (box.top + y) * width + box.left
    part.data.set(data.subarray(start, start + box.width), y * box.width)
  }
  return part
}

/** The six masks of the whole picture at the network's own resolution. */
export async function segmentCoarsely(photo: OffscreenCanvas): Promise<Record<SegmentClass, Plane>> {
  const planes = await segmentBox(photo, { left: 0, top: 0, width: photo.width, height: photo.height })
  return Object.fromEntries(segmentClasses.map((name, c) => [name, planes[c]])) as Record<SegmentClass, Plane>
}

export async function segmentBox(
  photo: OffscreenCanvas,
  { left, top, width, height }: Box,
): Promise<Plane[]> {
  const square = createCanvas({ width: SEGMENT_SIDE, height: SEGMENT_SIDE })
  square.imageSmoothingQuality = 'high'
  square.drawImage(photo, left, top, width, height, 0, 0, SEGMENT_SIDE, SEGMENT_SIDE)
  const probabilities = await segment(square.canvas)
  return probabilities.map((data) => ({ width: SEGMENT_SIDE, height: SEGMENT_SIDE, data }))
}

function chooseCrops(photo: Size, joints: Joint[], { torso }: TorsoFrame): Box[] {
  // A torso that already fills the photo gains nothing from a crop.
  if (torso > photo.height * 0.42) return []
  const [shoulderX, shoulderY] = middleOf(joints, 'shoulder')
  const [hipX, hipY] = middleOf(joints, 'hip')
  const crops = [squareBox(photo, (shoulderX + hipX) / 2, (shoulderY + hipY) / 2, torso * 1.15)]
  const lowest = Math.min(photo.height, Math.max(...joints.map(({ y }) => y)))
  if (lowest > hipY + torso * 0.6) crops.push(squareBox(photo, hipX, hipY + torso * 0.95, torso * 1.25))
  return crops.filter(({ width, height }) => width > 40 && height > 40)
}

function squareBox(photo: Size, x: number, y: number, reach: number): Box {
  const left = Math.floor(clamp(x - reach, 0, photo.width))
  const top = Math.floor(clamp(y - reach, 0, photo.height))
  return {
    left,
    top,
    width: Math.floor(clamp(x + reach, 0, photo.width)) - left,
    height: Math.floor(clamp(y + reach, 0, photo.height)) - top,
  }
}

/** Enlarges a crop to its box and fades it in, except along the photo's own borders, where nothing was cut. */
function blendCrop(whole: Plane, crop: Plane, box: Box, trust: number) {
  const { left, top, width, height } = box
  const fade = Math.min(width, height) * FADE
  const edge = (place: number, size: number, start: number, full: number) =>
    Math.min(start > 0 ? place : Infinity, start + size < full ? size - 1 - place : Infinity)
  const trustAt = (place: number) => trust * clamp(place / fade, 0, 1)
  const across = Float64Array.from({ length: width }, (_, x) => trustAt(edge(x, width, left, whole.width)))
  const sampleRow = createRowSampler(crop, box)
  const row = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    const down = trustAt(edge(y, height, top, whole.height))
    sampleRow(y, row)
    for (let x = 0, i = (top + y) * whole.width + left; x < width; x++, i++)
      whole.data[i] += (row[x] - whole.data[i]) * Math.min(down, across[x])
  }
}

/** The network's probabilities top out near 0.94: squares, made to add up to 1, decide more firmly. */
function sharpen(planes: Plane[]) {
  for (const { data } of planes) for (let i = 0; i < data.length; i++) data[i] *= data[i]
  normaliseSum(planes)
}

/** Row by row: a whole photo's sums would be one more plane to fetch from memory. */
function normaliseSum(planes: Plane[]) {
  const [{ width, height }] = planes
  const sums = new Float32Array(width)
  for (let start = 0; start < width * height; start += width) {
    sums.fill(0)
    for (const { data } of planes) for (let x = 0; x < width; x++) sums[x] += data[start + x]
    for (const { data } of planes) for (let x = 0; x < width; x++) data[start + x] /= sums[x] + 1e-6
  }
}
