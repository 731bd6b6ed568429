import { rgb } from '@cabine/engine/drapery/colour.ts'
import type { Fabric } from '@cabine/tailoring/fabric.ts'
import type { Point } from '@cabine/tailoring/outline.ts'
import { clamp, smoothstep } from '@cabine/engine/drapery/scalar.ts'
import type { Patch } from '@cabine/tailoring/scene.ts'
import type { Trim } from '@cabine/tailoring/trims.ts'
import { hands, type Design } from '../design.ts'
import { satin } from '../fabrics/lustre.ts'
import { plaid } from '../fabrics/woven-patterns.ts'
import { denim, wool } from '../fabrics/woven.ts'
import { panel } from '../patterns-lower.ts'
import { lowerLandmarks } from '../probe.ts'
import { hems, sides, trimsOf } from '../sewing.ts'
import { reachAt } from '../wrap.ts'
import { dressAll } from './parts.ts'

const seams = [
  { a: 'front.sideR', b: 'back.sideR' },
  { a: 'front.sideL', b: 'back.sideL' },
]
const waists = ['front.waist', 'back.waist']
const pins = waists.map((edge) => ({ edge, hold: 0.6 }))
const panels = (side: Point[], hemDip: number, waistDip = 0.8) => [
  panel('front', 1, side, { hemDip, waistDip }),
  panel('back', -1, side, { hemDip, waistDip: -0.5 }),
]
const waistband = (low: number, high: number): Patch => ({
  name: 'band',
  on: 'front',
  outline: [
    [-24, low],
    [24, low],
    [24, high],
    [-24, high],
  ],
  lift: 0.22,
})
const both = (path: Point[], trim: Omit<Trim, 'on' | 'path'>, on = 'front'): Trim[] =>
  [path, path.map(([x, y]): Point => [-x, y])].map((p) => ({ ...trim, on, path: p }))
const landmarks: Design['landmarks'] = (probe) => lowerLandmarks(probe, 'skirt', 88)

function satinMidi(): Design {
  const pieces = [
    panel('front', 1, satinSide, { hemDip: 5.5, waistDip: 1 }),
    panel('back', -1, satinSide, { hemDip: 5.5, waistDip: -0.4 }),
  ]
  return {
    id: 'satin-skirt',
    pieces,
    seams,
    hand: hands.silk,
    pins,
    looks: dressAll<[Fabric, number?]>(
      {
        'champagne-satin-skirt': [satin('#cdb08c')],
        'emerald-satin-skirt': [satin('#0c4636', { gloss: 0.5, dyed: 0.92 }), 1.1],
        'black-satin-skirt': [satin('#131315', { gloss: 0.5, dyed: 0.9 }), 1.1],
      },
      ([fabric, exposure]) => ({
        fabrics: { '*': fabric },
        trims: [
          ...trimsOf(pieces, hems, { kind: 'hem', width: 0.9, pucker: 0.3 }),
          ...trimsOf(pieces, waists, { kind: 'hem', width: 2.6, pucker: 0.9 }),
          ...trimsOf(pieces, sides, { kind: 'seam', pucker: 0.8 }),
        ],
        buttons: [],
        exposure,
      }),
    ),
    landmarks,
    seed: 201,
  }
}
const satinSide: Point[] = [
  [38, 39.5],
  [33, 57],
  [27, 78],
  [24.6, 90],
  [18.4, 106],
]

const welt = (s: 1 | -1): Patch => ({
  name: s < 0 ? 'weltL' : 'weltR',
  on: 'front',
  outline: (
    [
      [16.5, 93.2],
      [16.6, 94.6],
      [7.6, 96],
      [7.5, 94.6],
    ] as Point[]
  ).map(([x, y]): Point => [s * x, y]),
  lift: 0.3,
})

function woolMini(): Design {
  const pieces = panels(
    [
      [30.6, 69],
      [27.2, 79],
      [24.3, 90],
      [18.6, 105],
    ],
    4.4,
  )
  return {
    id: 'wool-mini',
    pieces,
    seams,
    hand: hands.suiting,
    pins,
    patches: [waistband(101.4, 108), welt(-1), welt(1)],
    looks: dressAll<[Fabric, string, number?]>(
      {
        'charcoal-mini-skirt': [wool('#54565c', { melange: 0.28, fuzz: 0.4 }), '#3a4046', 1.1],
        'plaid-mini-skirt': [
          plaid(wool('#b08a5c', { melange: 0.16, fuzz: 0.35 }), { wide: '#3a2f2a', thin: '#e9dcc4' }, 6.4),
          '#8a6d4a',
        ],
      },
      ([fabric, thread, exposure]) => ({
        fabrics: { '*': fabric },
        trims: [
          ...trimsOf(pieces, hems, { kind: 'hem', width: 3, pucker: 0.2 }),
          ...both(
            [
              [7, 101.5],
              [7.6, 94],
            ],
            { kind: 'seam' },
          ),
          {
            on: 'band',
            path: [
              [-24, 101.4],
              [24, 101.4],
            ],
            kind: 'stitch',
            width: 0.3,
            thread: rgb(thread),
          },
          ...trimsOf(pieces, sides, { kind: 'seam' }),
        ],
        buttons: [],
        exposure,
      }),
    ),
    landmarks,
    seed: 202,
  }
}

/** Pleats stand as many as they are, from the waist to the hem: they widen with the skirt. */
function accordion(side: Point[], count: number, top: number) {
  return (_piece: string, x: number, y: number) => {
    const t = (x / reachAt(side, y)) * count
    const saw = Math.abs((t - Math.floor(t)) * 2 - 1) - 0.5
    return saw * (0.12 + 1.15 * clamp((top - y) / (top - side[0][1])) ** 0.7) * smoothstep(top, top - 5, y)
  }
}

