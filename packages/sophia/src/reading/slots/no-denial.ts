import { isDeniable } from '../../sentence/deniable.ts'
import { isCue, means, namesIn, placesOf, textIn } from '../../sentence/items.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'
import { isWithin } from './habits.ts'

/** Whether what looks like a 'no' denies nothing that the sentence names. */
export const deniesNothing = (sentence: Sentence, item: Item) =>
  isRole(sentence, item) ||
  isWithin(item, placesOf(sentence, 'onlyWorn')) ||
  isTagQuestion(sentence, item) ||
  asksForOne(sentence) ||
  isSecondThought(sentence, item) ||
  isRatherThanThat(sentence, item) ||
  sentence.vocabulary.grammar.isNoDenier?.(sentence, item) === true

/** 'Don't you have a puffer?', '没有羽绒服吗': whoever asks so looks for one. */
export function asksForOne(sentence: Sentence) {
  const { talk } = sentence.vocabulary
  const text = textIn(sentence, 0, sentence.units.length)
  const isAsked = sentence.isQuestion || /[吗么]$/.test(text)
  return isAsked && talk.fold(text).search(talk.patterns.asksForOne) >= 0
}

/** The 'non' of 'le sac en marron, non ?'; 'i tacchi no?' asks the same. */
const isTagQuestion = (sentence: Sentence, item: Item) =>
  isCue(sentence, 'tagNo', item.from, item.to) && sentence.units[item.to]?.text === '?'

/** 'No, plain after all': it answers what lies there, and what follows is wanted. */
function isSecondThought({ units, vocabulary: { talk } }: Sentence, { from, to }: Item) {
  const isFirst = from === 0 || units[from - 1]?.kind === 'break'
  const next = units.slice(to, to + 4).filter(({ kind }) => kind === 'word')
  const behind = talk.fold(next.map(({ text }) => text).join(' '))
  return isFirst && to - from === 1 && behind.search(talk.patterns.afterAll) === 0
}

/** 'Ankle boots rather than that', 'Stiefeletten statt dem': what lies there is denied, and nothing that is named. */
const isRatherThanThat = (sentence: Sentence, item: Item) =>
  means(item, 'grammar:ratherThan') &&
  !sentence.vocabulary.grammar.isVerbLast &&
  sentence.items.every((one) => one.from < item.to || one.clause !== item.clause || !isDeniable(one)) &&
  (isEndOfClause(sentence, item.to) ||
    // 'Yellow's not my colour' says more than 'that'.
    (isPronoun(sentence, item.to) && isEndOfClause(sentence, item.to + 1)))

const isEndOfClause = ({ units }: Sentence, at: number) => units[at]?.kind !== 'word'

const isPronoun = ({ items }: Sentence, at: number) =>
  items.some(
    (one) =>
      one.from === at && one.to === at + 1 && (means(one, 'grammar:this') || means(one, 'grammar:plain')),
  )

/** The German 'als' compares behind 'lieber' or a comparative alone: 'als Anwältin vor Gericht'. */
const isRole = ({ units, items }: Sentence, item: Item) =>
  units[item.from]?.text === 'als' &&
  item.to - item.from === 1 &&
  !items.some(
    (one) =>
      one.to <= item.from &&
      (namesIn(one, 'change').length > 0 ||
        /^(?:lieber|eher|mehr|besser|anders|anderes?|nichts?)$/.test(units[one.from]?.text ?? '')),
  )
