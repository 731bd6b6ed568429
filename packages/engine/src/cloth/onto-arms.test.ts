import { expect, test } from 'vitest'
import { pointOnChain } from '../fit/arm-chain.ts'
import { findArm } from '../fit/place-arm.ts'
import { add } from '../geometry/math.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { ontoArms, type OnArm } from './onto-arms.ts'

const body = createMannequin({ forearms: 10 })
const arm = findArm(body, 0)!
const alongs = Array.from({ length: 41 }, (_, k) => k * 0.05)
const width = 18

/** A sleeve on the figure's arm: a place on each side of each rung, as wide as `half` says. */
const sleeve = (half: (along: number) => number) =>
  Float64Array.from(
    arm.rungs.flatMap(({ at, outwards, inner, outer, along }) =>
      [-1, 1].flatMap((way) => {
        const [x, y] = add(at, outwards, (inner + outer) / 2 + way * half(along))
        return [x, -y, 0]
      }),
    ),
  )
const widthAt = (places: Float64Array, along: number) => {
  const i = 6 * Math.round(along / 0.05)
  return Math.hypot(places[i] - places[i + 3], places[i + 1] - places[i + 4])
}
const onArm = (place: number): OnArm => ({ side: 0, isFore: alongs[place >> 1] > 1 })

test('a sleeve ends at the wrist that the photo has, and closes on it', () => {
  const moved = ontoArms(
    body,
    sleeve(() => width),
    onArm,
  )
  const i = 6 * (alongs.length - 1)
  const middle = [(moved[i] + moved[i + 3]) / 2, -(moved[i + 1] + moved[i + 4]) / 2]
  const { at } = pointOnChain(arm.chain, 2)
  expect(Math.hypot(middle[0] - at[0], middle[1] - at[1])).toBeLessThan(1.5)
  expect(widthAt(moved, 2)).toBeLessThan(0.75 * 2 * width)
  expect(widthAt(moved, 0.9)).toBeCloseTo(2 * width, 0)
})

test('a sleeve that is cut to flare stays wide', () => {
  const flared = sleeve((along) => width * (along > 1.6 ? 1.5 : 1))
  expect(Math.abs(widthAt(ontoArms(body, flared, onArm), 2) - widthAt(flared, 2))).toBeLessThan(1)
})

test('what is on no arm stays where it is', () => {
  const places = sleeve(() => width)
  expect(ontoArms(body, places, () => undefined)).toEqual(places)
})
