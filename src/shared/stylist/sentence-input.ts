import * as v from 'valibot'
import { notBlank } from '#shared/schema-of-input.ts'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
import { longestSentence } from '@cabine/sophia/sentence/units.ts'

/** Body of POST /api/stylist/sentences: the sentence, and nothing of who wrote it. */
export const sentenceInput = v.object({
  text: v.pipe(v.string(), notBlank(), v.trim(), v.minLength(1), v.maxLength(longestSentence)),
  language: v.picklist(languages),
})
export type SentenceInput = v.InferOutput<typeof sentenceInput>
