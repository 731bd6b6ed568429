import { rgb } from '@cabine/engine/drapery/colour.ts'
import { bezier, type Point } from '@cabine/tailoring/outline.ts'
import type { Patch } from '@cabine/tailoring/scene.ts'
import { collar } from '../collar.ts'
import { hands, type Design } from '../design.ts'
import { denim } from '../fabrics/woven.ts'
import { openFront, roundNeck, sleeve, torso, trunkSeams, type FrontCut } from '../patterns.ts'
import { upperLandmarks } from '../probe.ts'
import {
  closedFront,
  letGo,
  openArmholes,
  openFrontLandmarks,
  openFrontSeams,
  openShoulders,
  trimOf,
} from '../sewing.ts'
import { dressAll } from './parts.ts'
import { overlap, placket, shirtCollar } from './shirts.ts'

/** Where a jacket fades (0–1). */
const jacketWear = (x: number, y: number) =>
  0.34 + 0.1 * Math.exp(-(((Math.abs(x) - 10) / 7) ** 2)) * (y > 96 ? 1 : 0.2)
const flap = (s: 1 | -1): Point[] => [
  [s * 5.2, 127.6],
  [s * 15.4, 127.6],
  [s * 15.4, 124.2],
  [s * 10.3, 122.4],
  [s * 5.2, 124.2],
]
const bag = (s: 1 | -1): Point[] => [
  [s * 5.6, 127],
  [s * 15, 127],
  [s * 14.6, 114],
  [s * 10.3, 112.2],
  [s * 6, 114],
]
const seamLine = (s: 1 | -1, from: Point, to: Point): Point[] => [
  [s * from[0], from[1]],
  [s * to[0], to[1]],
]

