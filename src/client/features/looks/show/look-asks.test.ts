import { expect, test } from 'vitest'
import { favoriteOf } from './look-asks.ts'

const option = (position: number, votes: number) => ({
  position,
  votes,
  lookId: `look-${position}`,
  title: '',
  pictureUrl: '',
})

test('the favorite is the look that is alone ahead', () => {
  expect(favoriteOf({ options: [option(0, 1), option(1, 3)] })?.position).toBe(1)
  expect(favoriteOf({ options: [option(0, 2), option(1, 2), option(2, 1)] })).toBeUndefined()
  expect(favoriteOf({ options: [option(0, 0), option(1, 0)] })).toBeUndefined()
})
