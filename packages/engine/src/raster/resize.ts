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

/** Resizes a row at a time, from the top, for those who do something else with it than keep it. */
export function createRowSampler(source: Plane, { width, height }: Size) {
  const columns = sampling(source.width, width)
  const rows = sampling(source.height, height)
  // A source's row lies above and then below several of the target's: it is stretched once.
  let above = { row: -1, values: new Float64Array(width) }
  let below = { row: -1, values: new Float64Array(width) }
  const stretch = (kept: typeof above, row: number) => {
    if (kept.row !== row) stretchRow(source.data, row * source.width, columns, kept.values)
    kept.row = row
  }
  return function sampleRow(y: number, out: Float32Array, at = 0) {
    if (below.row === rows.first[y]) [above, below] = [below, above]
    stretch(above, rows.first[y])
    stretch(below, rows.second[y])
    mixRows(above.values, below.values, rows.share[y], out, at)
  }
}

function stretchRow(
  data: Float32Array,
  start: number,
  { first, second, share }: ReturnType<typeof sampling>,
  out: Float64Array,
) {
  for (let x = 0; x < out.length; x++) {
    const left = data[start + first[x]]
    out[x] = left + (data[start + second[x]] - left) * share[x]
  }
}

function mixRows(above: Float64Array, below: Float64Array, share: number, out: Float32Array, at: number) {
  for (let x = 0; x < above.length; x++) out[at + x] = above[x] + (below[x] - above[x]) * share
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
    const place = Math.max(0, ((i + 0.5) * from) / to - 0.5)
    first[i] = place
    // Beyond the last pixel it goes on: both are that pixel, whatever its share.
    second[i] = Math.min(from - 1, first[i] + 1)
    share[i] = place - first[i]
  }
  return { first, second, share }
}
