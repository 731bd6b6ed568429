import type { Fabric } from '@cabine/tailoring/fabric.ts'
import type { PatternPiece } from '@cabine/tailoring/mesh.ts'
import { noise } from '@cabine/engine/drapery/noise.ts'
import { bezier, type Point } from '@cabine/tailoring/outline.ts'
import { mix, smoothstep } from '@cabine/engine/drapery/scalar.ts'
import { strip, frontOf } from '../bow.ts'
import { hands, type Design, type Hand } from '../design.ts'
import { knit } from '../fabrics/knit.ts'
import { glenCheck, pinstripe } from '../fabrics/woven-patterns.ts'
import { cotton, wool } from '../fabrics/woven.ts'
import { trouserSeams, type LegCut } from '../patterns-lower.ts'
import { lowerLandmarks } from '../probe.ts'
import { trimOf, trimsOf } from '../sewing.ts'
import { dressAll } from './parts.ts'
import { both, hems, quarters, sides, waistband, waists } from './trouser-parts.ts'

type Cloth = [Fabric, number?]

interface TailoredCut extends Pick<Design, 'id' | 'seed'> {
  hem: [number, number]
  /** Height of the hem: petite ones end higher. */
  hemY?: number
  /** Room that they have more than usual, cm on each side. */
  ease?: number
  /** Pleats below the waistband on each side. */
  pleats?: boolean
  cloths: Record<string, Cloth>
}

export function tailored({
  hem: [hemIn, hemOut],
  hemY = 7,
  ease = 0,
  pleats,
  cloths,
  ...cut
}: TailoredCut): Design {
  const wide = pleats ? 1.4 : hemOut > 24 ? 1.6 : 0
  const leg = (shift: number, crotch: Point, waist: number): LegCut => ({
    side: [
      [hemOut + ease, hemY],
      [mix(hemOut, 24.2, 0.55) + ease, 44],
      [24.6 + wide + ease, 74],
      [24.6 + (pleats ? 1 : 0) + ease, 88],
      [waist + ease * 0.4, 105.5],
    ],
    inseam: [crotch, [mix(hemIn, crotch[0], 0.35) - shift, 48], [hemIn - shift, hemY]],
  })
  const pieces = quarters(
    { ...leg(0, [-3.2, 80], 19.4), waistDip: 1.4 },
    { ...leg(1.2, [-6.4, 79.5], 18.6), waistDip: -0.8 },
  )
  const middle = (hemIn + hemOut) / 2
  const pocket: Point[] = [
    [12.8, 101.6],
    [19.6, 88],
  ]
  const crease: Point[] = [
    [middle, hemY + 0.5],
    [middle, 52],
    [middle - 0.8, pleats ? 101 : 90],
  ]
  return {
    ...cut,
    pieces,
    seams: trouserSeams,
    hand: { ...hands.suiting, bend: pleats ? 0.05 : 0.07, crumple: pleats ? 0.03 : 0.012 },
    pins: waists,
    legs: true,
    patches: waistband(101.7, 108, 22),
    ripple: pleats
      ? (piece, x, y) => {
          if (!piece.startsWith('front')) return 0
          const depth = smoothstep(70, 98, y) * smoothstep(103, 101.4, y)
          return [7.2, 11].reduce((sum, at) => {
            const d = Math.abs(x) - at - (101 - y) * 0.03
            return sum + (d > 0 ? Math.exp(-d / 1.1) : -0.2 * Math.exp(d / 0.4)) * 0.5 * depth
          }, 0)
        }
      : undefined,
    looks: dressAll<Cloth>(cloths, ([fabric, exposure]) => ({
      fabrics: { '*': fabric },
      trims: [
        ...trimsOf(pieces, hems, { kind: 'hem', width: 3.4, pucker: 0.15 }),
        ...trimsOf(pieces, sides, { kind: 'seam', pucker: 0.4 }),
        ...both({ path: pocket, kind: 'seam', pucker: 0 }),
        ...both({ path: crease, kind: 'crease' }),
        ...(pleats
          ? [7.2, 11].flatMap((x) =>
              both({
                path: [
                  [x, 101.5],
                  [x + 0.3, 92],
                ],
                kind: 'seam',
                pucker: 0,
              }),
            )
          : both({
              path: [
                [8.6, 101.5],
                [9.2, 93],
              ],
              kind: 'seam',
              pucker: 0,
            })),
        {
          on: 'frontR',
          path: bezier([3.6, 101], [3.6, 93], [3.4, 87], [0.2, 85.5]),
          kind: 'seam',
          pucker: 0.2,
        },
        trimOf(pieces, 'frontR.rise', { kind: 'seam', pucker: 0.6 }),
      ],
      buttons: [],
      exposure,
    })),
    landmarks: (probe) => lowerLandmarks(probe, 'trousers', 88),
  }
}

