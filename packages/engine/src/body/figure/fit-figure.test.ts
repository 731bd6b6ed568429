import { measure, restOf, type Measures } from '../model/tape-measures.ts'
import { boneNames } from '../model/model.ts'
import { UPPER_CLOTHES } from '../../photo/clothes-labels.ts'
import { createRandom } from '../../drapery/noise.ts'
import { describe, expect, inject, test } from 'vitest'
import { median } from '../../geometry/math.ts'
import { photographFigure, type Clothing, type FigurePhoto } from '../../testing/figure-photo.ts'
import { shippedFigure as model } from '../../testing/shipped-figure.ts'
import { fitFigure, type FittedFigure } from './fit-figure.ts'
import { viewFigure, type FigureView } from './view.ts'

declare module 'vitest' {
  interface ProvidedContext {
    isThorough: boolean
  }
}

/** Shapes of people around a build, and of nobody in particular. */
function drawShape(seed: number) {
  const random = createRandom(seed)
  const build = model.builds[seed % model.builds.length].shape
  return build.map((value) => value * 0.8 + 0.7 * (random() + random() + random() - 1.5) * 1.6)
}

/** How much two views have in common of what either covers, without the head. */
function overlap(a: FigureView, b: FigureView) {
  let both = 0
  let either = 0
  for (let i = 0; i < a.cover.data.length; i++) {
    both += Math.min(a.cover.data[i], b.cover.data[i])
    either += Math.max(a.cover.data[i], b.cover.data[i])
  }
  return both / either
}

const tried = (photo: FigurePhoto) => {
  const fitted = fitFigure(model, photo.evidence, model.builds)
  return { fitted, view: viewFigure(model, fitted, photo.evidence.size) }
}

/** How far a measure is off, as a share of the truth; over 0 where she was made larger. */
const error = (fitted: FittedFigure, photo: FigurePhoto, name: keyof Measures) => {
  const told = measure(model, restOf(model, fitted.stance.shape))
  const truth = measure(model, restOf(model, photo.stance.shape))
  return told[name] / told.height / (truth[name] / truth.height) - 1
}

const people = inject('isThorough') ? 200 : 8
const coat: Clothing = { pelvis: 7, spine: 5, clavicle: 3, thigh: 5, upperarm: 5, lowerarm: 4, calf: 3 }
const isShank = boneNames.map((name) => /calf|foot/.test(name))
const dressed: Clothing = { pelvis: 2.5, spine: 2.5, clavicle: 1, thigh: 2, upperarm: 2 }

describe('a figure fitted to photos of bodies that are known', () => {
  test('lies on a bare one, and has her measures', { timeout: 2500 * people }, () => {
    const overlaps: number[] = []
    const errors = {
      bust: [] as number[],
      waist: [] as number[],
      hips: [] as number[],
      inseam: [] as number[],
    }
    for (let n = 0; n < people; n++) {
      const photo = photographFigure(model, drawShape(n), 100 + n)
      const { fitted, view } = tried(photo)
      overlaps.push(overlap(view, photo.view))
      for (const name of ['bust', 'waist', 'hips', 'inseam'] as const)
        errors[name].push(error(fitted, photo, name))
    }
    if (inject('isThorough'))
      for (const [name, values] of Object.entries(errors)) {
        const sorted = values.map(Math.abs).sort((a, b) => a - b)
        console.log(
          name,
          'median',
          sorted[people >> 1],
          'nine in ten under',
          sorted[Math.floor(0.9 * people)],
        )
      }
    expect(Math.min(...overlaps)).toBeGreaterThan(0.9)
    expect(median(overlaps)).toBeGreaterThan(0.94)
    expect(median(errors.inseam.map(Math.abs))).toBeLessThan(0.02)
    for (const name of ['bust', 'waist', 'hips'] as const)
      expect(median(errors[name].map(Math.abs)), name).toBeLessThan(0.05)
  })

  test('never makes a large one slim, in clothes that hide her', () => {
    const large = model.builds.filter(({ name }) => name.includes('heavy woman'))
    for (const [n, { shape }] of large.entries()) {
      const photo = photographFigure(model, shape, 300 + n, dressed)
      const { fitted } = tried(photo)
      for (const name of ['waist', 'hips'] as const)
        expect(error(fitted, photo, name), name).toBeGreaterThan(-0.06)
    }
  })

  test('does not fill a coat', () => {
    const { shape } = model.builds.find(({ name }) => name === 'woman')!
    const photo = photographFigure(model, shape, 302, coat)
    const { segments, labels } = photo.evidence
    labels.forEach((label, i) => {
      if (!label || isShank[photo.view.bone[i]]) return
      labels[i] = UPPER_CLOTHES
      segments.outer.data[i] = 255
    })
    expect(error(tried(photo).fitted, photo, 'waist')).toBeLessThan(0.25)
  })
})
