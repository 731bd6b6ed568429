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
  height: number,
  pixelsPerCm: number,
  key: readonly [number, number, number],
  before = depth,
) {
  const open = new Float32Array(width * height).fill(1)
  const lit = new Float32Array(width * height).fill(1)
  const random = createRandom(7)
  const rays: [number, number, number][] = Array.from({ length: 8 }, () => [
    key[0] + (random() - 0.5) * 0.42,
    key[1] + (random() - 0.5) * 0.42,
    key[2] + (random() - 0.5) * 0.1,
  ])
  const reaches = [0.35, 0.8, 1.7, 3.4, 6]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = y * width + x
      const z = depth[p]
      if (z < -1e8) continue
      const nx = normal[3 * p]
      const ny = normal[3 * p + 1]
      const nz = normal[3 * p + 2]
      const turn = random()
      let shut = 0
      for (let d = 0; d < 8; d++) {
        const angle = ((d + turn) / 8) * Math.PI * 2
        const cx = Math.cos(angle)
        const cy = Math.sin(angle)
        let most = 0
        for (const reach of reaches) {
          const r = reach * (0.75 + 0.5 * turn)
          const sx = Math.round(x + cx * r * pixelsPerCm)
          const sy = Math.round(y - cy * r * pixelsPerCm)
          if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue
          const other = before[sy * width + sx]
          if (other < -1e8) continue
          const dz = other - z
          const away = Math.sqrt(r * r + dz * dz)
          const rise = (cx * r * nx + cy * r * ny + dz * nz) / away - 0.06
          const weighed = rise / (1 + Math.max(0, dz - 3) * 0.05)
          if (weighed > most) most = weighed
        }
        shut += most
      }
      open[p] = 1 - Math.min(0.95, (shut / 8) * 1.15)
      let dark = 0
      for (const [rx, ry, rz] of rays) {
        const start = 0.2 + random() * 0.25
        for (let s = start; s < 16; s *= 1.32) {
          const sx = Math.round(x + rx * s * pixelsPerCm)
          const sy = Math.round(y - ry * s * pixelsPerCm)
          if (sx < 0 || sy < 0 || sx >= width || sy >= height) break
          if (before[sy * width + sx] > z + rz * s + 0.12 + s * 0.02) {
            dark++
            break
          }
        }
      }
      lit[p] = 1 - dark / rays.length
    }
  return { open: blur(open, depth, width, height, 3), lit: blur(lit, depth, width, height, 3) }
}

/** Smooths noise without leaking over steps in depth. */
function blur(from: Float32Array, depth: Float32Array, width: number, height: number, radius: number) {
  let source = from
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
  ]) {
    const out = new Float32Array(source.length)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const p = y * width + x
        if (depth[p] < -1e8) continue
        let [sum, weight] = [0, 0]
        for (let k = -radius; k <= radius; k++) {
          const [sx, sy] = [x + dx * k, y + dy * k]
          if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue
          const q = sy * width + sx
          if (Math.abs(depth[q] - depth[p]) > 0.25 * (1 + Math.abs(k))) continue
          sum += source[q]
          weight++
        }
        out[p] = sum / weight
      }
    source = out
  }
  return source
}
