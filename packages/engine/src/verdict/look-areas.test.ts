import { expect, test } from 'vitest'
import type { Fit } from '../fit/fit.ts'
import { findOccluders } from '../fit/coverage.ts'
import { createMask } from '../raster/plane.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { measureAreas } from './look-areas.ts'

const body = createMannequin({ forearms: 12 })

test('sleeves that stay on under a new top are no old clothes that show', () => {
  const top = { category: 'tops', half: 'upper', armCover: [0, 0] } as unknown as Fit
  const undressed = { base: body.photo, ground: body.segments.background, lower: false, painted: 0 }
  const shown = (under?: { upper: boolean; lower: boolean }) =>
    measureAreas(body, [top], createMask(body.photo), findOccluders(body, [top]), undressed, under).oldShown
  expect(shown()).toBeGreaterThan(0.5)
  expect(shown({ upper: true, lower: false })).toBe(0)
})
