import type { Hearing } from '../../reading/read.ts'
import type { Product } from '../../vocabulary/product.ts'
import { slotOfCategory, slotOfKind } from '../../vocabulary/categories.ts'
import type { Besides, Reading, WishedPiece } from '../../vocabulary/reading-words.ts'
import { outfitsMeaningOf, pieceChange } from '../outfits/outfits-meaning.ts'
import { isOfKind } from '../outfits/places-meant.ts'
import { lookAt, setsOf } from '../outfits/outfits-state.ts'
import type { OutfitsEvent } from '../outfits/outfits-step.ts'
import { wishesOf, type Wishes } from '../outfits/remembered-wishes.ts'
import type { ChatLine, Wanting } from '../pieces/conversation.ts'
import { lastOffered } from '../pieces/open-wishes.ts'
import type { PiecesEvent } from '../pieces/pieces-step.ts'
import { addSaid, type SaidByNow } from '../wanted/said.ts'
import { beforePieces } from './before-pieces.ts'
import { afterOutfits, carriedFrom, lastShown, type Talk } from './talk.ts'

/** What a sentence does: an event of the search for single pieces, or events of the talk about outfits, one after the other. */
export type Turn =
  | { to: 'pieces'; talk: Talk; event: PiecesEvent; told: Wishes }
  | { to: 'outfits'; talk: Talk; events: OutfitsEvent[] }

type Heard = Partial<Hearing> & Pick<Hearing, 'reading'>

/** So many pieces answer a sentence. */
const shownAtOnce = 8

