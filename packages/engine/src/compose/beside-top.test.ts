import { expect, test } from 'vitest'
import { UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { besideTop } from './beside-top.ts'

const body = createMannequin()
const { width } = body.photo
const row = Math.round(body.frame.toPhoto(0, 0.5 * body.frame.torso)[1])

/** The body in a top that is so many shoulders wide in one row. */
function inTop(shoulders: number) {
  const [labels, clothes, background] = [0, 0, 255].map((value) =>
    new Uint8Array(body.clothes.labels.length).fill(value),
  )
  const half = (shoulders * body.frame.shoulders) / 2
  const middle = body.frame.toPhoto(0, 0.5 * body.frame.torso)[0]
  for (let x = Math.ceil(middle - half); x < middle + half; x++) {
    const i = row * width + x
    labels[i] = UPPER_CLOTHES
    clothes[i] = 255
    background[i] = 0
  }
  const maskOf = (data: Uint8Array) => ({ ...body.photo, data })
  return {
    ...body,
    clothes: { ...body.clothes, labels },
    segments: { ...body.segments, clothes: maskOf(clothes), background: maskOf(background) },
  }
}

test('beside a top that is kept nothing of a skirt under it is seen', () => {
  const beside = besideTop(inTop(0.8))
  expect(beside(row * width + 1)).toBe(255)
  expect(beside(row * width + Math.round(body.frame.toPhoto(0, 0.5 * body.frame.torso)[0]))).toBe(0)
})

test('below its hem the skirt begins no wider than it is, and spreads from there', () => {
  const beside = besideTop(inTop(0.8))
  const side = Math.round(body.frame.toPhoto(0.4 * body.frame.shoulders, 0.5 * body.frame.torso)[0])
  expect(beside((row + 5) * width + side + 10)).toBe(255)
  expect(beside((row + 60) * width + side + 10)).toBe(0)
})

test('beside a corner of it the skirt goes on', () => {
  expect(besideTop(inTop(0.2))(row * width + 1)).toBe(0)
})
