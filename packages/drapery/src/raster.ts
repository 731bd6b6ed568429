/** What the camera sees: per pixel the nearest triangle (-1: none), its barycentric weights and its depth (cm, towards us). */
export interface Visible {
  width: number
  height: number
  triangle: Int32Array
  wa: Float32Array
  wb: Float32Array
  depth: Float32Array
}
/** An orthographic camera in front: pixel x = (x - left) · scale, y = (top - y) · scale. */
export interface Camera {
  left: number
  top: number
  /** Pixels a centimetre. */
  scale: number
  width: number
  height: number
}

/**
 * Fills the visibility buffer. `at` holds corner places (3 a corner); `keeps` may refuse a fragment,
 * which cuts overlaid patches along their outline. Depth bias (cm) by triangle settles who lies over whom.
 */
export function rasterise(
  camera: Camera,
  at: Float64Array,
  triangles: Int32Array,
  bias: (triangle: number) => number,
  keeps: ((triangle: number, wa: number, wb: number) => boolean) | null,
): Visible {
  const { width, height, left, top, scale } = camera
  const triangle = new Int32Array(width * height).fill(-1)
  const wa = new Float32Array(width * height)
  const wb = new Float32Array(width * height)
  const depth = new Float32Array(width * height).fill(-1e9)
  for (let t = 0; t < triangles.length / 3; t++) {
    const [a, b, c] = [3 * triangles[3 * t], 3 * triangles[3 * t + 1], 3 * triangles[3 * t + 2]]
    const ax = (at[a] - left) * scale
    const ay = (top - at[a + 1]) * scale
    const bx = (at[b] - left) * scale
    const by = (top - at[b + 1]) * scale
    const cx = (at[c] - left) * scale
    const cy = (top - at[c + 1]) * scale
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (Math.abs(area) < 1e-9) continue
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    const offset = bias(t)
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const px = x + 0.5
        const py = y + 0.5
        const u = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area
        if (u < -1e-6 || u > 1 + 1e-6) continue
        const v = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area
        if (v < -1e-6 || u + v > 1 + 1e-6) continue
        const z = at[a + 2] * u + at[b + 2] * v + at[c + 2] * (1 - u - v) + offset
        const p = y * width + x
        if (z <= depth[p] || (keeps && !keeps(t, u, v))) continue
        depth[p] = z
        triangle[p] = t
        wa[p] = u
        wb[p] = v
      }
  }
  return { width, height, triangle, wa, wb, depth }
}
