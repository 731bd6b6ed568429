import type { Besides, Reading, WishedPiece } from '../../vocabulary/reading-words.ts'

/** Sizes that only clothes for larger figures have: 3X, 22W, 50. */
const plusSize = /^(?:[1-9]?x{1,3}l?|\d+w|[1-9]x|1[4-9]|2\d|4[6-9]|5\d)$/i

/** Whether her figure is not meant by such a word: it is a feeling, or somebody else's figure, or the size that she names says otherwise. */
const isNoFigure = (isLow: boolean, { size, isGift }: Besides) =>
  isGift || (size ? !plusSize.test(size) : isLow)

/** What was read, with what the sentence says besides: what she has is not looked for, and a feeling tells no size. */
export function meantBy(reading: Reading, besides: Besides): Reading {
  const { own = [], feeling, size, isGift, asks, heelCm } = besides
  const next = { ...reading }
  const isOwn = ({ kind }: Pick<WishedPiece, 'kind'>) => own.some((one) => one.kind === kind)
  const isLow = feeling === 'low' || feeling === 'tired'
  if (next.pieces) next.pieces = next.pieces.filter((one) => one.not || !isOwn(one))
  if (next.change && own.some(({ kind }) => kind === next.change?.about)) delete next.change
  // On such a day what is soft and easy is meant, without a word about it.
  if (isLow) next.fit = [...(next.fit ?? []), 'comfortable']
  if (isLow && !size && next.social === 'complaint') delete next.social
  if (isGift) {
    delete next.occasions
    delete next.age
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
  if (next.pieces?.length === 0) delete next.pieces
  if (next.body?.length === 0) delete next.body
  return next
}
