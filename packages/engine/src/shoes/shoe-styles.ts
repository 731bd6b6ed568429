import { mix } from '../drapery/scalar.ts'
import type { ShoeKind } from '../contract/shoes.ts'
import type { LastShape } from './shoe-last.ts'
import { profile } from './shoe-profile.ts'

/** What a place of a shoe is made of. */
export type Stuff = 'upper' | 'seam' | 'lace' | 'elastic' | 'lining' | 'sole' | 'heel'

export type ShoeStyle = {
  last: LastShape
  /** How high the upper reaches over the sole's edge along the foot, cm. */
  topline: (t: number) => number
  /** What the upper has beyond that, such as a strap, by where along the foot and how high over the sole's edge, cm. */
  strap?: (t: number, height: number) => boolean
  /** Of a boot's shaft over the ground, cm, with how deep and wide it is at its top. */
  shaft?: { top: number; deep: number; wide: number }
  /** How far the sole stands out beyond the upper, and how thick it is at the ball and at the seat, cm. */
  sole: { out: number; ball: number; seat: number }
  /** Where along the foot the heel ends, and how narrow it is at the ground, as a share. */
  heel: { end: number; foot: number }
  /** Rubber soles are as pale as cream, leather ones dark. */
  isRubber?: boolean
  stuffAt: (t: number, s: number, height: number) => Stuff
}

const plain = () => 'upper' as const
/** Is a place on a line of so many cm half width? */
const isNear = (distance: number, half: number) => Math.abs(distance) < half

