import { createRandom } from './noise.ts'

/**
 * Light that reaches a half-size depth picture: `open` is the share of the sky each pixel sees,
 * `lit` the share of the key light (both 0–1). Depth is in cm towards the camera, -1e9 where nothing is.
 *
 * @param before the depth of everything that throws shadows, where that is more than what they fall on
 */
export function occlude(
  depth: Float32Array,
  normal: Float32Array,
  width: number,
  rows: number,
  pixelsPerCm: number,
  key: readonly [number, number, number],
  before = depth,
) {
  const open = new Float32Array(width * rows).fill(1)
  const lit = new Float32Array(width * rows).fill(1)
  const random = createRandom(7)
  const asked = new Uint8Array(width * rows)
  const isDense = pixelsPerCm > DENSE
  const around: Surroundings = { before, width, rows, pixelsPerCm, front: -Infinity }
  const rays = new Float64Array(3 * RAYS)
  for (let i = 0; i < rays.length; i++) rays[i] = key[i % 3] + (random() - 0.5) * (i % 3 < 2 ? 0.42 : 0.1)
  for (let p = 0; p < before.length; p++) if (before[p] > around.front) around.front = before[p]
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < width; x++) {
      const p = y * width + x
      const z = depth[p]
      if (z < -1e8 || (isDense && !isAsked(depth, p, x, y, width, rows))) continue
      asked[p] = 1
      const turn = random()
      let shut = 0
      for (let d = 0; d < 8; d++)
        shut += riseTowards(around, x, y, z, normal, 3 * p, ((d + turn) / 8) * Math.PI * 2, 0.75 + 0.5 * turn)
      open[p] = 1 - Math.min(0.95, (shut / 8) * 1.15)
      let dark = 0
      for (let ray = 0; ray < rays.length; ray += 3)
        if (isStopped(around, x, y, z, rays[ray], rays[ray + 1], rays[ray + 2], 0.2 + random() * 0.25)) dark++
      lit[p] = 1 - dark / RAYS
    }
  return { open: blur(open, asked, depth, width, rows, 3), lit: blur(lit, asked, depth, width, rows, 3) }
}

/** What throws shadows: its depths, and the foremost of them. */
type Surroundings = { before: Float32Array; width: number; rows: number; pixelsPerCm: number; front: number }

/** How far from a place it is looked what shuts the sky out, cm. */
const REACHES = Float64Array.of(0.35, 0.8, 1.7, 3.4, 6)

/** How high the surroundings rise over the surface in a direction: the sine, less a little. */
function riseTowards(
  { before, width, rows, pixelsPerCm }: Surroundings,
  x: number,
  y: number,
  z: number,
  normal: Float32Array,
  at: number,
  angle: number,
  stretch: number,
) {
  const cx = Math.cos(angle)
  const cy = Math.sin(angle)
  let most = 0
  for (let k = 0; k < REACHES.length; k++) {
    const r = REACHES[k] * stretch
    const sx = Math.round(x + cx * r * pixelsPerCm)
    const sy = Math.round(y - cy * r * pixelsPerCm)
    if (sx < 0 || sy < 0 || sx >= width || sy >= rows) continue
    const other = before[sy * width + sx]
    if (other < -1e8) continue
    const dz = other - z
    const over = cx * r * normal[at] + cy * r * normal[at + 1] + dz * normal[at + 2]
    if (over <= 0) continue
    const rise = over / Math.sqrt(r * r + dz * dz) - 0.06
    const weighed = rise / (1 + Math.max(0, dz - 3) * 0.05)
    if (weighed > most) most = weighed
  }
  return most
}

/** Whether something stands in a ray's way, from `start` cm on. */
function isStopped(
  { before, width, rows, pixelsPerCm, front }: Surroundings,
  x: number,
  y: number,
  z: number,
  rx: number,
  ry: number,
  rz: number,
  start: number,
) {
  for (let s = start; s < 16; s *= 1.32) {
    const height = z + rz * s + 0.12 + s * 0.02
    // A ray that rises is free once it is in front of everything.
    if (height >= front && rz >= -0.02) return false
    const sx = Math.round(x + rx * s * pixelsPerCm)
    const sy = Math.round(y - ry * s * pixelsPerCm)
    if (sx < 0 || sy < 0 || sx >= width || sy >= rows) return false
    if (before[sy * width + sx] > height) return true
  }
  return false
}

/** Where a centimetre has more pixels than this, light on smooth cloth is asked for at one in four: it is smoothed anyway. */
const DENSE = 2.5

/** One of four pixels in a row, each row its own; and every one beside a step in depth. */
function isAsked(depth: Float32Array, p: number, x: number, y: number, width: number, rows: number) {
  if (((x + 2 * (y & 1) + ((y >> 1) & 1)) & 3) === 0) return true
  const z = depth[p]
  return (
    (x > 0 && Math.abs(depth[p - 1] - z) > STEP) ||
    (x < width - 1 && Math.abs(depth[p + 1] - z) > STEP) ||
    (y > 0 && Math.abs(depth[p - width] - z) > STEP) ||
    (y < rows - 1 && Math.abs(depth[p + width] - z) > STEP)
  )
}

/** Depths beside each other that differ by more, cm, are of two things. */
const STEP = 0.25

/** Towards the key light, a little apart. */
const RAYS = 8

/** Smooths noise without leaking over steps in depth, from what was asked for. */
function blur(
  from: Float32Array,
  asked: Uint8Array,
  depth: Float32Array,
  width: number,
  height: number,
  radius: number,
) {
  const across = new Float32Array(from.length)
  const smooth = new Float32Array(from.length)
  /** Where there was anything to go by on a pixel's row. */
  const had = new Uint8Array(from.length)
  for (const [source, known, out, isAcross] of [
    [from, asked, across, true],
    [across, had, smooth, false],
  ] as const) {
    const stride = isAcross ? 1 : width
    for (let y = 0, p = 0; y < height; y++)
      for (let x = 0; x < width; x++, p++) {
        const own = depth[p]
        if (own < -1e8) continue
        const place = isAcross ? x : y
        const first = Math.max(-radius, -place)
        const last = Math.min(radius, (isAcross ? width : height) - 1 - place)
        let sum = 0
        let weight = 0
        for (let k = first; k <= last; k++) {
          const q = p + k * stride
          if (known[q] === 0 || Math.abs(depth[q] - own) > STEP * (1 + Math.abs(k))) continue
          sum += source[q]
          weight++
        }
        if (weight > 0) out[p] = sum / weight
        else if (!isAcross) out[p] = 1
        if (isAcross && weight > 0) had[p] = 1
      }
  }
  return smooth
}
