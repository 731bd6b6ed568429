import { isFiller, rootOf } from './split-words.ts'
import listed from './synonyms.json' with { type: 'json' }

/**
 * Shoppers' words and the shops' words for the same thing; French ones are found in English catalogues, and the
 * reverse.
 */
export const sameThings: string[][] = listed.sameThings

/** A search for a colour includes its shades; a search for a shade means that one. */
export const shades: Record<string, string[]> = listed.shades

/** Normalised like a question, without stop words, so that 'sac à main' is found as 'sac main'. */
export const synonymKey = (phrase: string) =>
  phrase
    .split(' ')
    .filter((word) => !isFiller(word))
    .map(rootOf)
    .join(' ')

const alternatives = new Map<string, Set<string>>()
const learn = (word: string, others: string[]) => {
  const known = alternatives.get(synonymKey(word)) ?? []
  alternatives.set(synonymKey(word), new Set([...known, ...others]))
}
for (const group of sameThings) {
  const shaded = group.flatMap((word) => shades[word] ?? [])
  for (const word of group) learn(word, [...group, ...shaded])
}
for (const [colour, names] of Object.entries(shades)) learn(colour, names)

/** The length of the table's longest phrase, in words. */
export const longestPhrase = 3

/** The synonyms of a word or a phrase; null without an entry. */
export function synonymsOf(words: string[]) {
  const phrase = words.join(' ')
  const found = alternatives.get(synonymKey(phrase))
  return found ? [...found].filter((other) => other !== phrase) : null
}

/** Single words of the table, to which a mistyped word may be corrected. */
export const knownSynonyms = () => [...new Set(sameThings.flat().filter((word) => !word.includes(' ')))]
