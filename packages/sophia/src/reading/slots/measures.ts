import { areLetterSizes, areSizes, budgetOf, type Price } from './budget.ts'
import { isCue, isPersonOrPlain, means, namesIn } from '../../sentence/items.ts'
import { amountsIn, hottest, type Amount } from '../../sentence/numbers.ts'
import type { BodyWish, Reading, Warmth } from '../../vocabulary/reading-words.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

export type Measures = {
  warmth?: Warmth
  budget?: NonNullable<Reading['budget']>
  age?: number
  body: BodyWish[]
  /** She is not tall by her centimetres: 'alta 1,58' says how tall she is, and not that she is tall. */
  isNotTall?: true
  isNotPetite?: true
  /** Somebody turns so many years old. */
  isBirthday?: true
  /** The years of a birthday. */
  turning?: number
  /** She names her size. */
  isSized?: true
  /** She names two sizes that follow each other: 'between 38 and 40'. */
  isBetweenSizes?: true
  /** By the height of a heel. */
  shoes?: NonNullable<Reading['shoes']>
}

const signs: Record<string, string> = { '€': 'EUR', $: 'USD', '£': 'GBP', '₽': 'RUB', '¥': 'JPY' }
/** From this Celsius temperature on it is … */
const warmthFrom: [number, Warmth][] = [
  [28, 'hot'],
  [21, 'warm'],
  [14, 'mild'],
  [6, 'cool'],
  [Number.NEGATIVE_INFINITY, 'cold'],
]
const warmthAt = (celsius: number) => warmthFrom.find(([from]) => celsius >= from)?.[1] ?? 'cold'
const celsiusOf = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9

const heights = { petiteTo: 160, shortTo: 165, least: 120, most: 215 }
/** Centimetres that are tall, and the sizes from which a shop calls them plus sizes, where a language has no others. */
const tallElsewhere = 173
const plusElsewhere = 46
/** Kilograms from which a shopper who tells them asks for plus sizes. */
const heavyFrom = 75
/** Centimetres, and words between a heel and its height. */
const highestHeel = 15
const heelReach = 3
/** A birthday that is told by its number alone. */
const leastRound = 16
const largestSize = 70
/** From this age on a bare number in a list may be hers. */
const grownUp = 18
/** Of a day: up to it 'at 7' is no age. */
const lastHour = 24
/** 'Pregnant, 8 months' is no age. */
const lastMonth = 42
/** A longer number without a currency is not a price that somebody pays for clothes. */
const maxBudget = 100_000_000

const isOfWeather = (item: Item | undefined) => item !== undefined && namesIn(item, 'weather').length > 0

