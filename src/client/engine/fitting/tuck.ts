import { smoothstep } from '@cabine/drapery/scalar.ts'
import type { Wearing } from '../wearing.ts'
import type { Fit } from './fit.ts'
import type { Layer } from './layer.ts'

/** Rows that a tucked top goes on under the waist's edge, px. */
const UNDER = 3

/** Can a top be tucked in? Into new trousers or a new skirt alone: of the old ones the waist is not known. */
export const canTuck = (fits: Pick<Fit, 'half' | 'category'>[]) =>
  fits.some(({ half }) => half === 'lower') && fits.some(({ category }) => category === 'tops')

/** A half tuck holds the front within this share of a top's half width, and lets go of it until that one. */
const HELD = { until: 0.3, gone: 0.75 }

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
    for (const layer of fit.layers)
      if (layer.kind === 'torso')
        cutBelow(layer, waist, tuckOf(fit) === 'half' ? overTheSides(layer) : () => 0)
  const under = tops.filter((fit) => tuckOf(fit) === 'in')
  return [...under, ...lower, ...fits.filter((fit) => !under.includes(fit) && !lower.includes(fit))]
}

/** How far a half tucked panel hangs below the waist, px: more and more from its middle to its sides. */
function overTheSides({ width, height }: Layer) {
  return (x: number) => height * smoothstep(HELD.until, HELD.gone, Math.abs(x - width / 2) / (width / 2))
}

/** The waist's row by column of the photo; beside it, that of its nearest column. */
function waistOf(layers: Layer[]): (x: number) => number {
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
  return (x) => Math.min(rows.get(x) ?? lowest, lowest)
}

function cutBelow(
  { left, top, width, height, data }: Layer,
  waist: (x: number) => number,
  hanging: (x: number) => number,
) {
  for (let x = 0; x < width; x++) {
    const end = waist(left + x) + UNDER + hanging(x) - top
    for (let y = Math.max(0, Math.ceil(end)); y < height; y++) data[4 * (y * width + x) + 3] = 0
  }
}
