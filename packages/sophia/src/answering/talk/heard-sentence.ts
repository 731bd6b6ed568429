import type { Hearing } from '../../reading/read.ts'
import { slotOfKind } from '../../vocabulary/categories.ts'
import type { Besides } from '../../vocabulary/besides-words.ts'
import type { Reading, WishedPiece } from '../../vocabulary/reading-words.ts'
import type { ChatLine } from '../pieces/conversation.ts'
import { withoutLetGo } from '../wanted/let-go.ts'
import { addSaid, wantedOf, type SaidByNow } from '../wanted/said.ts'
import { beforePieces } from './before-pieces.ts'
import { factOf, type Fact } from './facts.ts'
import { meantBy } from './meant.ts'
import { isOfKind } from '../outfits/places-meant.ts'
import { kindOf, meantOnScreen, onScreen } from './on-screen.ts'
import { lastShown, type Script, type Talk } from './talk.ts'

/** A sentence in its talk: what is asked of it before it is known what it does. */
export type HeardSentence = {
  talk: Talk
  /** What lies lowest on the screen when it is typed. */
  shown: Script | null
  input: string
  /** From 0 to 1, decides a surprise. */
  random: number
  reading: Reading
  besides: Besides
  /** What of it was understood, and what was not. */
  heard: Hearing['heard'] | undefined
  /** The changes that it asks for, one after the other, where they are several. */
  changes: readonly Reading[]
  /** What was said by now, with this sentence. */
  said: SaidByNow
  /** The pieces that it wants. */
  wants: readonly WishedPiece[]
  /** What is known of what lies there, where it asks for that. */
  fact: Fact | null
  /** What is said back before anything is shown. */
  asides: readonly ChatLine[]
}

export function hearIn(
  talk: Talk,
  { reading: read, heard, besides: beside = {}, changes = [] }: Partial<Hearing> & Pick<Hearing, 'reading'>,
  input: string,
  random: number,
): HeardSentence {
  const shown = lastShown(talk)
  const besides = withLetGo(beside)
  const isForSomebody = besides.isGift ?? talk.said?.isGift ?? false
  const meant = meantBy(shown === null ? beforePieces(read) : read, besides, {
    isForSomebody,
    hasShown: shown !== null,
  })
  const reading = withoutFormer(talk, inParts(ofWhatLies(talk, saidOfLying(talk, meant, besides), besides)))
  const said = saidWith(talk, reading, besides)
  const fact = factOf(talk, besides, reading)
  return {
    talk,
    shown,
    input,
    random,
    reading,
    heard,
    besides,
    changes,
    said,
    wants: wantedOf(reading),
    fact,
    asides: [...asidesOf(besides), ...(fact ? [fact] : [])],
  }
}

/** Who lets go and names no piece lets go of how it should have been: 'the length does not matter'. */
function withLetGo(besides: Besides): Besides {
  const { letGo, letsGo, like } = besides
  return letsGo && like && !letGo
    ? { ...besides, letGo: [...(like.cuts ?? []), ...(like.patterns ?? [])] }
    : besides
}

/** 'Plain after all' is said of what lies there. */
function saidOfLying(talk: Talk, reading: Reading, besides: Besides): Reading {
  const { like } = besides
  if (!like || besides.letGo || reading.change || reading.pieces || lastShown(talk) === null) return reading
  const [before] = wantedOf(talk.said ?? {})
  const lying = meantOnScreen(talk, reading, besides)
  const piece = before ?? (lying && kindOf(lying))
  return piece ? { ...reading, pieces: [{ ...piece, ...like }] } : reading
}

/**
 * A change of what does not lie there changes nothing: 'a layer, and no suit' rules suits out, and 'without a belt' is said of how a
 * piece is made.
 */
