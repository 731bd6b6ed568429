import { smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import type { LimbPlace } from '../photo/limbs.ts'
import { softBlur } from '../raster/blur.ts'
import { createMask, createPlane, type Mask, type Plane } from '../raster/plane.ts'
import { dilate } from '../raster/morphology.ts'
import type { SegmentPlanes } from '../photo/read-parts.ts'

/** All at half the photo's size, in its frame. */
export type Seen = {
  photo: SegmentPlanes
  /** The device's own look, or the photo where there is none. */
  guide: SegmentPlanes
  cloud: SegmentPlanes
  /** Where the look differs from the photo, 0 to 1; null without a look. */
  changed: Plane | null
}

/** A hand begins so far along an arm: 2 is the wrist. */
const HAND_FROM = 1.85
/** New clothes stick out of her own outline so far, in shoulder widths. */
const FARTHEST = 0.45

/**
 * What is taken from the cloud's picture, 0 to 1, at half the photo's size: old clothes that go, whatever takes their
 * place, and new clothes beyond them. Never her face or her hands, nor what the look leaves as it is.
 *
 * @param replaced labels of the clothes that go
 */
export function takePlane(body: Body, seen: Seen, replaced: ReadonlySet<number>): Plane {
  const { photo, cloud, changed } = seen
  const take = createPlane(photo.clothes)
  const near = nearHer(body, photo.background)
  const goes = goingClothes(body, replaced, take)
  const beyond = softBlur(newClothes(photo, cloud, near), 2)
  for (let i = 0; i < take.data.length; i++) {
    const old = goes.data[i] * (changed ? smoothstep(0, 0.3, changed.data[i]) : 1)
    take.data[i] = Math.max(old, changed?.data[i] ?? 0, smoothstep(0.3, 0.6, beyond.data[i]))
  }
  keepOwn(body, seen, take)
  const soft = softBlur(take, 2)
  for (let i = 0; i < soft.data.length; i++) soft.data[i] = smoothstep(0.02, 0.75, soft.data[i])
  keepOwn(body, seen, soft)
  return soft
}

/** Old clothes that go, with the rim that belongs half to them. */
function goingClothes({ photo, clothes, segments }: Body, replaced: ReadonlySet<number>, size: Plane): Plane {
  const going = createMask(size)
  for (let y = 0, j = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++, j++) {
      const i = 2 * y * photo.width + 2 * x
      if (replaced.has(clothes.labels[i]) && segments.clothes.data[i] > 60) going.data[j] = 255
    }
  const grown = dilate(going, 2)
  const plane = createPlane(size)
  for (let j = 0; j < plane.data.length; j++) plane.data[j] = grown.data[j] / 255
  return plane
}

/** Clothes that the cloud's picture has where the photo has none. */
function newClothes(photo: SegmentPlanes, cloud: SegmentPlanes, near: Mask): Plane {
  const beyond = createPlane(cloud.clothes)
  for (let i = 0; i < beyond.data.length; i++)
    if (near.data[i])
      beyond.data[i] = Math.max(0, cloud.clothes.data[i] - photo.clothes.data[i] - photo.other.data[i])
  return beyond
}

function nearHer({ frame }: Body, background: Plane): Mask {
  const own = createMask(background)
  for (let i = 0; i < own.data.length; i++) own.data[i] = background.data[i] < 0.5 ? 255 : 0
  return dilate(own, Math.round((FARTHEST * frame.shoulders) / 2 / 2))
}

/** Takes nothing of her face, of her hands, and of what she carries. In place. */
function keepOwn(body: Body, { photo, changed }: Seen, take: Plane) {
  const { arms } = body
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  for (let y = 0, i = 0; y < take.height; y++)
    for (let x = 0; x < take.width; x++, i++) {
      if (take.data[i] === 0) continue
      let own = smoothstep(0.15, 0.6, photo.face.data[i])
      const isLeft = !changed || changed.data[i] < 0.5
      if (isLeft) own = Math.max(own, smoothstep(0.3, 0.7, photo.other.data[i]))
      if (photo.skin.data[i] > 0.2)
        for (const arm of arms)
          if (arm.locate(2 * x, 2 * y, place) && place.along > HAND_FROM && isLeft)
            own = Math.max(own, smoothstep(0.2, 0.5, photo.skin.data[i]))
      take.data[i] *= 1 - own
    }
}
