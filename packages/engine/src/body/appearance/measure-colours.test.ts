import { expect, test } from 'vitest'
import { createPicture, createPlane } from '../../raster/plane.ts'
import { hueOf, toLab, type Lab } from './lab.ts'
import { measureEyes, measureHair, measureSkin } from './measure-colours.ts'

type Rgb = readonly [number, number, number]
const side = 256
const skin: Rgb = [205, 160, 135]
const hair: Rgb = [60, 40, 30]
const iris: Rgb = [70, 110, 150]

const lab = (colour: Rgb) => toLab(...colour)
const near = (measured: Lab | null, colour: Rgb) => {
  const { l, a, b } = lab(colour)
  expect(measured).toEqual({ l: expect.closeTo(l, 0), a: expect.closeTo(a, 0), b: expect.closeTo(b, 0) })
}

/** A face as a doll has it: hair above, a face with two eyes, whose irises lie `off` px beside where they are seen. */
function drawHead({ eyesOpen = true, off = [0, 0] } = {}) {
  const head = createPicture({ width: side, height: side })
  const parts = {
    face: createPlane({ width: side, height: side }),
    hair: createPlane({ width: side, height: side }),
  }
  const eyes = [
    { x: 96, y: 120 },
    { x: 160, y: 120 },
  ] as const
  const radius = 64 * 0.093
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const i = y * side + x
      const isFace = y > 70
      const inEye = eyes.some((eye) => Math.hypot((x - eye.x - off[0]) / 2.4, y - eye.y - off[1]) < radius)
      const inIris = eyes.some((eye) => Math.hypot(x - eye.x - off[0], y - eye.y - off[1]) < radius)
      const inPupil = eyes.some((eye) => Math.hypot(x - eye.x - off[0], y - eye.y - off[1]) < radius * 0.35)
      const colour: Rgb = !isFace
        ? hair
        : eyesOpen && inPupil
          ? [10, 10, 10]
          : eyesOpen && inIris
            ? iris
            : eyesOpen && inEye
              ? [235, 232, 230]
              : skin
      head.data.set([...colour, 255], i * 4)
      parts.face.data[i] = isFace ? 1 : 0
      parts.hair.data[i] = isFace ? 0 : 1
    }
  return { head, parts, eyes }
}

test('skin and hair are told from the parts that the network is sure of', () => {
  const { head, parts } = drawHead()
  near(measureSkin(head, parts), skin)
  near(measureHair(head, parts), hair)
})

test('a bald head has no hair colour', () => {
  const { head, parts } = drawHead()
  parts.hair.data.fill(0)
  expect(measureHair(head, parts)).toBeNull()
})

test.each([[[0, 0]], [[5, -3]], [[-8, 6]]])(
  'the irises are found where the network is off by %j px',
  (off) => {
    const { head, eyes } = drawHead({ off })
    const found = measureEyes(head, eyes, lab(skin), 1)
    expect(found).toHaveLength(2)
    for (const colour of found) expect(Math.abs(hueOf(colour) - hueOf(lab(iris)))).toBeLessThan(12)
  },
)

test('closed eyes, and eyes of a few pixels, say nothing', () => {
  const closed = drawHead({ eyesOpen: false })
  expect(measureEyes(closed.head, closed.eyes, lab(skin), 1)).toEqual([])
  const open = drawHead()
  expect(measureEyes(open.head, open.eyes, lab(skin), 2)).toEqual([])
})
