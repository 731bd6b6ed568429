import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import words from './page-words.json' with { type: 'json' }

/** What the Worker says on the pages that show looks. They run no script, so that these are all their words. */
export const wordsOf = (language: Language) => words[language]
