import { patterns } from '@cabine/sophia/vocabulary/concept-groups.ts'
import { currencyIn } from '#shared/regions/countries.ts'
import { shownIn, type AskedHere } from './asked-here.ts'
import type { AskedFacts, Question } from './question.ts'
import { isOfClothes } from './shelves-meant.ts'
import { sizesAsked } from './sizes-asked.ts'
import { familyOf } from './terms-asked.ts'
import { withoutAsked } from './unwanted-asked.ts'

/** How many words a question has that is rather a sentence. */
const longest = { words: 9, characters: 16 }

function isSentence({ reading, parts, occasions, isGift, isOutfit }: AskedHere, typed: string) {
  const kinds = parts.filter(({ about }) => about === 'kind').length
  const length = typed.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(typed)
  const isLong = isUnspaced ? typed.length > longest.characters : length > longest.words
  if (isGift) return false
  if (/[?？؟]/.test(typed) || reading.question || (isOutfit && kinds === 0)) return true
  return isLong && (kinds === 0 || occasions.names.length > 0)
}

export function factsAsked(asked: AskedHere, typed: string): AskedFacts {
  const { parts, unwanted, sizes, wearer, country, order, isGift, heard } = asked
  const isWish = isSentence(asked, typed)
  const colours = parts.filter(({ about }) => about === 'colour')
  const isPatterned = parts.some(({ concepts }) => concepts.some((one) => patterns.has(one)))
  return {
    without: withoutAsked(asked),
    sizes: sizesAsked(sizes, country),
    order,
    families: [...new Set(colours.flatMap(({ concepts }) => concepts.flatMap(familyOf)))],
    isPlain: colours.length > 0 && !isPatterned,
    isForAll: wearer === null && !isGift && !parts.some(({ about }) => about === 'line'),
    words: {
      price: asked.prices.map((span) => shownIn(typed, span)),
      size: sizes.map((span) => shownIn(typed, span)),
      unwanted: unwanted.map((span) => shownIn(typed, span)),
    },
    spans: {
      unwanted: unwanted.map(({ from, to }) => ({ from, to })),
      size: sizes.map(({ from, to }) => ({ from, to })),
      price: asked.prices,
      occasion: isGift ? [] : [...asked.occasions.spans, ...heard.style],
      met: [
        ...heard.order,
        ...heard.wearer,
        ...(isGift ? [...heard.gift, ...asked.occasions.spans] : []),
        ...heard.season,
        ...(isOfClothes(asked) ? heard.clothes : []),
      ],
    },
    known: asked.known,
    unmet: isWish ? [] : asked.unmet.map((span) => shownIn(typed, span)),
    isForOccasion: !isGift && asked.occasions.names.length > 0 && parts.length === 0 && !isOfClothes(asked),
    isWish,
  }
}

/** What a phrase says of a price counts before what the rules make of a sum; one without a currency is in the money of her country. */
export function limitsAsked(asked: AskedHere | null, worded: Question['limits']): Question['limits'] {
  const limits = Object.keys(worded).length > 0 ? worded : (asked?.limits ?? {})
  const isSaid = limits.currency !== undefined || Object.keys(limits).length === 0
  const currency = isSaid ? null : asked && currencyIn(asked.country)
  return { ...limits, ...(currency && { currency, isGuess: true }) }
}
