import { hands, type Design } from '../design.ts'
import { satin } from '../fabrics/lustre.ts'
import { rgb } from '../fabrics/fabric.ts'
import { wool } from '../fabrics/woven.ts'
import { panel } from '../patterns-lower.ts'
import { lowerLandmarks } from '../probe.ts'
import { trimOf } from '../sewing.ts'

const sides = [
  { a: 'front.sideR', b: 'back.sideR' },
  { a: 'front.sideL', b: 'back.sideL' },
]
const waists = [
  { edge: 'front.waist', hold: 0.6 },
  { edge: 'back.waist', hold: 0.6 },
]
const hems = ['front.hem', 'back.hem']

function satinMidi(): Design {
  const side: [number, number][] = [
    [38, 39.5],
    [33, 57],
    [27, 78],
    [24.6, 90],
    [18.4, 106],
  ]
  const pieces = [
    panel('front', 1, side, { hemDip: 5.5, waistDip: 1 }),
    panel('back', -1, side, { hemDip: 5.5, waistDip: -0.4 }),
  ]
  return {
    id: 'champagne-satin-skirt',
    name: 'Late Light Skirt',
    category: 'skirts',
    colour: 'champagne',
    priceCents: 8900,
    description: 'A bias-cut midi skirt in washed satin that skims the hip and moves at the hem.',
    pieces,
    seams: sides,
    hand: hands.silk,
    pins: waists,
    dressing: {
      fabrics: { '*': satin('#cdb08c') },
      trims: [
        ...hems.map((e) => trimOf(pieces, e, { kind: 'hem', width: 0.9, pucker: 0.3 })),
        ...['front.waist', 'back.waist'].map((e) =>
          trimOf(pieces, e, { kind: 'hem', width: 2.6, pucker: 0.9 }),
        ),
        ...['front.sideR', 'front.sideL'].map((e) => trimOf(pieces, e, { kind: 'seam', pucker: 0.8 })),
      ],
      buttons: [],
    },
    landmarks: (probe) => lowerLandmarks(probe, 'skirt', 88),
    seed: 201,
  }
}

function woolMini(): Design {
  const side: [number, number][] = [
    [30.6, 69],
    [27.2, 79],
    [24.3, 90],
    [18.6, 105],
  ]
  const pieces = [
    panel('front', 1, side, { hemDip: 4.4, waistDip: 0.8 }),
    panel('back', -1, side, { hemDip: 4.4, waistDip: -0.5 }),
  ]
  const thread = rgb('#3a4046')
  return {
    id: 'charcoal-mini-skirt',
    name: 'Left Bank Mini',
    category: 'skirts',
    colour: 'charcoal',
    priceCents: 6900,
    description: 'A short A-line skirt in brushed wool with welt pockets and a clean waistband.',
    pieces,
    seams: sides,
    hand: hands.suiting,
    pins: waists,
    patches: [
      {
        name: 'band',
        on: 'front',
        outline: [
          [-19.5, 101.4],
          [19.5, 101.4],
          [19, 106],
          [-19, 106],
        ],
        lift: 0.25,
      },
      {
        name: 'weltL',
        on: 'front',
        outline: [
          [-16.5, 93.2],
          [-7.5, 94.6],
          [-7.6, 96],
          [-16.6, 94.6],
        ],
        lift: 0.3,
      },
      {
        name: 'weltR',
        on: 'front',
        outline: [
          [16.5, 93.2],
          [16.6, 94.6],
          [7.6, 96],
          [7.5, 94.6],
        ],
        lift: 0.3,
      },
    ],
    dressing: {
      fabrics: { '*': wool('#54565c', { melange: 0.28, fuzz: 0.4 }) },
      trims: [
        ...hems.map((e) => trimOf(pieces, e, { kind: 'hem', width: 3, pucker: 0.2 })),
        {
          on: 'front',
          path: [
            [-7, 101.5],
            [-7.6, 94],
          ],
          kind: 'seam',
        },
        {
          on: 'front',
          path: [
            [7, 101.5],
            [7.6, 94],
          ],
          kind: 'seam',
        },
        {
          on: 'band',
          path: [
            [-19.5, 101.4],
            [19.5, 101.4],
          ],
          kind: 'stitch',
          width: 0.3,
          thread,
        },
        ...['front.sideR', 'front.sideL'].map((e) => trimOf(pieces, e, { kind: 'seam' })),
      ],
      buttons: [],
      exposure: 1.1,
    },
    landmarks: (probe) => lowerLandmarks(probe, 'skirt', 88),
    seed: 202,
  }
}

export const skirts = [satinMidi, woolMini]
