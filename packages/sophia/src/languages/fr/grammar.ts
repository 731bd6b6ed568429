import { isKind } from '../../sentence/deniable.ts'
import { hottest } from '../../sentence/numbers.ts'
import type { Grammar, Item, Sentence } from '../../sentence/sentence.ts'
import type { WordsOfSophia } from '../../sentence/phrases.ts'
import phrases from './phrases.json' with { type: 'json' }

export const words: WordsOfSophia = { language: 'fr', colours: 'after', ...phrases }

/** The 'fin' of 'fin août' is the end. */
const isEndOfMonth = ({ units, items }: Sentence, item: Item) =>
  item.to - item.from === 1 &&
  units[item.from]?.text === 'fin' &&
  items.some((one) => one.from === item.to && one.tags.some((tag) => /^(?:month|date|season):/.test(tag)))

export const grammar: Grammar = {
  articles: 'apart',
  isSetOutfit: true,
  dressedIn: 'en',
  readAs: (sentence, item) => (isEndOfMonth(sentence, item) ? ['grammar:plain'] : undefined),
  // 'Une longue balade', but not 'robe longue mariage'.
  isOfTime: ({ units, items }, item) => {
    if (item.to - item.from > 1) return false
    const after = items.find((one) => one.from === item.to)
    return (
      /^(?:long|longue|longs|longues|court|courte)$/.test(units[item.from]?.text ?? '') &&
      Boolean(after?.tags.some((tag) => /^(?:occasion|date):/.test(tag))) &&
      !items.some((one) => one.to === item.from && isKind(one))
    )
  },
  // 'T'as pas plus long dans le même genre ?', with a question mark or without.
  isAskedFor: ({ units }, before) =>
    units[before.from]?.text === 'pas' &&
    /^(?:as|avez|aurais|auriez)$/.test(units[before.from - 1]?.text ?? ''),
  // 'Il fait 38 à Tunis'.
  isTemperature: ({ units }, { value, from }) =>
    value < hottest &&
    /^(?:il|y|ca)$/.test(units[from - 2]?.text ?? '') &&
    /^(?:fait|fera|faisait)$/.test(units[from - 1]?.text ?? ''),
}
