import { isPlace, means, namesIn, namesSaid } from '../../sentence/items.ts'
import type { Tag } from '../../sentence/patterns.ts'
import type { Reading } from '../../vocabulary/reading-words.ts'
import { kinds } from '../../sentence/thing-phrases.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

const signs = ['rain', 'snow', 'wind', 'forecast'] as const
const fromWarmest = ['hot', 'cold', 'cool', 'mild', 'warm'] as const

/** The weather that a sentence tells, and of which place; `measured` is what its degrees say. */
export function weatherIn(sentence: Sentence, denied: ReadonlySet<Item>, measured: string | undefined) {
  const ofGarments = sentence.items.filter(
    (item) =>
      isBehindGarment(sentence, item, 'quality:warm') ||
      isBehindGarment(sentence, item, 'quality:cool') ||
      isBeforeGarment(sentence, item),
  )
  const names = new Set(namesSaid(sentence, new Set([...denied, ...ofGarments]), 'weather'))
  const warmth = measured ?? fromWarmest.find((name) => names.has(name)) ?? qualityOfWeather(sentence, denied)
  const place = placeIn(sentence)
  const weather = {
    ...(warmth && { warmth }),
    ...Object.fromEntries(signs.filter((name) => names.has(name)).map((name) => [name, true])),
    ...(place && { place }),
  }
  return (Object.keys(weather).length > 0 ? { weather } : {}) as Pick<Reading, 'weather'>
}

const isThing = (item: Item) => namesIn(item, 'concept').length > 0

/** 'Un maglione caldo': the warmth of a piece, in languages whose adjectives stand behind it. */
export const isOfGarment = (sentence: Sentence, item: Item) => isBehindGarment(sentence, item, 'quality:warm')

function isBehindGarment({ items, vocabulary }: Sentence, item: Item, quality: Tag) {
  if (vocabulary.colours === 'before' || !means(item, quality)) return false
  const before = items
    .slice(0, items.indexOf(item))
    .findLast((one) => one.clause === item.clause && !isAttribute(one))
  return before !== undefined && namesIn(before, 'concept').some((name) => kinds.has(name))
}

/** '暖かいコート', '涼しいリネンのシャツ': the fit says it already. */
const isBeforeGarment = ({ items, vocabulary }: Sentence, item: Item) =>
  vocabulary.grammar.isBeforeGarment === true &&
  namesIn(item, 'fit').length > 0 &&
  items.some((one) => one.from === item.to && isThing(one))

/** Says nothing but how a piece is. */
const isAttribute = (item: Item) =>
  item.tags.every(
    (tag) => /^(?:concept|quality|fit):/.test(tag) || tag === 'grammar:plain' || tag === 'grammar:colour',
  ) && !namesIn(item, 'concept').some((name) => kinds.has(name))

/** 'It is warm' is of the weather, 'something warm' is not. */
function qualityOfWeather(sentence: Sentence, denied: ReadonlySet<Item>) {
  const found = itemOfWeather(sentence, denied)
  if (!found) return undefined
  if (sentence.units[found.from]?.text === 'hot') return 'hot'
  return means(found, 'quality:cool') ? 'cool' : 'warm'
}

/** 'Office, cool, a skirt and a blouse': alone between commas, before any piece. */
const isAlone = ({ items, units, vocabulary }: Sentence, item: Item) =>
  vocabulary.speech.spacing !== 'unspaced' &&
  units[item.from - 1]?.kind === 'comma' &&
  units[item.to]?.kind !== 'word' &&
  items.some((one) => one.clause < item.clause && /occasion:|place:|date:/.test(one.tags.join(' '))) &&
  !items.some((one) => one.clause < item.clause && isThing(one))

/** The word that says how warm it is outside. */
export function itemOfWeather(sentence: Sentence, denied: ReadonlySet<Item>) {
  const { items } = sentence
  const outside = items.find((item) => means(item, 'grammar:outside'))
  const isBehind = ({ from }: Item) => outside && from >= outside.to && from - outside.to <= 2
  return items.find(
    (item) =>
      !denied.has(item) &&
      (means(item, 'quality:warm') || means(item, 'quality:cool') || means(item, 'fit:warm')) &&
      (isBehind(item) || isAlone(sentence, item)),
  )
}

/** A city that is typed in small letters has its capital. */
const asName = (typed: string) => typed.replaceAll(/(?<=^| )\p{Ll}(?=\p{L}{2})/gu, (one) => one.toUpperCase())

/** A city that is known, or a name with a capital behind 'in'. */
function placeIn(sentence: Sentence) {
  const { items, units, vocabulary } = sentence
  const known = items.find((item) => isPlace(item, sentence))
  const shownOf = ({ from, to }: { from: number; to: number }) =>
    units
      .slice(from, to)
      .map(({ shown }) => shown)
      .join(vocabulary.speech.spacing === 'unspaced' ? '' : ' ')
  // Of 'بالرياض' the city is 'الرياض'.
  if (known) return asName(shownOf(known)).replace(/^(?:[وبع](?=ال)|لل)/, (cut) => (cut === 'لل' ? 'ال' : ''))
  if (vocabulary.grammar.hasCapitalNouns || vocabulary.speech.spacing === 'unspaced') return undefined
  const isTaken = (at: number) => items.some(({ from, to }) => from <= at && at < to)
  const at = units.findIndex((unit, place) => {
    const before = items.find(({ to }) => to === place)
    // The 'de' of 'a concert de Rosalía' is of no place.
    const isInto = before && (means(before, 'grammar:in') || means(before, 'grammar:travel'))
    const isIn = isInto && !means(before, 'budget:between')
    // 'В IT-компанию'.
    return unit.isCapital && unit.text !== 'it' && !isTaken(place) && isIn
  })
  return units[at]?.shown
}