export function denimJacket(): Design {
  const neck: Point = [8.6, 145.8]
  const side: Point[] = [
    [24.6, 93],
    [25.2, 108],
    [26, 124.5],
  ]
  const shoulder: Point = [19.6, 141.2]
  const breakAt: Point = [-overlap, 133]
  const cut: FrontCut = {
    side,
    neck,
    shoulder,
    opening: bezier(neck, [8, 141], [3, 137.5], breakAt),
    edge: [breakAt, [-overlap, 91.5]],
  }
  const arm = { cap: 9.5, length: 61, halfTop: 18, halfElbow: 15.4, halfCuff: 12 }
  const pieces = [
    { ...openFront('frontR', 'right', cut), layer: 0.3 },
    { ...openFront('frontL', 'left', cut, 1.4), layer: 0.6 },
    torso('back', -1, { side, shoulder, neck, neckline: roundNeck(neck, 1.6, 0.8) }),
    sleeve('left', arm),
    sleeve('right', arm),
  ]
  const halves = [
    { on: 'frontR', s: 1 },
    { on: 'frontL', s: -1 },
  ] as const
  return {
    id: 'denim-jacket',
    pieces,
    seams: trunkSeams('open', true),
    hand: { ...hands.denim, bend: 0.05, crumple: 0.07 },
    pins: openShoulders.map((edge) => ({ edge, hold: 0.03 })),
    over: closedFront(() => true),
    otherFront: letGo(),
    patches: [
      ...halves.map(({ on, s }): Patch => ({ name: `bag${on}`, on, outline: bag(s), lift: 0.2 })),
      ...halves.map(({ on, s }): Patch => ({ name: `flap${on}`, on, outline: flap(s), lift: 0.5 })),
      {
        name: 'bandR',
        on: 'frontR',
        outline: [
          [-2, 90],
          [26, 91],
          [26, 97],
          [-2, 96],
        ],
        lift: 0.26,
      },
      {
        name: 'bandL',
        on: 'frontL',
        outline: [
          [-26, 91],
          [2, 90],
          [2, 96],
          [-26, 97],
        ],
        lift: 0.26,
      },
      {
        ...placket(133, 89),
        outline: [
          [-2.4, 89],
          [overlap, 89],
          [overlap, 132],
          [overlap - 0.9, 133.4],
          [-2.4, 138],
        ],
        lift: 0.34,
      },
      ...(['L', 'R'] as const).map((s): Patch => ({
        name: `cuff${s}`,
        on: `sleeve${s}`,
        outline: [
          [-13, -62],
          [13, -62],
          [13, -55.5],
          [-13, -55.5],
        ],
        lift: 0.28,
      })),
    ],
    ribbons: (draped) => [
      collar(draped, { name: 'collar', ...shirtCollar, fallBack: 5.2, fallFront: 7.6, off: 1.7 }),
    ],
    looks: dressAll<[string, string, string, string]>(
      {
        'denim-jacket': ['#4a6684', '#b3c4d1', '#b98246', '#b08256'],
        'ecru-denim-jacket': ['#cfc5ae', '#efe9dc', '#c4b89e', '#8a6f4c'],
      },
      ([base, pale, hex, metal]) => {
        const thread = rgb(hex)
        return {
          fabrics: { '*': { ...denim(base, pale, jacketWear, 61), lining: rgb(pale) } },
          trims: [
            ...[...openArmholes, ...openShoulders, ...openFrontSeams].map((e) =>
              trimOf(pieces, e, { kind: 'seam', pucker: 1.4 }),
            ),
            ...['frontR.armholeR', 'frontL.armholeL'].map((e) =>
              trimOf(pieces, e, { kind: 'stitch', width: 0.4, thread }),
            ),
            ...halves.flatMap(({ on, s }) => [
              { on, path: seamLine(s, [-1, 127.2], [22, 127.6]), kind: 'seam' as const, pucker: 1 },
              {
                on,
                path: seamLine(s, [-1, 127.2], [22, 127.6]),
                kind: 'stitch' as const,
                width: 0.4,
                thread,
              },
              { on, path: seamLine(s, [6.4, 112.5], [5, 96.5]), kind: 'seam' as const, pucker: 1.4 },
              {
                on,
                path: seamLine(s, [6.4, 112.5], [5, 96.5]),
                kind: 'stitch' as const,
                width: 0.35,
                thread,
              },
              { on, path: seamLine(s, [14.2, 112.5], [11.6, 96.5]), kind: 'seam' as const, pucker: 1.4 },
              {
                on,
                path: seamLine(s, [14.2, 112.5], [11.6, 96.5]),
                kind: 'stitch' as const,
                width: 0.35,
                thread,
              },
              {
                on: `flap${on}`,
                path: [...flap(s), flap(s)[0]],
                kind: 'stitch' as const,
                width: 0.45,
                thread,
              },
              { on: `bag${on}`, path: bag(s), kind: 'stitch' as const, width: 0.4, thread },
            ]),
            ...(['bandR', 'bandL'] as const).flatMap((on, i) => {
              const s = i ? -1 : 1
              return [
                { on, path: seamLine(s, [-2, 96], [26, 97]), kind: 'stitch' as const, width: 0.4, thread },
                { on, path: seamLine(s, [-2, 91.6], [26, 93]), kind: 'stitch' as const, width: 0.5, thread },
              ]
            }),
            {
              on: 'placket',
              path: [
                [overlap, 89],
                [overlap, 132],
              ],
              kind: 'stitch',
              width: 0.4,
              thread,
            },
            {
              on: 'placket',
              path: [
                [-2.4, 89],
                [-2.4, 138],
              ],
              kind: 'stitch',
              width: 0.4,
              thread,
            },
            ...(['L', 'R'] as const).map((s) => ({
              on: `cuff${s}`,
              path: [
                [-13, -55.5],
                [13, -55.5],
              ] as Point[],
              kind: 'stitch' as const,
              width: 0.4,
              thread,
            })),
            { on: 'collar', path: [], kind: 'stitch', width: 0.55, thread },
            { on: 'collar', path: [], kind: 'edge' },
          ],
          buttons: [
            ...[129.6, 121.6, 113.6, 105.6, 93.4].map((y) => ({
              on: 'placket',
              at: [-0.2, y] as Point,
              radius: 0.78,
              colour: rgb(metal),
              kind: 'rivet' as const,
            })),
            ...halves.map(({ on, s }) => ({
              on: `flap${on}`,
              at: [s * 10.3, 123.8] as Point,
              radius: 0.7,
              colour: rgb(metal),
              kind: 'rivet' as const,
            })),
          ],
        }
      },
    ),
    landmarks: (probe) => upperLandmarks(probe, { ...openFrontLandmarks, sleeve: 60 }),
    seed: 502,
  }
}
