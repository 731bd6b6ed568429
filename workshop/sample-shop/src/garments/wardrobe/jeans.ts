import { rgb } from '@cabine/engine/drapery/colour.ts'
import type { Fabric } from '@cabine/tailoring/fabric.ts'
import { bezier, mirror, type Point } from '@cabine/tailoring/outline.ts'
import { smoothstep } from '@cabine/engine/drapery/scalar.ts'
import type { Trim } from '@cabine/tailoring/trims.ts'
import { hands, type Design } from '../design.ts'
import { denim } from '../fabrics/woven.ts'
import { trouserSeams, type LegCut } from '../patterns-lower.ts'
import { lowerLandmarks } from '../probe.ts'
import { trimOf, trimsOf } from '../sewing.ts'
import { dressAll } from './parts.ts'
import { both, hems, quarters, sides, waistband, waists } from './trouser-parts.ts'

/** Where jeans fade: along the thigh, and in whiskers at the hip (0–1). */
const worn = (strength: number, base: number) => (x: number, y: number) => {
  const middle = Math.abs(x) - 13
  const thigh =
    Math.exp(-((middle / 4.6) ** 2)) * (smoothstep(24, 50, y) * 0.34 + 0.1) * smoothstep(92, 74, y)
  const whisker =
    Math.max(0, Math.sin((y - Math.abs(x) * 0.35) * 1.5)) ** 4 *
    Math.exp(-(((y - 80) / 5) ** 2)) *
    Math.exp(-(((Math.abs(x) - 10) / 6) ** 2)) *
    0.2
  return base + (thigh + whisker) * strength
}

interface Wash {
  base: string
  pale: string
  strength?: number
  from?: number
  thread: string
  metal?: string
  exposure?: number
}

interface JeansCut extends Pick<Design, 'id' | 'seed'> {
  front: LegCut
  back: LegCut
  isShort?: boolean
  hem?: number
  washes: Record<string, Wash>
}

const pocket = bezier([8.2, 101.5], [9, 94.5], [14, 91.5], [22.6, 91.2])
const fly: Point[] = bezier([4, 101], [4, 92], [3.8, 86.5], [0.2, 85])
/** The pocket on either seat, and the yoke above it. */
const seat: Point[] = [
  [5.8, 93.6],
  [17.6, 95],
  [17.4, 83.4],
  [11.6, 80.2],
  [5.6, 82],
]
const yoke: Point[] = [
  [0, 96.4],
  [22, 99],
]
const seatPockets = [1, -1].map((s) => ({
  name: s > 0 ? 'seatR' : 'seatL',
  on: s > 0 ? 'backR' : 'backL',
  outline: s > 0 ? seat : mirror(seat),
  lift: 0.2,
}))
const loop = (s: 1 | -1) => ({
  name: s > 0 ? 'loopR' : 'loopL',
  on: s > 0 ? 'frontR' : 'frontL',
  outline: (
    [
      [9.6, 100.6],
      [10.7, 100.6],
      [10.7, 104.7],
      [9.6, 104.6],
    ] as Point[]
  ).map(([x, y]): Point => [s * x, y]),
  lift: 0.62,
})

export function jeans(cut: JeansCut): Design {
  const pieces = quarters(cut.front, cut.back)
  const sewn = ({ base, pale, strength = 1, from = 0.2, thread: hex, metal = '#b08a5a', exposure }: Wash) => {
    const thread = rgb(hex)
    const cloth = (wear: (x: number, y: number) => number, seed?: number): Fabric => ({
      ...denim(base, pale, wear, seed),
      lining: rgb(pale),
    })
    const trims: Trim[] = [
      ...trimsOf(pieces, hems, { kind: 'hem', width: cut.hem ?? 1.4, thread, pucker: 1.6 }),
      ...trimsOf(pieces, sides, { kind: 'seam', pucker: 1.4 }),
      ...trimsOf(pieces, ['frontR.inseam', 'frontL.inseam'], { kind: 'stitch', width: 0.3, thread }),
      ...both({ path: pocket, kind: 'seam' }),
      ...both({ path: pocket, kind: 'stitch', width: 0.35, thread }),
      ...both({ path: pocket, kind: 'stitch', width: 0.85, thread }),
      { on: 'frontR', path: fly, kind: 'stitch', width: 0, thread },
      {
        on: 'frontR',
        path: fly.map(([x, y]): Point => [x - 0.6, y + 0.3]),
        kind: 'stitch',
        width: 0,
        thread,
      },
      trimOf(pieces, 'frontR.rise', { kind: 'seam', pucker: 1.2 }),
      {
        on: 'bandR',
        path: [
          [0, 100.8],
          [22, 101.3],
        ],
        kind: 'stitch',
        width: 0.35,
        thread,
      },
      {
        on: 'bandL',
        path: [
          [-22, 101.3],
          [0, 100.8],
        ],
        kind: 'stitch',
        width: 0.35,
        thread,
      },
      trimOf(pieces, 'frontR.waist', { kind: 'stitch', width: 0.35, thread }),
      ...(['R', 'L'] as const).flatMap((side): Trim[] => {
        const on = (path: Point[]) => (side === 'R' ? path : mirror(path))
        return [
          { on: `back${side}`, path: on(yoke), kind: 'seam' },
          { on: `back${side}`, path: on(yoke), kind: 'stitch', width: 0.4, thread },
          { on: `seat${side}`, path: on([...seat, seat[0]]), kind: 'stitch', width: 0.35, thread },
        ]
      }),
      { ...trimOf(pieces, 'frontR.waist', { kind: 'stitch', width: 0.4, thread }), on: 'bandR' },
      { ...trimOf(pieces, 'frontL.waist', { kind: 'stitch', width: 0.4, thread }), on: 'bandL' },
    ]
    const rivet = (on: string, x: number, y: number, radius: number, colour: string) => ({
      on,
      at: [x, y] as Point,
      radius,
      colour: rgb(colour),
      kind: 'rivet' as const,
    })
    return {
      fabrics: {
        '*': cloth(worn(strength, from)),
        bandR: cloth(() => from + 0.04, 19),
        bandL: cloth(() => from + 0.04, 20),
      },
      trims,
      buttons: [
        rivet('bandR', 1.4, 102.2, 0.85, metal),
        ...[1, -1].flatMap((s) => {
          const on = s > 0 ? 'frontR' : 'frontL'
          return [rivet(on, s * 8.9, 99.9, 0.32, '#a9764a'), rivet(on, s * 20.8, 91.9, 0.32, '#a9764a')]
        }),
      ],
      exposure,
    }
  }
  return {
    id: cut.id,
    seed: cut.seed,
    pieces,
    seams: trouserSeams,
    hand: hands.denim,
    pins: waists,
    legs: true,
    patches: [...waistband(101.3, 108, 22), loop(1), loop(-1)],
    behind: seatPockets,
    looks: dressAll(cut.washes, sewn),
    landmarks: (probe) => lowerLandmarks(probe, cut.isShort ? 'shorts' : 'trousers', 88),
  }
}

