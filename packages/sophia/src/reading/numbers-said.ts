import { amountsIn } from '../sentence/numbers.ts'
import type { Sentence } from '../sentence/sentence.ts'
import { slotOfKind } from '../vocabulary/categories.ts'
import type { Reading } from '../vocabulary/reading-words.ts'

/** A heel is no higher, and a number beyond it is no heel's. */
export const highestHeelCm = 13

/** Whether a sentence names shoes, as what she looks for or as what shall be added. */
export const isOfShoes = ({ pieces = [], change }: Reading) =>
  [...pieces.map(({ kind }) => kind), change?.about].some((kind) => kind && slotOfKind(kind) === 'shoes')

/** A size in whatever country's words: 'Größe 40', 'W30', 'XL', '38码'. */
export function sizeIn(typed: string, sentence: Sentence) {
  const { talk, numbers } = sentence.vocabulary
  const upper = withOurDigits(typed)
  const words = talk.patterns.size.source
  const number = String.raw`(\d{1,3}(?:[.,\s]5(?!\d))?\s?(?:w|x|اكس)?|x{0,3}[sml](?![\p{L}]))`
  const folded = talk.fold(upper)
  const after = new RegExp(`${words}\\s*${number}`, 'iu').exec(folded)?.[1]
  const before = numbers.isUnspaced
    ? new RegExp(`(\\d{2,3})(?:码|号|號|センチ|サイズ)`, 'u').exec(folded)?.[1]
    : undefined
  const letter = /(?<![\p{L}\p{N}])([2-5]?X{1,3}L|[1-5]X|\d{2}W)(?![\p{L}\p{N}])/u.exec(upper)?.[1]
  const said = after ?? before ?? letter
  return said
    ?.replace(/\s?اكس/u, 'x')
    .trim()
    .replace(/(?<=\d)[.,\s]5$/, '.5')
    .toUpperCase()
}

const smallestShoe = 34
const largestShoe = 46

/** 'Boots in 38': beside shoes a number without a unit is their size. */
export function shoeSizeIn({ units, vocabulary }: Sentence, reading: Reading) {
  if (!isOfShoes(reading) || reading.budget) return undefined
  const sizes = amountsIn(units, vocabulary.numbers).filter(
    ({ value }) => value >= smallestShoe && value <= largestShoe,
  )
  return sizes.length === 1 ? String(sizes[0]?.value) : undefined
}

/** From so much on a bare number may be what she wants to spend. */
const leastAmount = 50

/** The only number of a short sentence of which nothing else was read. */
export function amountIn({ units, vocabulary }: Sentence, { unknown: _u, social: _s, ...said }: Reading) {
  const [only, ...others] = amountsIn(units, vocabulary.numbers)
  if (!only || others.length > 0 || Object.keys(said).length > 0) return undefined
  const isShort = units.filter(({ kind }) => kind === 'word').length <= mostWords
  return isShort && only.value >= leastAmount ? only.value : undefined
}
const mostWords = 8

/** With the digits of Arabic as ours. */
const withOurDigits = (typed: string) =>
  typed.normalize('NFKC').replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))

/** 'Nine hours on my feet', '3 days': a number that counts time. */
const ofTime =
  /^\s?(?:h\b|hours?|hrs?|days?|weeks?|months?|years?|stunden?|std|tagen?|tage|wochen?|monate?n?|jahren?|jahre|heures?|jours?|semaines?|mois|ans\b|horas?|d[ií]as?|semanas?|mes(?:es)?|años?|anos?|ore\b|ora\b|giorni|settiman|mes[ei]|anni|час|дн|недел|месяц|лет|год|ساع|يوم|أيام|ايام|شهر|أشهر|سن|小时|个小时|天|周|个月|年|岁|時間|日|週間|ヶ月|か月|歳|時)/iu

/** How high a heel may be, in centimetres. */
export function heelIn(typed: string, isOfHeel: boolean) {
  const digits = withOurDigits(typed)
  for (const { 0: whole, 1: said = '', 2: unit, index } of digits.matchAll(
    /(?<![\d.,])(\d{1,2}(?:[.,]\d)?)\s?(cm|см|سم|センチ|厘米|公分)?(?![\d])/giu,
  )) {
    if (!unit && (!isOfHeel || ofTime.test(digits.slice(index + whole.length)))) continue
    const cm = Number(said.replace(',', '.'))
    if (cm > 0 && cm <= highestHeelCm) return cm
  }
  return undefined
}
