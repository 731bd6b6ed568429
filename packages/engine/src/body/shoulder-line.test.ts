import { expect, test } from 'vitest'
import { createMannequin } from '../testing/mannequin.ts'
import { measureShoulderLine, shoulderLineOn, usualShoulderTop } from './shoulder-line.ts'

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

test('where hair hides a shoulder it runs on as far from the expected line as elsewhere', () => {
  const hair = { ...segments.hair, data: segments.hair.data.slice() }
  for (let y = 0; y < photo.height; y++)
    for (let x = Math.round(frame.toPhoto(0, 0)[0]) + 1; x < photo.width; x++)
      hair.data[y * photo.width + x] = 255
  const line = measureShoulderLine(photo, frame, { ...segments, hair }, usual)
  const off = (x: number) => line(x) - usual(x)
  const seen = [0.25, 0.35, 0.45, 0.55].map((away) => off(-away * shoulders))
  const mean = seen.reduce((sum, value) => sum + value, 0) / seen.length
  expect(Math.abs(off(0.4 * shoulders) - mean)).toBeLessThan(0.03 * shoulders)
})
