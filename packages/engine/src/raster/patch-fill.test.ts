import { expect, test } from 'vitest'
import { fillMembrane, type Known } from './membrane.ts'
import { fillByPatches } from './patch-fill.ts'
import type { Colour } from './kmeans.ts'

const [width, height] = [240, 200]
const PERSON: Colour = [255, 0, 255]

type Paint = (x: number, y: number) => number

/** A grey picture with a person in it who is of another colour. */
function withPerson(value: Paint, isPerson: (x: number, y: number) => boolean): Known {
  const colours = new Float32Array(width * height * 3)
  const known = new Uint8Array(width * height)
  for (let i = 0; i < known.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)]
    known[i] = isPerson(x, y) ? 0 : 255
    colours.set(known[i] ? [value(x, y), value(x, y), value(x, y)] : PERSON, i * 3)
  }
  return { width, height, colours, known }
}

const inMiddle = (x: number, y: number) => x > 95 && x < 145 && y > 50 && y < 150

function fill(picture: Known) {
  fillMembrane(picture)
  const wanted = picture.known.map((value) => 255 - value)
  return fillByPatches(picture, wanted)
}

/** How far the filled pixels are from what they should be, on average, levels. */
function meanError({ colours, known }: Known, value: Paint) {
  let sum = 0
  let count = 0
  for (let i = 0; i < known.length; i++) {
    if (known[i]) continue
    sum += Math.abs(colours[i * 3] - value(i % width, Math.floor(i / width)))
    count++
  }
  return sum / count
}

const horizon: Paint = (_, y) => (y < 90 ? 200 : 60)
const boards: Paint = (_, y) => (Math.floor(y / 8) % 2 ? 170 : 110)
const slantedStripes: Paint = (x, y) => (Math.floor((x + y) / 10) % 2 ? 170 : 110)

test('a horizon, boards and slanted stripes go on behind her, where a smooth fill makes them grey', () => {
  for (const [paint, most] of [
    [horizon, 4],
    [boards, 8],
    [slantedStripes, 14],
  ] as const) {
    const smooth = withPerson(paint, inMiddle)
    fillMembrane(smooth)
    const picture = withPerson(paint, inMiddle)
    fill(picture)
    expect(meanError(picture, paint)).toBeLessThan(most)
    expect(meanError(picture, paint)).toBeLessThan(meanError(smooth, paint) / 2)
  }
})

test('a flat ground stays flat, and a gradient goes on', () => {
  const flat = withPerson(() => 240, inMiddle)
  fill(flat)
  expect(flat.colours.every((value) => Math.abs(value - 240) < 1)).toBe(true)
  const slope: Paint = (x, y) => 60 + 0.3 * x + 0.2 * y
  const sloping = withPerson(slope, inMiddle)
  fill(sloping)
  expect(meanError(sloping, slope)).toBeLessThan(8)
})

test('nothing of her own colour is left or copied, and what is known stays as it was', () => {
  const picture = withPerson(slantedStripes, inMiddle)
  const before = picture.colours.slice()
  const from = fill(picture)!
  for (let i = 0; i < picture.known.length; i++) {
    const [r, g, b] = picture.colours.subarray(i * 3, i * 3 + 3)
    const isGrey = Math.abs(r - g) + Math.abs(b - g) < 0.1
    const isRight = picture.known[i] ? from[i] === -1 && r === before[i * 3] : picture.known[from[i]] === 255
    if (!isGrey || !isRight) expect.fail(`pixel ${i}: ${r} ${g} ${b} from ${from[i]}`)
  }
})

test('only what is wanted is filled', () => {
  const picture = withPerson(boards, inMiddle)
  fillMembrane(picture)
  const before = picture.colours.slice()
  const wanted = picture.known.map((value, i) => (i % width < 110 ? 255 - value : 0))
  const from = fillByPatches(picture, wanted)!
  expect(from.map((source) => (source < 0 ? 0 : 255))).toEqual(Int32Array.from(wanted))
  const isKept = (k: number) => wanted[Math.floor(k / 3)] > 0 || picture.colours[k] === before[k]
  expect(before.every((_, k) => isKept(k))).toBe(true)
})

test('where nothing is known nothing changes, nor where nothing is wanted', () => {
  const unknown = withPerson(boards, () => true)
  expect(fill(unknown)).toBeUndefined()
  expect([...unknown.colours.subarray(0, 3)]).toEqual(PERSON)
  const whole = withPerson(boards, () => false)
  expect(fill(whole)).toBeUndefined()
})

test('the same picture is filled the same way twice', () => {
  const [first, second] = [withPerson(slantedStripes, inMiddle), withPerson(slantedStripes, inMiddle)]
  fill(first)
  fill(second)
  expect(first.colours).toEqual(second.colours)
})
