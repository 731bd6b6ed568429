import type { Size } from './plane.ts'

/** Relaxation sweeps of the finest levels, and of every coarser one: each level starts from the next coarser one. */
const SWEEPS = [2, 4]
const COARSE_SWEEPS = 12
/** Over-relaxation of a sweep, 1 to 2. */
const OVER = 1.5

/** Red, green and blue of each pixel after one another, 0 to 255, and 255 for each pixel that is known. */
export type Known = Size & { colours: Float32Array; known: Uint8Array }

/**
 * Fills what is unknown with a membrane stretched over it (Laplace's equation; at the picture's borders its
 * slope is free): what is flat stays flat, what falls evenly goes on falling evenly. Solved coarse to fine.
 * Fills `colours` in place; a picture of which nothing is known is left alone.
 */
export function fillMembrane(finest: Known): void {
  const levels = [finest]
  for (let level = finest; level.width > 2 && level.height > 2;) {
    level = shrink(level)
    levels.push(level)
  }
  if (!fillWithMean(levels[levels.length - 1])) return
  for (let l = levels.length - 1; l >= 0; l--) {
    if (l < levels.length - 1) enlarge(levels[l], levels[l + 1])
    for (let sweep = SWEEPS[l] ?? COARSE_SWEEPS; sweep > 0; sweep--) relax(levels[l])
  }
}

/** A pixel of the coarser level is known when any of its four is: the mean of those that are. */
function shrink({ width, height, colours, known }: Known): Known {
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1 }
  const count = half.width * half.height
  const coarse = { ...half, colours: new Float32Array(count * 3), known: new Uint8Array(count) }
  const counts = new Uint8Array(count)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!known[i]) continue
      const j = (y >> 1) * half.width + (x >> 1)
      for (let c = 0; c < 3; c++) coarse.colours[j * 3 + c] += colours[i * 3 + c]
      counts[j]++
    }
  }
  for (let j = 0; j < count; j++) {
    if (!counts[j]) continue
    coarse.known[j] = 255
    for (let c = 0; c < 3; c++) coarse.colours[j * 3 + c] /= counts[j]
  }
  return coarse
}

/** @returns whether anything is known */
function fillWithMean({ colours, known }: Known): boolean {
  const sums = [0, 0, 0]
  let count = 0
  for (let i = 0; i < known.length; i++) {
    if (!known[i]) continue
    count++
    for (let c = 0; c < 3; c++) sums[c] += colours[i * 3 + c]
  }
  if (!count) return false
  for (let i = 0; i < known.length; i++) {
    if (!known[i]) for (let c = 0; c < 3; c++) colours[i * 3 + c] = sums[c] / count
  }
  return true
}

/** Bilinear, into what is unknown. */
function enlarge(fine: Known, coarse: Known) {
  const { colours } = coarse
  for (let y = 0, i = 0; y < fine.height; y++) {
    const v = Math.min(coarse.height - 1, Math.max(0, y / 2 - 0.25))
    const top = v | 0
    const upper = top * coarse.width
    const lower = Math.min(coarse.height - 1, top + 1) * coarse.width
    for (let x = 0; x < fine.width; x++, i++) {
      if (fine.known[i]) continue
      const u = Math.min(coarse.width - 1, Math.max(0, x / 2 - 0.25))
      const left = u | 0
      const right = Math.min(coarse.width - 1, left + 1)
      const along = u - left
      for (let c = 0; c < 3; c++) {
        const a = colours[(upper + left) * 3 + c]
        const b = colours[(upper + right) * 3 + c]
        const d = colours[(lower + left) * 3 + c]
        const e = colours[(lower + right) * 3 + c]
        const above = a + (b - a) * along
        const below = d + (e - d) * along
        fine.colours[i * 3 + c] = above + (below - above) * (v - top)
      }
    }
  }
}

/** One Gauss-Seidel sweep with over-relaxation. */
function relax({ width, height, colours, known }: Known) {
  for (let y = 0, i = 0; y < height; y++) {
    const up = y > 0 ? -width * 3 : 0
    const down = y < height - 1 ? width * 3 : 0
    for (let x = 0; x < width; x++, i++) {
      if (known[i]) continue
      const left = x > 0 ? -3 : 0
      const right = x < width - 1 ? 3 : 0
      for (let k = i * 3; k < i * 3 + 3; k++) {
        const mean = (colours[k + up] + colours[k + down] + colours[k + left] + colours[k + right]) / 4
        colours[k] += OVER * (mean - colours[k])
      }
    }
  }
}
