import * as v from 'valibot'
import { notBlank } from './schema-of-input.ts'

/** A phone, a computer, a key or two, and former ones. */
export const maxPasskeys = 10
export const longestPasskeyName = 60

/** Body of PUT /api/account/passkeys/:id. */
export const passkeyNameInput = v.object({
  name: v.pipe(v.string(), notBlank(), v.trim(), v.minLength(1), v.maxLength(longestPasskeyName)),
})

const base64url = v.pipe(v.string(), v.maxLength(12_000), v.regex(/^[\w-]*$/))
const credential = {
  id: v.pipe(base64url, v.minLength(1), v.maxLength(1_400)),
  rawId: base64url,
  type: v.literal('public-key'),
  clientExtensionResults: v.object({}),
  authenticatorAttachment: v.optional(v.nullable(v.picklist(['platform', 'cross-platform']))),
}

/** The browser's response for a new passkey. */
export const newPasskeyInput = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(10))),
  }),
})

/** The browser's response for a used passkey. */
export const usedPasskeyInput = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.optional(v.nullable(base64url)),
  }),
})
export type NewPasskey = v.InferOutput<typeof newPasskeyInput>
export type UsedPasskey = v.InferOutput<typeof usedPasskeyInput>
