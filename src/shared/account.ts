import * as v from 'valibot'

/** Body of POST /api/account/removal: a device that lies open must not be enough to end an account. */
export const removalInput = v.object({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) })
