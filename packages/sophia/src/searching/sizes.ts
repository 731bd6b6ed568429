import { isCue, means, namesIn } from '../sentence/items.ts'
import type { Amount } from '../sentence/numbers.ts'
import type { Sentence } from '../sentence/sentence.ts'
import type { Unit } from '../sentence/units.ts'
import { isCentimetres, type Scene } from './scene.ts'
import { spanOf, type Span } from './span.ts'

/** A size as it was typed: by its letters, as inches of the waist, or as a number that counts in a system. */
type Size =
  | { by: 'letters'; name: string }
  | { by: 'waist'; inches: number }
  | { by: 'number'; of: 'clothes' | 'shoes' | 'either'; size: number; system: string | null }

export type AskedSize = Span & Size

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

/** Words and numbers that stand together without a blank are one, from a unit up to another: 'W30', '24cm', 'Mサイズ'. */
type Word = { text: string; from: number; to: number }

/** A size and the units that tell it. */
type Found = { from: number; to: number; size: Size }

/** What a word is read by: the question, and what it asks for besides. */
type Setting = Scene & { isWaisted: boolean; isDressed: boolean }

function settingOf(scene: Scene): Setting {
  const wanted = scene.sentence.items.filter((item) => !scene.denied.has(item))
  const names = wanted.flatMap((item) => namesIn(item, 'concept'))
  return { ...scene, isWaisted: names.some((name) => waisted.has(name)), isDressed: names.length > 0 }
}

/** The sizes that a question names, from the first to the last; none of them is one of the sums. */
export function sizesIn(scene: Scene, sums: readonly Amount[]): AskedSize[] {
  const { sentence } = scene
  const setting = settingOf(scene)
  const sizes: AskedSize[] = []
  for (let at = 0; at < sentence.units.length;) {
    const isSum = sums.some(({ from, to }) => from <= at && at < to)
    const word = isSum ? null : wordAt(at, sentence)
    const found = word && sizeOf(word, setting)
    if (found) sizes.push({ ...spanOf(withSizeWord(found, sentence), sentence), ...found.size })
    at = Math.max(at + 1, word?.to ?? 0, found?.to ?? 0)
  }
  return sizes
}

const isOfWord = (unit: Unit | undefined) =>
  unit?.kind === 'number' || (unit?.kind === 'word' && /^[a-z]+$/.test(unit.text))

function wordAt(from: number, { units }: Sentence): Word | null {
  if (!isOfWord(units[from])) return null
  let to = from + 1
  while (isOfWord(units[to]) && units[to]?.from === units[to - 1]?.to) to += 1
  const texts = units.slice(from, to).map(({ text }) => text.replace(',', '.'))
  return { text: texts.join(''), from, to }
}

const isSizeWord = (from: number, to: number, sentence: Sentence) =>
  sentence.items.some((item) => item.from >= from && item.to <= to && means(item, 'grammar:size')) ||
  [1, 2, 3].some((length) => isCue(sentence, 'sizeWord', from, Math.min(to, from + length)))

function withSizeWord({ from, to }: Found, sentence: Sentence) {
  let [first, last] = [from, to]
  while (first > 0 && isSizeWord(first - 1, first, sentence)) first -= 1
  while (last < sentence.units.length && isSizeWord(last, last + 1, sentence)) last += 1
  return { from: first, to: last }
}

/** Whether a word for a size stands beside: 'size 40', '40 размера'. */
function isNamed({ from, to }: Word, sentence: Sentence) {
  const reach = sentence.vocabulary.speech.spacing === 'unspaced' ? 3 : 1
  return isSizeWord(Math.max(0, from - reach), from, sentence) || isSizeWord(to, to + reach, sentence)
}

const sizeOf = (word: Word, setting: Setting): Found | null =>
  waistOf(word, setting) ?? lettersOf(word, setting) ?? numberOf(word, setting)

