import { expect, test } from 'vitest'
import { pointOnChain } from '../fit/arm-chain.ts'
import { findArm } from '../fit/place-arm.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { createMask } from '../raster/plane.ts'
import { withinArms } from './within-arms.ts'

const body = createMannequin()
const { at } = pointOnChain(findArm(body, 0)!.chain, 1.3)
const y = -Math.round(at[1])
/** Beyond the arm, and on the trunk beside it. */
const places = () => Float64Array.of(at[0] - 30, y, 0, at[0] + 30, y, 0)

test('trunk cloth beyond an arm with the ground beside it goes under that arm', () => {
  const [beyond, , , within] = withinArms(body, places(), () => true)
  expect(Math.abs(beyond - at[0])).toBeLessThan(6)
  expect(within).toBe(at[0] + 30)
})

test('sleeves stay, and so does cloth where more of her is beside the arm', () => {
  expect(withinArms(body, places(), () => false)).toEqual(places())
  const { segments, photo } = body
  const background = createMask(photo)
  const inCrowd = { ...body, segments: { ...segments, background } }
  expect(withinArms(inCrowd, places(), () => true)).toEqual(places())
})
