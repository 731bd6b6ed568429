/** A part of what was typed, in places of its folded form (vocabulary/fold.ts). */
export type Span = { from: number; to: number }