/** 'W30', '30W', 'W 30'. */
function waistOf({ text, from, to }: Word, { sentence }: Setting): Found | null {
  const isApart = text === 'w'
  const [, ahead, behind] =
    (isApart
      ? /^(\d\d)$/.exec(sentence.units[to]?.text ?? '')
      : /^w(\d\d)(?:l?\d\d)?$|^(\d\d)w$/.exec(text)) ?? []
  const inches = Number(ahead ?? behind)
  // A smaller number before the letter is a plus size.
  const isWaist = inches >= waists.least && inches <= waists.most
  return isWaist ? { from, to: isApart ? to + 1 : to, size: { by: 'waist', inches } } : null
}

function lettersOf(word: Word, { sentence, isDressed }: Setting): Found | null {
  const { text, from, to } = word
  const { units, vocabulary } = sentence
  const name = vocabulary.language === 'pt' ? (inPortuguese[text] ?? text) : text
  if (!letters.test(name) || units.length === 1) return null
  const isCapital = units[from]?.isCapital === true || units[from]?.kind === 'number'
  const isPlainWord = name.length === 1 && !isCapital
  const isSize = isNamed(word, sentence) || sureLetters.test(name) || (isDressed && !isPlainWord)
  return isSize ? { from, to, size: { by: 'letters', name } } : null
}

/** '38', '38eu' and 'eu38': a number, and the letters that are written with it. */
function markedNumber(text: string) {
  if (/^\d{1,3}(?:\.5)?$/.test(text)) return { number: Number(text), mark: '' }
  const [, number, behind, ahead, numberBehind] =
    /^(\d{1,2}(?:\.5)?)([a-z]{2,3})$|^([a-z]{2,3})(\d{1,2}(?:\.5)?)$/.exec(text) ?? []
  const mark = behind ?? ahead
  return mark ? { number: Number(number ?? numberBehind), mark } : null
}

function numberOf(word: Word, setting: Setting): Found | null {
  const { from, to } = word
  const { sentence, isShod, isWaisted, isDressed } = setting
  const marked = markedNumber(word.text)
  if (!marked) return null
  const { number, mark } = marked
  const isCm = mark === 'cm' || (mark === '' && isCentimetres(sentence, to))
  const isFoot = isCm && number >= feet.leastCm && number <= feet.mostCm
  if (isShod && isFoot)
    return {
      from,
      to: mark === '' ? to + 1 : to,
      size: { by: 'number', of: 'shoes', size: number, system: 'CM' },
    }
  // '240' of shoes is the foot in millimetres.
  if (isShod && number >= 10 * feet.leastCm && number <= 10 * feet.mostCm && number % 5 === 0)
    return { from, to, size: { by: 'number', of: 'shoes', size: number / 10, system: 'CM' } }
  if (isCm || number > largest) return null
  const system = systemBeside(word, mark, sentence)
  if (mark !== '' && !system) return null
  if (isWaisted && !isShod && !system && number >= waists.least && number <= waists.mostBare)
    return { from, to, size: { by: 'waist', inches: number } }
  const of = isShod ? 'shoes' : isDressed ? 'clothes' : 'either'
  const [least, most] = isShod ? bare.shoes : bare.clothes
  const isBare = isDressed && number >= least && number <= most && !isCounting(to, sentence)
  if (!isNamed(word, sentence) && !system && !isBare) return null
  return {
    from: system?.from ?? from,
    to: system?.to ?? to,
    size: { by: 'number', of, size: number, system: system?.name.toUpperCase() ?? null },
  }
}

/** The system in which a size counts, by its mark or by the word before or behind it, and where the size stands with that word. */
function systemBeside({ from, to }: Word, mark: string, { units }: Sentence) {
  const [before, behind] = [units[from - 1]?.text ?? '', units[to]?.text ?? '']
  const name = [mark, before, behind].find((one) => systems.test(one))
  if (!name) return null
  return { name, from: before === name ? from - 1 : from, to: behind === name ? to + 1 : to }
}

/** '40 years', '50 %', '38 °', '8 марта'. */
function isCounting(to: number, { units, items }: Sentence) {
  const unit = units[to]
  if (!unit) return false
  if (unit.kind === 'sign' && unit.text !== '/') return true
  return items.some(
    (item) =>
      item.from === to &&
      (means(item, 'grammar:yearsOld') ||
        means(item, 'grammar:degrees') ||
        namesIn(item, 'month').length > 0 ||
        namesIn(item, 'currency').length > 0),
  )
}
