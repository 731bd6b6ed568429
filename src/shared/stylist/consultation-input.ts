import * as v from 'valibot'
import { consultation, mostNoteLength } from './consultation.ts'

const mostOptions = 12

/** Body of PUT /api/consultation: one answer. The flow decides whether the question accepts it. */
export const consultationAnswerInput = v.object({
  question: v.picklist(consultation.map(({ id }) => id)),
  answer: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.maxLength(mostNoteLength))),
    v.maxLength(mostOptions),
  ),
})
