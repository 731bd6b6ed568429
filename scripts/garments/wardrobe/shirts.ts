import { collar, openNeckline } from '../collar.ts'
import { hands, type Design } from '../design.ts'
import { rgb } from '../fabrics/fabric.ts'
import { cotton } from '../fabrics/woven.ts'
import { bezier, type Point } from '../outline.ts'
import { openFront, roundNeck, sleeve, torso, trunkSeams, type FrontCut } from '../patterns.ts'
import { upperLandmarks } from '../probe.ts'
import { openArmholes, openFrontLandmarks, openFrontSeams, openShoulders, trimOf } from '../sewing.ts'
import type { Patch } from '../scene.ts'

export const overlap = 1.7
export const shirtCollar = {
  path: openNeckline,
  from: 3.2,
  stand: 2.8,
  standFront: 0.72,
  fallBack: 4.6,
  fallFront: 7.2,
  lean: 0.3,
  off: 1.15,
}

/** A strip down the front edge of the left front, from the break point to the hem. */
export const placket = (top: number, bottom: number): Patch => ({
  name: 'placket',
  on: 'frontL',
  outline: [
    [-1.5, bottom],
    [overlap, bottom],
    [overlap, top - 1],
    [overlap - 0.9, top + 0.4],
    [-1.5, top + 4.5],
  ],
  lift: 0.16,
})

export function blouse(): Design {
  const neck: Point = [8, 145.8]
  const side: Point[] = [
    [25.6, 86],
    [24.4, 104],
    [24.6, 125.5],
  ]
  const shoulder: Point = [18.4, 141.4]
  const breakAt: Point = [-overlap, 134]
  const cut: FrontCut = {
    side,
    neck,
    shoulder,
    opening: bezier(neck, [7.4, 141.5], [2.6, 138], breakAt),
    edge: [breakAt, [-overlap, 84]],
  }
  const arm = { cap: 10, length: 60, halfTop: 16.6, halfElbow: 14.6, halfCuff: 10.4 }
  const pieces = [
    { ...openFront('frontR', 'right', cut), layer: 0 },
    { ...openFront('frontL', 'left', cut, 1.2), layer: 0.2 },
    torso('back', -1, { side, shoulder, neck, neckline: roundNeck(neck, 1.6, 0.8) }),
    sleeve('left', arm),
    sleeve('right', arm),
  ]
  const thread = rgb('#e9e2d3')
  const button = rgb('#f4efe4')
  return {
    id: 'ivory-blouse',
    name: 'Refined Ivory Blouse',
    category: 'tops',
    colour: 'ivory',
    priceCents: 8800,
    description: 'A fluid ivory shirt with a soft collar, mother-of-pearl buttons and gathered cuffs.',
    pieces,
    seams: trunkSeams('open', true),
    hand: hands.poplin,
    pins: openShoulders.map((edge) => ({ edge, hold: 0.03 })),
    over: [{ over: 'frontL', under: 'frontR', isFastened: () => true }],
    patches: [
      placket(134, 80),
      ...(['L', 'R'] as const).map((s): Patch => ({
        name: `cuff${s}`,
        on: `sleeve${s}`,
        outline: [
          [-12, -61],
          [12, -61],
          [12, -54],
          [-12, -54],
        ],
        lift: 0.25,
      })),
    ],
    ribbons: (draped) => [collar(draped, { name: 'collar', ...shirtCollar })],
    dressing: {
      fabrics: { '*': { ...cotton('#f0e8d8', { mottle: 0.025 }), gloss: 0.07, roughness: 0.4, dyed: 0.3 } },
      trims: [
        ...['frontL.hem', 'frontR.hem', 'back.hem'].map((e) =>
          trimOf(pieces, e, { kind: 'hem', width: 0.8, thread, pucker: 0.6 }),
        ),
        ...[...openArmholes, ...openShoulders, ...openFrontSeams].map((e) =>
          trimOf(pieces, e, { kind: 'seam', pucker: 0.8 }),
        ),
        {
          on: 'placket',
          path: [
            [overlap, 80],
            [overlap, 133],
          ],
          kind: 'stitch',
          width: 0.35,
          thread,
        },
        {
          on: 'placket',
          path: [
            [-1.5, 80],
            [-1.5, 138],
          ],
          kind: 'stitch',
          width: 0.35,
          thread,
        },
        { on: 'collar', path: [], kind: 'stitch', width: 0.5, thread },
        { on: 'collar', path: [], kind: 'edge' },
      ],
      buttons: [130.5, 121, 111.5, 102, 92.5].map((y) => ({
        on: 'placket',
        at: [0.1, y] as Point,
        radius: 0.55,
        colour: button,
      })),
    },
    landmarks: (probe) => upperLandmarks(probe, { ...openFrontLandmarks, sleeve: 59 }),
    seed: 501,
  }
}
