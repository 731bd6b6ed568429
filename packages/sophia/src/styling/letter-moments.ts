import type { ProductOccasion } from '../vocabulary/product-categories.ts'
import { monthOccasions, type MonthOccasion } from '../questions/consultation.ts'

export type Moment = {
  id: MomentId
  /** The occasions that its pieces are sold for, the most fitting first. */
  occasions: readonly ProductOccasion[]
  shape?: 'dress' | 'separates'
}

/** Three moments for each occasion of a month; each has a title and a line in the language files. */
export const momentIds = [
  'meeting',
  'desk',
  'after_work',
  'first_table',
  'late_table',
  'home_dinner',
  'market',
  'brunch',
  'long_walk',
  'toast',
  'ceremony',
  'dance_floor',
  'departure',
  'sightseeing',
  'away_evening',
  'errands',
  'coffee',
  'gallery',
] as const
export type MomentId = (typeof momentIds)[number]

const day: ProductOccasion[] = ['everyday', 'casual-day']

const rounds = [0, 1, 2] as const

const moments: Record<MonthOccasion, readonly [Moment, Moment, Moment]> = {
  work: [
    { id: 'meeting', occasions: ['workwear'], shape: 'separates' },
    { id: 'desk', occasions: ['workwear'] },
    { id: 'after_work', occasions: ['workwear'] },
  ],
  dinner: [
    { id: 'first_table', occasions: ['date-night'], shape: 'dress' },
    { id: 'late_table', occasions: ['date-night'], shape: 'separates' },
    { id: 'home_dinner', occasions: ['date-night'] },
  ],
  weekend: [
    { id: 'market', occasions: ['casual-day', 'everyday'], shape: 'separates' },
    { id: 'brunch', occasions: ['casual-day', 'everyday'] },
    { id: 'long_walk', occasions: ['casual-day', 'everyday'], shape: 'separates' },
  ],
  celebration: [
    { id: 'toast', occasions: ['special-event', 'date-night'], shape: 'dress' },
    { id: 'ceremony', occasions: ['special-event'] },
    { id: 'dance_floor', occasions: ['special-event', 'date-night'], shape: 'separates' },
  ],
  travel: [
    { id: 'departure', occasions: day, shape: 'separates' },
    { id: 'sightseeing', occasions: ['vacation', ...day] },
    { id: 'away_evening', occasions: ['vacation', 'date-night'] },
  ],
  everyday: [
    { id: 'coffee', occasions: day },
    { id: 'gallery', occasions: ['everyday', 'workwear'], shape: 'separates' },
    { id: 'errands', occasions: day, shape: 'separates' },
  ],
}

/** Further moments, for a month with few named occasions. */
const company: Record<MonthOccasion, readonly MonthOccasion[]> = {
  work: ['dinner', 'weekend'],
  dinner: ['weekend', 'everyday'],
  weekend: ['everyday', 'dinner'],
  celebration: ['dinner', 'weekend'],
  travel: ['weekend', 'everyday'],
  everyday: ['weekend', 'dinner'],
}

export const outfitsInALetter = 5

export type PlannedMoment = Moment & { occasion: MonthOccasion }

/**
 * The moments that a letter may cover, the first five being preferred: her own occasions take turns, with the first
 * one most often; then others.
 */
export function planMonth(occasions: readonly MonthOccasion[]): PlannedMoment[] {
  const beside = [...new Set([...occasions.flatMap((one) => company[one]), ...monthOccasions])].filter(
    (one) => !occasions.includes(one) && one !== 'travel',
  )
  const hour = (occasion: MonthOccasion, round: 0 | 1 | 2) => ({ ...moments[occasion][round], occasion })
  const asked = rounds.flatMap((round) => occasions.map((one) => hour(one, round)))
  return [...asked, ...rounds.flatMap((round) => beside.map((one) => hour(one, round)))]
}

/** The occasions to search for: those of her moments, and one more of each that may complete the month. */
export function occasionsToSearch(named: readonly MonthOccasion[]): ProductOccasion[] {
  return [
    ...new Set(
      planMonth(named)
        .slice(0, 3 * named.length + 2)
        .flatMap(({ occasions }) => occasions),
    ),
  ]
}
