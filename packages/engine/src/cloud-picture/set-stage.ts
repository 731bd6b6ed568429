import type { Body } from '../body/body.ts'
import { createPlane, type Picture, type Plane } from '../raster/plane.ts'
import { align, contrastsOf } from './align-contrasts.ts'
import { changedPlane } from './changed-plane.ts'
import type { SegmentPlanes } from '../photo/read-parts.ts'
import { halfParts, halfPicture } from './half-size.ts'
import type { OwnLook } from './own-look.ts'
import { atSizes, follow, type Registration } from './registration.ts'
import { pictureThrough } from './sample-through.ts'

/** What is known before the cloud's picture, at half the photo's size. */
export type Stage = {
  photo: Picture
  guide: Picture
  parts: SegmentPlanes
  changed: Plane | null
  /** 0 to 1: where the cloud's picture should show what the photo shows. */
  same: Plane
  contrasts: Plane[]
}

export function setStage(body: Body, look: OwnLook | null): Stage {
  const photo = halfPicture(body.photo)
  const guide = look?.half ?? photo
  const parts = halfParts(body.segments)
  const changed = look ? changedPlane(photo, guide) : null
  const same = createPlane(photo)
  for (let i = 0; i < same.data.length; i++) {
    const clothes = changed ? changed.data[i] : parts.clothes.data[i]
    same.data[i] = clothes > 0.05 ? 0 : 1
  }
  return { photo, guide, parts, changed, same, contrasts: contrastsOf(guide) }
}

/** Face, hair and what is around her stay where they are, whatever a model does to her body: that counts less. */
export function registerExactly(
  { photo, parts, same, contrasts }: Stage,
  cloud: Picture,
  first: Registration,
) {
  const firm = createPlane(photo)
  for (let i = 0; i < firm.data.length; i++) {
    const { background, face, hair } = parts
    const sure = background.data[i] ** 4 + face.data[i] + hair.data[i]
    firm.data[i] = same.data[i] * Math.min(1, sure + 0.3 * (1 - background.data[i]))
  }
  const nearly = pictureThrough(cloud, photo, atSizes(first, 0.5, 1))
  const { registration, likeness } = align(contrasts, contrastsOf(nearly), firm)
  const exact = follow(atSizes(first, 0.5, 1), registration)
  return { registration: atSizes(exact, 2, 1), likeness }
}
