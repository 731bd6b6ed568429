import { createRandom } from '../../drapery/noise.ts'
import { measure, restOf, shoulderWidth } from '../model/tape-measures.ts'
import { boneNames } from '../model/model.ts'
import { describe, expect, inject, test } from 'vitest'
import { median } from '../../geometry/math.ts'
import { createMask, type Mask } from '../../raster/plane.ts'
import { photographFigure, type Clothing, type FigurePhoto } from '../../testing/figure-photo.ts'
import { shippedFigure as model } from '../../testing/shipped-figure.ts'
import { tellMeasures, type BodyMeasures } from './body-measures.ts'
import type { Evidence } from './evidence.ts'
import { fitFigure } from './fit-figure.ts'
import { NO_BONE, viewFigure } from './view.ts'

const people = inject('isThorough') ? 70 : 7
const dressed: Clothing = { pelvis: 2.5, spine: 2.5, clavicle: 1, thigh: 2, upperarm: 2 }

function drawShape(seed: number) {
  const random = createRandom(seed)
  const build = model.builds[seed % model.builds.length].shape
  return build.map((value) => value * 0.8 + 1.1 * (random() + random() + random() - 1.5))
}

function tell(evidence: Evidence) {
  const fitted = fitFigure(model, evidence, model.builds)
  return tellMeasures(model, fitted, evidence, viewFigure(model, fitted, evidence.size).bone)
}

/** The upper part of a photo; what lies below it the pose network only guesses. */
function cutOff({ evidence }: FigurePhoto, share: number): Evidence {
  const size = { width: evidence.size.width, height: Math.round(evidence.size.height * share) }
  const upper = (mask: Mask) => {
    const cut = createMask(size)
    cut.data.set(mask.data.subarray(0, cut.data.length))
    return cut
  }
  const { background, hair, skin, face, clothes, other, lower, skirt, onePiece, outer } = evidence.segments
  return {
    size,
    labels: evidence.labels.slice(0, size.width * size.height),
    pose: {
      ...evidence.pose,
      joints: evidence.pose.joints.map((joint) => (joint.y > size.height ? { ...joint, seen: 0.1 } : joint)),
    },
    segments: {
      background: upper(background),
      hair: upper(hair),
      skin: upper(skin),
      face: upper(face),
      clothes: upper(clothes),
      other: upper(other),
      lower: upper(lower),
      skirt: upper(skirt),
      onePiece: upper(onePiece),
      outer: upper(outer),
    },
  }
}

function truthOf({ stance }: FigurePhoto) {
  const rest = restOf(model, stance.shape)
  const { bust, waist, hips, inseam, height } = measure(model, rest)
  return { bust, waist, hips, inseam, shoulders: shoulderWidth(model, rest), height }
}

const names = ['bust', 'waist', 'hips', 'shoulders', 'inseam'] as const

/** How far what is told is off, in doubts of its own; over 0 where she was made larger. */
function errorsOf(photo: FigurePhoto, told: BodyMeasures) {
  const truth = truthOf(photo)
  return names.map((name) => {
    const { share, doubt } = told[name] ?? { share: NaN, doubt: NaN }
    return (share - truth[name] / truth.height) / doubt
  })
}

describe.each([
  ['bare', {}, 1000],
  ['in clothes that hide her', dressed, 2000],
] as const)('measures of known bodies, %s', (_, clothing, seed) => {
  const photos = Array.from({ length: people }, (_one, n) =>
    photographFigure(model, drawShape(seed + n), seed + n, clothing),
  )
  const errors = photos.map((photo) => errorsOf(photo, tell(photo.evidence)))

  test('are off by less than their doubt in most photos, and by no more than four doubts in any', () => {
    const all = errors.flat().map(Math.abs)
    expect(all.filter((error) => error <= 1).length / all.length).toBeGreaterThan(0.55)
    expect(Math.max(...all)).toBeLessThan(4)
  })

  test('are no kinder and no harsher than the tape', () => {
    for (const [i, name] of names.entries())
      expect(Math.abs(median(errors.map((one) => one[i]))), name).toBeLessThan(1)
  })
})

test('hands on her hips are no bare hips', () => {
  const { evidence } = photographFigure(model, drawShape(3), 3, dressed)
  const { segments, size } = evidence
  const fitted = fitFigure(model, evidence, model.builds)
  const { bone } = viewFigure(model, fitted, size)
  const told = tellMeasures(model, fitted, evidence, bone)
  const withHands = bone.slice()
  const [skin, clothes] = [segments.skin.data.slice(), segments.clothes.data.slice()]
  for (let i = 12; i < bone.length - 12; i++) {
    if (bone[i] === NO_BONE || (bone[i - 12] !== NO_BONE && bone[i + 12] !== NO_BONE)) continue
    withHands[i] = boneNames.indexOf('hand_l')
    skin[i] = 255
    clothes[i] = 0
  }
  const held: Evidence = {
    ...evidence,
    segments: { ...segments, skin: { ...size, data: skin }, clothes: { ...size, data: clothes } },
  }
  const changed = (bones: Uint8Array) =>
    Math.abs((tellMeasures(model, fitted, held, bones).hips?.doubt ?? NaN) - (told.hips?.doubt ?? NaN))
  expect(changed(bone)).toBeGreaterThan(0.002)
  expect(changed(withHands)).toBeLessThan(changed(bone) / 1.5)
})

describe('what a photo does not show', () => {
  const photo = photographFigure(model, drawShape(3), 3, dressed)

  test('is not told: how long her legs are in a photo that ends at the knees', () => {
    const told = tell(cutOff(photo, 0.68))
    expect(told.inseam).toBeUndefined()
    expect(Object.keys(told)).toEqual(['bust', 'waist', 'hips', 'shoulders'])
  })

  test('is not told: her hips in a photo that ends at the waist', () => {
    const told = tell(cutOff(photo, 0.42))
    expect(told.hips).toBeUndefined()
    expect(told.bust).toBeDefined()
  })

  test('is not told: hips behind a bag, on either side', () => {
    const { segments } = photo.evidence
    const bag = createMask(photo.evidence.size)
    const fitted = fitFigure(model, photo.evidence, model.builds)
    const bone = viewFigure(model, fitted, photo.evidence.size).bone
    bag.data.fill(255, bag.data.length * 0.4, bag.data.length * 0.65)
    const told = tellMeasures(
      model,
      fitted,
      { ...photo.evidence, segments: { ...segments, other: bag } },
      bone,
    )
    expect(told.hips).toBeUndefined()
    expect(told.shoulders).toBeDefined()
  })

  test('is doubted more under clothes than without', () => {
    const bare = tell(photographFigure(model, drawShape(3), 3).evidence)
    const told = tell(photo.evidence)
    for (const name of ['bust', 'waist', 'hips'] as const)
      expect(told[name]?.doubt, name).toBeGreaterThan(bare[name]?.doubt ?? NaN)
  })
})
