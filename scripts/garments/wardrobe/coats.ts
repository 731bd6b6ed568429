import { collar, openNeckline } from '../collar.ts'
import { hands, type Design } from '../design.ts'
import { rgb, type Rgb } from '../fabrics/fabric.ts'
import { wool } from '../fabrics/woven.ts'
import { bezier, mirror, nearest, type Point } from '../outline.ts'
import { openFront, roundNeck, sleeve, torso, trunkSeams, type FrontCut } from '../patterns.ts'
import { upperLandmarks } from '../probe.ts'
import type { Patch } from '../scene.ts'
import { openArmholes, openFrontLandmarks, openFrontSeams, openShoulders, trimOf } from '../sewing.ts'
import type { Button, Trim } from '../trims.ts'
import { hemCurve } from './dresses.ts'

/** A lapel is thickest where it rolls over. */
const rolled = (line: Point[]) => (x: number, y: number) =>
  0.42 + 0.5 * Math.exp(-nearest(line, x, y).distance / 1.6)

/** A notched lapel on the right front, turned back along the opening; its mirror image serves the left. */
function lapel(opening: Point[], width: number, notch: number): Patch[] {
  const breakAt = opening[opening.length - 1]
  const gorge = opening[Math.round((opening.length - 1) * notch)]
  const outline: Point[] = [
    ...bezier(
      breakAt,
      [breakAt[0] + width * 0.42, breakAt[1] + 7],
      [gorge[0] + width * 0.72, gorge[1] - 13],
      [gorge[0] + width, gorge[1] - 1.6],
    ),
    [gorge[0] + width * 0.94, gorge[1] - 0.4],
    [gorge[0], gorge[1] + 2.4],
    ...opening.slice(Math.round((opening.length - 1) * notch)),
  ]
  return [
    { name: 'lapelR', on: 'frontR', outline, lift: rolled(opening) },
    { name: 'lapelL', on: 'frontL', outline: mirror(outline), lift: rolled(mirror(opening)) },
  ]
}

const halves = [
  { on: 'frontR', s: 1 },
  { on: 'frontL', s: -1 },
] as const
const flip = (s: 1 | -1, points: Point[]): Point[] => points.map(([x, y]) => [s * x, y])

/** Pocket flaps with the jet above them. */
const flaps = (x0: number, x1: number, y: number, depth: number): Patch[] =>
  halves.map(({ on, s }) => ({
    name: `flap${on}`,
    on,
    outline: flip(s, [
      [x0, y],
      [x1, y + 0.7],
      [x1 + 0.2, y - depth + 1.2],
      [x1 - 0.8, y - depth + 0.2],
      [x0 + 0.6, y - depth - 0.2],
      [x0 - 0.1, y - depth + 0.6],
    ]),
    lift: 0.42,
  }))

interface Tailoring {
  side: Point[]
  shoulder: Point
  neck: Point
  opening: Point[]
  edge: Point[]
  arm: Parameters<typeof sleeve>[1]
}

function tailoredPieces({ side, shoulder, neck, opening, edge, arm }: Tailoring, layers: [number, number]) {
  const cut: FrontCut = { side, neck, shoulder, opening, edge, hollow: 2.6 }
  return [
    { ...openFront('frontR', 'right', cut), layer: layers[0] },
    { ...openFront('frontL', 'left', cut, 1.6), layer: layers[1] },
    torso('back', -1, {
      side,
      shoulder,
      neck,
      neckline: roundNeck(neck, 1.8, 0.8),
      hollow: 1.6,
      hem: hemCurve(side[0][0], side[0][1], 0.5),
    }),
    sleeve('left', arm),
    sleeve('right', arm),
  ]
}

const sleeveButtons = (colour: Rgb, length: number): Button[] =>
  (
    [
      ['sleeveL', 1],
      ['sleeveR', 1],
    ] as const
  ).flatMap(([on, s]) =>
    [3, 5, 7].map((up) => ({ on, at: [s * 7.6, -length + up] as Point, radius: 0.62, colour })),
  )

const openCoatEdges = [
  'frontL.hem',
  'frontR.hem',
  'back.hem',
  'sleeveL.cuff',
  'sleeveR.cuff',
  'frontL.edge',
  'frontR.edge',
]

/** The finished edges and the seams that every coat with an open front has. */
const openCoatTrims = (pieces: Parameters<typeof trimOf>[0]) => [
  ...openCoatEdges.map((edge) => trimOf(pieces, edge, { kind: 'edge' })),
  ...[...openArmholes, ...openShoulders, ...openFrontSeams].map((seam) =>
    trimOf(pieces, seam, { kind: 'seam', pucker: 0.6 }),
  ),
]

