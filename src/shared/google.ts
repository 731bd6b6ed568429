import * as v from 'valibot'
import { languages } from './languages.ts'

/** Body of POST /api/auth/google/finish: a new account needs her word on her age, one that is there does not. */
export const finishInput = v.object({
  minimumAge: v.optional(v.literal(true)),
  /** In which she reads this, and is written to. */
  language: v.optional(v.picklist(languages)),
})
