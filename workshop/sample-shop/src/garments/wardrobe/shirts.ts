import { rgb } from '@cabine/engine/drapery/colour.ts'
import type { Fabric } from '@cabine/tailoring/fabric.ts'
import { bezier, mirror, type Point } from '@cabine/tailoring/outline.ts'
import type { Patch } from '@cabine/tailoring/scene.ts'
import type { Trim } from '@cabine/tailoring/trims.ts'
import { bow } from '../bow.ts'
import { collar, openNeckline, type CollarCut } from '../collar.ts'
import { hands, type Design } from '../design.ts'
import { satin } from '../fabrics/lustre.ts'
import { dotted, upright } from '../fabrics/woven-patterns.ts'
import { cotton } from '../fabrics/woven.ts'
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
  closedFront,
  openArmholes,
  openFrontLandmarks,
  openFrontSeams,
  openHems,
  openShoulders,
  trimsOf,
} from '../sewing.ts'
import { belt, cuffPatches, dressAll, hemCurve, withHem } from './parts.ts'

export const overlap = 1.7
export const shirtCollar = {
  path: openNeckline,
  from: 3.2,
  stand: 2.8,
  standFront: 0.72,
  fallBack: 4.6,
  fallFront: 7.2,
  lean: 0.3,
  off: 1.15,
}

/** A strip down the front edge of the left front, from the break point to the hem. */
export const placket = (top: number, bottom: number): Patch => ({
  name: 'placket',
  on: 'frontL',
  outline: [
    [-1.5, bottom],
    [overlap, bottom],
    [overlap, top - 1],
    [overlap - 0.9, top + 0.4],
    [-1.5, top + 4.5],
  ],
  lift: 0.16,
})

interface Cloth {
  fabric: Fabric
  /** Where the stripes run on: the collar and the cuffs are cut across. */
  thread: string
  button: string
  exposure?: number
}

interface ShirtCut extends Pick<Design, 'id' | 'seed' | 'hand' | 'weight'> {
  neck: Point
  shoulder: Point
  side: Point[]
  /** Height where the fronts begin to overlap. */
  breakY: number
  /** Height of the hem at the middle; a shirt tail is lower there than at the sides. */
  hemY: number
  arm: SleeveCut
  cuff: number
  collar: Partial<Omit<CollarCut, 'name'>>
  buttons: number[]
  buttonRadius?: number
  waist?: number
  belt?: boolean
  pocket?: boolean
  bow?: Point
  cloths: Record<string, Cloth>
}

const pocketOutline: Point[] = [
  [7, 129],
  [17.4, 129],
  [17.4, 118.4],
  [12.2, 116.4],
  [7, 118.4],
]

