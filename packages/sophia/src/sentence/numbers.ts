import type { Unit } from './units.ts'

/** A number in a sentence, in digits or words, from a unit up to another, exclusive. */
export type Amount = {
  value: number
  from: number
  to: number
  /** '五六百': five or six hundred. */
  isRough?: true
}

/** Above this, degrees are Fahrenheit. */
export const hottest = 47

const multipliers = new Set([100, 1000, 10_000, 1_000_000])

/** Puts 'two hundred and fifty' together; a last digit behind '一千' is of hundreds. */
function total(values: readonly number[], isUnspaced: boolean) {
  // '七五' is read digit by digit.
  if (isUnspaced && values.length > 1 && values.every((value) => value < 10)) return Number(values.join(''))
  let [sum, part, digit, last] = [0, 0, 0, 0]
  for (const [place, value] of values.entries()) {
    const isMultiplier = multipliers.has(value) || (isUnspaced && value === 10)
    if (isMultiplier && value >= 1000) {
      sum += (part + digit || 1) * value
      ;[part, digit] = [0, 0]
    } else if (isMultiplier) {
      part += (digit || 1) * value
      digit = 0
    } else if (value < 10 && place < values.length - 1) digit = value
    else part += isUnspaced && last >= 100 && value < 10 ? (value * last) / 10 : digit + value
    last = value
  }
  return sum + part
}

/** A digit, the next one, and hundreds or more. */
const isAbout = ([first = 0, next = 0, multiplier = 0]: readonly number[]) =>
  next === first + 1 && next < 10 && multiplier >= 100 && multipliers.has(multiplier)

export type NumberWords = {
  values: ReadonlyMap<string, number>
  /** The forms in which a word may stand there: 'بستين', for sixty. */
  formsOf: (word: string) => readonly string[]
  isUnspaced: boolean
  and: ReadonlySet<string>
}

/** 'zehn=10, hundert=100'. */
export const numberWords = (source: string, fold: (text: string) => string) =>
  new Map(
    source.split(',').flatMap((one): [string, number][] => {
      const [word = '', value] = one.split('=')
      return word.trim() ? [[fold(word.trim()), Number(value)]] : []
    }),
  )

const leastWithPrefix = 10

/** The parts of a number that is written as one word: 'hundertfünfzig'. */
function partsOf(word: string, { values, and, formsOf }: NumberWords): number[] | null {
  const own = values.get(word)
  if (own !== undefined) return [own]
  // The 'ست' of 'لست', 'I am not', is no six.
  const bare = formsOf(word).flatMap((form) => values.get(form) ?? [])
  if (bare[0] !== undefined && bare[0] >= leastWithPrefix) return [bare[0]]
  for (let length = word.length - 2; length >= 2; length--) {
    const value = values.get(word.slice(0, length))
    if (value === undefined && !and.has(word.slice(0, length))) continue
    const rest = partsOf(word.slice(length), { values, and, formsOf, isUnspaced: false })
    if (rest) return value === undefined ? rest : [value, ...rest]
  }
  return null
}

/** 'خمسة وستون': the units stand before the tens. */
const isUnitAndTen = (value: number, last = 0) => value >= 20 && value < 100 && last > 0 && last < 10

/** The numbers of a sentence, from the first to the last. */
export function amountsIn(units: readonly Unit[], words: NumberWords): Amount[] {
  const amounts: Amount[] = []
  const valuesAt = (at: number): { values: number[]; to: number } | null => {
    const unit = units[at]
    if (!unit) return null
    if (unit.kind === 'number') return { values: [unit.value], to: at + 1 }
    if (unit.kind !== 'word') return null
    // '15 к' are thousands, 'к юбке' is 'to the skirt'.
    if (unit.text.length === 1 && !words.isUnspaced && units[at - 1]?.kind !== 'number') return null
    for (let length = 3; length > 1; length--) {
      const phrase = units.slice(at, at + length).map(({ text }) => text)
      const value = words.values.get(phrase.join(' '))
      if (value !== undefined && phrase.length === length) return { values: [value], to: at + length }
    }
    const parts = unit.text.length <= 40 ? partsOf(unit.text, words) : null
    return parts && { values: parts, to: at + 1 }
  }
  for (let at = 0; at < units.length;) {
    const first = valuesAt(at)
    if (!first) {
      at += 1
      continue
    }
    const from = at
    const isDigits = units[at]?.kind === 'number'
    const values = [...first.values]
    at = first.to
    for (;;) {
      // 'Hundred and fifty', but not 'between fifty and eighty'.
      const isAnd = words.and.has(units[at]?.text ?? '') && (values.at(-1) ?? 0) >= 20
      const next = valuesAt(isAnd ? at + 1 : at)
      if (!next) break
      // 'Achtzig und hundertzwanzig' are two, and so are 'two hundred and three hundred'.
      const multiplied = valuesAt(next.to)?.values ?? []
      const isMultiplied = multipliers.has(multiplied[0] ?? 0)
      const added = total(isMultiplied ? [...next.values, ...multiplied] : next.values, words.isUnspaced)
      if (isAnd && added >= (values.at(-1) ?? 0)) break
      // '五百一件': one piece for five hundred.
      const isCounting =
        words.isUnspaced && units[at]?.text === '一' && /^[件条條双雙套身]$/.test(units[at + 1]?.text ?? '')
      if (isCounting) break
      const [value = 0] = next.values
      const isDigit = units[isAnd ? at + 1 : at]?.kind === 'number'
      // '1万5千円': digits go on behind ten thousand, if they are fewer.
      const isBelow = multipliers.has(values.at(-1) ?? 0) && value < (values.at(-1) ?? 0)
      const goesOn =
        multipliers.has(value) || words.isUnspaced
          ? !isDigit || (words.isUnspaced && isBelow)
          : !isDigit &&
            !isDigits &&
            (value < (values.at(-1) ?? 0) ||
              (isUnitAndTen(value, values.at(-1)) && units[at]?.text.startsWith('و')))
      if (!goesOn) break
      values.push(...next.values)
      at = next.to
    }
    const isRough = words.isUnspaced && isAbout(values)
    const value = total(values, words.isUnspaced)
    // '百来块', about a hundred; '一百多块', up to two.
    const last = values.at(-1) ?? 0
    const more = words.isUnspaced && last >= 10 ? units[at]?.text : undefined
    const isAround = more === '来' || more === '多'
    if (isAround) at += 1
    amounts.push({
      value: more === '多' ? value + (multipliers.has(last) || last === 10 ? last : 0) : value,
      from,
      to: at,
      ...((isRough || isAround) && { isRough: true as const }),
    })
  }
  return amounts
}
