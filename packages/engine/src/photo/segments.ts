import type { Joint } from '../models/pose.ts'
import { createGuidedFilter } from '../raster/guided-filter.ts'
import { maskFrom, type Mask, type Picture, type Plane } from '../raster/plane.ts'
import { resize } from '../raster/resize.ts'
import type { TorsoFrame } from './frame.ts'
import {
  around,
  blendBox,
  looksAt,
  firstGlance,
  readParts,
  segmentNames,
  type Box,
  type SegmentName,
  type SegmentPlanes,
} from './read-parts.ts'

/** How much of each pixel belongs to what. `lower`, `onePiece` and `outer` are of `clothes`, `skirt` is of `lower`; the other six add up to about 255. */
export type Segments = Record<SegmentName, Mask>

/** The person's parts at the photo's resolution, bent onto its edges. */
export async function segmentPerson(
  canvas: OffscreenCanvas,
  photo: Picture,
  joints: Joint[],
  frame: TorsoFrame,
): Promise<Segments> {
  const planes = refine(await readParts(canvas, looksAt(photo, joints, frame)), photo)
  return Object.fromEntries(segmentNames.map((name) => [name, maskFrom(planes[name])])) as Segments
}

/**
 * The same of one box in a picture whose parts are known elsewhere: the network looks once.
 *
 * @param known of any size
 */
export async function segmentWithin(
  canvas: OffscreenCanvas,
  picture: Picture,
  { left, top, width, height }: Box,
  known: SegmentPlanes,
): Promise<SegmentPlanes> {
  const box = around(left + width / 2, top + height / 2, { width, height })
  const closer = refine(await readParts(canvas, [firstGlance(box)]), picture)
  return Object.fromEntries(
    segmentNames.map((name) => {
      const plane = resize(known[name], picture)
      blendBox(plane, closer[name], box)
      return [name, plane]
    }),
  ) as SegmentPlanes
}

const ownNames = segmentNames.filter((name) => !['lower', 'skirt', 'onePiece', 'outer'].includes(name))

/** Decides more firmly, and bends the planes onto the picture's edges with a guided filter. */
function refine(planes: SegmentPlanes, picture: Picture): SegmentPlanes {
  const own = ownNames.map((name) => planes[name])
  for (const { data } of own) for (let i = 0; i < data.length; i++) data[i] *= data[i]
  normaliseSum(own)
  const filter = createGuidedFilter(picture, Math.max(2, picture.width / 380), 1e-4)
  const refined = Object.fromEntries(
    segmentNames.map((name) => [name, filter(planes[name])]),
  ) as SegmentPlanes
  normaliseSum(ownNames.map((name) => refined[name]))
  return refined
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
