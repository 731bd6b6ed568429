import { rgb } from '@cabine/engine/drapery/colour.ts'
import type { Fabric } from '@cabine/tailoring/fabric.ts'
import { bezier, type Point } from '@cabine/tailoring/outline.ts'
import type { Patch } from '@cabine/tailoring/scene.ts'
import type { Trim } from '@cabine/tailoring/trims.ts'
import { collar, openNeckline } from '../collar.ts'
import { hands, type Design } from '../design.ts'
import { knit } from '../fabrics/knit.ts'
import { boucle, leather, nylon, quilted, zip } from '../fabrics/surfaces.ts'
import {
  openFront,
  roundNeck,
  sleeve,
  torso,
  trunkSeams,
  type FrontCut,
  type SleeveCut,
} from '../patterns.ts'
import { upperLandmarks } from '../probe.ts'
import {
  bareArmholes,
  closedFront,
  cuffs,
  letGo,
  openArmholes,
  openFrontLandmarks,
  openFrontSeams,
  openHems,
  openShoulders,
  trimsOf,
} from '../sewing.ts'
import { dressAll, flip, halves } from './parts.ts'

interface ClosedCut {
  neck: Point
  shoulder: Point
  side: Point[]
  /** Where the fronts meet at the neck. */
  top: number
  hemY: number
  arm?: SleeveCut
  overlap: number
  opening?: Point[]
  layer?: number
  hollow?: number
}

/** Fronts that meet in the middle. */
function closedPieces({ neck, shoulder, side, top, hemY, arm, overlap, layer = 0.3, ...cut }: ClosedCut) {
  const breakAt: Point = [-overlap, top]
  const front: FrontCut = {
    side,
    neck,
    shoulder,
    opening: cut.opening ?? bezier(neck, [neck[0] - 0.6, top + 4], [neck[0] * 0.5, top], breakAt),
    edge: [breakAt, [-overlap, hemY]],
    hollow: cut.hollow,
  }
  return [
    { ...openFront('frontR', 'right', front), layer },
    { ...openFront('frontL', 'left', front, 1.4), layer: layer + 0.3 },
    {
      ...torso('back', -1, { side, shoulder, neck, neckline: roundNeck(neck, 1.6, 0.8), hollow: cut.hollow }),
      layer,
    },
    ...(arm ? [sleeve('left', arm), sleeve('right', arm)] : []),
  ]
}
const over = closedFront(() => true)
const pins = openShoulders.map((edge) => ({ edge, hold: 0.04 }))

const zipPatch = (top: number, bottom: number, width = 1.3): Patch => ({
  name: 'zip',
  on: 'frontL',
  outline: [
    [-width, bottom],
    [width, bottom],
    [width, top],
    [-width, top],
  ],
  lift: 0.12,
})
const standing = { path: openNeckline, from: 0.3, standFront: 1, fallBack: 0, fallFront: 0, lean: 0, off: 1 }

/** Slanted pocket openings. */
const slantPockets = (x: number, y: number, length: number): Patch[] =>
  halves.map(({ on, s }): Patch => ({
    name: `pocket${on}`,
    on,
    outline: flip(s, [
      [x, y],
      [x + 1.6, y + 0.5],
      [x + 5.2, y - length],
      [x + 3.6, y - length - 0.4],
    ]),
    lift: 0.24,
  }))

function bomber(): Design {
  const arm: SleeveCut = {
    cap: 8.4,
    length: 59,
    halfTop: 20,
    halfElbow: 18.4,
    halfCuff: 14,
    layer: 0.6,
    shrink: (_x, y) => [y < -54 ? 0.62 : 1, 1],
  }
  const pieces = closedPieces({
    neck: [8.6, 146],
    shoulder: [20.8, 140.8],
    side: [
      [24, 86],
      [28.4, 93.5],
      [28.6, 108],
      [28.6, 122.5],
    ],
    top: 139.6,
    hemY: 86,
    arm,
    overlap: 0.6,
    layer: 0.8,
  }).map((piece) =>
    piece.name.startsWith('sleeve')
      ? piece
      : { ...piece, shrink: (_x: number, y: number) => [y < 91.5 ? 0.88 : 1, 1] as const },
  )
  return {
    id: 'bomber-jacket',
    pieces,
    seams: trunkSeams('open', true),
    hand: { ...hands.poplin, bend: 0.06, thick: 0.6, crumple: 0.1 },
    pins,
    over,
    otherFront: letGo(),
    patches: [zipPatch(140, 84, 0.8), ...slantPockets(11.4, 111, 13)],
    ribbons: (draped) => [collar(draped, { name: 'collar', ...standing, stand: 4 })],
    looks: dressAll<[string, string, string, number?]>(
      {
        'olive-bomber-jacket': ['#4d4f33', '#3c3e29', '#a3a3a0', 1.05],
        'black-bomber-jacket': ['#141417', '#101013', '#77777a', 1.15],
      },
      ([hex, ribHex, metal, exposure]) => {
        const ribbed = knit(ribHex, { rib: 0.42, stitch: 0.5, depth: 0.07, melange: 0.06 })
        return {
          fabrics: {
            '*': { ...nylon(hex), lining: rgb('#5a3f2a') },
            collar: ribbed,
            zip: zip(0, hex, metal),
          },
          trims: [
            ...trimsOf(pieces, openHems, { kind: 'rib', width: 6 }),
            ...trimsOf(pieces, cuffs, { kind: 'rib', width: 6 }),
            ...trimsOf(pieces, [...openArmholes, ...openShoulders, ...openFrontSeams], {
              kind: 'seam',
              pucker: 2,
            }),
            { on: 'collar', path: [], kind: 'edge' },
          ],
          buttons: [],
          exposure,
        }
      },
    ),
    landmarks: (probe) => upperLandmarks(probe, { ...openFrontLandmarks, sleeve: 58 }),
    seed: 611,
  }
}

