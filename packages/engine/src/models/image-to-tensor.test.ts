import { expect, test } from 'vitest'
import { imageToTensor } from './image-to-tensor.ts'

/** Four by four pixels, red their column, green their row, blue full. */
const picture = {
  width: 4,
  height: 4,
  data: Uint8ClampedArray.from({ length: 64 }, (_, i) => {
    const pixel = Math.floor(i / 4)
    return [(pixel % 4) * 10, Math.floor(pixel / 4) * 10, 255, 255][i % 4]
  }),
}
const whole = { x: 2, y: 2, side: 4, turn: 0 }
const plain = { black: 0, isBlackBeyond: false }

/** Columns and rows of the pixels that a tensor shows. */
const places = (tensor: Float32Array) =>
  Array.from({ length: tensor.length / 3 }, (_, i) => [
    Math.round(tensor[i * 3] * 25.5),
    Math.round(tensor[i * 3 + 1] * 25.5),
  ])

test('the whole picture at its own size is itself, from black to 1', () => {
  const tensor = imageToTensor(picture, whole, 4, plain)
  expect(places(tensor).slice(0, 6)).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [0, 1],
    [1, 1],
  ])
  const signed = imageToTensor(picture, whole, 4, { ...plain, black: -1 })
  expect([signed[0], signed[2]]).toEqual([-1, 1])
})

test('a square that is turned by a quarter shows the picture turned back', () => {
  const tensor = imageToTensor(picture, { ...whole, turn: Math.PI / 2 }, 4, plain)
  // To the right in the square is down in the picture.
  expect(places(tensor).slice(0, 3)).toEqual([
    [3, 0],
    [3, 1],
    [3, 2],
  ])
})

test('beyond the picture it is black, or its border goes on', () => {
  const beyond = { x: 0, y: 2, side: 4, turn: 0 }
  const blue = (isBlackBeyond: boolean) => imageToTensor(picture, beyond, 4, { black: 0, isBlackBeyond })[2]
  expect(blue(true)).toBe(0)
  expect(blue(false)).toBe(1)
})

test('between pixels colours are mixed and rounded to whole numbers', () => {
  const [red] = imageToTensor(picture, { ...whole, x: 2.26 }, 4, plain)
  // 0.26 of a pixel is 8 of 32 steps: a quarter of 10 is 2.5.
  expect(red * 255).toBeCloseTo(3, 5)
})
