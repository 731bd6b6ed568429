import { kindAmong, means, type Item } from '../items.ts'
import { changeWord } from './compared.ts'
import { reach, type Look, type Rule } from './look.ts'

/** 'The same in another colour'. */
export const recoloured: Rule = (look) => {
  const { other } = look
  const colour = look.find('grammar:colour')
  const isOtherColour = colour && other && Math.abs(other.from - colour.from) <= reach
  const spoken = look.find('change:other_colour') ?? (isOtherColour ? other : undefined)
  if (!spoken) return undefined
  const own = look.inClauseOf(spoken)
  return look.of('other_colour', [spoken], kindAmong(own) ? own : look.items)
}

/** 'Other shoes'. */
export const otherPiece: Rule = (look) => {
  const { other, sentence } = look
  if (!other) return undefined
  const far = (sentence.vocabulary.speech.spacing === 'unspaced' ? 2 * reach : reach) + 2
  const own = look.inClauseOf(other)
  return kindAmong(own.filter((item) => Math.abs(item.from - other.from) <= far))
    ? look.of('other', [other], own)
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
  return other && look.isOfShown(before) ? look.of('other', [other], before) : undefined
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
const isPointed = ({ items, textAt }: Look, complaint: Item) =>
  items.some(
    (item) =>
      item.to <= complaint.from &&
      kindAmong([item]) &&
      /^(?:die|der|das|diese[rs]?)$/.test(textAt(item.from - 1)),
  )

/** 'Those shoes are ugly': said of a piece in its clause, and no wish as 'I do not like red' is. */
const isBemoaned = (look: Look, item: Item) =>
  means(item, 'social:complaint') &&
  !means(item, 'grammar:not') &&
  (!means(item, 'grammar:notBefore') || isPointed(look, item)) &&
  kindAmong(look.inClauseOf(item)) !== undefined &&
  !look.items.some((one) => means(one, 'grammar:not') && one.to === item.from)

/** 'The shoes do not convince me': nothing else is said. */
export const bemoaned: Rule = (look) => {
  const { items } = look
  const found = items.find((item) => isBemoaned(look, item))
  const isOnlyThat =
    items.filter((item) => kindAmong([item])).length === 1 &&
    !items.some((item) => item.tags.some((tag) => /^(?:occasion|weather|budget(?!:to)|body):/.test(tag)))
  return found && isOnlyThat && !changeWord(look)
    ? look.of('other', [found], look.inClauseOf(found))
    : undefined
}

/** 'More, please': nothing else is said. */
export const moreAlone: Rule = (look) => {
  const [only, ...others] = look.items.filter(({ tags }) => tags.some((tag) => tag !== 'grammar:plain'))
  return only && others.length === 0 && means(only, 'grammar:more') ? look.of('more', [only]) : undefined
}
