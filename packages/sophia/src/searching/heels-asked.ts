import { concepts } from '../vocabulary/concepts.ts'
import { says } from '../sentence/items.ts'
import type { Amount } from '../sentence/numbers.ts'
import type { Item, Sentence } from '../sentence/sentence.ts'
import { highestHeelCm } from '../reading/numbers-said.ts'
import { hasPhrase, meantPart, trait, type AskedPart, type Need } from './parts.ts'
import { isCentimetres, type Scene } from './scene.ts'
import { doOverlap, spanOf, type Span } from './span.ts'

export const flat = trait('=flat')
export const lowHeel = trait('=low heel', '=kitten heel', '=block heel')
export const highHeel = trait('=high heel')

/** By how high she wants it. */
const byHeight = { flat, low: lowHeel, high: highHeel }

/** 'Salto baixinho e grosso', 'zapatos de tacón ancho': how wide the heel is, by the words beside it. */
export function heelBeside({ from, to }: Item, sentence: Sentence): Need | undefined {
  const beside = [Math.max(0, from - 1), to + 2] as const
  if (says(sentence, 'blockHeel', ...beside)) return trait('=block heel')
  return says(sentence, 'kittenHeel', ...beside) ? trait('=kitten heel') : undefined
}

const tellsHeel = (phrase: string) => /^=(?:flat|.* heel)$/.test(phrase)

/** The parts with what is said of a heel by its height alone, or of shoes by their heel alone. */
export function withHeel(parts: readonly AskedPart[], { sentence, reading, amounts, isShod }: Scene) {
  const told = parts.find((part) => hasPhrase([part], tellsHeel))
  if (isShod) {
    const height = reading.shoes && reading.shoes !== 'any' ? byHeight[reading.shoes] : undefined
    const measured = amounts.find(({ to }) => isCentimetres(sentence, to))
    return height && measured && !told ? [...parts, meantPart(height, spanOf(measured, sentence))] : parts
  }
  const isBare = told && !parts.some(({ about }) => about === 'kind')
  const shoes = { about: 'kind', phrases: concepts.shoes, concepts: ['shoes'] } as const
  return isBare ? [...parts, { ...told, ...shoes }] : parts
}

/** Centimetres that are no size: a heel's. */
export function heightsOfHeels(
  { sentence, amounts, isShod }: Scene,
  parts: readonly AskedPart[],
  sizes: readonly Span[],
) {
  const isTold = hasPhrase(parts, (phrase) => phrase.endsWith(' heel'))
  if (!isShod && !isTold) return []
  const isBare = ({ value, to }: Amount) =>
    isTold &&
    value > 0 &&
    value <= highestHeelCm &&
    (sentence.units[to] === undefined || sentence.units[to]?.kind === 'comma')
  return amounts
    .filter((amount) => isCentimetres(sentence, amount.to) || isBare(amount))
    .map(({ from, to }) => spanOf({ from, to: isCentimetres(sentence, to) ? to + 1 : to }, sentence))
    .filter((span) => !sizes.some((size) => doOverlap(size, span)))
}
