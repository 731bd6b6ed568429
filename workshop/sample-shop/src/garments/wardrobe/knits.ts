import type { Point } from '@cabine/tailoring/outline.ts'
import type { Dressing } from '@cabine/tailoring/cloth-point.ts'
import { closedNeckline, collar, roundNeckline } from '../collar.ts'
import { hands, type Design } from '../design.ts'
import { cabled, knit } from '../fabrics/knit.ts'
import { roundNeck, trunkSeams, vNeck } from '../patterns.ts'
import { upperLandmarks } from '../probe.ts'
import { armholes, cuffs, hems, necks, shoulders, sides, trimsOf } from '../sewing.ts'
import { pullover } from './parts.ts'

/** Ribbed hem and cuffs draw the body in. */
const drawn = (_: number, y: number): [number, number] => [y < 94 ? 0.94 : 1, 1]
const tight = (_: number, y: number): [number, number] => [y < -54 ? 0.74 : 1, 1]
const pins = shoulders.map((edge) => ({ edge, hold: 0.02 }))
const seams = trunkSeams('whole', true)

const relaxedSide: Point[] = [
  [23.6, 88],
  [27, 95],
  [27.2, 108],
  [27.4, 123],
]
const relaxedArm = { cap: 8.6, length: 57, halfTop: 18.6, halfElbow: 16.4, halfCuff: 12.4, shrink: tight }

function relaxed(neck: Point, depth: number) {
  return pullover(
    {
      side: relaxedSide,
      neck,
      shoulder: [20.4, 141],
      front: roundNeck(neck, depth),
      back: roundNeck(neck, 1.8, 0.8),
    },
    relaxedArm,
  ).map((piece) => (piece.name.startsWith('sleeve') ? piece : { ...piece, shrink: drawn }))
}

function ribSweater(): Design {
  const pieces = relaxed([8.8, 146], 8)
  const sewn = (hex: string, exposure?: number): Dressing => ({
    fabrics: { '*': knit(hex, { rib: 1.15, stitch: 0.5, depth: 0.11, melange: 0.08, seed: 29 }) },
    trims: [
      ...trimsOf(pieces, necks, { kind: 'rib', width: 2.8 }),
      ...trimsOf(pieces, [...hems, ...cuffs], { kind: 'rib', width: 6 }),
      ...trimsOf(pieces, [...armholes, ...shoulders, ...sides], { kind: 'seam' }),
    ],
    buttons: [],
    exposure,
  })
  return {
    id: 'rib-sweater',
    pieces,
    seams,
    hand: { ...hands.knit, crumple: 0.07 },
    pins,
    looks: { 'cream-rib-sweater': sewn('#e6dcc8'), 'forest-rib-sweater': sewn('#23402f', 1.1) },
    landmarks: (probe) => upperLandmarks(probe, { sleeve: 56 }),
    seed: 801,
  }
}

function cableSweater(): Design {
  const pieces = relaxed([8.8, 146], 7.4)
  const ground = knit('#d8cbb4', { rib: 0.8, stitch: 0.45, depth: 0.06, melange: 0.12, seed: 33 })
  return {
    id: 'cable-sweater',
    pieces,
    seams,
    hand: { ...hands.knit, bend: 0.06, crumple: 0.06 },
    pins,
    looks: {
      'oatmeal-cable-sweater': {
        fabrics: {
          '*': cabled(
            ground,
            [-13.5, -4.6, 4.6, 13.5].map((x) => x * 1),
          ),
          sleeveL: cabled(ground, [0, 8]),
          sleeveR: cabled(ground, [-8, 0]),
        },
        trims: [
          ...trimsOf(pieces, necks, { kind: 'rib', width: 2.8 }),
          ...trimsOf(pieces, [...hems, ...cuffs], { kind: 'rib', width: 6 }),
          ...trimsOf(pieces, [...armholes, ...shoulders, ...sides], { kind: 'seam' }),
        ],
        buttons: [],
      },
    },
    landmarks: (probe) => upperLandmarks(probe, { sleeve: 56 }),
    seed: 804,
  }
}

