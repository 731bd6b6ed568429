import { rgb } from '@cabine/engine/drapery/colour.ts'
import type { Fabric } from '@cabine/tailoring/fabric.ts'
import type { PatternPiece, Seam } from '@cabine/tailoring/mesh.ts'
import { noise } from '@cabine/engine/drapery/noise.ts'
import type { Point } from '@cabine/tailoring/outline.ts'
import { smoothstep } from '@cabine/engine/drapery/scalar.ts'
import { hands, type Design } from '../design.ts'
import { blossoms, meadow } from '../fabrics/print.ts'
import { dotted } from '../fabrics/woven-patterns.ts'
import { cotton } from '../fabrics/woven.ts'
import { panel } from '../patterns-lower.ts'
import { trunkSeams } from '../patterns.ts'
import { lowerLandmarks, upperLandmarks } from '../probe.ts'
import { armholes, bareArmholes, cuffs, necks, shoulders, sides, trimsOf } from '../sewing.ts'
import { dressAll, hemCurve, pullover } from './parts.ts'
import { squareNeck } from './tees.ts'

/** A tier of a skirt: from `top` to `bottom` (heights), half as wide as given at both ends. */
interface Tier {
  name: string
  top: number
  bottom: number
  halfTop: number
  halfBottom: number
  hemDip?: number
}

/** How deep a tier waves before it is let go, cm: folds begin where they will hang. */
const waved =
  (piece: PatternPiece, { top, bottom, halfTop }: Tier, seed: number): PatternPiece['place'] =>
  (x, y) => {
    const [px, py, pz] = piece.place(x, y)
    const folds = noise(x * (4.6 / Math.sqrt(halfTop)) * 0.085 * 2, seed) * 2.2
    const share = 1 + (folds * smoothstep(top, bottom, y) * 0.9) / 22
    return [px * share, py, pz * share]
  }

function tierPieces(tiers: Tier[], seed: number): PatternPiece[] {
  return tiers.flatMap((tier, i) =>
    ([1, -1] as const).map((facing) => {
      const side: Point[] = [
        [tier.halfBottom, tier.bottom],
        [tier.halfTop, tier.top],
      ]
      const name = facing > 0 ? tier.name : `${tier.name}Back`
      const piece = panel(name, facing, side, { hemDip: tier.hemDip, room: 0.8 })
      return { ...piece, place: waved(piece, tier, seed + i * 7 + (facing > 0 ? 0 : 3)) }
    }),
  )
}
/** Small gathers below an elastic waist, cm. */
const elasticGathers = (waist: number) => (piece: string, x: number, y: number) => {
  if (!piece.startsWith('front')) return 0
  const wave = Math.sin(x * 2.6 + noise(x * 0.5, 3) * 4) + 0.5 * noise(x * 1.3, y * 0.06, 9)
  return 0.24 * wave * smoothstep(waist, waist - 4, y) * smoothstep(waist - 22, waist - 5, y)
}

/** Each tier is gathered onto the one above; the first onto `above` (front and back edges). */
function tierSeams(tiers: Tier[], above?: [string, string]): Seam[] {
  return tiers.flatMap(({ name }, i) => {
    const [front, back] = i ? [`${tiers[i - 1].name}.hem`, `${tiers[i - 1].name}Back.hem`] : (above ?? [])
    return [
      { a: `${name}.sideR`, b: `${name}Back.sideR` },
      { a: `${name}.sideL`, b: `${name}Back.sideL` },
      ...(front && back
        ? [
            { a: `${name}.waist`, b: front, flip: true },
            { a: `${name}Back.waist`, b: back, flip: true },
          ]
        : []),
    ]
  })
}
const lastOf = (tiers: Tier[]) => tiers[tiers.length - 1].name
const hemsOf = (tiers: Tier[]) => [`${lastOf(tiers)}.hem`, `${lastOf(tiers)}Back.hem`]
const tierTrims = (pieces: PatternPiece[], tiers: Tier[]) => [
  ...trimsOf(pieces, hemsOf(tiers), { kind: 'hem', width: 1.6, pucker: 0.5 }),
  ...trimsOf(
    pieces,
    tiers.map(({ name }) => `${name}.waist`),
    { kind: 'seam', pucker: 3 },
  ),
  ...trimsOf(
    pieces,
    tiers.slice(0, -1).map(({ name }) => `${name}.hem`),
    { kind: 'seam', pucker: 1.2 },
  ),
]

const voile = { ...hands.poplin, bend: 0.012, shear: 0.14, crumple: 0.05 }

function tieredSkirt(): Design {
  const tiers: Tier[] = [
    { name: 'front', top: 106, bottom: 84, halfTop: 18.8, halfBottom: 28 },
    { name: 'tierA', top: 84, bottom: 61, halfTop: 40, halfBottom: 42 },
    { name: 'tierB', top: 61, bottom: 37, halfTop: 54, halfBottom: 56 },
  ]
  const pieces = tierPieces(tiers, 5)
  return {
    id: 'tiered-skirt',
    pieces,
    seams: tierSeams(tiers),
    hand: voile,
    pins: ['front.waist', 'frontBack.waist'].map((edge) => ({ edge, hold: 0.6 })),
    ripple: elasticGathers(106),
    looks: dressAll<Fabric>(
      {
        'white-tiered-skirt': cotton('#e7e5e0', { mottle: 0.02 }),
        'floral-tiered-skirt': blossoms(
          cotton('#a8322a', { mottle: 0.03 }),
          { petal: '#f3e6cf', heart: '#e0a548', leaf: '#5d6b46' },
          2.6,
        ),
      },
      (fabric) => ({
        fabrics: { '*': fabric },
        trims: [
          ...tierTrims(pieces, tiers),
          ...trimsOf(pieces, ['front.waist', 'frontBack.waist'], { kind: 'rib', width: 3, pucker: 1 }),
        ],
        buttons: [],
      }),
    ),
    landmarks: (probe) =>
      lowerLandmarks(probe, 'skirt', 88, {
        waists: ['front.waist', 'frontBack.waist'],
        hems: hemsOf(tiers),
        trunk: ['front', 'frontBack'],
      }),
    seed: 206,
  }
}

