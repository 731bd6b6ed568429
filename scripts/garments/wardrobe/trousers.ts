import { hands, type Design } from '../design.ts'
import { wool } from '../fabrics/woven.ts'
import { bezier, type Point } from '../outline.ts'
import { trouserSeams, type LegCut } from '../patterns-lower.ts'
import { lowerLandmarks } from '../probe.ts'
import { mix } from '../random.ts'
import { trimOf } from '../sewing.ts'
import { both, hems, quarters, sides, waistband, waists } from './trouser-parts.ts'

function tailored(kind: {
  id: string
  name: string
  colour: string
  hex: string
  description: string
  hem: [number, number]
  priceCents: number
  exposure?: number
  seed: number
}): Design {
  const [hemIn, hemOut] = kind.hem
  const wide = hemOut > 24 ? 1.6 : 0
  const leg = (shift: number, crotch: Point, waist: number): LegCut => ({
    side: [
      [hemOut, 7],
      [mix(hemOut, 24.2, 0.55), 44],
      [24.6 + wide, 74],
      [24.6, 88],
      [waist, 105.5],
    ],
    inseam: [crotch, [mix(hemIn, crotch[0], 0.35) - shift, 48], [hemIn - shift, 7]],
  })
  const pieces = quarters(
    { ...leg(0, [-3.2, 80], 19.4), waistDip: 1.4 },
    { ...leg(1.2, [-6.4, 79.5], 18.6), waistDip: -0.8 },
  )
  const middle = (hemIn + hemOut) / 2
  const pocket: Point[] = [
    [12.8, 101.6],
    [19.6, 88],
  ]
  const crease: Point[] = [
    [middle, 7.5],
    [middle, 52],
    [middle - 0.8, 90],
  ]
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
        ...both({
          path: [
            [8.6, 101.5],
            [9.2, 93],
          ],
          kind: 'seam',
          pucker: 0,
        }),
        {
          on: 'frontR',
          path: bezier([3.6, 101], [3.6, 93], [3.4, 87], [0.2, 85.5]),
          kind: 'seam',
          pucker: 0.2,
        },
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
  tailored({
    id: 'black-tailored-trousers',
    name: 'Nightingale Trouser',
    colour: 'black',
    hex: '#131316',
    priceCents: 11800,
    hem: [3.4, 20.6],
    exposure: 1.15,
    seed: 302,
    description: 'Tapered trousers in stretch wool with a pressed crease and slant pockets.',
  })
const mochaTrousers = () =>
  tailored({
    id: 'mocha-wide-trousers',
    name: 'Mocha Wide Leg',
    colour: 'mocha',
    hex: '#7c5f4b',
    priceCents: 12400,
    hem: [-5, 31],
    seed: 303,
    description: 'High-waisted wide-leg trousers in fluid twill that break softly at the shoe.',
  })

export const trousers = [blackTrousers, mochaTrousers]
