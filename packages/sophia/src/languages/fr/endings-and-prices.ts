import words from './words.json' with { type: 'json' }
import { french } from './agreement.ts'
import { cutEnding, makeLexicon } from '../lexicon.ts'

export const lexicon = makeLexicon({
  language: 'fr',
  agreement: french,
  stem: (word) => cutEnding(word, /(?:es|e|s|x)$/, 3),
  prices: {
    most: 'moins de #, moins que #, en dessous de #, en-dessous de #, jusqu’à #, jusqu à #, sous #, sous les #, maximum #, max #, # max, # maximum, # ou moins, pas plus de #, inférieur à #, à # maximum',
    least:
      'plus de #, à partir de #, dès #, au-dessus de #, au dessus de #, minimum #, # minimum, # ou plus, # et plus, supérieur à #, au moins #',
    between: 'entre # et #, de # à #',
    to: 'à',
  },
  words,
})