export const suiting = (hex: string, fuzz = 0.2) => wool(hex, { fuzz, melange: 0.12 })

const tapered = () =>
  tailored({
    id: 'tailored-trousers',
    hem: [3.4, 20.6],
    cloths: {
      'black-tailored-trousers': [suiting('#131316', 0.1), 1.15],
      'check-tailored-trousers': [glenCheck(suiting('#b9b7b2'), '#35363a', '#5b6f8f', 6.4)],
    },
    seed: 302,
  })
const wide = () =>
  tailored({
    id: 'wide-trousers',
    hem: [-5, 31],
    cloths: {
      'mocha-wide-trousers': [suiting('#7c5f4b')],
      'ivory-wide-trousers': [suiting('#e2dbcb')],
      'navy-pinstripe-trousers': [pinstripe(suiting('#1a2238'), '#c9cdd6', 1.7), 1.1],
    },
    seed: 303,
  })
const pleated = () =>
  tailored({
    id: 'pleated-trousers',
    hem: [0.4, 25],
    pleats: true,
    cloths: {
      'stone-pleated-trousers': [suiting('#b8ab97')],
      'black-pleated-trousers': [suiting('#151518', 0.12), 1.15],
    },
    seed: 307,
  })

interface EasyCut extends Pick<Design, 'id' | 'seed'> {
  hemY: number
  hem: Point
  hip: number
  waist: number
  gather: number
  hand: Hand
  hemWidth: number
  isRibbed?: boolean
  drawstring?: boolean
  cloths: Record<string, Cloth>
}

