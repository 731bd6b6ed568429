/** More words than this say nothing that the first ones did not. */
const mostWords = 10
const longestWord = 40

/** Lower-case words without accents, cut where the full-text index cuts them: at whatever is no letter or digit. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords).map((word) => word.slice(0, longestWord))
}

/** One form for the singular and the plural: 'dresses' and 'dress', 'robes' and 'robe'. */
export const rootOf = (word: string) => word.replace(/(?<=ss|sh|ch|x)es$|(?<=[^s])s$/, '')

/** In 'a dress for the beach' they tell nothing apart; in English and French. */
const fillers = new Set(
  'a an and at by for from in my of on or some that the to with au aux avec d de des du en et l la le les mon ma pour sur un une'.split(
    ' ',
  ),
)
export const isFiller = (word: string) => fillers.has(word)
