import { describe, expect, test } from 'vitest'
import { sewSheets } from '../testing/sewn-sheets.ts'
import { planRefinement, refine, type Cloth } from './refine-mesh.ts'

const RADIUS = 10

/** A ball of twenty triangles that are sewn together, whose normals point outwards, as all its corners are alike. */
function icosahedron(): Cloth {
  const golden = (1 + Math.sqrt(5)) / 2
  const by = RADIUS / Math.hypot(1, golden)
  const places = [-1, 1].flatMap((a) =>
    [-golden, golden].flatMap((b) => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  )
  const triangles: number[] = []
  const apart = (i: number, j: number) =>
    Math.hypot(...places[i].map((value, axis) => value - places[j][axis]))
  for (let a = 0; a < 12; a++)
    for (let b = a + 1; b < 12; b++)
      for (let c = b + 1; c < 12; c++) {
        if (Math.max(apart(a, b), apart(b, c), apart(c, a)) > 2.1) continue
        triangles.push(...(turns(places[a], places[b], places[c]) > 0 ? [a, b, c] : [a, c, b]))
      }
  const at = Float64Array.from(places.flat(), (value) => value * by)
  return {
    at,
    normals: Float32Array.from(at, (value) => value / RADIUS),
    node: Uint32Array.from(triangles),
    uv: Float32Array.from({ length: 120 }, (_, i) => i),
    texels: Float32Array.from({ length: 120 }, (_, i) => 2 * i),
    surfaceOf: new Uint8Array(60),
    triangles: Uint32Array.from(triangles.keys()),
  }
}

/** Over 0 where three places go round counter-clockwise, seen from outside. */
const turns = (a: ArrayLike<number>, b: ArrayLike<number>, c: ArrayLike<number>) =>
  a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0])

const placeOf = ({ at }: Cloth, node: number) => at.subarray(3 * node, 3 * node + 3)

describe('cloth made finer', () => {
  const ball = icosahedron()
  const finer = refine(ball, planRefinement(ball))

  test('has four triangles for each, which share their middles and face the same way', () => {
    expect(ball.triangles).toHaveLength(3 * 20)
    expect(finer.triangles).toHaveLength(3 * 80)
    // One node a corner and one an edge: no seam opens.
    expect(finer.at).toHaveLength(3 * (12 + 30))
    for (let t = 0; t < finer.triangles.length; t += 3) {
      const [a, b, c] = [...finer.triangles.subarray(t, t + 3)].map((corner) =>
        placeOf(finer, finer.node[corner]),
      )
      expect(turns(a, b, c)).toBeGreaterThan(0)
    }
  })

  test('is rounder: a ball’s new places are nearer to it than the middles of its edges', () => {
    const [a, b] = [placeOf(ball, ball.node[0]), placeOf(ball, ball.node[1])]
    const flat = Math.hypot(...[0, 1, 2].map((axis) => (a[axis] + b[axis]) / 2))
    for (let node = 12; node < 42; node++) {
      const away = Math.hypot(...placeOf(finer, node))
      expect(Math.abs(away - RADIUS)).toBeLessThan((RADIUS - flat) / 3)
      const normal = finer.normals.subarray(3 * node, 3 * node + 3)
      normal.forEach((value, axis) => expect(value).toBeCloseTo(placeOf(finer, node)[axis] / away, 5))
    }
  })

  test('keeps what was there, and takes the pattern’s and the picture’s middles', () => {
    expect(finer.at.subarray(0, 36)).toEqual(ball.at)
    for (let t = 0, f = 0; t < ball.triangles.length; t += 3, f += 12)
      for (const list of ['uv', 'texels'] as const) {
        const [a, b] = [ball.triangles[t], ball.triangles[t + 1]]
        const middle = finer.triangles[f + 1]
        for (const axis of [0, 1])
          expect(finer[list][2 * middle + axis]).toBe(
            (ball[list][2 * a + axis] + ball[list][2 * b + axis]) / 2,
          )
      }
  })

  test('that is flat stays flat, its new places in the middles of its edges', () => {
    const { cloth } = sewSheets({
      carrier: 'trunk',
      colour: [255, 255, 255],
      left: 0,
      bottom: 0,
      width: 16,
      height: 16,
    })
    const even = refine(cloth, planRefinement(cloth))
    for (let i = 2; i < even.at.length; i += 3) expect(even.at[i]).toBe(0)
    expect([...new Set(even.at.filter((_, i) => i % 3 === 0))].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 17 }, (_, i) => i),
    )
  })
})
