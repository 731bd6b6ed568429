import words from './words.json' with { type: 'json' }
import { german } from './agreement.ts'
import { cutEndings, makeLexicon } from '../lexicon.ts'

const umlauts = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }))

export const lexicon = makeLexicon({
  language: 'de',
  spelled: (form) => form.replaceAll(/[äöü]/gi, (one) => umlauts.get(one) ?? one),
  agreement: german,
  stem: (word) => cutEndings(word, /(?:ern|em|en|er|es|e|n|s)$/, 3),
  compounds: true,
  prices: {
    most: 'unter #, bis #, bis zu #, weniger als #, höchstens #, maximal #, max #, max. #, # maximal, günstiger als #, billiger als #, nicht über #, nicht mehr als #, # oder weniger',
    least: 'über #, ab #, mehr als #, mindestens #, von #, teurer als #, # oder mehr',
    between: 'zwischen # und #, von # bis #, ab # bis #, # bis #',
  },
  words,
})