interface PleatedSkirt extends Pick<Design, 'id' | 'seed'> {
  side: Point[]
  /** By product id: the colour, and what the camera adds. */
  colours: Record<string, [string, number?]>
}

export function pleated({ side, colours, ...cut }: PleatedSkirt): Design {
  const pieces = panels(side, 2.4)
  const matt = (hex: string): Fabric => ({
    ...satin(hex, { gloss: 0.22, roughness: 0.34, dyed: 0.93 }),
    sheen: 0.14,
  })
  return {
    ...cut,
    pieces,
    seams,
    hand: { ...hands.silk, smooth: 3, bend: 0.05, crumple: 0.02 },
    pins,
    patches: [waistband(101.8, 108)],
    ripple: accordion(side, 15, 101.6),
    looks: dressAll(colours, ([hex, exposure]) => ({
      fabrics: { '*': matt(hex) },
      trims: [
        ...trimsOf(pieces, hems, { kind: 'edge' }),
        ...trimsOf(pieces, sides, { kind: 'seam', pucker: 0 }),
      ],
      buttons: [],
      exposure,
    })),
    landmarks,
  }
}
const accordionMidi = () =>
  pleated({
    id: 'pleated-skirt',
    side: [
      [37, 37],
      [33, 56],
      [27.6, 78],
      [24.8, 90],
      [18.6, 105],
    ],
    colours: { 'sage-pleated-skirt': ['#93a488'], 'navy-pleated-skirt': ['#161f3a', 1.05] },
    seed: 203,
  })

function denimSkirt(): Design {
  const pieces = panels(
    [
      [29.4, 60],
      [27.6, 74],
      [25, 90],
      [18.8, 105],
    ],
    3.4,
  )
  const pocket: Point[] = [
    [8.4, 101.6],
    [9.4, 96],
    [13, 93.4],
    [22.6, 93],
  ]
  const wear = (x: number, y: number) =>
    0.26 + 0.2 * Math.exp(-(((Math.abs(x) - 11) / 5.5) ** 2)) * smoothstep(100, 86, y) * smoothstep(58, 72, y)
  return {
    id: 'denim-skirt',
    pieces,
    seams,
    hand: { ...hands.denim, bend: 0.09 },
    pins,
    patches: [
      {
        name: 'placket',
        on: 'front',
        outline: [
          [-1.9, 50],
          [1.9, 50],
          [1.9, 103],
          [-1.9, 103],
        ],
        lift: 0.2,
      },
      { ...waistband(101.2, 108), lift: 0.32 },
    ],
    looks: dressAll<[Fabric, string, string]>(
      {
        'blue-denim-skirt': [denim('#2c4d74', '#a9bccb', wear), '#b5793c', '#b08a5a'],
        'ecru-denim-skirt': [denim('#d9d0bc', '#efe9dc', wear, 21), '#c8bda4', '#6d5238'],
      },
      ([fabric, hex, metal]) => {
        const thread = rgb(hex)
        return {
          fabrics: { '*': { ...fabric, lining: undefined } },
          trims: [
            ...trimsOf(pieces, hems, { kind: 'hem', width: 2, thread, pucker: 1.4 }),
            ...trimsOf(pieces, sides, { kind: 'seam', pucker: 1.4 }),
            ...both(pocket, { kind: 'seam' }),
            ...both(pocket, { kind: 'stitch', width: 0.35, thread }),
            ...both(pocket, { kind: 'stitch', width: 0.85, thread }),
            ...both(
              [
                [1.9, 50],
                [1.9, 102],
              ],
              { kind: 'stitch', width: 0.35, thread },
              'placket',
            ),
            ...[101.2, 105.2].map((y): Trim => ({
              on: 'band',
              path: [
                [-24, y],
                [24, y],
              ],
              kind: 'stitch',
              width: y > 103 ? 0.9 : 0.35,
              thread,
            })),
          ],
          buttons: [
            { on: 'band', at: [0, 102.9], radius: 0.85, colour: rgb(metal), kind: 'rivet' as const },
            ...[95, 87.4, 79.8, 72.2].map((y) => ({
              on: 'placket',
              at: [0, y] as Point,
              radius: 0.78,
              colour: rgb(metal),
              kind: 'rivet' as const,
            })),
          ],
        }
      },
    ),
    landmarks,
    seed: 204,
  }
}

function pencil(): Design {
  const pieces = panels(
    [
      [22.8, 53],
      [24, 69],
      [24.3, 83],
      [22.4, 96],
      [18.6, 106],
    ],
    0.6,
  )
  return {
    id: 'pencil-skirt',
    pieces,
    seams,
    hand: { ...hands.suiting, crumple: 0.008 },
    friction: 0.08,
    pins,
    patches: [waistband(101.6, 109)],
    looks: dressAll<[Fabric, number?]>(
      {
        'black-pencil-skirt': [wool('#131316', { fuzz: 0.12, melange: 0.14 }), 1.12],
        'camel-pencil-skirt': [wool('#b48a5c', { fuzz: 0.3, melange: 0.16 })],
      },
      ([fabric, exposure]) => ({
        fabrics: { '*': fabric },
        trims: [
          ...trimsOf(pieces, hems, { kind: 'hem', width: 3, pucker: 0.2 }),
          ...trimsOf(pieces, sides, { kind: 'seam' }),
          ...both(
            [
              [9.4, 101.6],
              [9.8, 90],
            ],
            { kind: 'seam', pucker: 0.6 },
          ),
        ],
        buttons: [],
        exposure,
      }),
    ),
    landmarks,
    seed: 205,
  }
}

export const skirts = [satinMidi, woolMini, accordionMidi, denimSkirt, pencil]
