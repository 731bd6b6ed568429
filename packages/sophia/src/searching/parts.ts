import type { Concept } from '../vocabulary/concepts.ts'
import type { Span } from './span.ts'

/** What a part is about. */
type Subject = 'need' | 'trait' | 'line' | 'colour' | 'kind'

/** A thing that is asked for, by any of these English phrases, as the concepts have them. */
export type AskedPart = Span & {
  about: Subject
  phrases: readonly string[]
  /** What of the vocabulary it names; nothing where it is only meant. */
  concepts: readonly Concept[]
}

/** What is not wanted: a colour, a stuff, a kind, or a word that nobody knows. */
export type Unwanted = Span & {
  about: 'kind' | 'colour' | 'trait' | 'word'
  phrases: readonly string[]
  concepts: readonly Concept[]
}
