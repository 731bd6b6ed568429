import { means } from '../../sentence/items.ts'
import type { Grammar } from '../../sentence/sentence.ts'
import type { WordsOfSophia } from '../../sentence/phrases.ts'
import phrases from './phrases.json' with { type: 'json' }

export const words: WordsOfSophia = { language: 'ru', colours: 'before', ...phrases }

export const grammar: Grammar = {
  articles: 'none',
  isYesAsking: true,
  isMadeBare: true,
  isMoreAnother: true,
  isOutdoneApart: true,
  plusFrom: 50,
  // 'Рубашку мужу' needs no 'for'.
  isGiven: ({ units }, { from }) =>
    /[уюе]$/.test(units[from]?.text ?? '') &&
    !/^(?:в|во|на|о|об|по|к|ко|при|у)$/.test(units[from - 1]?.text ?? ''),
  // 'Маме 65'.
  isAge: ({ items, units }, { value, from, to }) =>
    value > 1 &&
    units[to]?.kind !== 'word' &&
    items.some((item) => item.to === from && (means(item, 'grammar:woman') || means(item, 'grammar:man'))),
}
