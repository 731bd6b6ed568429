import { describe, expect, test } from 'vitest'
import type { GarmentCategory } from '../../contract/garment-categories.ts'
import type { Garment } from '../../garment/garment.ts'
import { createGarment, flatSkirt, redTee } from '../../testing/garments.ts'
import { fillPolygons, mirrorIn, tee } from '../../testing/shapes.ts'
import { shippedCuts } from '../../testing/shipped-cuts.ts'
import { chooseCut } from './choose-cut.ts'
import { sewPicture } from './sew-picture.ts'

const sleeves = (garment: Garment) => chooseCut(garment, shippedCuts)?.sleeves
const size = { width: 300, height: 400 }

const trousers = (bottom: number) =>
  createGarment(
    'bottoms',
    fillPolygons(
      size,
      [
        [100, 20],
        [200, 20],
        [205, 110],
        [95, 110],
      ],
      ...[(x: number) => x, (x: number) => 300 - x].map((at) => [
        [at(95), 105] as [number, number],
        [at(147), 105] as [number, number],
        [at(143), bottom] as [number, number],
        [at(100), bottom] as [number, number],
      ]),
    ),
    [40, 60, 120],
  )

const longSleeved = () => {
  const sleeve: [number, number][] = [
    [102, 52],
    [108, 108],
    [40, 262],
    [12, 250],
  ]
  return createGarment(
    'tops',
    fillPolygons(tee.size, tee.panel, sleeve, mirrorIn(150)(sleeve)),
    [40, 120, 60],
  )
}

describe('the cut for a picture', () => {
  test('has the sleeves and legs that the picture shows', () => {
    expect(sleeves(redTee())).toBe('short')
    expect(sleeves(longSleeved())).toBe('long')
    expect(sleeves(trousers(380))).toBe('long')
    expect(sleeves(trousers(170))).toBe('short')
  })

  test('is one of its category, or none', () => {
    const dress = { ...redTee(), category: 'dresses' as GarmentCategory }
    expect(chooseCut(dress, shippedCuts)?.of).toContain('dresses')
    expect(chooseCut(dress, [])).toBeUndefined()
  })
})

/** Share of the corners whose colour lies on the picture's garment. */
function shareOnGarment(garment: Garment) {
  const sewn = sewPicture(garment, shippedCuts)!
  const [{ width, height, data }] = garment.texture.levels
  let on = 0
  for (let i = 0; i < sewn.texels.length; i += 2) {
    const [x, y] = [Math.round(sewn.texels[i]), Math.round(sewn.texels[i + 1])]
    if (x >= 0 && y >= 0 && x < width && y < height && data[4 * (y * width + x) + 3] > 20) on++
  }
  return on / (sewn.texels.length / 2)
}