export function shirt(cut: ShirtCut): Design {
  const { neck, shoulder, side, breakY, hemY } = cut
  const breakAt: Point = [-overlap, breakY]
  const front: FrontCut = {
    side,
    neck,
    shoulder,
    opening: bezier(
      neck,
      [neck[0] - 0.6, 141.5],
      [2.6, breakY + Math.min(4, (neck[1] - breakY) * 0.35)],
      breakAt,
    ),
    edge: [breakAt, [-overlap, hemY]],
  }
  const [sideX, sideY] = side[0]
  const tail = bezier([-overlap, hemY], [sideX * 0.55, hemY], [sideX * 0.72, sideY], [sideX, sideY])
  const isTailed = Math.abs(sideY - hemY) > 3
  const half: Point[] = bezier(
    [0, hemY + 2.5],
    [sideX * 0.6, hemY + 2.5],
    [sideX * 0.74, sideY],
    [sideX, sideY],
  )
  const hem = isTailed
    ? tail
    : bezier([-overlap, hemY], [sideX * 0.5, hemY], [sideX * 0.7, sideY - 0.6], side[0])
  const pieces = [
    { ...withHem(openFront('frontR', 'right', front), hem), layer: 0 },
    { ...withHem(openFront('frontL', 'left', front, 1.2), mirror(hem)), layer: 0.2 },
    torso('back', -1, {
      side,
      shoulder,
      neck,
      neckline: roundNeck(neck, 1.6, 0.8),
      hem: isTailed
        ? [...mirror(half), ...half.slice(1)]
        : hemCurve(sideX, sideY, Math.max(0, sideY - hemY - 3)),
    }),
    sleeve('left', cut.arm),
    sleeve('right', cut.arm),
  ]
  const waist = cut.waist ?? 107
  const waistHalf = side.reduce((best, p) =>
    Math.abs(p[1] - waist) < Math.abs(best[1] - waist) ? p : best,
  )[0]
  const patches: Patch[] = [
    placket(breakY, hemY - 4),
    ...cuffPatches(cut.arm.length, cut.cuff),
    ...(cut.pocket ? [{ name: 'pocket', on: 'frontR', outline: pocketOutline, lift: 0.14 }] : []),
    ...(cut.belt
      ? [
          ...belt(waistHalf, waist, 3.4),
          { name: 'tailA', on: 'frontL', outline: hanging(-1.5, waist, -3, 24), lift: 0.8 },
          { name: 'tailB', on: 'frontL', outline: hanging(-0.5, waist, 2.4, 19), lift: 1 },
          {
            name: 'tie',
            on: 'frontL',
            outline: [
              [-2.6, waist - 1.9],
              [1.5, waist - 2.1],
              [1.7, waist + 1.9],
              [-2.4, waist + 2.1],
            ] as Point[],
            lift: 1.35,
          },
        ]
      : []),
  ]
  const sewn = ({ fabric, thread: hex, button, exposure }: Cloth) => {
    const thread = rgb(hex)
    const line = (x: number): Trim => ({
      on: 'placket',
      path: [
        [x, hemY - 4],
        [x, breakY + (x > 0 ? -1 : 4)],
      ],
      kind: 'stitch',
      width: 0.35,
      thread,
    })
    return {
      fabrics: { '*': fabric },
      trims: [
        ...trimsOf(pieces, openHems, { kind: 'hem', width: 0.9, thread, pucker: 0.7 }),
        ...trimsOf(pieces, [...openArmholes, ...openShoulders, ...openFrontSeams], {
          kind: 'seam',
          pucker: 0.9,
        }),
        line(overlap),
        line(-1.5),
        ...(['L', 'R'] as const).map((s): Trim => ({
          on: `cuff${s}`,
          path: [
            [-30, -cut.arm.length + cut.cuff],
            [30, -cut.arm.length + cut.cuff],
          ],
          kind: 'stitch',
          width: 0.3,
          thread,
        })),
        { on: 'collar', path: [], kind: 'stitch' as const, width: 0.5, thread },
        ...['collar', 'tailA', 'tailB', 'loopA', 'loopB', 'knot']
          .map((on): Trim => ({
            on,
            path: [],
            kind: 'edge',
          }))
          .filter(({ on }) => on === 'collar' || cut.bow),
        ...(cut.pocket
          ? [
              { on: 'pocket', path: pocketOutline, kind: 'stitch' as const, width: 0.3, thread },
              { on: 'pocket', path: pocketOutline.slice(0, 2), kind: 'stitch' as const, width: 2.2, thread },
            ]
          : []),
      ],
      buttons: cut.buttons.map((y) => ({
        on: 'placket',
        at: [0.1, y] as Point,
        radius: cut.buttonRadius ?? 0.55,
        colour: rgb(button),
      })),
      exposure,
    }
  }
  return {
    id: cut.id,
    seed: cut.seed,
    hand: cut.hand,
    weight: cut.weight,
    pieces,
    seams: trunkSeams('open', true),
    pins: openShoulders.map((edge) => ({ edge, hold: 0.03 })),
    over: closedFront(() => true),
    patches,
    ribbons: (draped) => [
      collar(draped, { name: 'collar', ...shirtCollar, ...cut.collar }),
      ...(cut.bow ? bow(draped, cut.bow) : []),
    ],
    looks: dressAll(cut.cloths, sewn),
    landmarks: (probe) =>
      upperLandmarks(probe, { ...openFrontLandmarks, waist: cut.waist, sleeve: cut.arm.length - 1 }),
  }
}

/** The end of a belt: from `x` at the waist down and towards `lean`. */
const hanging = (x: number, y: number, lean: number, length: number): Point[] => [
  [x - 1.4, y],
  [x + 1.4, y],
  [x + lean + 1.6, y - length],
  [x + lean - 1.6, y - length + 0.8],
]

export const pearl = '#f4efe4'
const crepe = (hex: string) => ({ ...cotton(hex, { mottle: 0.025 }), gloss: 0.07, roughness: 0.4, dyed: 0.3 })

