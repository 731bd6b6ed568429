import { concepts, type Concept } from '../vocabulary/concepts.ts'
import { colours, cuts, kinds, materials, patterns } from '../vocabulary/concept-groups.ts'
import type { PriceLimits } from '../vocabulary/prices.ts'
import type { Reading, ReadOccasion } from '../vocabulary/reading-words.ts'
import { isDenial } from '../sentence/deniable.ts'
import { isCue, means, namesIn, says } from '../sentence/items.ts'
import { amountsIn } from '../sentence/numbers.ts'
import type { Tag } from '../sentence/patterns.ts'
import { unitsOf } from '../sentence/units.ts'
import type { Item, Sentence, Vocabulary } from '../sentence/sentence.ts'
import { footwear } from '../sentence/thing-phrases.ts'
import { deniedIn } from '../reading/slots/denial.ts'
import { readWhole } from '../reading/read.ts'
import { heelBeside, neededBy, needOfHeel, oppositeOf, type Need } from './what-tags-ask.ts'
import type { AskedPart, Unwanted } from './parts.ts'
import { sizesIn, type AskedSize } from './sizes.ts'
import type { Span } from './span.ts'

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

const groups = [
  ['kind', kinds],
  ['colour', colours],
  ['trait', materials],
  ['trait', patterns],
  ['trait', cuts],
] as const

/** Builds a sentence, or speaks to somebody: a shop has nothing of that name. */
const isSilent = (tag: Tag) =>
  /^(?:grammar|budget|currency|social|question|change|date|month|place|quality|season|weather|occasion|code|body|fit|shoes):/.test(
    tag,
  )
/** Beside other meanings these say nothing; alone a word may be of any kind. */
const isVague = (tag: Tag) => /^grammar:(?:known|venue|bears)$/.test(tag)
const saysNothing = ({ tags }: Item) => tags.every(isSilent) && !tags.every(isVague)

const walks: ReadonlySet<string> = new Set([
  'walk',
  'city_trip',
  'shopping',
  'hiking',
  'school_run',
  'vacation',
  'museum',
  'university',
  'playground',
  'office',
  'everyday',
])

/** Hours in a seat: a soft piece, whatever it is sold for. */
const seats: ReadonlySet<string> = new Set(['flight', 'airport'])