/** Trousers and shorts that are drawn in at the waist by elastic. */
export function easy({ hemY, hem: [hemIn, hemOut], hip, waist, gather, hand, ...cut }: EasyCut): Design {
  const isShort = hemY > 50
  const leg = (shift: number, crotch: Point): LegCut => ({
    side: isShort
      ? [
          [hemOut, hemY + 1.4],
          [hip + 0.8, 80],
          [hip, 90],
          [waist, 105.5],
        ]
      : [
          [hemOut, hemY],
          [mix(hemOut, hip, 0.5), 46],
          [hip + 0.6, 76],
          [hip, 90],
          [waist, 105.5],
        ],
    inseam: isShort
      ? [crotch, [hemIn - shift, hemY]]
      : [crotch, [mix(hemIn, crotch[0], 0.35) - shift, 48], [hemIn - shift, hemY]],
  })
  const drawn = (piece: PatternPiece): PatternPiece => ({
    ...piece,
    shrink: (_x, y) => [mix(1, gather, smoothstep(100.6, 102.6, y)), 1],
  })
  const pieces = quarters(
    { ...leg(0, [-3.2, 79.4]), waistDip: 1.2 },
    { ...leg(1.2, [-6.4, 79]), waistDip: -0.8 },
  ).map(drawn)
  return {
    id: cut.id,
    seed: cut.seed,
    pieces,
    seams: trouserSeams,
    hand,
    pins: waists,
    legs: true,
    ripple: (_piece, x, y) =>
      (0.16 * Math.sin(x * 4.6 + noise(x * 0.8, 3, cut.seed) * 3) + 0.1 * noise(x * 1.1, y * 0.1, cut.seed)) *
      smoothstep(95, 102, y) *
      smoothstep(105.6, 104.4, y),
    ribbons: cut.drawstring
      ? (draped) => {
          const front = frontOf(draped)
          return ([-1, 1] as const).map((s) =>
            strip(front, {
              name: `string${s}`,
              line: Array.from({ length: 10 }, (_, i): Point => {
                const t = i / 9
                return [s * (0.5 + 1.5 * t + 0.5 * Math.sin(t * 5)), 102.6 - t * (s < 0 ? 15 : 13)]
              }),
              width: (t) => (t > 0.93 ? 1 : 0.62),
              lift: (t, across) => 0.55 + 0.18 * (1 - across * across) + 0.2 * Math.sin(t * 6),
            }),
          )
        }
      : undefined,
    looks: dressAll<Cloth>(cut.cloths, ([fabric, exposure]) => ({
      fabrics: { '*': fabric },
      trims: [
        ...trimsOf(pieces, hems, { kind: cut.isRibbed ? 'rib' : 'hem', width: cut.hemWidth, pucker: 0.4 }),
        ...trimsOf(pieces, sides, { kind: 'seam', pucker: 0.8 }),
        ...trimsOf(
          pieces,
          waists.map(({ edge }) => edge),
          { kind: cut.isRibbed ? 'rib' : 'hem', width: 3.6, pucker: 3 },
        ),
        ...(cut.isRibbed
          ? []
          : both({
              path: [
                [14.4, 101.2],
                [20.8, 87],
              ],
              kind: 'seam',
              pucker: 0.6,
            })),
        trimOf(pieces, 'frontR.rise', { kind: 'seam', pucker: 0.9 }),
      ],
      buttons: [],
      exposure,
    })),
    landmarks: (probe) => lowerLandmarks(probe, isShort ? 'shorts' : 'trousers', 88),
  }
}

const linen = (hex: string, seed: number) => cotton(hex, { slub: 0.8, relief: 0.014, mottle: 0.12, seed })
const linenHand: Hand = { ...hands.poplin, bend: 0.035, crumple: 0.08 }

const linenTrousers = () =>
  easy({
    id: 'linen-trousers',
    hemY: 8,
    hem: [-3, 29],
    hip: 26,
    waist: 24,
    gather: 0.78,
    hand: linenHand,
    hemWidth: 3,
    drawstring: true,
    cloths: { 'flax-linen-trousers': [linen('#cdbb9a', 15)], 'olive-linen-trousers': [linen('#63643f', 16)] },
    seed: 308,
  })
const linenShorts = () =>
  easy({
    id: 'linen-shorts',
    hemY: 64,
    hem: [-4.4, 29.4],
    hip: 26,
    waist: 24,
    gather: 0.78,
    hand: linenHand,
    hemWidth: 2.6,
    drawstring: true,
    cloths: { 'white-linen-shorts': [linen('#e5e2da', 17)], 'sand-linen-shorts': [linen('#c6ae88', 18)] },
    seed: 309,
  })
const knitTrousers = () =>
  easy({
    id: 'knit-trousers',
    hemY: 8,
    hem: [0.8, 24.6],
    hip: 24.2,
    waist: 20.6,
    gather: 0.88,
    hand: { ...hands.knit, bend: 0.05 },
    hemWidth: 4,
    isRibbed: true,
    cloths: {
      'oatmeal-knit-trousers': [knit('#d3c3a8', { rib: 0.62, stitch: 0.36, depth: 0.07 })],
      'charcoal-knit-trousers': [knit('#3d3e43', { rib: 0.62, stitch: 0.36, depth: 0.07 }), 1.1],
    },
    seed: 310,
  })

export const trousers = [tapered, wide, linenTrousers, pleated]
export const shortsAndKnits = [linenShorts, knitTrousers]
