import words from './words.json' with { type: 'json' }
import { italian } from './agreement.ts'
import { cutEnding, makeLexicon } from '../lexicon.ts'

export const lexicon = makeLexicon({
  language: 'it',
  agreement: italian,
  stem: (word) => cutEnding(word, /(?:hi|he|ie|io|ia|[aeio])$/, 3),
  prices: {
    most: 'meno di #, sotto #, sotto i #, al di sotto di #, fino a #, entro #, entro i #, massimo #, max #, # max, # massimo, # o meno, non più di #, inferiore a #, a meno di #',
    least:
      'più di #, oltre #, oltre i #, sopra #, sopra i #, a partire da #, da #, almeno #, minimo #, # o più, superiore a #, # in su',
    between: 'tra # e #, fra # e #, da # a #, tra i # e i #, fra i # e i #, dai # ai #',
    to: 'a',
  },
  words,
})
