import { expect, test } from 'vitest'
import type { Colour } from '../raster/kmeans.ts'
import { createPicture } from '../raster/plane.ts'
import { createSegments } from '../testing/people.ts'
import { tellApart } from './tell-apart.ts'

const size = { width: 240, height: 240 }
const shoulders = 200
const WHITE: Colour = [250, 250, 250]
const HAIR: Colour = [60, 40, 30]
const GREY: Colour = [96, 98, 104]
const SKIN: Colour = [200, 150, 125]

/** Hair above grey cloth with bare skin at its right, as the network sees them; the photo is painted alike. */
function scene() {
  const { segments, paint } = createSegments(size)
  const photo = createPicture(size)
  const colour = (colourOf: Colour, left: number, top: number, width: number, height: number) => {
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) {
        // Nothing is of one colour alone.
        const light = 1 + (((x * 7 + y * 13) % 9) - 4) / 40
        photo.data.set([...colourOf.map((value) => value * light), 255], 4 * (y * size.width + x))
      }
  }
  const both = (name: 'hair' | 'clothes' | 'skin', of: Colour, ...box: [number, number, number, number]) => {
    paint(name, ...box)
    colour(of, ...box)
  }
  colour(WHITE, 0, 0, 240, 240)
  both('hair', HAIR, 40, 20, 100, 100)
  both('clothes', GREY, 40, 120, 100, 120)
  both('skin', SKIN, 140, 120, 80, 120)
  return { photo, segments, colour }
}
const at = (x: number, y: number) => y * size.width + x

test('a collar that the network takes for hair is the clothes’, by its colour', () => {
  const { photo, segments, colour } = scene()
  colour(GREY, 80, 106, 30, 14)
  const { hair, clothes } = tellApart(photo, segments, shoulders)
  expect(clothes.data[at(95, 113)]).toBeGreaterThan(200)
  expect(hair.data[at(95, 113)]).toBeLessThan(50)
  expect(hair.data[at(60, 113)]).toBeGreaterThan(200)
})

test('a strand that falls over the clothes is hair', () => {
  const { photo, segments, colour } = scene()
  colour(HAIR, 90, 120, 6, 14)
  const { hair } = tellApart(photo, segments, shoulders)
  expect(hair.data[at(92, 126)]).toBeGreaterThan(200)
  expect(hair.data[at(80, 126)]).toBeLessThan(50)
})

test('a tattoo of the clothes’ colour stays on her arm, and cloth beside it goes to the clothes', () => {
  const { photo, segments, colour } = scene()
  colour(GREY, 148, 160, 6, 6)
  colour(GREY, 140, 200, 6, 10)
  const { skin } = tellApart(photo, segments, shoulders)
  expect(skin.data[at(151, 163)]).toBeGreaterThan(200)
  expect(skin.data[at(142, 205)]).toBeLessThan(50)
})

test('where hair goes over into a bright ground it is grey, but no cloth', () => {
  const { photo, segments, colour } = scene()
  colour(GREY, 38, 100, 4, 18)
  const { clothes } = tellApart(photo, segments, shoulders)
  expect(clothes.data[at(40, 108)]).toBeLessThan(50)
})

test('a fleck in hair that may be cloth or not is hair, as what is around it', () => {
  const { photo, segments, colour } = scene()
  colour([74, 64, 62], 80, 108, 3, 3)
  const { hair } = tellApart(photo, segments, shoulders)
  expect(hair.data[at(81, 109)]).toBeGreaterThan(200)
})

test('what is told apart still adds up', () => {
  const { photo, segments } = scene()
  const apart = tellApart(photo, segments, shoulders)
  for (let i = 0; i < apart.hair.data.length; i += 17) {
    const sum = Object.values(apart).reduce((all, { data }) => all + data[i], 0)
    expect(Math.abs(sum - 255)).toBeLessThan(8)
  }
})
