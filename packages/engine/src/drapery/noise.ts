/** A seeded generator of numbers in [0, 1) (mulberry32): the same seed, the same cloth. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function lattice(ix: number, iy: number, seed: number) {
  let h = Math.imul(ix, 0x27d4eb2d) ^ Math.imul(iy, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Value noise in [-1, 1], one feature a unit. */
export function noise(x: number, y: number, seed = 0) {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const fx = x - ix
  const fy = y - iy
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const top = lattice(ix, iy, seed) * (1 - sx) + lattice(ix + 1, iy, seed) * sx
  const bottom = lattice(ix, iy + 1, seed) * (1 - sx) + lattice(ix + 1, iy + 1, seed) * sx
  return (top * (1 - sy) + bottom * sy) * 2 - 1
}

/** Three octaves of `noise`, in about [-1, 1]. */
export function fractal(x: number, y: number, seed = 0) {
  return (
    noise(x, y, seed) * 0.57 +
    noise(x * 2.03 + 7.1, y * 2.03, seed + 1) * 0.29 +
    noise(x * 4.1, y * 4.1 + 3.7, seed + 2) * 0.14
  )
}

/** A repeatable random number in [0, 1) for one cell of a lattice. */
export const cellRandom = lattice
