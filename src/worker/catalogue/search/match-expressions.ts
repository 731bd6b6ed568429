import { synonymsOf } from '@cabine/sophia/languages/en/synonyms.ts'

/**
 * Within quotation marks nothing is an operator; words consist of letters and digits, so no mark can end them early.
 */
export const quote = (phrase: string) => `"${phrase}"`

/** What the index's own stemming makes one word is asked for once: each of its lists is as long as the word is common. */
const isSameStem = (one: string, other: string) =>
  one === other || (one.length > 3 && one === `${other}s` && !/(?:ss|ies|sses|xes|ches|shes|zes)$/.test(one))

export const distinctStems = (phrases: readonly string[]) =>
  phrases.filter(
    (phrase, at) =>
      !phrases.some(
        (other, place) => (isSameStem(phrase, other) && phrase !== other) || (phrase === other && place < at),
      ),
  )

/** Any of these phrases. */
export const anyOf = (phrases: readonly string[], more: readonly string[] = []) =>
  `(${[...distinctStems(phrases).map(quote), ...more].join(' OR ')})`

/** Removes the '=' that marks a word without synonyms. */
export const plainOf = (phrase: string) => phrase.replace('=', '')

/** Every English word that finds a concept: first its own, then their synonyms. */
export const englishOf = (means: readonly string[]) => [
  ...new Set([
    ...means.map(plainOf),
    ...means.flatMap((phrase) => (phrase.startsWith('=') ? [] : (synonymsOf(phrase.split(' ')) ?? []))),
  ]),
]

/** Words that the catalogue says of a product for the index alone. */
export const fact = (...words: string[]) => `{facts} : (${words.map((word) => `"${word}"`).join(' OR ')})`
