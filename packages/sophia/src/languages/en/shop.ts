import { concepts } from '../../vocabulary/concepts.ts'
import { namedInEnglish } from './title-rules.ts'

/** Words of English titles, besides the lexicon's English. */
const more =
  'with and in for the of on to from by neck sleeve sleeves waist rise fit leg collar button zip hem size pack set women womens men mens girls boys kids ' +
  'baby our made new no relaxed soft classic regular stretch basic chic essential signature everyday luxe vintage modern retro envelope frames light dark small ' +
  'large medium one two piece long short heel toe strap buckle pocket lined detail style look'

const english: ReadonlySet<string> = new Set([
  ...Object.values(concepts)
    .flat()
    .flatMap((name) => name.replace('=', '').split(' ')),
  ...more.split(' '),
])
const plural = /(?<=[^s])s$/

const known = new Map<string, boolean>()
const maxRemembered = 4_000

/** Whether a word is English, as far as titles of shops go. */
export function isEnglish(word: string) {
  const before = known.get(word)
  if (before !== undefined) return before
  const is = english.has(word) || english.has(word.replace(plural, '')) || namedInEnglish(word) !== null
  if (known.size >= maxRemembered) known.clear()
  known.set(word, is)
  return is
}
