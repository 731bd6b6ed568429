/** How a way through Google ended, as the address of the page says it that it leads back to (`?google=`). */
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
