import type { PatternPiece } from '@cabine/tailoring/mesh.ts'
import type { Trim } from '@cabine/tailoring/trims.ts'
import type { Closure, Design } from './design.ts'

const pathOf = (pieces: PatternPiece[], edge: string) => {
  const [piece, name] = edge.split('.')
  const found = pieces.find((p) => p.name === piece)?.edges.find((e) => e.name === name)
  if (!found) throw new Error(`no edge ${edge}`)
  return found.points
}
export const trimOf = (pieces: PatternPiece[], edge: string, trim: Omit<Trim, 'on' | 'path'>): Trim => ({
  on: edge.split('.')[0],
  path: pathOf(pieces, edge),
  ...trim,
})

/** Seam lines of set-in sleeves and of the shoulders, for a front of one piece or of two. */
export const armholes = [
  'front.armholeR',
  'front.armholeL',
  'back.armholeR',
  'back.armholeL',
  'sleeveL.capFront',
  'sleeveL.capBack',
  'sleeveR.capFront',
  'sleeveR.capBack',
]
export const openArmholes = ['frontR.armholeR', 'frontL.armholeL', ...armholes.slice(2)]
export const openFrontSeams = ['frontR.sideR', 'frontL.sideL', 'back.sideR', 'back.sideL']
export const shoulders = ['front.shoulderR', 'front.shoulderL']
export const openShoulders = ['frontR.shoulderR', 'frontL.shoulderL']

/** Two fronts, the left one on top, closed where `isFastened` says. */
export const closedFront = (isFastened: Closure['isFastened'], across?: number): Closure[] => [
  { over: 'frontL', under: 'frontR', isFastened, across },
]
/** Worn open: nothing holds the fronts, and they hang from the shoulders. */
export const letGo = (aside?: number): Design['otherFront'] => ({ isOpen: true, over: [], aside })

/** How landmarks find their way on fronts named frontR and frontL. */
export const openFrontLandmarks = {
  trunk: ['frontL', 'frontR', 'back'],
  hems: ['frontL.hem', 'frontR.hem', 'back.hem'],
  front: { right: 'frontR', left: 'frontL', crosses: true },
}

export const hems = ['front.hem', 'back.hem']
export const necks = ['front.neck', 'back.neck']
export const cuffs = ['sleeveL.cuff', 'sleeveR.cuff']
export const sides = ['front.sideR', 'front.sideL']
export const openHems = ['frontL.hem', 'frontR.hem', 'back.hem']
/** The edges of an armhole without a sleeve. */
export const bareArmholes = ['front.armholeR', 'front.armholeL', 'back.armholeR', 'back.armholeL']

/** The same trim on several edges. */
export const trimsOf = (pieces: PatternPiece[], edges: string[], trim: Omit<Trim, 'on' | 'path'>): Trim[] =>
  edges.map((edge) => trimOf(pieces, edge, trim))
