import type { Vector } from '../mannequin-body.ts'
import { createRandom } from '../noise.ts'

/** A square of cloth, its lower left corner at (left, bottom) of the pattern; flat before the camera if not placed. */
export type Swatch = {
  name: string
  left?: number
  bottom?: number
  size?: number
  place?: (x: number, y: number) => Vector
}

const flat = (x: number, y: number): Vector => [x, y, 0]

/** Each square in triangles of about `spacing` cm, whose threads do not run quite straight. Every corner is a node. */
export function cutSwatches(swatches: Swatch[], spacing: number) {
  const random = createRandom(1)
  const uv: number[] = []
  const at: number[] = []
  const triangles: number[] = []
  /** Corners along each edge, 'swatch.edge', counter-clockwise. */
  const along = new Map<string, number[]>()
  for (const { name, left = 0, bottom = 0, size = 8, place = flat } of swatches) {
    const first = uv.length / 2
    const count = Math.round(size / spacing)
    const corner = (column: number, row: number) => first + row * (count + 1) + column
    for (let row = 0; row <= count; row++)
      for (let column = 0; column <= count; column++) {
        const isInside = row % count > 0 && column % count > 0
        const off = () => (isInside ? (random() - 0.5) * spacing * 0.12 : 0)
        const x = left + (column / count) * size + off()
        const y = bottom + (row / count) * size + off()
        uv.push(x, y)
        at.push(...place(x, y))
      }
    for (let row = 0; row < count; row++)
      for (let column = 0; column < count; column++) {
        const [a, b, c, d] = [
          corner(column, row),
          corner(column + 1, row),
          corner(column + 1, row + 1),
          corner(column, row + 1),
        ]
        triangles.push(...((row + column) % 2 ? [a, b, c, a, c, d] : [a, b, d, b, c, d]))
      }
    const steps = Array.from({ length: count + 1 }, (_, i) => i)
    along.set(
      `${name}.bottom`,
      steps.map((i) => corner(i, 0)),
    )
    along.set(
      `${name}.top`,
      steps.map((i) => corner(count - i, count)),
    )
    along.set(
      `${name}.right`,
      steps.map((i) => corner(count, i)),
    )
    along.set(
      `${name}.left`,
      steps.map((i) => corner(0, count - i)),
    )
  }
  const nodeCount = uv.length / 2
  return {
    uv: Float64Array.from(uv),
    at: Float64Array.from(at),
    node: Int32Array.from({ length: nodeCount }, (_, corner) => corner),
    triangles: Int32Array.from(triangles),
    nodeCount,
    along,
  }
}
export type Swatches = ReturnType<typeof cutSwatches>

/** Cloth as long as its pattern says. */
export const unshrunk = () => [1, 1] as const
