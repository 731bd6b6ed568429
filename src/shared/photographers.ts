import * as v from 'valibot'

/** The services that make a photograph of a look, in the order in which they are asked if nothing else is configured. */
export const photographers = ['workers_ai', 'google', 'fashn', 'gateway', 'bfl', 'own'] as const
export type Photographer = (typeof photographers)[number]

/** Which is asked first, of those that are well and have room: the first of the operator's, the cheapest or the fastest. */
export const photographChoices = ['order', 'price', 'time'] as const
export type PhotographChoice = (typeof photographChoices)[number]

/** Whom the operator wants to be asked, the first first, each with the looks of a hundred for which it comes before all others. */
export type PhotographerOrder = {
  choice: PhotographChoice
  shares: { photographer: Photographer; percent: number }[]
}

/** What a shopper said of each service, and when (ISO 8601). */
export type PhotographConsents = Partial<Record<Photographer, { granted: boolean; at: string }>>

/** Her answers to the question whether a service may have her photo; one that is left out stays as it was. */
export const photographConsentsInput = v.object({
  ...v.entriesFromList(photographers, v.optional(v.boolean())),
  /** Turnstile's word that a person answers. Needed with the first yes, where the operator has set its keys. */
  turnstile: v.optional(v.pipe(v.string(), v.maxLength(2048))),
})

/** What Turnstile is asked for with her first yes: a token for anything else does not count. */
export const consentAction = 'photograph'
