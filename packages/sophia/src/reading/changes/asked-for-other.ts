import { isDenial } from '../../sentence/deniable.ts'
import { isCue, kindAmong, means, says, isColour } from '../../sentence/items.ts'
import { liesThere } from './praise.ts'
import { spare } from './removed.ts'
import { changeWord } from './worded.ts'
import { isBehindSame, reach, type ChangeContext, type Rule } from './change-context.ts'
import { footwear } from '../../sentence/thing-phrases.ts'
import type { Item } from '../../sentence/sentence.ts'

/** 'The colour of the bag does not suit me'. */
export const colourDisliked: Rule = (look) => {
  const colour = look.find('grammar:colour')
  const own = colour ? look.inClauseOf(colour) : []
  const isDisliked =
    own.some(
      (item) => means(item, 'social:complaint') && (item.from >= (colour?.to ?? 0) || kindAmong(look.items)),
    ) ||
    // 'Ese color no para el vestido'.
    (own.some(isDenial) && own.some((item) => means(item, 'grammar:this')) && kindAmong(own) !== undefined)
  const isNamed = look.items.some(isColour)
  // 'La blusa está linda, pero no me convence el color'.
  const before = look.items.filter(({ clause }) => clause === (colour?.clause ?? 0) - 1)
  const among = kindAmong(own) ? own : before
  return colour && isDisliked && !isNamed && !look.other && (kindAmong(own) || look.isOfShown(before))
    ? look.of('other_colour', [colour], among)
    : undefined
}

/** 'The same in another colour'. */
export const recoloured: Rule = (look) => {
  const other = look.other ?? look.find('change:other')
  const colour = look.find('grammar:colour')
  // 'The colour of the dress does not suit me, another one please'.
  const isVerdict =
    colour !== undefined &&
    other !== undefined &&
    other.clause > colour.clause &&
    !kindAmong(look.inClauseOf(other)) &&
    look.inClauseOf(colour).some((item) => isDenial(item) || means(item, 'social:complaint'))
  const isOtherColour =
    colour &&
    other &&
    (isVerdict || Math.min(Math.abs(other.from - colour.from), Math.abs(colour.from - other.to)) <= reach)
  const spoken = look.find('change:other_colour') ?? (isOtherColour ? other : undefined)
  if (!spoken) return undefined
  const own = look.inClauseOf(spoken)
  return look.of('other_colour', [spoken], kindAmong(own) ? own : look.items)
}

/** 'I would wear the skirt, but not that top': one that lies there is refused, and another is not. */
export const thisRefused: Rule = (look) => {
  const refused = look.items.find(
    (item) =>
      kindAmong([item]) &&
      isThis(look, item) &&
      look
        .inClauseOf(item)
        .some((one) => isDenial(one) || means(one, 'grammar:except') || means(one, 'social:complaint')),
  )
  // 'Quita el collar, que con esos pendientes es demasiado'.
  if (!refused || look.find('grammar:remove')) return undefined
  const before = look.items.filter((item) => kindAmong([item]) && item.to <= refused.from)
  const isDenied = look.items.some((item) => isDenial(item) && item.to <= (before.at(-1)?.from ?? 0))
  // 'مو هالجزمة لو سمحتي': nothing else is said.
  const isSaidAlone =
    !spare.has(kindAmong([refused]) ?? '') &&
    look.items.every(
      (item) =>
        item === refused ||
        item.tags.every((tag) => /^(?:grammar|social|budget:(?:most|least|between|to)$)/.test(tag)),
    )
  if (isSaidAlone) return look.of('other', [refused], [refused])
  return before.length > 0 && !isDenied && kindAmong(before) !== kindAmong([refused])
    ? { ...look.of('other', [refused], [refused]), praised: before }
    : undefined
}

/** 'Other shoes'. */
export const otherPiece: Rule = (look) => {
  const { other, sentence } = look
  if (!other) return undefined
  const far = (sentence.vocabulary.speech.spacing === 'unspaced' ? 2 * reach : reach) + 2
  if (kindAmong([other])) return look.of('other', [other], [other])
  const within = look.inClauseOf(other)
  // 'Tausch bitte den Rock aus'.
  const polite = look.items.find(
    (item) => item.from === other.to && isCue(sentence, 'please', item.from, item.to),
  )
  const own = !kindAmong(within) && polite ? look.inClauseOf(polite) : within
  // 'Tieni la gonna e cambia il maglione'.
  const isKept = (item: Item) =>
    look.items.some((one) => means(one, 'grammar:keep') && one.to <= item.from && item.from - one.to <= 1)
  const free = own.filter((item) => !isBehindSame(look.sentence, item) && !isKept(item))
  // 'أعجبني القميص لكن أريد تغيير التنورة'.
  const behind = free.filter((item) => item.from >= other.to)
  const isPraised = own.some((item) => means(item, 'social:compliment') && item.to <= other.from)
  const changed = isPraised && kindAmong(behind) ? behind : free
  return kindAmong(changed.filter((item) => Math.abs(item.from - other.from) <= far))
    ? look.of('other', [other], changed)
    : undefined
}

