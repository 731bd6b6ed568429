import { hands, type Design } from '../design.ts'
import { knit } from '../fabrics/knit.ts'
import { satin, velvet } from '../fabrics/lustre.ts'
import { wool } from '../fabrics/woven.ts'
import { bezier, mirror, type Point } from '../outline.ts'
import { roundNeck, sleeve, torso, trunkSeams, vNeck } from '../patterns.ts'
import { upperLandmarks } from '../probe.ts'
import { armholes, shoulders, trimOf } from '../sewing.ts'

const hems = ['front.hem', 'back.hem']
const necks = ['front.neck', 'back.neck']
const sleevesOff = ['front.armholeR', 'front.armholeL', 'back.armholeR', 'back.armholeL']
const sides = ['front.sideR', 'front.sideL']

/** A curved hem that hangs level although the side seam slants. */
export const hemCurve = (half: number, y: number, dip: number): Point[] =>
  bezier([-half, y], [-half * 0.4, y - dip * 1.33], [half * 0.4, y - dip * 1.33], [half, y], 40)

/** A slip's front or back: a soft V between fine straps. `strap` is the strap's middle at the shoulder. */
export function strapped(
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

function slipDress(): Design {
  const side: Point[] = [
    [36, 37],
    [31, 56],
    [26.6, 78],
    [25, 90],
    [21.8, 107],
    [23.4, 124.5],
  ]
  const pieces = [
    strapped('front', 1, side, { strap: [11.2, 144.2], depth: 16, flat: 4.4 }, 5),
    strapped('back', -1, side, { strap: [11.2, 144.2], depth: 18.5, flat: 1.2 }, 5),
  ]
  return {
    id: 'olive-slip-dress',
    name: 'Olive Silk Slip',
    category: 'dresses',
    colour: 'olive',
    priceCents: 14900,
    description: 'A bias-cut silk satin slip with fine straps and a soft V, in deep olive.',
    pieces,
    seams: trunkSeams('whole', false),
    hand: { ...hands.silk, bend: 0.003 },
    pins: shoulders.map((edge) => ({ edge, hold: 0.5 })),
    weight: 0.3,
    isSleeveless: true,
    dressing: {
      fabrics: { '*': satin('#4a4b24', { gloss: 0.55, dyed: 0.8 }) },
      trims: [
        ...hems.map((e) => trimOf(pieces, e, { kind: 'hem', width: 0.8, pucker: 0.3 })),
        ...[...necks, ...sleevesOff].map((e) => trimOf(pieces, e, { kind: 'hem', width: 0.5, pucker: 0.2 })),
        ...sides.map((e) => trimOf(pieces, e, { kind: 'seam', pucker: 0.8 })),
        ...([-1, 1] as const).map((s) => ({
          on: 'front',
          path: [
            [s * 14.5, 112],
            [s * 11, 120.5],
          ] as Point[],
          kind: 'seam' as const,
          pucker: 0.8,
        })),
      ],
      buttons: [],
      exposure: 1.1,
    },
    landmarks: (probe) => upperLandmarks(probe, { waist: 107 }),
    seed: 401,
  }
}

function knitMidi(): Design {
  const side: Point[] = [
    [25.5, 47],
    [24.6, 66],
    [24.2, 86],
    [20.4, 106],
    [22.6, 125.5],
  ]
  const neck: Point = [8.2, 146]
  const cut = { side, neck, shoulder: [17.6, 141.6] as Point, hem: hemCurve(25.5, 47, 1.5) }
  const arm = { cap: 10.5, length: 60, halfTop: 15.4, halfElbow: 12.4, halfCuff: 9.6 }
  const pieces = [
    torso('front', 1, { ...cut, neckline: roundNeck(neck, 7) }),
    torso('back', -1, { ...cut, neckline: roundNeck(neck, 1.6, 0.8) }),
    sleeve('left', arm),
    sleeve('right', arm),
  ]
  return {
    id: 'oatmeal-knit-dress',
    name: 'Oatmilk Knit Dress',
    category: 'dresses',
    colour: 'oatmeal',
    priceCents: 12900,
    description: 'A ribbed midi dress in a soft wool blend that follows the body without clinging.',
    pieces,
    seams: trunkSeams('whole', true),
    hand: hands.knit,
    pins: shoulders.map((edge) => ({ edge, hold: 0.02 })),
    dressing: {
      fabrics: { '*': knit('#d3c3a8', { rib: 0.75, stitch: 0.4, depth: 0.075 }) },
      trims: [
        ...necks.map((e) => trimOf(pieces, e, { kind: 'rib', width: 2.4 })),
        ...[...hems, 'sleeveL.cuff', 'sleeveR.cuff'].map((e) =>
          trimOf(pieces, e, { kind: 'rib', width: 3.2 }),
        ),
        ...[...armholes, ...shoulders, ...sides].map((e) => trimOf(pieces, e, { kind: 'seam' })),
      ],
      buttons: [],
    },
    landmarks: (probe) => upperLandmarks(probe, { waist: 106, sleeve: 59 }),
    seed: 402,
  }
}

function blackDress(): Design {
  const side: Point[] = [
    [28, 71],
    [26, 82],
    [24.4, 91],
    [20, 107],
    [22.8, 126],
  ]
  const neck: Point = [9.6, 145.4]
  const cut = { side, neck, shoulder: [17.8, 141.6] as Point, hem: hemCurve(28, 71, 2.2) }
  const arm = { cap: 10.5, length: 19, halfTop: 15.8, halfCuff: 14.8 }
  const pieces = [
    torso('front', 1, { ...cut, neckline: roundNeck(neck, 8, 0.8) }),
    torso('back', -1, { ...cut, neckline: roundNeck(neck, 2, 0.8) }),
    sleeve('left', arm),
    sleeve('right', arm),
  ]
  const princess = ([-1, 1] as const).map((s) => ({
    on: 'front',
    path: bezier([s * 19.8, 131], [s * 12, 130], [s * 8.5, 118], [s * 8.2, 106]).concat([
      [s * 9.6, 90],
      [s * 11, 71],
    ] as Point[]),
    kind: 'seam' as const,
    pucker: 0.7,
  }))
  return {
    id: 'little-black-dress',
    name: 'Dinner at Eight',
    category: 'dresses',
    colour: 'black',
    priceCents: 13900,
    description:
      'A little black dress in double crepe with princess seams, short sleeves and a gently flared hem.',
    pieces,
    seams: trunkSeams('whole', true),
    hand: { ...hands.poplin, bend: 0.05, crumple: 0.04 },
    pins: shoulders.map((edge) => ({ edge, hold: 0.03 })),
    dressing: {
      fabrics: { '*': wool('#0f0f12', { fuzz: 0.1, melange: 0.14 }) },
      trims: [
        ...[...hems, 'sleeveL.cuff', 'sleeveR.cuff'].map((e) =>
          trimOf(pieces, e, { kind: 'hem', width: 2.6, pucker: 0.3 }),
        ),
        ...necks.map((e) => trimOf(pieces, e, { kind: 'hem', width: 0.6, pucker: 0.2 })),
        ...[...armholes, ...shoulders, ...sides].map((e) => trimOf(pieces, e, { kind: 'seam' })),
        ...princess,
        {
          on: 'front',
          path: [
            [-22, 106.5],
            [0, 106],
            [22, 106.5],
          ],
          kind: 'seam',
        },
      ],
      buttons: [],
      exposure: 1.1,
    },
    landmarks: (probe) => upperLandmarks(probe, { waist: 107, sleeve: 19 }),
    seed: 403,
  }
}

function velvetDress(): Design {
  const side: Point[] = [
    [33, 53],
    [28, 70],
    [24.4, 89],
    [20, 107],
    [22.8, 126],
  ]
  const neck: Point = [10.4, 145]
  const cut = { side, neck, shoulder: [17.4, 141.8] as Point, hem: hemCurve(33, 53, 4) }
  const arm = { cap: 10.5, length: 58.5, halfTop: 15.4, halfElbow: 12.2, halfCuff: 10 }
  const pieces = [
    torso('front', 1, { ...cut, neckline: vNeck(neck, 19, 1) }),
    torso('back', -1, { ...cut, neckline: roundNeck(neck, 2.6, 0.8) }),
    sleeve('left', arm),
    sleeve('right', arm),
  ]
  return {
    id: 'wine-velvet-dress',
    name: 'Velvet Wine Dress',
    category: 'dresses',
    colour: 'wine',
    priceCents: 16900,
    description:
      'Long sleeves, a deep V and a skirt with swing, in silk-blend velvet the colour of a good red.',
    pieces,
    seams: trunkSeams('whole', true),
    hand: { ...hands.jersey, thick: 0.45, bend: 0.02 },
    pins: shoulders.map((edge) => ({ edge, hold: 0.03 })),
    dressing: {
      fabrics: { '*': velvet('#470c1a', '#d4566c') },
      trims: [
        ...[...hems, 'sleeveL.cuff', 'sleeveR.cuff'].map((e) =>
          trimOf(pieces, e, { kind: 'hem', width: 2, pucker: 0.4 }),
        ),
        ...necks.map((e) => trimOf(pieces, e, { kind: 'hem', width: 0.6, pucker: 0.2 })),
        ...[...armholes, ...shoulders, ...sides].map((e) => trimOf(pieces, e, { kind: 'seam' })),
        {
          on: 'front',
          path: [
            [-22, 107.5],
            [0, 106.5],
            [22, 107.5],
          ],
          kind: 'seam',
          pucker: 1.4,
        },
      ],
      buttons: [],
      exposure: 1.1,
    },
    landmarks: (probe) => upperLandmarks(probe, { waist: 107, sleeve: 58 }),
    seed: 404,
  }
}

export const dresses = [slipDress, knitMidi, blackDress, velvetDress]
