import sharp from 'sharp'
import { garmentCategories, type GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { GarmentLandmarks } from '@cabine/engine/contract/garment-landmarks.ts'
import { openEngine, type EngineHarness } from '../../scripts/engine-harness/browser-harness.ts'
import { pictureOf, type Annotation } from './annotations.ts'
import type { Category, PointName } from '@cabine/engine/models/garment-labels.ts'
import { fillPolygons, gridFor, type Grid } from './masks.ts'

/** A method's answer about a picture; undefined where it gives none. */
export type Answer = {
  worn: boolean
  /** Several categories where it cannot tell them apart. */
  categories: Category[]
  refusal?: string
  /** How sure a network is of each category, and of somebody in it. */
  chances?: Record<string, number>
  points: Partial<Record<PointName, readonly [number, number]>>
  garment?: Grid
  inside?: Grid
  sleeve?: Grid
  hanger?: Grid
  length?: string
}

/**
 * What the product makes of a picture: it takes the shopper's word for the category and may refuse.
 * @param each asks with each category in turn, which tells how many it would have believed
 */
export async function askProduct(annotations: Annotation[], each: boolean): Promise<Answer[]> {
  const engine = await openEngine()
  try {
    const answers: Answer[] = []
    for (const annotation of annotations) answers.push(await askOne(engine, annotation, each))
    return answers
  } finally {
    await engine.close()
  }
}

async function askOne(engine: EngineHarness, annotation: Annotation, each: boolean): Promise<Answer> {
  const file = pictureOf(annotation)
  const measured = new Map<GarmentCategory, Awaited<ReturnType<EngineHarness['measure']>>>()
  const said = annotation.category === 'none' ? 'tops' : annotation.category
  const asking = each ? garmentCategories : [said]
  for (const category of asking) measured.set(category, await engine.measure({ file, category }))
  const accepted = [...measured].flatMap(([category, one]) => ('refused' in one ? [] : [category]))
  const found = measured.get(said)
  if (!found) throw new Error(`The product was not asked for ${said}.`)
  const answer: Answer = { worn: false, categories: accepted.length ? accepted : ['none'], points: {} }
  if ('refused' in found) {
    return { ...answer, worn: found.refused === 'garment_worn', refusal: found.refused }
  }
  const { data, info } = await sharp(Buffer.from(found.png, 'base64'))
    .ensureAlpha()
    .extractChannel(3)
    .resize({ ...gridFor(await sharp(file).metadata()), fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const size = { width: info.width, height: info.height }
  return {
    ...answer,
    points: pointsOf(found.landmarks),
    garment: { ...size, cells: Uint8Array.from(data, (alpha) => (alpha > 127 ? 1 : 0)) },
    ...partsOf(found.landmarks, size),
  }
}

function pointsOf(landmarks: GarmentLandmarks): Answer['points'] {
  const found: Answer['points'] = {
    hemLeft: landmarks.hem.left,
    hemRight: landmarks.hem.right,
    waistLeft: landmarks.waist?.left,
    waistRight: landmarks.waist?.right,
  }
  if (landmarks.kind === 'lower') {
    const { legs } = landmarks
    return {
      ...found,
      crotch: legs?.crotch,
      hemInnerLeft: legs?.left.hemInner,
      hemInnerRight: legs?.right.hemInner,
    }
  }
  const { neck, neckFront, shoulder, armpit, sleeves } = landmarks
  return {
    ...found,
    neckLeft: neck.left,
    neckRight: neck.right,
    neckFront,
    shoulderLeft: shoulder.left,
    shoulderRight: shoulder.right,
    armpitLeft: armpit.left,
    armpitRight: armpit.right,
    cuffOuterLeft: sleeves?.left.cuffOuter,
    cuffInnerLeft: sleeves?.left.cuffInner,
    cuffOuterRight: sleeves?.right.cuffOuter,
    cuffInnerRight: sleeves?.right.cuffInner,
  }
}

function partsOf(landmarks: GarmentLandmarks, size: { width: number; height: number }): Partial<Answer> {
  if (landmarks.kind === 'lower') return {}
  const { shoulder, armpit, sleeves, innerCollar } = landmarks
  const outlines = (['left', 'right'] as const).flatMap((side) =>
    sleeves ? [[shoulder[side], sleeves[side].cuffOuter, sleeves[side].cuffInner, armpit[side]]] : [],
  )
  return {
    inside: fillPolygons(innerCollar ? [innerCollar] : [], size),
    sleeve: fillPolygons(outlines, size),
  }
}
