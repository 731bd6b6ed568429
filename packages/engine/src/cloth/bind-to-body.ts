import { createPairNumbers } from '../drapery/pair-numbers.ts'
import { carriers, type SewnPiece } from '../drapery/sewn.ts'
import { smoothstep } from '../drapery/scalar.ts'
import { byHeight, findNearest, type ByHeight } from './nearest-places.ts'
import type { Dummy, Standing } from './standing-dummy.ts'

/** Vertices of the body that a node goes along with. */
export const FOLLOWED = 8

/** How a piece on the mannequin hangs on the body: what every body that it is put on shares. */
export type Bound = {
  /** `FOLLOWED` vertices a node, nearest first, and their shares, which add up to 1. */
  vertices: Uint16Array
  shares: Float32Array
  /** 0 close to the body to 1 far off: how much a node goes with the cloth around it instead. */
  loose: Float32Array
  /** Which vertices each node may lie on, as `bearingSkin` has them. */
  bits: Uint8Array
  /** Cloth neighbours: pairs of nodes. */
  links: Uint16Array
}

/** Every so many vertices of the body one is looked at. */
const STRIDE = 2
/** How far from the body cloth is loose, cm. */
const CLOSE = 2.5
const FAR = 9

/** @param hung the mannequin standing in the room @param at the piece's nodes there, cm of the figure */
export function bind({ carried }: Dummy, { places }: Standing, piece: SewnPiece, at: Float64Array): Bound {
  const nodes = at.length / 3
  const bits = new Uint8Array(nodes)
  piece.node.forEach((node, corner) => {
    bits[node] |= 1 << carriers.indexOf(piece.surfaces[piece.surfaceOf[corner]].carrier)
  })
  const vertices = new Uint16Array(nodes * FOLLOWED)
  const shares = new Float32Array(nodes * FOLLOWED)
  const loose = new Float32Array(nodes)
  const squares = new Float64Array(FOLLOWED)
  const lenders = lendersOf(carried, places)
  for (let node = 0; node < nodes; node++) {
    const first = node * FOLLOWED
    findNearest(
      lenders(bits[node]),
      at[3 * node],
      at[3 * node + 1],
      at[3 * node + 2],
      squares,
      vertices,
      first,
    )
    const away = Math.sqrt(squares[0])
    const wide = 2 * (1.5 + 0.35 * away) ** 2
    let sum = 0
    for (let k = 0; k < FOLLOWED; k++) sum += shares[first + k] = Math.exp((squares[0] - squares[k]) / wide)
    for (let k = 0; k < FOLLOWED; k++) shares[first + k] /= sum
    loose[node] = smoothstep(CLOSE, FAR, away)
  }
  return { vertices, shares, loose, bits, links: linksOf(piece) }
}

/** The vertices that lend themselves to some carriers. */
function lendersOf(carried: Uint8Array, places: Float32Array) {
  const known = new Map<number, ByHeight>()
  return (bits: number) => {
    const kept = known.get(bits)
    if (kept) return kept
    const chosen: number[] = []
    for (let vertex = 0; vertex < carried.length; vertex += STRIDE)
      if (carried[vertex] & bits) chosen.push(vertex)
    const made = byHeight(places, Uint16Array.from(chosen))
    known.set(bits, made)
    return made
  }
}

function linksOf({ triangles, node }: SewnPiece) {
  const pairs = createPairNumbers(triangles.length)
  const links: number[] = []
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const a = node[triangles[t + k]]
      const b = node[triangles[t + ((k + 1) % 3)]]
      if (a !== b && pairs.numberOf(a, b) === links.length / 2) links.push(a, b)
    }
  return Uint16Array.from(links)
}
