import type { Grammar } from '../../sentence/sentence.ts'
import type { WordsOfSophia } from '../../sentence/phrases.ts'
import phrases from './phrases.json' with { type: 'json' }

export const words: WordsOfSophia = { language: 'it', colours: 'after', ...phrases }

export const grammar: Grammar = {
  articles: 'apart',
  isSetOutfit: true,
  isNoOfVerb: true,
  plusFrom: 48,
  // 'Al mio ragazzo serve'.
  wants: ({ units }, person) => /^(?:serv|occorr|manc)/.test(units[person.to]?.text ?? ''),
}
