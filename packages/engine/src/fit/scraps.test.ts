import { expect, test } from 'vitest'
import { createMannequin } from '../testing/mannequin.ts'
import { findOccluders } from './coverage.ts'

test('a buckle on the old clothes goes with them, and a bag’s strap that reaches beyond them stays', () => {
  const body = createMannequin()
  const other = { ...body.segments.other, data: body.segments.other.data.slice() }
  const at = (x: number, y: number) => y * body.photo.width + x
  const trunk = Math.round(body.frame.toPhoto(0, 0.6 * body.frame.shoulders)[0])
  const middle = Math.round(body.frame.toPhoto(0, 0.6 * body.frame.shoulders)[1])
  for (let y = 0; y < 4; y++) for (let x = 0; x < 4; x++) other.data[at(trunk + x, middle + y)] = 255
  for (let x = trunk; x < body.photo.width; x++) other.data[at(x, middle - 12)] = 255
  const { head } = findOccluders({ ...body, segments: { ...body.segments, other } }, [])
  expect(body.clothes.labels[at(trunk - 5, middle)]).not.toBe(0)
  expect(head.data[at(trunk + 1, middle + 1)]).toBe(0)
  expect(head.data[at(trunk + 20, middle - 12)]).toBe(255)
})
