import { isKind } from '../../sentence/deniable.ts'
import { isCue, means } from '../../sentence/items.ts'
import type { Grammar, Item, Sentence } from '../../sentence/sentence.ts'
import type { WordsOfSophia } from '../../sentence/phrases.ts'
import phrases from './phrases.json' with { type: 'json' }

export const words: WordsOfSophia = { language: 'pt', colours: 'after', ...phrases }

/** The 'bota' of 'bota um colar' puts it on. */
const isPutting = ({ units, items }: Sentence, item: Item) =>
  means(item, 'grammar:add') &&
  isKind(item) &&
  /^(?:uma?|uns|umas|mais)$/.test(units[item.to]?.text ?? '') &&
  !/^(?:as?|umas?|essas?|minhas?)$/.test(units[item.from - 1]?.text ?? '') &&
  (units[item.to]?.text === 'mais' ||
    items.some((one) => one.from > item.to && one.from - item.to <= 2 && isKind(one)))

/** 'Pelo' is fur behind 'de' and 'com', and else 'by the'. */
const isPreposition = ({ units }: Sentence, item: Item) =>
  item.to - item.from === 1 &&
  units[item.from]?.text === 'pelo' &&
  !/^(?:de|com|em|sem)$/.test(units[item.from - 1]?.text ?? '')

export const grammar: Grammar = {
  articles: 'apart',
  isSetOutfit: true,
  isNoOfVerb: true,
  readAs: (sentence, item) => {
    if (isPutting(sentence, item)) return ['grammar:add']
    return isPreposition(sentence, item) ? ['grammar:plain'] : undefined
  },
  // '20 anos de formados', but '20 anos de idade'.
  isLasting: (sentence, { to }) =>
    isCue(sentence, 'of', to) && sentence.units[to + 1]?.kind === 'word' && !isCue(sentence, 'age', to + 1),
}
