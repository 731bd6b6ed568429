import type { ShoeSystem } from './size-systems.ts'

/**
 * A size as a line over the length of a foot in cm: so many sizes a cm, from a size of 0 at `zero`.
 *
 * A Paris point is two thirds of a cm; with 1.5 cm of room in the shoe a 38 is for 23.8 cm, which is what shops call a British 5 (ISO/TS 19407
 * leaves 1.3 cm). A British size is a third of an inch, and 0 is 23 thirds. American sizes stand half a size above the British for men
 * and two and a half for women, and Brazilian ones two below the European. Makers round in their own ways; here it is to half a size.
 */
type Line = { perCm: number; zero: number }

const paris: Line = { perCm: 1.5, zero: -1.5 }
const british: Line = { perCm: 3 / 2.54, zero: (23 * 2.54) / 3 }
const above = ({ perCm, zero }: Line, sizes: number): Line => ({ perCm, zero: zero - sizes / perCm })

const lines = (american: number): Record<ShoeSystem, Line> => ({
  EU: paris,
  UK: british,
  US: above(british, american),
  BR: above(paris, -2),
  cm: { perCm: 1, zero: 0 },
})

const linesOf = { women: lines(2.5), men: lines(0.5) }

/** Of grown-ups, in cm. A size beyond is of another system. */
const shortest = 20
const longest = 33

/** A size of one system in another, to half a size; null where it would be for no foot. */
export function convertShoe(size: number, from: ShoeSystem, to: ShoeSystem, whose: keyof typeof linesOf) {
  const [own, other] = [linesOf[whose][from], linesOf[whose][to]]
  const cm = size / own.perCm + own.zero
  return cm < shortest || cm > longest ? null : Math.round((cm - other.zero) * other.perCm * 2) / 2
}
