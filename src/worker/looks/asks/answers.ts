import * as v from 'valibot'
import { shownPictures } from '#shared/shown-looks.ts'
import { moment, type Answers } from '../../lib/route-answers.ts'

export const lookAsk = v.object({
  id: v.string(),
  path: v.pipe(v.string(), v.description('Of the page. Whoever has it may vote once.')),
  shows: v.picklist(shownPictures),
  question: v.string(),
  createdAt: moment,
  endsAt: moment,
  options: v.array(
    v.object({
      position: v.number(),
      lookId: v.nullable(v.string()),
      title: v.string(),
      pictureUrl: v.string(),
      votes: v.number(),
    }),
  ),
  words: v.array(v.object({ id: v.string(), position: v.number(), words: v.string() })),
})

export const lookAskAnswers = {
  'GET /api/look-asks': { 200: v.array(lookAsk) },
  'POST /api/look-asks': { 201: lookAsk },
  'DELETE /api/look-asks/:id': { 204: null },
  'DELETE /api/look-asks/:id/votes/:vote/words': { 204: null },
} satisfies Answers
