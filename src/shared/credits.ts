/** What moves credits, or ends what was set aside: the words of the ledger. */
export const creditKinds = [
  'grant',
  'spend',
  'reserve',
  'settle',
  'release',
  /** A credit pack that was paid … */
  'purchase',
  /** … and the money back: as many of its credits as she has not used. */
  'refund',
] as const
