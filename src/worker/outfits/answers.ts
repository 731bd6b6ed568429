import * as v from 'valibot'
import { wornCategories } from '@cabine/engine/contract/garment-categories.ts'
import { colourFamilies } from '@cabine/sophia/vocabulary/product-categories.ts'
import { occasions } from '#shared/occasions.ts'
import { outfitPreset } from '#shared/outfits.ts'
import { product } from '../catalogue/answers.ts'
import type { Answers } from '../lib/route-answers.ts'

const card = {
  id: v.string(),
  title: v.string(),
  occasion: v.picklist([...occasions, 'all']),
  thumbnailUrl: v.string(),
  aspect: v.pipe(v.number(), v.description('Width by height of the thumbnail.')),
  templateId: v.optional(v.nullable(v.string())),
  madeBy: v.optional(v.picklist(['board', 'image_model'])),
}

const facts = v.object({
  colours: v.array(v.picklist(colourFamilies)),
  season: v.nullable(v.picklist(['summer', 'winter'])),
  price: v.nullable(v.object({ cents: v.number(), currency: v.string() })),
  worn: v.array(v.picklist(wornCategories)),
  department: v.nullable(v.picklist(['women', 'men', 'kids'])),
})

export const outfitPost = v.object({
  ...card,
  description: v.string(),
  products: v.array(product),
  outfit: v.nullable(outfitPreset),
})

const template = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  occasion: v.string(),
  style: v.string(),
  colors: v.array(v.string()),
  pieces: v.array(v.string()),
})

export const outfitAnswers = {
  'GET /api/outfit-presets': { 200: v.array(outfitPreset) },
  'GET /api/outfits/templates': { 200: v.object({ templates: v.array(template) }) },
  'GET /api/outfit-boards/:file': { 200: 'image/*' },
  'GET /api/try-on-pieces': { 200: outfitPreset },
  'GET /api/outfit-posts': { 200: v.array(v.object({ ...card, facts })) },
  'GET /api/outfit-posts/:id': { 200: outfitPost },
} satisfies Answers
