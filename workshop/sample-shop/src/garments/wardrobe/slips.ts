import { bezier, mirror, type Point } from '@cabine/tailoring/outline.ts'
import type { Dressing } from '@cabine/tailoring/cloth-point.ts'
import type { Trim } from '@cabine/tailoring/trims.ts'
import { hands, type Design } from '../design.ts'
import { satin } from '../fabrics/lustre.ts'
import { torso, trunkSeams } from '../patterns.ts'
import { upperLandmarks } from '../probe.ts'
import { bareArmholes, hems, necks, shoulders, sides, trimsOf } from '../sewing.ts'
import { dressAll, hemCurve } from './parts.ts'

/** A slip's front or back: a soft V between fine straps. `strap` is the strap's middle at the shoulder. */
function strapped(
  name: string,
  facing: 1 | -1,
  side: Point[],
  top: { strap: Point; depth: number; flat: number },
  hemDip: number,
) {
  const { strap, depth, flat } = top
  const neck: Point = [strap[0] - 1, strap[1]]
  const low = strap[1] - depth
  const armpit = side[side.length - 1]
  const outer = strap[0] + 0.6
  const bust: Point = [outer + 0.6, low + flat + 0.4]
  const armhole = [
    ...bezier(armpit, [armpit[0] - 4, armpit[1] + 0.2], [bust[0] + 3, bust[1] - 1.6], bust),
    ...bezier(bust, [outer + 0.1, bust[1] + 2.4], [outer, strap[1] - depth * 0.5], [outer, strap[1]]).slice(
      1,
    ),
  ]
  const right = [
    ...bezier(
      neck,
      [neck[0] + 0.2, strap[1] - depth * 0.5],
      [neck[0] - 0.2, low + flat + 3],
      [neck[0] - 1, low + flat],
    ),
    ...bezier(
      [neck[0] - 1, low + flat],
      [neck[0] * 0.6, low + flat * 0.4],
      [neck[0] * 0.3, low],
      [0, low],
    ).slice(1),
  ]
  return torso(name, facing, {
    side,
    shoulder: [strap[0] + 0.6, strap[1]],
    neck,
    neckline: [...right, ...mirror(right).slice(1)],
    hem: hemCurve(side[0][0], side[0][1], hemDip),
    armhole,
    dense: 2.2,
  })
}

interface Slip extends Pick<Design, 'id' | 'seed' | 'weight'> {
  side: Point[]
  strap: Point
  hemDip: number
  bend: number
  hemPucker: number
  darts?: Trim[]
  waist?: number
  cloths: Record<string, Parameters<typeof satin>>
  exposure?: number
}

function slip({ side, strap, hemDip, bend, hemPucker, darts = [], waist, cloths, ...cut }: Slip): Design {
  const pieces = [
    strapped('front', 1, side, { strap, depth: 16, flat: 4.4 }, hemDip),
    strapped('back', -1, side, { strap, depth: 18.5, flat: 1.2 }, hemDip),
  ]
  const sewn = (cloth: Parameters<typeof satin>): Dressing => ({
    fabrics: { '*': satin(...cloth) },
    trims: [
      ...trimsOf(pieces, hems, { kind: 'hem', width: 0.8, pucker: hemPucker }),
      ...trimsOf(pieces, [...necks, ...bareArmholes], { kind: 'hem', width: 0.5, pucker: 0.2 }),
      ...trimsOf(pieces, sides, { kind: 'seam', pucker: 0.8 }),
      ...darts,
    ],
    buttons: [],
    exposure: cut.exposure,
  })
  return {
    ...cut,
    pieces,
    seams: trunkSeams('whole', false),
    hand: { ...hands.silk, bend },
    pins: shoulders.map((edge) => ({ edge, hold: 0.5 })),
    isSleeveless: true,
    looks: dressAll(cloths, sewn),
    landmarks: (probe) => upperLandmarks(probe, { waist }),
  }
}

const slipDress = () =>
  slip({
    id: 'slip-dress',
    side: [
      [36, 37],
      [31, 56],
      [26.6, 78],
      [25, 90],
      [21.8, 107],
      [23.4, 124.5],
    ],
    strap: [11.2, 144.2],
    hemDip: 5,
    bend: 0.003,
    hemPucker: 0.3,
    weight: 0.3,
    waist: 107,
    darts: ([-1, 1] as const).map((s) => ({
      on: 'front',
      path: [
        [s * 14.5, 112],
        [s * 11, 120.5],
      ] as Point[],
      kind: 'seam' as const,
      pucker: 0.8,
    })),
    cloths: {
      'olive-slip-dress': ['#494a20', { gloss: 0.52, dyed: 0.93 }],
      'champagne-slip-dress': ['#cfb593', { gloss: 0.5, dyed: 0.6 }],
      'black-slip-dress': ['#121214', { gloss: 0.5, dyed: 0.9 }],
      'ruby-slip-dress': ['#7c0a1c', { gloss: 0.5, dyed: 0.95 }],
    },
    exposure: 1.1,
    seed: 401,
  })

const camisole = () =>
  slip({
    id: 'camisole',
    side: [
      [26.4, 89],
      [24.6, 100],
      [22.8, 110],
      [23.4, 124.5],
    ],
    strap: [11, 144.2],
    hemDip: 1.4,
    bend: 0.004,
    hemPucker: 0.4,
    weight: 0.4,
    cloths: {
      'silk-camisole': ['#b58b84', { gloss: 0.5, dyed: 0.65 }],
      'ivory-silk-camisole': ['#e9dfcf', { gloss: 0.36, dyed: 0.7 }],
      'black-silk-camisole': ['#121214', { gloss: 0.5, dyed: 0.9 }],
    },
    seed: 802,
  })

export const slips = [camisole, slipDress]
