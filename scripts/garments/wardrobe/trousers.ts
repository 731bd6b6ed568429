import { hands, type Design } from '../design.ts'
import { rgb } from '../fabrics/fabric.ts'
import { denim, wool } from '../fabrics/woven.ts'
import type { Point } from '../outline.ts'
import { bezier, mirror } from '../outline.ts'
import { trouserQuarter, trouserSeams, type LegCut } from '../patterns.ts'
import { lowerLandmarks } from '../probe.ts'
import { mix, smoothstep } from '../random.ts'
import type { Patch } from '../scene.ts'
import { trimOf } from '../sewing.ts'
import type { Trim } from '../trims.ts'

function quarters(front: LegCut, back: LegCut) {
  return [
    trouserQuarter('frontR', 'right', 1, front),
    trouserQuarter('frontL', 'left', 1, front),
    trouserQuarter('backR', 'right', -1, back),
    trouserQuarter('backL', 'left', -1, back),
  ]
}
const waists = ['frontR.waist', 'frontL.waist', 'backR.waist', 'backL.waist'].map((edge) => ({ edge, hold: 0.6 }))
const hems = ['frontR.hem', 'frontL.hem', 'backR.hem', 'backL.hem']
const sides = ['frontR.side', 'frontL.side', 'frontR.inseam', 'frontL.inseam']

/** A waistband across both fronts, from its lower edge to above the waist. */
function waistband(low: number, high: number, half: number): Patch[] {
  /** Flat towards the side seams, where no back continues it. */
  const lift = (x: number) => 0.3 * smoothstep(half - 2.4, half - 6, Math.abs(x))
  const right: Point[] = [[0, low - 0.5], [half, low], [half, high], [-0.02, high]]
  return [
    { name: 'bandR', on: 'frontR', outline: right, lift },
    { name: 'bandL', on: 'frontL', outline: [[0, high], [-half, high], [-half, low], [0, low - 0.5]], lift },
  ]
}

function both(right: Omit<Trim, 'on'>): Trim[] {
  return [
    { ...right, on: 'frontR' },
    { ...right, on: 'frontL', path: mirror(right.path) },
  ]
}

const jeanLeg = (hemIn: number, hemOut: number, crotch: Point, waist: number): LegCut => ({
  side: [[hemOut, 10], [hemOut + 0.2, 30], [hemOut + 0.8, 55], [hemOut + 2, 76], [24, 88], [waist, 105]],
  inseam: [crotch, [hemIn - 3.2, 62], [hemIn - 1, 44], [hemIn, 10]],
})

/** Where jeans fade: along the thigh, and in whiskers at the hip (0–1). */
function thighWear(x: number, y: number) {
  const middle = Math.abs(x) - 13
  const thigh = Math.exp(-((middle / 4.6) ** 2)) * (smoothstep(24, 50, y) * 0.34 + 0.1) * smoothstep(92, 74, y)
  const whisker = Math.max(0, Math.sin((y - Math.abs(x) * 0.35) * 1.5)) ** 4 * Math.exp(-(((y - 80) / 5) ** 2)) * Math.exp(-(((Math.abs(x) - 10) / 6) ** 2)) * 0.2
  return 0.2 + thigh + whisker
}

function straightJeans(): Design {
  const pieces = quarters({ ...jeanLeg(3.2, 22, [-3.2, 80], 18.8), waistDip: 1.6 }, { ...jeanLeg(1.8, 22.4, [-6.4, 79.5], 18.4), waistDip: -1 })
  const thread = rgb('#b5793c')
  const pocket = bezier([8.2, 101.5], [9, 94.5], [14, 91.5], [22.6, 91.2])
  const fly: Point[] = bezier([4, 101], [4, 92], [3.8, 86.5], [0.2, 85])
  return {
    id: 'straight-jeans',
    name: 'Rue Straight Jean',
    category: 'bottoms',
    colour: 'mid blue',
    priceCents: 9800,
    description: 'High-rise straight jeans in rigid denim, faded by hand along the thigh.',
    pieces,
    seams: trouserSeams,
    hand: hands.denim,
    pins: waists,
    legs: true,
    patches: [
      ...waistband(101.3, 108, 22),
      { name: 'loopR', on: 'frontR', outline: [[9.6, 100.6], [10.7, 100.6], [10.7, 104.7], [9.6, 104.6]], lift: 0.62 },
      { name: 'loopL', on: 'frontL', outline: [[-10.7, 100.6], [-9.6, 100.6], [-9.6, 104.6], [-10.7, 104.7]], lift: 0.62 },
    ],
    dressing: {
      fabrics: {
        '*': denim('#26456b', '#a9bccb', thighWear),
        bandR: denim('#26456b', '#a9bccb', () => 0.24, 19),
        bandL: denim('#26456b', '#a9bccb', () => 0.24, 20),
      },
      trims: [
        ...hems.map((e) => trimOf(pieces, e, { kind: 'hem', width: 1.4, thread, pucker: 1.6 })),
        ...sides.map((e) => trimOf(pieces, e, { kind: 'seam', pucker: 1.4 })),
        ...['frontR.inseam', 'frontL.inseam'].map((e) => trimOf(pieces, e, { kind: 'stitch', width: 0.3, thread })),
        ...both({ path: pocket, kind: 'seam' }),
        ...both({ path: pocket, kind: 'stitch', width: 0.35, thread }),
        ...both({ path: pocket, kind: 'stitch', width: 0.85, thread }),
        { on: 'frontR', path: fly, kind: 'stitch', width: 0, thread },
        { on: 'frontR', path: fly.map(([x, y]): Point => [x - 0.6, y + 0.3]), kind: 'stitch', width: 0, thread },
        trimOf(pieces, 'frontR.rise', { kind: 'seam', pucker: 1.2 }),
        { on: 'bandR', path: [[0, 100.8], [22, 101.3]], kind: 'stitch', width: 0.35, thread },
        { on: 'bandL', path: [[-22, 101.3], [0, 100.8]], kind: 'stitch', width: 0.35, thread },
        trimOf(pieces, 'frontR.waist', { kind: 'stitch', width: 0.35, thread }),
        { ...trimOf(pieces, 'frontR.waist', { kind: 'stitch', width: 0.4, thread }), on: 'bandR' },
        { ...trimOf(pieces, 'frontL.waist', { kind: 'stitch', width: 0.4, thread }), on: 'bandL' },
      ],
      buttons: [
        { on: 'bandR', at: [1.4, 102.2], radius: 0.85, colour: rgb('#b08a5a'), kind: 'rivet' },
        ...([[8.9, 99.9], [20.8, 91.9]] as Point[]).flatMap(([x, y]) => [
          { on: 'frontR', at: [x, y] as Point, radius: 0.32, colour: rgb('#a9764a'), kind: 'rivet' as const },
          { on: 'frontL', at: [-x, y] as Point, radius: 0.32, colour: rgb('#a9764a'), kind: 'rivet' as const },
        ]),
      ],
    },
    landmarks: (probe) => lowerLandmarks(probe, 'trousers', 88),
    seed: 301,
  }
}

