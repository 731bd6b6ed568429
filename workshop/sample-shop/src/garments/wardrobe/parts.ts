import type { PatternPiece } from '@cabine/tailoring/mesh.ts'
import { bezier, type Point } from '@cabine/tailoring/outline.ts'
import type { Patch } from '@cabine/tailoring/scene.ts'
import type { Dressing } from '@cabine/tailoring/cloth-point.ts'
import { sleeve, torso, type SleeveCut, type TorsoCut } from '../patterns.ts'

/** Front, back and, where there are any, sleeves of what is pulled over the head. */
export function pullover(
  { front, back, ...cut }: Omit<TorsoCut, 'neckline'> & { front: Point[]; back: Point[] },
  arm?: SleeveCut,
) {
  return [
    torso('front', 1, { ...cut, neckline: front }),
    torso('back', -1, { ...cut, neckline: back }),
    ...(arm ? [sleeve('left', arm), sleeve('right', arm)] : []),
  ]
}

/** A curved hem that hangs level although the side seam slants. */
export const hemCurve = (half: number, y: number, dip: number): Point[] =>
  bezier([-half, y], [-half * 0.4, y - dip * 1.33], [half * 0.4, y - dip * 1.33], [half, y], 40)

export const halves = [
  { on: 'frontR', s: 1 },
  { on: 'frontL', s: -1 },
] as const
/** Mirrors points given for the right half when `s` is -1. */
export const flip = (s: 1 | -1, points: Point[]): Point[] => points.map(([x, y]) => [s * x, y])

/** A cuff around the end of each sleeve. */
export const cuffPatches = (length: number, depth: number, lift = 0.25): Patch[] =>
  (['L', 'R'] as const).map((s): Patch => ({
    name: `cuff${s}`,
    on: `sleeve${s}`,
    outline: [
      [-30, -length - 1],
      [30, -length - 1],
      [30, -length + depth],
      [-30, -length + depth],
    ],
    lift,
  }))

/** A belt around two open fronts, the left one on top; the band may dip at the sides with the waist. */
export function belt(half: number, y: number, width: number, lift = 0.45): Patch[] {
  const band: Point[] = [
    [-half - 1, y - width / 2],
    [half + 2, y - width / 2],
    [half + 2, y + width / 2],
    [-half - 1, y + width / 2],
  ]
  return [
    { name: 'beltL', on: 'frontL', outline: band, lift },
    { name: 'beltR', on: 'frontR', outline: flip(-1, band).reverse(), lift: lift - 0.05 },
  ]
}

export const withHem = (piece: PatternPiece, points: Point[]): PatternPiece => ({
  ...piece,
  edges: piece.edges.map((e) => (e.name === 'hem' ? { ...e, points } : e)),
})

/** The same sewing in several cloths, by product id. */
export const dressAll = <Cloth>(cloths: Record<string, Cloth>, sewn: (cloth: Cloth) => Dressing) =>
  Object.fromEntries(Object.entries(cloths).map(([id, cloth]) => [id, sewn(cloth)]))

/** A side seam with more room in it, cm on each side. */
export const eased = (side: Point[], ease: number): Point[] => side.map(([x, y]) => [x + ease, y])
