import { means, textIn, type Item } from '../items.ts'
import type { Look, Rule } from './look.ts'

/** 'Er kommt aus Australien zurück'. */
const isReturn = ({ sentence, units }: Look, back: Item) =>
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

const first =
  /(?:^| )(?:first|erste[nrs]?|premi\S+|prim[oa]|primer[oa]?|primeir[oa]|перв\S+|الاول|الاولي)(?: |$)|最初|第一|1つ目/
const preferred =
  /(?:^| )(?:more|better|prefer\S*|mehr|besser|lieber|plus|mieux|piu|meglio|mas|mejor|mais|melhor|больше|лучше|اكثر|احسن|احلي|افضل)(?: |$)|更喜欢|还是|方が/
const liked =
  /(?:^| )(?:lik\S+|lov\S+|gef\S+|fand|plai\S+|aim\S+|piac\S+|prefer\S*|gust\S+|gost\S+|нрав\S+|понрав\S+|عجب\S+|احلي|احسن|افضل)(?: |$)|喜欢|好看|好き|よかった|良かった|いい/

/** 'I liked the first one more'. */
export const firstPreferred: Rule = ({ sentence, items }) => {
  const text = textIn(sentence)
  const isSaid = [first, preferred, liked].every((pattern) => pattern.test(text))
  const isWish = items.some((item) => item.tags.some((tag) => /^(?:concept|occasion|weather):/.test(tag)))
  return isSaid && !isWish ? { change: { act: 'undo' }, spoken: [] } : undefined
}

/** 'Forget all that'. */
export const startedOver: Rule = (look) => {
  const again = look.find('change:start_over')
  return again && { change: { act: 'start_over' }, spoken: [again] }
}