describe('a garment sewn after a picture', () => {
  test('takes its colours from the garment and not from beside it', () => {
    for (const garment of [redTee(), longSleeved(), trousers(380), flatSkirt()])
      expect(shareOnGarment(garment)).toBeGreaterThan(0.9)
  })

  test('is as long, beside its chest, as the picture', () => {
    const heightOf = (garment: Garment) => {
      const { piece } = sewPicture(garment, shippedCuts)!
      const heights = [...piece.node.keys()]
        .filter((corner) => piece.surfaces[piece.surfaceOf[corner]].name === 'front')
        .map((corner) => piece.at[3 * piece.node[corner] + 1])
      return Math.max(...heights) - Math.min(...heights)
    }
    const longer = tee.panel.map(([x, y]): [number, number] => [x, y > 200 ? y + 25 : y])
    const long = createGarment(
      'tops',
      fillPolygons(tee.size, longer, tee.leftSleeve, mirrorIn(150)(tee.leftSleeve)),
      [200, 40, 50],
    )
    // 230 px become 255.
    expect(heightOf(long) / heightOf(redTee())).toBeGreaterThan(1.04)
    expect(heightOf(long) / heightOf(redTee())).toBeLessThan(1.25)
  })

  test('hangs in folds where it flares: at its hem it is narrower than it lies', () => {
    const flaredBy = (by: number) => {
      const panel = tee.panel.map(([x, y]): [number, number] => [
        y > 200 ? 150 + (x - 150) * by : x,
        y > 200 ? y + 20 : y,
      ])
      const { piece } = sewPicture(
        createGarment('dresses', fillPolygons(tee.size, panel), [90, 120, 200]),
        shippedCuts,
      )!
      return Math.max(...piece.at.filter((_, i) => i % 3 === 0))
    }
    expect(flaredBy(2.2) / flaredBy(1.2)).toBeLessThan(1.65)
    expect(flaredBy(2.2) / flaredBy(1.2)).toBeGreaterThan(1.2)
  })

  test('has long sleeves about the arm from the elbow on, and to the wrist, wherever their seam is', () => {
    const garment = longSleeved()
    if (garment.shape.kind !== 'upper') throw new Error('it is worn above')
    const lowered = ([x, y]: [number, number]): [number, number] => [x, y + 25]
    const { armpit, shoulder } = garment.shape.points
    const points = {
      ...garment.shape.points,
      armpit: { left: lowered(armpit.left), right: lowered(armpit.right) },
      shoulder: { left: lowered(shoulder.left), right: lowered(shoulder.right) },
    }
    /** The farthest place of the left sleeve, which hangs away from the body. */
    const cuff = (one: Garment) => {
      const { piece, cutFrom } = sewPicture(one, shippedCuts)!
      const ofSleeve = [...piece.node.keys()]
        .filter((corner) => piece.surfaces[piece.surfaceOf[corner]].carrier === 'armLeft')
        .map((corner) => piece.node[corner])
      const low = ofSleeve.reduce((best, node) =>
        cutFrom![3 * node + 1] < cutFrom![3 * best + 1] ? node : best,
      )
      return [piece.at[3 * low] - cutFrom![3 * low], piece.at[3 * low + 1] - cutFrom![3 * low + 1]]
    }
    const [across, down] = cuff(garment)
    const [lowAcross, lowDown] = cuff({ ...garment, shape: { ...garment.shape, points } })
    expect(Math.hypot(lowAcross - across, lowDown - down)).toBeLessThan(3)
  })

  test('has shorter trouser legs where the picture has, and both legs of it alike', () => {
    const lowest = (garment: Garment, isLeft: boolean) => {
      const { at } = sewPicture(garment, shippedCuts)!.piece
      let low = Infinity
      for (let i = 0; i < at.length; i += 3) if (at[i] < 0 === isLeft) low = Math.min(low, at[i + 1])
      return low
    }
    expect(lowest(trousers(210), true)).toBeGreaterThan(lowest(trousers(380), true) + 10)
    expect(Math.abs(lowest(trousers(210), true) - lowest(trousers(210), false))).toBeLessThan(2)
  })

  test('from behind has the neckline in front that is usual for its cut, in the same cloth', () => {
    const garment = redTee()
    if (garment.shape.kind !== 'upper') throw new Error('a tee is worn above')
    const { neckFront, neck } = garment.shape.points
    const high = [neckFront[0], (neck.left[1] + neck.right[1]) / 2 + 2] as [number, number]
    const shape = { ...garment.shape, points: { ...garment.shape.points, neckFront: high } }
    /** The lowest height of the front's upper edge, in its middle. */
    const neckline = (isBack: boolean) => {
      const { piece } = sewPicture({ ...garment, shape }, shippedCuts, isBack)!
      const heights = [...piece.node.keys()]
        .filter((corner) => piece.surfaces[piece.surfaceOf[corner]].name === 'front')
        .filter((corner) => Math.abs(piece.uv[2 * corner]) < 1.5)
        .map((corner) => piece.at[3 * piece.node[corner] + 1])
      return Math.max(...heights)
    }
    expect(neckline(true)).toBeLessThan(neckline(false) - 1)
    expect(shareOnGarment({ ...garment, shape })).toBeGreaterThan(0.9)
  })

  test('an open front is left to the flat picture', () => {
    const garment = redTee()
    if (garment.shape.kind !== 'upper') throw new Error('a tee is worn above')
    const open = {
      ...garment,
      shape: { ...garment.shape, points: { ...garment.shape.points, openFront: true } },
    }
    expect(sewPicture(open, shippedCuts)).toBeUndefined()
  })
})
