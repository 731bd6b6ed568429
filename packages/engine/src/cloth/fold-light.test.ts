import { describe, expect, test } from 'vitest'
import { shade, usualLight } from '../body/figure/fit-light.ts'
import { sewSheets, type Sheet } from '../testing/sewn-sheets.ts'
import { foldsTowards, fromOneSide, withoutFolds } from './fold-light.ts'

const sheet: Sheet = {
  carrier: 'trunk',
  colour: [128, 128, 128],
  left: -4,
  bottom: -4,
  width: 8,
  height: 8,
}

describe('light on folds', () => {
  test('a light from straight ahead gets a brighter side, and one from a side stays as it is', () => {
    const ahead = fromOneSide(usualLight)
    expect(shade(ahead, -0.6, 0, -0.8)).toBeGreaterThan(1.1 * shade(ahead, 0.6, 0, -0.8))
    const fromRight = usualLight.slice()
    fromRight[1] = 0.4
    expect(fromOneSide(fromRight)).toEqual(fromRight)
    fromRight[1] = 0.02
    expect(fromOneSide(fromRight)[1]).toBeGreaterThan(0.1)
  })

  test('a body under the cloth is no fold, and a fold is: bright towards the light, dark away from it', () => {
    const light = Float64Array.of(0.7, -0.3, 0, -0.3, 0, 0, 0, 0, 0)
    const towards = (place: (x: number, y: number) => readonly [number, number, number], x: number) => {
      const { cloth } = sewSheets({ ...sheet, place })
      const folds = foldsTowards(light, cloth, withoutFolds(cloth))
      let nearest = 0
      for (let n = 0; n < folds.length; n++)
        if (
          Math.hypot(cloth.at[3 * n] - x, cloth.at[3 * n + 1]) <
          Math.hypot(cloth.at[3 * nearest] - x, cloth.at[3 * nearest + 1])
        )
          nearest = n
      return folds[nearest]
    }
    const round = (x: number, y: number) => [x, y, -x * x * 0.02] as const
    const folded = (x: number, y: number) => [x, y, 0.5 * Math.sin((x * Math.PI) / 2)] as const
    expect(Math.abs(towards(round, 2))).toBeLessThan(0.05)
    expect(towards(folded, 0)).toBeGreaterThan(0.1)
    expect(towards(folded, 2)).toBeLessThan(-0.1)
  })
})
