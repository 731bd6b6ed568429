import * as v from 'valibot'
import { shopItem } from '#shared/looks.ts'
import { moment, type Descriptions } from '../lib/route-description.ts'

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
  'GET /api/lookbook': { summary: 'Lists the saved looks', answers: { 200: v.array(look) } },
  'POST /api/lookbook': {
    summary: 'Saves a look with a copy of its picture',
    answers: { 201: look },
    errors: [
      'image_not_yours',
      'image_unreadable',
      'picture_refused',
      'picture_unknown',
      'picture_unreachable',
      'too_many_photos',
      'picture_not_kept',
    ],
  },
  'DELETE /api/lookbook/:id': {
    summary: 'Removes a look and its picture',
    answers: { 204: null },
    errors: ['not_found'],
  },
} satisfies Descriptions
