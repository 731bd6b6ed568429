import type { Reading, WishedPiece } from '../vocabulary/reading-words.ts'
import { isCue, isPerson, means, namesIn, placesOf, says } from '../sentence/items.ts'
import type { Item, Sentence } from '../sentence/sentence.ts'
import { colours, kinds, materials } from '../sentence/thing-phrases.ts'
import { matchesOf, placesOfUnits } from './said-in-text.ts'

/** So far from the words that say it is hers a piece is still meant, in words or in characters. */
const far = { words: 4, characters: 10 }
/** Between 'my' and the piece stands what says how it is, and hardly a word that nobody knows: 'my aunt says a suit'. */
const mostUnread = 1

const kindOf = (item: Item) =>
  namesIn(item, 'concept').find((name): name is WishedPiece['kind'] => kinds.has(name))

type Cue = 'lacks' | 'own' | 'mine' | 'goesWith'

/** What she has already, and of what she says that she has none and looks for it: 'I've got no black dress'. */
export function ownIn(typed: string, sentence: Sentence, reading: Reading) {
  const { isUnspaced } = sentence.vocabulary.numbers
  const places = placesOfUnits(typed, sentence)
  const items = sentence.items.filter((item) => kindOf(item))
  const startOf = (item: Item) => places.at[item.from] ?? 0
  const endOf = (item: Item) => places.end[item.to - 1] ?? 0

  const isNear = (from: number, to: number) => {
    const between = places.text.slice(from, to).trim()
    return isUnspaced
      ? between.length <= far.characters
      : between === '' || between.split(' ').length <= far.words
  }
  const isOtherwise = (from: number, to: number) =>
    sentence.items.some(
      (one) =>
        namesIn(one, 'occasion').length > 0 && !kindOf(one) && startOf(one) >= from && endOf(one) <= to,
    )
  const isAskedFor = (item: Item) => says(sentence, 'which', Math.max(0, item.from - 2), item.from)
  const isParted = (from: number, to: number, sign: RegExp) =>
    sentence.units.some(({ kind, text }, at) => {
      const place = places.at[at] ?? 0
      return (kind === 'break' || kind === 'comma') && sign.test(text) && place >= from && place <= to
    })
  /** 'The shoes I have. Then the dress …': a sentence ends between them. */
  const isBeyond = (from: number, to: number) => isParted(from, to, /^[.!?。！？؟]$/)
  const isInNext = (to: number, item: Item | undefined) =>
    item === undefined ||
    isParted(to, startOf(item), /^[,、،]$/) ||
    sentence.items.some((one) => means(one, 'grammar:and') && startOf(one) >= to && one.to <= item.from)
  const behind = (to: number) => {
    // An article may be said with its piece: 'ho dei jeans'.
    const next = items.find((item) => endOf(item) > to)
    if (next && isBeyond(to, startOf(next))) return undefined
    return next && isNear(to, startOf(next)) && !isOtherwise(to, startOf(next)) ? next : undefined
  }
  const owned = (to: number) => {
    const next = behind(to)
    const isRead = (at: number) => sentence.items.some((one) => one.from <= at && at < one.to)
    const unread = sentence.units.filter(
      ({ kind }, at) =>
        kind === 'word' && (places.at[at] ?? 0) >= to && next && at < next.from && !isRead(at),
    )
    const isOfSomebody = sentence.items.some(
      (one) =>
        startOf(one) >= to &&
        next &&
        one.to <= next.from &&
        (isPerson(one) || isCue(sentence, 'a', one.from)),
    )
    return !isOfSomebody && unread.length <= mostUnread ? next : undefined
  }
  const before = (from: number) => {
    const last = items.findLast((item) => endOf(item) <= from)
    return last && isNear(endOf(last), from) && !isBeyond(endOf(last), from - 1) ? last : undefined
  }
  /** The piece that the words are said of: the next one, or the last one where the verb stands behind it. */
  const meantBy = (cue: Cue, from: number, to: number) => {
    if (cue === 'mine') return owned(to)
    if (sentence.vocabulary.grammar.isVerbLast)
      return before(from) ?? (cue === 'own' ? behind(to) : undefined)
    if (cue === 'goesWith') return behind(to)
    const [next, last] = [behind(to), before(from)]
    // 'Jewellery she has already, and a scarf would be nice'.
    return last && endOf(last) >= from - 1 && isInNext(to, next) ? last : (next ?? last)
  }
  /** Named along with it: 'boots and jeans'. */
  const along = (item: Item): Item[] => {
    const next = items.find((one) => one.from >= item.to)
    const link =
      next &&
      sentence.items.find((one) => one.from >= item.to && one.to <= next.from && means(one, 'grammar:and'))
    const isListed =
      link &&
      next.clause === item.clause &&
      link.from - item.to <= 2 &&
      next.from - link.to <= 1 &&
      sentence.units.slice(link.to, next.from).every(({ text }) => text.length <= 3)
    return isListed && !isUnspaced ? [next, ...along(next)] : []
  }

  const lacking = matchesOf('lacks', places.text, sentence)
  const missed = lacking.flatMap(({ from, to }) => meantBy('lacks', from, to) ?? [])
  const had = (['own', 'mine', 'goesWith'] as const).flatMap((cue) =>
    matchesOf(cue, places.text, sentence)
      .filter(({ from, to }) => !lacking.some((one) => one.from < to && from < one.to))
      .flatMap(({ from, to }) => {
        const item = meantBy(cue, from, to)
        return item && !isAskedFor(item) ? [item, ...(cue === 'own' ? along(item) : [])] : []
      }),
  )
  // 'The blazer that I only wear at Christmas'.
  const seldomWorn = placesOf(sentence, 'onlyWorn').flatMap(
    ({ from }) => items.findLast((item) => item.to <= from && !isParting(sentence, item.to, from)) ?? [],
  )
  // 'Pearls she has already, and the scarf too'.
  const isSaid = (['own', 'mine'] as const).some((cue) => matchesOf(cue, places.text, sentence).length > 0)
  const isAlso = (item: Item) => {
    const link = sentence.items.findLast((one) => one.to <= item.from && means(one, 'grammar:and'))
    return (
      link !== undefined &&
      item.from - link.to <= 1 &&
      isCue(sentence, 'alsoSo', item.to) &&
      sentence.units[item.to + 1]?.kind !== 'word'
    )
  }
  const alsoHad = isSaid || says(sentence, 'theyOwn') ? items.filter(isAlso) : []
  const isRefused = (item: Item) =>
    reading.pieces?.some((one) => one.kind === kindOf(item) && one.not) ?? false
  const own = [...new Set([...had, ...alsoHad, ...seldomWorn])].filter(
    (item) => !missed.includes(item) && !isRefused(item),
  )
  return {
    own: onceEach(own.flatMap((item) => pieceOf(sentence, item, reading) ?? [])),
    lacks: missed.flatMap((item) => kindOf(item) ?? []),
  }
}

