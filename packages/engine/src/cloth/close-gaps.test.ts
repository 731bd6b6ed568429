import { expect, test } from 'vitest'
import { closeGaps } from './close-gaps.ts'

/** One column of pixels, each grey as said, '.' where there is none. */
function column(greys: (number | '.')[]) {
  const data = new Uint8ClampedArray(
    greys.flatMap((grey) => (grey === '.' ? [0, 0, 0, 0] : [grey, grey, grey, 255])),
  )
  closeGaps(data, { width: 1, height: greys.length }, 3)
  return greys.map((_, y) => (data[4 * y + 3] > 127 ? data[4 * y] : '.'))
}

test('a slit between two parts of cloth is cloth, of the colours beside it', () => {
  expect(column(['.', 100, '.', '.', '.', 140, '.'])).toEqual(['.', 100, 110, 120, 130, 140, '.'])
})

test('an opening stays open, and so does what is beyond a hem', () => {
  const open = ['.', 100, '.', '.', '.', '.', 140, '.', '.'] as const
  expect(column([...open])).toEqual([...open])
})
