import { foldText } from '../vocabulary/fold.ts'

/** A part of a sentence: a word (in languages without spaces a character), a number, a sign, or what ends a clause. */
export type Unit = {
  kind: 'word' | 'ordinal' | 'number' | 'sign' | 'comma' | 'break'
  /** Folded. */
  text: string
  shown: string
  value: number
  isCapital: boolean
  /** The place behind it, so that words that are typed together are known. */
  from: number
  to: number
}

export const longestSentence = 2_000
const maxUnits = 700

const thousands = String.raw`\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?!\d)`
const number = String.raw`${thousands}|\d+(?:[.,]\d{1,2}(?!\d))?`
/** '160，95斤' are two numbers: Chinese and Japanese write no comma within one. */
const unspacedNumber = String.raw`${thousands}|\d+(?:\.\d{1,2}(?!\d))?`
const signs = String.raw`[€$£¥₽°%+'’/~〜]|-(?=\d)`
const breaks = String.raw`[.!?;:()\n"“”«»„—–。！？；：「」؟؛]|\s-\s`
/** The German 'am 8.', 'ihren 40.': the dot ends no sentence, and the number counts nothing. */
const ordinal = String.raw`(?<=(?:^|[\s\p{P}])(?:am|beim|bis|de[nrm]|im|ins?|vom|zum|zur|[dms]ein(?:e[nrm])?|ihr(?:e[nrm])?|uns(?:e?re[nrm])) )\d{1,3}\.(?=[\s,!?]|$)`
const unspacedWord = String.raw`[\p{Script=Latin}\p{M}]+|[\p{L}々ー]`

const pattern = (isUnspaced: boolean, isJoining: boolean) =>
  new RegExp(
    [
      ...(isUnspaced || isJoining ? [] : [`(?<ordinal>${ordinal})`]),
      `(?<number>${isUnspaced ? unspacedNumber : number})`,
      `(?<word>${isUnspaced ? unspacedWord : isJoining ? String.raw`[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*` : String.raw`[\p{L}\p{M}]+`})`,
      String.raw`(?<comma>[,、،])`,
      `(?<break>${breaks})`,
      `(?<sign>${signs})`,
    ].join('|'),
    'gu',
  )

const patterns = {
  spaced: pattern(false, false),
  joining: pattern(false, true),
  unspaced: pattern(true, false),
}
export type Spacing = keyof typeof patterns

/** '1.500' and '1 500' are thousands, '1,50' is not. */
function valueOf(text: string) {
  const whole = text.replace(/[.,]\d{1,2}$/, '')
  const decimals = text.slice(whole.length).replace(',', '.')
  return Number(whole.replaceAll(/\D/g, '') + decimals)
}

const isBehindLetter = (text: string, from: number) => /\p{L}/u.test(text.charAt(from - 1))

/** Splits a text, of which at most 2,000 characters are read. `joining` keeps "don't" together. */
export function unitsOf(typed: string, spacing: Spacing): Unit[] {
  const { folded, shown } = foldText(typed.slice(0, longestSentence))
  const units: Unit[] = []
  for (const match of folded.matchAll(patterns[spacing])) {
    if (units.length === maxUnits) break
    const [text] = match
    const from = match.index
    const to = from + text.length
    const kind = (['ordinal', 'number', 'word', 'comma', 'break', 'sign'] as const).find(
      (one) => match.groups?.[one],
    )
    // The apostrophe of 't'es', 'un'altra' and 'un po' di' parts two words, and is none itself.
    const isElision =
      spacing === 'spaced' && kind === 'sign' && /['’]/.test(text) && isBehindLetter(folded, from)
    if (isElision) continue
    const as = shown(from, to)
    units.push({
      kind: kind ?? 'break',
      text: kind === 'word' ? text.replaceAll(/['’]/g, '') : text.trim(),
      shown: as,
      value: kind === 'number' ? valueOf(text) : kind === 'ordinal' ? Number.parseInt(text, 10) : Number.NaN,
      isCapital: /^\p{Lu}/u.test(as),
      from,
      to,
    })
  }
  return units
}
