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
  albumId: v.nullable(v.string()),
  fingerprint: v.nullable(
    v.pipe(v.string(), v.description('Of the picture as it was sent: the same picture is saved once.')),
  ),
})

const album = v.object({ id: v.string(), name: v.string(), createdAt: moment })

export const lookAnswers = {
  'GET /api/lookbook': { 200: v.array(look) },
  'POST /api/lookbook': { 200: look, 201: look },
  'PUT /api/lookbook/:id/notes': { 204: null },
  'PUT /api/lookbook/album': { 204: null },
  'GET /api/lookbook/albums': { 200: v.array(album) },
  'POST /api/lookbook/albums': { 201: album },
  'PUT /api/lookbook/albums/:id': { 204: null },
  'DELETE /api/lookbook/albums/:id': { 204: null },
  'DELETE /api/lookbook/:id': { 204: null },
} satisfies Answers
