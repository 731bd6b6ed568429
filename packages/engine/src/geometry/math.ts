import { mix } from '../drapery/scalar.ts'

/** A place in a picture or on a body: x to the right, y downwards. Pixels unless said otherwise. */
export type Point = readonly [x: number, y: number]

export const mixPoints = (from: Point, to: Point, share: number): Point => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
]

export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

export const add = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times]

export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]

export function normalise(vector: Point): Point {
  const length = Math.hypot(vector[0], vector[1]) || 1
  return [vector[0] / length, vector[1] / length]
}

export function median(values: number[]) {
  if (!values.length) return 0
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1]
}
