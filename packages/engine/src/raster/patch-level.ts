import type { Known } from './membrane.ts'
import { erode } from './morphology.ts'

/** Half the side of a patch, px: patches are 7 × 7. */
export const RADIUS = 3
/**
 * A patch from farther away has to be better: what lies near belongs here, and the more so what lies at the same
 * height, as the ground and the horizon do: with less, the pavement at her feet stands for a wall of its tone beside her
 * shoulder. Squared levels a pixel, for each pixel of distance at the finest level.
 * Two numbers, not one `{ x, y }`: with that V8 threw the comparison's code away and compiled it anew, over a thousand
 * times a photo after the first (Chromium 153), perhaps for sharing a shape with places that have fractions.
 */
const COST_ACROSS = 3
const COST_DOWN = 20
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

const SIDE = 2 * RADIUS + 1

/**
 * Compares a level's patches: what is around a target is read once, by `lookAt`, and then compared with many sources.
 */
export function createComparison({ width, height, colours, trust, scale }: Level) {
  const away = new Int32Array(SIDE * SIDE)
  const weights = new Uint8Array(SIDE * SIDE)
  const own = new Float32Array(SIDE * SIDE * 3)
  let x = 0
  let y = 0
  let count = 0

  function lookAt(target: number) {
    x = target % width
    y = (target / width) | 0
    count = 0
    const left = x < RADIUS ? -x : -RADIUS
    const right = x >= width - RADIUS ? width - 1 - x : RADIUS
    const top = y < RADIUS ? -y : -RADIUS
    const bottom = y >= height - RADIUS ? height - 1 - y : RADIUS
    for (let v = top; v <= bottom; v++) {
      for (let u = left; u <= right; u++) {
        const i = target + v * width + u
        if (!trust[i]) continue
        away[count] = i - target
        weights[count] = trust[i]
        for (let c = 0; c < 3; c++) own[count * 3 + c] = colours[i * 3 + c]
        count++
      }
    }
  }

  /** How badly a source stands for the target: weighted squared differences, or anything over `limit`. */
  function costOf(source: number, limit: number) {
    const dx = (source % width) - x
    const dy = ((source / width) | 0) - y
    let sum = SIDE * SIDE * scale * (COST_ACROSS * Math.abs(dx) + COST_DOWN * Math.abs(dy))
    for (let n = 0, a = 0; n < count && sum < limit;) {
      for (const end = Math.min(count, n + SIDE); n < end; n++, a += 3) {
        const b = (source + away[n]) * 3
        const red = own[a] - colours[b]
        const green = own[a + 1] - colours[b + 1]
        const blue = own[a + 2] - colours[b + 2]
        sum += weights[n] * (red * red + green * green + blue * blue)
      }
    }
    return sum
  }

  return { lookAt, costOf }
}