/** Numbers of a sentence: degrees, prices, an age, a height, a size. */
export function measuresIn(sentence: Sentence): Measures {
  const { units, items, vocabulary } = sentence
  const { grammar } = vocabulary
  const amounts = amountsIn(units, vocabulary.numbers)
  const found: Measures = { body: [] }
  const prices: Price[] = []
  let sizedTo: number | undefined
  const isPregnant = items.some((item) => means(item, 'body:maternity'))
  const textAt = (at: number) => units[at]?.text ?? ''
  const itemAt = (at: number) => items.find(({ from, to }) => from <= at && at < to)
  const endingAt = (at: number) => items.filter(({ to }) => to === at || to === at - 1)
  const startingAt = (at: number) => items.filter(({ from }) => from === at || from === at + 1)

  const currencyAt = (at: number) => {
    const sign = signs[textAt(at)]
    if (sign === 'USD' && /^r$/.test(textAt(at - 1))) return 'BRL'
    if (sign) return sign === 'JPY' ? (grammar.yuan ?? sign) : sign
    const item = itemAt(at)
    return item && namesIn(item, 'currency')[0]
  }

  let read = 0
  for (const amount of amounts) {
    const { value, from, to } = amount
    // The 52 of '1m52', the 'тридцати' of 'до минус тридцати'.
    if (from < read || isOfWeather(itemAt(from))) continue
    const before = endingAt(from)
    const after = startingAt(to)
    // The 1 of an 'MA-1' is no degree.
    const isOfName = /[a-z]$/.test(textAt(from - 2)) && units[from - 2]?.to === units[from - 1]?.from
    const sign = isOfName ? '' : textAt(from - 1)
    const isSigned = sign === '-' || sign === '+'
    const isMinus = sign === '-' || before.some((item) => means(item, 'grammar:minus'))
    // The 'lucas' of '50 lucas' are thousands, and money.
    // 'Une centaine d'euros'.
    const currency =
      currencyAt(to) ??
      (units[from]?.kind === 'word' && isCue(sentence, 'of', to) ? currencyAt(to + 1) : undefined) ??
      currencyAt(from - 1) ??
      (to - from > 1 || units[from]?.kind === 'word' ? currencyAt(to - 1) : undefined)
    // 'Treinta y pico grados'.
    const aside = itemAt(to)
    const behind = aside && isSmall(aside) ? aside.to : to + 1
    // The C of an '80C' is of a bra.
    const degrees = [to, to + 1, behind].find(
      (at) =>
        textAt(at) === '°' ||
        (itemAt(at) &&
          means(itemAt(at) as Item, 'grammar:degrees') &&
          !(textAt(at) === 'c' && value > hottest)),
    )
    // The 'ein' of '30 Grad, ein Kleid' is no degree.
    const hasDegrees =
      degrees !== undefined ||
      before.some(
        (item) =>
          means(item, 'grammar:degrees') &&
          units[item.to]?.kind !== 'comma' &&
          units[item.to]?.kind !== 'break',
      )
    const isTemperature =
      !currency &&
      Math.abs(value) < 130 &&
      (hasDegrees ||
        grammar.isTemperature?.(sentence, amount) ||
        (isSigned && value < 50) ||
        (isMinus && value < 50))
    if (isTemperature) {
      const isFahrenheit =
        [to, to + 1, to + 2].some((at) => {
          const item = itemAt(at)
          return item !== undefined && means(item, 'grammar:fahrenheit')
        }) || value > hottest
      // 'Is it washable at 60 degrees?'
      if (items.some((item) => means(item, 'question:care'))) continue
      const signed = isMinus ? -value : value
      found.warmth = warmthAt(isFahrenheit ? celsiusOf(signed) : signed)
      continue
    }
    // 'Nos 10 ans' are of a couple.
    if (isCue(sentence, 'our', from - 1)) continue
    const heel = heelOf(amount, sentence)
    if (heel) {
      found.shoes = heel
      continue
    }
    // 'Un pantalon 7/8e', '3/4 arm'.
    if (value < 10 && (sign === '/' || textAt(to) === '/')) continue
    // '20 Denier', '100 Prozent', 'in den 20er Jahren'.
    if (isCue(sentence, 'counted', to)) continue
    const weight = weightOf(amount, sentence)
    if (weight !== null) {
      if (weight >= heavyFrom) found.body.push('plus')
      continue
    }
    const height = heightOf(amount, sentence, amounts)
    if (height !== null) {
      if (value < 10 && Number.isInteger(value)) read = to + 2
      if (height <= heights.petiteTo) found.body.push('petite')
      if (height >= (grammar.tallFrom ?? tallElsewhere)) found.body.push('tall')
      else found.isNotTall = true
      if (height > heights.shortTo) found.isNotPetite = true
      continue
    }
    // 'My 8 year old son' may be one phrase.
    const isChildAged = after.some(
      (item) =>
        item.from === to &&
        item.to - item.from > 1 &&
        means(item, 'grammar:child') &&
        isCue(sentence, 'yearOld', to),
    )
    const isAged =
      isChildAged ||
      after.some((item) => means(item, 'grammar:yearsOld') && !grammar.isLasting?.(sentence, item))
    // 'Size 8 or 10'.
    const isNextSize = sizedTo !== undefined && from - sizedTo <= 2 && value < largestSize
    if (!currency && !isAged && (isSize(before, after) || isNextSize)) {
      sizedTo = units[to]?.kind === 'comma' ? undefined : to
      found.isSized = true
      if (value >= (grammar.plusFrom ?? plusElsewhere) && value < largestSize) found.body.push('plus')
      continue
    }
    const isTurning = before.some((item) => means(item, 'grammar:turns') && (isAged || item.to === from))
    // 'Ela faz 30 sábado'.
    const isDated = startingAt(to).some((item) => item.from === to && namesIn(item, 'date').length > 0)
    // 'Por su 60 cumpleaños', 'pros 60 anos dela'.
    const isNth =
      after.some((item) => item.from === to && means(item, 'occasion:birthday')) ||
      (/^(?:pros|nos)$/.test(textAt(from - 1)) && textAt(to) === 'anos')
    // 'Elle a 25 ans demain'.
    const aged = after.find((item) => means(item, 'grammar:yearsOld') && item.from === to)
    const isAgedSoon =
      aged !== undefined &&
      vocabulary.speech.spacing !== 'unspaced' &&
      items.some((item) => item.from === aged.to && namesIn(item, 'date').length > 0) &&
      !before.some((item) => isCue(sentence, 'firstPerson', item.from))
    const isBirthday =
      ((isTurning && (isAged || isFree(to) || isDated)) ||
        grammar.isBirthday?.(sentence, amount) ||
        isNth ||
        isAgedSoon) &&
      !currency
    if (isBirthday && value > 0 && value < 110) found.isBirthday = true
    const isOfDay = items.some(
      (item) => means(item, 'occasion:birthday') && item.from <= from && to <= item.to,
    )
    // 'Für meine Oma zum 80.'
    const isOrdinal = grammar.isOrdinal?.(textAt(from - 1), textAt(to))
    if ((isBirthday || isOfDay || isOrdinal) && value > 0 && value < 110) found.turning = value
    // The 'at' of 'at 40' stands before an hour, too.
    // The 30 of 'de 30 a 50 euros'.
    const isRange =
      amounts.some((one) => one.from === to + 1) &&
      after.some((item) => means(item, 'budget:to') && !means(item, 'grammar:and') && item.from === to)
    // The 100 of 'de 50 à 100'.
    const isRangeEnd = amounts.some((one) => one.to === from - 1)
    const isSaidOf = (item: Item) =>
      !isRange &&
      !isRangeEnd &&
      means(item, 'grammar:iAm') &&
      item.to === from &&
      (value > lastHour || !means(item, 'grammar:in'))
    // 'My girl of 5'.
    const isChildOf = items.some(
      (item) =>
        item.to === from &&
        isCue(sentence, 'of', from - 1) &&
        (means(item, 'grammar:child') ||
          items.some((one) => means(one, 'grammar:child') && one.to === item.from)),
    )
    // 'My son (8)'.
    const isBracketed =
      textAt(from - 1) === '(' &&
      textAt(to) === ')' &&
      items.some((item) => item.to === from - 1 && isPersonOrPlain(item))
    // 'عمري ٦٣' is an age whatever follows.
    const isOfAge = before.some((item) => item.to === from && /^و?ب?عمر/.test(textAt(item.from)))
    const isYears =
      isAged ||
      grammar.isAge?.(sentence, amount) ||
      isBracketed ||
      isAgeInList(amount, sentence) ||
      isOfAge ||
      (isChildOf && value < lastHour) ||
      (isBirthday && (value < lastHour || isNth)) ||
      (before.some(isSaidOf) && isFree(to))
    if (!currency && isYears && Number.isInteger(value) && value > 0 && value < 110) {
      if (!(isPregnant && value <= lastMonth)) found.age = value
      continue
    }
    // 'Fashion for women over 50', but not 'a bag for my mother up to 80'.
    const bound = before.find(
      (item) => item.to === from && (means(item, 'budget:least') || means(item, 'budget:most')),
    )
    const isOfTheirAge = items.some(
      (item) =>
        item.to === bound?.from &&
        (means(bound, 'budget:least') || !items.some((one) => namesIn(one, 'concept').length > 0)) &&
        (means(item, 'grammar:woman') || means(item, 'grammar:man')),
    )
    if (!currency && isOfTheirAge && value < 110) continue
    // The 70 of 'anni 70' is no price.
    // The Arabic sixty of 'sixty at most' is the sixties elsewhere.
    const isBounded = [...before, ...after].some((item) => means(item, 'budget:most'))
    const isNamed = items.some(
      (item) =>
        !(isBounded && item.to - item.from === to - from) &&
        item.from <= from &&
        item.to >= to &&
        item.tags.some((tag) => /^(?:vibe|occasion|body):/.test(tag)),
    )
    if (!currency && isNamed) continue
    // 'Which size, I have 40 above and 44 below?'
    const isAskedSize =
      !currency && value < largestSize && items.some((item) => means(item, 'question:sizes'))
    if (isAskedSize) continue
    // 'Тысяч до десяти'.
    const isOfThousands = /^(?:тысяч|тыщ)$/.test(textAt(from - 2)) && textAt(from - 1) === 'до'
    // 'Тысяч за пять': about five thousand.
    const isAbout = to - from > 1 && /^(?:тысяч[аи]?|тыщ)$/.test(textAt(from))
    // The 'ein' of 'ein Fuffi' counts it.
    const isArticle = value === 1 && amounts.some((one) => one.from === to)
    if (value <= maxBudget && !isArticle)
      prices.push({
        ...amount,
        ...(isOfThousands && { value: value * 1000 }),
        currency,
        ...(isAbout && { isRough: true }),
      })
  }
  // 'Zum 40. vom Chef', but not 'am 30. Juni' and not 'im 8. Monat'.
  const isRound = units.some(({ kind, value }, at) => {
    const next = itemAt(at + 1)
    const isCounted = units[at + 1]?.isCapital === true && !(next && means(next, 'occasion:birthday'))
    const isDate = next !== undefined && namesIn(next, 'month').length > 0
    return kind === 'ordinal' && value >= leastRound && !isCounted && !isDate
  })
  if (isRound) found.isBirthday = true
  // 'In der 30. Woche'.
  const isWeek = units.some(
    ({ kind }, at) => kind === 'ordinal' && /^(?:woche|ssw|monat)$/.test(textAt(at + 1)),
  )
  if (isWeek) found.body.push('maternity')
  /** Nothing stands behind the number that it could count. */
  function isFree(at: number) {
    const item = itemAt(at)
    const unit = units[at]
    return !unit || unit.kind === 'comma' || unit.kind === 'break' || (item !== undefined && isSmall(item))
  }
  if (areSizes(prices, sentence) || areLetterSizes(sentence)) found.isBetweenSizes = true
  const budget = found.isBetweenSizes ? null : budgetOf(prices, sentence, amounts)
  if (budget) found.budget = budget
  return found
}

