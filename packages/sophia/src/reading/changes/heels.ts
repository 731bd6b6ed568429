import { kindAmong, means, says, textIn } from '../../sentence/items.ts'
import type { Reading } from '../../vocabulary/reading-words.ts'
import { isShowing } from './change-context.ts'
import { footwear } from '../../sentence/thing-phrases.ts'
import { liesThere } from './praise.ts'
import type { Sentence } from '../../sentence/sentence.ts'

/** 'These heels are too high for me': of a pair that lies there. */
export function takeTooHigh(reading: Reading, sentence: Sentence) {
  // 'الكعب عالي وايد', 'ヒールが高すぎ' name the heels within.
  const within = sentence.items.find(
    (item) =>
      means(item, 'shoes:low') &&
      (sentence.units[item.from]?.text.startsWith('ال') === true ||
        /^ヒール.*すぎ/.test(textIn(sentence, item.from, item.to))),
  )
  const isAlone = Object.keys(reading).every((slot) => /^(?:shoes|social|pieces)$/.test(slot))
  if (within && isAlone && (reading.pieces?.length ?? 0) <= 1) {
    reading.change = { act: 'other', about: 'heels' }
    delete reading.pieces
    return
  }
  const [piece, ...others] = reading.pieces ?? []
  // 'Esos tacones son altísimos'.
  const isSoHigh =
    piece?.kind === 'heels' &&
    isAlone &&
    sentence.items.some((item) => means(item, 'body:tall') && item.clause === 0)
  const isTooHigh = says(sentence, 'tooMuch') || isSoHigh
  const isShown = sentence.items.some((item) => isShowing(sentence, item) || means(item, 'grammar:too'))
  if (
    (reading.shoes !== 'low' && !isSoHigh) ||
    piece?.kind !== 'heels' ||
    piece.not ||
    !isTooHigh ||
    !isShown
  )
    return
  if (others.some(({ kind }) => kind !== 'top')) return
  reading.change = { act: 'other', about: 'heels' }
  delete reading.pieces
  delete reading.body
}

/** 'Could the shoes be flat?': the pair that lies there. */
export function takeOtherHeel(reading: Reading, sentence: Sentence) {
  const { pieces, shoes } = reading
  const pair = sentence.items.find((item) => footwear.has(kindAmong([item]) ?? ''))
  const isAsked = says(sentence, 'be') || says(sentence, 'shallBe') || says(sentence, 'must')
  const isAlone =
    Object.keys(reading).every((slot) => slot === 'pieces' || slot === 'shoes' || slot === 'social') &&
    (pieces?.length ?? 0) <= 1
  if (!shoes || !pair || !isAsked || !isAlone) return
  const hasArticles = sentence.vocabulary.grammar.articles !== 'none'
  if (!hasArticles ? !sentence.isQuestion : !liesThere(pair, sentence)) return
  reading.change = { act: 'other', about: kindAmong([pair]) as string }
  delete reading.pieces
}
