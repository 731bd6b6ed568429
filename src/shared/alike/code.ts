import { vectorLength } from './network.ts'

/** A number is one of 64 levels, and a sign each: what is stored, compared and sent. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Numbers of a vector of length 1 that are further from 0 are rare, and are cut off. */
const furthest = 0.4
const levels = signs.length
const step = (2 * furthest) / (levels - 1)

export const encode = (vector: Float32Array) =>
  Array.from(vector, (value) => {
    const level = Math.round((Math.max(-furthest, Math.min(furthest, value)) + furthest) / step)
    return signs[level]
  }).join('')

/** What each sign stands for, by its character's number. */
const values = new Float32Array(128)
for (let level = 0; level < levels; level++) values[signs.charCodeAt(level)] = level * step - furthest

export const decode = (code: string) =>
  Float32Array.from({ length: vectorLength }, (_, i) => values[code.charCodeAt(i)])

/** How alike the pieces of a vector and a code look: about 1 for the same picture, and 0 for any two. */
export function likeness(vector: Float32Array, code: string) {
  let sum = 0
  for (let i = 0; i < vectorLength; i++) sum += vector[i] * values[code.charCodeAt(i)]
  return sum
}
