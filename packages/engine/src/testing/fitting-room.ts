import { mannequin as findMannequin } from '../body/model/mannequin.ts'
import type { Stance } from '../body/model/pose-skeleton.ts'
import { bind } from '../cloth/bind-to-body.ts'
import { hang, type Grade, type Lengthening } from '../cloth/hang.ts'
import type { SewnGarment } from '../cloth/sewn-garment.ts'
import { createDummy, stand } from '../cloth/standing-dummy.ts'
import { shippedFigure } from './shipped-figure.ts'

export const dummy = createDummy(shippedFigure)
const found = findMannequin(shippedFigure)
/** Centimetres of a piece's pattern in one of the figure's. */
export const { scale } = found
/** The mannequin as a figure, in the room. */
export const mannequin = stand(dummy, found.stance)

/** How the mannequin stands, to be changed. */
export const mannequinStance = (): Stance => findMannequin(shippedFigure).stance

/** A piece as it was sewn, on the mannequin. */
export function fit({ piece }: SewnGarment) {
  const at = Float64Array.from(piece.at, (value) => value / scale)
  return { piece, at, bound: bind(dummy, mannequin, piece, at) }
}

const asSewn = { trunk: 1, armLeft: 1, armRight: 1, legLeft: 1, legRight: 1 }

/** Where a piece's nodes are that hangs on somebody without anything under it, as large as it was sewn if nothing is said. */
export const letHang = (...how: Parameters<typeof hangOn>) => hangOn(...how).at

export function hangOn(
  { piece, at, bound }: ReturnType<typeof fit>,
  {
    wearer = mannequin,
    grade = {},
    longer = { from: 0, inPattern: 0, below: 1, above: 1 },
  }: { wearer?: typeof mannequin; grade?: Partial<Grade>; longer?: Lengthening } = {},
) {
  const { across = 1, along = 1 } = grade
  return hang(
    dummy,
    { piece },
    bound,
    at,
    mannequin,
    wearer,
    { across: across / scale, along: along / scale },
    () => longer,
    asSewn,
    new Float32Array(wearer.places.length / 3),
  )
}

/** The nodes of some carriers' cloth, each once. */
export function nodesOf({ piece }: Pick<SewnGarment, 'piece'>, carriers: RegExp) {
  const nodes = new Set<number>()
  piece.node.forEach((node, corner) => {
    if (carriers.test(piece.surfaces[piece.surfaceOf[corner]].carrier)) nodes.add(node)
  })
  return [...nodes]
}