/** A leg by its half widths: outer and inner line at the hem, and at the knee. */
const leg = (
  hemY: number,
  [hemIn, hemOut]: Point,
  [kneeIn, kneeOut]: Point,
  crotch: Point,
  waist: number,
  dip: number,
): LegCut => ({
  side: [
    [hemOut, hemY],
    [kneeOut, 48],
    [(kneeOut + 24) / 2 + 1.7, 74],
    [24.2, 88],
    [waist, 105],
  ],
  inseam: [crotch, [(kneeIn + crotch[0]) / 2 - 0.6, 62], [kneeIn, 46], [hemIn, hemY]],
  waistDip: dip,
})

const straight = () => {
  const side = (hemOut: number, waist: number): Point[] => [
    [hemOut, 10],
    [hemOut + 0.2, 30],
    [hemOut + 0.8, 55],
    [hemOut + 2, 76],
    [24, 88],
    [waist, 105],
  ]
  const inseam = (hemIn: number, crotch: Point): Point[] => [
    crotch,
    [hemIn - 3.2, 62],
    [hemIn - 1, 44],
    [hemIn, 10],
  ]
  return jeans({
    id: 'straight-jeans',
    front: { side: side(22, 18.8), inseam: inseam(3.2, [-3.2, 80]), waistDip: 1.6 },
    back: { side: side(22.4, 18.4), inseam: inseam(1.8, [-6.4, 79.5]), waistDip: -1 },
    washes: {
      'straight-jeans': { base: '#26456b', pale: '#a9bccb', thread: '#b5793c' },
      'black-straight-jeans': {
        base: '#1a1a1d',
        pale: '#6b6d72',
        strength: 0.7,
        from: 0.12,
        thread: '#2c2c30',
        metal: '#6d6a66',
        exposure: 1.1,
      },
      'ecru-straight-jeans': {
        base: '#d6ccb6',
        pale: '#f0eadd',
        strength: 0.6,
        from: 0.4,
        thread: '#c9bea6',
      },
    },
    seed: 301,
  })
}

const wide = () =>
  jeans({
    id: 'wide-jeans',
    front: leg(7, [-1.6, 27.4], [-1.4, 25.6], [-3.4, 79.6], 18.8, 1.6),
    back: leg(7, [-3, 28], [-2.8, 26], [-6.6, 79], 18.4, -1),
    hem: 2.4,
    washes: {
      'light-wide-jeans': {
        base: '#6f93b6',
        pale: '#d3dfe8',
        strength: 0.9,
        from: 0.3,
        thread: '#c08a52',
      },
      'dark-wide-jeans': {
        base: '#141f36',
        pale: '#5d7796',
        strength: 0.35,
        from: 0.06,
        thread: '#a56b34',
        exposure: 1.1,
      },
    },
    seed: 304,
  })

const flared = () =>
  jeans({
    id: 'flared-jeans',
    front: leg(5, [-2.2, 27.4], [4.2, 19.8], [-3, 80], 18.8, 1.6),
    back: leg(5, [-3.4, 28], [2.8, 20.2], [-6, 79.5], 18.4, -1),
    hem: 2,
    washes: {
      'indigo-flared-jeans': {
        base: '#1e3557',
        pale: '#8ea6be',
        strength: 1.1,
        from: 0.14,
        thread: '#c08040',
      },
    },
    seed: 305,
  })

const shortLeg = (
  hemY: number,
  [hemIn, hemOut]: Point,
  crotch: Point,
  waist: number,
  dip: number,
): LegCut => ({
  side: [
    [hemOut, hemY + 1.6],
    [25.4, 78],
    [24.4, 88],
    [waist, 105],
  ],
  inseam: [crotch, [hemIn, hemY]],
  waistDip: dip,
})

const shorts = () =>
  jeans({
    id: 'denim-shorts',
    front: shortLeg(66, [-3.4, 26.6], [-3.4, 79.6], 18.8, 1.6),
    back: shortLeg(66, [-5.4, 26.8], [-6.6, 79], 18.4, -1),
    isShort: true,
    hem: 2.4,
    washes: {
      'blue-denim-shorts': { base: '#5b82aa', pale: '#cfdce6', strength: 0.8, from: 0.28, thread: '#c08a52' },
    },
    seed: 306,
  })

export const jeansCuts = [straight, wide, flared]
export const denimShorts = shorts
