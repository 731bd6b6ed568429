import type { Mesh } from './mesh.ts'
import { noise } from './noise.ts'

/** Springs between nodes: ends, rest length (cm), and the share of the error taken back in a step (0–1). */
export interface Springs {
  a: Int32Array
  b: Int32Array
  rest: Float64Array
  give: Float64Array
}
interface Side {
  rest: number
  count: number
  aligned: number
  apexes: [node: number, toA: number, toB: number][]
}

/**
 * Threads hold along the grain and give on the bias (`shear`); `bend` keeps neighbouring triangles
 * flat through a spring between their far corners, whose length is that of the unfolded pair.
 * `crumple` lengthens the cloth unevenly, lengthwise more than across, so that it must crease.
 *
 * @param shrinkBetween the cloth's length between two corners of a piece, relative to the pattern, across and along
 */
export function createSprings(
  mesh: Pick<Mesh, 'triangles' | 'node' | 'uv' | 'nodeCount'>,
  fabric: { stretch: number; shear: number; bend: number; crumple: number },
  seed: number,
  shrinkBetween: (cornerA: number, cornerB: number) => readonly [number, number],
) {
  const { triangles, node, uv } = mesh
  const sides = new Map<number, Side>()
  const shrunk = (a: number, b: number) => {
    const [dx, dy] = [uv[2 * a] - uv[2 * b], uv[2 * a + 1] - uv[2 * b + 1]]
    const shrink = shrinkBetween(a, b)
    const [mx, my] = [(uv[2 * a] + uv[2 * b]) / 2, (uv[2 * a + 1] + uv[2 * b + 1]) / 2]
    const across = 1 + fabric.crumple * 0.4 * noise(mx * 0.16, my * 0.1, seed)
    const along = 1 + fabric.crumple * (0.6 + noise(mx * 0.13, my * 0.2, seed + 1))
    return Math.hypot(dx * shrink[0] * across, dy * shrink[1] * along)
  }
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      let [a, b] = [triangles[t + k], triangles[t + ((k + 1) % 3)]]
      const apex = triangles[t + ((k + 2) % 3)]
      if (node[a] > node[b]) [a, b] = [b, a]
      const key = node[a] * mesh.nodeCount + node[b]
      const side = sides.get(key) ?? { rest: 0, count: 0, aligned: 0, apexes: [] }
      const angle = Math.atan2(uv[2 * a + 1] - uv[2 * b + 1], uv[2 * a] - uv[2 * b])
      side.rest += shrunk(a, b)
      side.aligned += Math.abs(Math.cos(2 * angle))
      side.count++
      side.apexes.push([node[apex], shrunk(a, apex), shrunk(b, apex)])
      sides.set(key, side)
    }
  const list: [number, number, number, number][] = []
  for (const [key, side] of sides) {
    const [a, b] = [Math.floor(key / mesh.nodeCount), key % mesh.nodeCount]
    const rest = side.rest / side.count
    const aligned = side.aligned / side.count
    list.push([
      a,
      b,
      rest,
      side.apexes.length === 1
        ? fabric.stretch
        : fabric.shear + (fabric.stretch - fabric.shear) * aligned ** 2,
    ])
  }
  for (const [, side] of sides) {
    if (side.apexes.length !== 2) continue
    const [[p, pa, pb], [q, qa, qb]] = side.apexes
    if (p === q) continue
    const base = side.rest / side.count
    const px = (pa * pa - pb * pb + base * base) / (2 * base)
    const qx = (qa * qa - qb * qb + base * base) / (2 * base)
    const height = Math.sqrt(Math.max(0, pa * pa - px * px)) + Math.sqrt(Math.max(0, qa * qa - qx * qx))
    list.push([p, q, Math.hypot(px - qx, height), fabric.bend])
  }
  return {
    a: Int32Array.from(list, (s) => s[0]),
    b: Int32Array.from(list, (s) => s[1]),
    rest: Float64Array.from(list, (s) => s[2]),
    give: Float64Array.from(list, (s) => s[3]),
  } satisfies Springs
}