function sundress(): Design {
  const tiers: Tier[] = [
    { name: 'skirt', top: 108, bottom: 84, halfTop: 29, halfBottom: 32 },
    { name: 'tierA', top: 84, bottom: 54, halfTop: 42, halfBottom: 44 },
    { name: 'tierB', top: 54, bottom: 20, halfTop: 55, halfBottom: 57 },
  ]
  const neck: Point = [9.6, 144.6]
  const bodice = pullover({
    side: [
      [19.6, 108],
      [22.8, 123.5],
    ],
    neck,
    shoulder: [13.6, 143.2],
    hem: hemCurve(19.6, 108, 0.2),
    front: squareNeck(neck, 16, 1.2),
    back: squareNeck(neck, 15, 1),
    hollow: 3,
    dense: 1.5,
  })
  const pieces = [...bodice, ...tierPieces(tiers, 11)]
  return {
    id: 'tiered-sundress',
    pieces,
    seams: [...trunkSeams('whole', false), ...tierSeams(tiers, ['front.hem', 'back.hem'])],
    hand: voile,
    pins: shoulders.map((edge) => ({ edge, hold: 0.5 })),
    weight: 0.4,
    isSleeveless: true,
    looks: dressAll<string>(
      {
        'white-maxi-sundress': '#e7e5e0',
        'terracotta-maxi-sundress': '#b4573a',
        'tomato-maxi-sundress': '#b3261c',
      },
      (hex) => ({
        fabrics: { '*': cotton(hex, { mottle: 0.03 }) },
        trims: [
          ...tierTrims(pieces, tiers),
          ...trimsOf(pieces, [...necks, ...bareArmholes], { kind: 'hem', width: 1, thread: rgb(hex) }),
          ...trimsOf(pieces, sides, { kind: 'seam' }),
        ],
        buttons: [],
      }),
    ),
    landmarks: (probe) => upperLandmarks(probe, { waist: 108.4, hems: hemsOf(tiers) }),
    seed: 407,
  }
}

interface TeaDress extends Pick<Design, 'id' | 'seed'> {
  /** Height of the seam between bodice and skirt, half of its width, and half of the cloth that is gathered onto it. */
  seam: number
  half: number
  gathered: number
  fabrics: Record<string, Fabric>
}

export function teaDress({ seam, half, gathered, fabrics, ...cut }: TeaDress): Design {
  const tiers: Tier[] = [
    { name: 'skirt', top: seam, bottom: 49, halfTop: gathered, halfBottom: 50, hemDip: 9 },
  ]
  const neck: Point = [10.6, 144.8]
  const bodice = pullover(
    {
      side: [
        [half, seam],
        [23, 125.5],
      ],
      neck,
      shoulder: [17, 142],
      hem: hemCurve(half, seam, 0.2),
      front: squareNeck(neck, 13.4, 1),
      back: squareNeck(neck, 5, 0.6),
    },
    {
      cap: 12,
      length: 22,
      halfTop: 18.6,
      halfCuff: 17,
      layer: (_x, y) => 1.5 * smoothstep(-0.5, -5, y) * smoothstep(-21.6, -18, y),
      shrink: (_x, y) => [y < -20.4 ? 0.84 : 1, 1],
    },
  )
  const pieces = [...bodice, ...tierPieces(tiers, 19)]
  return {
    ...cut,
    pieces,
    seams: [...trunkSeams('whole', true), ...tierSeams(tiers, ['front.hem', 'back.hem'])],
    hand: { ...hands.silk, smooth: 4, bend: 0.012, crumple: 0.045 },
    pins: shoulders.map((edge) => ({ edge, hold: 0.1 })),
    looks: dressAll<Fabric>(fabrics, (fabric) => ({
      fabrics: { '*': fabric },
      trims: [
        ...tierTrims(pieces, tiers),
        ...trimsOf(pieces, [...necks, ...cuffs], { kind: 'hem', width: 0.9, pucker: 0.5 }),
        ...trimsOf(pieces, [...armholes, ...shoulders, ...sides], { kind: 'seam', pucker: 1.2 }),
      ],
      buttons: [],
    })),
    landmarks: (probe) => upperLandmarks(probe, { waist: seam + 0.5, sleeve: 22, hems: hemsOf(tiers) }),
  }
}
const gardenDress = () =>
  teaDress({
    id: 'tea-dress',
    seam: 106.5,
    half: 18.8,
    gathered: 22,
    fabrics: {
      'meadow-tea-dress': meadow(
        { ...cotton('#f1ebdd', { mottle: 0.02 }), gloss: 0.05 },
        { petals: ['#c8574f', '#e3a24c', '#6d86b4'], heart: '#f2d98a', leaf: '#7d8f62' },
        4.4,
      ),
      'dotted-tea-dress': dotted(
        { ...cotton('#17171a', { mottle: 0.05 }), gloss: 0.05 },
        '#f1ede4',
        0.7,
        2.4,
      ),
      'poppy-tea-dress': dotted({ ...cotton('#b81d22', { mottle: 0.04 }), gloss: 0.05 }, '#f4ece0', 0.5, 2),
    },
    seed: 408,
  })

export const gatheredDresses = [gardenDress, sundress]
export { tieredSkirt }
