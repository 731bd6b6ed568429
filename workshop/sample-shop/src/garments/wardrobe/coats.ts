import { rgb } from '@cabine/engine/drapery/colour.ts'
import type { Fabric } from '@cabine/tailoring/fabric.ts'
import { bezier, type Point } from '@cabine/tailoring/outline.ts'
import type { Patch } from '@cabine/tailoring/scene.ts'
import type { Trim } from '@cabine/tailoring/trims.ts'
import { collar, openNeckline } from '../collar.ts'
import { hands, type Design } from '../design.ts'
import { glenCheck, herringbone, pinstripe } from '../fabrics/woven-patterns.ts'
import { cotton, wool } from '../fabrics/woven.ts'
import { trunkSeams } from '../patterns.ts'
import { upperLandmarks } from '../probe.ts'
import { closedFront, letGo, openFrontLandmarks, openShoulders } from '../sewing.ts'
import { belt, dressAll, eased, flip, halves } from './parts.ts'
import {
  coatCollar,
  flaps,
  horn,
  lapel,
  openCoatTrims,
  peak,
  shawl,
  sleeveButtons,
  tailoredPieces,
} from './tailoring.ts'

const pins = openShoulders.map((name) => ({ edge: name, hold: 0.06 }))
const seams = trunkSeams('open', true)
export const lined = (fabric: Fabric, hex: string): Fabric => ({ ...fabric, lining: rgb(hex) })
const collarEdge: Trim = { on: 'collar', path: [], kind: 'edge' }
const breastPocket: Patch = {
  name: 'breast',
  on: 'frontR',
  outline: [
    [8.6, 121.5],
    [17, 123.4],
    [16.8, 125.4],
    [8.5, 123.5],
  ],
  lift: 0.2,
}
/** The seam from the armhole through the waist to the pocket, and the pocket's jet. */
const blazerSeams: Trim[] = halves.flatMap(({ on, s }) => [
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
interface Cloth {
  fabric: Fabric
  button?: string
  exposure?: number
}

function oneButtonBlazer(): Design {
  const neck: Point = [9, 145.8]
  const opening = bezier(neck, [8, 139], [2.4, 124], [-3.4, 112])
  const edge: Point[] = [
    [-3.4, 112],
    [-3.5, 100],
    ...bezier([-3.5, 88], [-3.3, 82], [-0.6, 79.2], [6, 78.6], 10),
  ]
  const arm = { cap: 11.5, length: 59, halfTop: 17.2, halfElbow: 15, halfCuff: 12.2 }
  const side: Point[] = [
    [27.2, 79.5],
    [26, 92],
    [23.6, 107],
    [25.6, 124.5],
  ]
  const pieces = tailoredPieces({ side, shoulder: [19.4, 141.8], neck, opening, edge, arm }, [0.3, 0.7])
  return {
    id: 'one-button-blazer',
    pieces,
    seams,
    hand: { ...hands.suiting, crumple: 0.03 },
    pins,
    over: closedFront((_, y) => y > 104 && y < 112),
    otherFront: letGo(5),
    patches: [...lapel(opening, 8.6, 0.32), ...flaps(7.8, 17.8, 95.4, 5), breastPocket],
    ribbons: (draped) => [collar(draped, { ...coatCollar, path: openNeckline, from: 28 })],
    looks: dressAll<Cloth>(
      {
        'mocha-blazer': { fabric: lined(wool('#7c5f4b', { fuzz: 0.22, melange: 0.14 }), '#6d5546') },
        'navy-pinstripe-blazer': {
          fabric: lined(pinstripe(wool('#1a2238', { fuzz: 0.2, melange: 0.12 }), '#c9cdd6', 1.7), '#232c46'),
          button: '#15151c',
          exposure: 1.1,
        },
        'oat-linen-blazer': {
          fabric: lined(cotton('#d2c3a5', { slub: 0.8, relief: 0.014, mottle: 0.1, seed: 14 }), '#cbbd9f'),
          button: '#8a6f4c',
        },
      },
      ({ fabric, button, exposure }) => ({
        fabrics: { '*': fabric },
        trims: [...openCoatTrims(pieces), ...blazerSeams, collarEdge],
        buttons: [
          { on: 'frontL', at: [0.6, 109], radius: 1.05, colour: button ? rgb(button) : horn },
          ...sleeveButtons(button ? rgb(button) : horn, 59),
        ],
        exposure,
      }),
    ),
    landmarks: (probe) => upperLandmarks(probe, { ...openFrontLandmarks, waist: 107, sleeve: 58 }),
    seed: 601,
  }
}

function doubleBreasted(): Design {
  const neck: Point = [9, 145.8]
  const opening = bezier(neck, [8.2, 139], [2, 125], [-7.6, 111])
  const edge: Point[] = [
    [-7.6, 111],
    [-7.8, 95],
    [-7.6, 77],
  ]
  const arm = { cap: 11.5, length: 59, halfTop: 17.4, halfElbow: 15.2, halfCuff: 12.4 }
  const side: Point[] = [
    [27, 77],
    [26, 92],
    [23.4, 107],
    [26, 124.5],
  ]
  const pieces = tailoredPieces({ side, shoulder: [20, 142], neck, opening, edge, arm }, [0.3, 0.75])
  return {
    id: 'double-breasted-blazer',
    pieces,
    seams,
    hand: { ...hands.suiting, bend: 0.08, crumple: 0.025 },
    pins,
    over: closedFront((_, y) => y > 92 && y < 112),
    otherFront: letGo(7),
    patches: [...peak(opening, 9.4, 0.3), ...flaps(10, 20, 94, 5), breastPocket],
    ribbons: (draped) => [collar(draped, { ...coatCollar, path: openNeckline, from: 30, fallFront: 6 })],
    looks: dressAll<Cloth>(
      {
        'black-double-breasted-blazer': {
          fabric: lined(wool('#141417', { fuzz: 0.14, melange: 0.14 }), '#1d1d22'),
          button: '#101013',
          exposure: 1.15,
        },
        'check-double-breasted-blazer': {
          fabric: lined(
            glenCheck(wool('#b9b7b2', { fuzz: 0.2, melange: 0.12 }), '#35363a', '#5b6f8f', 6.4),
            '#5c5d62',
          ),
        },
      },
      ({ fabric, button, exposure }) => ({
        fabrics: { '*': fabric },
        trims: [...openCoatTrims(pieces), ...blazerSeams, collarEdge],
        buttons: [
          ...[109, 99.4, 89.8].flatMap((y, i) =>
            [5, -5].map((x) => ({
              on: 'frontL',
              at: [x * (i ? 1 : 1.05), y] as Point,
              radius: 1,
              colour: button ? rgb(button) : horn,
            })),
          ),
          ...sleeveButtons(button ? rgb(button) : horn, 59),
        ],
        exposure,
      }),
    ),
    landmarks: (probe) => upperLandmarks(probe, { ...openFrontLandmarks, waist: 107, sleeve: 58 }),
    seed: 603,
  }
}

interface OpenCoat extends Pick<Design, 'id' | 'seed'> {
  /** Height of the hem. */
  hemY: number
  ease?: number
  fabrics: Record<string, Fabric>
}

export function coat({ hemY, ease = 0, fabrics, ...cut }: OpenCoat): Design {
  const neck: Point = [9.4, 145.8]
  const opening = bezier(neck, [8.4, 138], [3.4, 122], [0.4, 110])
  const edge: Point[] = [
    [0.4, 110],
    [0, 80],
    [0.2, hemY - 1],
  ]
  const arm = { cap: 11.5, length: 60, halfTop: 18.6, halfElbow: 16.4, halfCuff: 14 }
  const side = eased(
    [
      [31 - (hemY - 47) * 0.07, hemY],
      [29.4, 70],
      [27.6, 90],
      [26.4, 108],
      [27, 123.5],
    ],
    ease,
  )
  const pieces = tailoredPieces({ side, shoulder: [20 + ease, 141.8], neck, opening, edge, arm }, [0.4, 0.4])
  return {
    ...cut,
    pieces,
    seams,
    hand: { ...hands.suiting, thick: 0.7, bend: 0.12, crumple: 0.03 },
    pins,
    // Its fronts meet without an overlap: hooks hold one edge a little over the other.
    otherFront: { isOpen: false, over: closedFront((_, y) => y > 70 && y < 112, 1.5) },
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
        ...coatCollar,
        path: openNeckline,
        from: 26,
        stand: 3,
        fallBack: 4.8,
        fallFront: 7,
        lean: 0.1,
        off: 1.8,
      }),
    ],
    looks: dressAll(fabrics, (fabric) => ({
      fabrics: { '*': fabric },
      trims: [
        ...openCoatTrims(pieces),
        {
          on: 'back',
          path: [
            [0, 146],
            [0, hemY],
          ],
          kind: 'seam',
          pucker: 0.3,
        },
        collarEdge,
      ],
      buttons: [],
    })),
    landmarks: (probe) =>
      upperLandmarks(probe, {
        ...openFrontLandmarks,
        sleeve: 59,
        openFront: true,
        front: { ...openFrontLandmarks.front, crosses: false },
      }),
  }
}
export const heavyWool = (hex: string) => wool(hex, { fuzz: 0.5, melange: 0.16, relief: 0.02 })
const longCoat = () =>
  coat({
    id: 'open-coat',
    hemY: 47,
    fabrics: {
      'camel-coat': lined(heavyWool('#b48a5c'), '#8f7350'),
      'grey-herringbone-coat': lined(
        herringbone(wool('#8a8b8e', { fuzz: 0.4, melange: 0.2, relief: 0.02 }), '#3c3d42', 1.9),
        '#5b5c62',
      ),
    },
    seed: 602,
  })