function leatherJacket(): Design {
  const arm: SleeveCut = { cap: 10.5, length: 60, halfTop: 17, halfElbow: 14.6, halfCuff: 11.4, layer: 0.3 }
  const pieces = closedPieces({
    neck: [8, 146],
    shoulder: [19, 141.6],
    side: [
      [25.2, 89],
      [24.6, 100],
      [24, 108],
      [25.4, 124.5],
    ],
    top: 140,
    hemY: 89,
    arm,
    overlap: 0.6,
  })
  const line = (on: string, s: 1 | -1, path: Point[]): Trim[] => [
    { on, path: flip(s, path), kind: 'seam', pucker: 1.4 },
    { on, path: flip(s, path), kind: 'stitch', width: 0.3, pucker: 0.6 },
  ]
  const chest: Point[] = [
    [9.4, 122.4],
    [18.4, 126.6],
  ]
  const chestZip: Patch[] = halves.map(({ on, s }) => ({
    name: `chest${on}`,
    on,
    outline: flip(s, [
      [9.2, 121.8],
      [18.8, 126.3],
      [18.5, 127.4],
      [8.9, 122.9],
    ]),
    lift: 0.12,
  }))
  return {
    id: 'leather-jacket',
    pieces,
    seams: trunkSeams('open', true),
    hand: { ...hands.denim, bend: 0.05, crumple: 0.1, thick: 0.6 },
    pins,
    over,
    otherFront: letGo(),
    patches: [
      zipPatch(140.6, 87, 0.8),
      ...chestZip,
      ...slantPockets(10.4, 106.5, 11.5),
      ...halves.map(({ on, s }): Patch => ({
        name: `epaulette${on}`,
        on,
        outline: flip(s, [
          [11.6, 140],
          [20.6, 138.4],
          [20.6, 142.6],
          [11.4, 144.8],
        ]),
        lift: 0.45,
      })),
    ],
    ribbons: (draped) => [collar(draped, { name: 'collar', ...standing, stand: 3.6 })],
    looks: dressAll<[Fabric, string, number?]>(
      {
        'black-leather-jacket': [leather('#131315'), '#141416', 1.15],
        'cognac-leather-jacket': [leather('#7a3f1e', { gloss: 0.08 }), '#6b371a'],
      },
      ([fabric, tape, exposure]) => ({
        fabrics: {
          '*': { ...fabric, lining: rgb('#2a2523') },
          zip: zip(0, tape, '#9b9a97'),
          chestfrontR: { ...zip(0, tape, '#9b9a97'), colour: slantedTeeth(tape, 1, chest) },
          chestfrontL: { ...zip(0, tape, '#9b9a97'), colour: slantedTeeth(tape, -1, chest) },
        },
        trims: [
          ...trimsOf(pieces, [...openHems, ...cuffs], { kind: 'hem', width: 2.4, pucker: 0.6 }),
          ...trimsOf(pieces, [...openArmholes, ...openShoulders, ...openFrontSeams], {
            kind: 'seam',
            pucker: 1.6,
          }),
          ...halves.flatMap(({ on, s }) => [
            ...line(on, s, bezier([22, 130], [15, 126], [11.6, 116], [11, 106.6])),
            ...line(on, s, [
              [11, 106.6],
              [11.6, 91.5],
            ]),
            ...line(on, s, [
              [1.6, 136.4],
              [21.4, 133.4],
            ]),
          ]),
          { on: 'collar', path: [], kind: 'stitch', width: 0.4 },
          { on: 'collar', path: [], kind: 'edge' },
        ],
        buttons: halves.map(({ on, s }) => ({
          on: `epaulette${on}`,
          at: [s * 13.2, 142] as Point,
          radius: 0.5,
          colour: rgb('#9b9a97'),
          kind: 'rivet' as const,
        })),
        exposure,
      }),
    ),
    landmarks: (probe) => upperLandmarks(probe, { ...openFrontLandmarks, waist: 106, sleeve: 59 }),
    seed: 612,
  }
}

