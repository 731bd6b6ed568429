import { hands, type Design } from '../design.ts'
import { rgb } from '../fabrics/fabric.ts'
import { denim } from '../fabrics/woven.ts'
import { bezier, type Point } from '../outline.ts'
import { trouserSeams, type LegCut } from '../patterns-lower.ts'
import { lowerLandmarks } from '../probe.ts'
import { smoothstep } from '../random.ts'
import { trimOf } from '../sewing.ts'
import { both, hems, quarters, sides, waistband, waists } from './trouser-parts.ts'

const jeanLeg = (hemIn: number, hemOut: number, crotch: Point, waist: number): LegCut => ({
  side: [
    [hemOut, 10],
    [hemOut + 0.2, 30],
    [hemOut + 0.8, 55],
    [hemOut + 2, 76],
    [24, 88],
    [waist, 105],
  ],
  inseam: [crotch, [hemIn - 3.2, 62], [hemIn - 1, 44], [hemIn, 10]],
})

/** Where jeans fade: along the thigh, and in whiskers at the hip (0–1). */
function thighWear(x: number, y: number) {
  const middle = Math.abs(x) - 13
  const thigh =
    Math.exp(-((middle / 4.6) ** 2)) * (smoothstep(24, 50, y) * 0.34 + 0.1) * smoothstep(92, 74, y)
  const whisker =
    Math.max(0, Math.sin((y - Math.abs(x) * 0.35) * 1.5)) ** 4 *
    Math.exp(-(((y - 80) / 5) ** 2)) *
    Math.exp(-(((Math.abs(x) - 10) / 6) ** 2)) *
    0.2
  return 0.2 + thigh + whisker
}

export function straightJeans(): Design {
  const pieces = quarters(
    { ...jeanLeg(3.2, 22, [-3.2, 80], 18.8), waistDip: 1.6 },
    { ...jeanLeg(1.8, 22.4, [-6.4, 79.5], 18.4), waistDip: -1 },
  )
  const thread = rgb('#b5793c')
  const pocket = bezier([8.2, 101.5], [9, 94.5], [14, 91.5], [22.6, 91.2])
  const fly: Point[] = bezier([4, 101], [4, 92], [3.8, 86.5], [0.2, 85])
  return {
    id: 'straight-jeans',
    name: 'Rue Straight Jean',
    category: 'bottoms',
    colour: 'mid blue',
    priceCents: 9800,
    description: 'High-rise straight jeans in rigid denim, faded by hand along the thigh.',
    pieces,
    seams: trouserSeams,
    hand: hands.denim,
    pins: waists,
    legs: true,
    patches: [
      ...waistband(101.3, 108, 22),
      {
        name: 'loopR',
        on: 'frontR',
        outline: [
          [9.6, 100.6],
          [10.7, 100.6],
          [10.7, 104.7],
          [9.6, 104.6],
        ],
        lift: 0.62,
      },
      {
        name: 'loopL',
        on: 'frontL',
        outline: [
          [-10.7, 100.6],
          [-9.6, 100.6],
          [-9.6, 104.6],
          [-10.7, 104.7],
        ],
        lift: 0.62,
      },
    ],
    dressing: {
      fabrics: {
        '*': denim('#26456b', '#a9bccb', thighWear),
        bandR: denim('#26456b', '#a9bccb', () => 0.24, 19),
        bandL: denim('#26456b', '#a9bccb', () => 0.24, 20),
      },
      trims: [
        ...hems.map((e) => trimOf(pieces, e, { kind: 'hem', width: 1.4, thread, pucker: 1.6 })),
        ...sides.map((e) => trimOf(pieces, e, { kind: 'seam', pucker: 1.4 })),
        ...['frontR.inseam', 'frontL.inseam'].map((e) =>
          trimOf(pieces, e, { kind: 'stitch', width: 0.3, thread }),
        ),
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
        { ...trimOf(pieces, 'frontR.waist', { kind: 'stitch', width: 0.4, thread }), on: 'bandR' },
        { ...trimOf(pieces, 'frontL.waist', { kind: 'stitch', width: 0.4, thread }), on: 'bandL' },
      ],
      buttons: [
        { on: 'bandR', at: [1.4, 102.2], radius: 0.85, colour: rgb('#b08a5a'), kind: 'rivet' },
        ...(
          [
            [8.9, 99.9],
            [20.8, 91.9],
          ] as Point[]
        ).flatMap(([x, y]) => [
          { on: 'frontR', at: [x, y] as Point, radius: 0.32, colour: rgb('#a9764a'), kind: 'rivet' as const },
          {
            on: 'frontL',
            at: [-x, y] as Point,
            radius: 0.32,
            colour: rgb('#a9764a'),
            kind: 'rivet' as const,
          },
        ]),
      ],
    },
    landmarks: (probe) => lowerLandmarks(probe, 'trousers', 88),
    seed: 301,
  }
}
