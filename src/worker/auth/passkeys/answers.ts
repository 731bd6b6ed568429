import * as v from 'valibot'

const known = v.optional(
  v.array(v.object({ id: v.string(), type: v.string(), transports: v.optional(v.array(v.string())) })),
)
const userVerification = v.optional(v.picklist(['required', 'preferred', 'discouraged']))

/** What `navigator.credentials.get` takes, as JSON. */
export const optionsToUse = v.object({
  challenge: v.string(),
  timeout: v.optional(v.number()),
  rpId: v.optional(v.string()),
  allowCredentials: known,
  userVerification,
  hints: v.optional(v.array(v.string())),
  extensions: v.optional(v.record(v.string(), v.unknown())),
})

/** What `navigator.credentials.create` takes, as JSON. */
export const optionsToAdd = v.object({
  rp: v.object({ id: v.optional(v.string()), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.string() })),
  timeout: v.optional(v.number()),
  excludeCredentials: known,
  authenticatorSelection: v.optional(
    v.object({
      authenticatorAttachment: v.optional(v.string()),
      requireResidentKey: v.optional(v.boolean()),
      residentKey: v.optional(v.string()),
      userVerification,
    }),
  ),
  hints: v.optional(v.array(v.string())),
  attestation: v.optional(v.string()),
  attestationFormats: v.optional(v.array(v.string())),
  extensions: v.optional(v.record(v.string(), v.unknown())),
})