/** 'Brautmutter, 58, kräftige Oberarme': alone between commas, and behind no piece of which it were the size. */
function isAgeInList({ value, from, to }: Amount, { units, items }: Sentence) {
  const [before, after] = [units[from - 1], units[to]]
  const isAlone = (before === undefined || before.kind === 'comma') && after?.kind === 'comma'
  const last = items.findLast((item) => item.to <= from)
  const isOfPiece = last !== undefined && namesIn(last, 'concept').length > 0
  return isAlone && units[from]?.kind === 'number' && value >= grownUp && value < 100 && !isOfPiece
}

const isSmall = (item: Item) =>
  means(item, 'grammar:plain') || means(item, 'grammar:and') || means(item, 'grammar:but')
const isSize = (before: Item[], after: Item[]) =>
  [...before, ...after].some((item) => means(item, 'grammar:size'))

/** Whether centimetres are named at a place; without spaces every character is a unit. */
const isCentimetresAt = (sentence: Sentence, at: number) =>
  [1, 2, 3].some((length) => isCue(sentence, 'centimetres', at, at + length))

/** 'A heel of 5 cm': up to two centimetres are flat, up to six low; null where no heel is spoken of. */
function heelOf({ value, from, to }: Amount, sentence: Sentence): NonNullable<Reading['shoes']> | null {
  if (!isCentimetresAt(sentence, to) || value > highestHeel) return null
  const isOfHeel = sentence.items.some(
    (item) =>
      item.to >= from - heelReach &&
      item.from <= to + heelReach &&
      (means(item, 'concept:heels') || means(item, 'concept:shoes') || namesIn(item, 'shoes').length > 0),
  )
  if (!isOfHeel) return null
  return value <= 2 ? 'flat' : value <= 6 ? 'low' : 'high'
}

