import { expect, test } from 'vitest'
import { copyPicture } from '../raster/decode.ts'
import { createMask } from '../raster/plane.ts'
import { colours, createMannequin } from '../testing/mannequin.ts'
import { runTrousersUp } from './under-hem.ts'

const body = createMannequin()
const { width } = body.photo

/** The colour at a place just above the old hem once the new top covers all above a row. */
function belowHem(row: number, [x, y]: [number, number]) {
  const covered = createMask(body.photo)
  covered.data.fill(255, 0, row * width)
  const base = copyPicture(body.photo)
  runTrousersUp(body, covered, base, undefined)
  return [...base.data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)]
}

const away = (colour: number[], from: number[]) => Math.hypot(...colour.map((value, c) => value - from[c]))

test('a strip of the old top below the new hem becomes trousers', () => {
  expect(away(belowHem(236, [130, 241]), colours.oldTrousers)).toBeLessThan(20)
})

test('below a short top the old one stays: her midriff is not known', () => {
  expect(away(belowHem(200, [130, 241]), colours.oldTop)).toBeLessThan(20)
})
