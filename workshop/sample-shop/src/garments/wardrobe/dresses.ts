import type { Fabric } from '@cabine/tailoring/fabric.ts'
import { bezier, type Point } from '@cabine/tailoring/outline.ts'
import type { Dressing } from '@cabine/tailoring/cloth-point.ts'
import type { Trim } from '@cabine/tailoring/trims.ts'
import { hands, type Design } from '../design.ts'
import { knit } from '../fabrics/knit.ts'
import { satin, velvet } from '../fabrics/lustre.ts'
import { houndstooth } from '../fabrics/woven-patterns.ts'
import { wool } from '../fabrics/woven.ts'
import { roundNeck, trunkSeams, vNeck } from '../patterns.ts'
import { upperLandmarks } from '../probe.ts'
import { armholes, bareArmholes, cuffs, hems, necks, shoulders, sides, trimsOf } from '../sewing.ts'
import { dressAll, eased, hemCurve, pullover } from './parts.ts'

const pinned = (hold: number) => shoulders.map((edge) => ({ edge, hold }))
const withSleeves = trunkSeams('whole', true)
const without = trunkSeams('whole', false)

/** Seams that shape a bodice from the armhole over the bust to the hem, on both sides. */
const princess = (hem: Point, hip: Point): Trim[] =>
  ([-1, 1] as const).map((s) => ({
    on: 'front',
    path: bezier([s * 19.8, 131], [s * 12, 130], [s * 8.5, 118], [s * 8.2, 106]).concat([
      [s * hip[0], hip[1]],
      [s * hem[0], hem[1]],
    ] as Point[]),
    kind: 'seam' as const,
    pucker: 0.7,
  }))
const waistSeam = (y: number, dip: number, pucker = 0.5): Trim => ({
  on: 'front',
  path: [
    [-22, y],
    [0, y - dip],
    [22, y],
  ],
  kind: 'seam',
  pucker,
})

function knitMidi(): Design {
  const neck: Point = [8.2, 146]
  const pieces = pullover(
    {
      side: [
        [25.5, 47],
        [24.6, 66],
        [24.2, 86],
        [20.4, 106],
        [22.6, 125.5],
      ],
      neck,
      shoulder: [17.6, 141.6],
      hem: hemCurve(25.5, 47, 1.5),
      front: roundNeck(neck, 7),
      back: roundNeck(neck, 1.6, 0.8),
    },
    { cap: 10.5, length: 60, halfTop: 15.4, halfElbow: 12.4, halfCuff: 9.6 },
  )
  const sewn = (hex: string, exposure?: number): Dressing => ({
    fabrics: { '*': knit(hex, { rib: 0.75, stitch: 0.4, depth: 0.075 }) },
    trims: [
      ...trimsOf(pieces, necks, { kind: 'rib', width: 2.4 }),
      ...trimsOf(pieces, [...hems, ...cuffs], { kind: 'rib', width: 3.2 }),
      ...trimsOf(pieces, [...armholes, ...shoulders, ...sides], { kind: 'seam' }),
    ],
    buttons: [],
    exposure,
  })
  return {
    id: 'knit-dress',
    pieces,
    seams: withSleeves,
    hand: hands.knit,
    pins: pinned(0.02),
    looks: {
      'oatmeal-knit-dress': sewn('#d3c3a8'),
      'graphite-knit-dress': sewn('#45474c', 1.1),
      'claret-knit-dress': sewn('#6d1526', 1.08),
    },
    landmarks: (probe) => upperLandmarks(probe, { waist: 106, sleeve: 59 }),
    seed: 402,
  }
}

interface Crepe extends Pick<Design, 'id' | 'seed'> {
  /** Height of the hem at the sides. */
  hemY: number
  /** Room that it has more than the usual dress, cm on each side. */
  ease?: number
  cloths: Record<string, [Fabric, number]>
}

export function crepe({ hemY, ease = 0, cloths, ...cut }: Crepe): Design {
  const neck: Point = [9.6, 145.4]
  const hemX = 28.4 + (71 - hemY) * 0.12
  const side = eased(
    [
      [hemX, hemY],
      [26.6, 80],
      [24.6, 89],
      [21.8, 99],
      [19.8, 107],
      [22.8, 126],
    ],
    ease,
  )
  const pieces = pullover(
    {
      side,
      neck,
      shoulder: [17.8 + ease * 0.4, 141.6],
      hem: hemCurve(side[0][0], hemY, 2.6),
      front: roundNeck(neck, 8, 0.8),
      back: roundNeck(neck, 2, 0.8),
    },
    { cap: 10.5, length: 19, halfTop: 15.8, halfCuff: 14.8 },
  )
  const sewn = ([fabric, exposure]: [Fabric, number]): Dressing => ({
    fabrics: { '*': fabric },
    trims: [
      ...trimsOf(pieces, [...hems, ...cuffs], { kind: 'hem', width: 2.6, pucker: 0.3 }),
      ...trimsOf(pieces, necks, { kind: 'hem', width: 0.6, pucker: 0.2 }),
      ...trimsOf(pieces, [...armholes, ...shoulders, ...sides], { kind: 'seam' }),
      ...princess([11, hemY], [9.6, 90]),
      waistSeam(106.5, 0.5),
    ],
    buttons: [],
    exposure,
  })
  return {
    ...cut,
    pieces,
    seams: withSleeves,
    hand: { ...hands.poplin, bend: 0.05, crumple: 0.03 },
    friction: 0.15,
    pins: pinned(0.03),
    looks: dressAll(cloths, sewn),
    landmarks: (probe) => upperLandmarks(probe, { waist: 107, sleeve: 19 }),
  }
}
const crepeDress = () =>
  crepe({
    id: 'crepe-dress',
    hemY: 71,
    cloths: {
      'little-black-dress': [wool('#0f0f12', { fuzz: 0.1, melange: 0.14 }), 1.1],
      'cobalt-crepe-dress': [wool('#17338a', { fuzz: 0.14, melange: 0.1 }), 1.05],
      'scarlet-crepe-dress': [wool('#a8121d', { fuzz: 0.12, melange: 0.08 }), 1.04],
    },
    seed: 403,
  })

