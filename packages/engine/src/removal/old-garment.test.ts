import { boneNames } from '../body/model/model.ts'
import { expect, test } from 'vitest'
import type { Body } from '../body/body.ts'
import { LOWER_CLOTHES, UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import { NO_BONE } from '../body/figure/view.ts'
import { copyPicture } from '../raster/decode.ts'
import { createMask, type Mask, type Picture } from '../raster/plane.ts'
import { colours, createMannequin } from '../testing/mannequin.ts'
import type { Fit } from '../fit/fit.ts'
import { coverageOf, findOccluders } from '../fit/coverage.ts'
import type { Layer } from '../fit/layer.ts'
import { removeOldClothes } from './old-garment.ts'

const body = createMannequin()
const { width } = body.photo

/** A skirt of which only where it ends matters. */
const skirt = (legCover: number): Fit => ({
  piece: 0,
  category: 'skirts',
  half: 'lower',
  doubt: 0,
  isMapped: true,
  isDraped: true,
  hasLongSleeves: false,
  front: null,
  play: 0,
  isPictured: false,
  stretch: 0,
  layers: [],
  armCover: [0, 0],
  legCover,
  top: 0.9 * body.frame.torso,
  hem: 2 * body.frame.torso,
  ease: 1,
  warnings: [],
})

function coverBox(left: number, right: number, bottomAt: (x: number) => number): Mask {
  const covered = createMask(body.photo)
  for (let x = left; x < right; x++) for (let y = 230; y < bottomAt(x); y++) covered.data[y * width + x] = 255
  return covered
}

const undress = (worn: Body, fit: Fit, covered: Mask) =>
  removeOldClothes(worn, [fit], covered, findOccluders(worn, [fit])).base

const copyMask = (mask: Mask): Mask => ({ ...mask, data: mask.data.slice() })

const isGround = ({ data }: Picture, i: number) =>
  Math.hypot(...colours.ground.map((value, c) => value - data[4 * i + c])) < 30

test('below a slanted hem her legs begin where it ends', () => {
  const covered = coverBox(100, 200, (x) => 350 - (x - 100) / 3)
  const base = undress(body, skirt(0.7), covered)
  const { bone, cover } = body.figure.view
  for (let x = 150; x < 195; x++) {
    const i = Math.ceil(350 - (x - 100) / 3 + 2) * width + x
    if (bone[i] === NO_BONE || cover.data[i] < 1 || !/thigh|calf/.test(boneNames[bone[i]])) continue
    expect(isGround(base, i), `${x}`).toBe(false)
  }
})

test('a trouser cuff above a shoe goes, and the shoe stays', () => {
  const { bone } = body.figure.view
  const foot = [...bone.keys()].filter((i) => bone[i] !== NO_BONE && boneNames[bone[i]] === 'foot_r')
  const rows = foot.map((i) => Math.floor(i / width)).sort((a, b) => a - b)
  const middle = rows[rows.length >> 1]
  const segments = {
    ...body.segments,
    other: createMask(body.photo),
    clothes: copyMask(body.segments.clothes),
    background: copyMask(body.segments.background),
  }
  const labels = body.clothes.labels.slice()
  for (const i of foot) {
    const isCuff = Math.floor(i / width) < middle && Math.floor(i / width) > middle - 3
    segments.clothes.data[i] = segments.background.data[i] = 0
    segments[isCuff ? 'clothes' : 'other'].data[i] = 255
    labels[i] = isCuff ? 2 : 0
  }
  const worn = { ...body, segments, clothes: { ...body.clothes, labels } }
  const base = undress(worn, skirt(0.5), createMask(body.photo))
  const changed = (i: number) => base.data[4 * i] !== body.photo.data[4 * i]
  // Beside the foot the doll’s trousers end at 425.
  expect(foot.filter((i) => Math.floor(i / width) > 430).some(changed)).toBe(false)
  expect(foot.filter((i) => Math.floor(i / width) === middle - 1).every(changed)).toBe(true)
})

test('the line of shade along an old neckline goes with it, and the throat above stays as it was', () => {
  const top: Fit = { ...skirt(0), category: 'tops', half: 'upper', top: -20, hem: body.frame.torso }
  const [photo, shaded] = [body.photo, body.foreground.colours].map((picture) => copyPicture(picture))
  for (let x = 140; x < 160; x++)
    for (const { data } of [photo, shaded]) data.set([40, 30, 25, 255], 4 * (119 * width + x))
  const worn: Body = { ...body, photo, foreground: { ...body.foreground, colours: shaded } }
  const base = undress(worn, top, createMask(photo))
  for (let x = 142; x < 158; x++) {
    expect(base.data[4 * (119 * width + x)], `${x}`).toBeGreaterThan(120)
    expect(base.data[4 * (106 * width + x)]).toBe(photo.data[4 * (106 * width + x)])
  }
})

test('under a scarf that goes there is her jaw, not the ground, and the edge of a shirt that passed for skin is none', () => {
  const top: Fit = { ...skirt(0), category: 'tops', half: 'upper', top: -20, hem: body.frame.torso }
  const photo = copyPicture(body.photo)
  const segments = { ...body.segments }
  for (const name of ['clothes', 'face', 'skin'] as const) segments[name] = copyMask(segments[name])
  const labels = body.clothes.labels.slice()
  const chin = 94 * width + 150
  const rim = 116 * width
  for (let x = 135; x < 165; x++)
    for (let y = 90; y < 98; y++) {
      const i = y * width + x
      labels[i] = UPPER_CLOTHES
      segments.clothes.data[i] = 255
      segments.face.data[i] = segments.skin.data[i] = 0
    }
  const colour = copyMask(body.skinLikeness.colour)
  for (let x = 140; x < 160; x++) {
    photo.data.set([240, 245, 250], 4 * (rim + x))
    colour.data[rim + x] = 0
  }
  const worn = {
    ...body,
    photo,
    segments,
    clothes: { ...body.clothes, labels },
    foreground: { ...body.foreground, colours: photo, head: createMask(photo) },
    skinLikeness: { ...body.skinLikeness, colour },
  }
  const base = undress(worn, top, createMask(photo))
  expect(isGround(base, chin)).toBe(false)
  expect(base.data[4 * (rim + 150) + 2]).toBeLessThan(200)
})

test('under a long coat her trousers stay, though her top ends above the picture’s edge', () => {
  const { torso } = body.frame
  const top: Fit = { ...skirt(0), category: 'tops', half: 'upper', hem: 0.9 * torso }
  const coat: Fit = { ...skirt(0), piece: 1, category: 'outerwear', half: 'upper', hem: 9 * torso }
  const covered = createMask(body.photo)
  const { base } = removeOldClothes(body, [top, coat], covered, findOccluders(body, [top, coat]))
  const thigh = 4 * (360 * width + 130)
  expect([...base.data.subarray(thigh, thigh + 3)]).toEqual([...body.photo.data.subarray(thigh, thigh + 3)])
})

test('the lower half of a top of two colours goes with it, though it passes for trousers', () => {
  const top: Fit = { ...skirt(0), category: 'tops', half: 'upper', top: 0, hem: body.frame.torso }
  const [x, y] = body.frame.toPhoto(0, 0.6 * body.frame.torso).map(Math.round)
  const i = y * width + x
  const labels = body.clothes.labels.slice()
  for (let k = -8; k <= 8; k++) labels.fill(LOWER_CLOTHES, i + k * width - 8, i + k * width + 9)
  const worn = { ...body, clothes: { ...body.clothes, labels } }
  const base = undress(worn, top, createMask(body.photo))
  const old = body.photo.data.subarray(4 * i, 4 * i + 3)
  expect(Math.hypot(...[0, 1, 2].map((c) => base.data[4 * i + c] - old[c]))).toBeGreaterThan(60)
})

test('between the panels of an open coat what she has on stays as it is', () => {
  const inSleeves = createMannequin({ forearms: 24 })
  const panel = (left: number, right: number): Layer => {
    const size = { width: right - left, height: 250 }
    return {
      ...size,
      kind: 'torso',
      left,
      top: 110,
      data: new Uint8ClampedArray(4 * size.width * size.height).fill(255),
      places: new Float32Array(0),
    }
  }
  const coat = (layers: Layer[]): Fit => ({
    ...skirt(0),
    category: 'outerwear',
    half: 'upper',
    layers,
    armCover: [2, 2],
    hem: 1.2 * body.frame.torso,
  })
  const changed = (fit: Fit) => {
    const covered = coverageOf(fit.layers, inSleeves.photo)
    const base = undress(inSleeves, fit, covered)
    let count = 0
    for (let i = 0; i < covered.data.length; i++)
      if (inSleeves.clothes.labels[i] === UPPER_CLOTHES && covered.data[i] === 0)
        count += base.data[4 * i] === inSleeves.photo.data[4 * i] ? 0 : 1
    return count
  }
  // Her wide sleeves stand out beside a narrow coat; within a wide open one nothing does.
  expect(changed(coat([panel(120, 180)]))).toBeGreaterThan(200)
  expect(changed(coat([panel(40, 60), panel(240, 260)]))).toBe(0)
})
