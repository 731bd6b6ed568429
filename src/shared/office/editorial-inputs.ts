import * as v from 'valibot'
import { collectionRule, presetOccasion } from '../editorial.ts'
import { placedKinds } from './placement.ts'
import { reason } from './act-inputs.ts'

/** Lists of products that editors begin, and that have no tile: what comes after is chosen by rule. */
export const pinnedLists = ['top-picks', 'handpicked'] as const

const id = v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,80}$/))
const title = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120))
const description = v.pipe(v.string(), v.trim(), v.maxLength(600))

const productIds = (fewest: number, most: number) =>
  v.pipe(
    v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))),
    v.minLength(fewest),
    v.maxLength(most),
    v.check((ids) => new Set(ids).size === ids.length, 'a piece is named twice'),
  )

/** What an editor writes of a collection, a preset or an outfit of Explore. Products are named by their ids. */
export const entryInput = v.variant('kind', [
  v.object({
    kind: v.literal('collection'),
    title,
    description,
    isPremium: v.boolean(),
    /** The picture of one of its pieces, or none. */
    imageUrl: v.pipe(v.string(), v.maxLength(2_000)),
    pieces: productIds(0, 60),
    rule: v.nullable(collectionRule),
  }),
  v.object({
    kind: v.literal('preset'),
    title,
    description,
    occasion: presetOccasion,
    isPremium: v.boolean(),
    pieces: productIds(1, 8),
  }),
  v.object({
    kind: v.literal('post'),
    title,
    description,
    occasion: presetOccasion,
    pieces: productIds(1, 12),
  }),
])
export type EntryInput = v.InferOutput<typeof entryInput>

export const kindParam = v.object({ kind: v.picklist(placedKinds) })
export const entryParam = v.object({ kind: v.picklist(placedKinds), id })

/** All that are to have a place, in their order. */
export const orderInput = v.object({
  ids: v.pipe(v.array(id), v.maxLength(300)),
  reason: v.optional(reason, 'put in order'),
})

/** When and where somebody looks. */
export const previewQuery = v.object({
  at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  market: v.optional(v.pipe(v.string(), v.regex(/^(?:[A-Z]{2})?$/)), ''),
})