/** 'The blouse is see-through, have you another?' */
export const otherThanFaulted: Rule = (look) => {
  const { other } = look
  const faulted =
    other && look.items.find((item) => means(item, 'grammar:too') && kindAmong(look.inClauseOf(item)))
  return faulted && look.of('other', [other], look.inClauseOf(faulted))
}

/** 'Die Pumps bitte gegen etwas Flaches tauschen': the piece stands in the clause before. */
export const otherThanShown: Rule = (look) => {
  const { other } = look
  const before = other ? look.items.filter(({ clause }) => clause === other.clause - 1) : []
  // 'I have worn dresses like that a hundred times, another one'.
  const isLike = before.some((item) => means(item, 'grammar:this')) && kindAmong(before)
  return other && (isLike || look.isOfShown(before)) ? look.of('other', [other], before) : undefined
}

const fewWords = 5

/** 'Something else', where nothing but that is said. */
export const otherAlone: Rule = (look) => {
  const { other, items } = look
  const saysNothingElse =
    items.length <= fewWords &&
    !changeWord(look) &&
    !items.some((item) => item.tags.some((tag) => /^(?:occasion|concept|weather|budget):/.test(tag)))
  return other && (look.find('social:complaint') || saysNothingElse) ? look.of('other', [other]) : undefined
}

/** 'Die Schuhe gehen gar nicht': of the shoes that lie there. */
const isPointed = ({ items, textAt }: ChangeContext, complaint: Item) =>
  items.some(
    (item) =>
      item.to <= complaint.from &&
      kindAmong([item]) &&
      /^(?:die|der|das|diese[rs]?)$/.test(textAt(item.from - 1)),
  )

/** 'This dress does not suit me', where 'does not suit' denies what stands before. */
const isUnbecoming = (look: ChangeContext, verdict: Item) =>
  (means(verdict, 'grammar:notBefore') || means(verdict, 'social:complaint')) &&
  look.items.some(
    (item) =>
      item.clause === verdict.clause &&
      Math.max(verdict.from - item.to, item.from - verdict.to) <= reach &&
      // 'No me van esos zapatos'; 'I do not want this hat' takes it away.
      (item.to <= verdict.from || !spare.has(kindAmong([item]) ?? '')) &&
      kindAmong([item]) &&
      // Shoes everybody wears: 'los zapatos no me gustan' is of these.
      (isThis(look, item) || (means(item, 'concept:shoes') && liesThere(item, look.sentence))),
  )

/** 'Those shoes are ugly': said of a piece in its clause, and no wish as 'I do not like red' is. */
const isBemoaned = (look: ChangeContext, item: Item) =>
  isUnbecoming(look, item) ||
  (means(item, 'social:complaint') &&
    !means(item, 'grammar:not') &&
    (!means(item, 'grammar:notBefore') || isPointed(look, item)) &&
    kindAmong(look.inClauseOf(item)) !== undefined &&
    !look.items.some((one) => means(one, 'grammar:not') && one.to === item.from))

/** Whether 'this' stands before a piece. */
export const isThis = ({ items, sentence, textAt }: ChangeContext, { from }: Item) =>
  isCue(sentence, 'this', from - 2, from) ||
  isCue(sentence, 'this', from - 1) ||
  /^ب?هال/.test(textAt(from)) ||
  items.some((one) => means(one, 'grammar:this') && one.to === from)

/** 'I can't walk in those shoes'; 'I can't walk in heels' is said of all heels. */
export const unwalkable: Rule = (look) => {
  const { items, sentence } = look
  if (!says(sentence, 'cannotWalk')) return undefined
  const shoes = items.find(
    (item) =>
      footwear.has(kindAmong([item]) ?? '') &&
      (isThis(look, item) || (sentence.vocabulary.grammar.articles !== 'none' && look.isOfShown([item]))),
  )
  if (shoes) return look.of('other', [shoes], [shoes])
  // 'الكعب عالٍ جداً ولن أستطيع المشي به' names the heels within 'too high'.
  const tooHigh = items.find((item) => means(item, 'shoes:low') && item.to - item.from > 1)
  return tooHigh && { change: { act: 'other' as const, about: 'heels' }, spoken: [tooHigh] }
}

/** 'The shoes do not convince me': nothing else is said. */
export const bemoaned: Rule = (look) => {
  const { items } = look
  const found = items.find((item) => isBemoaned(look, item))
  const isOnlyThat =
    items.filter((item) => kindAmong([item])).length === 1 &&
    // The 'von' of 'von der Tasche' is no budget.
    !look.units.some(({ kind }) => kind === 'number') &&
    !items.some((item) =>
      item.tags.some((tag) => /^(?:occasion|weather|body|budget:(?!to|least|between)):?/.test(tag)),
    )
  return found && isOnlyThat && !changeWord(look)
    ? look.of('other', [found], look.inClauseOf(found))
    : undefined
}

/** 'More, please': nothing else is said. */
export const moreAlone: Rule = (look) => {
  const [only, ...others] = look.items.filter(({ tags }) => tags.some((tag) => tag !== 'grammar:plain'))
  return only && others.length === 0 && means(only, 'grammar:more') ? look.of('more', [only]) : undefined
}
