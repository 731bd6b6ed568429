import { innerTags, kindAmong, means, namesSaid } from '../../sentence/items.ts'
import { footwear } from '../../sentence/thing-phrases.ts'
import type { Reading } from '../../vocabulary/reading-words.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

/** No heels are flat shoes; a pair that is named is not also a denied one. */
export function addShoes(
  reading: Reading,
  sentence: Sentence,
  denied: ReadonlySet<Item>,
  measured: Reading['shoes'],
) {
  const [worded] = namesSaid(sentence, denied, 'shoes')
  const named = worded ?? measured
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
