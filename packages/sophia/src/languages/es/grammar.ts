import { isCue, textIn } from '../../sentence/items.ts'
import type { Grammar } from '../../sentence/sentence.ts'
import type { WordsOfSophia } from '../../sentence/phrases.ts'
import phrases from './phrases.json' with { type: 'json' }

export const words: WordsOfSophia = { language: 'es', colours: 'after', ...phrases }

export const grammar: Grammar = {
  articles: 'apart',
  isSetOutfit: true,
  isNoOfVerb: true,
  // 'A mi novio le hace falta'.
  wants: (sentence, { to }) => /^les? (?:hacen?|falta)/.test(textIn(sentence, to, to + 2)),
  // '20 años de casados'.
  isLasting: (sentence, { to }) =>
    isCue(sentence, 'of', to) && sentence.units[to + 1]?.kind === 'word' && !isCue(sentence, 'age', to + 1),
}
