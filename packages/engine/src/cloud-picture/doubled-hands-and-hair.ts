import type { Body } from '../body/body.ts'
import type { LimbPlace } from '../photo/limbs.ts'
import { dilate } from '../raster/morphology.ts'
import { createMask, createPlane, maskFrom, type Mask, type Picture, type Plane } from '../raster/plane.ts'
import { pushPull } from '../raster/push-pull.ts'
import { softBlur } from '../raster/blur.ts'
import type { Seen } from './take-plane.ts'

/** A second hand lies so near the first, in shoulder widths. */
const REACH = 0.14

/**
 * Where the cloud's picture has drawn her hands or hair beside her own, 0 to 1: they would be seen twice. Only where
 * the look has clothes.
 */
export function ghostPlane(body: Body, { photo, guide, cloud, changed }: Seen, take: Plane): Plane | null {
  if (!changed) return null
  const reach = Math.max(3, Math.round((REACH * body.frame.shoulders) / 2))
  const besideHands = dilate(keptHands(body, photo.skin, take), reach)
  const besideHair = dilate(keptHair(photo.hair, take), reach)
  const ghosts = createPlane(take)
  let count = 0
  for (let i = 0; i < ghosts.data.length; i++) {
    if (take.data[i] < 0.4 || guide.clothes.data[i] < 0.6) continue
    const isHand = besideHands.data[i] > 0 && cloud.skin.data[i] > 0.5
    const isHair = besideHair.data[i] > 0 && cloud.hair.data[i] > 0.5
    if (!isHand && !isHair) continue
    ghosts.data[i] = 1
    count++
  }
  if (count < 8) return null
  return softBlur(planeOfMask(dilate(maskFrom(ghosts), 2)), 1)
}

/** A forearm begins so far along an arm: 1 is the elbow, 2 the wrist. */
const FOREARM_FROM = 1.5

function keptHands({ arms }: Body, skin: Plane, take: Plane): Mask {
  const hands = createMask(take)
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  for (let y = 0, i = 0; y < take.height; y++)
    for (let x = 0; x < take.width; x++, i++) {
      if (take.data[i] >= 0.4 || skin.data[i] < 0.5) continue
      if (arms.some((arm) => arm.locate(2 * x, 2 * y, place) && place.along > FOREARM_FROM))
        hands.data[i] = 255
    }
  return hands
}

function keptHair(hair: Plane, take: Plane): Mask {
  const kept = createMask(take)
  for (let i = 0; i < kept.data.length; i++) if (take.data[i] < 0.4 && hair.data[i] > 0.5) kept.data[i] = 255
  return kept
}

function planeOfMask({ width, height, data }: { width: number; height: number; data: Uint8Array }): Plane {
  return { width, height, data: Float32Array.from(data, (value) => value / 255) }
}

/** What the cloth around suggests for where ghosts are: a picture at half the photo's size. */
export function clothBehind(cloud: Picture, { cloud: parts }: Seen, ghosts: Plane, take: Plane): Picture {
  const count = take.data.length
  const colours = new Float32Array(count * 3)
  const weights = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    if (ghosts.data[i] > 0.05 || parts.clothes.data[i] < 0.7 || take.data[i] < 0.9) continue
    weights[i] = 1
    for (let c = 0; c < 3; c++) colours[c * count + i] = cloud.data[4 * i + c]
  }
  pushPull({ width: take.width, height: take.height, colours, weights })
  const behind: Picture = { width: take.width, height: take.height, data: new Uint8ClampedArray(count * 4) }
  for (let i = 0; i < count; i++) for (let c = 0; c < 3; c++) behind.data[4 * i + c] = colours[c * count + i]
  return behind
}
