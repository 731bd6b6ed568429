/** What a picture shows at each place, before it has colours. Places from the top left, `side` px each way. */
export type Buffers = {
  side: number
  depth: Float32Array
  /** Number of the part that is seen, of packages/engine/src/models/garment-labels.ts. */
  part: Uint8Array
  /** Which of the scene's materials; 255 where there is nothing. */
  material: Uint8Array
  u: Float32Array
  v: Float32Array
  /** The normal towards the camera: its x, y (down) and z. */
  normal: Float32Array
  /** Whether the cloth's inside is seen. */
  isInside: Uint8Array
}

export function createBuffers(side: number): Buffers {
  const count = side * side
  return {
    side,
    depth: new Float32Array(count).fill(-Infinity),
    part: new Uint8Array(count),
    material: new Uint8Array(count).fill(255),
    u: new Float32Array(count),
    v: new Float32Array(count),
    normal: new Float32Array(3 * count),
    isInside: new Uint8Array(count),
  }
}

export type Corner = {
  x: number
  y: number
  z: number
  u: number
  v: number
  nx: number
  ny: number
  nz: number
  /** The corner's place before anything was moved. It decides which part the corner is of, and whether that was cut away. */
  rest: readonly [x: number, y: number, along: number]
}

/** The part's number at a place of the rest, or -1 where nothing is left. */
export type PartAt = (x: number, y: number, along: number, isInside: boolean) => number

/** Fills a triangle whose corners run counter-clockwise for who sees its outside, y being down. */
export function fillTriangle(
  buffers: Buffers,
  a: Corner,
  b: Corner,
  c: Corner,
  material: number,
  partAt: PartAt,
) {
  const { side } = buffers
  const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  if (Math.abs(area) < 1e-9) return
  const isInside = area > 0
  const left = Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x) - 0.5))
  const right = Math.min(side - 1, Math.floor(Math.max(a.x, b.x, c.x) - 0.5))
  const top = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) - 0.5))
  const bottom = Math.min(side - 1, Math.floor(Math.max(a.y, b.y, c.y) - 0.5))
  const flip = isInside ? -1 : 1
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5, y + 0.5]
      const wa = ((b.x - px) * (c.y - py) - (b.y - py) * (c.x - px)) / area
      const wb = ((c.x - px) * (a.y - py) - (c.y - py) * (a.x - px)) / area
      const wc = 1 - wa - wb
      if (wa < 0 || wb < 0 || wc < 0) continue
      const z = wa * a.z + wb * b.z + wc * c.z
      const i = y * side + x
      if (z <= buffers.depth[i]) continue
      const part = partAt(
        wa * a.rest[0] + wb * b.rest[0] + wc * c.rest[0],
        wa * a.rest[1] + wb * b.rest[1] + wc * c.rest[1],
        wa * a.rest[2] + wb * b.rest[2] + wc * c.rest[2],
        isInside,
      )
      if (part < 0) continue
      buffers.depth[i] = z
      buffers.part[i] = part
      buffers.material[i] = material
      buffers.isInside[i] = isInside ? 1 : 0
      buffers.u[i] = wa * a.u + wb * b.u + wc * c.u
      buffers.v[i] = wa * a.v + wb * b.v + wc * c.v
      buffers.normal[3 * i] = flip * (wa * a.nx + wb * b.nx + wc * c.nx)
      buffers.normal[3 * i + 1] = flip * (wa * a.ny + wb * b.ny + wc * c.ny)
      buffers.normal[3 * i + 2] = flip * (wa * a.nz + wb * b.nz + wc * c.nz)
    }
  }
}

/** A round stroke at one depth: a hanger's wire, a finger, a tag. */
export function fillStroke(
  buffers: Buffers,
  [ax, ay]: readonly number[],
  [bx, by]: readonly number[],
  width: number,
  z: number,
  material: number,
  part: number,
  isSquare = false,
) {
  const { side } = buffers
  const r = width / 2
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy) || 1e-6
  for (
    let y = Math.max(0, Math.floor(Math.min(ay, by) - r));
    y <= Math.min(side - 1, Math.max(ay, by) + r);
    y++
  ) {
    for (
      let x = Math.max(0, Math.floor(Math.min(ax, bx) - r));
      x <= Math.min(side - 1, Math.max(ax, bx) + r);
      x++
    ) {
      const [px, py] = [x + 0.5 - ax, y + 0.5 - ay]
      const t = (px * dx + py * dy) / (length * length)
      if (isSquare && (t < 0 || t > 1)) continue
      const k = Math.max(0, Math.min(1, t))
      const away = Math.hypot(px - k * dx, py - k * dy)
      const i = y * side + x
      if (away > r || z <= buffers.depth[i]) continue
      const across = ((px * dy - py * dx) / length / r) * 0.95
      buffers.depth[i] = z
      buffers.part[i] = part
      buffers.material[i] = material
      buffers.isInside[i] = 0
      buffers.u[i] = t * length
      buffers.v[i] = across
      const flatness = isSquare ? 0 : 1
      buffers.normal[3 * i] = (flatness * across * dy) / length
      buffers.normal[3 * i + 1] = (-flatness * across * dx) / length
      buffers.normal[3 * i + 2] = isSquare ? 1 : Math.sqrt(Math.max(0.05, 1 - across * across))
    }
  }
}
