import { expect, test } from 'vitest'
import { atSizes, follow, placeIn, registerPairs, type Registration } from './registration.ts'

const sent: Registration = { across: 0.9, down: 0.9, turn: 0.02, x0: 14, y0: -6 }
const places = Array.from({ length: 12 }, (_, n) => [40 + 37 * (n % 4), 60 + 91 * Math.floor(n / 4)] as const)

test('landmarks tell size, turn and place, though two of twelve are wrong', () => {
  const found = registerPairs(
    places.map((from, n) => {
      const [x, y] = placeIn(sent, from)
      return { from, to: n < 2 ? [x + 80, y - 50] : [x, y], weight: 1 }
    }),
  )!
  for (const place of places) {
    const [x, y] = placeIn(found, place)
    const [wantedX, wantedY] = placeIn(sent, place)
    expect(Math.hypot(x - wantedX, y - wantedY)).toBeLessThan(1)
  }
})

test('too few landmarks tell nothing', () => {
  expect(registerPairs(places.slice(0, 3).map((from) => ({ from, to: from, weight: 1 })))).toBeUndefined()
})

test('a registration at half the size says the same of pixels’ centres', () => {
  const [x, y] = placeIn(atSizes(sent, 0.5, 0.5), [50, 80])
  const [wantedX, wantedY] = placeIn(sent, [100.5, 160.5])
  expect([2 * x + 0.5, 2 * y + 0.5]).toEqual([expect.closeTo(wantedX, 6), expect.closeTo(wantedY, 6)])
})

test('one registration after another is one registration', () => {
  const inner: Registration = { across: 1.01, down: 0.99, turn: -0.01, x0: 3, y0: 2 }
  const [x, y] = placeIn(follow(sent, inner), [200, 300])
  const [wantedX, wantedY] = placeIn(sent, placeIn(inner, [200, 300]))
  expect(Math.hypot(x - wantedX, y - wantedY)).toBeLessThan(0.2)
})
