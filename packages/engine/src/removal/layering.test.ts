import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { PhotoCheck } from '../contract/advice.ts'
import type { Body } from '../body/body.ts'
import type { Garment } from '../garment/garment.ts'
import type { Colour } from '../raster/kmeans.ts'
import type { Picture } from '../raster/plane.ts'
import { flatSkirt, RED, redTee } from '../testing/garments.ts'
import { colours, createMannequin } from '../testing/mannequin.ts'
import { doubtfulBelow } from '../verdict/confidence-model.ts'
import { layersUnder } from './layering.ts'
import { fitGarments, makeLook } from '../try-on/try-on.ts'

const check: PhotoCheck = {
  verdict: 'good',
  advice: [],
  width: 300,
  height: 500,
  against: {},
  mayBeChild: false,
}

const inLongSleeves = createMannequin({ forearms: 11 })
const inShortSleeves = createMannequin()

const layersOf = (body: Body, ...garments: Garment[]) => layersUnder(body, fitGarments(body, garments))

function make(body: Body, garment: Garment, wish: 'auto' | 'over' | 'bare', isSharper = false) {
  const fits = fitGarments(body, [garment])
  return makeLook(check, body, fits, { wish, isSharper, isGated: false })
}

const colourAt = ({ data, width }: Picture, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
]
const isLike = (colour: number[], wanted: Colour, within = 60) =>
  Math.hypot(...colour.map((value, c) => value - wanted[c])) < within

describe('what may be worn under', () => {
  test('sleeves that reach beyond the new ones', () => {
    expect(layersOf(inLongSleeves, redTee())).toEqual({ upper: true, lower: false })
    expect(layersOf(inShortSleeves, redTee())).toEqual({ upper: false, lower: false })
  })

  test('trousers below a skirt', () => {
    expect(layersOf(inShortSleeves, flatSkirt())).toEqual({ upper: false, lower: true })
  })

  test('nothing wide', () => {
    expect(layersOf(createMannequin({ forearms: 24 }), redTee()).upper).toBe(false)
    expect(layersOf(createMannequin({ legs: 36 }), flatSkirt()).lower).toBe(false)
  })

  test('no skirt', () => {
    const inSkirt = { ...inShortSleeves, clothes: { ...inShortSleeves.clothes, hasSkirt: true } }
    expect(layersOf(inSkirt, flatSkirt()).lower).toBe(false)
  })
})

describe('a T-shirt over long sleeves', () => {
  const over = make(inLongSleeves, redTee(), 'over')
  const bare = make(inLongSleeves, redTee(), 'bare')

  test('leaves the forearms as the photo has them, where the other way bares them', () => {
    for (const x of [93, 207]) {
      expect(colourAt(over.rendered.picture, x, 215)).toEqual(colourAt(inLongSleeves.photo, x, 215))
      expect(isLike(colourAt(bare.rendered.picture, x, 215), colours.oldTop)).toBe(false)
    }
    expect(over.rendered.painted).toBe(0)
  })

  test('covers the torso all the same', () => {
    for (let y = 150; y < 235; y += 5)
      for (let x = 125; x <= 175; x += 5)
        expect(isLike(colourAt(over.rendered.picture, x, y), RED, 90), `${x} ${y}`).toBe(true)
  })

  test('says which way it was made, as there are two', () => {
    expect([over.layering, bare.layering]).toEqual(['over', 'bare'])
  })

  test('is the same every time, and sharpened it is the look that is shown', () => {
    const again = make(inLongSleeves, redTee(), 'over', true)
    expect(isDeepStrictEqual(again.rendered.picture, over.rendered.picture)).toBe(true)
    const forearm = 215 * inLongSleeves.photo.width + 93
    expect(again.trace?.photo[forearm]).toBe(1)
    expect(make(inLongSleeves, redTee(), 'bare', true).trace?.photo[forearm]).toBeLessThan(1)
  })
})

test('a skirt over trousers leaves them below its hem', () => {
  const { photo } = inShortSleeves
  const [over, bare] = (['over', 'bare'] as const).map(
    (wish) => make(inShortSleeves, flatSkirt(), wish).rendered.picture,
  )
  for (const x of [128, 172]) {
    expect(colourAt(over, x, 365)).toEqual(colourAt(photo, x, 365))
    expect(colourAt(bare, x, 365)).not.toEqual(colourAt(photo, x, 365))
  }
})

test('over what there is not, she is given the only look', () => {
  const over = make(inShortSleeves, redTee(), 'over')
  expect(over.layering).toBeNull()
  const bare = make(inShortSleeves, redTee(), 'bare')
  expect(isDeepStrictEqual(over.rendered.picture, bare.rendered.picture)).toBe(true)
})

test.each([
  ['a tee over long sleeves', inLongSleeves, redTee],
  ['a skirt over trousers', inShortSleeves, flatSkirt],
] as const)(
  'left to the engine, %s goes over only where the bare look is doubtful and the other likelier',
  (_, body, garment) => {
    const [auto, over, bare] = (['auto', 'over', 'bare'] as const).map((wish) => make(body, garment(), wish))
    const [likely, bareLikely] = [over.judged.confidence, bare.judged.confidence]
    expect(auto.layering).toBe(bareLikely < doubtfulBelow && likely > bareLikely ? 'over' : 'bare')
    const same = auto.layering === 'over' ? over : bare
    expect(isDeepStrictEqual(auto.rendered.picture, same.rendered.picture)).toBe(true)
  },
)
