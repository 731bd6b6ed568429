import * as v from 'valibot'
import { occasions } from './occasions.ts'
import {
  colourFamilies,
  productCategories,
  productOccasions,
  seasons,
} from '@cabine/sophia/vocabulary/product-categories.ts'

/**
 * Whose work a piece of editorial is: the editors' of the sample shop, of an operator's plan, of the office, or composed by the stylist's rules
 * where there is too little of the others.
 */
export type EditorialOrigin = 'sample' | 'hand' | 'office' | 'rules'

const slug = v.pipe(v.string(), v.slug(), v.maxLength(80))
const title = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120))
const words = v.pipe(v.string(), v.maxLength(600))
const picturePath = v.pipe(v.string(), v.startsWith('/samples/'), v.endsWith('.webp'))
/** Without a picture of its own, an outfit gets a board of its pieces. */
const thumbnail = v.union([picturePath, v.literal('')])

/** Products by the ids of their feed, each once. */
const itemIds = v.pipe(
  v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))),
  v.check((ids) => new Set(ids).size === ids.length, 'a piece is named twice'),
)

const hasNoTwins = <Entry>(idOf: (entry: Entry) => string) =>
  v.check<Entry[], string>(
    (entries) => new Set(entries.map(idOf)).size === entries.length,
    'two entries have the same id',
  )

export const collectionRule = v.strictObject({
  categories: v.optional(v.array(v.picklist(productCategories))),
  occasions: v.optional(v.array(v.picklist(productOccasions))),
  seasons: v.optional(v.array(v.picklist(seasons))),
  colourFamilies: v.optional(v.array(v.picklist(colourFamilies))),
  brands: v.optional(v.array(v.string())),
})
export type CollectionRule = v.InferOutput<typeof collectionRule>

export const presetOccasion = v.picklist([...occasions, 'all'])

/** The editors' plan for a feed: `/samples/editorial.json`. All lists are in display order. */
export const editorial = v.object({
  collections: v.pipe(
    v.array(
      v.object({
        slug,
        title,
        description: words,
        kind: v.picklist(['editorial', 'call']),
        isPremium: v.boolean(),
        imageUrl: v.union([picturePath, v.literal('')]),
        pinned: itemIds,
        rule: v.nullable(collectionRule),
      }),
    ),
    hasNoTwins(({ slug: own }) => own),
  ),
  presets: v.pipe(
    v.array(
      v.object({
        id: slug,
        title,
        description: words,
        occasion: presetOccasion,
        isPremium: v.boolean(),
        thumbnailUrl: thumbnail,
        /** The worn garments, from the skin outwards. */
        garments: v.pipe(itemIds, v.minLength(1), v.maxLength(4)),
        /** Shown and sold besides. */
        objects: itemIds,
      }),
    ),
    hasNoTwins(({ id }) => id),
  ),
  posts: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
        title,
        description: words,
        occasion: presetOccasion,
        thumbnailUrl: thumbnail,
        /** Width divided by height of the picture. */
        aspect: v.pipe(v.number(), v.minValue(0.3), v.maxValue(3)),
        /** The template of the studio whose title and text it has, and by which it was composed. */
        templateId: v.optional(slug),
        /** Said on the picture where a machine made it; a board of pieces is laid out by rules. */
        madeBy: v.optional(v.picklist(['board', 'image_model'])),
        items: v.pipe(itemIds, v.minLength(1)),
      }),
    ),
    hasNoTwins(({ id }) => id),
  ),
  templates: v.array(
    v.object({
      id: slug,
      title,
      description: words,
      occasion: v.string(),
      style: v.string(),
      pieces: v.pipe(v.array(v.string()), v.minLength(1)),
      colors: v.pipe(v.array(v.string()), v.minLength(1)),
    }),
  ),
})
export type Editorial = v.InferOutput<typeof editorial>
