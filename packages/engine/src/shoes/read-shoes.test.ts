import { expect, test } from 'vitest'
import { createMask, createPicture } from '../raster/plane.ts'
import { mainColour } from './read-shoes.ts'

/** Shares of a picture in one colour each, from the top. */
function stripes(...parts: [share: number, colour: [number, number, number]][]) {
  const picture = createPicture({ width: 40, height: 40 })
  const alpha = createMask(picture)
  let from = 0
  for (const [share, colour] of parts) {
    const to = from + Math.round(share * alpha.data.length)
    for (let i = from; i < to; i++) {
      picture.data.set([...colour, 255], 4 * i)
      alpha.data[i] = 255
    }
    from = to
  }
  return { picture, alpha }
}

test('a pump that shows more of its beige lining than of itself is black', () => {
  const { picture, alpha } = stripes([0.5, [190, 160, 125]], [0.3, [32, 30, 31]])
  expect(Math.max(...mainColour(picture, alpha)!)).toBeLessThan(50)
})

test('a beige pair is beige', () => {
  const { picture, alpha } = stripes([0.6, [190, 160, 125]])
  const [r, , b] = mainColour(picture, alpha)!
  expect(r).toBeGreaterThan(180)
  expect(b).toBeLessThan(130)
})

test('a picture in which nothing stands out tells no colour', () => {
  const { picture, alpha } = stripes()
  expect(mainColour(picture, alpha)).toBeUndefined()
})
