import { boxBlurInPlace } from './blur.ts'
import { createPlane, type Picture, type Plane } from './plane.ts'
import { createRowSampler, halve } from './resize.ts'

/** A mask with nowhere more than this has no edge to be bent. */
const NOTHING = 0.004

/**
 * Guided filter (He, Sun, Tang 2010) in its fast form (He, Sun 2015): bends coarse masks onto the edges of
 * a picture. The linear coefficients are found at half resolution, where a mask of a 256 px network has no
 * detail to lose, and applied at full resolution. Guided by its colours: hair and cloth of the same light are
 * told apart by them.
 *
 * @param radius of the window in px of the picture
 * @param eps variance of the picture's colours, 0 to 1 squared, below which a window counts as flat
 * @returns a function that filters one mask of the picture's size; the picture's statistics are shared
 */
export function createGuidedFilter(picture: Picture, radius: number, eps: number) {
  const channels = [0, 1, 2].map((channel) => channelOf(picture, channel))
  const small = channels.map(halve)
  const r = Math.max(1, Math.round(radius / 2))
  const means = small.map((channel) => blurred(copyOf(channel), r))
  const inverse = invert(spreads(small, means, r), eps)

  return function filter(mask: Plane): Plane {
    if (!mask.data.some((value) => value > NOTHING)) return copyOf(mask)
    const offset = halve(mask)
    const slopes = small.map((channel) => blurred(product(channel, offset), r))
    boxBlurInPlace(offset, r)
    solve(slopes, offset, means, inverse)
    for (const coefficient of [...slopes, offset]) boxBlurInPlace(coefficient, r)
    return applyLinear(channels, slopes, offset)
  }
}

function channelOf(picture: Picture, channel: number): Plane {
  const plane = createPlane(picture)
  for (let i = 0, p = channel; i < plane.data.length; i++, p += 4) plane.data[i] = picture.data[p] / 255
  return plane
}

const copyOf = (plane: Plane): Plane => ({ ...plane, data: plane.data.slice() })

function blurred(plane: Plane, r: number): Plane {
  boxBlurInPlace(plane, r)
  return plane
}

function product(a: Plane, b: Plane): Plane {
  const result = createPlane(a)
  for (let i = 0; i < result.data.length; i++) result.data[i] = a.data[i] * b.data[i]
  return result
}

/** Rows and columns of the upper half of a symmetric 3 × 3 matrix. */
const PAIRS = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [1, 2],
  [2, 2],
] as const

/** How colours vary together in each window, in the order of `PAIRS`. */
function spreads(channels: Plane[], means: Plane[], r: number): Float32Array[] {
  return PAIRS.map(([a, b]) => {
    const { data } = blurred(product(channels[a], channels[b]), r)
    const [meanA, meanB] = [means[a].data, means[b].data]
    for (let i = 0; i < data.length; i++) data[i] -= meanA[i] * meanB[i]
    return data
  })
}

/** Inverts each pixel's matrix in place, `eps` added to its diagonal. */
function invert(matrix: Float32Array[], eps: number): Float32Array[] {
  const [xx, xy, xz, yy, yz, zz] = matrix
  for (let i = 0; i < xx.length; i++) {
    const a = xx[i] + eps
    const b = xy[i]
    const c = xz[i]
    const d = yy[i] + eps
    const e = yz[i]
    const f = zz[i] + eps
    const ofA = d * f - e * e
    const ofB = c * e - b * f
    const ofC = b * e - c * d
    const scale = 1 / (a * ofA + b * ofB + c * ofC)
    xx[i] = ofA * scale
    xy[i] = ofB * scale
    xz[i] = ofC * scale
    yy[i] = (a * f - c * c) * scale
    yz[i] = (b * c - a * e) * scale
    zz[i] = (a * d - b * b) * scale
  }
  return matrix
}

/** Of means of mask × colour and of the mask makes slopes and offset, in place. */
function solve(slopes: Plane[], { data: offset }: Plane, means: Plane[], inverse: Float32Array[]) {
  const [red, green, blue] = slopes.map(({ data }) => data)
  const [meanRed, meanGreen, meanBlue] = means.map(({ data }) => data)
  const [xx, xy, xz, yy, yz, zz] = inverse
  for (let i = 0; i < offset.length; i++) {
    const x = red[i] - meanRed[i] * offset[i]
    const y = green[i] - meanGreen[i] * offset[i]
    const z = blue[i] - meanBlue[i] * offset[i]
    red[i] = xx[i] * x + xy[i] * y + xz[i] * z
    green[i] = xy[i] * x + yy[i] * y + yz[i] * z
    blue[i] = xz[i] * x + yz[i] * y + zz[i] * z
    offset[i] -= red[i] * meanRed[i] + green[i] * meanGreen[i] + blue[i] * meanBlue[i]
  }
}

/** The sum of slope · colour, and the offset, from coefficients of half the picture's size; held within 0 to 1. */
function applyLinear(channels: Plane[], slopes: Plane[], offset: Plane): Plane {
  const result = createPlane(channels[0])
  const { width, height, data } = result
  const row = new Float32Array(width)
  const sampleOffsets = createRowSampler(offset, result)
  const sampleSlopes = slopes.map((slope) => createRowSampler(slope, result))
  for (let y = 0; y < height; y++) {
    const start = y * width
    sampleOffsets(y, data, start)
    for (let channel = 0; channel < channels.length; channel++) {
      sampleSlopes[channel](y, row)
      addProduct(data, channels[channel].data, row, start)
    }
    for (let i = start; i < start + width; i++) data[i] = data[i] < 0 ? 0 : data[i] > 1 ? 1 : data[i]
  }
  return result
}

function addProduct(to: Float32Array, colours: Float32Array, slopes: Float32Array, start: number) {
  for (let x = 0; x < slopes.length; x++) to[start + x] += slopes[x] * colours[start + x]
}
