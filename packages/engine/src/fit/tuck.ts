import type { Wearing } from '../contract/wearing.ts'
import type { Fit } from './fit.ts'
import { halfTuck, type Waist } from './half-tuck.ts'
import type { Layer } from './layer.ts'

/** Rows that a tucked top goes on under the waist's edge, px. */
const UNDER = 3

/** A waist is measured across within so much of its width below its edge. */
const BELOW = 0.12

/** Can a top be tucked in? Into new trousers or a new skirt alone: of the old ones the waist is not known. */
export const canTuck = (fits: Pick<Fit, 'half' | 'category'>[]) =>
  fits.some(({ half }) => half === 'lower') && fits.some(({ category }) => category === 'tops')

/**
 * Tops that are tucked in end at the waist, and are painted before what they are tucked into; of half tucked ones the
 * front ends there, and the sides hang over it.
 */
export function tuckIn<T extends Pick<Fit, 'half' | 'category' | 'layers'>>(
  fits: T[],
  tuckOf: (fit: T) => Wearing['tuck'],
): T[] {
  if (!canTuck(fits)) return fits
  const lower = fits.filter(({ half }) => half === 'lower')
  const waist = waistOf(lower.flatMap(({ layers }) => layers))
  const tops = fits.filter((fit) => fit.category === 'tops' && tuckOf(fit) !== 'out')
  for (const fit of tops)
    fit.layers.forEach((layer, index) => {
      if (layer.kind !== 'torso') return
      if (tuckOf(fit) === 'half') fit.layers[index] = halfTuck(layer, waist)
      else cutBelow(layer, waist.rowAt)
    })
  const under = tops.filter((fit) => tuckOf(fit) === 'in')
  return [...under, ...lower, ...fits.filter((fit) => !under.includes(fit) && !lower.includes(fit))]
}

/** The waist of what is worn below; beside it, that of its nearest column. */
function waistOf(layers: Layer[]): Waist {
  const rows = new Map<number, number>()
  for (const { left, top, width, height, data } of layers)
    for (let x = 0; x < width; x++)
      for (let y = 0; y < height; y++) {
        if (data[4 * (y * width + x) + 3] < 128) continue
        rows.set(left + x, Math.min(rows.get(left + x) ?? Infinity, top + y))
        break
      }
  const columns = [...rows.keys()].sort((a, b) => a - b)
  // Towards its sides a garment begins at the hip: there the middle's waist counts.
  const middle = columns[columns.length >> 1]
  const near = columns.filter((x) => Math.abs(x - middle) < 0.3 * columns.length)
  const lowest = Math.max(...near.map((x) => rows.get(x)!))
  const across = columns.filter((x) => rows.get(x)! <= lowest + BELOW * columns.length)
  const [first, last] = [across[0] ?? 0, across.at(-1) ?? 1]
  return {
    rowAt: (x) => Math.min(rows.get(x) ?? lowest, lowest),
    middle: (first + last) / 2,
    half: Math.max(1, (last - first) / 2),
  }
}

function cutBelow({ left, top, width, height, data }: Layer, waist: (x: number) => number) {
  for (let x = 0; x < width; x++) {
    const end = waist(left + x) + UNDER - top
    for (let y = Math.max(0, Math.ceil(end)); y < height; y++) data[4 * (y * width + x) + 3] = 0
  }
}
