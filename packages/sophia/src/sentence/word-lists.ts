import { foldPhrase } from '../vocabulary/fold.ts'

/** Lists of phrases by what they mean, separated by commas; `*` stands for the rest of a word. */
type Lists<Name extends string> = Record<Name, string>

export type Matchers<Name extends string> = {
  /** A text as the patterns read it. */
  fold: (text: string) => string
  patterns: Record<Name, RegExp>
}

/** Makes patterns of lists, for languages whose words stand apart and for those whose words do not. */
export function matchersOf<Name extends string>(lists: Lists<Name>, isUnspaced: boolean): Matchers<Name> {
  const fold = (text: string) => {
    const folded = foldPhrase(text)
    return isUnspaced ? folded.replaceAll(' ', '') : folded
  }
  const patternOf = (list: string) => {
    const phrases = list
      .split(',')
      .map((phrase) => phrase.split('*').map(fold).join('\\p{L}*'))
      .filter(Boolean)
      .toSorted((one, other) => other.length - one.length)
    const either = `(?:${phrases.join('|')})`
    return new RegExp(isUnspaced ? either : `(?<![\\p{L}\\p{N}])${either}(?![\\p{L}\\p{N}])`, 'gu')
  }
  const all = (Object.entries(lists) as [Name, string][]).map(([name, list]) => [name, patternOf(list)])
  return { fold, patterns: Object.fromEntries(all) as Record<Name, RegExp> }
}
