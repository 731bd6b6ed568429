import { expect, test } from 'vitest'
import { createMannequin } from '../testing/mannequin.ts'
import { measureShoulderLine, usualShoulderTop } from './shoulder-line.ts'

const { frame, segments, photo } = createMannequin()
const { shoulders } = frame
const usual = usualShoulderTop(frame)

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
