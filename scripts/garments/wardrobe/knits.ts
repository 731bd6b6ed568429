import { hands, type Design } from '../design.ts'
import { knit } from '../fabrics/knit.ts'
import { satin } from '../fabrics/lustre.ts'
import type { Point } from '../outline.ts'
import { roundNeck, sleeve, torso, trunkSeams } from '../patterns.ts'
import { upperLandmarks } from '../probe.ts'
import { armholes, shoulders, trimOf } from '../sewing.ts'
import { strapped } from './dresses.ts'

const hems = ['front.hem', 'back.hem']
const sides = ['front.sideR', 'front.sideL']

/** Ribbed hem and cuffs draw the body in. */
const drawn = (_: number, y: number): [number, number] => [y < 94 ? 0.94 : 1, 1]

function ribSweater(): Design {
  const neck: Point = [8.8, 146]
  const side: Point[] = [
    [23.6, 88],
    [27, 95],
    [27.2, 108],
    [27.4, 123],
  ]
  const cut = { side, neck, shoulder: [20.4, 141] as Point }
  const arm = {
    cap: 8.6,
    length: 57,
    halfTop: 18.6,
    halfElbow: 16.4,
    halfCuff: 12.4,
    shrink: (_: number, y: number): [number, number] => [y < -54 ? 0.74 : 1, 1],
  }
  const pieces = [
    { ...torso('front', 1, { ...cut, neckline: roundNeck(neck, 8) }), shrink: drawn },
    { ...torso('back', -1, { ...cut, neckline: roundNeck(neck, 1.8, 0.8) }), shrink: drawn },
    sleeve('left', arm),
    sleeve('right', arm),
  ]
  return {
    id: 'cream-rib-sweater',
    name: 'First Frost Sweater',
    category: 'tops',
    colour: 'cream',
    priceCents: 9400,
    description: 'A relaxed crew-neck in chunky ribbed wool, with deep cuffs that push up and stay.',
    pieces,
    seams: trunkSeams('whole', true),
    hand: { ...hands.knit, crumple: 0.07 },
    pins: shoulders.map((edge) => ({ edge, hold: 0.02 })),
    dressing: {
      fabrics: { '*': knit('#e6dcc8', { rib: 1.15, stitch: 0.5, depth: 0.11, melange: 0.08, seed: 29 }) },
      trims: [
        ...['front.neck', 'back.neck'].map((e) => trimOf(pieces, e, { kind: 'rib', width: 2.8 })),
        ...[...hems, 'sleeveL.cuff', 'sleeveR.cuff'].map((e) => trimOf(pieces, e, { kind: 'rib', width: 6 })),
        ...[...armholes, ...shoulders, ...sides].map((e) => trimOf(pieces, e, { kind: 'seam' })),
      ],
      buttons: [],
    },
    landmarks: (probe) => upperLandmarks(probe, { sleeve: 56 }),
    seed: 801,
  }
}

function camisole(): Design {
  const side: Point[] = [
    [26.4, 89],
    [24.6, 100],
    [22.8, 110],
    [23.4, 124.5],
  ]
  const pieces = [
    strapped('front', 1, side, { strap: [11, 144.2], depth: 16, flat: 4.4 }, 1.4),
    strapped('back', -1, side, { strap: [11, 144.2], depth: 18.5, flat: 1.2 }, 1.4),
  ]
  return {
    id: 'silk-camisole',
    name: 'Candlelight Camisole',
    category: 'tops',
    colour: 'rose smoke',
    priceCents: 6800,
    description: 'A silk satin camisole with fine straps, cut to fall straight from the bust.',
    pieces,
    seams: trunkSeams('whole', false),
    hand: { ...hands.silk, bend: 0.004 },
    pins: shoulders.map((edge) => ({ edge, hold: 0.5 })),
    weight: 0.4,
    isSleeveless: true,
    dressing: {
      fabrics: { '*': satin('#b58b84', { gloss: 0.5, dyed: 0.65 }) },
      trims: [
        ...hems.map((e) => trimOf(pieces, e, { kind: 'hem', width: 0.8, pucker: 0.4 })),
        ...[
          'front.neck',
          'back.neck',
          'front.armholeR',
          'front.armholeL',
          'back.armholeR',
          'back.armholeL',
        ].map((e) => trimOf(pieces, e, { kind: 'hem', width: 0.5, pucker: 0.2 })),
        ...sides.map((e) => trimOf(pieces, e, { kind: 'seam', pucker: 0.8 })),
      ],
      buttons: [],
    },
    landmarks: (probe) => upperLandmarks(probe, {}),
    seed: 802,
  }
}

export const knits = [ribSweater, camisole]