/** What was read, with what the sentence says besides: what she has is not looked for, and a feeling tells no size. */
function meant(reading: Reading, besides: Besides): Reading {
  const { own = [], feeling, size, isGift, asks, heelCm } = besides
  const next = { ...reading }
  const isOwn = ({ kind }: Pick<WishedPiece, 'kind'>) => own.some((one) => one.kind === kind)
  if (next.pieces) next.pieces = next.pieces.filter((one) => one.not || !isOwn(one))
  if (next.change && own.some(({ kind }) => kind === next.change?.about)) delete next.change
  // On such a day what is soft and easy is meant, without a word about it.
  if (feeling === 'low' || feeling === 'tired') next.fit = [...(next.fit ?? []), 'comfortable']
  if ((feeling === 'low' || feeling === 'tired') && !size) {
    if (next.body) next.body = next.body.filter((one) => one !== 'plus')
    if (next.social === 'complaint') delete next.social
  }
  if (isGift) {
    delete next.occasions
    delete next.age
    if (next.body) next.body = next.body.filter((one) => one !== 'plus')
  }
  if (
    size &&
    !/^(?:[1-9]?x{1,3}l?|\d+w|[1-9]x)$/i.test(size) &&
    !besides.size?.match(/^(?:1[4-9]|2\d|4[6-9]|5\d)$/) &&
    next.body
  )
    next.body = next.body.filter((one) => one !== 'plus')
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

/** What she lets go of: the colour or the piece that she names, or else how it should have been. */
function lettingGo(before: SaidByNow, { letsGo, anyColour }: Besides, now: Reading): SaidByNow {
  if (!letsGo && !anyColour) return before
  const { colours, pieces = [], ...rest } = before
  const bare = (piece: WishedPiece): WishedPiece => {
    const { colours: _c, materials: _m, patterns: _p, ...left } = piece
    return piece.not ? piece : anyColour || now.colours?.wanted ? { ...piece, colours: undefined } : left
  }
  const avoided = colours?.avoided
  return { ...rest, ...(avoided && { colours: { avoided } }), pieces: pieces.map(bare) }
}

const wantedOf = ({ pieces = [] }: Pick<Reading, 'pieces'>) => pieces.filter(({ not }) => !not)

/** A suit is a blazer with trousers of its cloth. */
const partsOf = (piece: WishedPiece): WishedPiece[] =>
  piece.kind === 'suit'
    ? [
        { ...piece, kind: 'blazer' },
        { ...piece, kind: 'trousers' },
      ]
    : [piece]

/** Whether a sentence says anything that a piece or an outfit could be. */
const isWish = (reading: Reading, besides: Besides) => {
  const { question: _q, social: _s, date: _d, unknown: _u, change: _c, age: _a, ...wishes } = reading
  const { own, isGift, size, heelCm, details, isOpaque, isWhole, asksCompany, letsGo, anyColour } = besides
  return (
    Object.keys(wishes).length > 0 ||
    Boolean(
      own ?? isGift ?? size ?? heelCm ?? details ?? isOpaque ?? isWhole ?? asksCompany ?? letsGo ?? anyColour,
    )
  )
}

/** The pieces that lie lowest: those of a search, or of the outfit. */
function onScreen(talk: Talk): readonly Product[] {
  const shown = lastShown(talk)
  if (shown === 'pieces') return lastShownPieces(talk)
  const [set] = setsOf(talk.outfits)
  if (!set) return []
  const look = lookAt(talk.outfits, { message: set.message })
  return look.length > 0 ? look : set.items
}

const lastShownPieces = ({ pieces }: Talk) =>
  pieces.messages.findLast(({ products = [] }) => products.length > 0)?.products ?? []

/** The piece that she means: by its place, its kind, its colour or its cloth. */
function meantOnScreen(
  talk: Talk,
  { change, materials, pieces = [], patterns }: Reading,
): Product | undefined {
  const lying = onScreen(talk)
  const which = change?.which
  if (which !== undefined) return lying.at(which < 0 ? which : which - 1)
  const kind = change?.about ?? pieces.find(({ not }) => !not)?.kind
  const traits = [...(materials?.wanted ?? []), ...(patterns?.avoided ?? [])]
  const ofKind = kind ? lying.filter((one) => isOfKind(one, kind)) : lying
  const withTrait = ofKind.find((one) => traits.some((trait) => one.traits?.is.some((own) => own === trait)))
  return withTrait ?? ofKind[0] ?? lying[0]
}

/** What is said back before anything is shown. */
function asidesOf({ feeling, asks }: Besides): ChatLine[] {
  return [
    ...(feeling ? [{ say: 'feeling' as const, feeling }] : []),
    ...(asks === 'width' ? [{ say: 'fact' as const, asks, name: '' }] : []),
  ]
}

/** What is known of what lies there, where she asks for it. */
function factOf(talk: Talk, { asks, count }: Besides, reading: Reading): ChatLine | null {
  const lying = onScreen(talk)
  const product = meantOnScreen(talk, reading)
  if (!product || !asks || asks === 'width') return null
  if (asks === 'sum') {
    const counted = count ? lying.slice(0, count) : lying
    const cents = counted.reduce((sum, { price_cents: one }) => sum + (one ?? 0), 0)
    return { say: 'fact', asks, name: '', cents, currency: product.currency }
  }
  if (asks === 'price') {
    const ofColour = reading.colours?.wanted?.length
      ? lying.find(({ traits, colour_family: family }) =>
          reading.colours?.wanted?.some((one) => traits?.is.includes(one) || family === one),
        )
      : undefined
    const cheapest =
      reading.change?.act === 'cheaper'
        ? lying.toSorted((a, b) => (a.price_cents ?? 0) - (b.price_cents ?? 0))[0]
        : undefined
    const one = ofColour ?? cheapest ?? product
    return {
      say: 'fact',
      asks,
      name: one.name,
      product: one,
      cents: one.price_cents ?? 0,
      currency: one.currency,
    }
  }
  return { say: 'fact', asks, name: product.name, product }
}

/** What was read of a sentence, as it acts on the talk. `random`, from 0 to 1, decides a surprise. */
export function turnOf(
  talk: Talk,
  { reading: read, heard, besides = {}, changes = [] }: Heard,
  input: string,
  random: number,
): Turn {
  const shown = lastShown(talk)
  const reading = meant(shown === null ? beforePieces(read) : read, besides)
  const { dropped } = talk.pieces.wanting?.said ?? {}
  const before = { ...talk.said, ...(dropped && !reading.pieces && { dropped }) }
  const former = lettingGo(before, besides, reading)
  const said = addSaid(former, {
    ...reading,
    ...kept(
      besides,
      wantedOf(reading).length === 0,
      wantedOf(reading).some(({ kind }) => slotOfKind(kind) === 'shoes') ||
        (wantedOf(reading).length === 0 && wantedOf(former).some(({ kind }) => slotOfKind(kind) === 'shoes')),
    ),
  })
  const told = wishesOf(reading)
  const asides = asidesOf(besides)
  const remembering: Talk = { ...talk, said }
  const toPieces = (wanting: Wanting | null, more: readonly ChatLine[] = []): Turn => ({
    to: 'pieces',
    talk: { ...remembering, script: 'pieces' },
    event: { type: 'want', typed: input, asides: [...asides, ...more], wanting },
    told,
  })
  const wanting = (more: Partial<Wanting> = {}): Wanting => ({ said, not: [], most: shownAtOnce, ...more })

  const fact = besides.asks && shown !== null ? factOf(talk, besides, reading) : null
  if (fact) {
    const { change: _, ...rest } = reading
    const isMore =
      isWish(rest, besides) && fact.say === 'fact' && fact.asks !== 'price' && fact.asks !== 'sum'
    if (!isMore) return toPieces(null, [fact])
    asides.push(fact)
  }

  const wants = wantedOf(reading).flatMap(partsOf)
  const isTalk = !isWish(reading, besides) && !reading.change && !besides.feeling
  if (isTalk && !besides.asksCompany) {
    const isUnread = shown === 'pieces' && !reading.social && !reading.question && !reading.weather?.forecast
    return isUnread ? toPieces(null, [{ say: 'unread', words: heard?.unread ?? [] }]) : toOutfits()
  }

  const focus = shown === null ? undefined : meantOnScreen(talk, reading)
  const { change } = reading
  if (shown === 'pieces' && focus) {
    const piece = talk.pieces.wanting?.piece
    if (change?.act === 'undo' || change?.act === 'start_over') return toOutfits()
    const isCompany = besides.asksCompany !== undefined || change?.act === 'outfit'
    // 'A bag that goes with those': the shoes stay, and only a bag is added.
    const added =
      wants.length > 0
        ? wants
        : change?.act === 'add' && change.about
          ? [{ kind: change.about as WishedPiece['kind'], ...change.as }]
          : []
    if (isCompany && !besides.own)
      return toOutfits({ around: [focus], ...(added.length > 0 && { only: added }) })
    if (change?.act === 'other_colour')
      return toPieces(
        wanting({
          said: withoutColour(said),
          piece: plainOf(piece) ?? kindOf(focus),
          like: focus.id,
          not: lastShownPieces(talk).map(({ id }) => id),
        }),
      )
    const colour = reading.colours?.wanted?.[0] ?? wants[0]?.colours?.[0]
    const isOfIt = change?.which !== undefined || change?.act === 'in_colour'
    if (isOfIt && colour)
      return toPieces(
        wanting({
          said: { ...withoutColour(said), colours: { ...said.colours, wanted: [colour] } },
          piece: plainOf(piece) ?? kindOf(focus),
          like: focus.id,
        }),
      )
    if (
      change?.act === 'more' ||
      (change?.act === 'other' && wants.length === 0 && change.about === undefined)
    )
      return toPieces(
        wanting({
          piece,
          not: talk.pieces.messages.flatMap(({ products = [] }) => products.map(({ id }) => id)),
        }),
      )
    const compared =
      change && !(change.act === 'cheaper' && reading.budget) ? pieceChange[change.act] : undefined
    if (
      compared &&
      (change?.about === undefined || slotOfKind(change.about) === slotOfCategory[focus.category])
    )
      return toPieces(
        wanting({ piece, compare: { change: compared, than: lastOffered(talk.pieces).map(({ id }) => id) } }),
      )
    if (change?.act === 'add' && change.about && wants.length === 0)
      return toOutfits({
        around: [focus],
        only: [{ kind: change.about as WishedPiece['kind'], ...change.as }],
      })
    if (wants.length === 0 && change?.about && change.act !== 'remove' && change.act !== 'keep')
      return toPieces(
        wanting({
          said: withPiece(said, { kind: change.about as WishedPiece['kind'] }),
          piece: { kind: change.about as WishedPiece['kind'], ...change.as },
        }),
      )
    if (wants.length > 1 && !isOfOnePlace(wants)) return toOutfits({ around: [focus], only: wants })
    if (wants.length > 0) return toPieces(wanting({ piece: wants[0] }))
    if (!besides.isWhole && !(reading.occasions && !piece))
      return toPieces(wanting({ piece: piece && { ...piece, ...colourOf(said, piece) } }))
  }
  if (shown === 'outfits' && !besides.isGift) return toOutfits()
  const pieces = wants.length > 0 ? wants : wantedOf(said).flatMap(partsOf)
  if (besides.isGift || said.isGift) return toPieces(wanting({ piece: pieces[0] }))
  // Shoes are named beside all that she will not wear: the whole outfit is meant.
  const isBeside =
    wants.every(({ kind }) => besideClothes.has(slotOfKind(kind) ?? '')) &&
    Boolean(reading.occasions) &&
    (reading.pieces?.some(({ not, kind }) => not && slotOfKind(kind) !== 'shoes') || input.length > longWish)
  if (isBeside && shown === null && !besides.isGift) return toOutfits()
  if (
    pieces.length > 0 &&
    isOfOnePlace(pieces) &&
    !besides.isWhole &&
    !said.own &&
    slotOfKind(pieces[0]?.kind ?? '') !== null
  )
    return toPieces(wanting({ piece: pieces[0] }))
  return toOutfits()

  function toOutfits({
    around = [],
    only,
  }: { around?: readonly Product[]; only?: readonly WishedPiece[] } = {}): Turn {
    const carried = afterOutfits(remembering, { type: 'carry', told: carriedFrom(talk.pieces) })
    const [first = reading, ...others] = shown === 'outfits' && changes.length > 0 ? changes : []
    const isFirst = besides.feeling !== undefined || isWish(reading, besides) || around.length > 0
    return {
      to: 'outfits',
      talk: { ...carried, script: isFirst ? 'outfits' : talk.script },
      events: [
        {
          type: 'say',
          input,
          random,
          meaning: outfitsMeaningOf(first, random, heard),
          said: around.length > 0 ? besideOf(said, only) : said,
          around,
          ...(only && { isPartial: true }),
          isWish: isFirst,
          ...(besides.feeling && { feeling: besides.feeling }),
        },
        ...others.map((other): OutfitsEvent => ({ type: 'also', meaning: outfitsMeaningOf(other, random) })),
      ],
    }
  }
}

const besideClothes: ReadonlySet<string> = new Set(['shoes', 'bag', 'accessory'])
/** Who writes so much has more in mind than one piece. */
const longWish = 140

const isOfOnePlace = (pieces: readonly WishedPiece[]) =>
  new Set(pieces.map(({ kind }) => slotOfKind(kind) ?? kind)).size === 1

const kept = (
  { own, asksCompany, count, size, heelCm, details, isOpaque, isGift }: Besides,
  isMatter: boolean,
  isOfShoes: boolean,
) => ({
  ...(own && (asksCompany === 'with' || isMatter) && { own }),
  ...(count && { count }),
  ...(size && { size, sizeOf: isOfShoes ? ('shoes' as const) : ('clothes' as const) }),
  ...(heelCm !== undefined && { heelCm }),
  ...(details && { details }),
  ...(isOpaque && { isOpaque }),
  ...(isGift && { isGift }),
})

/** What is said of what goes with a piece: the piece's own colour and cloth are not theirs. */
const besideOf = (
  { colours, materials, pieces = [], ...said }: SaidByNow,
  only: readonly WishedPiece[] = [],
): SaidByNow => ({
  ...said,
  ...(colours?.avoided && { colours: { avoided: colours.avoided } }),
  ...(materials?.avoided && { materials: { avoided: materials.avoided } }),
  pieces: [...only, ...pieces.filter(({ not }) => not)],
})

const withoutColour = ({ colours, ...said }: SaidByNow): SaidByNow => ({
  ...said,
  ...(colours?.avoided && { colours: { avoided: colours.avoided } }),
  pieces: said.pieces?.map(({ colours: own, ...piece }) =>
    piece.not ? { ...piece, ...(own && { colours: own }) } : piece,
  ),
})

const withPiece = (said: SaidByNow, piece: WishedPiece): SaidByNow => ({
  ...said,
  pieces: [piece, ...(said.pieces ?? []).filter(({ not }) => not)],
})

const plainOf = (piece: WishedPiece | undefined): WishedPiece | undefined => {
  const { colours: _, ...plain } = piece ?? {}
  return piece && { ...plain, kind: piece.kind }
}

const kindOf = ({ traits, category }: Product): WishedPiece | undefined => {
  const kind = traits?.is.find((one) => slotOfKind(one) === slotOfCategory[category])
  return kind && { kind }
}

/** A colour that is named after the piece is the piece's. */
const colourOf = ({ colours }: SaidByNow, piece: WishedPiece) =>
  colours?.wanted ? { colours: colours.wanted } : piece.colours ? { colours: piece.colours } : {}
