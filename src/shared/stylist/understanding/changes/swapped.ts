import { isDenial } from '../denial.ts'
import { isCue, kindAmong, means, textIn, type Item } from '../items.ts'
import type { Rule } from './look.ts'
import { isThis } from './other.ts'

/** 'Trousers instead of the skirt': 'rather than' and 'other' in one. */
export const oneForAnother: Rule = (look) => {
  const isPut = (item: Item) =>
    look.items.some((one) => one.clause <= item.clause && one.to <= item.from && means(one, 'grammar:add'))
  const swap = look.items.find(
    (item) => means(item, 'grammar:ratherThan') && (means(item, 'grammar:other') || isPut(item)),
  )
  const swapped = swap && look.inClauseOf(swap).filter(({ from }) => from >= swap.to)
  return swapped && kindAmong(swapped) ? look.of('other', [swap], swapped) : undefined
}

/** 'I'd rather have a rucksack than that bag'. */
export const otherThanThis: Rule = (look) => {
  const { items, sentence } = look
  const pieces = items.filter((item) => kindAmong([item]))
  const gone = pieces.find((item) => isCue(sentence, 'than', item.from - 2) && isThis(look, item))
  return gone && pieces.some((item) => item.to < gone.from && kindAmong([item]) !== kindAmong([gone]))
    ? look.of('other', [gone], [gone])
    : undefined
}

/** 'スカートの代わりにパンツにして': what is given away stands before. */
export const turnedIntoAnother: Rule = (look) => {
  const { items, sentence } = look
  if (sentence.vocabulary.language !== 'ja') return undefined
  // 'ワンピースじゃなくてパンツスタイルにできますか'.
  const instead = items.find(({ from, to }) =>
    /(?:[代か]わりに|じゃなくて|ではなく|じゃなく)$/.test(textIn(sentence, from, to)),
  )
  const gone =
    instead &&
    items.findLast((item) => item.clause === instead.clause && item.to <= instead.from && kindAmong([item]))
  return gone && /に(?:し|でき|変え|替え|換え|かえ|交換|チェンジ)/.test(textIn(sentence, instead.to))
    ? look.of('other', [instead], [gone])
    : undefined
}

/** 'I do not like the skirt, give me trousers', 'no skirt, change it into trousers'. */
export const refusedForAnother: Rule = (look) => {
  const isDisliked = (item: Item) =>
    means(item, 'social:complaint') ||
    (isDenial(item) && look.items.some((one) => one.clause > item.clause && means(one, 'grammar:other')))
  const refused = look.items.find((item) => isDisliked(item) && kindAmong(look.inClauseOf(item)))
  if (!refused) return undefined
  const own = look.inClauseOf(refused)
  const instead = kindAmong(look.items.filter(({ clause }) => clause !== refused.clause))
  return instead && instead !== kindAmong(own) ? look.of('other', [refused], own) : undefined
}

/** 'Swap the clutch for a bigger bag' gives the clutch away. */
export const traded: Rule = (look) => {
  const { other } = look
  const pieces = other
    ? look.inClauseOf(other).filter((item) => item.from >= other.to && kindAmong([item]))
    : []
  return other && pieces.length > 1 ? look.of('other', [other], pieces) : undefined
}