function tailored(kind: { id: string; name: string; colour: string; hex: string; description: string; hem: [number, number]; priceCents: number; exposure?: number; seed: number }): Design {
  const [hemIn, hemOut] = kind.hem
  const wide = hemOut > 24 ? 1.6 : 0
  const leg = (shift: number, crotch: Point, waist: number): LegCut => ({
    side: [[hemOut, 7], [mix(hemOut, 24.2, 0.55), 44], [24.6 + wide, 74], [24.6, 88], [waist, 105.5]],
    inseam: [crotch, [mix(hemIn, crotch[0], 0.35) - shift, 48], [hemIn - shift, 7]],
  })
  const pieces = quarters({ ...leg(0, [-3.2, 80], 19.4), waistDip: 1.4 }, { ...leg(1.2, [-6.4, 79.5], 18.6), waistDip: -0.8 })
  const middle = (hemIn + hemOut) / 2
  const pocket: Point[] = [[12.8, 101.6], [19.6, 88]]
  const crease: Point[] = [[middle, 7.5], [middle, 52], [middle - 0.8, 90]]
  return {
    id: kind.id,
    name: kind.name,
    category: 'bottoms',
    colour: kind.colour,
    priceCents: kind.priceCents,
    description: kind.description,
    pieces,
    seams: trouserSeams,
    hand: { ...hands.suiting, bend: 0.07, crumple: 0.012 },
    pins: waists,
    legs: true,
    patches: waistband(101.7, 108, 22),
    dressing: {
      fabrics: { '*': wool(kind.hex, { fuzz: kind.exposure ? 0.1 : 0.2, melange: 0.12 }) },
      trims: [
        ...hems.map((e) => trimOf(pieces, e, { kind: 'hem', width: 3.4, pucker: 0.15 })),
        ...sides.map((e) => trimOf(pieces, e, { kind: 'seam', pucker: 0.4 })),
        ...both({ path: pocket, kind: 'seam', pucker: 0 }),
        ...both({ path: crease, kind: 'crease' }),
        ...both({ path: [[8.6, 101.5], [9.2, 93]], kind: 'seam', pucker: 0 }),
        { on: 'frontR', path: bezier([3.6, 101], [3.6, 93], [3.4, 87], [0.2, 85.5]), kind: 'seam', pucker: 0.2 },
        trimOf(pieces, 'frontR.rise', { kind: 'seam', pucker: 0.6 }),
      ],
      buttons: [],
      exposure: kind.exposure,
    },
    landmarks: (probe) => lowerLandmarks(probe, 'trousers', 88),
    seed: kind.seed,
  }
}

const blackTrousers = () =>
  tailored({ id: 'black-tailored-trousers', name: 'Nightingale Trouser', colour: 'black', hex: '#131316', priceCents: 11800, hem: [3.4, 20.6], exposure: 1.15, seed: 302, description: 'Tapered trousers in stretch wool with a pressed crease and slant pockets.' })
const mochaTrousers = () =>
  tailored({ id: 'mocha-wide-trousers', name: 'Mocha Wide Leg', colour: 'mocha', hex: '#7c5f4b', priceCents: 12400, hem: [-5, 31], seed: 303, description: 'High-waisted wide-leg trousers in fluid twill that break softly at the shoe.' })

export const trousers = [straightJeans, blackTrousers, mochaTrousers]
