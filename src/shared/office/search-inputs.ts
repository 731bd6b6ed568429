import * as v from 'valibot'

/** The products that come first where this is asked; none takes the pins away. */
export const pinsInput = v.object({
  question: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120)),
  productIds: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))), v.maxLength(12)),
})

/** Phrases that mean the same. */
export const synonymsInput = v.object({
  phrases: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80))), v.maxLength(12)),
})

export const groupParam = v.object({ number: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) })
