import * as v from 'valibot'
import { sentAs } from './schema-of-input.ts'
import type { AnyCategory } from '@cabine/sophia/vocabulary/product-categories.ts'

/** The largest batch; there are no more templates than that. */
export const maxOfABatch = 12

/** Body of POST /api/outfits/generate-batch. */
export const generateBatchInput = v.object({
  templateIds: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(60))),
    v.maxLength(maxOfABatch),
    sentAs({ uniqueItems: true }),
    v.check((ids) => new Set(ids).size === ids.length),
  ),
})

/** A piece of a generated outfit: the specification's names, and what a screen needs besides. */
export type GeneratedItem = {
  id: string
  name: string
  brand: string
  /** For display. */
  price: string
  image: string
  category: AnyCategory
  /** What could replace it without breaking a rule, the best first. */
  alternatives: Omit<GeneratedItem, 'alternatives'>[]
}

/** What an outfit has otherwise than its template, by ids of its pieces: another piece or none for its words, another colour. */
export type StoredDeparture =
  | { what: 'piece'; words: string; instead: string | null }
  | { what: 'colour'; id: string }

/** The same by today's names. */
export type Departure =
  | { what: 'instead'; words: string; name: string }
  | { what: 'left_out'; words: string }
  | { what: 'colour'; name: string }

export type GeneratedOutfit = {
  id: string
  templateId: string
  title: string
  description: string
  thumbnailUrl: string
  /** Width divided by height of the thumbnail. */
  aspect: number
  /** Whether the thumbnail was composed of the pieces' own pictures or drawn by the image model. */
  madeBy: 'board' | 'image_model'
  shopItems: GeneratedItem[]
  departures: Departure[]
  isPublished: boolean
  createdAt: string
}

export type BatchOutfit = {
  templateId: string
  title: string
  state: 'waiting' | 'working' | 'done' | 'failed'
  /** Why it failed, where she can do something about it: nothing fits her price limit. */
  reason?: 'budget'
  outfit: GeneratedOutfit | null
}

/** With the specification's fields of an outfit; our pages read `outfit`, which has more. */
export type ToldOutfit = BatchOutfit & Pick<GeneratedOutfit, 'description' | 'thumbnailUrl' | 'shopItems'>

/** A batch as its owner sees it: the answer of the calls, and the message on the live channel. */
export type BatchView<Outfit = BatchOutfit> = {
  batchId: string
  state: 'running' | 'done'
  outfits: Outfit[]
  /** How many are done. */
  count: number
}
