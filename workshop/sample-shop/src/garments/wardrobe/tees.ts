import { rgb } from '@cabine/engine/drapery/colour.ts'
import type { Fabric } from '@cabine/tailoring/fabric.ts'
import { mirror, type Point } from '@cabine/tailoring/outline.ts'
import { smoothstep } from '@cabine/engine/drapery/scalar.ts'
import type { Dressing } from '@cabine/tailoring/cloth-point.ts'
import { hands, type Design } from '../design.ts'
import { knit } from '../fabrics/knit.ts'
import { gingham } from '../fabrics/woven-patterns.ts'
import { cotton, heathered, striped } from '../fabrics/woven.ts'
import { roundNeck, trunkSeams } from '../patterns.ts'
import { upperLandmarks } from '../probe.ts'
import { armholes, bareArmholes, cuffs, hems, necks, shoulders, sides, trimsOf } from '../sewing.ts'
import { dressAll, pullover } from './parts.ts'

const allSeams = trunkSeams('whole', true)

interface Tee extends Pick<Design, 'id' | 'seed'> {
  side: Point[]
  shoulder: Point
  /** By product id: the jersey, its thread, and what the camera adds. */
  cloths: Record<string, [Fabric, string, number?]>
}

export function tee({ side, shoulder, cloths, ...cut }: Tee): Design {
  const neck: Point = [8.8, 145.9]
  const pieces = pullover(
    {
      side,
      neck,
      shoulder,
      front: roundNeck(neck, 9),
      back: roundNeck(neck, 2, 0.8),
    },
    { cap: 10, length: 22, halfTop: 17, halfCuff: 15.6 },
  )
  const sewn = ([fabric, thread, exposure]: [Fabric, string, number?]): Dressing => ({
    fabrics: { '*': fabric },
    trims: [
      ...trimsOf(pieces, necks, { kind: 'rib', width: 1.8 }),
      ...trimsOf(pieces, [...hems, ...cuffs], { kind: 'hem', width: 2.2, thread: rgb(thread) }),
      ...trimsOf(pieces, [...armholes, ...shoulders], { kind: 'seam' }),
    ],
    buttons: [],
    exposure,
  })
  return {
    ...cut,
    pieces,
    seams: allSeams,
    hand: hands.jersey,
    pins: shoulders.map((edge) => ({ edge, hold: 0.02 })),
    looks: dressAll(cloths, sewn),
    landmarks: (probe) => upperLandmarks(probe, { sleeve: 22 }),
  }
}
const crewTee = () =>
  tee({
    id: 'crew-tee',
    side: [
      [26, 84.5],
      [25.2, 104],
      [25, 125.5],
    ],
    shoulder: [18.6, 141.4],
    cloths: {
      'white-tee': [cotton('#f1efea'), '#f3f1ec', 0.94],
      'black-tee': [cotton('#18181a'), '#222225', 1.1],
      'heather-grey-tee': [heathered(cotton('#96979a'), 0.28), '#a3a3a5'],
    },
    seed: 101,
  })

function breton(): Design {
  const neck: Point = [11, 145.2]
  const pieces = pullover(
    {
      side: [
        [25.2, 83],
        [24.2, 104],
        [24.2, 125],
      ],
      neck,
      shoulder: [18.2, 141.6],
      front: roundNeck(neck, 6),
      back: roundNeck(neck, 2.4, 0.8),
    },
    { cap: 10, length: 60, halfTop: 15.5, halfElbow: 12.6, halfCuff: 9.6 },
  )
  const sewn = (ground: Fabric, ink: string, period: number, band: number): Dressing => ({
    fabrics: {
      '*': striped(ground, ink, period, band, -1e9, 133.5),
      sleeveL: striped(ground, ink, period, band, -1e9, -7.2),
      sleeveR: striped(ground, ink, period, band, -1e9, -7.2),
    },
    trims: [
      ...trimsOf(pieces, necks, { kind: 'hem', width: 1.1, thread: rgb('#e8e0d0'), pucker: 0.2 }),
      ...trimsOf(pieces, [...hems, ...cuffs], { kind: 'hem', width: 2, thread: rgb('#e8e0d0') }),
      ...trimsOf(pieces, [...armholes, ...shoulders], { kind: 'seam' }),
    ],
    buttons: [],
  })
  return {
    id: 'breton-top',
    pieces,
    seams: allSeams,
    hand: { ...hands.jersey, bend: 0.05 },
    pins: shoulders.map((edge) => ({ edge, hold: 0.02 })),
    looks: {
      'breton-top': sewn(cotton('#efe9dc', { mottle: 0.05 }), '#1d2740', 2.4, 0.85),
      'red-breton-top': sewn(cotton('#f3f0ea'), '#b3202a', 1.6, 0.55),
    },
    landmarks: (probe) => upperLandmarks(probe, { sleeve: 59 }),
    seed: 102,
  }
}

