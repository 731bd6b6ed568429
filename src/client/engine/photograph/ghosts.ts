import type { Body } from '../body/body.ts'
import { dilate } from '../raster/morphology.ts'
import { createMask, createPlane, maskFrom, type Picture, type Plane } from '../raster/plane.ts'
import { pushPull } from '../raster/push-pull.ts'
import { softBlur } from '../raster/blur.ts'
import type { Seen } from './take.ts'

/** A second hand lies so near the first, in shoulder widths. */
const REACH = 0.14

/**
 * Where the cloud's picture has drawn her hands or hair beside her own, 0 to 1: they would be seen twice. Only where
 * the look has clothes.
 */
export function ghostPlane({ frame }: Body, { photo, guide, cloud, changed }: Seen, take: Plane): Plane | null {
  if (!changed) return null
  const own = createMask(take)
  for (let i = 0; i < own.data.length; i++)
    if (take.data[i] < 0.4 && photo.skin.data[i] + photo.hair.data[i] > 0.5) own.data[i] = 255
  const beside = dilate(own, Math.max(3, Math.round((REACH * frame.shoulders) / 2)))
  const ghosts = createPlane(take)
  let count = 0
  for (let i = 0; i < ghosts.data.length; i++) {
    if (!beside.data[i] || take.data[i] < 0.4 || guide.clothes.data[i] < 0.6) continue
    if (cloud.skin.data[i] + cloud.hair.data[i] < 0.5) continue
    ghosts.data[i] = 1
    count++
  }
  if (count < 8) return null
  return softBlur(planeOfMask(dilate(maskFrom(ghosts), 2)), 1)
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
