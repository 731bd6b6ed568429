import { means, namesIn, textIn } from '../sentence/items.ts'
import type { Item, Sentence } from '../sentence/sentence.ts'
import { kinds } from '../sentence/thing-phrases.ts'
import { isContentful, type Unread } from './heard.ts'

/** A small word between: 'without a …', 'avec des …'. */
const longestBetween = 3
const most = 2

/**
 * What a piece shall have or not have, in words of which nothing was understood: 'a dress with pockets', 'no pointed toe'. No shop
 * is asked for it, and she is told so. What else is not understood is her story.
 */
export function untoldIn(sentence: Sentence, unread: readonly Unread[]): string[] {
  if (unread.length === 0) return []
  const { items, units, vocabulary } = sentence
  const { talk, grammar } = vocabulary
  const isBetween = (at: number) => {
    const unit = units[at]
    return unit?.kind === 'word' && unit.text.length <= longestBetween
  }
  const endsBefore = (end: number, from: number) => end === from || (end === from - 1 && isBetween(end))
  const isPiece = (at: number) =>
    items.some((item) => item.to === at && namesIn(item, 'concept').some((name) => kinds.has(name)))
  const isNone = (from: number, to: number) =>
    talk.fold(textIn(sentence, from, to)).search(talk.patterns.noneOf) >= 0
  const isBehind = ({ from }: Item) =>
    isPiece(from) || (units[from - 1]?.kind === 'comma' && isPiece(from - 1))
  const isAsked = ({ from, to }: { from: number; to: number }) =>
    items.some((item) =>
      means(item, 'grammar:with')
        ? endsBefore(item.to, from) && isPiece(item.from)
        : means(item, 'grammar:not') &&
          (grammar.isVerbLast
            ? item.from === to && isNone(to, item.to)
            : endsBefore(item.to, from) && (isNone(item.from, from) || isBehind(item))),
    )
  // The 'tire' of 'que no tire a blanco' is a verb, and the white is understood.
  const goesOn = (to: number) =>
    items.some((item) => isContentful(item) && endsBefore(to, item.from) && item.from >= to)
  return phrasesOf(unread)
    .filter((phrase) => isAsked(phrase) && !goesOn(phrase.to))
    .map(({ text }) => text)
    .slice(0, most)
}

/** Words that stand beside each other, as one. */
function phrasesOf(unread: readonly Unread[]) {
  const phrases: Unread[] = []
  for (const word of unread) {
    const last = phrases.at(-1)
    if (last?.to === word.from)
      phrases.splice(-1, 1, { from: last.from, to: word.to, text: `${last.text} ${word.text}` })
    else phrases.push(word)
  }
  return phrases
}
