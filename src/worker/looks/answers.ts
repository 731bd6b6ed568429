import * as v from 'valibot'
import { shopItem } from '#shared/looks.ts'
import { moment, type Answers } from '../lib/route-answers.ts'

export const look = v.object({
  id: v.string(),
  title: v.string(),
  tryOnImageUrl: v.string(),
  originalOutfitUrl: v.string(),
  outfitName: v.string(),
  outfitDescription: v.string(),
  notes: v.string(),
  items: v.array(shopItem),
  createdAt: moment,
})

export const lookAnswers = {
  'GET /api/lookbook': { 200: v.array(look) },
  'POST /api/lookbook': { 201: look },
  'DELETE /api/lookbook/:id': { 204: null },
} satisfies Answers
