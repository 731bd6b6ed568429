import words from './words.json' with { type: 'json' }
import { portuguese } from './agreement.ts'
import { cutEnding, makeLexicon } from '../lexicon.ts'

/** Turns 'calções' into 'calção', 'azuis' into 'azul', 'marrons' into 'marrom'. */
const singular = (word: string) =>
  word
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/([aou])is$/, '$1l')
    .replace(/ns$/, 'm')

export const lexicon = makeLexicon({
  language: 'pt',
  agreement: portuguese,
  stem: (word) => cutEnding(singular(word), /(?:as|os|es|a|o|e|s)$/, 3),
  prices: {
    most: 'até #, menos de #, por menos de #, abaixo de #, no máximo #, máximo #, max #, máx #, # no máximo, # máximo, # ou menos, inferior a #, não mais de #',
    least:
      'mais de #, acima de #, a partir de #, desde #, no mínimo #, mínimo #, # ou mais, superior a #, pelo menos #',
    between: 'entre # e #, entre os # e os #, de # a #, de # até #',
    to: 'a',
  },
  words,
})
