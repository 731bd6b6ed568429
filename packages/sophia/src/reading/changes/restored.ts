import { means, says, type Item } from '../items.ts'
import type { ChangeContext, Rule } from './look.ts'

/** 'Er kommt aus Australien zurück'. */
const isReturn = ({ sentence, units }: ChangeContext, back: Item) =>
  sentence.vocabulary.language === 'de' &&
  back.to - back.from === 1 &&
  units.slice(0, back.from).some(({ text }) => /^(?:komm|fahr|flieg|reis|kehr|ruf)/.test(text))

/** 'Go back to the first outfit'. */
export const undone: Rule = (look) => {
  const back = look.find('change:undo')
  if (!back || isReturn(look, back)) return undefined
  const { isQuestion, together } = look.sentence
  // 'Can it go back?' is about the shop.
  const isOfShop =
    (isQuestion && look.items.some((item) => means(item, 'question:returns'))) ||
    together.includes('question:returns')
  return isOfShop ? undefined : { change: { act: 'undo' }, spoken: [back] }
}

/** 'I liked the first one more'. */
export const firstPreferred: Rule = ({ sentence, items }) => {
  const isSaid = (['first', 'preferred', 'liked'] as const).every((name) => says(sentence, name))
  const isWish = items.some((item) => item.tags.some((tag) => /^(?:concept|occasion|weather):/.test(tag)))
  return isSaid && !isWish ? { change: { act: 'undo' }, spoken: [] } : undefined
}

/** 'Forget all that'. */
export const startedOver: Rule = (look) => {
  const again = look.find('change:start_over')
  return again && { change: { act: 'start_over' }, spoken: [again] }
}
