import { feelings, pieceQuestions, type Besides } from '../vocabulary/besides-words.ts'
import type { Reading } from '../vocabulary/reading-words.ts'
import { details, type Detail } from '../vocabulary/traits.ts'
import { isCue, means, namesIn, says, textIn } from '../sentence/items.ts'
import { amountsIn } from '../sentence/numbers.ts'
import type { Sentence } from '../sentence/sentence.ts'
import { kinds } from '../sentence/thing-phrases.ts'
import { letGoIn } from './need-not.ts'
import { ownIn } from './own-pieces.ts'
import { amountIn, heelIn, isOfShoes, shoeSizeIn, sizeIn } from './numbers-said.ts'

/** What of a length is let go of, by the names of cuts and fits. */
const lengths = ['mini', 'midi', 'maxi', 'long_hems', 'short_hems'] as const

/** So far before a detail stands the 'without' that denies it, or behind it: in words, or in characters where there are no spaces. */
const reachOfWithout = 4

/**
 * What a sentence says besides its wishes, by lists of plain phrases: they decide nothing that the rules have read. `phrases` are
 * wishes in words of which nothing was understood.
 */
export function besidesIn(
  typed: string,
  sentence: Sentence,
  reading: Reading,
  phrases: readonly string[],
): Besides {
  const { talk, details: named } = sentence.vocabulary
  const { isUnspaced } = sentence.vocabulary.numbers
  const text = talk.fold(typed)
  const has = (name: keyof typeof talk.patterns) => text.search(talk.patterns[name]) >= 0
  const { isQuestion } = sentence
  const isMoney = reading.budget?.most !== undefined || reading.budget?.least !== undefined

  const feeling = feelings.find(
    (name) => has(`feels.${name}`) && !(name === 'grief' && isLikened(sentence, reading)),
  )
  const { own, lacks } = ownIn(typed, sentence, reading)
  const letGo = [...letGoIn(typed, sentence), ...(has('anyLength') ? lengths : [])]
  const isWith = has('goesWith') || has('withIt')
  const asked = pieceQuestions.find((name) => has(`asks.${name}`) && !(name === 'length' && has('anyLength')))
  const isOpaque = has('opaque') && !isQuestion
  // 'A washable blouse' asks nothing.
  const isOfCare = asked === 'care' || reading.question === 'care'
  const isWashable = isOfCare && !isQuestion && reading.pieces !== undefined
  const isNoQuestion =
    (isWashable && asked === 'care') || (asked === 'opaque' && !isQuestion) || (asked === 'sum' && isMoney)
  const asks = isNoQuestion ? undefined : asked
  const heelCm = has('heel') || isOfShoes(reading) ? heelIn(typed, has('heel')) : undefined
  const size = sizeIn(typed, sentence) ?? shoeSizeIn(sentence, reading)
  const count = countIn(sentence, has)
  const company =
    has('under') && !isMoney && !isOfHem(sentence)
      ? ('under' as const)
      : isWith
        ? ('with' as const)
        : namesCompany(sentence)
          ? ('perhaps' as const)
          : undefined
  const which = whichIn(sentence)
  const isDetail = (phrase: string) =>
    details.some((detail) => named.fold(phrase).replaceAll(named.patterns[detail], '').trim() === '')
  // Of an occasion alone she tells a story: 'an interview, nothing in my wardrobe'.
  const isOfPiece = reading.pieces?.some(({ not }) => !not) === true || isBrief(sentence)
  const untold = has('letsGo') || !isOfPiece ? [] : phrases.filter((phrase) => !isDetail(phrase))
  const pieceDetails = detailsIn()
  const amount = reading.budget || size || heelCm || count ? undefined : amountIn(sentence, reading)

  return {
    ...(own.length > 0 && { own }),
    ...(lacks.length > 0 && { lacks }),
    ...(letGo.length > 0 && { letGo }),
    ...(feeling && { feeling }),
    ...(has('gift') && { isGift: true as const }),
    ...(asks && { asks }),
    ...(isOneQuestion(typed, has('asksIf')) && { isQuestion: true as const }),
    ...(isOpaque && { isOpaque: true as const }),
    ...(isWashable && { isWashable: true as const }),
    ...(has('toElbow') && { isToElbow: true as const }),
    ...(has('letsGo') && { letsGo: true as const }),
    ...(has('anyColour') && { anyColour: true as const }),
    ...(has('whole') && { isWhole: true as const }),
    ...(company && { asksCompany: company }),
    ...(which !== undefined && { which }),
    ...(heelCm !== undefined && { heelCm }),
    ...(size && { size }),
    ...(count && { count }),
    ...(amount && { amount }),
    ...(untold.length > 0 && { untold }),
    ...(Object.keys(pieceDetails).length > 0 && { details: pieceDetails }),
  }

  function detailsIn() {
    const wanted: Detail[] = []
    const avoided: typeof wanted = []
    // The buttons of 双排扣, 'double-breasted', are none to go without.
    const whole = named.fold(untold.reduce((left, phrase) => left.replaceAll(phrase, ' '), typed))
    for (const detail of details) {
      const [found] = whole.matchAll(named.patterns[detail])
      if (!found) continue
      const before = whole.slice(0, found.index)
      const after = whole.slice(found.index + found[0].length)
      const near = isUnspaced
        ? before.slice(-reachOfWithout)
        : before.split(' ').slice(-reachOfWithout).join(' ')
      const without = talk.patterns.without
      const isUnwanted =
        near.search(without) >= 0 ||
        (sentence.vocabulary.grammar.isVerbLast === true &&
          after.slice(0, reachOfWithout).search(without) >= 0)
      if (isUnwanted) avoided.push(detail)
      else if (detail !== 'elastic') wanted.push(detail)
    }
    return { ...(wanted.length > 0 && { wanted }), ...(avoided.length > 0 && { avoided }) }
  }
}

