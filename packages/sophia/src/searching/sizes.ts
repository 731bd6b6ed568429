import { isCue, means, namesIn } from '../sentence/items.ts'
import { footwear } from '../sentence/thing-phrases.ts'
import type { Item, Sentence } from '../sentence/sentence.ts'
import type { Unit } from '../sentence/units.ts'
import type { Span } from './span.ts'

/** A size as it was typed: by its letters, as inches of the waist, or as a number that counts in a system. */
export type AskedSize = Span &
  (
    | { by: 'letters'; name: string }
    | { by: 'waist'; inches: number }
    | { by: 'number'; of: 'clothes' | 'shoes' | 'either'; size: number; system: string | null }
  )

/** 'XL', '2XL', '1X'. */
const letters = /^(?:x{0,4}s|m|x{0,4}l|[2-6]xl|[1-6]x)$/
/** In these two letters are no word of any language. */
const sureLetters = /^(?:x{1,4}[sl]|[2-6]xl|[1-6]x)$/
const inPortuguese: Record<string, string> = {
  pp: 'xs',
  p: 's',
  m: 'm',
  g: 'l',
  gg: 'xl',
  xg: 'xxl',
  xgg: '3xl',
}
const systems = /^(?:us|uk|gb|au|eu|eur|de|fr|es|it|jp|br|ru)$/

const waisted: ReadonlySet<string> = new Set(['jeans', 'trousers', 'shorts', 'skirt', 'bottoms'])
const waists = { least: 22, most: 44, mostBare: 34 }
const feet = { leastCm: 21, mostCm: 29 }
/** A bare number beside a piece: smaller ones count pieces, larger ones are years and prices. */
const bare = { shoes: [33, 47], clothes: [32, 60] } as const
const largest = 64

/** Words and numbers that stand together without a blank are one: 'W30', '24cm', 'Mサイズ'. */
function wordAt(units: readonly Unit[], at: number) {
  let to = at + 1
  const isPart = (unit: Unit | undefined) =>
    unit?.kind === 'number' || (unit?.kind === 'word' && /^[a-z]+$/.test(unit.text))
  if (!isPart(units[at])) return null
  while (isPart(units[to]) && units[to]?.from === units[to - 1]?.to) to += 1
  return {
    text: units
      .slice(at, to)
      .map(({ text }) => text.replace(',', '.'))
      .join(''),
    to,
  }
}

const kindsOf = (sentence: Sentence, denied: ReadonlySet<Item>) =>
  sentence.items.filter((item) => !denied.has(item)).flatMap((item) => namesIn(item, 'concept'))

