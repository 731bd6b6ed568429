import { describe, expect, test } from 'vitest'
import { mayBeKept, whyNot, type PhotoAdvice, type PhotoCheck } from '../contract/advice.ts'
import { createMeasures } from '../testing/photo-measures.ts'
import { wornCategories } from '../contract/garment-categories.ts'
import { judgePhoto, type PhotoMeasures } from './photo-check.ts'

const wearableOn = (check: PhotoCheck) =>
  wornCategories.filter((category) => whyNot(check, category) === undefined)

test('a frontal photo from head to foot is good and wears everything', () => {
  expect(judgePhoto(createMeasures())).toMatchObject({
    verdict: 'good',
    advice: [],
    against: {},
  })
})

const refused: [PhotoAdvice, Partial<PhotoMeasures>][] = [
  ['several_people', { people: 2 }],
  ['back_view', { isFromBehind: true }],
  ['cropped', { areShouldersInside: false }],
  ['cropped', { lowest: 'chest' }],
  ['cropped', { hasHead: false, isFromBehind: true }],
  ['too_small', { shoulders: 30 }],
  ['too_small', { width: 133, height: 200 }],
  ['dark', { skinLight: 0.08 }],
  ['blurred', { sharpness: 1.6 }],
  ['turned', { yaw: 60 }],
  ['tilted', { tilt: 89 }],
  ['tilted', { tilt: 89, spine: 88, lean: 90, isFromBehind: true, thighs: 90, kneeDrop: 0 }],
  ['upside_down', { spine: 178, people: 2, isFromBehind: true }],
  ['too_far', { size: 0.04 }],
  ['overexposed', { burnt: 0.5 }],
  // A bow towards the camera, and a bow to the side.
  ['not_upright', { lean: 65 }],
  ['not_upright', { lean: 70, spine: 65 }],
  // A leap with the heels behind her.
  ['not_upright', { knees: 90, thighs: 15 }],
]
describe('refuses', () => {
  test.each(refused)('%s when %o', (advice, changes) => {
    const check = judgePhoto(createMeasures(changes))
    expect(check).toMatchObject({ verdict: 'refused', advice: [advice], against: {} })
    expect(wornCategories.map((category) => whyNot(check, category))).toEqual(
      wornCategories.map(() => advice),
    )
  })
})

const warned: [PhotoAdvice, Partial<PhotoMeasures>][] = [
  ['cropped', { lowest: 'waist' }],
  ['too_small', { shoulders: 60 }],
  ['dark', { skinLight: 0.14 }],
  ['dark', { skinLight: 0.3, contrast: 0.33 }],
  ['blurred', { sharpness: 4.5 }],
  ['not_frontal', { yaw: 40 }],
  ['tilted', { tilt: 20 }],
  ['seated', { thighs: 80, knees: 85, kneeDrop: 0.3 }],
  ['too_far', { size: 0.06 }],
  ['overexposed', { burnt: 0.2 }],
  ['arm_in_front', { armsInFront: 1 }],
]
describe('warns of', () => {
  test.each(warned)('%s when %o', (advice, changes) => {
    expect(judgePhoto(createMeasures(changes))).toMatchObject({ verdict: 'usable', advice: [advice] })
  })
})

/** Just what a rule still takes: the first thing beyond it is told, or refused. */
const atLimit: [PhotoCheck['verdict'], Partial<PhotoMeasures>][] = [
  ['usable', { shoulders: 40 }],
  ['good', { shoulders: 70 }],
  ['usable', { width: 200, height: 300 }],
  ['good', { width: 320, height: 500 }],
  ['usable', { size: 0.05 }],
  ['good', { size: 0.065 }],
  ['usable', { skinLight: 0.1 }],
  ['good', { skinLight: 0.16 }],
  ['good', { skinLight: 0.34, contrast: 0.1 }],
  ['good', { skinLight: 0.3, contrast: 0.36 }],
  ['usable', { burnt: 0.3 }],
  ['good', { burnt: 0.15 }],
  ['usable', { sharpness: 4 }],
  ['good', { sharpness: 5.5 }],
  ['usable', { yaw: 50 }],
  ['good', { yaw: 30 }],
  ['usable', { tilt: 35 }],
  ['good', { tilt: 15 }],
  ['good', { lean: 58 }],
  ['good', { knees: 75 }],
  // She is stooped where her knees are near her hips, and she stands, and is bent or a leg is raised.
  ['good', { kneeDrop: 0.3, thighs: 35, lean: 40 }],
  ['good', { kneeDrop: 0.45, thighs: 50 }],
  ['good', { kneeDrop: 0.3, thighs: 50, spine: 60 }],
  ['usable', { kneeDrop: 0.3, thighs: 50, spine: 59.9 }],
  // She sits where her thighs are level, too, and her shanks hang.
  ['good', { kneeDrop: 0.5, thighs: 60, knees: 70 }],
  ['good', { kneeDrop: 0.65, thighs: 80, knees: 70 }],
  ['good', { kneeDrop: 0.5, thighs: 80, knees: 35 }],
  ['good', { kneeDrop: 0.5, thighs: 80, knees: 70, spine: 60 }],
  ['usable', { kneeDrop: 0.5, thighs: 80, knees: 70, spine: 59.9 }],
]
describe('at its limit', () => {
  test.each(atLimit)('a photo is %s with %o', (verdict, changes) => {
    expect(judgePhoto(createMeasures(changes)).verdict).toBe(verdict)
  })
})

