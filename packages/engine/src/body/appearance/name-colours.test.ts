import { describe, expect, test } from 'vitest'
import { toLab } from './lab.ts'
import { nameEyes, nameHair, nameSkin } from './name-colours.ts'

const lab = (hex: string) =>
  toLab(...([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]))

test('a colour is judged as the eye judges it', () => {
  expect(lab('#ffffff')).toMatchObject({ l: expect.closeTo(100, 1), a: expect.closeTo(0, 1) })
  expect(lab('#000000').l).toBeCloseTo(0, 3)
  expect(lab('#ff0000')).toMatchObject({ l: expect.closeTo(53.2, 0), a: expect.closeTo(80.1, 0) })
})

describe('a first guess at', () => {
  // Measured on faces of photos whose people were looked at.
  test.each([
    [{ l: 82, a: 9, b: 17 }, 'porcelain'],
    [{ l: 71, a: 18, b: 24 }, 'fair'],
    [{ l: 65, a: 13, b: 21 }, 'medium'],
    [{ l: 62, a: 9, b: 25 }, 'olive'],
    [{ l: 63, a: 23, b: 30 }, 'tan'],
    [{ l: 57, a: 21, b: 27 }, 'brown'],
    [{ l: 45, a: 15, b: 24 }, 'brown'],
    [{ l: 40, a: 15, b: 15 }, 'deep'],
  ])('skin %j: %s', (skin, tone) => expect(nameSkin(skin)).toBe(tone))

  test.each([
    ['#14110f', 'black'],
    ['#3a281f', 'dark_brown'],
    ['#6a4a35', 'brown'],
    ['#8e4427', 'red'],
    ['#c4a46e', 'blonde'],
    ['#a9a7a6', 'grey'],
    ['#b03a8c', 'colourful'],
    ['#2f7fb4', 'colourful'],
  ])('hair %s: %s', (hex, colour) => expect(nameHair(lab(hex))).toBe(colour))

  test.each([
    ['#4a2d1c', 'brown'],
    ['#15161c', 'brown'],
    ['#7d6a3c', 'hazel'],
    ['#6d7f55', 'green'],
    ['#6f93b8', 'blue'],
    ['#8c9092', 'grey'],
  ])('eyes %s: %s', (hex, colour) => expect(nameEyes(lab(hex))).toBe(colour))
})
