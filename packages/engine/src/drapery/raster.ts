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

/** So far beyond its edge a triangle still counts, as a weight: no slit opens between two. */
const EDGE = 1e-6

/**
 * Fills the visibility buffer. `at` holds corner places (3 a corner); `keeps` may refuse a fragment,
 * which cuts overlaid patches along their outline. Depth bias (cm) by triangle settles who lies over whom.
 *
 * @param seen what the camera sees already; it is changed and comes back
 */
export function rasterise(
  camera: Camera,
  at: Float64Array,
  triangles: Int32Array | Uint32Array,
  bias: (triangle: number) => number,
  keeps: ((triangle: number, wa: number, wb: number) => boolean) | null,
  seen = seesNothing(camera),
): Visible {
  const { width, height, left, top, scale } = camera
  const { triangle, wa, wb, depth } = seen
  const count = triangles.length / 3
  for (let t = 0; t < count; t++) {
    const a = 3 * triangles[3 * t]
    const b = 3 * triangles[3 * t + 1]
    const c = 3 * triangles[3 * t + 2]
    const ax = (at[a] - left) * scale
    const ay = (top - at[a + 1]) * scale
    const bx = (at[b] - left) * scale
    const by = (top - at[b + 1]) * scale
    const cx = (at[c] - left) * scale
    const cy = (top - at[c + 1]) * scale
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    // Small triangles lie between the middles of pixels, and much of what is seen at all lies beside the picture.
    if (x0 > x1 || y0 > y1) continue
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (Math.abs(area) < 1e-9) continue
    const az = at[a + 2]
    const bz = at[b + 2]
    const cz = at[c + 2]
    const offset = bias(t)
    const inverse = 1 / area
    // Along a row the weights change evenly.
    const du = (by - cy) * inverse
    const dv = (cy - ay) * inverse
    for (let y = y0; y <= y1; y++) {
      const px = x0 + 0.5
      const py = y + 0.5
      const u0 = ((bx - px) * (cy - py) - (by - py) * (cx - px)) * inverse
      const v0 = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) * inverse
      // From where to where on the row no weight is negative.
      let from = 0
      let to = x1 - x0
      if (du > 0) from = Math.max(from, Math.ceil((-EDGE - u0) / du))
      else if (du < 0) to = Math.min(to, Math.floor((-EDGE - u0) / du))
      else if (u0 < -EDGE) continue
      if (dv > 0) from = Math.max(from, Math.ceil((-EDGE - v0) / dv))
      else if (dv < 0) to = Math.min(to, Math.floor((-EDGE - v0) / dv))
      else if (v0 < -EDGE) continue
      const rest = u0 + v0 - 1 - EDGE
      if (du + dv < 0) from = Math.max(from, Math.ceil(-rest / (du + dv)))
      else if (du + dv > 0) to = Math.min(to, Math.floor(-rest / (du + dv)))
      else if (rest > 0) continue
      for (let k = from, p = y * width + x0 + from; k <= to; k++, p++) {
        const u = u0 + k * du
        const v = v0 + k * dv
        const z = az * u + bz * v + cz * (1 - u - v) + offset
        if (z <= depth[p] || (keeps && !keeps(t, u, v))) continue
        depth[p] = z
        triangle[p] = t
        wa[p] = u
        wb[p] = v
      }
    }
  }
  return seen
}

function seesNothing({ width, height }: Camera): Visible {
  return {
    width,
    height,
    triangle: new Int32Array(width * height).fill(-1),
    wa: new Float32Array(width * height),
    wb: new Float32Array(width * height),
    depth: new Float32Array(width * height).fill(-1e9),
  }
}