/** Metal teeth along a slanted line. */
function slantedTeeth(tape: string, s: 1 | -1, [a, b]: Point[]): Fabric['colour'] {
  const [cloth, teeth] = [rgb(tape), rgb('#9b9a97')]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  return (x, y, out) => {
    const [px, py] = [s * x - a[0], y - a[1]]
    const [along, across] = [px * dx + py * dy, py * dx - px * dy - 0.1]
    const share = Math.abs(across) < 0.26 ? (Math.sin(along * 21) > -0.2 ? 1 : 0.3) : 0
    for (let k = 0; k < 3; k++) out[k] = cloth[k] * (1 - share) + teeth[k] * share
  }
}

function boucleJacket(): Design {
  const neck: Point = [8.8, 145.8]
  const arm: SleeveCut = { cap: 10.5, length: 57, halfTop: 17, halfElbow: 15, halfCuff: 12.6 }
  const pieces = closedPieces({
    neck,
    shoulder: [18.8, 141.6],
    side: [
      [25, 87],
      [24.6, 98],
      [24, 108],
      [25, 124.8],
    ],
    top: 137,
    hemY: 87,
    arm,
    overlap: 0.5,
    opening: bezier(neck, [8, 141.4], [5.4, 137.4], [-0.5, 137]),
  })
  const pocket = (x: number, y: number, width: number, depth: number): Point[] => [
    [x, y],
    [x + width, y + 0.4],
    [x + width, y - depth],
    [x, y - depth],
  ]
  const pockets = halves.flatMap(({ on, s }) => [
    { name: `upper${on}`, on, outline: flip(s, pocket(7.4, 121.4, 9.4, 9)), lift: 0.3, s },
    { name: `lower${on}`, on, outline: flip(s, pocket(7.2, 103.6, 11, 11)), lift: 0.3, s },
  ])
  return {
    id: 'boucle-jacket',
    pieces,
    seams: trunkSeams('open', true),
    hand: { ...hands.suiting, bend: 0.09, thick: 0.7, crumple: 0.03 },
    pins,
    over,
    otherFront: letGo(),
    patches: pockets.map(({ name, on, outline, lift }): Patch => ({ name, on, outline, lift })),
    looks: dressAll<[Fabric, string]>(
      {
        'cream-boucle-jacket': [boucle('#e9e1cf', ['#f3eee2', '#d8cdb6', '#e3d9c4']), '#08080a'],
        'rose-tweed-jacket': [
          boucle('#d9a6a2', ['#f0e4da', '#b9747a', '#e8c9bf', '#8d8f9b'], { loop: 0.3 }),
          '#f0e4da',
        ],
      },
      ([fabric, hex]) => {
        const thread = rgb(hex)
        const braid = { kind: 'braid' as const, width: 0.95, thread }
        return {
          fabrics: { '*': { ...fabric, lining: rgb('#cfc2a8') } },
          trims: [
            ...trimsOf(
              pieces,
              [
                'frontL.neck',
                'frontR.neck',
                'frontL.edge',
                'frontR.edge',
                'back.neck',
                ...openHems,
                ...cuffs,
              ],
              braid,
            ),
            ...trimsOf(pieces, [...openArmholes, ...openShoulders, ...openFrontSeams], {
              kind: 'seam',
              pucker: 0.5,
            }),
            ...pockets.map(({ name, outline }): Trim => ({ on: name, path: outline.slice(0, 2), ...braid })),
          ],
          buttons: [
            ...[133, 123.4, 113.8, 104.2, 94.6].map((y) => ({
              on: 'frontL',
              at: [-2.6, y] as Point,
              radius: 0.85,
              colour: rgb('#c39a4a'),
              kind: 'rivet' as const,
            })),
            ...pockets.map(({ name, outline }) => ({
              on: name,
              at: [(outline[0][0] + outline[1][0]) / 2, outline[0][1] - 1.1] as Point,
              radius: 0.62,
              colour: rgb('#c39a4a'),
              kind: 'rivet' as const,
            })),
          ],
        }
      },
    ),
    landmarks: (probe) => upperLandmarks(probe, { ...openFrontLandmarks, sleeve: 56 }),
    seed: 613,
  }
}

