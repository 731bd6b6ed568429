import { describe, expect, test } from 'vitest'
import type { GarmentCategory } from '../contract/garment-categories.ts'
import { fitGarments } from '../try-on/try-on.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { sampleGarment } from '../testing/sample-garment.ts'
import { wearingOf, type Wearing } from '../contract/wearing.ts'
import { frontOf, withFront } from './open-front.ts'
import type { SewnGarment } from './sewn-garment.ts'

const body = createMannequin()
const white = [255, 255, 255] as const
const sample = (id: string, category: GarmentCategory = 'outerwear') =>
  sampleGarment(id, category, [...white])

function wear(garment: SewnGarment, wish: Partial<Wearing> = {}) {
  const [fit] = fitGarments(body, [garment], [wearingOf(wish)])
  const [panel] = fit.layers
  const { left, top, width, height, data } = panel
  /** Pixels of a row of the photo between the first and the last that it covers, which it does not. */
  const gap = (y: number) => {
    const row = y - top
    if (row < 0 || row >= height) return 0
    const covered = Array.from({ length: width }, (_, x) => data[4 * (row * width + x) + 3] > 127)
    const middle = Math.round(body.frame.toPhoto(0, body.frame.torso / 2)[0]) - left
    if (covered[middle]) return 0
    return covered.indexOf(true, middle) - covered.lastIndexOf(true, middle)
  }
  return { fit, gap }
}

/** Rows of the photo at shares of the torso. */
const rowAt = (share: number) => Math.round(body.frame.toPhoto(0, share * body.frame.torso)[1])
const cm = body.figure.fitted.scale

describe.each([
  ['mocha-blazer', 'outerwear'],
  ['black-bomber-jacket', 'outerwear'],
  ['navy-cardigan', 'tops'],
] as const)('%s', (id, category) => {
  const garment = sample(id, category)
  const closed = wear(garment)
  const open = wear(garment, { isOpen: true })

  test('comes closed, and worn open its fronts hang apart at her waist, and do not fly', () => {
    expect(frontOf(garment)).toBe('closed')
    expect(closed.gap(rowAt(0.8))).toBe(0)
    const { fit, gap } = open
    expect(fit.front).toBe('closed')
    expect(gap(rowAt(0.75)) / cm).toBeGreaterThan(5)
    expect(gap(rowAt(0.75)) / cm).toBeLessThan(20)
  })

  test('worn open keeps what she wears under it, whatever it is sold as', () => {
    expect(closed.fit.category).toBe(category)
    expect(open.fit.category).toBe('outerwear')
  })

  test('worn closed is what it comes as', () => {
    expect(withFront(garment, false)).toBe(garment)
    expect(withFront(garment, null)).toBe(garment)
    expect(withFront(garment, true)).toBe(withFront(garment, true))
  })
})

describe('a coat that is sold open', () => {
  const coat = sample('camel-coat')

  test('comes open, and is closed below its lapels where she wishes', () => {
    expect(frontOf(coat)).toBe('open')
    expect(wear(coat).gap(rowAt(0.8)) / cm).toBeGreaterThan(8)
    const closed = wear(coat, { isOpen: false })
    for (const share of [0.75, 0.85, 0.95]) expect(closed.gap(rowAt(share)), `${share}`).toBe(0)
  })
})

test('a blouse has no front to be worn otherwise', () => {
  const blouse = sample('white-tee', 'tops')
  expect(frontOf(blouse)).toBeNull()
  expect(withFront(blouse, true)).toBe(blouse)
})
