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
  /** … which come back when the money did not go after all: a dispute was won. */
  'return',
] as const