const blouse = () =>
  shirt({
    id: 'fluid-blouse',
    neck: [8, 145.8],
    shoulder: [18.4, 141.4],
    side: [
      [25.6, 86],
      [24.4, 104],
      [24.6, 125.5],
    ],
    breakY: 134,
    hemY: 84,
    arm: { cap: 10, length: 60, halfTop: 16.6, halfElbow: 14.6, halfCuff: 10.4 },
    cuff: 6,
    collar: {},
    hand: hands.poplin,
    buttons: [130.5, 121, 111.5, 102, 92.5],
    cloths: {
      'ivory-blouse': { fabric: crepe('#f0e8d8'), thread: '#e9e2d3', button: pearl },
      'sky-silk-blouse': { fabric: crepe('#aebfd6'), thread: '#a3b5ce', button: pearl },
    },
    seed: 501,
  })

const oversized = () =>
  shirt({
    id: 'oversized-shirt',
    neck: [8.4, 145.8],
    shoulder: [22, 140],
    side: [
      [27.4, 80],
      [28.4, 100],
      [29, 121],
    ],
    breakY: 136,
    hemY: 70,
    arm: { cap: 7.4, length: 56, halfTop: 20, halfElbow: 17.4, halfCuff: 12.4 },
    cuff: 6.5,
    collar: { fallFront: 8, fallBack: 4.8 },
    hand: { ...hands.poplin, bend: 0.05, crumple: 0.085 },
    pocket: true,
    buttons: [131, 121.4, 111.8, 102.2, 92.6, 83],
    cloths: {
      'white-poplin-shirt': {
        fabric: cotton('#f4f3f1', { mottle: 0.02 }),
        thread: '#eceae6',
        button: pearl,
        exposure: 0.94,
      },
      'blue-stripe-shirt': {
        fabric: upright(cotton('#f2f2f0', { mottle: 0.02 }), '#5d82b8', 0.9, 0.38),
        thread: '#e5e8ee',
        button: pearl,
      },
      'sage-linen-shirt': {
        fabric: cotton('#9aa58a', { slub: 0.8, relief: 0.014, mottle: 0.12, seed: 9 }),
        thread: '#8f9a80',
        button: '#d9cfb8',
      },
    },
    seed: 503,
  })

const tieNeck = () =>
  shirt({
    id: 'tie-neck-blouse',
    neck: [7.4, 146.2],
    shoulder: [18.2, 141.4],
    side: [
      [25.4, 87],
      [24.2, 104],
      [24.6, 125.5],
    ],
    breakY: 141,
    hemY: 85.4,
    arm: {
      cap: 11,
      length: 60,
      halfTop: 18,
      halfElbow: 18.6,
      halfCuff: 15,
      shrink: (_x, y) => [y < -55 ? 0.62 : 1, 1],
    },
    cuff: 5,
    collar: { from: 0.6, stand: 3.4, standFront: 1, fallBack: 0, fallFront: 0 },
    hand: { ...hands.silk, smooth: 6, bend: 0.014, crumple: 0.045 },
    bow: [-0.4, 141.4],
    buttons: [],
    cloths: {
      'claret-tie-blouse': {
        fabric: satin('#5f1020', { gloss: 0.3, roughness: 0.26, dyed: 0.95 }),
        thread: '#5f1624',
        button: '#5f1624',
        exposure: 1.1,
      },
      'dotted-tie-blouse': {
        fabric: dotted(crepe('#f0e9db'), '#1a1a1c', 0.42, 1.5),
        thread: '#e9e2d3',
        button: pearl,
      },
    },
    seed: 504,
  })

const shirtDress = () =>
  shirt({
    id: 'shirt-dress',
    neck: [8.4, 145.8],
    shoulder: [18.6, 141.3],
    side: [
      [37, 52],
      [32, 70],
      [27, 90],
      [21.6, 107],
      [24.4, 125],
    ],
    breakY: 133,
    hemY: 47,
    arm: { cap: 10, length: 30, halfTop: 17, halfCuff: 15.6 },
    cuff: 4.5,
    collar: { fallFront: 7.6 },
    hand: { ...hands.poplin, bend: 0.04, crumple: 0.07 },
    waist: 107,
    belt: true,
    buttonRadius: 0.7,
    buttons: [129.4, 119.6, 97.4, 87.6, 77.8, 68],
    cloths: {
      'striped-shirt-dress': {
        fabric: upright(cotton('#f3f2ef', { mottle: 0.02 }), '#43679c', 1.25, 0.5),
        thread: '#e8e9ec',
        button: pearl,
      },
      'khaki-shirt-dress': {
        fabric: cotton('#7d7a58', { slub: 0.8, relief: 0.014, mottle: 0.1, seed: 12 }),
        thread: '#716e4f',
        button: '#3a3226',
      },
    },
    seed: 505,
  })

export const shirts = [blouse, oversized, tieNeck, shirtDress]