/** Kilograms of '80 kg', '160斤'; null where it is no weight. */
function weightOf({ value, to }: Amount, sentence: Sentence) {
  if ([1, 2].some((length) => isCue(sentence, 'kilograms', to, to + length))) return value
  return sentence.units[to]?.text === '斤' ? value / 2 : null
}

/** Centimetres of '1,52 m', '1m50', '152 cm', `5'1`, '一米五'; null where it is no height. */
function heightOf({ value, from, to }: Amount, sentence: Sentence, amounts: readonly Amount[]) {
  const { units, items } = sentence
  const text = (at: number) => units[at]?.text ?? ''
  const next = amounts.find((one) => one.from === to + 1)
  const { least, most } = heights
  // 'Un metro e 58', 'un mètre soixante'.
  const isBehindMetre = [from - 1, from - 2].some((at) => isCue(sentence, 'aMetre', at, from))
  if (isBehindMetre && value < 100) return 100 + (value < 10 ? value * 10 : value)
  const isMetre = isCue(sentence, 'metres', to)
  const near = items.filter((item) => item.to >= from - 1 && item.from <= to + 2)
  const isNamed = near.some(
    (item) =>
      means(item, 'grammar:height') ||
      means(item, 'body:tall') ||
      means(item, 'body:petite') ||
      // 'Tenho 1,78' is neither years nor money.
      (means(item, 'grammar:iAm') &&
        item.to === from &&
        (!Number.isInteger(value * 10) || /^\d[.,]\d\d$/.test(units[from]?.shown ?? ''))),
  )
  if (isMetre && value === 1 && next) return 100 + (next.value < 10 ? next.value * 10 : next.value)
  if (value > 1.2 && value < 2.2 && (isMetre || isNamed || !Number.isInteger(value * 10)) && !signs[text(to)])
    return isMetre || isNamed ? value * 100 : null
  if (isCentimetresAt(sentence, to) && value > least && value < most) return value
  if (value > 3 && value < 7 && (/^['’]$/.test(text(to)) || isCue(sentence, 'feet', to)))
    return value * 30.48 + (next ? next.value * 2.54 : 0)
  return isNamed && value > least && value < most ? value : null
}
