import { clamp, mix } from '../drapery/scalar.ts'

/** Each of some values with its neighbours' mean. */
export function smoothed(values: number[], reach: number) {
  return values.map((_, i) => {
    const near = values.slice(Math.max(0, i - reach), i + reach + 1)
    return near.reduce((sum, value) => sum + value, 0) / near.length
  })
}

/** Between evenly spaced values; beyond their ends the last one holds. */
export function interpolate(values: number[], place: number) {
  const at = clamp(place, 0, values.length - 1.001)
  const first = Math.floor(at)
  return mix(values[first], values[first + 1], at - first)
}
