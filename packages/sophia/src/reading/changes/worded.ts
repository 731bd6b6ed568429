import { isDenial } from '../../sentence/deniable.ts'
import { isCue, kindAmong, means, namesIn, says, isColour } from '../../sentence/items.ts'
import type { ChangeAct } from '../../vocabulary/reading-words.ts'
import { saysOther, type ChangeContext, type Rule } from './change-context.ts'
import { isDeniedChange, saysOnlyHow } from '../slots/denied-change.ts'
import { bags } from './removed.ts'
import type { Item } from '../../sentence/sentence.ts'

/** Where the piece that a change is about stands: in its clause or before; not the 'sneakers' of 'plainer, with sneakers'. */
function nearTo({ items, inClauseOf }: ChangeContext, change: Item) {
  const own = inClauseOf(change)
  if (kindAmong(own) || namesIn(change, 'weather').length > 0) return own
  // 'Quédate con el pantalón, pero la chaqueta la prefiero más corta': the one just before.
  const justBefore = items.filter(({ clause }) => clause === change.clause - 1)
  if (kindAmong(justBefore)) return justBefore
  const joining = items.find((item) => item.clause > change.clause && means(item, 'grammar:with'))
  return items.filter((item) => item.clause < (joining?.clause ?? Number.POSITIVE_INFINITY))
}

/** 'My bum is too fat' is about her, and not about what is too thick. */
const isOfBody = ({ sentence, inClauseOf }: ChangeContext, item: Item) =>
  sentence.together.some((tag) => tag.startsWith('body:hide_')) &&
  (means(item, 'change:cooler') || means(item, 'change:tighter')) &&
  !kindAmong(inClauseOf(item))

/** 'Je sors encore danser', 'dass es weiter besteht': still, and no more. */
const isStill = ({ sentence, units }: ChangeContext, item: Item) =>
  item.to - item.from === 1 &&
  isCue(sentence, 'still', item.from) &&
  units[item.from - 1]?.kind === 'word' &&
  units[item.to]?.kind === 'word'

/** 'Trainers for less than 100', 'сапоги дешевле 150'. */
const isOfSum = ({ units, sentence }: ChangeContext, item: Item) =>
  units[item.to]?.kind === 'number' ||
  (isCue(sentence, 'thanSum', item.to) && units[item.to + 1]?.kind === 'number')

/** 'Una oficina muy formal': how it is where she goes. */
const isOfOccasion = ({ items, sentence }: ChangeContext, item: Item) =>
  sentence.vocabulary.colours === 'after' &&
  isCue(sentence, 'very', item.from) &&
  items.some((one) => one.to === item.from && namesIn(one, 'occasion').length > 0)

/** 'Что-нибудь поскромнее в церковь' is a wish for where she goes. */
const isModesty = ({ items }: ChangeContext, item: Item) =>
  means(item, 'body:modest') && items.some((one) => namesIn(one, 'occasion').length > 0)

/** 'انا محجبة وقصيرة شوي': she is, and no piece. */
const isOfHerself = ({ inClauseOf }: ChangeContext, item: Item) =>
  (means(item, 'change:longer') || means(item, 'change:shorter')) &&
  means(item, 'body:petite') &&
  inClauseOf(item).some((one) => means(one, 'grammar:iAm') && one.to <= item.from) &&
  !kindAmong(inClauseOf(item))

/** 'He's shorter than me'. */
const isThanMe = ({ sentence }: ChangeContext, item: Item) =>
  (isCue(sentence, 'than', item.to) && isCue(sentence, 'firstPerson', item.to + 1)) ||
  (isCue(sentence, 'than', item.to - 1) && isCue(sentence, 'firstPerson', item.to))

/** 'A lighter blue'. */
const isShade = ({ items, textAt }: ChangeContext, item: Item) =>
  textAt(item.from) === 'lighter' && items.some((one) => one.from === item.to && isColour(one))

