import { arms } from '@cabine/engine/drapery/mannequin-body.ts'
import type { PatternPiece, Seam } from '@cabine/tailoring/mesh.ts'
import { bezier, mirror, spline, type Point } from '@cabine/tailoring/outline.ts'
import { clamp, mix } from '@cabine/engine/drapery/scalar.ts'
import { wrap } from './wrap.ts'

export interface TorsoCut {
  /** Right side seam, hem to armpit: [half width, height]. */
  side: Point[]
  shoulder: Point
  neck: Point
  /** From the right neck point to the left one. */
  neckline: Point[]
  /** From the left end of the hem to the right one; straight if absent. */
  hem?: Point[]
  /** From armpit to shoulder, where the usual curve will not do. */
  armhole?: Point[]
  /** How hollow the armhole is cut (cm). */
  hollow?: number
  /** See `Edge.dense`: for the armholes and the neckline. */
  dense?: number
}

/** A front or a back: hem, right side, right armhole, right shoulder, neck, and the left side likewise. */
export function torso(name: string, facing: 1 | -1, cut: TorsoCut): PatternPiece {
  const side = cut.side.length > 2 ? spline(cut.side) : cut.side
  const armpit = side[side.length - 1]
  const { shoulder, neck } = cut
  const hollow = cut.hollow ?? 2
  const armhole =
    cut.armhole ??
    bezier(
      armpit,
      [mix(armpit[0], shoulder[0], 0.85) - hollow * 0.5, armpit[1] + 0.6],
      [shoulder[0] - hollow, mix(armpit[1], shoulder[1], 0.5)],
      shoulder,
    )
  const hem = cut.hem ?? [[-side[0][0], side[0][1]], side[0]]
  return {
    name,
    edges: [
      { name: 'hem', points: hem },
      { name: 'sideR', points: side },
      { name: 'armholeR', points: armhole, dense: cut.dense },
      { name: 'shoulderR', points: [shoulder, neck] },
      { name: 'neck', points: cut.neckline, dense: cut.dense },
      { name: 'shoulderL', points: mirror([shoulder, neck]) },
      { name: 'armholeL', points: mirror(armhole), dense: cut.dense },
      { name: 'sideL', points: mirror(side) },
    ],
    place: wrap(side, facing),
  }
}

/** A round or boat neckline, right to left: `depth` below the neck points. */
export function roundNeck(neck: Point, depth: number, square = 0.62): Point[] {
  const low = neck[1] - depth
  const right = bezier(neck, [neck[0] - 0.2, mix(neck[1], low, 0.62)], [neck[0] * square, low], [0, low])
  return [...right, ...mirror(right).slice(1)]
}
export function vNeck(neck: Point, depth: number, bow = 0.6): Point[] {
  const right = bezier(
    neck,
    [neck[0] * 0.8 + bow, neck[1] - depth * 0.33],
    [neck[0] * 0.3 + bow * 0.6, neck[1] - depth * 0.72],
    [0, neck[1] - depth],
  )
  return [...right, ...mirror(right).slice(1)]
}

export interface SleeveCut {
  cap: number
  length: number
  /** Half of the sleeve's width at the underarm, at the elbow and at the cuff. */
  halfTop: number
  halfElbow?: number
  halfCuff: number
  layer?: PatternPiece['layer']
  shrink?: PatternPiece['shrink']
}

