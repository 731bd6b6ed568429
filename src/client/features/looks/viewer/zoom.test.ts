import { describe, expect, test } from 'vitest'
import { keepInside, pinch, resting, stepZoom, viewAfterKey, zoomTo, type View } from './zoom.ts'

describe('spec 2.2.21: the look viewer zooms from 0.5 to 3 in steps of 0.25', () => {
  test('the buttons pass through every quarter and stop at both ends', () => {
    const up = [1]
    while (stepZoom(up.at(-1)!, 1) !== up.at(-1)) up.push(stepZoom(up.at(-1)!, 1))
    expect(up).toEqual([1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3])
    const down = [1]
    while (stepZoom(down.at(-1)!, -1) !== down.at(-1)) down.push(stepZoom(down.at(-1)!, -1))
    expect(down).toEqual([1, 0.75, 0.5])
  })

  test.each([
    [1.1, 1, 1.25],
    [1.1, -1, 1],
    [2.99, 1, 3],
    [0.51, -1, 0.5],
  ] as const)('after a pinch to %f, a step of %i ends at %f', (scale, direction, expected) => {
    expect(stepZoom(scale, direction)).toBe(expected)
  })

  test.each([
    ['+', 1.25],
    ['=', 1.25],
    ['-', 0.75],
    ['0', 1],
  ])('the key %s', (key, scale) => {
    expect(viewAfterKey(resting, key)?.scale).toBe(scale)
  })

  test('other keys are left to the page', () => {
    expect(viewAfterKey(resting, 'Tab')).toBeNull()
    expect(viewAfterKey(resting, 'a')).toBeNull()
  })
})

const at = (view: View, point: { x: number; y: number }) => ({
  x: (point.x - view.x) / view.scale,
  y: (point.y - view.y) / view.scale,
})

describe('what she points at stays where she points', () => {
  test('while the wheel turns', () => {
    const point = { x: 120, y: -80 }
    const before: View = { scale: 1.5, x: 30, y: 10 }
    const after = zoomTo(before, 2.5, point)
    expect(at(after, point).x).toBeCloseTo(at(before, point).x)
    expect(at(after, point).y).toBeCloseTo(at(before, point).y)
  })

  test('while two fingers part and wander', () => {
    const from: [{ x: number; y: number }, { x: number; y: number }] = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ]
    const to: typeof from = [
      { x: -80, y: 20 },
      { x: 120, y: 20 },
    ]
    const after = pinch(resting, from, to)
    expect(after.scale).toBe(2)
    expect(at(after, to[0])).toEqual(at(resting, from[0]))
    expect(at(after, to[1])).toEqual(at(resting, from[1]))
  })

  test('a pinch stops at the limits too', () => {
    const from: [{ x: number; y: number }, { x: number; y: number }] = [
      { x: -1, y: 0 },
      { x: 1, y: 0 },
    ]
    expect(
      pinch(resting, from, [
        { x: -100, y: 0 },
        { x: 100, y: 0 },
      ]).scale,
    ).toBe(3)
  })
})

describe('the picture never leaves its stage', () => {
  const stage = { width: 400, height: 600 }
  test('smaller than the stage: in the middle', () => {
    expect(keepInside({ scale: 0.5, x: 90, y: -40 }, stage, stage)).toEqual({ scale: 0.5, x: 0, y: 0 })
  })
  test('larger: its edge stops at the edge of the stage', () => {
    expect(keepInside({ scale: 2, x: 900, y: -900 }, stage, stage)).toEqual({ scale: 2, x: 200, y: -300 })
  })
})