function ofWhatLies(talk: Talk, reading: Reading, { details }: Besides): Reading {
  const { change, ...rest } = reading
  const kind = change?.about as WishedPiece['kind'] | undefined
  if (!change || !kind || onScreen(talk).length === 0) return reading
  const isThere = onScreen(talk).some((one) => isOfKind(one, kind))
  if (isThere) return reading
  if (change.act === 'remove' && details?.avoided) return rest
  const isBeside = change.act === 'other' && wantedOf(reading).some((one) => one.kind !== kind)
  return isBeside ? { ...rest, pieces: [...(rest.pieces ?? []), { kind, not: true }] } : reading
}

/** A suit is a blazer with trousers of its cloth; who will not have one has no blazer either. */
const inParts = (reading: Reading): Reading =>
  reading.pieces?.some(({ kind }) => kind === 'suit')
    ? { ...reading, pieces: reading.pieces.flatMap(partsOfSuit) }
    : reading

function partsOfSuit(piece: WishedPiece): WishedPiece[] {
  if (piece.kind !== 'suit') return [piece]
  const blazer = { ...piece, kind: 'blazer' as const }
  return piece.not ? [piece, blazer] : [blazer, { ...piece, kind: 'trousers' }]
}

/** 'Red is too bold for me, navy': of two colours the one that she wished for before is no longer meant. */
function withoutFormer({ said }: Talk, reading: Reading): Reading {
  const now = reading.colours?.wanted ?? []
  const before = [
    ...(said?.colours?.wanted ?? []),
    ...wantedOf(said ?? {}).flatMap(({ colours = [] }) => colours),
  ]
  const other = now.filter((one) => !before.includes(one))
  const former = now.filter((one) => before.includes(one))
  if (other.length === 0 || former.length === 0) return reading
  return {
    ...reading,
    colours: { wanted: other, avoided: [...(reading.colours?.avoided ?? []), ...former] },
  }
}

function asidesOf({ feeling, asks, untold }: Besides): ChatLine[] {
  return [
    ...(feeling ? [{ say: 'feeling' as const, feeling }] : []),
    ...(untold ? [{ say: 'untold' as const, words: untold }] : []),
    ...(asks === 'width' ? [{ say: 'fact' as const, asks, name: '' }] : []),
  ]
}

/** What was said by now, with a sentence. */
function saidWith(talk: Talk, reading: Reading, besides: Besides): SaidByNow {
  const { dropped } = talk.pieces.wanting?.said ?? {}
  const before = { ...talk.said, ...(dropped && !reading.pieces && { dropped }) }
  const former = withoutLetGo(before, besides, reading)
  const wanted = wantedOf(reading)
  // Without a piece of its own it is said of the one before.
  const isOfShoes = (wanted.length > 0 ? wanted : wantedOf(former)).some(
    ({ kind }) => slotOfKind(kind) === 'shoes',
  )
  return addSaid(former, { ...reading, ...lastingOf(besides, isOfShoes, before.isGift === true) })
}

/** What of it holds for the talk, beyond the sentence; what somebody else has is no piece of an outfit. */
const lastingOf = (
  { own, count, size, heelCm, details, isOpaque, isWashable, isToElbow, isGift, isWhole }: Besides,
  isOfShoes: boolean,
  isForSomebody: boolean,
) => ({
  ...(own && !isGift && !isForSomebody && { own }),
  ...(count && (isWhole ? { looks: count } : { count })),
  ...(size && { size, sizeOf: isOfShoes ? ('shoes' as const) : ('clothes' as const) }),
  ...(heelCm !== undefined && { heelCm }),
  ...(details && { details }),
  ...(isOpaque && { isOpaque }),
  ...(isWashable && { isWashable }),
  ...(isToElbow && { isToElbow }),
  ...(isGift && { isGift }),
})

/** Whether a sentence says anything that a piece or an outfit could be. */
export function isWish({ reading, besides }: Pick<HeardSentence, 'reading' | 'besides'>) {
  const { question: _q, social: _s, date: _d, unknown: _u, change: _c, age: _a, ...wishes } = reading
  const { feeling: _f, asks: _k, isQuestion: _i, which: _w, untold: _o, ...more } = besides
  return Object.keys({ ...wishes, ...more }).length > 0
}
