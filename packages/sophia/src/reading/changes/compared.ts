import { isDenial } from '../../sentence/deniable.ts'
import { isMild } from '../slots/denial.ts'
import { isCue, kindAmong, means, namesIn, says } from '../../sentence/items.ts'
import type { ChangeAct } from '../../vocabulary/reading-words.ts'
import type { Quality } from '../../sentence/phrases.ts'
import { reach, type ChangeContext, type Rule } from './change-context.ts'
import { actOf, changeWord } from './worded.ts'
import type { Item } from '../../sentence/sentence.ts'

/** What 'more' of a quality asks for, and what 'too' does. */
const acts: Record<Quality, { more: ChangeAct; too: ChangeAct }> = {
  expensive: { more: 'dearer', too: 'cheaper' },
  cheap: { more: 'cheaper', too: 'dearer' },
  long: { more: 'longer', too: 'shorter' },
  short: { more: 'shorter', too: 'longer' },
  tight: { more: 'tighter', too: 'looser' },
  loose: { more: 'looser', too: 'tighter' },
  warm: { more: 'warmer', too: 'cooler' },
  cool: { more: 'cooler', too: 'warmer' },
  dressy: { more: 'dressier', too: 'plainer' },
  plain: { more: 'plainer', too: 'dressier' },
  bold: { more: 'bolder', too: 'quieter' },
  quiet: { more: 'quieter', too: 'bolder' },
}
const qualityOf = (item: Item | undefined) => item && (namesIn(item, 'quality') as Quality[])[0]

/** 'Got anything more formal?' asks for no more of the same. */
export const moreOfQuality: Rule = (look) => {
  const word = changeWord(look)
  if (!word || actOf(word) !== 'more') return undefined
  const after = look.items.find((item) => item.from === word.to)
  const quality = qualityOf(after)
  return after && quality && look.of(acts[quality].more, [after])
}

/** 'Nem muito caro nem muito barato', 'ni muy largo ni muy corto'. */
const isNeither = ({ items, sentence }: ChangeContext, item: Item) =>
  items.some(
    (one) =>
      one.clause === item.clause &&
      item.from - one.to <= 1 &&
      item.from >= one.to &&
      isCue(sentence, 'neither', one.from),
  )

/** 'Elegantere Schuhe'. */
function isComparative({ sentence: { vocabulary }, units }: ChangeContext, item: Item) {
  const unit = units[item.from]
  const base = vocabulary.grammar.comparative?.exec(unit?.text ?? '')?.[1]
  if (!unit || !base) return false
  const plain = vocabulary.phrases.at([{ ...unit, text: base }], 0)
  return plain !== null && qualityOf({ ...plain, clause: item.clause }) !== undefined
}

/** 'I'm quite short'. */
const isOfHer = ({ items }: ChangeContext, item: Item) =>
  (means(item, 'quality:short') || means(item, 'quality:long')) &&
  items.some(
    (one) =>
      one.clause === item.clause &&
      means(one, 'grammar:iAm') &&
      one.to <= item.from &&
      item.from - one.to <= reach &&
      !items.some((piece) => piece.clause === item.clause && kindAmong([piece])),
  )

/** 'The jacket is not warm enough': it shall be warmer. */
export const notEnough: Rule = (look) => {
  const { items, sentence } = look
  const told = items.find(
    (item) =>
      (qualityOf(item) !== undefined || means(item, 'fit:warm')) &&
      says(sentence, 'enough', Math.max(0, item.from - 2), item.to + 2) &&
      items.some((one) => isDenial(one) && one.clause === item.clause && one.to <= item.from),
  )
  return told && look.of(acts[qualityOf(told) ?? 'warm'].more, [told], look.inClauseOf(told))
}

/** 'Too tight', 'less formal', 'more elegant'. */
export const tooOrMore: Rule = (look) => {
  const { items, sentence } = look
  const isUnspaced = sentence.vocabulary.speech.spacing === 'unspaced'
  for (const [place, item] of items.entries()) {
    const quality = qualityOf(item)
    if (!quality || isNeither(look, item) || isOfHer(look, item)) continue
    const near = items
      .slice(Math.max(0, place - 2), place + 2)
      .filter((one) => Math.abs(one.from - item.from) <= reach || (isUnspaced && item.from - one.to <= 1))
    const isTooOrLess = near.some((one) => means(one, 'grammar:too') || means(one, 'grammar:less'))
    const isWish = near.some((one) => isMild(sentence, one, item))
    if (isTooOrLess && !isWish) return look.of(acts[quality].too, [item])
    if (isComparative(look, item) || near.some((one) => one !== item && means(one, 'grammar:more')))
      return look.of(acts[quality].more, [item])
  }
  return undefined
}

/** 'The dress must cover my knees': one that lies there. */
export const longerAsMustBe: Rule = (look) => {
  const { items, sentence } = look
  const piece = items.find((item) => kindAmong([item]))
  const must =
    piece && items.findIndex((item) => item.from >= piece.to && isCue(sentence, 'must', item.from, item.to))
  const isLong = items.some(
    (item) =>
      item.clause === piece?.clause && (means(item, 'fit:long_hems') || means(item, 'body:hide_legs')),
  )
  const covers =
    isLong || sentence.together.some((tag) => tag === 'fit:long_hems' || tag === 'body:hide_legs')
  // 'Na igreja as saias têm que ser abaixo do joelho' is said of all.
  const isOfPlace = items.some(
    (item) => namesIn(item, 'occasion').length > 0 && item.to <= (piece?.from ?? 0),
  )
  return piece &&
    must !== undefined &&
    !isOfPlace &&
    says(sentence, 'must', piece.to) &&
    covers &&
    look.isOfShown([piece])
    ? look.of('longer', [piece], [piece])
    : undefined
}

const isOfFit = (item: Item) =>
  namesIn(item, 'quality').some((name) => ['long', 'short', 'tight', 'loose'].includes(name))

/** 'The trousers sit tight': as 'too tight', though nothing says so. */
export const unfitting: Rule = (look) => {
  const sits = look.find('grammar:sits')
  const own = sits ? look.inClauseOf(sits) : []
  const unfit = sits && own.find((item) => isOfFit(item) && item.from >= sits.to)
  const quality = qualityOf(unfit)
  return unfit && quality && unfit.from - sits.to <= 2 && kindAmong(own)
    ? look.of(acts[quality].too, [unfit], own)
    : undefined
}

/** 'パンツが長い', 'البنطلون ضيق': a language may say so without a word for 'too'. */
export const unfittingByGrammar: Rule = (look) => {
  const { isUnfit } = look.sentence.vocabulary.grammar
  const told = look.items.find(
    (item, place) => isOfFit(item) && isUnfit?.(look.sentence, item, look.items[place - 1]),
  )
  const quality = qualityOf(told)
  return told && quality && look.of(acts[quality].too, [told], look.inClauseOf(told))
}