function ribTank(): Design {
  const neck: Point = [8.6, 145.6]
  const pieces = pullover({
    side: [
      [22.6, 92],
      [19.8, 106],
      [21.6, 123.5],
    ],
    neck,
    shoulder: [14.2, 143.2],
    front: roundNeck(neck, 11.5),
    back: roundNeck(neck, 6, 0.75),
    hollow: 3.2,
    dense: 1.4,
  })
  const sewn = (hex: string, exposure?: number): Dressing => ({
    fabrics: { '*': knit(hex, { rib: 0.5, stitch: 0.3, depth: 0.06, melange: 0.05 }) },
    trims: [
      ...trimsOf(pieces, [...necks, ...bareArmholes], { kind: 'hem', width: 1, thread: rgb(hex) }),
      ...trimsOf(pieces, hems, { kind: 'hem', width: 2, thread: rgb(hex) }),
      ...trimsOf(pieces, [...shoulders, ...sides], { kind: 'seam' }),
    ],
    buttons: [],
    exposure,
  })
  return {
    id: 'rib-tank',
    pieces,
    seams: trunkSeams('whole', false),
    hand: { ...hands.jersey, crumple: 0.05 },
    pins: shoulders.map((edge) => ({ edge, hold: 0.2 })),
    weight: 0.5,
    isSleeveless: true,
    looks: { 'white-rib-tank': sewn('#efede8', 0.94), 'cocoa-rib-tank': sewn('#4f382c', 1.05) },
    landmarks: (probe) => upperLandmarks(probe, { waist: 107 }),
    seed: 103,
  }
}

/** From the right neck point down, across and up. */
export function squareNeck(neck: Point, depth: number, lean = 0.8): Point[] {
  const right: Point[] = [
    neck,
    [neck[0] - lean, neck[1] - depth + 0.8],
    [neck[0] - lean - 0.8, neck[1] - depth],
  ]
  return [...right, [0, neck[1] - depth - 0.4], ...mirror(right)]
}

function squareTop(): Design {
  const neck: Point = [11.4, 144.4]
  const pieces = pullover(
    {
      side: [
        [22.6, 93],
        [18.8, 106],
        [22.6, 125.5],
      ],
      neck,
      shoulder: [16.4, 142.2],
      front: squareNeck(neck, 13),
      back: squareNeck(neck, 7),
      dense: 1.4,
    },
    {
      cap: 13,
      length: 21,
      halfTop: 21,
      halfCuff: 19,
      layer: (x, y) => 2.6 * smoothstep(-0.5, -5, y) * smoothstep(-20.4, -17, y),
      shrink: (_x, y) => [y < -19 ? 0.72 : 1, 1],
    },
  )
  const sewn = (fabric: Fabric, thread: string): Dressing => ({
    fabrics: { '*': fabric },
    exposure: 0.95,
    trims: [
      ...trimsOf(pieces, necks, { kind: 'hem', width: 1.6, thread: rgb(thread), pucker: 0.3 }),
      ...trimsOf(pieces, hems, { kind: 'hem', width: 1.4, thread: rgb(thread) }),
      ...trimsOf(pieces, cuffs, { kind: 'hem', width: 1.6, thread: rgb(thread), pucker: 2 }),
      ...trimsOf(pieces, [...armholes], { kind: 'seam', pucker: 2.4 }),
      ...trimsOf(pieces, [...shoulders, ...sides], { kind: 'seam' }),
      ...([-1, 1] as const).map((s) => ({
        on: 'front',
        path: [
          [s * 9, 93],
          [s * 8.4, 108],
          [s * 9, 130.6],
        ] as Point[],
        kind: 'seam' as const,
        pucker: 0.8,
      })),
    ],
    buttons: [],
  })
  return {
    id: 'square-neck-top',
    pieces,
    seams: allSeams,
    hand: { ...hands.poplin, bend: 0.05 },
    pins: shoulders.map((edge) => ({ edge, hold: 0.2 })),
    looks: {
      'gingham-square-top': sewn(gingham(cotton('#f3f2ee'), '#3f68a8', 1.3), '#e7e9ee'),
      'white-square-top': sewn(cotton('#f2f0eb', { relief: 0.03 }), '#f3f1ec'),
    },
    landmarks: (probe) => upperLandmarks(probe, { waist: 106, sleeve: 21 }),
    seed: 104,
  }
}

export const tees = [crewTee, breton, ribTank, squareTop]