test('dark skin in good light is no dark photo', () => {
  expect(judgePhoto(createMeasures({ skinLight: 0.3, contrast: 0.7 })).verdict).toBe('good')
})

test('a photo to the hips wears no trousers, no skirt and no shoes', () => {
  const { against } = judgePhoto(createMeasures({ lowest: 'hips' }))
  expect(against).toEqual({ bottoms: 'cut_off', skirts: 'cut_off', shoes: 'feet_hidden' })
})

test('under a skirt to the floor nothing is worn on legs, nor on feet', () => {
  const { against } = judgePhoto(createMeasures({ lowest: 'hips', areLegsHidden: true }))
  expect(against).toEqual({
    dresses: 'legs_hidden',
    bottoms: 'legs_hidden',
    skirts: 'legs_hidden',
    shoes: 'feet_hidden',
  })
})

test('who stands is never told that she sits: seen from above, her knees are near her hips', () => {
  expect(judgePhoto(createMeasures({ kneeDrop: 0.3, thighs: 28 }))).toMatchObject({
    verdict: 'good',
    against: {},
  })
})

test('a lunge is no seat, for one leg is stretched, but trousers would not hang', () => {
  const check = judgePhoto(createMeasures({ kneeDrop: 0.35, thighs: 65, knees: 22 }))
  expect(check).toMatchObject({ verdict: 'usable', advice: ['not_upright'] })
  expect(wearableOn(check)).toEqual(['tops', 'outerwear'])
})

test('legs alone are cut off, not upside down, and a glare hides a face', () => {
  expect(judgePhoto(createMeasures({ spine: 177, hasHead: false })).advice).toEqual(['cropped'])
  expect(judgePhoto(createMeasures({ isFromBehind: true, burnt: 0.5 })).advice).toEqual(['overexposed'])
})

test('a lap hides how trousers, skirts and dresses fall', () => {
  const sitting = judgePhoto(createMeasures({ thighs: 80, knees: 85, kneeDrop: 0.3 }))
  expect(wearableOn(sitting)).toEqual(['tops', 'outerwear'])
  expect(whyNot(sitting, 'skirts')).toBe('seated')
})

test('arms that are crossed are told once', () => {
  const { advice } = judgePhoto(createMeasures({ armsInFront: 2, forearmsAcross: 2 }))
  expect(advice).toEqual(['arms_crossed'])
})

test('the gravest advice comes first', () => {
  const { advice } = judgePhoto(createMeasures({ armsInFront: 1, people: 3, tilt: 20 }))
  expect(advice).toEqual(['several_people', 'tilted', 'arm_in_front'])
})

test('a head as large as a child’s is asked about where her trunk is seen, and refuses nothing', () => {
  const check = (changes: Partial<PhotoMeasures>) => judgePhoto(createMeasures(changes))
  expect(check({ head: 0.66 })).toMatchObject({ verdict: 'good', mayBeChild: true })
  expect(check({ head: 0.62, yaw: 30, lowest: 'hips' }).mayBeChild).toBe(true)
  expect([0.5, 0.61, null].map((head) => check({ head }).mayBeChild)).toEqual([false, false, false])
  const guessed: Partial<PhotoMeasures>[] = [
    { lowest: 'waist' },
    { yaw: 40 },
    { thighs: 80, knees: 85, kneeDrop: 0.3 },
  ]
  expect(guessed.map((one) => check({ head: 0.66, ...one }).mayBeChild)).toEqual([false, false, false])
})

test.each([
  ['arms_crossed', { armsInFront: 2 }],
  ['forearm_across', { armsInFront: 1, forearmsAcross: 1 }],
] as const)('%s hides what is worn on the trunk, and not what is worn below', (name, changes) => {
  expect(judgePhoto(createMeasures(changes))).toMatchObject({
    verdict: 'usable',
    advice: [name],
    against: { tops: name, outerwear: name, dresses: name, bags: name },
  })
  // To the hips alone such a photo shows nothing that could be worn: why is told first.
  const half = judgePhoto(createMeasures({ ...changes, lowest: 'waist' }))
  expect(half).toMatchObject({ verdict: 'refused', advice: [name, 'cropped'], against: {} })
})

test('a bare photo is refused before anything else is said, but hips of somebody who sits are not judged', () => {
  const bareHips = { bust: { cloth: 1, alike: 0 }, hips: { cloth: 0, alike: 1 } }
  const check = judgePhoto(createMeasures({ covers: bareHips, sharpness: 1 }))
  expect(check).toMatchObject({ verdict: 'refused', advice: ['bare', 'blurred'], against: {} })
  expect(mayBeKept(check)).toBe(false)
  expect(mayBeKept(judgePhoto(createMeasures({ sharpness: 1 })))).toBe(true)
  const sitting = { thighs: 80, knees: 85, kneeDrop: 0.3 }
  expect(judgePhoto(createMeasures({ covers: bareHips, ...sitting })).advice).not.toContain('bare')
})
