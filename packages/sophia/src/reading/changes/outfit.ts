import { kindAmong, means, says, textIn } from '../../sentence/items.ts'
import { type Rule } from './change-context.ts'
import { saysHow } from '../slots/denied-change.ts'
import { isThis } from './asked-for-other.ts'

/** 'What would you put with this blazer?', 'このスカートでコーデ作って': a whole outfit around a piece that lies there. */
export const outfitAround: Rule = (look) => {
  const { items, sentence } = look
  const pieces = items.filter((item) => kindAmong([item]))
  const [piece] = pieces
  if (!piece || pieces.length > 1 || !isThis(look, piece) || items.some(saysHow)) return undefined
  const { asksForOutfit } = sentence.vocabulary.grammar
  if (asksForOutfit)
    return asksForOutfit(textIn(sentence, piece.to)) ? look.of('outfit', [piece], [piece]) : undefined
  const isWith = items.some(
    (item) => means(item, 'grammar:with') && item.to <= piece.from && piece.from - item.to <= 2,
  )
  const isOutfit = items.some((item) => means(item, 'grammar:outfit'))
  const isElse = items.some((item) =>
    item.tags.some((tag) => /^(?:occasion|weather|budget:(?!to|between|most))/.test(tag)),
  )
  return isWith && !isElse && (isOutfit || says(sentence, 'what', 0, piece.from))
    ? look.of('outfit', [piece], [piece])
    : undefined
}
