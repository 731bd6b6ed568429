import * as v from 'valibot'

/**
 * Body of POST /api/account/removal: a device that lies open must not be enough to end an account. Without a password
 * she has shown just before that it is she, with a passkey or through Google.
 */
export const removalInput = v.object({
  password: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(256))),
})
