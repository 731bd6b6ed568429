import { isDenial } from '../../sentence/deniable.ts'
import { isCue, kindAmong, means, says, textIn } from '../../sentence/items.ts'
import type { ChangeContext, Rule } from './change-context.ts'
import { isThis } from './asked-for-other.ts'
import { isDefinite } from './praise.ts'
import { bags } from './removed.ts'
import type { Item } from '../../sentence/sentence.ts'

/** 'Trousers instead of the skirt': 'rather than' and 'other' in one. */
export const oneForAnother: Rule = (look) => {
  const isPut = (item: Item) =>
    look.items.some(
      (one) =>
        means(one, 'grammar:add') &&
        // 'Em vez de vestido põe uma calça'.
        (one.clause === item.clause || (one.clause < item.clause && one.to <= item.from)),
    )
  // 'بنطال بدلا من الفستان': the article says that it lies there.
  const isOfDefinite = (item: Item) =>
    typeof look.sentence.vocabulary.grammar.articles !== 'string' &&
    (item.to - item.from > 1 || look.items.some((one) => one.to === item.from && kindAmong([one]))) &&
    look.items.some((one) => one.from === item.to && look.isOfShown([one]))
  const swap = look.items.find(
    (item) =>
      means(item, 'grammar:ratherThan') &&
      (means(item, 'grammar:other') || isPut(item) || isOfDefinite(item)),
  )
  const swapped = swap && look.inClauseOf(swap).filter(({ from }) => from >= swap.to)
  return swapped && kindAmong(swapped) ? look.of('other', [swap], swapped) : undefined
}

/** 'I'd rather have a rucksack than that bag'. */
export const otherThanThis: Rule = (look) => {
  const { items, sentence } = look
  const pieces = items.filter((item) => kindAmong([item]))
  const isOther = (item: Item, gone: Item) => kindAmong([item]) !== kindAmong([gone])
  // 'I'd feel better in trousers than in that skirt'.
  const isOutdone = (item: Item) =>
    [1, 2, 3].some((words) => isCue(sentence, 'than', item.from - words)) &&
    (isThis(look, item) || isDefinite(item, sentence)) &&
    pieces.some(
      (one) =>
        one.to < item.from &&
        isOther(one, item) &&
        // 'Quita el collar, que con esos pendientes es demasiado'.
        (one.clause === item.clause || sentence.vocabulary.grammar.isOutdoneApart),
    )
  const gone = pieces.find((item) => isOutdone(item) || isOutdoneByGrammar(look, item))
  return gone && look.of('other', [gone], [gone])
}

/** 'このスカートよりパンツのほうが楽', '比起这条半身裙我更想穿裤子'. */
function isOutdoneByGrammar({ items, sentence }: ChangeContext, piece: Item) {
  const before = textIn(sentence, Math.max(0, piece.from - 4), piece.from)
  return (
    sentence.vocabulary.grammar.isOutdone?.(before, textIn(sentence, piece.to)) === true &&
    items.some((one) => one.from >= piece.to && kindAmong([one]) && kindAmong([one]) !== kindAmong([piece]))
  )
}

/** 'A bigger bag', 'the bag is too small for my things'. */
export const bagOfOtherSize: Rule = (look) => {
  const bag = look.items.find((item) => bags.has(kindAmong([item]) ?? ''))
  const isOnly = look.items.every((item) => item === bag || !kindAmong([item]))
  if (!bag || !isOnly || !says(look.sentence, 'otherSize')) return undefined
  const isWish = look.items.some((item) =>
    item.tags.some((tag) => /^(?:occasion|concept:(?!.*bag))/.test(tag)),
  )
  return isWish ? undefined : look.of('other', [bag], [bag])
}

/** 'スカートの代わりにパンツにして': what is given away stands before. */
export const turnedIntoAnother: Rule = (look) => {
  const { items, sentence } = look
  const { givenAway } = sentence.vocabulary.grammar
  if (!givenAway) return undefined
  const instead = items.find(({ from, to }) => givenAway.instead.test(textIn(sentence, from, to)))
  const gone =
    instead &&
    items.findLast((item) => item.clause === instead.clause && item.to <= instead.from && kindAmong([item]))
  return gone && givenAway.into.test(textIn(sentence, instead.to))
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
