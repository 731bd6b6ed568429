import { createPlane, type Plane, type Size } from './plane.ts'

/** Bilinear, pixel centres at half coordinates. Meant for enlarging and for shrinking by at most two. */
export function resize(source: Plane, size: Size): Plane {
  const { width, height } = size
  if (width === source.width && height === source.height) return { width, height, data: source.data.slice() }
  const target = createPlane(size)
  const sampleRow = createRowSampler(source, size)
  for (let y = 0; y < height; y++) sampleRow(y, target.data, y * width)
  return target
}

/** Resizes a row at a time, for those who do something else with it than keep it. */
export function createRowSampler(source: Plane, { width, height }: Size) {
  const { first, second, share } = sampling(source.width, width)
  const rows = sampling(source.height, height)
  const between = new Float32Array(source.width)
  return function sampleRow(y: number, out: Float32Array, at = 0) {
    const upper = rows.first[y] * source.width
    const lower = rows.second[y] * source.width
    mixRows(source.data, upper, lower, rows.share[y], between)
    for (let x = 0; x < width; x++) {
      const left = between[first[x]]
      out[at + x] = left + (between[second[x]] - left) * share[x]
    }
  }
}

function mixRows(data: Float32Array, upper: number, lower: number, share: number, out: Float32Array) {
  for (let x = 0; x < out.length; x++) {
    const above = data[upper + x]
    out[x] = above + (data[lower + x] - above) * share
  }
}

/** Means of 2×2 blocks; an odd last row or column is averaged with itself. */
export function halve(source: Plane): Plane {
  const { width, height, data } = source
  const target = createPlane({ width: (width + 1) >> 1, height: (height + 1) >> 1 })
  for (let y = 0; y < target.height; y++) {
    const upper = 2 * y * width
    const lower = Math.min(2 * y + 1, height - 1) * width
    for (let x = 0; x < target.width; x++) {
      const left = 2 * x
      const right = Math.min(left + 1, width - 1)
      target.data[y * target.width + x] =
        (data[upper + left] + data[upper + right] + data[lower + left] + data[lower + right]) / 4
    }
  }
  return target
}

/** For each of `to` pixels in a row, the two of `from` that it lies between, and how far along. */
export function sampling(from: number, to: number) {
  const first = new Int32Array(to)
  const second = new Int32Array(to)
  const share = new Float32Array(to)
  for (let i = 0; i < to; i++) {
    const place = Math.min(from - 1, Math.max(0, ((i + 0.5) * from) / to - 0.5))
    first[i] = place
    second[i] = Math.min(from - 1, first[i] + 1)
    share[i] = place - first[i]
  }
  return { first, second, share }
}
