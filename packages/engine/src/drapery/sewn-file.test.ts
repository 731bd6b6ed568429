import { describe, expect, test } from 'vitest'
import { createRandom } from './noise.ts'
import { decodeSewn, encodeSewn, joinParts, splitParts } from './sewn-file.ts'
import type { SewnPiece, Surface } from './sewn.ts'

const random = createRandom(7)
const between = (low: number, high: number) => low + random() * (high - low)
const [corners, nodes, triangles] = [9, 7, 8]
const surface = (name: string, x: number): Surface => ({
  name,
  carrier: name === 'sleeveL' ? 'armLeft' : 'trunk',
  chart: { x, y: 0, left: -12.35, top: 146.2 },
  gloss: 0.035,
  roughness: 0.6,
  grain: 0,
  dyed: 0.2,
  sheen: 0.12,
  sheenColour: null,
  inside: 0.85,
  lining: [0.1, 0.2, 0.3],
})
const piece: SewnPiece = {
  surfaces: [surface('front', 0), surface('sleeveL', 128)],
  uv: Float32Array.from({ length: 2 * corners }, () => between(-60, 150)),
  node: Uint16Array.from({ length: corners }, (_, i) => (i * 5) % nodes),
  surfaceOf: Uint8Array.from({ length: corners }, (_, i) => (i < 5 ? 0 : 1)),
  triangles: Uint16Array.from({ length: 3 * triangles }, () => Math.floor(between(0, corners))),
  at: Float32Array.from({ length: 3 * nodes }, () => between(-70, 160)),
  clothNodes: 5,
  keep: Float32Array.from({ length: nodes }, () => between(0.3, 4)),
  shrink: Float32Array.from({ length: 2 * corners }, () => between(0.6, 1)),
  hand: { stretch: 0.85, shear: 0.25, bend: 0.015, crumple: 0.06 },
  seed: 101,
  pins: [{ node: 3, hold: 0.02 }],
  overlaps: [
    { over: 1, under: 2, gap: 0.4, fastened: true },
    { over: 4, under: 0, gap: 0.55, fastened: false },
  ],
  steepest: 1.2,
}
const maps = { scale: 7.75, width: 256, height: 128 }
const encoded = (given = piece) => encodeSewn(given, maps).buffer

/** The largest difference between two lists of numbers. */
const apart = (a: Float32Array, b: Float32Array) => Math.max(...a.map((value, i) => Math.abs(value - b[i])))

describe('a sewn piece and its file', () => {
  test('its numbers come back to half a step', () => {
    const back = decodeSewn(encoded()).piece
    expect(apart(back.at, piece.at)).toBeLessThan(0.00501)
    expect(apart(back.uv, piece.uv)).toBeLessThan(0.00501)
    expect(apart(back.keep, piece.keep)).toBeLessThan(0.01001)
    expect(apart(back.shrink, piece.shrink)).toBeLessThan(0.00251)
  })

  test('all else comes back as it was', () => {
    const back = decodeSewn(encoded())
    expect(back.maps).toEqual(maps)
    const { at, uv, keep, shrink } = back.piece
    expect(back.piece).toEqual({ ...piece, at, uv, keep, shrink })
  })

  test('cloth that is shrunk nowhere takes no room for it', () => {
    const plain = { ...piece, shrink: new Float32Array(2 * corners).fill(1) }
    expect(encoded().byteLength - encoded(plain).byteLength).toBe(2 * corners - 1)
    expect(decodeSewn(encoded(plain)).piece.shrink).toEqual(plain.shrink)
  })

  test('how it hangs with its front open comes back too, and takes no room where there is none', () => {
    const otherFront = {
      isOpen: true,
      at: Float32Array.from(piece.at, (value) => value + 3),
      overlaps: [{ over: 0, under: 3, gap: 0.4, fastened: false }],
    }
    const whole = encoded({ ...piece, otherFront })
    const back = decodeSewn(whole).piece.otherFront
    expect(back).toEqual({ ...otherFront, at: back?.at })
    expect(apart(back!.at, otherFront.at)).toBeLessThan(0.01001)
    expect(encoded().byteLength).toBeLessThan(whole.byteLength - otherFront.at.length * 2)
    expect(() => decodeSewn(whole.slice(0, -1))).toThrow(RangeError)
  })

  test.each([1, 40, 400])('a file without its last %i bytes is refused', (missing) => {
    const whole = encoded()
    expect(() => decodeSewn(whole.slice(0, whole.byteLength - missing))).toThrow(RangeError)
  })
})

describe('a file of parts', () => {
  const parts = [Uint8Array.of(1, 2, 3), new Uint8Array(0), Uint8Array.of(9)]

  test('gives them back', () => {
    expect(splitParts(joinParts(parts).buffer, 3)).toEqual(parts)
  })

  test('is refused when it is cut', () => {
    const whole = joinParts(parts).buffer
    expect(() => splitParts(whole.slice(0, -1), 3)).toThrow(RangeError)
    expect(() => splitParts(whole, 4)).toThrow(RangeError)
  })
})
