import type { Dressing } from '@cabine/tailoring/cloth-point.ts'
import type { Point } from '@cabine/tailoring/outline.ts'
import { hands, type Design } from '../../design.ts'
import { cotton } from '../../fabrics/woven.ts'
import { roundNeck, trunkSeams } from '../../patterns.ts'
import { upperLandmarks } from '../../probe.ts'
import { armholes, cuffs, hems, necks, shoulders, sides, trimsOf } from '../../sewing.ts'
import { dressAll, hemCurve, pullover } from '../parts.ts'
import { pearl, shirt } from '../shirts.ts'
import { pleated } from '../skirts.ts'

/** Covered from the collarbone to the wrist and the ankle, and let fall from the shoulder rather than shaped to the body. */
function longDress(): Design {
  const neck: Point = [7.8, 146.2]
  const pieces = pullover(
    {
      side: [
        [38, 9],
        [33, 40],
        [28.6, 74],
        [25.8, 92],
        [22.6, 108],
        [24, 125.5],
      ],
      neck,
      shoulder: [18, 141.6],
      hem: hemCurve(38, 9, 4),
      front: roundNeck(neck, 4.6, 0.8),
      back: roundNeck(neck, 1.6, 0.8),
    },
    { cap: 10.5, length: 60, halfTop: 16.6, halfElbow: 15, halfCuff: 13 },
  )
  const sewn = (hex: string): Dressing => ({
    fabrics: { '*': { ...cotton(hex, { mottle: 0.03 }), gloss: 0.07, roughness: 0.4, dyed: 0.3 } },
    trims: [
      ...trimsOf(pieces, [...hems, ...cuffs], { kind: 'hem', width: 2.2, pucker: 0.4 }),
      ...trimsOf(pieces, necks, { kind: 'hem', width: 0.9, pucker: 0.2 }),
      ...trimsOf(pieces, [...armholes, ...shoulders, ...sides], { kind: 'seam', pucker: 0.8 }),
      {
        on: 'front',
        path: [
          [-23, 110],
          [0, 109.4],
          [23, 110],
        ],
        kind: 'seam',
        pucker: 1.4,
      },
    ],
    buttons: [],
    exposure: 1.05,
  })
  return {
    id: 'modest-long-dress',
    pieces,
    seams: trunkSeams('whole', true),
    hand: { ...hands.silk, smooth: 5, bend: 0.014, crumple: 0.03 },
    pins: shoulders.map((edge) => ({ edge, hold: 0.05 })),
    looks: dressAll<string>(
      {
        'ink-long-dress': '#1d2a44',
        'rose-long-dress': '#a9706c',
        'brick-long-dress': '#8f2f26',
      },
      sewn,
    ),
    landmarks: (probe) => upperLandmarks(probe, { waist: 109, sleeve: 59 }),
    seed: 931,
  }
}

const longSkirt = () =>
  pleated({
    id: 'modest-pleated-skirt',
    side: [
      [40, 11],
      [35, 40],
      [28.4, 76],
      [24.8, 90],
      [18.6, 105],
    ],
    colours: { 'mink-long-pleated-skirt': ['#9a8474'], 'black-long-pleated-skirt': ['#17171a', 1.1] },
    seed: 932,
  })

const tunic = () =>
  shirt({
    id: 'modest-tunic-shirt',
    neck: [7.8, 146],
    shoulder: [19.4, 141],
    side: [
      [33, 54],
      [29.4, 80],
      [26.4, 104],
      [26, 124.5],
    ],
    breakY: 140.5,
    hemY: 51.5,
    arm: { cap: 9.4, length: 60, halfTop: 18, halfElbow: 16, halfCuff: 12 },
    cuff: 5,
    collar: { from: 1, stand: 3, standFront: 0.9, fallBack: 0, fallFront: 0 },
    hand: { ...hands.poplin, bend: 0.035, crumple: 0.06 },
    buttons: [136, 126.6, 117.2, 107.8, 98.4, 89],
    cloths: {
      'ivory-tunic-shirt': {
        fabric: cotton('#ece5d6', { slub: 0.6, mottle: 0.06, seed: 22 }),
        thread: '#e2dac9',
        button: pearl,
      },
      'teal-tunic-shirt': {
        fabric: cotton('#1f5a5c', { slub: 0.6, mottle: 0.08, seed: 23 }),
        thread: '#1b4f51',
        button: '#123c3e',
        exposure: 1.05,
      },
    },
    seed: 933,
  })

export const modest = [longDress, longSkirt, tunic]
