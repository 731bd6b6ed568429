import type { PriceLimits } from '../vocabulary/prices.ts'
import type { Reading, ReadOccasion } from '../vocabulary/reading-words.ts'
import { means, says } from '../sentence/items.ts'
import { unitsOf } from '../sentence/units.ts'
import type { Sentence, Vocabulary } from '../sentence/sentence.ts'
import { unknownDeniedIn, unwantedWords } from './denied.ts'
import { heightsOfHeels, withHeel } from './heels-asked.ts'
import { partsOf, spansReadOf, unwantedBy } from './items-asked.ts'
import { occasionsOf, spansOfGifts, spansOfOccasions, withComfort } from './occasions-asked.ts'
import { distinct, narrowed, withAlternatives, type AskedPart, type Unwanted } from './parts.ts'
import { limitsOf, orderOf, spanOfPrice, sumsIn } from './prices-asked.ts'
import { sceneOf } from './scene.ts'
import { sizesIn, type AskedSize } from './sizes.ts'
import { doOverlap, spanOf, type Span } from './span.ts'

/** What a question asks of a shop, as far as Sophia's rules read it. What they do not read is searched for as it stands. */
export type AskedOfShop = {
  parts: AskedPart[]
  unwanted: Unwanted[]
  sizes: AskedSize[]
  occasions: { names: ReadOccasion[]; spans: Span[] }
  limits: PriceLimits
  prices: Span[]
  /** 'Cheap' and 'exclusive' order what is found. */
  order: 'cheap' | 'dear' | null
  wearer: NonNullable<Reading['for']> | null
  isGift: boolean
  /** A whole outfit is asked for, or what to wear: no one piece. */
  isOutfit: boolean
  /** Words that were mistyped, and what was read instead, folded. */
  slips: (Span & { meant: string })[]
  reading: Reading
  /** All that is read, and what says nothing to a shop: none of it is searched for by word. */
  read: Span[]
}

export function askedOfShop(typed: string, vocabulary: Vocabulary): AskedOfShop {
  const scene = sceneOf(typed, vocabulary)
  const { sentence, reading, denied } = scene
  const sums = sumsIn(scene)
  const prices = sums.map((sum) => spanOfPrice(sum, sentence))
  const sizes = sizesIn(scene, sums)
  const items = sentence.items.filter(
    (item) => !sizes.some((size) => doOverlap(size, spanOf(item, sentence))),
  )
  const said = withAlternatives(
    items.flatMap((item) => partsOf(item, scene)),
    sentence,
  )
  const parts = withComfort(withHeel(said, scene), scene)
  const unknown = unknownDeniedIn(sentence, denied)
  return {
    parts: distinct(parts).map(narrowed),
    unwanted: [...items.flatMap((item) => unwantedBy(item, scene)), ...unwantedWords(unknown)],
    sizes,
    occasions: { names: occasionsOf(scene), spans: spansOfOccasions(scene) },
    limits: limitsOf(reading.budget),
    prices,
    order: orderOf(reading.budget),
    wearer: reading.for ?? null,
    isGift: says(sentence, 'giftWord'),
    isOutfit: sentence.items.some((item) => means(item, 'grammar:outfit')) || says(sentence, 'what'),
    slips: slipsIn(typed, sentence),
    reading,
    read: [
      ...items.flatMap((item) => spansReadOf(item, scene)),
      ...unknown.map(({ span }) => span),
      ...spansOfGifts(sentence),
      ...heightsOfHeels(scene, said, sizes),
      ...sizes,
      ...prices,
    ],
  }
}

function slipsIn(typed: string, { units, vocabulary }: Sentence) {
  const asTyped = unitsOf(typed, vocabulary.speech.spacing)
  return units.flatMap(({ text, from, to }, at) =>
    text === asTyped[at]?.text ? [] : [{ from, to, meant: text }],
  )
}
