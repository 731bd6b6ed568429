import * as v from 'valibot'
import { languages } from './languages.ts'

/** Body of POST /api/auth/google/finish: a new account needs her confirmation of age, an existing one does not. */
export const finishInput = v.object({
  minimumAge: v.optional(v.literal(true)),
  /** The language of the page and of mails. */
  language: v.optional(v.picklist(languages)),
})
