import type { Fit } from './fit.ts'
import type { Layer } from './layer.ts'

/** Rows that a tucked top goes on under the waist's edge, px. */
const UNDER = 3

/** Can a top be tucked in? Into new trousers or a new skirt alone: of the old ones the waist is not known. */
export const canTuck = (fits: Fit[]) =>
  fits.some(({ half }) => half === 'lower') && fits.some(({ category }) => category === 'tops')

/** Tops first, then what they are tucked into, in the order in which they are painted; of the tops what would hang below goes. */
export function tuckIn(fits: Fit[]): Fit[] {
  const lower = fits.filter(({ half }) => half === 'lower')
  const tops = fits.filter(({ category }) => category === 'tops')
  const rest = fits.filter((fit) => !lower.includes(fit) && !tops.includes(fit))
  const waist = waistOf(lower.flatMap(({ layers }) => layers))
  for (const { layers } of tops)
    for (const layer of layers) if (layer.kind === 'torso') cutBelow(layer, waist)
  return [...tops, ...lower, ...rest]
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

function cutBelow({ left, top, width, height, data }: Layer, waist: (x: number) => number) {
  for (let x = 0; x < width; x++) {
    const end = waist(left + x) + UNDER - top
    for (let y = Math.max(0, Math.ceil(end)); y < height; y++) data[4 * (y * width + x) + 3] = 0
  }
}
