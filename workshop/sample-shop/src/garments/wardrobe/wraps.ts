import type { Fabric } from '@cabine/tailoring/fabric.ts'
import { bezier, mirror, type Point } from '@cabine/tailoring/outline.ts'
import type { Patch } from '@cabine/tailoring/scene.ts'
import type { Dressing } from '@cabine/tailoring/cloth-point.ts'
import { hands, type Design } from '../design.ts'
import { blossoms } from '../fabrics/print.ts'
import { dotted } from '../fabrics/woven-patterns.ts'
import { cotton } from '../fabrics/woven.ts'
import { openFront, roundNeck, sleeve, torso, trunkSeams, type FrontCut } from '../patterns.ts'
import { upperLandmarks } from '../probe.ts'
import {
  closedFront,
  openArmholes,
  openFrontLandmarks,
  openFrontSeams,
  openShoulders,
  trimOf,
} from '../sewing.ts'
import { dressAll, hemCurve, withHem } from './parts.ts'

interface Wrap extends Pick<Design, 'id' | 'seed'> {
  side: Point[]
  waist: number
  hemDip: number
  /** Where the upper layer's edge ends at the hem, in the right front's coordinates. */
  hemEdge: Point
  sleeve: Parameters<typeof sleeve>[1]
  fabrics: Record<string, Fabric>
}

