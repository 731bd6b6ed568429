import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  kinds,
  kindSeen,
  kindShares,
  leastShare,
  type Kind,
  type KindWeights,
} from '../../src/shared/alike/kinds.ts'
import { prepare, type Pixels } from '../../src/shared/alike/prepare.ts'
import { fileOf, samples, shippedWeights } from './samples.ts'

/** As large as the product's own small picture of a piece, px. */
const SIDE = 320
/** Each in how many ways: as it is, mirrored, and in two other lights. */
const WAYS = [
  { isMirrored: false, light: 1 },
  { isMirrored: true, light: 1 },
  { isMirrored: false, light: 0.85 },
  { isMirrored: true, light: 1.15 },
]
/** How own clothes are called in the folder, and what they are here. */
const named: Record<string, Kind> = {
  't-shirt': 'tops',
  longsleeve: 'tops',
  shirt: 'tops',
  outwear: 'outerwear',
  dress: 'dresses',
  pants: 'bottoms',
  shorts: 'bottoms',
  skirt: 'skirts',
  shoes: 'none',
  hat: 'none',
}
/** Parts of the pictures, each told by what the others taught. */
const PARTS = 5
const STEPS = 300
const RATE = 0.05
/** How dear a weight is: beside 700 numbers a picture, a thousand pictures are few. */
const DEAR = 0.02

type Told = { isSample: boolean; isRight: boolean; isSure: boolean }
type Example = { kind: number; seen: number[][]; isSample: boolean }

/**
 * Teaches which kind a picture of clothes shows, by the shapes that the alike network sees, and says how well it tells what it
 * has not learned from. `masks` is what `npm run masks -w workshop/reading-network` wrote.
 */
export async function teachKinds(clothes: string, masks: string) {
  const examples = [...(await ownClothes(clothes, masks)), ...(await ofSamples())]
  const told: Told[] = []
  for (let part = 0; part < PARTS; part++) {
    const weights = learn(examples.filter((_, at) => at % PARTS !== part))
    for (const { kind, seen, isSample } of examples.filter((_, at) => at % PARTS === part)) {
      const shares = kindShares(seen[0], weights)
      const share = Math.max(...shares)
      told.push({ isSample, isRight: shares.indexOf(share) === kind, isSure: share >= leastShare })
    }
  }
  return { weights: learn(examples), told }
}

async function ownClothes(clothes: string, masks: string): Promise<Example[]> {
  const rows = (await readFile(join(clothes, 'INDEX.tsv'), 'utf8')).trim().split('\n').slice(1)
  const kindOf = new Map(rows.map((row) => row.split('\t') as [string, string]))
  const weights = await shippedWeights()
  const examples: Example[] = []
  for (const name of (await readdir(clothes)).filter((one) => kindOf.has(one)).sort()) {
    const seen: number[][] = []
    for (const way of WAYS) {
      const picture = await pixelsOf(join(clothes, name), way)
      const mask = await maskOf(join(masks, name.replace(/\.\w+$/, '.png')), picture, way.isMirrored)
      seen.push(kindSeen(prepare(picture), prepare(cutBy(picture, mask)), weights))
    }
    examples.push({ kind: kinds.indexOf(named[kindOf.get(name) ?? ''] ?? 'none'), seen, isSample: false })
  }
  return examples
}

async function ofSamples(): Promise<Example[]> {
  const weights = await shippedWeights()
  const worn = samples.filter(({ category }) => kinds.includes(category as Kind) || category === 'shoes')
  const examples: Example[] = []
  for (const sample of worn) {
    const seen: number[][] = []
    for (const way of WAYS) {
      const picture = prepare(await pixelsOf(fileOf(sample), way))
      seen.push(kindSeen(picture, picture, weights))
    }
    examples.push({ kind: Math.max(0, kinds.indexOf(sample.category as Kind)), seen, isSample: true })
  }
  return examples.map((one, at) =>
    worn[at].category === 'shoes' ? { ...one, kind: kinds.indexOf('none') } : one,
  )
}

type Way = (typeof WAYS)[number]

async function pixelsOf(file: string, { isMirrored, light }: Way): Promise<Pixels> {
  const picture = sharp(file).rotate().resize(SIDE, SIDE, { fit: 'inside' }).ensureAlpha()
  const { data, info } = await picture
    .flop(isMirrored)
    .toColourspace('srgb')
    .modulate({ brightness: light })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const maskOf = (file: string, { width, height }: Pixels, isMirrored: boolean) =>
  sharp(file).resize(width, height, { fit: 'fill' }).flop(isMirrored).greyscale().raw().toBuffer()

function cutBy({ width, height, data }: Pixels, mask: Buffer): Pixels {
  const cut = Uint8Array.from(data)
  for (let i = 0; i < mask.length; i++) cut[4 * i + 3] = mask[i]
  return { width, height, data: cut }
}

/** Multinomial logistic regression on numbers of mean 0 and deviation 1, by gradients with momentum; folded into weights for the numbers as they are. */
function learn(examples: Example[]): KindWeights {
  const rows = examples.flatMap(({ kind, seen }) => seen.map((numbers) => ({ kind, numbers })))
  const size = rows[0].numbers.length
  const { means, deviations } = spreadOf(rows.map(({ numbers }) => numbers))
  const inputs = rows.map(({ numbers }) =>
    Float64Array.from(numbers, (value, i) => (i ? (value - means[i]) / deviations[i] : 1)),
  )
  const weights = kinds.map(() => new Float64Array(size))
  const speeds = kinds.map(() => new Float64Array(size))
  for (let step = 0; step < STEPS; step++) {
    const slopes = weights.map((own) => own.map((weight, i) => (i ? DEAR * weight : 0)))
    for (const [at, input] of inputs.entries()) {
      const scores = weights.map((own) => dot(own, input))
      const most = Math.max(...scores)
      const raised = scores.map((score) => Math.exp(score - most))
      const sum = raised.reduce((total, value) => total + value, 0)
      for (const [k, slope] of slopes.entries()) {
        const error = (raised[k] / sum - (rows[at].kind === k ? 1 : 0)) / inputs.length
        for (let i = 0; i < size; i++) slope[i] = slope[i] + error * input[i]
      }
    }
    const rate = (RATE * (1 + Math.cos((Math.PI * step) / STEPS))) / 2
    for (const [k, own] of weights.entries()) {
      const slope = slopes[k]
      for (let i = 0; i < size; i++) {
        const speed = 0.9 * speeds[k][i] - rate * slope[i]
        speeds[k][i] = speed
        own[i] += speed
      }
    }
  }
  const folded = new Float32Array(kinds.length * size)
  for (const [k, own] of weights.entries())
    for (let i = 1; i < size; i++) {
      const weight = own[i] / deviations[i]
      folded[k * size + i] = weight
      folded[k * size] = folded[k * size] - weight * means[i]
    }
  for (const [k, own] of weights.entries()) folded[k * size] = folded[k * size] + own[0]
  return folded
}

function dot(one: Float64Array, other: Float64Array) {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += one[i] * other[i]
  return sum
}

function spreadOf(rows: number[][]) {
  const size = rows[0].length
  const means = Array.from(
    { length: size },
    (_, i) => rows.reduce((sum, row) => sum + row[i], 0) / rows.length,
  )
  const deviations = means.map((mean, i) =>
    Math.sqrt(rows.reduce((sum, row) => sum + (row[i] - mean) ** 2, 0) / rows.length + 1e-6),
  )
  return { means, deviations }
}
