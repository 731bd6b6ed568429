import * as v from 'valibot'
import { consultation, maxNoteLength } from '@cabine/sophia/questions/consultation.ts'

const maxOptions = 12

/** Body of PUT /api/consultation: one answer. The flow decides whether the question accepts it. */
export const consultationAnswerInput = v.object({
  question: v.picklist(consultation.map(({ id }) => id)),
  answer: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(maxNoteLength))), v.maxLength(maxOptions)),
})
