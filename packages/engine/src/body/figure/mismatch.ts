import { LOWER_CLOTHES } from '../../photo/clothes-labels.ts'
import type { Evidence } from './evidence.ts'
import { coverScale, type Cover } from './figure-outline.ts'

/** How much a pixel counts that is hers and not the figure's, by what it is, and one that is the figure's alone. Coats stand off. */
const MISSED = { skin: 1, upper: 0.15, lower: 0.08, outer: 0.03 }
const BEYOND = 1.5
/** Tells how badly a figure covers her, as a share of her. Made once a photo. */
export type Mismatch = (cover: Cover) => number

export function createMismatch({ size, segments, labels }: Evidence): Mismatch {
  const scale = coverScale(size)
  const width = Math.ceil(size.width * scale)
  const height = Math.ceil(size.height * scale)
  /** Over 0: what it costs to miss a pixel; under 0: beside her. Hair and bags may hide either: 0. */
  const worth = new Float32Array(width * height)
  let total = 0
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0; x < width; x++, j++) {
      const column = Math.min(size.width - 1, Math.round((x + 0.5) / scale))
      const i = Math.min(size.height - 1, Math.round((y + 0.5) / scale)) * size.width + column
      const hidden = segments.hair.data[i] + segments.face.data[i] + segments.other.data[i]
      if (hidden > 127) continue
      if (segments.background.data[i] > 127) worth[j] = -BEYOND
      else if (segments.skin.data[i] > segments.clothes.data[i]) worth[j] = MISSED.skin
      else if (segments.outer.data[i] > 127) worth[j] = MISSED.outer
      else worth[j] = labels[i] === LOWER_CLOTHES ? MISSED.lower : MISSED.upper
      if (worth[j] > 0) total += Math.max(worth[j], MISSED.upper)
    }
  return ({ mask }) => {
    const cover = mask.data
    let cost = 0
    for (let j = 0; j < worth.length; j++) {
      if (worth[j] > 0 && !cover[j]) cost += worth[j]
      else if (worth[j] < 0 && cover[j]) cost -= worth[j]
    }
    return cost / Math.max(1, total)
  }
}
