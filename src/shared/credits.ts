/** The kinds of ledger entries. */
export const creditKinds = [
  'grant',
  'spend',
  'reserve',
  'settle',
  'release',
  /** A paid credit pack … */
  'purchase',
  /** … its refund, which takes back the credits that she has not used … */
  'refund',
  /** … and their return when the money was kept after all, because a dispute was won. */
  'return',
] as const