export const shoeStyles: Record<ShoeKind, ShoeStyle> = {
  'ballet-flat': {
    last: { length: 24.5, heel: 1.2, toe: 'round', spring: 0.7, lift: 0.4, bulk: 0.86, breadth: 1 },
    topline: profile([
      [0, 5.3],
      [0.07, 5.1],
      [0.22, 4],
      [0.42, 3.1],
      [0.62, 2.6],
      [0.78, 2.45],
      [1, 2.3],
    ]),
    sole: { out: 0.06, ball: 0.36, seat: 0.36 },
    heel: { end: 0.24, foot: 1 },
    stuffAt: plain,
  },
  loafer: {
    last: { length: 26, heel: 1.9, toe: 'round', spring: 0.7, lift: 0.9, bulk: 1, breadth: 1 },
    topline: profile([
      [0, 5.6],
      [0.07, 5.5],
      [0.22, 4.6],
      [0.38, 4.7],
      [0.47, 5.6],
      [0.56, 7.2],
      [1, 8],
    ]),
    sole: { out: 0.3, ball: 0.85, seat: 0.6 },
    heel: { end: 0.27, foot: 0.97 },
    stuffAt(t, s) {
      // The apron's seam runs round the toes, the saddle's two edges over the instep, with a slit between them.
      const apron = Math.hypot((t - 0.6) / 0.315, s / 0.6) - 1
      if (t > 0.62 && isNear(apron, 0.05)) return 'seam'
      const saddle = t - 0.575 + 0.035 * s * s
      if (isNear(saddle, 0.014) && isNear(s, 0.17)) return 'lining'
      return isNear(Math.abs(saddle) - 0.045, 0.006) ? 'seam' : 'upper'
    },
  },
  pump: {
    last: { length: 25.5, heel: 8.2, toe: 'pointed', spring: 0.55, lift: 0.3, bulk: 0.82, breadth: 1 },
    topline: profile([
      [0, 5.7],
      [0.08, 5.4],
      [0.25, 4.1],
      [0.42, 3.3],
      [0.6, 2.7],
      [0.76, 2.6],
      [1, 2.4],
    ]),
    sole: { out: 0.05, ball: 0.3, seat: 0.28 },
    heel: { end: 0.19, foot: 0.2 },
    stuffAt: plain,
  },
  slingback: {
    last: { length: 25.5, heel: 5, toe: 'pointed', spring: 0.55, lift: 0.3, bulk: 0.82, breadth: 1 },
    topline: profile([
      [0, 0.3],
      [0.36, 0.3],
      [0.44, 2.6],
      [0.54, 3],
      [0.64, 2.7],
      [0.76, 2.6],
      [1, 2.4],
    ]),
    strap: (t, height) => t < 0.44 && isNear(height - mix(5.4, 2.6, t / 0.44), 0.35),
    sole: { out: 0.05, ball: 0.3, seat: 0.28 },
    heel: { end: 0.17, foot: 0.3 },
    stuffAt: plain,
  },
  'mary-jane': {
    last: { length: 25.5, heel: 6, toe: 'round', spring: 0.6, lift: 0.4, bulk: 0.86, breadth: 1 },
    topline: profile([
      [0, 5.6],
      [0.08, 5.4],
      [0.25, 4.1],
      [0.42, 3.2],
      [0.6, 2.7],
      [0.76, 2.6],
      [1, 2.4],
    ]),
    strap: (t) => isNear(t - 0.475, 0.03),
    sole: { out: 0.08, ball: 0.4, seat: 0.4 },
    heel: { end: 0.22, foot: 0.9 },
    stuffAt: plain,
  },
  mule: {
    last: { length: 25.5, heel: 5, toe: 'pointed', spring: 0.55, lift: 0.3, bulk: 0.84, breadth: 1 },
    topline: profile([
      [0, 0.2],
      [0.5, 0.2],
      [0.55, 2.4],
      [0.6, 4.4],
      [0.66, 6],
      [1, 7],
    ]),
    sole: { out: 0.05, ball: 0.3, seat: 0.28 },
    heel: { end: 0.17, foot: 0.35 },
    stuffAt: plain,
  },
  sneaker: {
    last: { length: 27, heel: 1.6, toe: 'round', spring: 0.8, lift: 1.9, bulk: 1.1, breadth: 1.06 },
    topline: profile([
      [0, 7.4],
      [0.06, 7],
      [0.2, 5.8],
      [0.32, 6.3],
      [0.42, 7.4],
      [0.5, 8.6],
      [1, 9],
    ]),
    sole: { out: 0.22, ball: 1.9, seat: 2.9 },
    heel: { end: 0.26, foot: 1 },
    isRubber: true,
    stuffAt(t, s, height) {
      if (height < 0.3) return 'seam'
      const edge = 0.16 + 0.06 * (0.7 - t)
      if (t > 0.42 && t < 0.71 && Math.abs(s) < edge + 0.06) {
        const row = (t - 0.44) / 0.052
        if (isNear(row - Math.round(row), 0.26)) return 'lace'
        return Math.abs(s) > edge ? 'upper' : 'seam'
      }
      if (t > 0.45 && t < 0.73 && isNear(Math.abs(s) - 0.42, 0.012)) return 'seam'
      return isNear(t - 0.72 + 0.12 * (1 - Math.abs(s)), 0.007) && Math.abs(s) > 0.42 ? 'seam' : 'upper'
    },
  },
  'ankle-boot': {
    last: { length: 25.5, heel: 6.2, toe: 'almond', spring: 0.6, lift: 0.6, bulk: 1, breadth: 1 },
    topline: () => 9,
    shaft: { top: 21, deep: 5.4, wide: 4.6 },
    sole: { out: 0.2, ball: 0.5, seat: 0.5 },
    heel: { end: 0.22, foot: 0.88 },
    stuffAt: plain,
  },
  'chelsea-boot': {
    last: { length: 26.5, heel: 1.9, toe: 'round', spring: 0.7, lift: 1, bulk: 1.08, breadth: 1.03 },
    topline: () => 9,
    shaft: { top: 18, deep: 5.6, wide: 4.9 },
    sole: { out: 0.3, ball: 0.95, seat: 0.9 },
    heel: { end: 0.26, foot: 0.98 },
    stuffAt: (t, s, height) =>
      height > 6.2 && isNear(t - 0.235, 0.02 + 0.05 * Math.min(1, (height - 6.2) / 6)) ? 'elastic' : 'upper',
  },
}
