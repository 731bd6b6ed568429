import * as v from 'valibot'
import { shownPictures } from '#shared/shown-looks.ts'
import { moment, type Answers } from '../../lib/route-answers.ts'

export const shownLook = v.object({
  id: v.string(),
  path: v.pipe(v.string(), v.description('Of the page. Whoever has it opens the page.')),
  lookId: v.nullable(v.string()),
  shows: v.picklist(shownPictures),
  title: v.string(),
  words: v.string(),
  hasPassword: v.boolean(),
  pictureUrl: v.string(),
  createdAt: moment,
  endsAt: v.nullable(moment),
})

export const shownLookAnswers = {
  'GET /api/shown-looks': { 200: v.array(shownLook) },
  'POST /api/shown-looks': { 201: shownLook },
  'DELETE /api/shown-looks/:id': { 204: null },
} satisfies Answers
