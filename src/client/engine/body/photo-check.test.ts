import { describe, expect, test } from 'vitest'
import type { PhotoAdvice } from '../advice.ts'
import { createMeasures } from '../testing/photo-measures.ts'
import { judgePhoto, type PhotoMeasures } from './photo-check.ts'

test('a frontal photo from head to foot is good and wears everything', () => {
  expect(judgePhoto(createMeasures())).toMatchObject({
    verdict: 'good',
    advice: [],
    wearable: ['bottoms', 'skirts', 'tops', 'dresses', 'outerwear'],
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
  ['arms_crossed', { armsInFront: 2 }],
]
describe('refuses', () => {
  test.each(refused)('%s when %o', (advice, changes) => {
    const check = judgePhoto(createMeasures(changes))
    expect(check).toMatchObject({ verdict: 'refused', advice: [advice], wearable: [] })
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
  ['seated', { kneeDrop: 0.3 }],
  ['arm_in_front', { armsInFront: 1 }],
]
describe('warns of', () => {
  test.each(warned)('%s when %o', (advice, changes) => {
    expect(judgePhoto(createMeasures(changes))).toMatchObject({ verdict: 'usable', advice: [advice] })
  })
})

test('dark skin in good light is no dark photo', () => {
  expect(judgePhoto(createMeasures({ skinLight: 0.3, contrast: 0.7 })).verdict).toBe('good')
})

test('a photo to the hips wears no trousers and no skirt', () => {
  const { wearable } = judgePhoto(createMeasures({ lowest: 'hips', kneeDrop: Infinity }))
  expect(wearable).toEqual(['tops', 'dresses', 'outerwear'])
})

test('the gravest advice comes first', () => {
  const { advice } = judgePhoto(createMeasures({ armsInFront: 1, people: 3, tilt: 20 }))
  expect(advice).toEqual(['several_people', 'tilted', 'arm_in_front'])
})
