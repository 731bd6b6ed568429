import type { Plane } from './plane.ts'

/** Mean over a square of 2·radius + 1 px, cut off at the borders (not padded): running sums, so any radius costs the same. */
export function boxBlur(source: Plane, radius: number): Plane {
  const { width, height } = source
  const r = Math.max(0, Math.round(radius))
  if (r === 0) return { width, height, data: source.data.slice() }
  const rows = new Float32Array(width * height)
  for (let y = 0; y < height; y++) blurRow(source.data, rows, y * width, width, r)
  return { width, height, data: blurColumns(rows, width, height, r) }
}

/** Two boxes after another are nearly a Gaussian. */
export function softBlur(source: Plane, radius: number): Plane {
  return boxBlur(boxBlur(source, radius), Math.max(1, radius * 0.7))
}

function blurRow(from: Float32Array, to: Float32Array, offset: number, width: number, r: number) {
  let sum = 0
  for (let x = 0; x < Math.min(r, width); x++) sum += from[offset + x]
  for (let x = 0; x < width; x++) {
    if (x + r < width) sum += from[offset + x + r]
    if (x - r - 1 >= 0) sum -= from[offset + x - r - 1]
    to[offset + x] = sum / (Math.min(width - 1, x + r) - Math.max(0, x - r) + 1)
  }
}

function blurColumns(from: Float32Array, width: number, height: number, r: number) {
  const to = new Float32Array(width * height)
  const sums = new Float32Array(width)
  for (let y = 0; y < Math.min(r, height); y++) {
    for (let x = 0; x < width; x++) sums[x] += from[y * width + x]
  }
  for (let y = 0; y < height; y++) {
    const enters = (y + r) * width
    const leaves = (y - r - 1) * width
    if (y + r < height) for (let x = 0; x < width; x++) sums[x] += from[enters + x]
    if (y - r - 1 >= 0) for (let x = 0; x < width; x++) sums[x] -= from[leaves + x]
    const count = Math.min(height - 1, y + r) - Math.max(0, y - r) + 1
    for (let x = 0; x < width; x++) to[y * width + x] = sums[x] / count
  }
  return to
}
