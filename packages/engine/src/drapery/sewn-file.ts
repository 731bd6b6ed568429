import { createTaker, differences, joinBytes, jsonBytes, sums } from './bytes.ts'
import type { SewnMaps, SewnOverlap, SewnPiece } from './sewn.ts'

/** Steps a centimetre of places and of the pattern, and of distances off the body and between layers; of a shrunk length. */
const PLACE = 100
const GAP = 100
const KEEP = 50
const SHRINK = 200

type Header = Pick<SewnPiece, 'surfaces' | 'clothNodes' | 'hand' | 'seed' | 'pins' | 'steepest'> &
  Pick<SewnMaps, 'scale' | 'width' | 'height'> & {
    corners: number
    nodes: number
    triangles: number
    overlaps: number
    isShrunk: boolean
    otherFront?: { isOpen: boolean; overlaps: number }
  }

/** The numbers of a piece in few bytes, which a general packer makes fewer still. */
export function encodeSewn(piece: SewnPiece, { scale, width, height }: Omit<SewnMaps, 'colour' | 'relief'>) {
  const { surfaces, clothNodes, hand, seed, pins, overlaps, steepest, otherFront } = piece
  const isShrunk = piece.shrink.some((share) => share !== 1)
  const header: Header = {
    surfaces,
    clothNodes,
    hand,
    seed,
    pins,
    steepest,
    scale,
    width,
    height,
    corners: piece.node.length,
    nodes: piece.at.length / 3,
    triangles: piece.triangles.length / 3,
    overlaps: overlaps.length,
    isShrunk,
    ...(otherFront && { otherFront: { isOpen: otherFront.isOpen, overlaps: otherFront.overlaps.length } }),
  }
  const rounded = (values: Float32Array) => Int16Array.from(values, (value) => Math.round(value * PLACE))
  return joinBytes([
    ...jsonBytes(header),
    differences(rounded(piece.at), 3),
    differences(rounded(piece.uv), 2),
    differences(piece.node, 1),
    differences(piece.triangles, 3),
    piece.surfaceOf,
    Uint8Array.from(piece.keep, (value) => Math.min(255, Math.round(value * KEEP))),
    ...overlapBytes(overlaps),
    ...(isShrunk ? [Uint8Array.from(piece.shrink, (share) => Math.round(share * SHRINK))] : []),
    ...(otherFront
      ? [
          differences(rounded(otherFront.at.map((place, i) => place - piece.at[i])), 3),
          ...overlapBytes(otherFront.overlaps),
        ]
      : []),
  ])
}

const overlapBytes = (overlaps: SewnOverlap[]) => [
  differences(Uint16Array.from(overlaps.flatMap(({ over, under }) => [over, under])), 2),
  Uint8Array.from(overlaps, ({ gap }) => Math.min(255, Math.round(gap * GAP))),
  Uint8Array.from(overlaps, ({ fastened }) => (fastened ? 1 : 0)),
]

/** Throws a RangeError where bytes are missing. */
export function decodeSewn(bytes: ArrayBuffer): {
  piece: SewnPiece
  maps: Omit<SewnMaps, 'colour' | 'relief'>
} {
  const { take, takeJson } = createTaker(bytes, 'the sewn piece')
  const header = takeJson() as Header
  const { corners, nodes, triangles, overlaps, isShrunk, otherFront, scale, width, height, ...said } = header
  const places = (values: Int16Array, row: number) =>
    Float32Array.from(sums(values, row), (value) => value / PLACE)
  const takeOverlaps = (count: number) => {
    const nodesOf = sums(take(Uint16Array, 2 * count), 2)
    const [gap, fastened] = [take(Uint8Array, count), take(Uint8Array, count)]
    return Array.from({ length: count }, (_, i) => ({
      over: nodesOf[2 * i],
      under: nodesOf[2 * i + 1],
      gap: gap[i] / GAP,
      fastened: fastened[i] > 0,
    }))
  }
  const piece: SewnPiece = {
    ...said,
    at: places(take(Int16Array, 3 * nodes), 3),
    uv: places(take(Int16Array, 2 * corners), 2),
    node: sums(take(Uint16Array, corners), 1),
    triangles: sums(take(Uint16Array, 3 * triangles), 3),
    surfaceOf: take(Uint8Array, corners),
    keep: Float32Array.from(take(Uint8Array, nodes), (value) => value / KEEP),
    overlaps: takeOverlaps(overlaps),
    shrink: isShrunk
      ? Float32Array.from(take(Uint8Array, 2 * corners), (share) => share / SHRINK)
      : new Float32Array(2 * corners).fill(1),
  }
  if (otherFront) {
    const at = places(take(Int16Array, 3 * nodes), 3).map((move, i) => piece.at[i] + move)
    piece.otherFront = { isOpen: otherFront.isOpen, at, overlaps: takeOverlaps(otherFront.overlaps) }
  }
  return { piece, maps: { scale, width, height } }
}

/** A piece's file: its numbers, packed by whoever writes it, then the colour map and the relief map, each behind its length. */
export const joinParts = (parts: Uint8Array[]) =>
  joinBytes(parts.flatMap((part) => [Uint32Array.of(part.length), part]))

/** Throws a RangeError where bytes are missing. */
export function splitParts(bytes: ArrayBuffer, count: number): Uint8Array<ArrayBuffer>[] {
  const { take } = createTaker(bytes, 'the file')
  return Array.from({ length: count }, () => {
    const [length] = take(Uint32Array, 1)
    return take(Uint8Array, length)
  })
}