export function askedOfShop(typed: string, vocabulary: Vocabulary): AskedOfShop {
  const { sentence, reading } = readWhole(typed, vocabulary)
  const { units, items } = sentence
  const found = deniedIn(sentence)
  const isKind = (item: Item) => kindsOf(item).length > 0
  // 'No black dresses' are dresses that are not black.
  const denied = new Set(
    [...found].filter(
      (item) =>
        !(
          isKind(item) &&
          namesIn(item, 'concept').every((name) => kinds.has(name)) &&
          [...found].some(
            (one) =>
              one !== item &&
              one.clause === item.clause &&
              !isKind(one) &&
              namesIn(one, 'concept').length > 0,
          )
        ),
    ),
  )
  const spanOf = ({ from, to }: { from: number; to: number }): Span => ({
    from: units[from]?.from ?? 0,
    to: units[to - 1]?.to ?? 0,
  })
  /** With the word that denies it: 'not black'. */
  const spanWithDenier = (item: Item): Span => {
    const beside = items.filter((one) => one.clause === item.clause && isDenier(one))
    const ahead = beside.findLast((one) => one.to <= item.from)
    const behind = beside.find((one) => one.from >= item.to)
    const own = ahead ?? behind
    const isNear =
      own && Math.abs(own.from < item.from ? item.from - own.to : own.from - item.to) <= denierReach
    return isNear
      ? spanOf({ from: Math.min(own.from, item.from), to: Math.max(own.to, item.to) })
      : spanOf(item)
  }
  const isShod = items.some((item) => !denied.has(item) && kindsOf(item).some((one) => footwear.has(one)))
  const amounts = amountsIn(units, vocabulary.numbers)
  const { budget } = reading
  const sums = amounts.filter(({ value }) =>
    [budget?.least, budget?.most].some(
      (sum) => sum !== undefined && (sum === value || sum === value * 100 || sum === value * 1000),
    ),
  )
  const isTaken = (at: number) => sums.some(({ from, to }) => from <= at && at < to)
  const sizes = sizesIn(sentence, denied, isTaken)
  const isSized = (item: Item) => {
    const { from, to } = spanOf(item)
    return sizes.some((size) => size.from < to && from < size.to)
  }
  const parts: AskedPart[] = []
  const unwanted: Unwanted[] = []
  const read: Span[] = []
  const wantedKinds = items.filter((item) => !denied.has(item) && isKind(item))
  /** The neck of 'a dress with a high neck', the belt of 'a coat with a belt': how the piece is. */
  const isPartOfPiece = (item: Item) => {
    const [first] = wantedKinds
    if (!first || first === item)
      return item === first && kindsOf(item)[0] === 'turtleneck' && wantedKinds.length > 1
    const isNeck = kindsOf(item).every((name) => name === 'turtleneck')
    const isWith = items.some(
      (one) =>
        means(one, 'grammar:with') && one.to <= item.from && item.from - one.to <= 1 && one.from >= first.to,
    )
    return isNeck || isWith
  }
  const add = (item: Item, need: Need | undefined) => {
    if (need) parts.push({ ...spanOf(item), ...need, concepts: [] })
  }
  const isPriced = (item: Item) => items.some((one) => one === item && namesIn(one, 'budget').length > 0)
  for (const item of items) {
    if (isSized(item)) continue
    const names = namesIn(item, 'concept') as Concept[]
    const span = denied.has(item) ? spanWithDenier(item) : spanOf(item)
    if (denied.has(item)) {
      read.push(span)
      const opposites = item.tags.flatMap((tag) => oppositeOf(tag, isShod) ?? [])
      if (opposites.length > 0) for (const one of opposites) parts.push({ ...span, ...one, concepts: [] })
      else
        for (const [about, group] of groups) {
          const of = names.filter((name) => group.has(name))
          if (of.length > 0) unwanted.push({ ...span, about, phrases: phrasesOf(of), concepts: of })
        }
      continue
    }
    const isThing = names.some((name) => name in concepts)
    if (isThing && !isPriced(item)) {
      read.push(span)
      for (const [about, group] of groups) {
        // Of shoes a 'wide' or a 'straight' is their heel's.
        const isOfHeel = about === 'trait' && group === cuts && isShod
        const of = names.filter(
          (name) => group.has(name) && !isOfHeel && !(about === 'kind' && isHeelOfOther(item, name)),
        )
        if (of.length > 0 && about === 'kind' && isPartOfPiece(item)) add(item, partOf(of))
        else if (of.length > 0) push({ ...span, about, phrases: phrasesOf(of), concepts: of }, item)
      }
      if (names.includes('accessories'))
        push({ ...span, about: 'kind', phrases: concepts.accessories, concepts: ['accessories'] }, item)
    }
    const isCut = names.some((name) => cuts.has(name))
    const needs = item.tags
      .filter((tag) => !(tag.startsWith('fit:') && (isCut || isShod) && tag !== 'fit:comfortable'))
      .filter((tag) => !(tag === 'body:modest' && means(item, 'fit:high_neck')))
      .flatMap((tag) => neededBy(tag, { item, sentence }) ?? [])
    const heel = names.includes('heels') ? heelBeside(item, sentence) : undefined
    for (const need of [...needs, ...(heel ? [heel] : [])]) add(item, need)
    if (saysNothing(item) || needs.length > 0) read.push(span)
  }
  for (const item of items) {
    if (means(item, 'grammar:less') && !isDenial(item)) {
      const unknown = unknownAfter(item)
      if (unknown) read.push(spanOf(unknown))
    }
    if (!isDenial(item) || [...denied].some((one) => one.clause === item.clause)) continue
    const unknown = unknownAfter(item)
    if (!unknown) continue
    const span = spanOf(unknown)
    unwanted.push({ ...span, about: 'word', phrases: [units[unknown.from]?.text ?? ''], concepts: [] })
    read.push(span)
  }
  for (const at of units.keys())
    for (const length of [1, 2, 3, 4, 5, 6])
      if (isCue(sentence, 'giftWord', at, at + length)) read.push(spanOf({ from: at, to: at + length }))
  const isOfPrice = (at: number) =>
    /^[€$£¥₽]$/.test(units[at]?.text ?? '') ||
    items.some(
      (item) =>
        item.from <= at &&
        at < item.to &&
        item.tags.every((tag) => /^(?:budget|currency|grammar:plain)/.test(tag)) &&
        !item.tags.every((tag) => tag === 'grammar:plain'),
    )
  /** With the words and signs that make it a price: 'under 40', '100 €'. */
  const prices = sums.map(({ from, to }) => {
    let [first, last] = [from, to]
    while (first > 0 && isOfPrice(first - 1)) first -= 1
    while (last < units.length && isOfPrice(last)) last += 1
    return spanOf({ from: first, to: last })
  })
  if (isShod || parts.some(({ phrases }) => phrases.some((one) => one.endsWith(' heel'))))
    for (const { from, to } of amounts)
      if (isCentimetres(to)) {
        const span = { from: units[from]?.from ?? 0, to: units[to]?.to ?? 0 }
        if (!sizes.some((size) => size.from < span.to && span.from < size.to)) read.push(span)
      }
  const heel = reading.shoes && reading.shoes !== 'any' ? needOfHeel[reading.shoes] : undefined
  const isHeelSaid = parts.some(({ phrases }) => phrases.some((one) => /^=(?:flat|.* heel)$/.test(one)))
  const measured = amounts.find(({ to }) => isCentimetres(to))
  if (isShod && heel && !isHeelSaid && measured) parts.push({ ...spanOf(measured), ...heel, concepts: [] })
  const walked = isShod ? (reading.occasions ?? []).filter((name) => walks.has(name)) : []
  if (
    walked.length > 0 &&
    !parts.some(({ phrases }) => phrases.includes('comfortable') || phrases.includes('=flat'))
  ) {
    const item = items.find((one) => namesIn(one, 'occasion').some((name) => walks.has(name)))
    if (item && !walked.includes('office') && !walked.includes('everyday'))
      add(item, { about: 'need', phrases: ['=comfortable'] })
  }
  const ofHeel = parts.find(({ phrases }) => phrases.some((one) => /^=(?:flat|.* heel)$/.test(one)))
  if (ofHeel && !isShod && !parts.some(({ about }) => about === 'kind'))
    parts.push({ ...ofHeel, about: 'kind', phrases: concepts.shoes, concepts: ['shoes'] })
  const seated = items.find((one) => namesIn(one, 'occasion').some((name) => seats.has(name)))
  if (seated && !parts.some(({ phrases }) => phrases.includes('=comfortable')))
    add(seated, { about: 'need', phrases: ['=comfortable'] })
  const occasions = (reading.occasions ?? []).filter(
    (name) =>
      !(isShod && (walks.has(name) || name === 'sport' || name === 'religious_service')) && !seats.has(name),
  )
  const level = reading.budget?.level
  return {
    parts: distinct(parts).map(narrowed),
    unwanted,
    sizes,
    occasions: {
      names: occasions,
      spans: items
        .filter((item) => !denied.has(item) && /occasion:|code:/.test(item.tags.join(' ')))
        .map(spanOf),
    },
    limits: {
      ...(budget?.least !== undefined && { min: budget.least }),
      ...(budget?.most !== undefined && { max: budget.most }),
      ...(budget?.currency !== undefined && { currency: budget.currency }),
    },
    prices,
    order: level === 'low' ? 'cheap' : level === 'high' ? 'dear' : null,
    wearer: reading.for ?? null,
    isGift: says(sentence, 'giftWord'),
    isOutfit: items.some((item) => means(item, 'grammar:outfit')) || says(sentence, 'what'),
    slips: slipsIn(typed, sentence),
    reading,
    read: [...read, ...sizes, ...prices],
  }

  function isCentimetres(at: number) {
    return isCue(sentence, 'centimetres', at) || isCue(sentence, 'centimetres', at, at + 2)
  }

  /** 'Boots with a block heel' are boots. */
  function isHeelOfOther(item: Item, name: string) {
    return (
      (name === 'heels' || name === 'flats') &&
      items.some(
        (one) =>
          one !== item &&
          !denied.has(one) &&
          kindsOf(one).some((kind) => footwear.has(kind) && kind !== name),
      )
    )
  }

  /** 'A skirt or a dress' is either; a 'shirt dress' is both. */
  function push(part: AskedPart, item: Item) {
    const last = parts.findLast(
      (one) => one.about === part.about && (part.about !== 'trait' || one.from !== part.from),
    )
    const lastItem = last && items.find((one) => spanOf(one).from === last.from)
    const between = lastItem && items.filter((one) => one.from >= lastItem.to && one.to <= item.from)
    const isOther =
      last &&
      last.from !== part.from &&
      part.about !== 'line' &&
      part.about !== 'need' &&
      (part.about === 'colour' ||
        between?.some((one) => means(one, 'grammar:and')) ||
        lastItem?.clause !== item.clause) &&
      (part.about !== 'trait' || isAlike(last, part))
    if (isOther) {
      last.phrases = [...new Set([...last.phrases, ...part.phrases])]
      last.concepts = [...new Set([...last.concepts, ...part.concepts])]
      last.to = Math.max(last.to, part.to)
    } else parts.push(part)
  }

  function unknownAfter(denier: Item) {
    for (let at = denier.to; at < denier.to + 3; at++) {
      const unit = units[at]
      if (!unit || unit.kind !== 'word') return null
      if (items.some(({ from, to }) => from <= at && at < to)) continue
      return vocabulary.speech.spacing === 'unspaced' ? null : { from: at, to: at + 1 }
    }
    return null
  }
}

