import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import words from './page-words.json' with { type: 'json' }

/** The few words that the Worker draws on a product's page itself; the app that takes its place has its own. */

export const wordsOf = (language: Language) => words[language]