function turtleneck(): Design {
  const neck: Point = [7.2, 146.4]
  const pieces = pullover(
    {
      side: [
        [23.8, 86],
        [22.4, 96],
        [20.8, 106],
        [22.8, 125],
      ],
      neck,
      shoulder: [17.8, 141.6],
      front: roundNeck(neck, 4.4, 0.75),
      back: roundNeck(neck, 1.2, 0.8),
    },
    { cap: 10.2, length: 60, halfTop: 15.2, halfElbow: 12.4, halfCuff: 9.2 },
  )
  const sewn = (hex: string, exposure?: number): Dressing => {
    const cloth = knit(hex, { rib: 0.34, stitch: 0.3, depth: 0.026, melange: 0.1 })
    return {
      fabrics: { '*': cloth, collar: knit(hex, { rib: 0.5, stitch: 0.3, depth: 0.07 }) },
      trims: [
        ...trimsOf(pieces, [...hems, ...cuffs], { kind: 'rib', width: 5 }),
        ...trimsOf(pieces, [...armholes, ...shoulders, ...sides], { kind: 'seam' }),
        { on: 'collar', path: [], kind: 'edge' },
      ],
      buttons: [],
      exposure,
    }
  }
  return {
    id: 'turtleneck',
    pieces,
    seams,
    hand: { ...hands.knit, bend: 0.025, crumple: 0.05 },
    pins,
    ribbons: (draped) => [
      collar(draped, {
        name: 'collar',
        path: roundNeckline,
        from: 0,
        stand: 6.4,
        standFront: 1,
        fallBack: 6,
        fallFront: 6,
        lean: 0,
        off: 0.9,
        isRing: true,
      }),
    ],
    looks: { 'black-turtleneck': sewn('#17171a', 1.15), 'camel-turtleneck': sewn('#b98d5e') },
    landmarks: (probe) => upperLandmarks(probe, { waist: 106, sleeve: 59, isHigh: true }),
    seed: 803,
  }
}

function poloKnit(): Design {
  const neck: Point = [7.8, 146]
  const pieces = pullover(
    {
      side: [
        [24, 87],
        [23.4, 98],
        [23, 108],
        [23.6, 125],
      ],
      neck,
      shoulder: [18, 141.5],
      front: vNeck(neck, 15, 0.5),
      back: roundNeck(neck, 1.6, 0.8),
    },
    { cap: 10, length: 23, halfTop: 16, halfCuff: 14 },
  )
  const sewn = (hex: string, exposure?: number): Dressing => {
    const cloth = knit(hex, { rib: 0.42, stitch: 0.36, depth: 0.045, melange: 0.08, seed: 35 })
    return {
      fabrics: { '*': cloth },
      trims: [
        ...trimsOf(pieces, ['front.neck'], { kind: 'hem', width: 1.5, pucker: 0.2 }),
        ...trimsOf(pieces, cuffs, { kind: 'rib', width: 2.6 }),
        ...trimsOf(pieces, hems, { kind: 'rib', width: 5 }),
        ...trimsOf(pieces, [...armholes, ...shoulders, ...sides], { kind: 'seam' }),
        { on: 'collar', path: [], kind: 'edge' },
      ],
      buttons: [],
      exposure,
    }
  }
  return {
    id: 'polo-knit',
    pieces,
    seams,
    hand: { ...hands.knit, crumple: 0.05 },
    pins,
    ribbons: (draped) => [
      collar(draped, {
        name: 'collar',
        path: closedNeckline,
        from: 5,
        stand: 2.4,
        standFront: 0.3,
        fallBack: 4.8,
        fallFront: 6.6,
        lean: 0.25,
        off: 1.2,
      }),
    ],
    looks: { 'ecru-polo-knit': sewn('#e9e0cd'), 'navy-polo-knit': sewn('#1f2a44', 1.1) },
    landmarks: (probe) => upperLandmarks(probe, { sleeve: 23 }),
    seed: 805,
  }
}

export const knits = [ribSweater, turtleneck, poloKnit, cableSweater]
