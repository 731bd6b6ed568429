import { expect, test } from 'vitest'
import { fillMembrane, type Known } from './membrane.ts'

const [width, height] = [96, 80]

/** A picture of a value a place, with a hole in its middle that holds another picture's white. */
function punched(value: (x: number, y: number) => number, isHole: (x: number, y: number) => boolean): Known {
  const colours = new Float32Array(width * height * 3)
  const known = new Uint8Array(width * height)
  for (let i = 0; i < known.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)]
    known[i] = isHole(x, y) ? 0 : 255
    colours.fill(known[i] ? value(x, y) : 255, i * 3, i * 3 + 3)
  }
  return { width, height, colours, known }
}

const inMiddle = (x: number, y: number) => x > 30 && x < 66 && y > 20 && y < 62

/** The largest distance of any pixel from what it should be. */
function worst({ colours }: Known, value: (x: number, y: number) => number) {
  let most = 0
  for (let k = 0; k < colours.length; k++) {
    const i = Math.floor(k / 3)
    most = Math.max(most, Math.abs(colours[k] - value(i % width, Math.floor(i / width))))
  }
  return most
}

test('a flat ground stays flat', () => {
  const picture = punched(() => 90, inMiddle)
  fillMembrane(picture)
  expect(worst(picture, () => 90)).toBeLessThan(0.1)
})

test('what falls evenly goes on falling evenly', () => {
  const slope = (x: number, y: number) => 40 + 0.9 * x + 0.4 * y
  const picture = punched(slope, inMiddle)
  fillMembrane(picture)
  expect(worst(picture, slope)).toBeLessThan(1.5)
})

test('a gap that is open to the border is filled from its other sides', () => {
  const picture = punched(
    () => 90,
    (x, y) => x > 30 && x < 66 && y > 20,
  )
  fillMembrane(picture)
  expect(worst(picture, () => 90)).toBeLessThan(0.1)
})

test('where nothing is known nothing changes', () => {
  const picture = punched(
    () => 0,
    () => true,
  )
  fillMembrane(picture)
  expect(worst(picture, () => 255)).toBe(0)
})