const partOf = (of: readonly Concept[]): Need =>
  of.includes('turtleneck')
    ? { about: 'trait', phrases: ['=high neck', '=turtleneck'] }
    : { about: 'trait', phrases: [...phrasesOf(of), ...(of.includes('belt') ? ['=belted'] : [])] }

/** How many words may stand between a 'no' and what it denies, and within what is taken for one part with it. */
const denierReach = 4
const isDenier = (item: Item) =>
  isDenial(item) || means(item, 'grammar:except') || means(item, 'grammar:ratherThan')

const kindsOf = (item: Item) => namesIn(item, 'concept').filter((name) => kinds.has(name))

const phrasesOf = (of: readonly Concept[]) => [...new Set(of.flatMap((name) => concepts[name]))]

/** Of one group: two materials, two patterns or two cuts. */
const isAlike = (one: AskedPart, other: AskedPart) =>
  [materials, patterns, cuts].some((group) =>
    [one, other].every((part) => part.concepts.some((name) => group.has(name))),
  )

const wide: ReadonlySet<string> = new Set(['shoes', 'bag', 'accessories', 'outerwear', 'bottoms', 'top'])
/** The Russian 'туфли' are heels, or any shoes: what is meant more closely counts. */
function narrowed(part: AskedPart): AskedPart {
  const close = part.concepts.filter((name) => !wide.has(name))
  const isMixed = part.about === 'kind' && close.length > 0 && close.length < part.concepts.length
  return isMixed ? { ...part, concepts: close, phrases: phrasesOf(close) } : part
}

function slipsIn(typed: string, { units, vocabulary }: Sentence) {
  const asTyped = unitsOf(typed, vocabulary.speech.spacing)
  return units.flatMap(({ text, from, to }, at) =>
    text === asTyped[at]?.text ? [] : [{ from, to, meant: text }],
  )
}

/** Each once, whoever said it. */
const distinct = (parts: readonly AskedPart[]) =>
  parts.filter(
    (part, at) => !parts.some((one, place) => place < at && one.phrases.join() === part.phrases.join()),
  )
