import { clamp } from '@cabine/drapery/scalar.ts'
import { segment, segmentClasses, SEGMENT_SIDE, type SegmentClass } from '../models/segmentation.ts'
import { createCanvas } from '../raster/decode.ts'
import { createGuidedFilter } from '../raster/guided-filter.ts'
import { createPlane, maskFrom, type Mask, type Plane, type Size } from '../raster/plane.ts'
import { resize } from '../raster/resize.ts'
import { middleOf, type TorsoFrame } from './frame.ts'
import type { Joint } from '../models/pose.ts'

/** How much of each pixel belongs to what. The six masks add up to about 255. */
export type Segments = Record<SegmentClass, Mask>

type Box = Size & { left: number; top: number }

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
    for (let c = 0; c < planes.length; c++) blendCrop(planes[c], resize(closer[c], box), box)
  }
  sharpen(planes)
  const filter = createGuidedFilter(light, Math.max(3, photo.width / 190), 6e-4)
  // Accessories are rare and small: their coarse mask will do.
  const refined = planes.map((plane, c) => (segmentClasses[c] === 'other' ? plane : filter(plane)))
  normaliseSum(refined)
  return Object.fromEntries(segmentClasses.map((name, c) => [name, maskFrom(refined[c])])) as Segments
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

/** Fades a crop in, except along the photo's own borders, where nothing was cut. */
function blendCrop(whole: Plane, crop: Plane, { left, top, width, height }: Box) {
  const fade = Math.min(width, height) * FADE
  const edge = (place: number, size: number, start: number, full: number) =>
    Math.min(start > 0 ? place : Infinity, start + size < full ? size - 1 - place : Infinity)
  for (let y = 0; y < height; y++) {
    const vertical = edge(y, height, top, whole.height)
    for (let x = 0; x < width; x++) {
      const trust = CROP_TRUST * clamp(Math.min(vertical, edge(x, width, left, whole.width)) / fade, 0, 1)
      const i = (top + y) * whole.width + left + x
      whole.data[i] += (crop.data[y * width + x] - whole.data[i]) * trust
    }
  }
}

/** The network's probabilities top out near 0.94: squares, made to add up to 1, decide more firmly. */
function sharpen(planes: Plane[]) {
  for (const { data } of planes) for (let i = 0; i < data.length; i++) data[i] *= data[i]
  normaliseSum(planes)
}

function normaliseSum(planes: Plane[]) {
  const sum = createPlane(planes[0])
  for (const { data } of planes) for (let i = 0; i < data.length; i++) sum.data[i] += data[i]
  for (const { data } of planes) for (let i = 0; i < data.length; i++) data[i] /= sum.data[i] + 1e-6
}
