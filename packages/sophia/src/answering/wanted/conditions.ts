import type { Concept } from '../../vocabulary/concepts.ts'
import type { Figure } from '../../vocabulary/needs-and-figures.ts'
import type { ReadOccasion } from '../../vocabulary/reading-words.ts'
import type { Traits } from '../../vocabulary/traits.ts'
import type { Slot } from '../../vocabulary/categories.ts'

/** One thing that a piece shall be or not be, as she said it: it can be met, let go of in the open, or not be known of a piece. */
export type Condition =
  | { of: 'kind'; which: Concept; slot: Slot | 'home' }
  | { of: 'colour' | 'not_colour'; which: Concept }
  | { of: 'most' | 'least'; cents: number; currency?: string }
  | { of: 'material' | 'not_material' | 'pattern' | 'not_pattern'; which: string }
  | { of: 'cut'; which: Concept }
  | { of: 'sleeves'; least: 'short' | 'elbow' | 'long' }
  | { of: 'bare' }
  | { of: 'neck'; which: 'high' | 'closed' | 'open' }
  | { of: 'hem'; least?: NonNullable<Traits['hem']>; most?: NonNullable<Traits['hem']> }
  | { of: 'fit'; which: 'loose' | 'fitted' | 'not_tight' }
  | { of: 'opaque' }
  /** By machine. */
  | { of: 'washable' }
  | { of: 'heel'; mostCm?: number; which?: 'flat' | 'low' | 'high' }
  | { of: 'figure'; which: readonly Figure[] }
  | { of: 'size'; which: string }
  | { of: 'detail' | 'not_detail'; which: NonNullable<Traits['details']>[number] }
  | { of: 'occasion'; which: ReadOccasion }
  | { of: 'weather'; which: 'hot' | 'warm' | 'mild' | 'cool' | 'cold' }
  | { of: 'rain' }
  | { of: 'wearer'; which: 'men' | 'kids' }

export type ConditionOf<Of extends Condition['of']> = Extract<Condition, { of: Of }>

/** 'near': not as she said, and close to it. 'beside': it says nothing of such a piece, as sleeves of shoes. */
export type Verdict = 'yes' | 'near' | 'no' | 'unsure' | 'beside'

/** What is never let go of: what she cannot or will not wear, and for whom it is. */
const firm: ReadonlySet<Condition['of']> = new Set([
  'not_colour',
  'not_material',
  'not_pattern',
  'not_detail',
  'figure',
  'wearer',
  'opaque',
  'sleeves',
  'neck',
] as const)

/** How much it matters that a condition is met, where not all can be: what weighs least is let go of first. */
const weights: Partial<Record<Condition['of'], number>> = {
  kind: 9,
  occasion: 2,
  weather: 4,
  rain: 3,
  most: 3,
  least: 1,
  colour: 3,
  material: 2.5,
  pattern: 2.5,
  cut: 2.5,
  hem: 3,
  fit: 2,
  heel: 3.5,
  size: 4,
  washable: 2,
  detail: 2,
  bare: 2,
}

/** Who cannot walk in heels is shown none. */
export const isFirm = (one: Condition) => firm.has(one.of) || (one.of === 'heel' && one.which !== 'high')
export const weightOf = ({ of }: Condition) => weights[of] ?? 10

/** By this one condition is known from every other. */
export const keyOf = (condition: Condition) => JSON.stringify(condition)

/** Each condition once. */
export const eachOnce = (list: readonly Condition[]): Condition[] => [
  ...new Map(list.map((one) => [keyOf(one), one])).values(),
]

/** Whether the later of two takes the place of the other. */
export const isSameCondition = (one: Condition, other: Condition) => one.of === other.of