function mochaBlazer(): Design {
  const neck: Point = [9, 145.8]
  const opening = bezier(neck, [8, 139], [2.4, 124], [-3.4, 112])
  const edge: Point[] = [
    [-3.4, 112],
    [-3.5, 100],
    ...bezier([-3.5, 88], [-3.3, 82], [-0.6, 79.2], [6, 78.6], 10),
  ]
  const arm = { cap: 11.5, length: 59, halfTop: 17.2, halfElbow: 15, halfCuff: 12.2 }
  const pieces = tailoredPieces(
    {
      side: [
        [27.2, 79.5],
        [26, 92],
        [23.6, 107],
        [25.6, 124.5],
      ],
      shoulder: [19.4, 141.8],
      neck,
      opening,
      edge,
      arm,
    },
    [0.3, 0.7],
  )
  const horn = rgb('#3d2a20')
  const seams: Trim[] = halves.flatMap(({ on, s }) => [
    {
      on,
      path: flip(s, bezier([21, 131], [14, 127], [10.5, 116], [10.6, 107]).concat([[11.4, 95.5]])),
      kind: 'seam' as const,
      pucker: 0.5,
    },
    {
      on,
      path: flip(s, [
        [7.6, 95.4],
        [17.6, 96.1],
      ]),
      kind: 'seam' as const,
      pucker: 0,
    },
  ])
  return {
    id: 'mocha-blazer',
    name: 'Monday Mocha Blazer',
    category: 'outerwear',
    colour: 'mocha',
    priceCents: 18900,
    description: 'A one-button blazer in fluid wool twill with soft shoulders and a long notched lapel.',
    pieces,
    seams: trunkSeams('open', true),
    hand: { ...hands.suiting, crumple: 0.03 },
    pins: openShoulders.map((name) => ({ edge: name, hold: 0.06 })),
    over: [{ over: 'frontL', under: 'frontR', isFastened: (_, y) => y > 104 && y < 112 }],
    patches: [
      ...lapel(opening, 8.6, 0.32),
      ...flaps(7.8, 17.8, 95.4, 5),
      {
        name: 'breast',
        on: 'frontR',
        outline: [
          [8.6, 121.5],
          [17, 123.4],
          [16.8, 125.4],
          [8.5, 123.5],
        ],
        lift: 0.2,
      },
    ],
    ribbons: (draped) => [
      collar(draped, {
        name: 'collar',
        path: openNeckline,
        from: 28,
        stand: 2.8,
        standFront: 0.06,
        fallBack: 4.4,
        fallFront: 6.4,
        lean: 0.12,
        off: 1.5,
      }),
    ],
    dressing: {
      fabrics: { '*': { ...wool('#7c5f4b', { fuzz: 0.22, melange: 0.14 }), lining: rgb('#6d5546') } },
      trims: [...openCoatTrims(pieces), ...seams, { on: 'collar', path: [], kind: 'edge' }],
      buttons: [{ on: 'frontL', at: [0.6, 109], radius: 1.05, colour: horn }, ...sleeveButtons(horn, 59)],
    },
    landmarks: (probe) => upperLandmarks(probe, { ...openFrontLandmarks, waist: 107, sleeve: 58 }),
    seed: 601,
  }
}

function camelCoat(): Design {
  const neck: Point = [9.4, 145.8]
  const opening = bezier(neck, [8.4, 138], [3.4, 122], [0.4, 110])
  const edge: Point[] = [
    [0.4, 110],
    [0, 80],
    [0.2, 46],
  ]
  const arm = { cap: 11.5, length: 60, halfTop: 18.6, halfElbow: 16.4, halfCuff: 14 }
  const side: Point[] = [
    [31, 47],
    [29.4, 70],
    [27.6, 90],
    [26.4, 108],
    [27, 123.5],
  ]
  const pieces = tailoredPieces({ side, shoulder: [20, 141.8], neck, opening, edge, arm }, [0.4, 0.4])
  return {
    id: 'camel-coat',
    name: 'Long Way Home Coat',
    category: 'outerwear',
    colour: 'camel',
    priceCents: 24900,
    description: 'A long open coat in double-faced wool, with wide lapels and a straight fall.',
    pieces,
    seams: trunkSeams('open', true),
    hand: { ...hands.suiting, thick: 0.7, bend: 0.12, crumple: 0.03 },
    pins: openShoulders.map((name) => ({ edge: name, hold: 0.06 })),
    patches: [
      ...lapel(opening, 9.6, 0.3),
      ...halves.map(({ on, s }): Patch => ({
        name: `welt${on}`,
        on,
        outline: flip(s, [
          [13.6, 87],
          [16.2, 86.6],
          [19, 100],
          [16.4, 100.6],
        ]),
        lift: 0.4,
      })),
    ],
    ribbons: (draped) => [
      collar(draped, {
        name: 'collar',
        path: openNeckline,
        from: 26,
        stand: 3,
        standFront: 0.06,
        fallBack: 4.8,
        fallFront: 7,
        lean: 0.1,
        off: 1.8,
      }),
    ],
    dressing: {
      fabrics: {
        '*': { ...wool('#b48a5c', { fuzz: 0.5, melange: 0.16, relief: 0.02 }), lining: rgb('#8f7350') },
      },
      trims: [
        ...openCoatTrims(pieces),
        {
          on: 'back',
          path: [
            [0, 146],
            [0, 47],
          ],
          kind: 'seam',
          pucker: 0.3,
        },
        { on: 'collar', path: [], kind: 'edge' },
      ],
      buttons: [],
    },
    landmarks: (probe) =>
      upperLandmarks(probe, {
        ...openFrontLandmarks,
        sleeve: 59,
        openFront: true,
        front: { ...openFrontLandmarks.front, crosses: false },
      }),
    seed: 602,
  }
}

export const coats = [mochaBlazer, camelCoat]
