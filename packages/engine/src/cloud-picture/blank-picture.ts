import type { Picture } from '../raster/plane.ts'

/** Brightnesses, 0 to 255, that deviate by less are nothing: black, white, one grey. */
const LEAST_DEVIATION = 6
/** More than this share of wholly black or wholly white is an aborted picture. */
const MOST_EMPTY = 0.97

export type Blankness = { deviation: number; empty: number }

/** How much there is to see: the deviation of the green channel, and the share that is wholly black. */
export function measureBlankness({ data }: Picture): Blankness {
  let [sum, squares, black, count] = [0, 0, 0, 0]
  for (let o = 1; o < data.length; o += 28) {
    const value = data[o]
    sum += value
    squares += value * value
    if (value < 8) black++
    count++
  }
  const mean = sum / count
  return { deviation: Math.sqrt(Math.max(0, squares / count - mean * mean)), empty: black / count }
}

export const isBlank = ({ deviation, empty }: Blankness) => deviation < LEAST_DEVIATION || empty > MOST_EMPTY
