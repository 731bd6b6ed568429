import { expect, test } from 'vitest'
import { extraMedia, isVideo } from './detail-media.tsx'

test.each([
  ['https://cdn.shop.example/a.mp4', true],
  ['https://cdn.shop.example/a.MOV?x=1', true],
  ['https://cdn.shop.example/a.webm#t=1', true],
  ['/samples/garments/a/960.webp', false],
  ['https://cdn.shop.example/mp4.jpg', false],
])('spec 2.2.7: %s is a video: %s', (address, expected) => expect(isVideo(address)).toBe(expected))

test('up to two extras, and none of them twice', () => {
  expect(extraMedia('a', ['a', 'b', '', 'b', 'c', 'd'])).toEqual(['b', 'c'])
  expect(extraMedia('a', [])).toEqual([])
})

test('a film is one of them, wherever the shop names it', () => {
  expect(extraMedia('a', ['film.mp4', 'back', 'close'])).toEqual(['film.mp4', 'back'])
  expect(extraMedia('a', ['back', 'close', 'film.mp4'])).toEqual(['back', 'film.mp4'])
})
