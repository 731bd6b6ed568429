import { arms, type Vector } from '@cabine/engine/drapery/mannequin-body.ts'
import { clamp, mix } from '@cabine/engine/drapery/scalar.ts'

/**
 * The mannequin, size 38, 172 cm: a signed distance field in body space (centimetres; x to the
 * picture's right, y up from the floor, z towards the camera), sampled on a grid of `cell` cm.
 */
export interface Body {
  /** Writes distance and gradient into `out` (d, gx, gy, gz). */
  sample(x: number, y: number, z: number, out: Float64Array): void
}

/** Height, half width, half depth and middle depth of the torso. */
const sections = [
  [73, 13, 4, -0.8],
  [79, 15.6, 7.4, -0.9],
  [84, 16.9, 10, -0.9],
  [90, 17.2, 11.4, -0.8],
  [96, 16, 10.6, -0.3],
  [102, 14, 9.5, 0.1],
  [107, 12.9, 8.9, 0.2],
  [113, 13, 9.1, 0.2],
  [120, 14.4, 9.8, 0.2],
  [126, 15.4, 10.2, 0],
  [131, 16, 9.9, -0.5],
  [136, 15.6, 8.2, -1.2],
  [140, 11.5, 6.6, -1.6],
  [144, 6.6, 5.8, -1.4],
  [149, 5.4, 5.4, -0.6],
  [160, 5.2, 5.4, 0.4],
] as const

/** The torso's half width and half depth at a height (cm). */
export function sectionAt(y: number) {
  let i = 0
  while (i < sections.length - 2 && sections[i + 1][0] < y) i++
  const [p, a, b, q] = [
    sections[Math.max(0, i - 1)],
    sections[i],
    sections[i + 1],
    sections[Math.min(sections.length - 1, i + 2)],
  ]
  const t = clamp((y - a[0]) / (b[0] - a[0]))
  const along = (k: 1 | 2 | 3) => {
    const step = b[0] - a[0]
    const into = ((b[k] - p[k]) / (b[0] - p[0])) * step
    const outOf = ((q[k] - a[k]) / (q[0] - a[0])) * step
    const [t2, t3] = [t * t, t * t * t]
    return (
      (2 * t3 - 3 * t2 + 1) * a[k] + (t3 - 2 * t2 + t) * into + (3 * t2 - 2 * t3) * b[k] + (t3 - t2) * outOf
    )
  }
  return { halfWidth: along(1), halfDepth: along(2), middle: along(3) }
}

function torso(x: number, y: number, z: number) {
  const { halfWidth: a, halfDepth: b, middle } = sectionAt(y)
  const w = z - middle
  const k = Math.sqrt((x / a) ** 2 + (w / b) ** 2)
  if (k < 1e-6) return -Math.min(a, b)
  const slope = Math.sqrt((x / (a * a)) ** 2 + (w / (b * b)) ** 2) / k
  const flat = (k - 1) / slope
  return Math.max(flat, 76 - y, y - 158)
}

function limb(x: number, y: number, z: number, from: Vector, to: Vector, r0: number, r1: number) {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const t = clamp(
    ((x - from[0]) * dx + (y - from[1]) * dy + (z - from[2]) * dz) / (dx * dx + dy * dy + dz * dz),
  )
  return Math.hypot(x - from[0] - dx * t, y - from[1] - dy * t, z - from[2] - dz * t) - mix(r0, r1, t)
}

function blend(a: number, b: number, k: number) {
  const h = clamp(0.5 + (0.5 * (b - a)) / k)
  return mix(b, a, h) - k * h * (1 - h)
}

/** A point on the line through two others: 1 is the second. */
const along = (a: Vector, b: Vector, t: number): Vector => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
]

function distance(x: number, y: number, z: number, hasArms: boolean) {
  let d = torso(x, y, z)
  for (const side of [-1, 1] as const) {
    const { shoulder, elbow, wrist } = side < 0 ? arms.left : arms.right
    d = blend(d, Math.hypot(x - side * 7.9, (y - 123.8) * 0.95, z - 5.4) - 6.1, 3)
    d = blend(d, limb(x, y, z, [side * 4.5, 142.3, -1.8], [side * 14.5, 137.6, -1.4], 3, 4), 2)
    if (hasArms) {
      const upper = limb(x, y, z, shoulder, elbow, 4.9, 3.9)
      const lower = limb(x, y, z, elbow, wrist, 3.9, 2.7)
      const hand = limb(x, y, z, wrist, along(elbow, wrist, 1.36), 2.5, 4.3)
      d = blend(d, blend(blend(upper, lower, 1.5), hand, 1), 1.6)
    }
    const thigh = limb(x, y, z, [side * 8.8, 84, -0.4], [side * 10.2, 48, 0.4], 9, 5.6)
    const calf = limb(x, y, z, [side * 10.2, 48, 0.4], [side * 11.6, 6, -1.6], 5.5, 3.8)
    d = blend(d, blend(thigh, calf, 2), 3)
  }
  return d
}

/** `hasArms: false` is for straps and armholes, which arms would push out of shape. */
export function createBody({ hasArms = true, cell = 1 } = {}): Body {
  const [x0, y0, z0] = [-62, 0, -22]
  const [nx, ny, nz] = [Math.ceil(124 / cell) + 1, Math.ceil(162 / cell) + 1, Math.ceil(46 / cell) + 1]
  const grid = new Float32Array(nx * ny * nz)
  for (let k = 0, p = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++, p++)
        grid[p] = distance(x0 + i * cell, y0 + j * cell, z0 + k * cell, hasArms)
  const layer = nx * ny
  return {
    sample(x, y, z, out) {
      const fx = clamp((x - x0) / cell, 0, nx - 1.001)
      const fy = clamp((y - y0) / cell, 0, ny - 1.001)
      const fz = clamp((z - z0) / cell, 0, nz - 1.001)
      const [i, j, k] = [fx | 0, fy | 0, fz | 0]
      const [u, v, w] = [fx - i, fy - j, fz - k]
      const p = i + j * nx + k * layer
      const [a, b, c, d] = [grid[p], grid[p + 1], grid[p + nx], grid[p + nx + 1]]
      const q = p + layer
      const [e, f, g, h] = [grid[q], grid[q + 1], grid[q + nx], grid[q + nx + 1]]
      const ab = a + (b - a) * u
      const cd = c + (d - c) * u
      const ef = e + (f - e) * u
      const gh = g + (h - g) * u
      const near = ab + (cd - ab) * v
      const far = ef + (gh - ef) * v
      out[0] = near + (far - near) * w
      let gx = ((b - a) * (1 - v) + (d - c) * v) * (1 - w) + ((f - e) * (1 - v) + (h - g) * v) * w
      let gy = (cd - ab) * (1 - w) + (gh - ef) * w
      let gz = far - near
      const length = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1
      out[1] = gx / length
      out[2] = gy / length
      out[3] = gz / length
    },
  }
}
