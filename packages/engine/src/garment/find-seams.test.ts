import { expect, test } from 'vitest'
import type { UpperLandmarks } from '../contract/garment-landmarks.ts'
import type { GarmentAnswer } from '../models/garment-answer.ts'
import { fillPolygons, mirrorIn, paintPicture, tee } from '../testing/shapes.ts'
import { findSeams } from './find-seams.ts'
import { isMistaken } from './mistaken.ts'
import { traceOutline } from './trace-outline.ts'

/** What the garment network might say: nothing in particular, but for what is given. */
const createAnswer = (given: Partial<GarmentAnswer> = {}): GarmentAnswer => ({
  chances: { tops: 1 / 6, dresses: 1 / 6, outerwear: 1 / 6, bottoms: 1 / 6, skirts: 1 / 6, none: 1 / 6 },
  lengths: { short: 0, middle: 1, long: 0 },
  worn: 0,
  points: {},
  partAt: () => 'ground',
  shareAt: () => 0,
  ...given,
})

const alpha = fillPolygons(tee.size, tee.panel, tee.leftSleeve, mirrorIn(150)(tee.leftSleeve))
const outline = traceOutline(alpha, true)!
const picture = paintPicture(tee.size, () => [120, 90, 80], alpha)
const { width, height } = tee.size
const find = (seen?: GarmentAnswer) =>
  findSeams({ category: 'tops', picture, outline, seen })[0] as UpperLandmarks
const at = (x: number, y: number) => [x / width, y / height] as const
const unaided = find()
const mix = (a: readonly number[], b: readonly number[]) => [0, 1].map((axis) => (a[axis] + b[axis]) / 2)

test('points that the network sees where the outline has them stay as exact as the outline', () => {
  const { armpit, hem } = unaided
  const seen = createAnswer({
    points: {
      armpitLeft: at(armpit.left[0] + 5, armpit.left[1] - 4),
      armpitRight: at(armpit.right[0] - 5, armpit.right[1] - 4),
      hemLeft: at(hem.left[0] + 6, hem.left[1]),
      hemRight: at(hem.right[0], hem.right[1] + 6),
    },
  })
  expect(find(seen)).toEqual(unaided)
})

test('a pair of points far from where the network sees it is taken from the network', () => {
  const points = { armpitLeft: at(104, 140), armpitRight: at(196, 142) }
  const found = find(createAnswer({ points }))
  expect(found.armpit.left[0]).toBeCloseTo(104)
  expect(found.armpit.right[1]).toBeCloseTo(142)
  expect(found.hem).toEqual(unaided.hem)
})

test('of a pair of which the network sees one point the outline keeps both', () => {
  expect(find(createAnswer({ points: { armpitLeft: at(104, 140) } }))).toEqual(unaided)
})

test('a cuff that the network sees on the cloth is taken, one beside it is not, and its sister stays', () => {
  const { left, right } = unaided.sleeves!
  const onCloth = [mix(left.cuffOuter, unaided.armpit.left), mix(left.cuffInner, unaided.armpit.left)]
  const seen = (places: number[][]) =>
    createAnswer({
      points: {
        cuffOuterLeft: at(places[0][0], places[0][1]),
        cuffInnerLeft: at(places[1][0], places[1][1]),
        cuffOuterRight: at(right.cuffOuter[0] - 2, right.cuffOuter[1]),
        cuffInnerRight: at(right.cuffInner[0] - 2, right.cuffInner[1]),
      },
    })
  const { sleeves } = find(seen(onCloth))
  expect(sleeves!.left.cuffInner[0]).toBeCloseTo(onCloth[1][0])
  expect(sleeves!.right).toEqual(right)
  expect(
    find(
      seen([
        [5, 20],
        [5, 40],
      ]),
    ),
  ).toEqual(unaided)
})

test('what the network sees is left where no garment could have it', () => {
  const points = { armpitLeft: at(148, 60), armpitRight: at(152, 60) }
  expect(find(createAnswer({ points }))).toEqual(unaided)
})

