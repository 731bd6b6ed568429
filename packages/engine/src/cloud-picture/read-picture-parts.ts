import type { Body } from '../body/body.ts'
import { createTorsoFrame } from '../photo/frame.ts'
import { segmentNames, type Box, type SegmentPlanes } from '../photo/read-parts.ts'
import { segmentPerson, segmentWithin } from '../photo/segments.ts'
import { toCanvas } from '../raster/decode.ts'
import { erode } from '../raster/morphology.ts'
import { createMask, planeFrom, type Mask, type Picture, type Plane } from '../raster/plane.ts'
import { apartPlane } from './cloth-colours.ts'

/** What belongs to what in a picture of half the photo's size, in its frame. */
export async function partsOf(half: Picture, { pose }: Body): Promise<SegmentPlanes> {
  const joints = pose.joints.map(({ x, y, seen }) => ({ x: x / 2, y: y / 2, seen }))
  const segments = await segmentPerson(toCanvas(half), half, joints, createTorsoFrame(joints))
  return Object.fromEntries(segmentNames.map((name) => [name, planeFrom(segments[name])])) as SegmentPlanes
}

/** Colours that differ by more, 0 to 441, show another thing. */
const OTHER = 26
/** What is thinner, in px, is an edge that lies a little beside itself. */
const THIN = 3
/** So much around what is new is looked at too, in shoulder widths. */
const MARGIN = 0.3

/**
 * What belongs to what in a picture that shows her as `guide` does but for some clothes: there alone the network looks,
 * and once.
 *
 * @param region 0 to 1: what is surely new
 */
export async function partsBeside(
  half: Picture,
  guide: { half: Picture; parts: SegmentPlanes },
  region: Plane,
  { frame }: Body,
): Promise<SegmentPlanes> {
  const apart = apartPlane(guide.half, half)
  const differs = createMask(half)
  for (let i = 0; i < differs.data.length; i++)
    if (region.data[i] > 0.5 || apart.data[i] > OTHER) differs.data[i] = 255
  const box = boxOf(erode(differs, THIN), Math.round(MARGIN * frame.shoulders * 0.5))
  return box ? segmentWithin(toCanvas(half), half, box, guide.parts) : guide.parts
}

/** Around all that is set, and `margin` px more. */
function boxOf({ width, height, data }: Mask, margin: number): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (data[i] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  if (right < 0) return undefined
  left = Math.max(0, left - margin)
  top = Math.max(0, top - margin)
  return {
    left,
    top,
    width: Math.min(width, right + 1 + margin) - left,
    height: Math.min(height, bottom + 1 + margin) - top,
  }
}
