import type { Language } from './languages.ts'
import type { CategoryOrNone } from './categories.ts'

/**
 * The words of shops in one language, as far as they are not the lexicon's: separated by commas, in any form that the lexicon's stems
 * unify. A word behind '~' counts only where no other tells the category: a 'knit' is often a material.
 */
export type CategoryWords = {
  language: Exclude<Language, 'en'>
  /** Which of several things is meant: 'robe chemise' is a dress, 'Hemdblusenkleid' too. */
  counts: 'first' | 'last'
  /** Behind these words stands what a piece comes with. */
  company?: string
  /** The same where words are not parted by spaces. */
  comesWith?: RegExp
  /** Unifies letters before anything is compared. */
  letters?: (text: string) => string
  words: Partial<Record<CategoryOrNone, string>>
  /** Phrases in which a thing's word tells none: 'taille haute' is no top. */
  besides?: string
}
