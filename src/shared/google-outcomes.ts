/** How a sign-in through Google ended, as the address that it returns to states it (`?google=`). */
export const googleOutcomes = [
  'connected',
  'proven',
  'denied',
  'lost',
  'unverified',
  'untrusted',
  'unreachable',
  'too_many',
  'taken',
  'has_other',
  'not_connected',
  'leaving',
  'needs_proof',
  'not_configured',
] as const
export type GoogleOutcome = (typeof googleOutcomes)[number]
