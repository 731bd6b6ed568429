import { expect, test } from 'vitest'
import { dummy, fit, hangOn, mannequin } from '../testing/fitting-room.ts'
import { sampleGarment } from '../testing/sample-garment.ts'
import { crease } from './crease.ts'
import { clothOf, planRefinement, refine, type Cloth } from './refine-mesh.ts'

const { places, normals } = mannequin

function make(id: string) {
  const garment = sampleGarment(id, 'tops', [255, 255, 255])
  const fitted = fit(garment)
  const { at, springs, colliderOf } = hangOn(fitted)
  const coarse = clothOf(garment.piece, garment.texels, at)
  const plan = planRefinement(coarse)
  const smooth = refine(coarse, plan)
  const creased = () => {
    const cloth = refine(coarse, plan)
    crease(cloth, plan, garment.piece, springs, colliderOf)
    return cloth
  }
  return { smooth, creased, clothNodes: garment.piece.clothNodes }
}

/** How much neighbouring triangles that face the camera are turned against each other on the mean, radians. */
function uneven({ at, node, triangles }: Cloth) {
  const sides = new Map<string, number[]>()
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => 3 * node[triangles[t + k]])
    const u = [0, 1, 2].map((axis) => at[b + axis] - at[a + axis])
    const v = [0, 1, 2].map((axis) => at[c + axis] - at[a + axis])
    const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
    const length = Math.hypot(...normal) || 1
    if (normal[2] / length < 0.5) continue
    for (const [p, q] of [
      [a, b],
      [b, c],
      [c, a],
    ]) {
      const key = p < q ? `${p} ${q}` : `${q} ${p}`
      sides.set(key, [...(sides.get(key) ?? []), ...normal.map((value) => value / length)])
    }
  }
  const angles = [...sides.values()].flatMap((n) =>
    n.length === 6 ? [Math.acos(Math.min(1, n[0] * n[3] + n[1] * n[4] + n[2] * n[5]))] : [],
  )
  return angles.reduce((sum, angle) => sum + angle, 0) / angles.length
}

const { smooth, creased } = make('white-tee')
const tee = creased()

test('fine cloth creases, and stays where it hung, in folds wider than its nodes', () => {
  expect(uneven(tee)).toBeGreaterThan(1.05 * uneven(smooth))
  const moved = Array.from({ length: tee.at.length / 3 }, (_, n) =>
    Math.hypot(...[0, 1, 2].map((axis) => tee.at[3 * n + axis] - smooth.at[3 * n + axis])),
  ).toSorted((a, b) => a - b)
  expect(moved[Math.floor(0.99 * moved.length)]).toBeLessThan(1.5)
})

test('it creases the same way each time', () => {
  expect(creased().at).toEqual(tee.at)
})

test('what is turned away stays as it hung, and so do ribbons', () => {
  const { smooth: before, creased: after, clothNodes } = make('blue-stripe-shirt')
  const { at } = after()
  const still = (n: number) => [0, 1, 2].every((axis) => at[3 * n + axis] === before.at[3 * n + axis])
  const behind = Array.from({ length: at.length / 3 }, (_, n) => n).filter(
    (n) => before.normals[3 * n + 2] < -0.4,
  )
  expect(behind.length).toBeGreaterThan(1000)
  expect(behind.every(still)).toBe(true)
  const coarse = fit(sampleGarment('blue-stripe-shirt', 'tops', [255, 255, 255]))
  for (let n = clothNodes; n < coarse.at.length / 3; n++) expect(still(n)).toBe(true)
})

test('nowhere does it sink into her', () => {
  const deepest = Array.from({ length: tee.at.length / 3 }, (_, n) => n).map((n) => {
    let [nearest, best] = [0, Infinity]
    for (let vertex = 0; vertex < dummy.carried.length; vertex++) {
      const square =
        (places[3 * vertex] - tee.at[3 * n]) ** 2 +
        (places[3 * vertex + 1] - tee.at[3 * n + 1]) ** 2 +
        (places[3 * vertex + 2] - tee.at[3 * n + 2]) ** 2
      if (square < best) [nearest, best] = [vertex, square]
    }
    return [0, 1, 2].reduce(
      (sum, axis) => sum + (tee.at[3 * n + axis] - places[3 * nearest + axis]) * normals[3 * nearest + axis],
      0,
    )
  })
  expect(deepest.toSorted((a, b) => a - b)[Math.floor(0.002 * deepest.length)]).toBeGreaterThan(-0.6)
})
