import { expect, test } from 'vitest'
import { createMannequin } from '../testing/mannequin.ts'
import { armInFront, findOccluders } from './coverage.ts'

test('without a sleeve the armhole runs from the shoulder’s end down to the armpit', () => {
  expect(armInFront(0, 0, 0.5)).toBeLessThan(0.1)
  expect(armInFront(0, 0.2, 0.5)).toBe(1)
  expect(armInFront(0, 0.2, 0.4)).toBe(0)
  expect(armInFront(0, 0.5, 0.3)).toBe(1)
})

test('under a sleeve an arm comes out at its end', () => {
  expect(armInFront(1, 0.8, 0.6)).toBe(0)
  expect(armInFront(1, 1.2, 0.6)).toBe(1)
})

test('what she carries lies in front of new clothes, and shoes do not', () => {
  const body = createMannequin()
  const other = { ...body.segments.other, data: body.segments.other.data.slice() }
  const [bag, shoe] = [
    [200, 280],
    [126, 420],
  ].map(([x, y]) => y * body.photo.width + x)
  other.data[bag] = other.data[shoe] = 255
  const { head } = findOccluders({ ...body, segments: { ...body.segments, other } }, [])
  expect(head.data[bag]).toBe(255)
  expect(head.data[shoe]).toBe(0)
})

test('a boot goes under trousers as far up as it reaches, and a bag that hangs down to her feet does not', () => {
  const body = createMannequin()
  const other = { ...body.segments.other, data: body.segments.other.data.slice() }
  const at = (x: number, y: number) => y * body.photo.width + x
  for (let y = 350; y < 430; y++) for (let x = 118; x < 134; x++) other.data[at(x, y)] = 255
  for (let y = 260; y < 460; y++) for (let x = 215; x < 245; x++) other.data[at(x, y)] = 255
  const { head } = findOccluders({ ...body, segments: { ...body.segments, other } }, [])
  expect(head.data[at(126, 355)]).toBe(0)
  expect(head.data[at(230, 280)]).toBe(255)
  expect(head.data[at(235, 425)]).toBe(255)
})