/** A front that crosses the other one and is tied at the waist, with a belt whose ends hang at the side. */
export function wrapped(cut: Wrap): Design {
  const neck: Point = [9, 145.6]
  const shoulder: Point = [18, 141.6]
  const half = cut.side.reduce((best, p) =>
    Math.abs(p[1] - cut.waist) < Math.abs(best[1] - cut.waist) ? p : best,
  )[0]
  const tie: Point = [-half + 1.2, cut.waist + 1.5]
  const opening = bezier(neck, [7.4, 138], [-2, 121], tie)
  const front: FrontCut = {
    side: cut.side,
    neck,
    shoulder,
    opening,
    edge: [
      tie,
      [-half + 1, cut.waist - 3],
      ...bezier(
        [-half + 1, cut.waist - 3],
        [-half + 1, cut.waist - 16],
        [cut.hemEdge[0] - 2, cut.hemEdge[1] + 18],
        cut.hemEdge,
      ).slice(1),
    ],
  }
  const [hemX, hemY] = cut.side[0]
  const fullHem = hemCurve(hemX, hemY, cut.hemDip)
  const hem = [cut.hemEdge, ...fullHem.filter((p) => p[0] > cut.hemEdge[0] + 1)]
  const pieces = [
    { ...withHem(openFront('frontR', 'right', front), hem), layer: 0 },
    { ...withHem(openFront('frontL', 'left', front, 1.4), mirror(hem)), layer: 0.3 },
    torso('back', -1, { side: cut.side, shoulder, neck, neckline: roundNeck(neck, 2, 0.8), hem: fullHem }),
    sleeve('left', cut.sleeve),
    sleeve('right', cut.sleeve),
  ]
  const { waist } = cut
  const band: Point[] = [
    [-half - 1, waist - 2.1],
    [half + 2, waist - 2.1],
    [half + 2, waist + 2.1],
    [-half - 1, waist + 2.1],
  ]
  const knot = half - 6.5
  const patches: Patch[] = [
    { name: 'beltL', on: 'frontL', outline: band, lift: 0.45 },
    { name: 'beltR', on: 'frontR', outline: mirror(band).reverse(), lift: 0.4 },
    {
      name: 'tailA',
      on: 'frontL',
      outline: [
        [knot - 1.4, waist],
        [knot + 1.2, waist],
        [knot - 0.2, waist - 25],
        [knot - 3.6, waist - 24],
      ],
      lift: 0.75,
    },
    {
      name: 'tailB',
      on: 'frontL',
      outline: [
        [knot - 0.9, waist],
        [knot + 1.8, waist],
        [knot + 4.4, waist - 20],
        [knot + 1.4, waist - 21],
      ],
      lift: 0.95,
    },
    {
      name: 'knot',
      on: 'frontL',
      outline: [
        [knot - 1.9, waist - 1.9],
        [knot + 1.8, waist - 2.2],
        [knot + 2.2, waist + 1.8],
        [knot - 1.6, waist + 2.2],
      ],
      lift: 1.3,
    },
  ]
  const sewn = (cloth: Fabric): Dressing => ({
    fabrics: { '*': cloth },
    trims: [
      ...['frontL.hem', 'frontR.hem', 'back.hem', 'sleeveL.cuff', 'sleeveR.cuff'].map((e) =>
        trimOf(pieces, e, { kind: 'hem', width: 1.4, pucker: 0.5 }),
      ),
      ...['frontL.neck', 'frontR.neck', 'frontL.edge', 'frontR.edge', 'back.neck'].map((e) =>
        trimOf(pieces, e, { kind: 'hem', width: 0.7, pucker: 0.3 }),
      ),
      ...[...openArmholes, ...openShoulders, ...openFrontSeams].map((e) =>
        trimOf(pieces, e, { kind: 'seam', pucker: 0.8 }),
      ),
      ...['beltL', 'tailA', 'tailB'].map((on) => ({
        on,
        path: patches.find((p) => p.name === on)!.outline,
        kind: 'seam' as const,
      })),
    ],
    buttons: [],
  })
  return {
    id: cut.id,
    seed: cut.seed,
    pieces,
    patches,
    seams: trunkSeams('open', true),
    hand: { ...hands.silk, bend: 0.012, crumple: 0.05 },
    pins: openShoulders.map((edge) => ({ edge, hold: 0.03 })),
    over: closedFront((_, y) => Math.abs(y - waist) < 3.2),
    looks: dressAll(cut.fabrics, sewn),
    landmarks: (probe) =>
      upperLandmarks(probe, {
        ...openFrontLandmarks,
        waist,
        sleeve: cut.sleeve.length - 1,
      }),
  }
}
const wrapDress = () =>
  wrapped({
    id: 'wrap-dress',
    side: [
      [37, 51],
      [31, 68],
      [26.4, 88],
      [20.6, 107.5],
      [23.4, 125.5],
    ],
    waist: 107.5,
    hemDip: 5,
    hemEdge: [-20, 47.6],
    sleeve: { cap: 10, length: 38, halfTop: 16.4, halfCuff: 16.4 },
    fabrics: {
      'blush-wrap-dress': blossoms(
        { ...cotton('#e9c4ba', { mottle: 0.025 }), gloss: 0.05 },
        { petal: '#fbf3ec', heart: '#c77f5f', leaf: '#a38873' },
        3.1,
      ),
      'ink-wrap-dress': blossoms(
        { ...cotton('#1f2c4a', { mottle: 0.04 }), gloss: 0.05 },
        { petal: '#efe6d6', heart: '#d39a5a', leaf: '#6d84a0' },
        3.4,
      ),
      'cherry-wrap-dress': blossoms(
        { ...cotton('#a3141f', { mottle: 0.03 }), gloss: 0.05 },
        { petal: '#f6e4d6', heart: '#e0a04e', leaf: '#5a0d16' },
        3.6,
      ),
    },
    seed: 701,
  })

const wrapTop = () =>
  wrapped({
    id: 'wrap-top',
    side: [
      [24.6, 90],
      [21.4, 105],
      [24, 125.5],
    ],
    waist: 105,
    hemDip: 0.8,
    hemEdge: [-16, 89.4],
    sleeve: { cap: 10, length: 59.5, halfTop: 16.2, halfElbow: 15, halfCuff: 13.4 },
    fabrics: {
      'rosewood-wrap-top': { ...cotton('#93525a', { mottle: 0.05 }), gloss: 0.05 },
      'navy-dot-wrap-top': dotted(
        { ...cotton('#1c2642', { mottle: 0.04 }), gloss: 0.05 },
        '#f1ede4',
        0.62,
        2.2,
      ),
    },
    seed: 702,
  })

export const wraps = [wrapDress, wrapTop]
