import { isDenial } from '../../sentence/deniable.ts'
import { isCue, isLoose, kindAmong, means, namesIn, says, isColour } from '../../sentence/items.ts'
import { asksForOther, type ChangeContext, type Rule } from './change-context.ts'
import { saysHow } from '../slots/denied-change.ts'
import { besideLiked, liesThere, sparedIn } from './praise.ts'
import { actOf, changeWord } from './worded.ts'
import type { Item } from '../../sentence/sentence.ts'

/** 'Muda tudo menos a jaqueta' keeps the jacket. */
export const allButOneChanged: Rule = (look) => {
  const except = look.items.find((item) => means(item, 'grammar:except') && !look.isUnread(item.to))
  if (!except) return undefined
  const isAllChanged =
    look.items.some(
      (item) => item.to <= except.from && (means(item, 'grammar:other') || means(item, 'change:other')),
    ) && [except.from - 1, except.from].some((at) => isCue(look.sentence, 'all', at))
  // '除了鞋子都换'.
  const isAllBehind =
    look.sentence.vocabulary.grammar.changesAllBehind?.(look.sentence, except.to) &&
    look.items.some((item) => item.from > except.to && means(item, 'grammar:other'))
  const stays =
    (isAllChanged || isAllBehind) &&
    look.items.find((item) => item.from >= except.to && item.from - except.to <= 2 && kindAmong([item]))
  return stays ? look.of('keep', [except], [stays]) : undefined
}

/** 'I love it all except the shoes'; 'all great except the scarf, take that off'. */
export const allButOneLiked: Rule = (look) => {
  const spared = sparedIn(look.sentence)
  if (!spared) return undefined
  const isTakenOff = look.items.some((item) => item.from >= spared.to && means(item, 'grammar:remove'))
  return look.of(isTakenOff ? 'remove' : 'other', [spared], [spared])
}

/** 'I love the top, hate the shoes'. */
export const oneDisliked: Rule = (look) => {
  const found = besideLiked(look.sentence)
  return found && { ...look.of('other', [found.disliked], [found.disliked]), praised: found.praised }
}

/** 'Another bag, and leave the rest'. */
export const oneExchanged: Rule = (look) => {
  const { rest, items } = look
  const before = rest ? items.filter(({ to }) => to <= rest.from) : []
  const exchanged = before.find((item) => means(item, 'grammar:other') || means(item, 'change:other'))
  const isRestKept =
    exchanged && items.some((item) => item.from >= exchanged.to && means(item, 'grammar:keep'))
  return isRestKept && kindAmong(before) ? look.of('other', [exchanged], before) : undefined
}

/** 'I love the skirt, keep it and change the rest'. */
export const keptAsShown: Rule = (look) => {
  const keep = look.rest && look.find('grammar:keep')
  if (!keep || kindAmong(look.inClauseOf(keep))) return undefined
  const shown = look.items.filter(({ clause }) => clause === keep.clause - 1)
  const isTaken = shown.some((item) => means(item, 'grammar:remove') || means(item, 'grammar:other'))
  return !isTaken && kindAmong(shown) ? look.of('keep', [keep], shown) : undefined
}

/** 'The dress is the one, swap the rest': nothing is said against it. */
export const restChanged: Rule = (look) => {
  const { rest, items, sentence } = look
  if (!rest) return undefined
  const own = look.inClauseOf(rest)
  const isKeptRest = own.some(
    (item) => means(item, 'grammar:keep') || means(item, 'social:compliment') || means(item, 'grammar:yes'),
  )
  // 'Cambia il resto' may be one phrase, and so 'غيري الباقي'.
  const article = typeof sentence.vocabulary.grammar.articles === 'string' ? 1 : 0
  const isChanged =
    rest.to - rest.from > 1 + article ||
    own.some((item) => means(item, 'grammar:other') || namesIn(item, 'change').length > 0)
  const before = items.filter(({ clause }) => clause === rest.clause - 1)
  const isOpposed = before.some(
    (item) =>
      isDenial(item) ||
      means(item, 'social:complaint') ||
      means(item, 'grammar:remove') ||
      means(item, 'grammar:other') ||
      namesIn(item, 'change').length > 0,
  )
  const isOnly = items.every((item) => !kindAmong([item]) || before.includes(item))
  return !isKeptRest &&
    isChanged &&
    !isOpposed &&
    isOnly &&
    before.some((item) => liesThere(item, sentence) && kindAmong([item]))
    ? look.of('keep', [rest], before)
    : undefined
}

