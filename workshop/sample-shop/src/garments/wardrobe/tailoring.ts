import { rgb, type Rgb } from '@cabine/engine/drapery/colour.ts'
import type { PatternPiece } from '@cabine/tailoring/mesh.ts'
import { bezier, mirror, nearest, type Point } from '@cabine/tailoring/outline.ts'
import type { Patch } from '@cabine/tailoring/scene.ts'
import type { Button } from '@cabine/tailoring/trims.ts'
import { openFront, roundNeck, sleeve, torso, type FrontCut, type SleeveCut } from '../patterns.ts'
import { openArmholes, openFrontSeams, openShoulders, trimsOf } from '../sewing.ts'
import { flip, halves, hemCurve } from './parts.ts'

/** A lapel is thickest where it rolls over. */
const rolled = (line: Point[]) => (x: number, y: number) =>
  0.42 + 0.5 * Math.exp(-nearest(line, x, y).distance / 1.6)

function bothLapels(outline: Point[], opening: Point[]): Patch[] {
  return [
    { name: 'lapelR', on: 'frontR', outline, lift: rolled(opening) },
    { name: 'lapelL', on: 'frontL', outline: mirror(outline), lift: rolled(mirror(opening)) },
  ]
}

/** A notched lapel on the right front, turned back along the opening; its mirror image serves the left. */
export function lapel(opening: Point[], width: number, notch: number): Patch[] {
  const breakAt = opening[opening.length - 1]
  const gorge = opening[Math.round((opening.length - 1) * notch)]
  return bothLapels(
    [
      ...bezier(
        breakAt,
        [breakAt[0] + width * 0.42, breakAt[1] + 7],
        [gorge[0] + width * 0.72, gorge[1] - 13],
        [gorge[0] + width, gorge[1] - 1.6],
      ),
      [gorge[0] + width * 0.94, gorge[1] - 0.4],
      [gorge[0], gorge[1] + 2.4],
      ...opening.slice(Math.round((opening.length - 1) * notch)),
    ],
    opening,
  )
}

/** A peaked lapel: its corner points up, past the collar's. */
export function peak(opening: Point[], width: number, notch: number, rise = 4.4): Patch[] {
  const breakAt = opening[opening.length - 1]
  const gorge = opening[Math.round((opening.length - 1) * notch)]
  return bothLapels(
    [
      ...bezier(
        breakAt,
        [breakAt[0] + width * 0.62, breakAt[1] + 6],
        [gorge[0] + width * 0.86, gorge[1] - 12],
        [gorge[0] + width, gorge[1] + rise],
      ),
      [gorge[0] + width * 0.55, gorge[1] + 1.4],
      [gorge[0], gorge[1] + 2.4],
      ...opening.slice(Math.round((opening.length - 1) * notch)),
    ],
    opening,
  )
}

/** A shawl: one soft line from the neck to the waist, without a notch. */
export function shawl(opening: Point[], width: number): Patch[] {
  const [breakAt, neck] = [opening[opening.length - 1], opening[0]]
  return bothLapels(
    [
      ...bezier(
        breakAt,
        [breakAt[0] + width * 0.9, breakAt[1] + 8],
        [neck[0] + width * 0.75, neck[1] - 22],
        [neck[0] + width * 0.62, neck[1] - 4.6],
      ),
      [neck[0] + 2, neck[1] - 0.6],
      ...opening,
    ],
    opening,
  )
}

/** Pocket flaps with the jet above them. */
export const flaps = (x0: number, x1: number, y: number, depth: number): Patch[] =>
  halves.map(({ on, s }) => ({
    name: `flap${on}`,
    on,
    outline: flip(s, [
      [x0, y],
      [x1, y + 0.7],
      [x1 + 0.2, y - depth + 1.2],
      [x1 - 0.8, y - depth + 0.2],
      [x0 + 0.6, y - depth - 0.2],
      [x0 - 0.1, y - depth + 0.6],
    ]),
    lift: 0.42,
  }))

export interface Tailoring {
  side: Point[]
  shoulder: Point
  neck: Point
  opening: Point[]
  edge: Point[]
  arm: SleeveCut
  hemDip?: number
}

export function tailoredPieces(
  { side, shoulder, neck, opening, edge, arm, hemDip = 0.5 }: Tailoring,
  layers: [number, number],
): PatternPiece[] {
  const cut: FrontCut = { side, neck, shoulder, opening, edge, hollow: 2.6 }
  return [
    { ...openFront('frontR', 'right', cut), layer: layers[0] },
    { ...openFront('frontL', 'left', cut, 1.6), layer: layers[1] },
    torso('back', -1, {
      side,
      shoulder,
      neck,
      neckline: roundNeck(neck, 1.8, 0.8),
      hollow: 1.6,
      hem: hemCurve(side[0][0], side[0][1], hemDip),
    }),
    sleeve('left', arm),
    sleeve('right', arm),
  ]
}

export const sleeveButtons = (colour: Rgb, length: number, x = 7.6): Button[] =>
  (
    [
      ['sleeveL', 1],
      ['sleeveR', 1],
    ] as const
  ).flatMap(([on, s]) =>
    [3, 5, 7].map((up) => ({ on, at: [s * x, -length + up] as Point, radius: 0.62, colour })),
  )

const openCoatEdges = [
  'frontL.hem',
  'frontR.hem',
  'back.hem',
  'sleeveL.cuff',
  'sleeveR.cuff',
  'frontL.edge',
  'frontR.edge',
]

/** The finished edges and the seams that every coat with an open front has. */
export const openCoatTrims = (pieces: PatternPiece[]) => [
  ...trimsOf(pieces, openCoatEdges, { kind: 'edge' }),
  ...trimsOf(pieces, [...openArmholes, ...openShoulders, ...openFrontSeams], { kind: 'seam', pucker: 0.6 }),
]

/** A coat's collar, from the gorge around the back. */
export const coatCollar = {
  name: 'collar',
  stand: 2.8,
  standFront: 0.06,
  fallBack: 4.4,
  fallFront: 6.4,
  lean: 0.12,
  off: 1.5,
}
export const horn = rgb('#3d2a20')
