import type { PatternPiece, Seam } from '@cabine/tailoring/mesh.ts'
import { bezier, mirror, spline, type Point } from '@cabine/tailoring/outline.ts'
import { clamp, mix } from '@cabine/engine/drapery/scalar.ts'
import { reachAt, wrap } from './wrap.ts'

/** A skirt's front or back: hem, right side (given from hem to waist), waist, left side. */
export function panel(
  name: string,
  facing: 1 | -1,
  side: Point[],
  cut: { hemDip?: number; waistDip?: number; room?: number } = {},
): PatternPiece {
  const seam = side.length > 2 ? spline(side) : side
  const [[hemX, hemY], [waistX, waistY]] = [seam[0], seam[seam.length - 1]]
  const dip = cut.waistDip ?? 0
  const low = cut.hemDip ?? 0
  return {
    name,
    edges: [
      {
        name: 'hem',
        points: bezier(
          [-hemX, hemY],
          [-hemX * 0.4, hemY - low * 1.33],
          [hemX * 0.4, hemY - low * 1.33],
          [hemX, hemY],
          40,
        ),
      },
      { name: 'sideR', points: seam },
      {
        name: 'waist',
        points: bezier(
          [waistX, waistY],
          [waistX * 0.4, waistY - dip * 1.33],
          [-waistX * 0.4, waistY - dip * 1.33],
          [-waistX, waistY],
        ),
      },
      { name: 'sideL', points: mirror(seam) },
    ],
    place: wrap(seam, facing, cut.room),
  }
}

export interface LegCut {
  /** Outer seam from hem to waist, and inner seam from crotch to hem: [x, height]. */
  side: Point[]
  inseam: Point[]
  /** Depth of the dip of the waist at the middle (cm, negative: higher). */
  waistDip?: number
}

/** One quarter of a pair of trousers. `facing` 1 is a front, -1 a back. */
export function trouserQuarter(
  name: string,
  side: 'left' | 'right',
  facing: 1 | -1,
  cut: LegCut,
): PatternPiece {
  const outer = cut.side.length > 2 ? spline(cut.side) : cut.side
  const inner = cut.inseam.length > 2 ? spline(cut.inseam) : cut.inseam
  const [hemOut, waistOut] = [outer[0], outer[outer.length - 1]]
  const [crotch, hemIn] = [inner[0], inner[inner.length - 1]]
  const top: Point = [0, waistOut[1] - (cut.waistDip ?? 0)]
  const rise = bezier(top, [0, mix(top[1], crotch[1], 0.6)], [0.2, crotch[1] + 0.8], crotch)
  const mirrored = side === 'left'
  const around = wrap(outer, facing)
  const edges: [string, Point[]][] = [
    ['hem', [hemIn, hemOut]],
    ['side', outer],
    [
      'waist',
      bezier(
        waistOut,
        [waistOut[0] * 0.6, waistOut[1] - (cut.waistDip ?? 0)],
        [waistOut[0] * 0.3, top[1]],
        top,
      ),
    ],
    ['rise', rise],
    ['inseam', inner],
  ]
  return {
    name,
    edges: (mirrored ? [...edges].reverse() : edges).map(([edge, points]) => ({
      name: edge,
      points: mirrored ? mirror(points) : points,
    })),
    place(px, y) {
      const x = mirrored ? -px : px
      const upper = around(x, y)
      const [from, to] = [reachAt(inner, y), reachAt(outer, y)]
      const half = (to - from) / 2
      const angle = ((x - (from + to) / 2) / half) * (Math.PI / 2)
      const radius = Math.max((half * 2) / Math.PI, y > 45 ? mix(6.3, 10, clamp((y - 48) / 30)) : 5.6)
      const axis = mix(11.9, 9.2, clamp((y - 6) / 76))
      const lower = [axis + radius * Math.sin(angle), y, facing * radius * Math.cos(angle) - 0.4]
      const t = clamp((y - 74) / 8)
      const place = [0, 1, 2].map((k) => mix(lower[k], upper[k], t))
      return [mirrored ? -place[0] : place[0], place[1], place[2]]
    },
  }
}
export const trouserSeams: Seam[] = [
  { a: 'frontR.side', b: 'backR.side' },
  { a: 'frontL.side', b: 'backL.side' },
  { a: 'frontR.inseam', b: 'backR.inseam' },
  { a: 'frontL.inseam', b: 'backL.inseam' },
  { a: 'frontR.rise', b: 'frontL.rise', flip: true },
  { a: 'backR.rise', b: 'backL.rise', flip: true },
]
