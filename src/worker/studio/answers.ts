import * as v from 'valibot'
import { anyCategory } from '@cabine/sophia/vocabulary/product-categories.ts'
import { moment, type Answers } from '../lib/route-answers.ts'
import { outfitPost } from '../outfits/answers.ts'

const piece = v.object({
  id: v.string(),
  name: v.string(),
  brand: v.string(),
  price: v.string(),
  image: v.string(),
  category: v.picklist(anyCategory),
})

const generatedOutfit = v.object({
  id: v.string(),
  templateId: v.string(),
  title: v.string(),
  description: v.string(),
  thumbnailUrl: v.string(),
  aspect: v.number(),
  madeBy: v.picklist(['board', 'image_model']),
  shopItems: v.array(v.object({ ...piece.entries, alternatives: v.array(piece) })),
  departures: v.array(
    v.union([
      v.object({ what: v.literal('instead'), words: v.string(), name: v.string() }),
      v.object({ what: v.literal('left_out'), words: v.string() }),
      v.object({ what: v.literal('colour'), name: v.string() }),
    ]),
  ),
  isPublished: v.boolean(),
  createdAt: moment,
})

const batch = v.object({
  batchId: v.string(),
  state: v.picklist(['running', 'done']),
  outfits: v.array(
    v.object({
      templateId: v.string(),
      title: v.string(),
      description: v.string(),
      thumbnailUrl: v.string(),
      shopItems: generatedOutfit.entries.shopItems,
      state: v.picklist(['waiting', 'working', 'done', 'failed']),
      reason: v.optional(v.literal('budget')),
      outfit: v.nullable(generatedOutfit),
    }),
  ),
  count: v.number(),
})

export const studioAnswers = {
  'POST /api/outfits/generate-batch': { 200: batch, 202: batch },
  'GET /api/outfits/batches': { 200: v.object({ running: v.nullable(batch) }) },
  'GET /api/outfits/batches/:id': { 200: batch },
  'GET /api/outfits/generated': { 200: v.object({ outfits: v.array(generatedOutfit) }) },
  'GET /api/outfits/generated/:id': {
    200: v.object({ ...outfitPost.entries, isPublished: v.boolean(), isOwn: v.literal(true) }),
  },
  'DELETE /api/outfits/generated/:id': { 204: null },
  'PUT /api/outfits/generated/:id/publication': { 204: null },
  'DELETE /api/outfits/generated/:id/publication': { 204: null },
} satisfies Answers