/** 'Does it have pockets?'; in Chinese and Japanese a particle asks, and many write no mark. */
const isOneQuestion = (typed: string, isAskedByWords: boolean) =>
  !/[.!?。！？؟…][^\p{L}]*\p{L}/u.test(typed) && (isAskedByWords || /[?？؟][^\p{L}]*$/u.test(typed))

/** A sum is counted in hundreds, and degrees and months count no pieces: 'a couple of hundred', '3 months ago'. */
function countIn(sentence: Sentence, isTyped: (name: 'three' | 'two') => boolean) {
  const { units, items, vocabulary } = sentence
  const { talk, numbers } = vocabulary
  const others = amountsIn(units, numbers).filter(
    ({ value, to }) =>
      value >= leastSum ||
      isCue(sentence, 'time', to) ||
      isCue(sentence, 'centimetres', to) ||
      items.some((item) => item.from === to && means(item, 'grammar:degrees')),
  )
  const left = units.filter((_, at) => !others.some(({ from, to }) => from <= at && at < to))
  const text = talk.fold(left.map((one) => one.text).join(numbers.isUnspaced ? '' : ' '))
  const has = (name: 'three' | 'two') => isTyped(name) && text.search(talk.patterns[name]) >= 0
  return has('three') ? 3 : has('two') ? 2 : undefined
}
const leastSum = 20

/** 'Black, but not as at a funeral': nobody has died. */
const isLikened = ({ items }: Sentence, { occasions = [], social }: Reading) =>
  social === 'complaint' ||
  (items.some((item) => means(item, 'occasion:funeral')) && !occasions.includes('funeral'))

/** 'Which shoes?', 'with trousers'. */
const namesCompany = (sentence: Sentence) =>
  sentence.items.some(
    (item) =>
      namesIn(item, 'concept').some((name) => kinds.has(name)) &&
      (says(sentence, 'which', Math.max(0, item.from - 2), item.from) ||
        sentence.items.some(
          (one) => means(one, 'grammar:with') && item.from - one.to <= 1 && one.to <= item.from,
        )),
  )

const ordinals = [
  ['firstOfThese', 1],
  ['secondOfThese', 2],
  ['thirdOfThese', 3],
  ['fourthOfThese', 4],
  ['lastOfThese', -1],
] as const

const whichIn = (sentence: Sentence) =>
  ordinals.find(([name]) => says(sentence, name, 0, sentence.units.length))?.[1]

/** 'Without laces': said of what lies there. */
const isBrief = ({ units }: Sentence) => units.filter(({ kind }) => kind === 'word').length <= 3

/** 'Sotto il ginocchio', under the knee: a hem, and nothing to wear under something. */
const isOfHem = (sentence: Sentence) => {
  const { talk } = sentence.vocabulary
  return sentence.items.some(
    (item) =>
      lengths.some((name) => means(item, `concept:${name}`) || means(item, `fit:${name}`)) &&
      talk.fold(textIn(sentence, Math.max(0, item.from - 1), item.to)).search(talk.patterns.under) >= 0,
  )
}