const slantWelts = (x: number, y: number): Patch[] =>
  halves.map(({ on, s }): Patch => ({
    name: `welt${on}`,
    on,
    outline: flip(s, [
      [x, y - 14],
      [x + 2.7, y - 14.6],
      [x + 5.6, y - 0.6],
      [x + 2.9, y],
    ]),
    lift: 0.42,
  }))

function trench(): Design {
  const neck: Point = [9, 145.8]
  const opening = bezier(neck, [8.4, 140], [1.4, 130], [-8.4, 122])
  const edge: Point[] = [
    [-8.4, 122],
    [-8.6, 100],
    [-8, 51.5],
  ]
  const arm = { cap: 11, length: 60, halfTop: 18.8, halfElbow: 16.6, halfCuff: 13.8 }
  const side: Point[] = [
    [36, 56.5],
    [32, 72],
    [28, 92],
    [22.8, 107],
    [27, 123.5],
  ]
  const waist = 107
  const pieces = tailoredPieces(
    { side, shoulder: [20, 141.8], neck, opening, edge, arm, hemDip: 5 },
    [0.3, 0.8],
  )
  const gunFlap: Point[] = [
    [6, 141],
    [20, 141.6],
    [23.2, 134],
    [22.6, 126],
    ...bezier([20, 124.6], [14, 125.4], [9, 129], [5.4, 132.6], 10),
  ]
  const strap: Point[] = [
    [12.2, 139.6],
    [21.6, 138.2],
    [21.6, 142.8],
    [12, 145],
  ]
  return {
    id: 'trench-coat',
    pieces,
    seams,
    hand: { ...hands.suiting, bend: 0.07, crumple: 0.05, thick: 0.6 },
    pins,
    over: closedFront((_, y) => y > 84 && y < 122),
    otherFront: letGo(7),
    patches: [
      { name: 'gun', on: 'frontR', outline: gunFlap, lift: 0.35 },
      ...halves.map(({ on, s }): Patch => ({
        name: `epaulette${on}`,
        on,
        outline: flip(s, strap),
        lift: 0.6,
      })),
      ...lapel(opening, 10.6, 0.28),
      ...slantWelts(13, 96),
      ...belt(22.8, waist, 5, 0.7),
      {
        name: 'buckle',
        on: 'frontL',
        outline: [
          [-5.4, waist - 3.4],
          [0.2, waist - 3.4],
          [0.2, waist + 3.4],
          [-5.4, waist + 3.4],
        ],
        lift: 1.1,
      },
      {
        name: 'tongue',
        on: 'frontL',
        outline: [
          [-4.2, waist - 2.5],
          [-1.2, waist - 2.5],
          [-1.2, waist + 2.5],
          [-4.2, waist + 2.5],
        ],
        lift: 1.25,
      },
      {
        name: 'tail',
        on: 'frontL',
        outline: [
          [-6.2, waist + 2],
          [-1.8, waist + 2.4],
          [-4, waist - 22],
          [-6.6, waist - 23.6],
          [-8.8, waist - 21.4],
        ],
        lift: 0.95,
      },
      ...(['L', 'R'] as const).map((s): Patch => ({
        name: `strap${s}`,
        on: `sleeve${s}`,
        outline: [
          [-30, -53.6],
          [30, -53.6],
          [30, -50.6],
          [-30, -50.6],
        ],
        lift: 0.4,
      })),
    ],
    ribbons: (draped) => [
      collar(draped, {
        ...coatCollar,
        path: openNeckline,
        from: 19,
        stand: 3.2,
        standFront: 0.2,
        fallBack: 5.4,
        fallFront: 9,
        lean: 0.16,
        off: 2,
      }),
    ],
    looks: dressAll<Cloth>(
      {
        'stone-trench-coat': { fabric: lined(wool('#bfb092', { fuzz: 0.12, melange: 0.06 }), '#a8936f') },
        'navy-trench-coat': {
          fabric: lined(wool('#1d2740', { fuzz: 0.12, melange: 0.08 }), '#27324d'),
          exposure: 1.12,
        },
      },
      ({ fabric, exposure }) => {
        const edges = ['gun', 'tail', 'beltL', 'epaulettefrontR', 'epaulettefrontL', 'strapL', 'strapR']
        const thread = rgb('#b09a76')
        return {
          fabrics: {
            '*': fabric,
            buckle: {
              ...fabric,
              colour: plainColour('#4a3222'),
              gloss: 0.2,
              roughness: 0.3,
              relief: () => 0,
            },
          },
          trims: [
            ...openCoatTrims(pieces),
            ...edges.map((on): Trim => ({
              on,
              path: outlineOf(on, gunFlap, strap),
              kind: 'stitch',
              width: 0.5,
              thread: exposure ? undefined : thread,
            })),
            collarEdge,
            { on: 'collar', path: [], kind: 'stitch', width: 0.6, thread: exposure ? undefined : thread },
          ],
          buttons: [
            ...[118, 99.5, 89.4, 79.3].flatMap((y) =>
              [5.6, -5.4].map((x) => ({
                on: 'frontL',
                at: [x, y] as Point,
                radius: 1.15,
                colour: rgb('#4a3222'),
              })),
            ),
            ...halves.map(({ on, s }) => ({
              on: `epaulette${on}`,
              at: [s * 13.8, 142.2] as Point,
              radius: 0.7,
              colour: rgb('#4a3222'),
            })),
          ],
          exposure,
        }
      },
    ),
    landmarks: (probe) => upperLandmarks(probe, { ...openFrontLandmarks, waist, sleeve: 59 }),
    seed: 604,
  }
}

