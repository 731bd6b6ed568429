import { means, says } from '../../sentence/items.ts'
import type { Rule } from './change-context.ts'

/** 'Go back to the first outfit'. */
export const undone: Rule = (look) => {
  const back = look.find('change:undo')
  // 'Er kommt aus Australien zurück'.
  if (!back || look.sentence.vocabulary.grammar.isReturn?.(look.sentence, back)) return undefined
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
