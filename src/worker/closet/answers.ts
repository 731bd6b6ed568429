import * as v from 'valibot'
import { closetDetails } from '#shared/closet.ts'
import type { Answers } from '../lib/route-answers.ts'

export const closetPiece = v.object({
  id: v.string(),
  details: closetDetails,
  picture: v.string(),
  addedAt: v.number(),
  changedAt: v.number(),
})

export const closetAnswers = {
  'GET /api/closet': { 200: v.array(closetPiece) },
  'PUT /api/closet/:id': { 200: closetPiece },
  'DELETE /api/closet/:id': { 204: null },
} satisfies Answers