test('an outline that is no garment is not saved by points where the network sees other cloth', () => {
  const block = fillPolygons(tee.size, [
    [112, 20],
    [188, 20],
    [190, 150],
    [280, 160],
    [280, 200],
    [20, 200],
    [20, 160],
    [110, 150],
  ])
  const wrong = traceOutline(block, true)!
  const points = Object.fromEntries(
    Object.entries({
      neckLeft: [135, 21],
      neckRight: [165, 21],
      shoulderLeft: [116, 24],
      shoulderRight: [184, 24],
      armpitLeft: [114, 90],
      armpitRight: [186, 90],
      hemLeft: [100, 199],
      hemRight: [200, 199],
    }).map(([name, [x, y]]) => [name, at(x, y)]),
  )
  const ask = (isCloth: (x: number, y: number) => boolean) => () =>
    findSeams({
      category: 'tops',
      picture,
      outline: wrong,
      seen: createAnswer({ points, partAt: (x, y) => (isCloth(x * width, y * height) ? 'front' : 'ground') }),
    })
  expect(() => findSeams({ category: 'tops', picture, outline: wrong, seen: undefined })).toThrow(
    /like no garment/,
  )
  expect(ask(wrong.isInside)).not.toThrow()
  expect(ask((x, y) => y > 100 && x > 100)).toThrow(/like no garment/)
})

test('what the network sees alone is another reading, where it sees the cloth and every seam of it', () => {
  const { neck, neckFront, shoulder, armpit, hem } = unaided
  const places = {
    neckFront,
    ...Object.fromEntries(
      Object.entries({ neck, shoulder, armpit, hem }).flatMap(([name, { left, right }]) => [
        [`${name}Left`, left],
        [`${name}Right`, right],
      ]),
    ),
  }
  const points = Object.fromEntries(Object.entries(places).map(([name, [x, y]]) => [name, at(x, y)]))
  const ask = (isCloth: (x: number, y: number) => boolean, given = points) =>
    findSeams({
      category: 'tops',
      picture,
      outline,
      seen: createAnswer({
        points: given,
        partAt: (x, y) => (isCloth(x * width, y * height) ? 'front' : 'ground'),
      }),
    })
  const { hemLeft: _hemLeft, ...fewer } = points
  expect(ask(outline.isInside)).toHaveLength(2)
  expect(ask(outline.isInside)[1]).toMatchObject({ shoulder, sleeves: undefined })
  expect(ask(outline.isInside, fewer)).toHaveLength(1)
})

test('trousers are no top, a long top may be a dress, and what is taken for no garment is not refused for it', () => {
  const sure = (of: keyof GarmentAnswer['chances']) => {
    const chances = { tops: 0.02, dresses: 0.02, outerwear: 0.02, bottoms: 0.02, skirts: 0.02, none: 0.02 }
    return createAnswer({ chances: { ...chances, [of]: 0.9 } })
  }
  expect(isMistaken(sure('none'), 'tops')).toBe(false)
  expect(isMistaken(sure('bottoms'), 'tops')).toBe(true)
  expect(isMistaken(sure('skirts'), 'bottoms')).toBe(false)
  expect(isMistaken(sure('tops'), 'dresses')).toBe(false)
  expect(isMistaken(sure('dresses'), 'skirts')).toBe(true)
  expect(isMistaken(createAnswer(), 'tops')).toBe(false)
})

test('the front neckline is where the network sees it, and what is above it is the inside', () => {
  const { neck, armpit } = unaided
  const chest = armpit.right[0] - armpit.left[0]
  const top = (neck.left[1] + neck.right[1]) / 2
  const found = find(createAnswer({ points: { neckFront: at(150, top + 0.25 * chest) } }))
  expect((found.neckFront[1] - top) / chest).toBeGreaterThan(0.22)
  expect((found.neckFront[1] - top) / chest).toBeLessThan(0.34)
  expect(found.innerCollar).toBeDefined()
})

test('where the network sees the front as high as the outline, it is a high neck', () => {
  const { neck } = unaided
  const found = find(createAnswer({ points: { neckFront: at(150, neck.left[1] + 1) } }))
  expect(found.innerCollar).toBeUndefined()
})
