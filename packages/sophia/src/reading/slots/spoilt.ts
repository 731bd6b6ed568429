import { isDenial, isKind, isOfBody, isThing } from '../../sentence/deniable.ts'
import { placesOf, says } from '../../sentence/items.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

/** 'Suede gets ruined in the rain, no?': a colour or a material with its fault, where no piece is spoken of. */
export function spoiltIn(sentence: Sentence): Item[] {
  const { items, vocabulary } = sentence
  return placesOf(sentence, 'spoils').flatMap(({ from, to }) => {
    const before = items.filter((item) => item.from < to)
    const last = before.findLast((item) => isThing(item) && !isOfBody(item))
    const isPiece = (item: Item) => isKind(item) && item.clause === last?.clause && item.from < to
    // 'Linen that doesn't crease'; in German that is one phrase.
    const isDenied = items.some(
      (item) =>
        (item.from < from && item.to > from) ||
        (isDenial(item) && (vocabulary.grammar.isVerbLast ? item.from === to : item.to === from)),
    )
    return last && !isDenied && !before.some(isPiece) && !isParted(sentence, last.to, from) ? [last] : []
  })
}

/** She asks whether it does, and has not made up her mind: 'does linen crease?'; 'it does, no?' tells. */
export const isWondering = (sentence: Sentence) => {
  const { units, isQuestion } = sentence
  const end = units.findLastIndex(({ text }) => /^[?？؟]$/.test(text))
  return isQuestion && !says(sentence, 'tagNo', Math.max(0, end - 3), end)
}

/** A sign stands between them. */
const isParted = ({ units }: Sentence, from: number, to: number) =>
  units.slice(from, to).some(({ kind }) => kind === 'comma' || kind === 'break')
