import { innerTags, kindAmong, means, namesSaid, placesOf, textIn } from '../../sentence/items.ts'
import { footwear } from '../../sentence/thing-phrases.ts'
import type { Reading } from '../../vocabulary/reading-words.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

/** 'And the heels? Not high': low ones, and nothing else is said of them. */
export function takeLowHeels(reading: Reading, sentence: Sentence) {
  const { talk } = sentence.vocabulary
  const isOfHeels = placesOf(sentence, 'notHigh').some(
    ({ from, to }) => talk.fold(textIn(sentence, 0, from)).search(talk.patterns.heel) >= 0 && to > from,
  )
  const others = (reading.pieces ?? []).filter(({ kind }) => kind !== 'heels' && kind !== 'shoes')
  if (!isOfHeels || reading.shoes === 'low' || others.length > 0 || reading.occasions || reading.budget?.most)
    return
  reading.shoes = 'low'
  reading.pieces = [{ kind: 'heels' }]
  if (reading.change?.about === 'heels' || reading.change?.about === 'shoes') delete reading.change
  const body = reading.body?.filter((name) => name !== 'petite')
  if (body?.length) reading.body = body
  else delete reading.body
  if (reading.budget?.level) delete reading.budget
}

/** The heels of 'shoes with heels up to 3 cm' are the shoes'. */
export function dropMeasuredHeels(reading: Reading, measured: Reading['shoes']) {
  const { pieces = [] } = reading
  const isOfShoes = pieces.some(({ kind, not }) => kind !== 'heels' && footwear.has(kind) && !not)
  if (measured && isOfShoes)
    reading.pieces = pieces.filter((one) => one.kind !== 'heels' || one.not || Object.keys(one).length > 1)
}

/** No heels are flat shoes; a pair that is named is not also a denied one. */
export function addShoes(
  reading: Reading,
  sentence: Sentence,
  denied: ReadonlySet<Item>,
  measured: Reading['shoes'],
) {
  const [worded] = namesSaid(sentence, denied, 'shoes')
  const named = measured ?? worded
  // 'ヒールはいいけど高すぎないもの': of heels, and of no price.
  const text = sentence.units.map((unit) => unit.text).join('')
  if (/(?:ヒール|パンプス)[^、。]*高すぎ(?:ない|ず)/.test(text)) {
    reading.shoes = 'low'
    if (reading.budget?.level === 'low') delete reading.budget
    return
  }
  // The Russian 'туфли' are heels, or any shoes.
  const deniedHeels = [...denied].some(
    (item) => (means(item, 'concept:heels') && !means(item, 'concept:shoes')) || means(item, 'shoes:high'),
  )
  const hasHeels = reading.pieces?.some(({ kind, not }) => kind === 'heels' && not)
  // 'I cannot walk in heels' names what she does not want.
  const noHeels = sentence.items.find(
    (item) =>
      means(item, 'shoes:flat') &&
      !denied.has(item) &&
      innerTags(sentence.units, item, sentence.vocabulary).includes('concept:heels'),
  )
  // 'Boots without heels' are boots.
  const isOfPair = sentence.items.some(
    (item) => item.clause === noHeels?.clause && item !== noHeels && footwear.has(kindAmong([item]) ?? ''),
  )
  if (noHeels && !isOfPair && !reading.pieces?.some(({ kind }) => kind === 'heels'))
    reading.pieces = [...(reading.pieces ?? []), { kind: 'heels', not: true }]
  if (deniedHeels || hasHeels || named === 'flat') reading.shoes = 'flat'
  else if (named) reading.shoes = named as NonNullable<Reading['shoes']>
  else if (
    sentence.items.some(
      (item) => means(item, 'concept:flats') && !means(item, 'concept:sneakers') && !denied.has(item),
    )
  )
    reading.shoes = 'flat'
}
