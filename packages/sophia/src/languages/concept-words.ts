import { concepts, type Concept } from '../vocabulary/concepts.ts'
import type { Lexicon } from './lexicon.ts'

/** What a thing, a colour or a material is called in a language; null for English, whose words the concepts are. */
export const conceptWord = (concept: Concept, lexicon: Lexicon | null): string =>
  lexicon?.entries.find((one) => one.concept === concept)?.shown ?? concepts[concept][0] ?? concept
