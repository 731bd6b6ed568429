/** How she wants to wear one piece. Beyond the limits the engine takes the nearest that it has. */
export type Wearing = {
  /** Sizes larger than the one that fits her, -2 to 2. */
  size: number
  /** A top into the trousers or the skirt that the look has too; 'half' in front alone. */
  tuck: 'out' | 'half' | 'in'
  /** How much longer it hangs, as a share of its cloth below the armpits or the crotch, -0.3 to 0.3. */
  length: number
  /** How far long sleeves are pushed up: 0 to the wrist, 1 to the elbow. */
  sleeves: number
  /** A coat's or cardigan's front open, or closed; null as its picture shows it. */
  isOpen: boolean | null
  /** How far it has slid on her shoulders, of what its neckline allows: -1 to the picture's left to 1. */
  slide: number
  /** Of a piece that is known from a picture alone: it shows the back. */
  isBack: boolean
  /** Where such a piece ends on her, where its picture tells it wrongly; null as it shows. */
  endsAt: EndsAt | null
}

/** Where tops end, and where skirts and dresses do. */
export const topEnds = ['crop', 'hip', 'long'] as const
export const skirtEnds = ['mini', 'knee', 'midi', 'maxi'] as const
export type EndsAt = (typeof topEnds)[number] | (typeof skirtEnds)[number]

/** What of `Wearing` would change a piece's look. */
export type Adjustable = {
  size: boolean
  tuck: boolean
  length: boolean
  sleeves: boolean
  /** How the picture shows a front that can be worn either way. */
  front: 'open' | 'closed' | null
  slide: boolean
  /** It is known from a picture alone, which may have been understood wrongly. */
  isPictured: boolean
}

/** Where something is taken hold of for the least and the most of its value, in shares of the look's picture; between them evenly. */
export type Pull = { least: readonly [x: number, y: number]; most: readonly [x: number, y: number] }

/** Where a piece's own hem, cuff and neckline lie in the look; null where there is none to be pulled. */
export type Handles = { hem: Pull | null; cuff: Pull | null; neck: Pull | null }

export const wearingLimits = { size: 2, length: 0.3 }

/** As a piece comes: nothing is wished. */
export const asItComes: Wearing = {
  size: 0,
  tuck: 'out',
  length: 0,
  sleeves: 0,
  isOpen: null,
  slide: 0,
  isBack: false,
  endsAt: null,
}

export function wearingOf(wish: Partial<Wearing> = {}): Wearing {
  const { size, tuck, length, sleeves, isOpen, slide, isBack, endsAt } = { ...asItComes, ...wish }
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value))
  return {
    size: Math.round(within(size, wearingLimits.size)),
    tuck,
    length: within(length, wearingLimits.length),
    sleeves: Math.min(1, Math.max(0, sleeves)),
    isOpen,
    slide: within(slide, 1),
    isBack,
    endsAt,
  }
}
