import * as v from 'valibot'
import { concepts, type Concept } from './concepts.ts'
import { figures } from './needs-and-figures.ts'

const isConcept = (name: string): name is Concept => name in concepts

/** From bare to covered, so that lengths can be compared. */
export const sleeveLengths = ['none', 'short', 'elbow', 'long'] as const
export const hemLengths = ['mini', 'knee', 'midi', 'long'] as const
/** How much of the neck a neckline shows. */
export const necklines = ['high', 'round', 'open'] as const
export const heelHeights = ['flat', 'low', 'high'] as const
export const details = ['bow', 'belted', 'buttons', 'zip', 'laces', 'slit', 'elastic', 'pockets'] as const
export type Detail = (typeof details)[number]
/** What a text says of a piece besides its details, in the same lists. */
export const makings = [...details, 'lined', 'opaque', 'washable'] as const
export type Making = (typeof makings)[number]

/**
 * What a piece is, by its shop's fields, its description and its picture. Read once, when it is imported; what nobody said is
 * missing.
 */
export const traitsSchema = v.object({
  /** What its name, colours and material mean: kinds, colours, materials, patterns, cuts. */
  is: v.array(v.custom<Concept>((name) => typeof name === 'string' && isConcept(name))),
  sleeves: v.optional(v.picklist(sleeveLengths)),
  neck: v.optional(v.picklist(necklines)),
  hem: v.optional(v.picklist(hemLengths)),
  fit: v.optional(v.picklist(['loose', 'fitted'])),
  isSheer: v.optional(v.boolean()),
  isLined: v.optional(v.literal(true)),
  heel: v.optional(v.picklist(heelHeights)),
  heelCm: v.optional(v.number()),
  isForRain: v.optional(v.literal(true)),
  figure: v.optional(v.array(v.picklist(figures))),
  details: v.optional(v.array(v.picklist(details))),
  /** How it is washed. */
  care: v.optional(v.picklist(['machine', 'careful'])),
})
export type Traits = v.InferOutput<typeof traitsSchema>
