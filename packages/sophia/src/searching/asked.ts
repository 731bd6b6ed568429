import type { PriceLimits } from '../vocabulary/prices.ts'
import type { Reading, ReadOccasion } from '../vocabulary/reading-words.ts'
import { means, says } from '../sentence/items.ts'
import { unitsOf } from '../sentence/units.ts'
import type { Sentence, Vocabulary } from '../sentence/sentence.ts'
import { unknownDeniedIn, unwantedWords } from './denied.ts'
import { detailsIn, partsOfDetails, unwantedDetails } from './details-asked.ts'
import {
  heardBesides,
  isGiftAsked,
  isQuiet,
  phrasesKnown,
  quietIn,
  unmetIn,
  type HeardBesides,
} from './heard-besides.ts'
import { heightsOfHeels, withHeel } from './heels-asked.ts'
import { partsOf, spansReadOf, unwantedBy } from './items-asked.ts'
import { occasionsOf, spansOfOccasions, withComfort } from './occasions-asked.ts'
import { distinct, narrowed, withAlternatives, type AskedPart, type Unwanted } from './parts.ts'
import { limitsOf, orderOf, spansOfPrices, sumsIn } from './prices-asked.ts'
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
  /** Where it is said what is no part of a piece. */
  heard: HeardBesides
  /** What was said and asks for nothing that a shop tells of its pieces. */
  unmet: Span[]
  /** What she knows, whether it says anything to a shop or not: none of it was mistyped. */
  known: Span[]
  /** Words that say nothing to her, and may be a word of the shop's: 'soir'. */
  quiet: Span[]
  /** All that is read, and what says nothing to a shop: none of it is searched for by word. */
  read: Span[]
}

export function askedOfShop(typed: string, vocabulary: Vocabulary): AskedOfShop {
  const scene = sceneOf(typed, vocabulary)
  const { sentence, reading, denied } = scene
  const sums = sumsIn(scene)
  const prices = spansOfPrices(sums, sentence)
  const sizes = sizesIn(scene, sums)
  const items = sentence.items.filter(
    (item) => !sizes.some((size) => doOverlap(size, spanOf(item, sentence))),
  )
  const details = detailsIn(typed, scene)
  const said = withAlternatives(
    [...items.flatMap((item) => partsOf(item, scene)), ...partsOfDetails(details)],
    sentence,
  )
  const all = withComfort(withHeel(said, scene), scene)
  const parts = distinct(all).map(narrowed)
  const unknown = unknownDeniedIn(sentence, denied)
  const isNamed = vocabulary.language === 'en'
  const unwanted = [
    ...items.flatMap((item) => unwantedBy(item, scene)),
    ...unwantedDetails(details),
    // A shop writes in English, and only there a word that nobody knows can be looked for.
    ...(isNamed ? unwantedWords(unknown) : []),
  ]
  const occasions = { names: occasionsOf(scene), spans: spansOfOccasions(scene) }
  const heard = heardBesides(scene)
  const met = [
    ...unwanted,
    ...sizes,
    ...prices,
    ...(occasions.names.length > 0 || reading.dressCode ? occasions.spans : []),
    ...Object.values(heard).flat(),
  ]
  const heights = heightsOfHeels(scene, said, sizes)
  return {
    parts,
    unwanted,
    sizes,
    occasions,
    limits: limitsOf(reading.budget),
    prices,
    order: orderOf(reading.budget),
    wearer: reading.for ?? null,
    isGift: isGiftAsked(scene),
    isOutfit: sentence.items.some((item) => means(item, 'grammar:outfit')) || says(sentence, 'what'),
    slips: slipsIn(typed, sentence),
    reading,
    heard,
    known: sentence.items.map((item) => spanOf(item, sentence)),
    unmet: [
      ...unmetIn(scene, all, met),
      ...(isNamed ? [] : unknown.map(({ span }) => span)),
      ...heights.filter((span) => !parts.some((part) => doOverlap(part, span))),
    ],
    quiet: quietIn(scene),
    read: [
      ...items.flatMap((item) => (isQuiet(item, scene) ? [] : spansReadOf(item, scene))),
      ...unknown.map(({ span }) => span),
      ...details.map(({ span }) => span),
      ...heard.gift,
      ...heard.clothes,
      ...heard.style,
      ...heard.season,
      ...phrasesKnown(scene),
      ...heights,
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
