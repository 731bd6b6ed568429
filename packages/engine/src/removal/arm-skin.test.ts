import { expect, test } from 'vitest'
import type { Body } from '../body/body.ts'
import { toLinear } from '../body/figure/linear-light.ts'
import { copyPicture } from '../raster/decode.ts'
import type { Colour } from '../raster/kmeans.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { layBareArm } from './bare-arm.ts'

/** The arm's brightness so far along and across it, 0 to 255 in green. */
function brightness(body: Body, along: number, from: number, to: number) {
  const arm = layBareArm(body, 0)!
  const colour: Colour = [0, 0, 0]
  const rows = new Map<number, number[]>()
  for (let k = 0; k < arm.cover.length; k++) {
    if (arm.cover[k] < 1 || Math.abs(arm.along[k] - along) > 0.06) continue
    const y = Math.floor(k / arm.width)
    rows.set(y, [...(rows.get(y) ?? []), k])
  }
  const values = [...rows.values()].flatMap((row) =>
    row.slice(Math.floor(from * row.length), Math.ceil(to * row.length)).map((k) => {
      arm.colourAt(k, colour)
      return colour[1]
    }),
  )
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

test('an arm beside her is darker towards her', () => {
  const body = createMannequin({ forearms: 10 })
  // The picture's left is her right: there her trunk is on the right of the arm.
  const [outer, inner] = [brightness(body, 0.6, 0.1, 0.4), brightness(body, 0.6, 0.6, 0.9)]
  expect(toLinear(outer)).toBeGreaterThan(1.1 * toLinear(inner))
})

test('a gloss along a forearm that is seen goes on under the sleeve', () => {
  const plain = createMannequin()
  const { segments } = plain
  const photo = copyPicture(plain.photo)
  for (let y = 175; y < 245; y++) {
    const row = Array.from({ length: 60 }, (_, x) => 70 + x).filter(
      (x) => segments.skin.data[y * photo.width + x],
    )
    for (const x of row.slice(0, Math.ceil(row.length / 3)))
      for (let c = 0; c < 3; c++) photo.data[4 * (y * photo.width + x) + c] += 40
  }
  const contrast = (body: Body) => brightness(body, 0.8, 0.15, 0.4) - brightness(body, 0.8, 0.6, 0.85)
  expect(contrast({ ...plain, photo })).toBeGreaterThan(contrast(plain) + 5)
})
