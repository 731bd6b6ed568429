import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import type { PhotoCheck } from '../contract/advice.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { shippedCuts } from '../testing/shipped-cuts.ts'
import { rehearse } from './rehearsal.ts'

const body = createMannequin()
const check: PhotoCheck = {
  verdict: 'good',
  advice: [],
  width: body.photo.width,
  height: body.photo.height,
  against: {},
  mayBeChild: false,
}

test('a look is rehearsed with the cuts that shoppers have, and leaves her photo as it is', async () => {
  const before = body.photo.data.slice()
  let pauses = 0
  await rehearse(check, body, shippedCuts, async () => ++pauses > 0)
  expect(pauses).toBe(1)
  expect(isDeepStrictEqual(body.photo.data, before)).toBe(true)
})

test('a rehearsal ends where a question waits', async () => {
  // Without its light nothing can be painted on the photo.
  const { skinLikeness: _, ...unfinished } = body
  const half = unfinished as typeof body
  await expect(rehearse(check, half, shippedCuts, async () => true)).rejects.toThrow()
  await rehearse(check, half, shippedCuts, async () => false)
})
