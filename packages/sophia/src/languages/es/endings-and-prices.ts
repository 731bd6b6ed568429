import words from './words.json' with { type: 'json' }
import { spanish } from './agreement.ts'
import { cutEnding, makeLexicon } from '../lexicon.ts'

export const lexicon = makeLexicon({
  language: 'es',
  agreement: spanish,
  stem: (word) => cutEnding(word.replace(/ces$/, 'z'), /(?:as|os|es|a|o|e|s)$/, 3),
  prices: {
    most: 'menos de #, por menos de #, hasta #, hasta los #, bajo #, por debajo de #, máximo #, max #, máx #, # máximo, # max, # o menos, no más de #, como mucho #, inferior a #',
    least:
      'más de #, desde #, a partir de #, por encima de #, mínimo #, # mínimo, # o más, superior a #, al menos #',
    between: 'entre # y #, entre los # y los #, de # a #, de # hasta #, de los # a los #',
    to: 'a',
  },
  words,
})
