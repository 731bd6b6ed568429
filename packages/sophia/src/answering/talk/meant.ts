import { slotOfKind } from '../../vocabulary/categories.ts'
import type { Besides } from '../../vocabulary/besides-words.ts'
import type { Detail } from '../../vocabulary/traits.ts'
import type { Reading, WishedPiece } from '../../vocabulary/reading-words.ts'
import { withoutNamed } from '../wanted/let-go.ts'
import { wantedOf } from '../wanted/said.ts'

/** Sizes that a larger figure may wear: 3X, 22W, 50; a smaller one says that she has none. */
const plusSize = /^(?:[1-9]?x{1,3}l?|\d+w|[1-9]x|1[4-9]|2\d|4[6-9]|5\d)$/i

/** Of these sizes only clothes for larger figures are made. */
const surelyPlus = /^(?:x{2,3}l|[1-9]x|\d\dw|4[89]|5\d)$/i

const isShoe = ({ pieces = [] }: Reading) =>
  pieces.length > 0 && pieces.every(({ kind }) => slotOfKind(kind) === 'shoes')
const joined = <T>(list: readonly T[] = [], one: T) => [...new Set([...list, one])]

/** Whether her figure is not meant by such a word: it is a feeling, or somebody else's figure, or the size that she names says otherwise. */
const isNoFigure = (isLow: boolean, { size, isGift }: Besides) =>
  isGift || (size ? !plusSize.test(size) : isLow)

/** 'I have got no black dress' looks for one. */
function withMissed(reading: Reading, { lacks = [] }: Besides): Reading {
  if (lacks.length === 0) return { ...reading }
  const { pieces = [] } = reading
  const isMissed = ({ kind }: WishedPiece) => lacks.includes(kind)
  const unnamed = lacks.filter((kind) => !pieces.some((one) => one.kind === kind))
  return {
    ...reading,
    pieces: [
      ...pieces.map((one) => (isMissed(one) ? { ...one, not: undefined } : one)),
      ...unnamed.map((kind) => ({ kind })),
    ],
  }
}

/** What she has is not looked for, nor in its colours; what somebody has already is no present. */
function withoutOwn(reading: Reading, own: readonly WishedPiece[], isForSomebody: boolean): Reading {
  if (own.length === 0) return reading
  const isOwn = ({ kind }: Pick<WishedPiece, 'kind'>) => own.some((one) => one.kind === kind)
  const { pieces, change, colours, materials, shoes, ...rest } = reading
  const left = <T extends { wanted?: string[] | undefined }>(
    likes: T | undefined,
    traits: readonly string[],
  ) => likes && { ...likes, wanted: likes.wanted?.filter((one) => !traits.includes(one)) }
  return {
    ...rest,
    ...((pieces || isForSomebody) && {
      pieces: [
        ...(pieces ?? []).filter((one) => one.not || !isOwn(one)),
        ...(isForSomebody ? own.map(({ kind }) => ({ kind, not: true as const })) : []),
      ],
    }),
    ...(change && !own.some(({ kind }) => kind === change.about) && { change }),
    ...(colours && {
      colours: left(
        colours,
        own.flatMap((one) => one.colours ?? []),
      ),
    }),
    ...(materials && {
      materials: left(
        materials,
        own.flatMap((one) => one.materials ?? []),
      ),
    }),
    ...(shoes && !own.some(({ kind }) => slotOfKind(kind) === 'shoes') && { shoes }),
  }
}

/** What a word for a detail names, too. */
const pieceNamedAs: Partial<Record<Detail, WishedPiece['kind']>> = { belted: 'belt', pockets: 'bag' }

/** What was read, with what the sentence says besides: what she has is not looked for, and a feeling tells no size. */
export function meantBy(
  reading: Reading,
  besides: Besides,
  {
    isForSomebody = besides.isGift === true,
    hasShown = false,
  }: { isForSomebody?: boolean; hasShown?: boolean } = {},
): Reading {
  const { own = [], feeling, size, isGift, asks, heelCm } = besides
  const next = withoutOwn(withoutNamed(withMissed(reading, besides), besides.letGo), own, isForSomebody)
  const isLow = feeling === 'low' || feeling === 'tired'
  // On such a day what is soft and easy is meant, without a word about it.
  if (isLow) next.fit = [...(next.fit ?? []), 'comfortable']
  if (isLow && !size && next.social === 'complaint') delete next.social
  if (isForSomebody) {
    // A present has no day to be worn on, but may be for a home.
    if (next.occasions?.includes('at_home') && !next.pieces) next.pieces = [{ kind: 'home' }]
    delete next.occasions
    delete next.age
  }
  // '700, and that is all': below what is shown a number alone is money.
  if (hasShown && besides.amount !== undefined) next.budget = { most: besides.amount }
  if (size && !isForSomebody && next.for !== 'men' && surelyPlus.test(size) && !isShoe(next))
    next.body = joined(next.body, 'plus')
  // Comfortable shoes are flat, and say nothing of the clothes.
  if (next.fit?.includes('comfortable') && isShoe({ pieces: wantedOf(next) })) {
    next.fit = next.fit.filter((one) => one !== 'comfortable')
    if (!next.pieces?.some(({ kind }) => kind === 'heels')) next.shoes ??= 'flat'
  }
  if (next.body && isNoFigure(isLow, besides)) next.body = next.body.filter((one) => one !== 'plus')
  if (asks === 'length' && (next.change?.act === 'longer' || next.change?.act === 'shorter'))
    delete next.change
  if (heelCm !== undefined && next.pieces)
    next.pieces = next.pieces.map((one) =>
      one.kind === 'heels' && !one.colours ? { ...one, kind: 'shoes' as const } : one,
    )
  // In Arabic 'how much' is a sleeve as well.
  if (asks === 'price' || asks === 'sum') delete next.fit
  // A baby is no shopper: the clothes are for whoever writes.
  if (next.for === 'kids' && (next.age ?? 99) <= 7 && !isGift) {
    delete next.for
    delete next.age
  }
  // A belt of the coat is no belt to buy, and pockets are no bags.
  const sewn = (besides.details?.wanted ?? []).map((detail) => pieceNamedAs[detail])
  if (wantedOf(next).length > 1)
    next.pieces = next.pieces?.filter(({ kind, colours, not }) => !sewn.includes(kind) || colours || not)
  if (next.pieces?.length === 0) delete next.pieces
  if (next.body?.length === 0) delete next.body
  return next
}
