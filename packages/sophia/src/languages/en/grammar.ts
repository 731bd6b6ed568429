import { means, says } from '../../sentence/items.ts'
import type { Grammar, Item, Sentence } from '../../sentence/sentence.ts'
import type { WordsOfSophia } from '../../sentence/phrases.ts'
import phrases from './phrases.json' with { type: 'json' }

export const words: WordsOfSophia = { language: 'en', colours: 'before', ...phrases }

const isThing = ({ tags }: Item) => tags.some((tag) => /^(?:concept|shoes):/.test(tag))
const isHow = ({ tags }: Item) =>
  tags.some((tag) => /^(?:quality|body|weather|fit|code|budget|vibe|social):/.test(tag))
const isWord = ({ units }: Sentence, { from, to }: Item, word: string) =>
  to - from === 1 && units[from]?.text === word

/** 'V necks work, crew necks do not': what it does, and no day at the office. */
const isVerb = (sentence: Sentence, item: Item) =>
  isWord(sentence, item, 'work') &&
  sentence.items.some(
    (one) => one.to === item.from && isThing(one) && sentence.units[one.to - 1]?.text.endsWith('s'),
  )

/** 'Pretty warm', but not 'a pretty dress'. */
const isDegree = (sentence: Sentence, item: Item) =>
  isWord(sentence, item, 'pretty') &&
  sentence.items.some((one) => one.from === item.to && isHow(one) && !isThing(one))

export const grammar: Grammar = {
  articles: 'apart',
  isJoining: true,
  areSizesLines: true,
  areUnknownNames: true,
  plusFrom: 16,
  readAs: (sentence, item) =>
    isVerb(sentence, item) || isDegree(sentence, item) ? ['grammar:plain'] : undefined,
  deniesItsVerb: ({ items, units }, item) =>
    item.to - item.from === 1 &&
    /^(?:dont|doesnt|didnt|wont|wouldnt)$/.test(units[item.from]?.text ?? '') &&
    items.some(
      (one) => one.to <= item.from && one.clause === item.clause && units[one.from]?.text === 'that',
    ),
  // 'My sister's birthday present'.
  wants: (sentence, person) =>
    says(sentence, 'gift', person.to, person.to + 2) &&
    sentence.units[person.to - 1]?.text.endsWith('s') === true,
  // 'My son's 14'.
  isAge: ({ items, units }, { from }) =>
    /.s$/.test(units[from - 1]?.text ?? '') &&
    items.some((item) => item.to === from && means(item, 'grammar:child')),
  // 'I am 80 next month'.
  isBirthday: ({ items, units }, { from, to }) =>
    /^(?:next|this|tomorrow|on)$/.test(units[to]?.text ?? '') &&
    items.some((item) => means(item, 'grammar:iAm') && item.to === from),
  // 'It's gonna be 98 out'.
  isTemperature: ({ items, units }, { value, from, to }) => {
    if (value < 20 || value > 115) return false
    const next = units[to]
    const isLast = !next || next.kind === 'comma' || next.kind === 'break'
    const isSaid = items.some((item) => item.to === from && means(item, 'grammar:outside'))
    return /^(?:out|outside)$/.test(next?.text ?? '') || (isSaid && isLast)
  },
}