/** 'Behalte nur das Kleid': 'only' begins a clause. */
export const onlyKept: Rule = (look) => {
  const keep = look.find('grammar:keep')
  if (!keep || kindAmong(look.inClauseOf(keep))) return undefined
  const next = look.items.filter(({ clause }) => clause === keep.clause + 1)
  const isOnly = look.items.some(
    (item) => item.from === keep.to && isCue(look.sentence, 'only', item.from, item.to),
  )
  return isOnly && kindAmong(next) && look.items.every(({ clause }) => clause <= keep.clause + 1)
    ? look.of('keep', [keep], next)
    : undefined
}

/** 'خلي الشنطة حمراء' makes it red; the colour of 'الشنطة الحمراء' has the article of its noun. */
const isColouredInArabic = (items: readonly Item[], keep: Item, textAt: ChangeContext['textAt']) =>
  textAt(keep.from) === 'خلي' &&
  items.some((piece) => {
    const colour = items.find((item) => item.from === piece.to)
    const isOfColour = colour !== undefined && isColour(colour)
    return piece.from === keep.to && kindAmong([piece]) && isOfColour && !textAt(colour.from).startsWith('ال')
  })

/** 'The jacket is fine, change the rest' keeps it as 'keep the jacket' does. */
function isKept({ items, rest, textAt }: ChangeContext, item: Item) {
  if (means(item, 'grammar:keep')) return !isColouredInArabic(items, item, textAt)
  if (!rest || rest.clause === item.clause) return false
  // 'A blusa fica, o resto sai'.
  const isLeft =
    means(item, 'grammar:sits') &&
    item.clause < rest.clause &&
    item.to - item.from <= 2 &&
    !items.some((one) => one.clause === item.clause && one.from >= item.to)
  // 'Die Hose hätte ich gern günstiger, der Rest passt'.
  if (items.some((one) => one.clause === item.clause && saysHow(one))) return false
  // 'Die Jacke gefällt mir, aber der Rest nicht'.
  const isLiked =
    means(item, 'grammar:yes') || (means(item, 'social:compliment') && item.clause < rest.clause)
  // 'Die Schuhe bitte in Braun, der Rest ist super'.
  return (isLeft || isLiked) && textAt(item.from) !== 'bitte'
}

/** 'Les bottines, je les garde'. */
export const topicKept: Rule = (look) => {
  const keep = look.find('grammar:keep')
  if (!keep || look.rest || kindAmong(look.inClauseOf(keep))) return undefined
  const topic = look.items.filter(({ clause }) => clause === keep.clause - 1)
  const isTopic = topic.every((item) =>
    item.tags.every((tag) => /^(?:concept|grammar:(?:plain|known|this))/.test(tag)),
  )
  return isTopic && look.isOfShown(topic) && look.items.every(({ clause }) => clause <= keep.clause)
    ? look.of('keep', [keep], topic)
    : undefined
}

/** The word by which a piece stays. */
function keepIn(look: ChangeContext) {
  const { items, rest } = look
  // 'More formal, the shoes can stay' changes something.
  const isChangedElsewhere = ({ clause }: Item) =>
    rest === undefined && items.some((one) => one.clause !== clause && saysHow(one))
  return items.find(
    (item) => isKept(look, item) && kindAmong(look.inClauseOf(item)) && !isChangedElsewhere(item),
  )
}

/** 'Keep the top and give me a longer skirt'. */
export const oneKeptAnotherCompared: Rule = (look) => {
  const keep = look.find('grammar:keep')
  const word = keep && changeWord(look)
  const act = word && saysHow(word) ? actOf(word) : undefined
  if (!keep || !word || !act || keep === word || look.rest) return undefined
  const pieces = look.items.filter((item) => kindAmong([item]))
  const isNear = (item: Item) => Math.abs(item.from - word.to) <= 1 || Math.abs(word.from - item.to) <= 1
  const compared = pieces.find((item) => isNear(item))
  const stays = compared && pieces.filter((item) => kindAmong([item]) !== kindAmong([compared]))
  return compared && stays && stays.length > 0
    ? { ...look.of(act, [word], [compared]), praised: stays }
    : undefined
}

