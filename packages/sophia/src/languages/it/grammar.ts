import type { Grammar } from '../../reading/sentence.ts'
import type { WordsOfSophia } from '../phrases.ts'
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
