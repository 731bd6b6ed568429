import * as v from 'valibot'

/**
 * What she can let an assistant of hers do: look into the shop and ask Sophia; read and change her wishlist; see her looks and their
 * pictures. The first is what any of it is for.
 */
export const assistantScopes = ['shop', 'wishlist', 'looks'] as const
export type AssistantScope = (typeof assistantScopes)[number]

/** The page on which she is asked; an assistant sends her there with its request in the address. */
export const consentPath = '/connect'

/** The words of such a request are the library's to check. */
export const assistantRequestInput = v.record(v.string(), v.pipe(v.string(), v.maxLength(2_000)))

/** Of a question that she was asked: it can be answered once, in the browser that asked it. */
export const assistantRefusalInput = v.object({ handle: v.pipe(v.string(), v.maxLength(200)) })

export const assistantConsentInput = v.object({
  ...assistantRefusalInput.entries,
  allowed: v.array(v.picklist(assistantScopes)),
})