/** 'Пиджак оставьте, а джинсы замените на брюки'. */
export const oneKeptAnotherSwapped: Rule = (look) => {
  const keep = keepIn(look)
  if (!keep || look.rest) return undefined
  const swapping = look.items.find(
    (item) =>
      means(item, 'grammar:other') &&
      item.clause !== keep.clause &&
      look.inClauseOf(item).filter((one) => kindAmong([one])).length > 1,
  )
  return swapping && look.of('other', [swapping], look.inClauseOf(swapping))
}

/** 'Leave the trousers as they are and change only the blouse'. */
export const onlyOneChanged: Rule = (look) => {
  const { items, rest, sentence } = look
  const keep = keepIn(look)
  const own = keep ? look.inClauseOf(keep).filter((item) => kindAmong([item])) : []
  const left = own.find((item) => keep && item.from >= keep.from) ?? own[0]
  if (!keep || !left || rest) return undefined
  if (says(sentence, 'only', keep.from, left.from)) return undefined
  // 'Gostei da saia, fica com ela e troca a blusa': what is kept stands before.
  const verb = items.find(
    (item) => item.from >= keep.to && item.to <= left.from && asksForOther(item, sentence),
  )
  if (verb) return look.of('other', [verb], [left])
  const alone = items.find((item) => item.from >= left.to && asksForOther(item, sentence))
  // 'Юбку оставь, а верх поменяй'.
  const changed =
    alone &&
    (items.find((item) => item.from >= alone.from && kindAmong([item])) ??
      items.find(
        (item) =>
          item.clause >= alone.clause - 1 &&
          item.clause > keep.clause &&
          kindAmong([item]) &&
          // '下だけパンツに替えて' names what comes.
          look.textAt(alone.from) !== 'に',
      ))
  // 'Keep the trench coat, and anything but jeans'.
  if (changed && isCue(sentence, 'than', changed.from - 1)) return undefined
  return changed && kindAmong([changed]) !== kindAmong([left])
    ? look.of('other', [alone], [changed])
    : undefined
}

/** 'Not a fan of the jumper, but keep the trousers'. */
export const oneDeniedAnotherKept: Rule = (look) => {
  const keep = keepIn(look)
  if (!keep || look.rest) return undefined
  const own = look.inClauseOf(keep)
  const against = look.items.find(
    (item) => (isDenial(item) || means(item, 'social:complaint')) && item.clause !== keep.clause,
  )
  const denied = against && look.inClauseOf(against)
  if (!denied || !look.isOfShown(denied) || kindAmong(denied) === kindAmong(own)) return undefined
  return { ...look.of('other', [against], denied), praised: own }
}

/** 'The skirt is perfect, leave it'. */
export const praisedAndKept: Rule = (look) => {
  const keep = look.find('grammar:keep')
  if (!keep || look.rest || look.other || kindAmong(look.inClauseOf(keep))) return undefined
  const before = look.items.filter(({ clause }) => clause === keep.clause - 1)
  const isPraised = before.some((item) => means(item, 'social:compliment') || means(item, 'grammar:yes'))
  const isLast = look.items.every(({ clause }) => clause <= keep.clause)
  return isPraised && isLast && look.isOfShown(before) ? look.of('keep', [keep], before) : undefined
}

const fewWords = 4

/** 'Keep the jacket', where something else is asked for or nothing else is said. */
export const kept: Rule = (look) => {
  const keep = keepIn(look)
  if (!keep) return undefined
  // 'Off with the necklace, and leave the watch': what comes first.
  const isAfterRemoval = look.items.some((one) => one.to <= keep.from && means(one, 'grammar:remove'))
  const isElseWanted =
    look.rest ?? look.find('grammar:other') ?? look.find('change:other') ?? look.find('change:more')
  return !isAfterRemoval && (isElseWanted || look.items.filter((item) => !isLoose(item)).length <= fewWords)
    ? look.of('keep', [keep], look.inClauseOf(keep))
    : undefined
}
