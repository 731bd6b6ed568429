import { isKind } from '../../sentence/deniable.ts'
import { kindAmong, means } from '../../sentence/items.ts'
import type { Grammar, Item, Sentence } from '../../sentence/sentence.ts'
import type { WordsOfSophia } from '../../sentence/phrases.ts'
import phrases from './phrases.json' with { type: 'json' }

export const words: WordsOfSophia = { language: 'ar', colours: 'after', ...phrases }

const article = /^ال/
const startsWith = ({ units }: Sentence, { from }: Item, letters: string) =>
  units[from]?.text.startsWith(letters) === true

/** 'رحلة طيران طويلة': of time. */
const isLasting = ({ items }: Sentence, item: Item) =>
  means(item, 'quality:long') &&
  items.some(
    (one) => one.to === item.from && one.tags.some((tag) => tag.startsWith('occasion:')) && !isKind(one),
  )

/** 'بدل' between two pieces is 'instead of', and before the first 'swap'; it is no suits. */
const isInstead = ({ items }: Sentence, item: Item) =>
  means(item, 'grammar:ratherThan') &&
  (item.from === 0 || items.some((one) => one.to === item.from && isKind(one))) &&
  items.some((one) => one.from === item.to && isKind(one))

/** 'والفستان' and 'هالفستان' are 'فستان': conjunction, preposition, article, and a possessive at the end. */
const before = /^(?:[وف](?=.{2}))?(?:هال(?=.{3})|عال(?=.{3})|بهال|بال|كال|لل|ال|[بلك](?=.{3}))?/
function formsOf(word: string) {
  const conjunction = word.replace(/^[وف](?=.{2})/, '')
  const bare = word.replace(before, '')
  const cut = bare.length > 4 ? bare.replace(/(?:هم|ها|كم|نا|ني|ي|ه|ك)$/, '') : bare
  // 'معطفا' is the object of its sentence.
  const named = bare.length > 4 ? bare.replace(/ا$/, '') : bare
  return [
    ...new Set(
      [word, conjunction, bare, cut, named, `${cut}ه`].filter((one) => one.length > 1 || one === word),
    ),
  ]
}

/** 'خليها بنطلون' makes trousers of it, and keeps none. */
const isMadeInto = (sentence: Sentence, item: Item) => {
  const piece = sentence.items.find((one) => one.from === item.to && isKind(one))
  return (
    means(item, 'grammar:keep') &&
    /^خلي(?:ه|ها|هم)$/.test(sentence.units[item.from]?.text ?? '') &&
    piece !== undefined &&
    !startsWith(sentence, piece, 'ال')
  )
}

export const grammar: Grammar = {
  articles: article,
  isMadeBare: true,
  isMoreAnother: true,
  plusFrom: 46,
  formsOf,
  readAs: (sentence, item) => {
    if (isLasting(sentence, item) || isMadeInto(sentence, item)) return ['grammar:plain']
    return isInstead(sentence, item) ? item.tags.filter((tag) => tag !== 'concept:suit') : undefined
  },
  // 'ما المعطف المناسب؟' asks what.
  isNoDenier: ({ units, isQuestion }, item) =>
    isQuestion &&
    item.to - item.from === 1 &&
    units[item.from]?.text === 'ما' &&
    article.test(units[item.to]?.text ?? ''),
  // An adjective without the article of its noun is what the sentence says: 'البنطلون ضيق'.
  isUnfit: (sentence, item, noun) =>
    noun?.to === item.from &&
    kindAmong([noun]) !== undefined &&
    startsWith(sentence, noun, 'ال') &&
    !startsWith(sentence, item, 'ال'),
  isTurnedInto: ({ units }, _, colour) =>
    /^(?:باللون|بلون|للون)$/.test(units[colour.from - 1]?.text ?? '') ||
    /^(?:بال|لل)/.test(units[colour.from]?.text ?? ''),
  // 'وغيري': 'and' is written with its word.
  beginsNext: { item: (sentence, item) => startsWith(sentence, item, 'و') },
  isForPerson: (sentence, person) => startsWith(sentence, person, 'ل'),
  // What is whose stands directly behind: 'بدلة لزوجي لحضور مؤتمر' is his.
  possessionReach: 0,
}
