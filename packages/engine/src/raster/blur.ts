import type { Plane } from './plane.ts'

/** Mean over a square of 2·radius + 1 px, cut off at the borders (not padded): running sums, so any radius costs the same. */
export function boxBlur(source: Plane, radius: number): Plane {
  const { width, height, data } = source
  const r = Math.max(0, Math.round(radius))
  return { width, height, data: r === 0 ? data.slice() : blurInto(new Float32Array(data.length), source, r) }
}

/** The same for a plane that nobody needs as it was. */
export function boxBlurInPlace(plane: Plane, radius: number): void {
  const r = Math.max(0, Math.round(radius))
  if (r > 0) blurInto(plane.data, plane, r)
}

/** Two boxes after another are nearly a Gaussian. */
export function softBlur(source: Plane, radius: number): Plane {
  const soft = boxBlur(source, radius)
  boxBlurInPlace(soft, Math.max(1, radius * 0.7))
  return soft
}

/** What was blurred along rows alone. Kept: a photo's planes are blurred a hundred times, and fresh memory is slow. */
let rows = new Float32Array(0)

/** @param to where the mean goes: the source itself, if it may be lost */
function blurInto(to: Float32Array, { width, height, data }: Plane, r: number): Float32Array {
  if (rows.length < data.length) rows = new Float32Array(data.length)
  blurRows(data, rows, width, height, r)
  blurColumns(rows, to, width, height, r)
  return to
}

function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, r: number) {
  // Where the window lies wholly within a row nothing is asked of its ends.
  const wholeFrom = Math.min(width, r + 1)
  const wholeTo = Math.max(wholeFrom, width - r)
  const count = 2 * r + 1
  for (let offset = 0; offset < width * height; offset += width) {
    let sum = 0
    for (let x = 0; x < Math.min(r, width); x++) sum += from[offset + x]
    for (let x = 0; x < wholeFrom; x++) {
      if (x + r < width) sum += from[offset + x + r]
      to[offset + x] = sum / (Math.min(width - 1, x + r) + 1)
    }
    for (let i = offset + wholeFrom; i < offset + wholeTo; i++) {
      sum = sum + from[i + r] - from[i - r - 1]
      to[i] = sum / count
    }
    for (let x = wholeTo; x < width; x++) {
      sum -= from[offset + x - r - 1]
      to[offset + x] = sum / (width - x + r)
    }
  }
}

function blurColumns(from: Float32Array, to: Float32Array, width: number, height: number, r: number) {
  const sums = new Float32Array(width)
  for (let y = 0; y < Math.min(r, height); y++) {
    for (let x = 0; x < width; x++) sums[x] += from[y * width + x]
  }
  for (let y = 0; y < height; y++) {
    const row = y * width
    const enters = y + r < height ? r * width : 0
    const leaves = y > r ? (r + 1) * width : 0
    const count = Math.min(height - 1, y + r) - Math.max(0, y - r) + 1
    if (enters && leaves)
      for (let x = 0, i = row; x < width; x++, i++) {
        const sum = Math.fround(Math.fround(sums[x] + from[i + enters]) - from[i - leaves])
        sums[x] = sum
        to[i] = sum / count
      }
    else
      for (let x = 0, i = row; x < width; x++, i++) {
        if (enters) sums[x] += from[i + enters]
        if (leaves) sums[x] -= from[i - leaves]
        to[i] = sums[x] / count
      }
  }
}
