import type { Known } from './membrane.ts'
import { erode } from './morphology.ts'

/** Half the side of a patch, px: patches are 7 × 7. */
export const RADIUS = 3
/**
 * A patch from farther away has to be better: what lies near belongs here, and the more so what lies at the same
 * height, as the ground and the horizon do. Squared levels a pixel, for each pixel of distance at the finest level.
 */
const DISTANCE_COST = { x: 1, y: 3 }
/** How much more a known pixel counts than one that is guessed. */
export const KNOWN = 5

/** A picture at one of the sizes at which `fillByPatches` works. */
export type Level = Known & {
  /** Pixels of the finest level a pixel. */
  scale: number
  /** 255 where patches are to fill. */
  wanted: Uint8Array
  /** How much a pixel counts in a comparison: `KNOWN` known, 1 to fill, 0 neither. */
  trust: Uint8Array
  /** 255 where a whole patch is known: what may be copied from. */
  sources: Uint8Array
  sourceList: Int32Array
  targetList: Int32Array
}

export function createLevel(level: Known & { wanted: Uint8Array }, scale: number): Level {
  const { width, height, known, wanted } = level
  const sources = erode({ width, height, data: known }, RADIUS).data
  const sourceList: number[] = []
  const targetList: number[] = []
  const trust = new Uint8Array(known.length)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      // A patch over the picture's border is not whole.
      if (x < RADIUS || y < RADIUS || x >= width - RADIUS || y >= height - RADIUS) sources[i] = 0
      if (sources[i]) sourceList.push(i)
      if (wanted[i]) targetList.push(i)
      trust[i] = known[i] ? KNOWN : wanted[i] ? 1 : 0
    }
  }
  return {
    ...level,
    scale,
    trust,
    sources,
    sourceList: Int32Array.from(sourceList),
    targetList: Int32Array.from(targetList),
  }
}

/** Half the size: known where all four pixels are, wanted where any is. */
export function shrink({ width, height, colours, known, wanted }: Known & { wanted: Uint8Array }) {
  const half = { width: width >> 1, height: height >> 1 }
  const count = half.width * half.height
  const coarse = {
    ...half,
    colours: new Float32Array(count * 3),
    known: new Uint8Array(count),
    wanted: new Uint8Array(count),
  }
  for (let y = 0, j = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++, j++) {
      const a = 2 * y * width + 2 * x
      const b = a + width
      coarse.known[j] = known[a] & known[a + 1] & known[b] & known[b + 1]
      coarse.wanted[j] = coarse.known[j] ? 0 : wanted[a] | wanted[a + 1] | wanted[b] | wanted[b + 1]
      for (let c = 0; c < 3; c++) {
        const k = a * 3 + c
        const l = b * 3 + c
        coarse.colours[j * 3 + c] = (colours[k] + colours[k + 3] + colours[l] + colours[l + 3]) / 4
      }
    }
  }
  return coarse
}

/** How badly a source stands for a target: weighted squared differences of their patches, or anything over `limit`. */
export function costOf(level: Level, target: number, source: number, limit: number) {
  const { width, height, colours, trust, scale } = level
  const x = target % width
  const y = (target / width) | 0
  const left = x < RADIUS ? -x : -RADIUS
  const right = x >= width - RADIUS ? width - 1 - x : RADIUS
  const top = y < RADIUS ? -y : -RADIUS
  const bottom = y >= height - RADIUS ? height - 1 - y : RADIUS
  const dx = (source % width) - x
  const dy = ((source / width) | 0) - y
  let sum = 49 * scale * (DISTANCE_COST.x * Math.abs(dx) + DISTANCE_COST.y * Math.abs(dy))
  for (let v = top; v <= bottom; v++) {
    let i = target + v * width + left
    let a = i * 3
    let b = (source + v * width + left) * 3
    for (let u = left; u <= right; u++, i++, a += 3, b += 3) {
      const r = colours[a] - colours[b]
      const g = colours[a + 1] - colours[b + 1]
      const bl = colours[a + 2] - colours[b + 2]
      sum += trust[i] * (r * r + g * g + bl * bl)
    }
    if (sum >= limit) return sum
  }
  return sum
}