function velvetDress(): Design {
  const neck: Point = [10.4, 145]
  const pieces = pullover(
    {
      side: [
        [33, 53],
        [28, 70],
        [24.4, 89],
        [20, 107],
        [22.8, 126],
      ],
      neck,
      shoulder: [17.4, 141.8],
      hem: hemCurve(33, 53, 4),
      front: vNeck(neck, 19, 1),
      back: roundNeck(neck, 2.6, 0.8),
    },
    { cap: 10.5, length: 58.5, halfTop: 15.4, halfElbow: 12.2, halfCuff: 10 },
  )
  const sewn = (hex: string, glow: string): Dressing => ({
    fabrics: { '*': velvet(hex, glow) },
    trims: [
      ...trimsOf(pieces, [...hems, ...cuffs], { kind: 'hem', width: 2, pucker: 0.4 }),
      ...trimsOf(pieces, necks, { kind: 'hem', width: 0.6, pucker: 0.2 }),
      ...trimsOf(pieces, [...armholes, ...shoulders, ...sides], { kind: 'seam' }),
      waistSeam(107.5, 1, 1.4),
    ],
    buttons: [],
    exposure: 1.1,
  })
  return {
    id: 'velvet-dress',
    pieces,
    seams: withSleeves,
    hand: { ...hands.jersey, thick: 0.45, bend: 0.02 },
    pins: pinned(0.03),
    looks: {
      'wine-velvet-dress': sewn('#470c1a', '#d4566c'),
      'emerald-velvet-dress': sewn('#06352a', '#4fae8c'),
    },
    landmarks: (probe) => upperLandmarks(probe, { waist: 107, sleeve: 58 }),
    seed: 404,
  }
}

function sheathDress(): Design {
  const neck: Point = [9, 145.4]
  const pieces = pullover({
    side: [
      [23.6, 54],
      [24.2, 70],
      [24.2, 84],
      [22.2, 97],
      [19.4, 107],
      [22.4, 125],
    ],
    neck,
    shoulder: [16, 142.4],
    hem: hemCurve(23.6, 54, 0.8),
    front: roundNeck(neck, 7, 0.75),
    back: roundNeck(neck, 2, 0.8),
    hollow: 2.6,
    dense: 1.3,
  })
  const sewn = (fabric: Fabric, exposure?: number): Dressing => ({
    fabrics: { '*': fabric },
    trims: [
      ...trimsOf(pieces, hems, { kind: 'hem', width: 3, pucker: 0.2 }),
      ...trimsOf(pieces, [...necks, ...bareArmholes], { kind: 'hem', width: 0.6, pucker: 0.2 }),
      ...trimsOf(pieces, [...shoulders, ...sides], { kind: 'seam' }),
      ...princess([10.4, 54], [10, 88]),
      waistSeam(107, 0.6),
    ],
    buttons: [],
    exposure,
  })
  const ecru = wool('#e4dccb', { fuzz: 0.2, melange: 0.1 })
  return {
    id: 'sheath-dress',
    pieces,
    seams: without,
    hand: { ...hands.suiting, crumple: 0.015 },
    friction: 0.12,
    pins: pinned(0.15),
    isSleeveless: true,
    looks: {
      'navy-sheath-dress': sewn(wool('#172038', { fuzz: 0.14, melange: 0.14 }), 1.12),
      'houndstooth-sheath-dress': sewn(houndstooth(ecru, '#17171a', 1.7)),
    },
    landmarks: (probe) => upperLandmarks(probe, { waist: 107 }),
    seed: 405,
  }
}

function columnGown(): Design {
  const neck: Point = [10.2, 144.8]
  const pieces = pullover({
    side: [
      [35, 4.5],
      [29, 40],
      [25.4, 70],
      [25, 88],
      [19.8, 107],
      [22.6, 125],
    ],
    neck,
    shoulder: [14.8, 143],
    hem: hemCurve(35, 4.5, 1.6),
    front: roundNeck(neck, 9, 0.85),
    back: roundNeck(neck, 10, 0.7),
    hollow: 2.8,
    dense: 1.3,
  })
  const sewn = (...cloth: Parameters<typeof satin>): Dressing => ({
    fabrics: { '*': satin(...cloth) },
    trims: [
      ...trimsOf(pieces, hems, { kind: 'hem', width: 1.2, pucker: 0.2 }),
      ...trimsOf(pieces, [...necks, ...bareArmholes], { kind: 'hem', width: 0.6, pucker: 0.2 }),
      ...trimsOf(pieces, [...shoulders, ...sides], { kind: 'seam' }),
      waistSeam(108, 1.4, 1.2),
    ],
    buttons: [],
    exposure: 1.1,
  })
  return {
    id: 'column-gown',
    pieces,
    seams: without,
    hand: { ...hands.silk, bend: 0.008, thick: 0.4 },
    pins: pinned(0.4),
    weight: 0.5,
    isSleeveless: true,
    looks: {
      'ruby-column-gown': sewn('#5e0a17', { gloss: 0.5, dyed: 0.96 }),
      'black-column-gown': sewn('#111113', { gloss: 0.5, dyed: 0.9 }),
    },
    landmarks: (probe) => upperLandmarks(probe, { waist: 107 }),
    seed: 406,
  }
}

export const dresses = [knitMidi, crepeDress, velvetDress, sheathDress, columnGown]