/** The sizes that a question names, from the first to the last. `isTaken`: a unit that a price has already. */
export function sizesIn(
  sentence: Sentence,
  denied: ReadonlySet<Item>,
  isTaken: (at: number) => boolean,
): AskedSize[] {
  const { units, items, vocabulary } = sentence
  const kinds = kindsOf(sentence, denied)
  const isShod = kinds.some((one) => footwear.has(one))
  const isWaisted = kinds.some((one) => waisted.has(one))
  const isDressed = items.some((item) => !denied.has(item) && namesIn(item, 'concept').length > 0)
  const isSizeWord = (from: number, to: number) =>
    items.some((item) => item.from >= from && item.to <= to && means(item, 'grammar:size')) ||
    [1, 2, 3].some((length) => isCue(sentence, 'sizeWord', from, Math.min(to, from + length)))
  const spanOf = (from: number, to: number): Span => ({
    from: units[from]?.from ?? 0,
    to: units[to - 1]?.to ?? 0,
  })
  const withSizeWord = (from: number, to: number): [number, number] => {
    let [first, last] = [from, to]
    while (first > 0 && isSizeWord(first - 1, first)) first -= 1
    while (last < units.length && isSizeWord(last, last + 1)) last += 1
    return [first, last]
  }
  const found: AskedSize[] = []
  for (let at = 0; at < units.length;) {
    const word = wordAt(units, at)
    if (!word || isTaken(at)) {
      at += 1
      continue
    }
    const { text, to } = word
    const reach = vocabulary.speech.spacing === 'unspaced' ? 3 : 1
    const isNamed = isSizeWord(Math.max(0, at - reach), at) || isSizeWord(to, to + reach)
    const size = sizeOf(text, at, to, isNamed)
    if (size) found.push({ ...spanOf(...withSizeWord(size.from, size.to)), ...size.is } as AskedSize)
    at = size ? Math.max(size.to, to) : to
  }
  return found

  function sizeOf(text: string, at: number, to: number, isNamed: boolean) {
    const [before, after] = [units[at - 1]?.text ?? '', units[to]?.text ?? '']
    const asIs = { from: at, to }
    const waist =
      /^w(\d\d)(?:l?\d\d)?$|^(\d\d)w$/.exec(text) ?? (text === 'w' ? /^(\d\d)$/.exec(after) : null)
    if (waist) {
      const inches = Number(waist[1] ?? waist[2])
      const isPlusLine = text.endsWith('w') && inches < waists.least
      if (!isPlusLine && inches >= waists.least && inches <= waists.most)
        return { ...asIs, to: text === 'w' ? to + 1 : to, is: { by: 'waist', inches } }
    }
    const named = vocabulary.language === 'pt' ? (inPortuguese[text] ?? text) : text
    if (letters.test(named)) {
      const isCapital = units[at]?.isCapital === true || units[at]?.kind === 'number'
      const isPlainWord = named.length === 1 && !isCapital
      const isAlone = units.length === 1
      if (!isAlone && (isNamed || sureLetters.test(named) || (isDressed && !isPlainWord)))
        return { ...asIs, is: { by: 'letters', name: named } }
    }
    const joined = /^(\d{1,2}(?:\.5)?)([a-z]{2,3})$|^([a-z]{2,3})(\d{1,2}(?:\.5)?)$/.exec(text)
    const number = Number(
      joined ? (joined[1] ?? joined[4]) : /^\d{1,3}(?:\.5)?$/.test(text) ? text : Number.NaN,
    )
    if (Number.isNaN(number)) return null
    const mark = joined ? (joined[2] ?? joined[3] ?? '') : ''
    const isCm =
      mark === 'cm' ||
      (!joined && (isCue(sentence, 'centimetres', to) || isCue(sentence, 'centimetres', to, to + 2)))
    if (isCm && isShod && number >= feet.leastCm && number <= feet.mostCm)
      return {
        ...asIs,
        to: joined ? to : to + 1,
        is: { by: 'number', of: 'shoes', size: number, system: 'CM' },
      }
    // '240' of shoes is the foot in millimetres.
    if (isShod && number >= 10 * feet.leastCm && number <= 10 * feet.mostCm && number % 5 === 0)
      return { ...asIs, is: { by: 'number', of: 'shoes', size: number / 10, system: 'CM' } }
    if (isCm || number > largest) return null
    const system = systems.test(mark)
      ? mark
      : systems.test(before)
        ? before
        : systems.test(after)
          ? after
          : null
    if (joined && !system) return null
    const from = system === before && before ? at - 1 : at
    const end = system === after && after ? to + 1 : to
    const of = isShod ? 'shoes' : isDressed ? 'clothes' : 'either'
    if (isWaisted && !isShod && !system && number >= waists.least && number <= waists.mostBare)
      return { ...asIs, is: { by: 'waist', inches: number } }
    const [least, most] = of === 'shoes' ? bare.shoes : bare.clothes
    const isBare = isDressed && number >= least && number <= most && !isCounting(to)
    if (!isNamed && !system && !isBare) return null
    return { from, to: end, is: { by: 'number', of, size: number, system: system?.toUpperCase() ?? null } }
  }

  /** '40 years', '50 %', '38 °'. */
  function isCounting(to: number) {
    const unit = units[to]
    if (!unit) return false
    if (unit.kind === 'sign' && unit.text !== '/') return true
    return items.some(
      (item) =>
        item.from === to &&
        (means(item, 'grammar:yearsOld') ||
          means(item, 'grammar:degrees') ||
          namesIn(item, 'currency').length > 0),
    )
  }
}
