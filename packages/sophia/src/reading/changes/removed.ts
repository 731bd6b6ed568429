import { isCue, kindAmong, means, namesIn, says } from '../../sentence/items.ts'
import { type Rule } from './change-context.ts'
import { footwear } from '../../sentence/thing-phrases.ts'
import { isDefinite } from './praise.ts'
import type { Reading, WishedPiece } from '../../vocabulary/reading-words.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

/** The watch of 'without the belt or the watch' goes, too. */
export function takeAlong(reading: Reading, { items }: Sentence, verb: Item | undefined) {
  if (!verb) return
  const behind = items.filter((item) => item.clause === verb.clause && item.from >= verb.to)
  const isNew = (item: Item) =>
    (['add', 'other', 'yes', 'with', 'keep'] as const).some((name) => means(item, `grammar:${name}`)) &&
    !means(item, 'grammar:plain')
  const end = behind.findIndex(isNew)
  const gone = (end < 0 ? behind : behind.slice(0, end))
    .flatMap((item) => namesIn(item, 'concept'))
    .filter((kind) => spare.has(kind))
  reading.pieces = reading.pieces?.map((piece) =>
    gone.includes(piece.kind) && Object.keys(piece).length === 1 ? { ...piece, not: true } : piece,
  )
  // 'Take the belt off, it looks odd on the dress'.
  reading.pieces = reading.pieces?.filter(
    ({ kind, ...how }) => Object.keys(how).length > 0 || !isOfClause(behind, kind),
  )
  if (!reading.pieces?.length) delete reading.pieces
}

const isOfClause = (items: readonly Item[], kind: string) =>
  items.some((item) => namesIn(item, 'concept').some((name) => name === kind))

/** What an outfit can do without. */
export const spare: ReadonlySet<string> = new Set(
  'hat,cap,beanie,scarf,bag,tote,clutch,backpack,belt,gloves,jewellery,necklace,earrings,bracelet,ring,brooch,watch,sunglasses,jacket,coat,blazer,cardigan,waistcoat,cape,tights,tie,accessories'.split(
    ',',
  ),
)

const adorns: ReadonlySet<string> = new Set(
  'hat,cap,beanie,scarf,belt,gloves,jewellery,necklace,earrings,bracelet,ring,brooch,watch,sunglasses,tie,accessories'.split(
    ',',
  ),
)

/** 'The scarf is too much': of what only adorns. */
export const superfluous: Rule = (look) => {
  const piece = look.items.find((item) => adorns.has(kindAmong([item]) ?? ''))
  const isAlone = look.items.every((item) => item === piece || !kindAmong([item]))
  if (!piece || !isAlone || !look.isOfShown([piece])) return undefined
  const stop = look.units.findIndex(
    ({ kind }, at) => at >= piece.to && (kind === 'comma' || kind === 'break'),
  )
  const end = stop < 0 ? look.units.length : stop
  const from = [3, 2, 1]
    .map((length) => end - length)
    .find((at) => at >= piece.to && isCue(look.sentence, 'superfluous', at, end))
  // 'Os brincos é elegante demais' says how it is.
  const isBare = look.items.every(
    (item) =>
      item.from < piece.to ||
      item.from >= (from ?? end) ||
      item.tags.every((tag) => tag.startsWith('grammar:')),
  )
  return from !== undefined && isBare ? look.of('remove', [piece], [piece]) : undefined
}

export const bags: ReadonlySet<string> = new Set(['bag', 'tote', 'clutch', 'backpack', 'crossbody'])

/** 'Without the hat, thanks' says nothing else: it is taken away from what lies there; what an outfit needs is changed. */
export function takenAway({ pieces, ...said }: Reading, sentence: Sentence): Reading['change'] {
  const [piece, ...others] = pieces ?? []
  const isPlain = (one: WishedPiece | undefined) => one?.not && Object.keys(one).length === 2
  const isAlone = piece && isPlain(piece) && others.every((one) => isPlain(one) && spare.has(one.kind))
  const isAll = Object.keys(said).every((slot) => slot === 'social' || slot === 'shoes')
  if (!isAlone || !isAll) return undefined
  const isSpared = says(sentence, 'without')
  const isNamed = sentence.items.some(
    (item) => namesIn(item, 'concept').some((name) => name === piece.kind) && isDefinite(item, sentence),
  )
  // 'El bolso no va conmigo'.
  const isUnlike = sentence.items.some((item) => means(item, 'grammar:notBefore') && item.to - item.from > 1)
  // 'Everything but the jacket works'.
  const isOnlyOne = says(sentence, 'all') && sentence.items.some((item) => means(item, 'grammar:except'))
  if (isOnlyOne) return { act: 'other', about: piece.kind }
  if (bags.has(piece.kind) && isNamed && isUnlike && !isSpared) return { act: 'other', about: piece.kind }
  if (spare.has(piece.kind)) return 'shoes' in said ? undefined : { act: 'remove', about: piece.kind }
  // 'The dress makes me look old'; 'los tacones me matan' is said of all heels.
  const isOfOne = sentence.items.some(
    (item) =>
      namesIn(item, 'concept').some((name) => name === piece.kind) &&
      isCue(sentence, 'theOne', item.from - 1),
  )
  // 'Non metto mai la gonna'.
  if (isOfOne && !isSpared && !says(sentence, 'never')) return { act: 'other', about: piece.kind }
  if (!isSpared || !isNamed) return undefined
  // She has shoes of her own: 'I do not need the shoes'.
  return { act: footwear.has(piece.kind) ? 'remove' : 'other', about: piece.kind }
}