const outlineOf = (name: string, gun: Point[], strap: Point[]): Point[] =>
  name === 'gun'
    ? [...gun, gun[0]]
    : name === 'epaulettefrontR'
      ? [...strap, strap[0]]
      : name === 'epaulettefrontL'
        ? flip(-1, [...strap, strap[0]])
        : name.startsWith('strap')
          ? [
              [-30, -53.6],
              [30, -53.6],
              [30, -50.6],
              [-30, -50.6],
            ]
          : name === 'beltL'
            ? [
                [-26, 104.5],
                [26, 104.5],
                [26, 109.5],
                [-26, 109.5],
              ]
            : [
                [-6.2, 109],
                [-8.8, 85.6],
                [-6.6, 83.4],
                [-4, 85],
                [-1.8, 109.4],
              ]

function plainColour(hex: string): Fabric['colour'] {
  const base = rgb(hex)
  return (_x, _y, out) => out.set(base)
}

function wrapCoat(): Design {
  const neck: Point = [9.6, 145.8]
  const opening = bezier(neck, [8.6, 139], [1, 124], [-10, 108.6])
  const edge: Point[] = [
    [-10, 108.6],
    [-11, 92],
    [-9, 48],
  ]
  const arm = { cap: 11, length: 60.5, halfTop: 19.2, halfElbow: 17, halfCuff: 14.6 }
  const side: Point[] = [
    [34, 52],
    [31, 70],
    [28, 91],
    [23.4, 106.5],
    [27.4, 123],
  ]
  const waist = 106.5
  const pieces = tailoredPieces(
    { side, shoulder: [20.6, 141.6], neck, opening, edge, arm, hemDip: 3.6 },
    [0.3, 0.8],
  )
  const knot = -1
  const tie = (dx: number, lean: number, length: number): Point[] => [
    [knot + dx - 2.4, waist],
    [knot + dx + 2.4, waist],
    [knot + dx + lean + 2.6, waist - length],
    [knot + dx + lean - 2.6, waist - length - 0.4],
  ]
  return {
    id: 'wrap-coat',
    pieces,
    seams,
    hand: { ...hands.suiting, thick: 0.8, bend: 0.1, crumple: 0.04 },
    pins,
    over: closedFront((_, y) => Math.abs(y - waist) < 6),
    otherFront: letGo(7),
    patches: [
      ...shawl(opening, 12.5),
      ...slantWelts(14, 95),
      ...belt(23.4, waist, 5.4, 0.8),
      { name: 'tailA', on: 'frontL', outline: tie(-1.2, -2.6, 30), lift: 1.1 },
      { name: 'tailB', on: 'frontL', outline: tie(0.8, 2, 24), lift: 1.35 },
      {
        name: 'knot',
        on: 'frontL',
        outline: [
          [knot - 2.8, waist - 2.9],
          [knot + 2.6, waist - 3.1],
          [knot + 3, waist + 2.8],
          [knot - 2.5, waist + 3.1],
        ],
        lift: 1.8,
      },
    ],
    ribbons: (draped) => [
      collar(draped, {
        ...coatCollar,
        path: openNeckline,
        from: 9,
        stand: 3.4,
        standFront: 0.4,
        fallBack: 7,
        fallFront: 8.4,
        lean: 0,
        off: 2,
      }),
    ],
    looks: dressAll<Cloth>(
      {
        'charcoal-wrap-coat': {
          fabric: lined(wool('#4b4d53', { fuzz: 0.5, melange: 0.26, relief: 0.022 }), '#3d3f45'),
          exposure: 1.08,
        },
        'cream-wrap-coat': {
          fabric: lined(wool('#e6dcc8', { fuzz: 0.4, melange: 0.1, relief: 0.022 }), '#d2c7b0'),
        },
      },
      ({ fabric, exposure }) => ({
        fabrics: { '*': fabric },
        trims: [...openCoatTrims(pieces), collarEdge],
        buttons: [],
        exposure,
      }),
    ),
    landmarks: (probe) => upperLandmarks(probe, { ...openFrontLandmarks, waist, sleeve: 59 }),
    seed: 605,
  }
}

export const coats = [oneButtonBlazer, longCoat, doubleBreasted, trench, wrapCoat]
