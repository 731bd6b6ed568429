import { expect, test } from 'vitest'
import { measureShoulderLine, usualShoulderTop } from '../photo/shoulder-line.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { shoulderLineOn } from './shoulder-line-on-figure.ts'

const { figure, frame, segments, photo } = createMannequin()
const { shoulders } = frame
const usual = usualShoulderTop(frame)

/** Padding as high as this over her shoulders, in shoulder widths. */
function padded(by: number) {
  const clothes = { ...segments.clothes, data: segments.clothes.data.slice() }
  for (const side of [-1, 1])
    for (let away = 0.22; away < 0.6; away += 0.004)
      for (let y = usual(away * shoulders) - by * shoulders; y < 0; y++) {
        const [px, py] = frame.toPhoto(side * away * shoulders, y).map(Math.round)
        clothes.data[py * photo.width + px] = 255
      }
  return { ...segments, clothes }
}

test('without a figure padding raises her shoulders, on the figure they stay hers', () => {
  const x = 0.35 * shoulders
  const rise = (line: (parts: typeof segments) => number) => line(segments) - line(padded(0.2))
  const before = rise((parts) => measureShoulderLine(photo, frame, parts, usual)(x))
  const on = rise((parts) => shoulderLineOn(figure.view, frame, parts, usual)(x))
  expect(before).toBeGreaterThan(0.04 * shoulders)
  expect(on).toBeLessThan(0.9 * before)
})
