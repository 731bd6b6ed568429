import type { Plane } from './plane.ts'

/** Strongest grain that is imitated, of a luminance from 0 to 1. */
const MOST = 0.02

/**
 * How grainy a photo is: the median difference of a pixel from its four neighbours' mean, as the standard
 * deviation that noise of that median has. Edges are few, so the median does not see them.
 */
export function measureGrain({ width, height, data }: Plane): number {
  const differences: number[] = []
  const step = Math.max(1, Math.floor(data.length / 20_000))
  for (let i = width; i < data.length - width; i += step) {
    const x = i % width
    if (x === 0 || x === width - 1) continue
    differences.push(Math.abs(data[i] - (data[i - 1] + data[i + 1] + data[i - width] + data[i + width]) / 4))
  }
  if (!differences.length || height < 3) return 0
  differences.sort((a, b) => a - b)
  // A normal deviate's median distance from 0 is 0.6745; the four neighbours add a quarter of the variance.
  return Math.min(MOST, differences[differences.length >> 1] / 0.6745 / Math.sqrt(1.25))
}

/** Noise of mean 0 and deviation 1 that is the same at a place each time. */
export function noiseAt(x: number, y: number): number {
  let hash = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  hash ^= hash >>> 15
  // Two uniform halves make a triangle: near enough to a bell.
  const first = (hash & 0xffff) / 0xffff
  const second = (hash >>> 16) / 0xffff
  return (first + second - 1) * Math.sqrt(6)
}