/** 'The shoes I have already, beige': the next clause says how they are, and no more. */
function isAfterthought({ items, units }: Sentence, piece: Item, { clause, from }: Item) {
  const isSmall = (one: Item) =>
    one.tags.every((tag) => /^(?:grammar:(?:plain|known|and|iAm)|concept:)/.test(tag))
  return (
    clause === piece.clause + 1 &&
    items.every((one) => one.clause !== clause || (isSmall(one) && !kindOf(one))) &&
    units.slice(piece.to, from).every(({ kind }) => kind !== 'break')
  )
}

/** A sentence ends between them. */
const isParting = ({ units }: Sentence, from: number, to: number) =>
  units.slice(from, to).some(({ kind, text }) => kind === 'break' && /^[.!?。！？؟\n]$/.test(text))

const onceEach = (pieces: readonly WishedPiece[]) => [
  ...new Map(pieces.map((one) => [one.kind, one])).values(),
]

/** A piece with the colours and materials that stand beside it in the sentence. */
function pieceOf(sentence: Sentence, item: Item, { pieces = [], change }: Reading): WishedPiece | undefined {
  const kind = kindOf(item)
  if (!kind) return undefined
  const read = pieces.find((one) => one.kind === kind)
  if (read) return { ...read, not: undefined }
  const beside = (names: ReadonlySet<string>) =>
    sentence.items
      .filter(
        (one) =>
          (one.clause === item.clause && one.from - item.to <= 3 && item.from - one.to <= 3) ||
          isAfterthought(sentence, item, one),
      )
      .flatMap((one) => namesIn(one, 'concept'))
      .filter((name) => names.has(name))
  const as = change?.about === kind ? change.as : undefined
  return {
    kind,
    colours: [...(as?.colours ?? beside(colours))] as WishedPiece['colours'],
    materials: [...(as?.materials ?? beside(materials))] as WishedPiece['materials'],
  }
}
