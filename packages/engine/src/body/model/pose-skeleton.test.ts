import { describe, expect, test } from 'vitest'
import { copyStance, createStance, placeVertices, turnBone, turnOf } from './pose-skeleton.ts'
import { postModel } from './testing/model.ts'

const model = postModel()
const at = (places: Float32Array, vertex: number) =>
  [...places.subarray(3 * vertex, 3 * vertex + 3)].map((value) => Math.round(value * 1000) / 1000)

describe('a figure before the camera', () => {
  test('at rest faces it: her left is the right of the picture, and up is up', () => {
    const stance = createStance(model)
    stance.at.set([5, 0, 300])
    expect(at(placeVertices(model, stance), 3)).toEqual([8, -20, 299])
  })

  test('bends where a bone turns, and half where two bones share the skin', () => {
    const stance = createStance(model)
    stance.at.set([0, 0, 300])
    turnBone(stance.turns, 1, 0, 0, Math.PI / 2)
    const places = placeVertices(model, stance)
    expect(at(places, 0)).toEqual([0, 0, 300])
    expect(at(places, 1)).toEqual([0, -10, 300])
    // A quarter to her right: what stood ten above the joint lies ten beside it.
    expect(at(places, 2)).toEqual([-10, -10, 300])
  })

  test('takes a shape, and its joints move with it', () => {
    const stance = createStance(model)
    stance.at.set([0, 0, 300])
    stance.shape[0] = 2
    turnBone(stance.turns, 1, 0, 0, Math.PI / 2)
    expect(at(placeVertices(model, stance), 2)).toEqual([-12, -12, 300])
  })

  test('is turned back by what its turn is told to be', () => {
    const stance = createStance(model)
    turnBone(stance.turns, 1, 0.3, -0.4, 0.5)
    const turn = turnOf(stance.turns, 1)
    expect(turn.map((value) => Math.round(value * 1e6) / 1e6)).toEqual([0.3, -0.4, 0.5])
    const copy = copyStance(stance)
    turnBone(copy.turns, 1, -turn[0], -turn[1], -turn[2])
    expect(Math.hypot(...turnOf(copy.turns, 1))).toBeLessThan(1e-9)
    expect(Math.hypot(...turnOf(stance.turns, 1))).toBeGreaterThan(0.7)
  })
})
