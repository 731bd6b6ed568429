import { describe, expect, test } from 'vitest'
import { addResidual, createEquations, minimise, solveDamped } from './least-squares.ts'

const places = Int32Array.of(0, 1)

describe('least squares', () => {
  test('one step solves a linear problem', () => {
    const equations = createEquations(2)
    // 2x + y = 5, x − 3y = −1, seen from x = y = 0.
    addResidual(equations, -5, places, Float64Array.of(2, 1))
    addResidual(equations, 1, places, Float64Array.of(1, -3))
    const step = solveDamped(equations, 0)!
    expect([...step].map((value) => Math.round(value * 1e4) / 1e4)).toEqual([2, 1])
  })

  test('an unknown that nothing depends on stays where it is', () => {
    const equations = createEquations(3)
    addResidual(equations, -4, Int32Array.of(1), Float64Array.of(2))
    const step = solveDamped(equations, 1e-3)!
    expect(step[0]).toBeCloseTo(0)
    expect(step[1]).toBeCloseTo(2, 1)
  })

  test('a curved valley is gone down to its end', () => {
    const residuals = ([x, y]: number[]) => [10 * (y - x * x), 1 - x]
    const found = minimise(
      {
        size: 2,
        advance: ([x, y]: number[], step) => [x + step[0], y + step[1]],
        evaluate(state, equations) {
          const [a, b] = residuals(state)
          if (equations) {
            addResidual(equations, a, places, Float64Array.of(-20 * state[0], 10))
            addResidual(equations, b, places, Float64Array.of(-1, 0))
          }
          return a * a + b * b
        },
      },
      [-1.2, 1],
      80,
      1e-9,
    )
    expect(found.cost).toBeLessThan(1e-6)
    expect(found.state[0]).toBeCloseTo(1, 2)
  })
})
