import words from './words.json' with { type: 'json' }
import { russian } from './agreement.ts'
import { cutEnding, makeLexicon } from '../lexicon.ts'

/** Endings of a folded word, in which 'й' is 'и' and 'ё' is 'е'. The longest come first. */
const endings =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|иях|ыи|ии|ои|еи|ая|яя|ое|ее|ые|ие|ую|юю|ых|их|ым|им|ом|ем|ах|ях|ов|ев|ам|ям|ия|[аяоеыиуюь])$/

export const lexicon = makeLexicon({
  language: 'ru',
  agreement: russian,
  stem: (word) => cutEnding(word, endings, 3),
  prices: {
    most: 'до #, дешевле #, меньше #, менее #, не дороже #, не больше #, не более #, ниже #, максимум #, макс #, # максимум, в пределах #',
    least: 'от #, дороже #, больше #, более #, свыше #, выше #, не дешевле #, не менее #, минимум #, с #',
    between: 'в пределах от # до #, от # до #, от # и до #, между # и #, с # до #',
    to: 'до',
  },
  words,
})
