/** Words beyond these would add nothing to a search. */
const maxWords = 10
const longestWord = 40

/**
 * Lower-case words without accents, split as the full-text index splits them: at anything that is no letter or digit.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxWords).map((word) => word.slice(0, longestWord))
}

/** One form for singular and plural: 'dresses' and 'dress', 'robes' and 'robe'. */
export const rootOf = (word: string) => word.replace(/(?<=ss|sh|ch|x)es$|(?<=[^s])s$/, '')

/** Words that carry no meaning in a question such as 'a dress for the beach'; English and French. */
const fillers = new Set(
  'a an and at by for from in my of on or some that the to with au aux avec d de des du en et l la le les mon ma pour sur un une'.split(
    ' ',
  ),
)
export const isFiller = (word: string) => fillers.has(word)
