import type { Sentence } from '../sentence/sentence.ts'

/** A part of what was typed, in places of its folded form (vocabulary/fold.ts). */
export type Span = { from: number; to: number }

/** What is told by its first unit and the one behind its last, in places of the text. */
export const spanOf = ({ from, to }: { from: number; to: number }, { units }: Sentence): Span => ({
  from: units[from]?.from ?? 0,
  to: units[to - 1]?.to ?? 0,
})

export const doOverlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to
