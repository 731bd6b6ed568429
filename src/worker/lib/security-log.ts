import type { ApiErrorCode } from '#shared/errors.ts'
import type { OfficeErrorCode } from '#shared/office/office-errors.ts'
import { logEvent } from './log.ts'

/**
 * What an account goes through, as lines of the log. They say what happened and how, in which call, and never to whom: a line
 * names no shopper, here as elsewhere (log.ts). She herself is told by mail.
 */
type SecurityEvents = {
  signed_in: 'password' | 'passkey' | 'google' | 'sign_up' | 'new_password' | 'assistant'
  session_ended: 'signed_out' | 'one_device' | 'other_devices'
  proof_given: 'password' | 'passkey' | 'google'
  credential_changed:
    | 'password'
    | 'email'
    | 'email_confirmed'
    | 'passkey_added'
    | 'passkey_removed'
    | 'google_added'
    | 'google_removed'
    | 'second_factor_added'
    | 'second_factor_removed'
    | 'recovery_code_used'
    | 'recovery_codes_renewed'
  account_leaving: 'asked' | 'kept' | 'at_once'
}

export const logSecurity = <Event extends keyof SecurityEvents>(event: Event, kind: SecurityEvents[Event]) =>
  logEvent(event, { kind })

/** Refusals that tell of somebody's try: at an account, at what is not hers, at a role, from another site, or too often. */
const tries: ReadonlySet<ApiErrorCode | OfficeErrorCode> = new Set([
  'wrong_credentials',
  'wrong_password',
  'wrong_origin',
  'wrong_user',
  'too_many_attempts',
  'link_invalid',
  'passkey_refused',
  'wrong_code',
  'second_step_over',
  'proof_required',
  'passkey_required',
  'role_required',
  'premium_required',
  'image_not_yours',
  'payment_not_yours',
  'bad_signature',
  'robot_suspected',
  'google_lost',
])

/**
 * Somebody who is signed in asked for what is not hers, or does not exist: the answer is the same, and so is the line. Both are what
 * a search through ids looks like. `route` is the pattern of the call; without an id in it nobody searches.
 */
export function logNotHers(route: string, method: string) {
  if (route.includes(':')) logEvent('refused', { code: 'not_found', route, method })
}

/** Logs a refusal if it is one of these. `route` is the pattern of the call, not its address. */
export function logRefusal(code: ApiErrorCode | OfficeErrorCode, route: string, method: string) {
  if (tries.has(code)) logEvent('refused', { code, route, method })
}
