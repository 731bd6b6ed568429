import { expect, test } from 'vitest'
import { boneNames } from '../body/model/model.ts'
import { sewSheets, type Sheet } from '../testing/sewn-sheets.ts'
import { layArmholes } from './armholes.ts'

const sheet: Sheet = { carrier: 'trunk', colour: [128, 128, 128], left: 0, bottom: 0, width: 16, height: 16 }

/** Her shoulders are 20 cm up, at both ends of a sheet twice as wide. */
const joints = new Float64Array(3 * boneNames.length)
joints.set([16, 20, 0], 3 * boneNames.indexOf('upperarm_l'))
joints.set([-16, 20, 0], 3 * boneNames.indexOf('upperarm_r'))

/** Half a front without a sleeve whose border has a corner that stands off, or in, by so much. */
function lay(corner: number, carrier: Sheet['carrier'] = 'trunk') {
  const { garment, cloth } = sewSheets({ ...sheet, carrier })
  const at = cloth.at.slice()
  const nodeAt = (x: number, y: number) =>
    cloth.at.findIndex((_, i) => i % 3 === 0 && cloth.at[i] === x && cloth.at[i + 1] === y)
  at[nodeAt(16, 8)] += corner
  const before = at.slice()
  layArmholes(garment.piece, { joints }, at)
  return {
    at: (x: number, y: number) => at[nodeAt(x, y)],
    isSame: at.every((value, i) => value === before[i]),
  }
}

test('a corner that stands off under an arm goes in, and the cloth beside it comes along', () => {
  const { at } = lay(5)
  expect(at(16, 8)).toBeLessThan(17.5)
  expect(at(14, 8)).toBeLessThan(14)
  expect(at(4, 8)).toBe(4)
})

test('nothing is drawn out to where it did not reach', () => {
  const { at } = lay(-3)
  expect(at(16, 8)).toBe(13)
})

test('a cuff stays as it is', () => {
  expect(lay(5, 'armLeft').isSame).toBe(true)
})