/** A sleeve, laid flat with its top at y = 0; it is wrapped around the arm on that side of the picture. */
export function sleeve(side: 'left' | 'right', cut: SleeveCut): PatternPiece {
  const { cap, length, halfTop, halfCuff } = cut
  const name = side === 'left' ? 'sleeveL' : 'sleeveR'
  const under: Point[] =
    cut.halfElbow === undefined
      ? [
          [halfCuff, -length],
          [halfTop, -cap],
        ]
      : spline([
          [halfCuff, -length],
          [cut.halfElbow, -(cap + length) * 0.52],
          [halfTop, -cap],
        ])
  const capFront = bezier([halfTop, -cap], [halfTop * 0.55, -cap], [halfTop * 0.5, 0], [0, 0])
  const { shoulder, elbow, wrist } = arms[side]
  const sign = side === 'left' ? -1 : 1
  const upper = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1], elbow[2] - shoulder[2])
  const lower = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1], wrist[2] - elbow[2])
  return {
    name,
    layer: cut.layer,
    shrink: cut.shrink,
    edges: [
      {
        name: 'cuff',
        points: [
          [-halfCuff, -length],
          [halfCuff, -length],
        ],
      },
      { name: 'underFront', points: under },
      { name: 'capFront', points: capFront },
      { name: 'capBack', points: mirror(capFront) },
      { name: 'underBack', points: mirror(under) },
    ],
    place(x, y) {
      const v = -y + 0.5
      const half = mix(halfTop, halfCuff, clamp((-y - cap) / (length - cap)))
      const angle = (x / half) * Math.PI
      const radius = Math.max(half / Math.PI, 3.6)
      /** A long sleeve begins pushed together, so that it folds above the hand. */
      const along = (v - 1) * Math.min(1, (upper + lower + 1) / length)
      const t = along < upper ? along / upper : (along - upper) / lower
      const [from, to] = along < upper ? [shoulder, elbow] : [elbow, wrist]
      const centre = [0, 1, 2].map((k) => from[k] + (to[k] - from[k]) * t)
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const flat = Math.hypot(dx, dy)
      const out = [(-dy / flat) * sign, (dx / flat) * sign]
      return [
        centre[0] + out[0] * Math.cos(angle) * radius,
        centre[1] + out[1] * Math.cos(angle) * radius,
        centre[2] + Math.sin(angle) * radius,
      ]
    },
  }
}

export interface FrontCut extends Omit<TorsoCut, 'neckline' | 'hem'> {
  /** From the neck point down to the break point, in the right front's own coordinates. */
  opening: Point[]
  /** From the break point to the hem's inner corner. */
  edge: Point[]
}

/** Half of a front that opens: the right one, or its mirror image. Edges are named as in `torso`. */
export function openFront(name: string, side: 'left' | 'right', cut: FrontCut, room = 0.6): PatternPiece {
  const whole = torso(name, 1, { ...cut, neckline: [cut.neck, [-cut.neck[0], cut.neck[1]]] })
  const seam = whole.edges[1].points
  const corner = cut.edge[cut.edge.length - 1]
  const edges: [string, Point[]][] = [
    ['hem', [corner, seam[0]]],
    ['side', seam],
    ['armhole', whole.edges[2].points],
    ['shoulder', whole.edges[3].points],
    ['neck', cut.opening],
    ['edge', cut.edge],
  ]
  const mirrored = side === 'left'
  const mark = mirrored ? 'L' : 'R'
  const names: Record<string, string> = {
    side: `side${mark}`,
    armhole: `armhole${mark}`,
    shoulder: `shoulder${mark}`,
  }
  return {
    name,
    edges: (mirrored ? [...edges].reverse() : edges).map(([edge, points]) => ({
      name: names[edge] ?? edge,
      points: mirrored ? mirror(points) : points,
    })),
    place: wrap(seam, 1, room),
  }
}

/** Seams of a trunk whose front is one piece, or two named frontL and frontR. */
export function trunkSeams(kind: 'whole' | 'open', hasSleeves: boolean): Seam[] {
  const [right, left] = kind === 'whole' ? ['front', 'front'] : ['frontR', 'frontL']
  const seams: Seam[] = [
    { a: `${right}.sideR`, b: 'back.sideR' },
    { a: `${left}.sideL`, b: 'back.sideL' },
    { a: `${right}.shoulderR`, b: 'back.shoulderR' },
    { a: `${left}.shoulderL`, b: 'back.shoulderL' },
  ]
  if (!hasSleeves) return seams
  return [
    ...seams,
    { a: `${right}.armholeR`, b: 'sleeveR.capFront' },
    { a: 'back.armholeR', b: 'sleeveR.capBack', flip: true },
    { a: `${left}.armholeL`, b: 'sleeveL.capFront', flip: true },
    { a: 'back.armholeL', b: 'sleeveL.capBack' },
    { a: 'sleeveL.underFront', b: 'sleeveL.underBack', flip: true },
    { a: 'sleeveR.underFront', b: 'sleeveR.underBack', flip: true },
  ]
}
