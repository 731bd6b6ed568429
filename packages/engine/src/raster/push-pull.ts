import type { Size } from './plane.ts'

/** Red, green and blue one after another, 0 to 255, with a weight a pixel: 0 unknown, 1 known. */
export type WeightedColours = Size & { colours: Float32Array; weights: Float32Array }

/**
 * Push-pull (Gortler et al. 1996): known colours are averaged into ever smaller pictures, and what is
 * unknown is filled from the next smaller one. Smooth, and linear in the number of pixels.
 * Fills `colours` in place.
 */
export function pushPull(finest: WeightedColours): WeightedColours {
  const levels = [finest]
  for (let level = finest; level.width > 2 && level.height > 2;) {
    level = push(level)
    levels.push(level)
  }
  const coarsest = levels[levels.length - 1]
  // Nothing known anywhere: there is nothing to spread.
  if (coarsest.weights.every((weight) => weight === 0)) return finest
  fillWithMean(coarsest)
  for (let l = levels.length - 2; l >= 0; l--) pull(levels[l], levels[l + 1])
  return finest
}

/** The coarsest level may still have gaps, when what is known lies on one side. */
function fillWithMean({ colours, weights }: WeightedColours) {
  const count = weights.length
  const known = weights.reduce((sum, weight) => sum + weight, 0)
  for (let c = 0; c < 3; c++) {
    let sum = 0
    for (let i = 0; i < count; i++) sum += colours[c * count + i] * weights[i]
    for (let i = 0; i < count; i++) {
      colours[c * count + i] = colours[c * count + i] * weights[i] + (sum / known) * (1 - weights[i])
    }
  }
}

function push(fine: WeightedColours): WeightedColours {
  const width = (fine.width + 1) >> 1
  const height = (fine.height + 1) >> 1
  const fineCount = fine.width * fine.height
  const count = width * height
  const colours = new Float32Array(count * 3)
  const weights = new Float32Array(count)
  for (let y = 0; y < fine.height; y++) {
    for (let x = 0; x < fine.width; x++) {
      const i = y * fine.width + x
      const weight = fine.weights[i]
      if (weight === 0) continue
      const j = (y >> 1) * width + (x >> 1)
      weights[j] += weight
      for (let c = 0; c < 3; c++) colours[c * count + j] += fine.colours[c * fineCount + i] * weight
    }
  }
  for (let j = 0; j < count; j++) {
    if (weights[j] === 0) continue
    for (let c = 0; c < 3; c++) colours[c * count + j] /= weights[j]
    weights[j] = Math.min(1, weights[j])
  }
  return { width, height, colours, weights }
}

function pull(fine: WeightedColours, coarse: WeightedColours) {
  const count = fine.width * fine.height
  const coarseCount = coarse.width * coarse.height
  for (let y = 0; y < fine.height; y++) {
    const v = Math.min(coarse.height - 1, Math.max(0, y / 2 - 0.25))
    const top = v | 0
    const bottom = Math.min(coarse.height - 1, top + 1)
    const down = v - top
    for (let x = 0; x < fine.width; x++) {
      const i = y * fine.width + x
      const weight = fine.weights[i]
      if (weight >= 1) continue
      const u = Math.min(coarse.width - 1, Math.max(0, x / 2 - 0.25))
      const left = u | 0
      const right = Math.min(coarse.width - 1, left + 1)
      const along = u - left
      for (let c = 0; c < 3; c++) {
        const upper = c * coarseCount + top * coarse.width
        const lower = c * coarseCount + bottom * coarse.width
        const a = coarse.colours[upper + left]
        const b = coarse.colours[upper + right]
        const d = coarse.colours[lower + left]
        const e = coarse.colours[lower + right]
        const above = a + (b - a) * along
        const below = d + (e - d) * along
        const filled = above + (below - above) * down
        fine.colours[c * count + i] = fine.colours[c * count + i] * weight + filled * (1 - weight)
      }
    }
  }
}
