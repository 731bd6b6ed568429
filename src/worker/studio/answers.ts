import * as v from 'valibot'
import { anyCategory } from '@cabine/sophia/vocabulary/product-categories.ts'
import { moment, type Descriptions } from '../lib/route-description.ts'
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
  'POST /api/outfits/generate-batch': {
    summary:
      'Makes a batch of outfits from templates; one that takes longer goes on, and is asked for by its id',
    headers: { Prefer: '`respond-async` wants the answer at once, before anything is made.' },
    answers: { 200: batch, 202: batch },
    errors: ['batch_running', 'no_templates', 'studio_limit'],
  },
  'GET /api/outfits/batches': {
    summary: 'Returns the running batch',
    answers: { 200: v.object({ running: v.nullable(batch) }) },
  },
  'GET /api/outfits/batches/:id': {
    summary: "Returns one of the shopper's own batches",
    answers: { 200: batch },
  },
  'GET /api/outfits/generated': {
    summary: "Lists the shopper's studio outfits",
    answers: { 200: v.object({ outfits: v.array(generatedOutfit) }) },
  },
  'GET /api/outfits/generated/:id': {
    summary: 'Returns a studio outfit with its products',
    answers: {
      200: v.object({ ...outfitPost.entries, isPublished: v.boolean(), isOwn: v.literal(true) }),
    },
  },
  'DELETE /api/outfits/generated/:id': {
    summary: 'Removes a studio outfit',
    answers: { 204: null },
    errors: ['not_found'],
  },
  'PUT /api/outfits/generated/:id/publication': {
    summary: 'Publishes a studio outfit',
    answers: { 204: null },
    errors: ['not_found', 'picture_refused', 'publish_limit'],
  },
  'DELETE /api/outfits/generated/:id/publication': {
    summary: 'Takes a published outfit back',
    answers: { 204: null },
    errors: ['not_found'],
  },
} satisfies Descriptions