/** The word or phrase that is a change by itself: 'cheaper', 'something else'. */
export function changeWord(look: ChangeContext): Item | undefined {
  const { grammar } = look.sentence.vocabulary
  const changes = look.items.filter(
    (item) =>
      namesIn(item, 'change').length > 0 &&
      !means(item, 'change:undo') &&
      !isStill(look, item) &&
      !isShade(look, item) &&
      !isThanMe(look, item) &&
      grammar.isOfColourBefore?.(look.sentence, item) !== true &&
      !isOfHerself(look, item) &&
      !isModesty(look, item) &&
      !isOfSum(look, item) &&
      !isOfOccasion(look, item) &&
      grammar.isAttribute?.(look.sentence, item) !== true &&
      !isDeniedChange(look.sentence, item) &&
      !isOfBody(look, item),
  )
  // 'The colour stays as it is, but shorter' changes something.
  const first = changes.find((item) => !means(item, 'change:keep')) ?? changes[0]
  if (!first || !isCue(look.sentence, 'tooMuch', first.from)) return first
  // 'Está muito sério, quero algo mais alegre': what she asks for, and not what is wrong.
  const wished = changes.find((item) => item.clause > first.clause && saysOnlyHow(item))
  return wished ?? first
}

export const actOf = (word: Item) => (namesIn(word, 'change') as ChangeAct[])[0]

/** 'Other options for the skirt', 'I do not like the skirt, show me something else', 'شو في غير هالكعب'. */
export const moreOfPiece: Rule = (look) => {
  const word = changeWord(look)
  if (!word || actOf(word) !== 'more') return undefined
  const { items, inClauseOf } = look
  // 'もっと楽な靴にして': another pair that is.
  const how = items.find((item) => item.from === word.to && namesIn(item, 'fit').length > 0)
  const noun = how && items.find((item) => item.from === how.to && kindAmong([item]))
  if (noun) return look.of('other', [word], [noun])
  const besides = items.find((item) => item.from === word.to && kindAmong([item]))
  if (besides && look.textAt(besides.from - 1) === 'غير') return look.of('other', [word], [besides])
  if (!saysOther(word, look.sentence)) return undefined
  const unwanted = items.find(
    (item) =>
      (isDenial(item) || means(item, 'social:complaint') || means(item, 'social:unsure')) &&
      kindAmong(inClauseOf(item)),
  )
  // 'Enséñame otro bolso' is another one, whether it is named with an article or not.
  const isLike = items.some(
    (item, place) =>
      means(item, 'grammar:this') &&
      item.from >= word.to &&
      !(items[place - 1]?.to === item.from && means(items[place - 1] ?? item, 'grammar:for')),
  )
  if (kindAmong(inClauseOf(word)) && !isLike) return look.of('other', [word], inClauseOf(word))
  // 'My feet would die in those shoes, others please'.
  const shown = items.find(
    (item) =>
      item.clause === word.clause - 1 && kindAmong([item]) && isCue(look.sentence, 'this', item.from - 1),
  )
  const own = (unwanted && inClauseOf(unwanted)) ?? (shown && [shown])
  return own && look.isOfShown(own) ? look.of('other', [word], own) : undefined
}

/** 'Cheaper', 'a longer skirt'. */
export const worded: Rule = (look) => {
  const word = changeWord(look)
  const act = word && actOf(word)
  if (!act || act === 'other' || act === 'more') return undefined
  const near = nearTo(look, word)
  // 'Change the bag, it is too big': of a bag no other fit can be had.
  const isOfFitless =
    bags.has(kindAmong(near) ?? '') &&
    (act === 'tighter' || act === 'looser') &&
    says(look.sentence, 'otherSize')
  return look.of(isOfFitless ? 'other' : act, [word], near)
}

/** 'Something else', 'show me more'. */
export const wordedLoosely: Rule = (look) => {
  const word = changeWord(look)
  const act = word && actOf(word)
  const near = word ? nearTo(look, word) : []
  return act && look.of(act, [word], kindAmong(near) ? near : look.items)
}
