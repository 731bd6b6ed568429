import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import type { PhotoCheck } from '../contract/advice.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { shippedFigure } from '../testing/shipped-figure.ts'
import { buildBody } from './body.ts'
import { packSeen, unpackSeen } from './seen-photo.ts'

const mannequin = createMannequin()
const { pose, segments } = mannequin
const check: PhotoCheck = {
  verdict: 'good',
  advice: [],
  width: 300,
  height: 500,
  against: { bottoms: 'cut_off' },
  mayBeChild: false,
}
const packed = await packSeen({ check, pose, segments }, 'hers')

test('what was found in a photo comes back as it was, and is small', async () => {
  expect(packed.size).toBeLessThan(100_000)
  expect(isDeepStrictEqual(await unpackSeen(packed, 'hers'), { check, pose, segments })).toBe(true)
})

test('the figure that was fitted comes back as exact as it was, and her body is built on it', async () => {
  const { fitted } = mannequin.figure
  const seen = await unpackSeen(await packSeen({ check, pose, segments, fitted }, 'hers'), 'hers')
  expect(isDeepStrictEqual(seen?.fitted, fitted)).toBe(true)
  const { frame, photo } = mannequin
  // A figure that is fitted anew would not have this.
  const marked = { ...fitted, miss: 0.123 }
  const body = buildBody(photo, pose, frame, segments, shippedFigure, { fitted: marked })
  expect(body.figure.fitted).toBe(marked)
})

test('it is of no use for another photo, nor where half of it is lost', async () => {
  expect(await unpackSeen(packed, 'another')).toBeUndefined()
  expect(await unpackSeen(packed.slice(0, packed.size / 2), 'hers')).toBeUndefined()
  expect(await unpackSeen(new Blob(['nothing']), 'hers')).toBeUndefined()
})
