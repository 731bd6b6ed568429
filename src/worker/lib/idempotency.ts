import type { ApiContext } from './app.ts'
import { ApiError } from './errors.ts'
import { sha256Hex } from './ids.ts'

const header = 'Idempotency-Key'
/** Printable ASCII, as the header's draft standard has it (draft-ietf-httpapi-idempotency-key-header-07, 2.1). */
const wellFormed = /^[\x20-\x7e]{1,128}$/

/**
 * The name that the caller gave to this call, or null. It is never cut: two long keys would become the same. Throws
 * invalid_input.
 */
export function idempotencyKey(c: ApiContext): string | null {
  const key = c.req.header(header)
  if (!key) return null
  if (!wellFormed.test(key)) throw new ApiError('invalid_input', { field: header })
  return key
}

/** What a call under a key asked for, so that the same key with something else in it can be refused. */
export const fingerprintOf = (input: unknown) => sha256Hex(JSON.stringify(input))
