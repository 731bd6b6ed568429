import type { Point } from '../geometry/math.ts'
import type { Pose } from '../models/pose.ts'
import { extentsOf, findComponents, type Extent } from '../raster/components.ts'
import { createMask, type Mask } from '../raster/plane.ts'
import { detectWithin, withMargin } from './find-people.ts'
import { createTorsoFrame, middleOf } from './frame.ts'
import { OWN_SHRINK } from './own-parts.ts'
import { boxArea } from './photo-measures.ts'
import type { Segments } from './segments.ts'

/** Somebody smaller than this share of her, by area, stands in the background. */
const SIGNIFICANT = 0.2
/** A face of this share of a squared shoulder width is near enough to be company: her own has about a fifth. */
const LEAST_FACE = 0.035
/** Two skeletons nearer than this, in shoulder widths, were drawn into the same person. */
const SAME = 0.5
/** Of what surrounds a face that is printed on cloth, this much is cloth. */
const PRINTED = 0.6

/** The skeletons of others, without those that were drawn twice into the same person. */
export function othersThan(pose: Pose, people: Pose[]): Pose[] {
  return people.reduce<Pose[]>((others, one) => {
    const known = [pose, ...others].some((other) => other === one || areSame(one, other))
    return known ? others : [...others, one]
  }, [])
}

function areSame(a: Pose, b: Pose) {
  const unit = Math.max(createTorsoFrame(a.joints).shoulders, createTorsoFrame(b.joints).shoulders)
  // Nose, shoulders, hips: limbs are easily confused.
  const trunk = [0, 11, 12, 23, 24]
  const apart = trunk.map((n) => Math.hypot(a.joints[n].x - b.joints[n].x, a.joints[n].y - b.joints[n].y))
  return apart.reduce((sum, value) => sum + value, 0) / trunk.length < SAME * unit
}

const isSignificant = (other: Pose, pose: Pose) => boxArea(other.joints) >= SIGNIFICANT * boxArea(pose.joints)

/** How many others stand with her, near enough to be meant. Where people's pixels are left over, it looks once more. */
export async function countOtherPeople(
  photo: OffscreenCanvas,
  segments: Segments,
  own: Mask,
  pose: Pose,
  others: Pose[],
): Promise<number> {
  const { faces, doubtful } = findOtherPeople(segments, own, pose)
  const seen = Math.max(faces, others.filter((other) => isSignificant(other, pose)).length)
  if (seen) return seen
  for (const part of doubtful) {
    const found = await detectWithin(photo, withMargin(part, photo))
    if (othersThan(pose, found).some((other) => isSignificant(other, pose) && isWithin(other, part))) return 1
  }
  return 0
}

/** Whom the crop was made for, rather than half of her at its edge. */
function isWithin({ joints }: Pose, { left, top, right, bottom }: Extent) {
  const [x, y] = middleOf(joints, 'shoulder')
  return x >= left && x <= right && y >= top && y <= bottom
}

/** Who else is in the photo, as far as the segmentation tells. Boxes in px of the photo. */
export type Company = {
  /** Faces beside hers, too large for the background. */
  faces: number
  /** Where somebody may be whom the pose network overlooked: people's pixels that are not hers. */
  doubtful: Extent[]
}

/**
 * @param segments of everybody
 * @param own hers, see `findOwnParts`
 */
export function findOtherPeople(segments: Segments, own: Mask, pose: Pose): Company {
  const { shoulders } = createTorsoFrame(pose.joints)
  const nose: Point = [pose.joints[0].x, pose.joints[0].y]
  const strangers = createMask(own)
  const faces = createMask(own)
  let ownPixels = 0
  for (let y = 0, j = 0; y < own.height; y++) {
    for (let x = 0; x < own.width; x++, j++) {
      const i = indexOf(segments.background, x, y)
      if (segments.face.data[i] > 150) faces.data[j] = 255
      if (own.data[j]) ownPixels++
      else if (segments.background.data[i] < 100) strangers.data[j] = 255
    }
  }
  const area = (share: number) => share * (shoulders / OWN_SHRINK) ** 2
  const others = partsOf(faces).filter(
    (part) =>
      part.size > area(LEAST_FACE) &&
      !isNear(part, nose, 0.45 * shoulders) &&
      surroundingCloth(segments, faces, part) < PRINTED,
  )
  const doubtful = partsOf(strangers).filter(({ size }) => size > 0.12 * ownPixels)
  return { faces: others.length, doubtful: doubtful.map(toPhoto) }
}

const toPhoto = ({ left, top, right, bottom }: Extent): Extent => ({
  left: left * OWN_SHRINK,
  top: top * OWN_SHRINK,
  right: (right + 1) * OWN_SHRINK,
  bottom: (bottom + 1) * OWN_SHRINK,
})

const indexOf = ({ width, height }: Mask, x: number, y: number) =>
  Math.min(height - 1, y * OWN_SHRINK + OWN_SHRINK / 2) * width +
  Math.min(width - 1, x * OWN_SHRINK + OWN_SHRINK / 2)

function partsOf(mask: Mask): (Extent & { size: number })[] {
  const components = findComponents(mask)
  return extentsOf(components, mask)
    .map((extent, label) => ({ ...extent, size: components.sizes[label] }))
    .slice(1)
}

function isNear(part: Extent, [x, y]: Point, reach: number) {
  const box = toPhoto(part)
  const dx = Math.max(box.left - x, 0, x - box.right)
  const dy = Math.max(box.top - y, 0, y - box.bottom)
  return Math.hypot(dx, dy) < reach
}

/** A real face borders on hair, neck and air; one on a T-shirt on cloth alone. Share of the frame around its box. */
function surroundingCloth({ clothes, background }: Segments, faces: Mask, part: Extent) {
  const room = Math.max(1, Math.round((part.right - part.left) * 0.35))
  let cloth = 0
  let all = 0
  for (let y = part.top - room; y <= part.bottom + room; y++) {
    for (let x = part.left - room; x <= part.right + room; x++) {
      const inside = x >= part.left && x <= part.right && y >= part.top && y <= part.bottom
      if (inside || x < 0 || y < 0 || x >= faces.width || y >= faces.height) continue
      all++
      if (clothes.data[indexOf(background, x, y)] > 127) cloth++
    }
  }
  return cloth / Math.max(1, all)
}
