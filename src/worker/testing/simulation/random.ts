import { nth } from '#shared/testing/first.ts'

/** Hashes a text, so that every part of a scenario has a random stream of its own from one seed (FNV-1a). */
export function hash(text: string) {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** A random generator that repeats with its seed (mulberry32). */
export function createChance(seed: number | string) {
  let state = typeof seed === 'string' ? hash(seed) : seed >>> 0
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    /** Whole numbers, both ends included. */
    between: (low: number, high: number) => low + below(high - low + 1),
    happens: (probability: number) => next() < probability,
    pick: <T>(from: readonly T[]) => nth(from, below(from.length)),
    /** Draws by weight. */
    weighted<T>(choices: readonly (readonly [number, T])[]) {
      let at = next() * choices.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, choice] of choices) if ((at -= weight) < 0) return choice
      return nth(choices, choices.length - 1)[1]
    },
  }
}
export type Chance = ReturnType<typeof createChance>