function quiltedVest(): Design {
  const pieces = closedPieces({
    neck: [8.6, 146],
    shoulder: [18.4, 142],
    side: [
      [26, 83],
      [25.6, 96],
      [25, 108],
      [25.6, 123],
    ],
    top: 140,
    hemY: 83,
    overlap: 0.6,
    layer: 1.2,
    hollow: 2.8,
  })
  const armhole = ['frontR.armholeR', 'frontL.armholeL', ...bareArmholes.slice(2)]
  return {
    id: 'quilted-vest',
    pieces,
    seams: trunkSeams('open', false),
    hand: { ...hands.suiting, bend: 0.1, thick: 0.9, crumple: 0.05 },
    pins: openShoulders.map((edge) => ({ edge, hold: 0.2 })),
    over,
    otherFront: letGo(),
    isSleeveless: true,
    patches: [zipPatch(140.6, 81, 0.8), ...slantPockets(11, 105, 14)],
    ribbons: (draped) => [collar(draped, { name: 'collar', ...standing, stand: 5 })],
    looks: dressAll<[string, number?]>(
      { 'navy-quilted-vest': ['#1c2743', 1.15], 'moss-quilted-vest': ['#565a37'] },
      ([hex, exposure]) => {
        const shell = nylon(hex, { crease: 0.03 })
        return {
          fabrics: {
            '*': { ...quilted(shell), lining: rgb(hex) },
            collar: quilted(shell, 7, 9, 0.3),
            zip: zip(0, hex, '#93928f'),
            pocketfrontR: shell,
            pocketfrontL: shell,
          },
          trims: [
            ...trimsOf(pieces, [...openHems, ...armhole], { kind: 'hem', width: 1, pucker: 0.6 }),
            ...trimsOf(pieces, [...openShoulders, ...openFrontSeams], { kind: 'seam', pucker: 1 }),
            { on: 'collar', path: [], kind: 'edge' },
          ],
          buttons: [],
          exposure,
        }
      },
    ),
    landmarks: (probe) => upperLandmarks(probe, openFrontLandmarks),
    seed: 614,
  }
}

function cardigan(): Design {
  const neck: Point = [8.4, 146]
  const pieces = closedPieces({
    neck,
    shoulder: [18.8, 141.2],
    side: [
      [23, 85],
      [25.2, 92],
      [24.6, 106],
      [25, 124.5],
    ],
    top: 122,
    hemY: 85,
    arm: {
      cap: 9.6,
      length: 59,
      halfTop: 16.8,
      halfElbow: 14.4,
      halfCuff: 11,
      shrink: (_x, y) => [y < -54 ? 0.8 : 1, 1],
    },
    overlap: 1.5,
    layer: 0.1,
    opening: bezier(neck, [7.6, 140], [3.4, 128], [-1.5, 122]),
  }).map((piece) =>
    piece.name.startsWith('sleeve')
      ? piece
      : { ...piece, shrink: (_x: number, y: number) => [y < 90.5 ? 0.94 : 1, 1] as const },
  )
  return {
    id: 'cardigan',
    pieces,
    seams: trunkSeams('open', true),
    hand: { ...hands.knit, crumple: 0.05 },
    pins: openShoulders.map((edge) => ({ edge, hold: 0.02 })),
    over,
    otherFront: letGo(),
    looks: dressAll<[string, string, number?]>(
      { 'navy-cardigan': ['#1e2840', '#5b3d22', 1.12], 'petal-cardigan': ['#e2b9b6', '#f4efe4'] },
      ([hex, button, exposure]) => ({
        fabrics: { '*': knit(hex, { rib: 0.36, stitch: 0.3, depth: 0.03, melange: 0.1, seed: 37 }) },
        trims: [
          ...trimsOf(pieces, ['frontL.neck', 'frontR.neck', 'frontL.edge', 'frontR.edge', 'back.neck'], {
            kind: 'rib',
            width: 2.8,
          }),
          ...trimsOf(pieces, [...openHems, ...cuffs], { kind: 'rib', width: 5 }),
          ...trimsOf(pieces, [...openArmholes, ...openShoulders, ...openFrontSeams], { kind: 'seam' }),
        ],
        buttons: [119.4, 111.6, 103.8, 96, 88.2].map((y) => ({
          on: 'frontL',
          at: [0.1, y] as Point,
          radius: 0.85,
          colour: rgb(button),
        })),
        exposure,
      }),
    ),
    landmarks: (probe) => upperLandmarks(probe, { ...openFrontLandmarks, sleeve: 58 }),
    seed: 615,
  }
}

export const jackets = [bomber, leatherJacket, boucleJacket, quiltedVest]
export { cardigan }
