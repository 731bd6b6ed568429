import { describe, expect, test } from 'vitest'
import { EngineRefusal, type PhotoCheck } from '../contract/advice.ts'
import type { Garment } from '../garment/garment.ts'
import type { Point } from '../geometry/math.ts'
import type { Colour } from '../raster/kmeans.ts'
import type { Picture } from '../raster/plane.ts'
import { createGarment, RED, redTee } from '../testing/garments.ts'
import { colours, createMannequin } from '../testing/mannequin.ts'
import { fillPolygons, mirrorIn, tee } from '../testing/shapes.ts'
import { fitGarments, judgeLook, renderFits } from './try-on.ts'

const OCHRE: Colour = [190, 150, 60]

function createTrousers() {
  const outline: Point[] = [
    [60, 20],
    [140, 20],
    [152, 100],
    [146, 300],
    [108, 300],
    [100, 120],
    [92, 300],
    [54, 300],
    [48, 100],
  ]
  return createGarment('bottoms', fillPolygons({ width: 200, height: 320 }, outline), OCHRE)
}

const colourAt = ({ data, width }: Picture, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
]
const isLike = (colour: number[], wanted: Colour, within = 60) =>
  Math.hypot(...colour.map((value, c) => value - wanted[c])) < within

const check: PhotoCheck = {
  verdict: 'good',
  advice: [],
  width: 300,
  height: 500,
  against: {},
  mayBeChild: false,
}

function dress(...garments: Garment[]) {
  const body = createMannequin()
  const fits = fitGarments(body, garments)
  const rendered = renderFits(body, fits)
  return { body, fits, rendered, picture: rendered.picture }
}

describe('a T-shirt', () => {
  const { body, fits, picture, rendered } = dress(redTee())

  test('covers the torso from chest to hem, and nothing of the old top is left there', () => {
    for (let y = 150; y < 235; y += 5) {
      for (let x = 125; x <= 175; x += 5)
        expect(isLike(colourAt(picture, x, y), RED, 90), `${x} ${y}`).toBe(true)
    }
    for (let i = 0; i < picture.data.length; i += 4) {
      const left = picture.data[i] < 60 && picture.data[i + 1] > 110 && picture.data[i + 2] < 90
      expect(left, `old green at ${(i / 4) % picture.width} ${Math.floor(i / 4 / picture.width)}`).toBe(false)
    }
  })

  test('leaves face, hands, trousers and the wall exactly as the photo has them', () => {
    for (const [x, y] of [
      [150, 70],
      [140, 85],
      [88, 262],
      [212, 262],
      [128, 380],
      [20, 20],
      [280, 480],
    ]) {
      expect(colourAt(picture, x, y)).toEqual(colourAt(body.photo, x, y))
    }
  })

  test('is judged by its signals, and warned of in nothing', () => {
    const { confidence, warnings, signals } = judgeLook(check, body, fits, rendered)
    expect(confidence).toBeGreaterThan(0)
    expect(warnings).toEqual([])
    for (const [name, value] of Object.entries(signals)) expect(Number.isFinite(value), name).toBe(true)
    expect(signals).toMatchObject({ unmapped: 1, dress: 0, coat: 0, lower: 0, elbowBend: 0, paintedLegs: 0 })
  })

  test('is refused where it cannot be laid on her, whoever asks', () => {
    const torn = fits.map((fit) => ({ ...fit, ease: 0.1 }))
    expect(() => judgeLook(check, body, torn, rendered)).toThrow(EngineRefusal)
  })
})

test('trousers replace trousers and leave the top', () => {
  const { picture, body } = dress(createTrousers())
  expect(isLike(colourAt(picture, 128, 350), OCHRE, 90)).toBe(true)
  expect(isLike(colourAt(picture, 172, 350), OCHRE, 90)).toBe(true)
  expect(colourAt(picture, 150, 170)).toEqual(colourAt(body.photo, 150, 170))
})

test('trousers lie in the shadow of the top that is kept over them', () => {
  const { picture, body } = dress(createTrousers())
  const isKept = (y: number) =>
    colourAt(picture, 150, y).every((c, k) => c === colourAt(body.photo, 150, y)[k])
  let hem = 170
  while (isKept(hem)) hem++
  const brightness = (y: number) => colourAt(picture, 150, y).reduce((sum, c) => sum + c, 0)
  expect(brightness(hem + 1)).toBeLessThan(0.9 * brightness(hem + 8))
})

test('pieces are dressed from the skin outwards, whatever their order', () => {
  const { fits, picture } = dress(redTee(), createTrousers())
  expect(fits.map(({ category }) => category)).toEqual(['bottoms', 'tops'])
  expect(isLike(colourAt(picture, 150, 170), RED, 90)).toBe(true)
  expect(isLike(colourAt(picture, 128, 380), OCHRE, 90)).toBe(true)
})

test('no torso is ever bared: below a short top the old one stays', () => {
  const short: Point[] = [
    [120, 40],
    [180, 40],
    [200, 50],
    [200, 110],
    [200, 130],
    [100, 130],
    [100, 110],
    [100, 50],
  ]
  const cropped = createGarment(
    'tops',
    fillPolygons(tee.size, short, tee.leftSleeve, mirrorIn(150)(tee.leftSleeve)),
    RED,
  )
  const { picture } = dress(cropped)
  for (let y = 150; y < 235; y += 5) {
    expect(isLike(colourAt(picture, 150, y), colours.skin, 45), `skin at ${y}`).toBe(false)
  }
})
