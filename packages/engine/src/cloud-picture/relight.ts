import { softBlur } from '../raster/blur.ts'
import { createPlane, type Picture, type Plane } from '../raster/plane.ts'
import { createRowSampler } from '../raster/resize.ts'

/** By how much the cloud's picture is brighter or darker than her photo: a gain a channel, and its slow change over the picture. */
export type Light = {
  /** The photo's values over the cloud's, all over the picture. */
  gains: [number, number, number]
  /** On top of that by place, a channel each. */
  local: Plane[]
}

/** Values near the ends are cut off: they tell nothing of a gain. */
const DARKEST = 12
const BRIGHTEST = 246
/** The gain of the whole is trusted, that of a place only so far. */
const MOST_LOCAL = 0.12
const SHRINK = 4
const ROUNDS = 4

/**
 * Read where both show the same; at half the photo's size.
 *
 * @param same 0 to 1, of the pictures' size
 */
export function readLight(photo: Picture, cloud: Picture, same: Plane): Light {
  const gains = readGains(photo, cloud, same)
  return { gains, local: gains.map((gain, c) => localGain(photo, cloud, same, c, gain)) }
}

/** The gains alone, as `readLight`. */
export function readGains(photo: Picture, cloud: Picture, same: Plane): Light['gains'] {
  const places = samplesOf(photo, cloud, same)
  return [0, 1, 2].map((c) => middleGain(photo, cloud, places, c)) as Light['gains']
}

function samplesOf(photo: Picture, cloud: Picture, same: Plane) {
  const places: number[] = []
  for (let i = 0; i < same.data.length; i += 3) {
    if (same.data[i] < 0.5 || cloud.data[4 * i + 3] < 255) continue
    if (isTold(photo.data, 4 * i) && isTold(cloud.data, 4 * i)) places.push(4 * i)
  }
  return places
}

const isTold = (data: Uint8ClampedArray, o: number) =>
  Math.min(data[o], data[o + 1], data[o + 2]) > DARKEST &&
  Math.max(data[o], data[o + 1], data[o + 2]) < BRIGHTEST

/** What fits most places: least squares, those that do not fit counting ever less. */
function middleGain(photo: Picture, cloud: Picture, places: number[], c: number) {
  let gain = 1
  for (let round = 0; round < ROUNDS; round++) {
    // As if many places had no gain at all: a few say little.
    let [both, own] = [40 * 100 * 100, 40 * 100 * 100]
    for (const o of places) {
      const [p, q] = [photo.data[o + c], cloud.data[o + c]]
      const miss = (p - gain * q) / 12
      const weight = 1 / (1 + miss * miss)
      both += weight * p * q
      own += weight * q * q
    }
    gain = both / own
  }
  return gain
}

function localGain(photo: Picture, cloud: Picture, same: Plane, c: number, gain: number): Plane {
  const size = { width: Math.ceil(photo.width / SHRINK), height: Math.ceil(photo.height / SHRINK) }
  const sum = createPlane(size)
  const weights = createPlane(size)
  for (let y = 0; y < photo.height; y += 2)
    for (let x = 0; x < photo.width; x += 2) {
      const i = y * photo.width + x
      const o = 4 * i
      if (same.data[i] < 0.5 || cloud.data[o + 3] < 255 || !isTold(photo.data, o) || !isTold(cloud.data, o))
        continue
      const miss = photo.data[o + c] - gain * cloud.data[o + c]
      if (Math.abs(miss) > 40) continue
      const j = Math.floor(y / SHRINK) * size.width + Math.floor(x / SHRINK)
      sum.data[j] += miss
      weights.data[j] += gain * cloud.data[o + c]
    }
  const radius = Math.max(size.width, size.height) / 8
  const [missing, whole] = [softBlur(sum, radius), softBlur(weights, radius)]
  for (let j = 0; j < sum.data.length; j++) {
    // Nothing near: no change.
    const share = missing.data[j] / (whole.data[j] + 15)
    missing.data[j] = Math.max(-MOST_LOCAL, Math.min(MOST_LOCAL, share))
  }
  return missing
}

/** The cloud's picture in the photo's light, where it is not clear. In place. */
export function relight(cloud: Picture, { gains, local }: Light): Picture {
  const { width, height, data } = cloud
  const rows = local.map((field) => ({
    values: new Float32Array(width),
    sample: createRowSampler(field, cloud),
  }))
  for (let y = 0, o = 0; y < height; y++) {
    for (const { values, sample } of rows) sample(y, values)
    for (let x = 0; x < width; x++, o += 4)
      if (data[o + 3] > 0) for (let c = 0; c < 3; c++) data[o + c] *= gains[c] * (1 + rows[c].values[x])
  }
  return cloud
}
