import { expect, test } from 'vitest'
import { createPlane } from '../raster/plane.ts'
import { contrastsOf } from './align-contrasts.ts'
import { findFlow } from './dense-flow.ts'
import { paint, texture } from './testing/textured.ts'

const size = { width: 256, height: 256 }
const at = texture(5)
const photo = contrastsOf(paint(size, at))

const levelsTo = (move: (y: number) => number) => {
  const picture = contrastsOf(paint(size, (x, y, c) => at(x - move(y), y, c)))
  return [1, 0].map((level) => ({ photo: photo[level], picture: picture[level] }))
}

test('a shift of three pixels is found everywhere', () => {
  const trust = createPlane(size)
  trust.data.fill(1)
  const flow = findFlow(
    levelsTo(() => 3),
    trust,
  )
  const move = { x: 0, y: 0 }
  for (const [across, down] of [
    [0.2, 0.2],
    [0.5, 0.5],
    [0.8, 0.7],
  ] as const) {
    flow.at(across, down, move)
    expect(move.x * size.width).toBeCloseTo(3, 0)
    expect(Math.abs(move.y * size.width)).toBeLessThan(0.4)
  }
})

test('where nothing is trusted, what is around moves it', () => {
  const trust = createPlane(size)
  for (let i = 0; i < trust.data.length; i++) {
    const [x, y] = [i % 256, Math.floor(i / 256)]
    trust.data[i] = x > 96 && x < 160 && y > 96 && y < 160 ? 0 : 1
  }
  const flow = findFlow(
    levelsTo(() => 3),
    trust,
  )
  const move = { x: 0, y: 0 }
  flow.at(0.5, 0.5, move)
  expect(move.x * size.width).toBeGreaterThan(2)
})
