import * as v from 'valibot'
import { occasions } from '#shared/occasions.ts'
import { outfitPreset } from '#shared/outfits.ts'
import { product } from '../catalogue/answers.ts'
import type { Descriptions } from '../lib/route-description.ts'

const card = {
  id: v.string(),
  title: v.string(),
  occasion: v.picklist([...occasions, 'all']),
  thumbnailUrl: v.string(),
  aspect: v.pipe(v.number(), v.description('Width by height of the thumbnail.')),
  templateId: v.optional(v.nullable(v.string())),
  madeBy: v.optional(v.picklist(['board', 'image_model'])),
}

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
  'GET /api/outfit-presets': {
    summary: 'Lists the preset outfits of the fitting room',
    answers: { 200: v.array(outfitPreset) },
  },
  'GET /api/outfits/templates': {
    summary: "Lists the studio's templates",
    answers: { 200: v.object({ templates: v.array(template) }) },
  },
  'GET /api/outfit-boards/:file': {
    summary: 'Returns the picture of a studio outfit',
    answers: { 200: 'image/*' },
    errors: ['not_found'],
  },
  'GET /api/try-on-pieces': {
    summary: 'Returns products as an outfit to try on',
    answers: { 200: outfitPreset },
    errors: ['not_found', 'too_many_attempts'],
  },
  'GET /api/outfit-posts': {
    summary: 'Lists the published outfits',
    answers: { 200: v.array(v.object(card)) },
  },
  'GET /api/outfit-posts/:id': {
    summary: 'Returns a published outfit with its products',
    answers: { 200: outfitPost },
    errors: ['not_found', 'too_many_attempts'],
  },
} satisfies Descriptions
