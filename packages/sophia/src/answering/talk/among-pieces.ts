import { slotOfCategory, slotOfKind, type Slot } from '../../vocabulary/categories.ts'
import type { Product } from '../../vocabulary/product.ts'
import type { Reading, WishedPiece } from '../../vocabulary/reading-words.ts'
import { pieceChange } from '../outfits/outfits-meaning.ts'
import { lastOffered } from '../pieces/open-wishes.ts'
import { withoutLetGo } from '../wanted/let-go.ts'
import { withoutColour, withPiece } from '../wanted/narrow-said.ts'
import { deniedOf, isOfOnePlace, type SaidByNow } from '../wanted/said.ts'
import { isWish, type HeardSentence } from './heard-sentence.ts'
import { kindOf, lastShownPieces, meantOnScreen } from './on-screen.ts'
import { toOutfits, toPieces, type Turn } from './turn-to.ts'

/** A sentence while pieces lie there: the one that it means, and by which they were looked for. */
type AmongPieces = HeardSentence & { focus: Product; piece: WishedPiece | undefined }

/** What a sentence does while pieces of a search lie there; null where it speaks of none of them. */
export function amongPieces(sentence: HeardSentence): Turn | null {
  const { talk, shown, reading } = sentence
  const focus = meantOnScreen(talk, reading, sentence.besides)
  if (shown !== 'pieces' || !focus) return null
  const among = { ...sentence, focus, piece: pieceNow(sentence) }
  return (
    takenBack(among) ??
    company(among) ??
    otherColours(among) ??
    namedColour(among) ??
    furtherOnes(among) ??
    compared(among) ??
    addition(among) ??
    otherKind(among) ??
    namedPieces(among) ??
    moreClosely(among)
  )
}

/** By which they were looked for, less what she lets go of now, and in the colour that she names. */
function pieceNow({ talk, reading, besides, said }: HeardSentence): WishedPiece | undefined {
  const piece = talk.pieces.wanting?.piece
  if (!piece) return undefined
  const { letsGo, letGo, anyColour } = besides
  // 'All right, in wool': who wishes for something lets go of nothing that she does not name.
  const isAll = letsGo && !isWish({ reading, besides: {} })
  const going = { letGo, ...(anyColour && { anyColour }), ...(isAll && { letsGo }) }
  const [left = piece] = withoutLetGo({ pieces: [piece] }, going, reading).pieces ?? []
  return { ...left, ...colourOf(said, left) }
}

/** A step back, which the talk about outfits takes. */
const takenBack = (among: AmongPieces) => {
  const act = among.reading.change?.act
  return act === 'undo' || act === 'start_over' ? toOutfits(among) : null
}

/** 'A bag that goes with those', 'the last one, with which shoes?': what is meant stays, and only what is asked for is added. */
function company(among: AmongPieces) {
  const { reading, besides, wants, focus } = among
  const { asksCompany, which, own } = besides
  // What goes with hers is not worn with what lies there.
  if (own) return asksCompany ? toOutfits(among, wants.length > 0 ? { only: wants } : {}) : null
  const named = wants.length > 0 ? wants : [pieceOfChange(reading) ?? []].flat()
  const only = named.filter(({ kind }) => slotOfKind(kind) !== slotOfCategory[focus.category])
  const isPerhaps = asksCompany === 'perhaps' || which !== undefined
  const isAsked =
    asksCompany === 'with' ||
    asksCompany === 'under' ||
    reading.change?.act === 'outfit' ||
    (isPerhaps && only.length > 0)
  return isAsked ? toOutfits(among, { around: [focus], ...(only.length > 0 && { only }) }) : null
}

function otherColours(among: AmongPieces) {
  const { reading, said, focus, talk } = among
  if (reading.change?.act !== 'other_colour') return null
  return toPieces(among, {
    said: withoutColour(said),
    piece: soughtIn(among),
    like: focus.id,
    not: idsOf(lastShownPieces(talk)),
  })
}

/** 'The second one in blue'. */
function namedColour(among: AmongPieces) {
  const { reading, besides, wants, said, focus } = among
  const { change, colours } = reading
  const colour = colours?.wanted?.[0] ?? wants[0]?.colours?.[0]
  const isOfIt = (change?.which ?? besides.which) !== undefined || change?.act === 'in_colour'
  if (!isOfIt || !colour) return null
  return toPieces(among, {
    said: { ...withoutColour(said), colours: { ...said.colours, wanted: [colour] } },
    piece: soughtIn(among),
    like: focus.id,
  })
}

function furtherOnes(among: AmongPieces) {
  const { reading, wants, piece, talk } = among
  const { act, about } = reading.change ?? {}
  const isFurther = act === 'more' || (act === 'other' && wants.length === 0 && about === undefined)
  if (!isFurther) return null
  return toPieces(among, { piece, not: talk.pieces.messages.flatMap(({ products = [] }) => idsOf(products)) })
}

/** 'Something longer', of what lies there; a sum that is named says itself how cheap. */
function compared(among: AmongPieces) {
  const { reading, piece, focus, talk } = among
  const { change } = reading
  if (!change || (change.act === 'cheaper' && reading.budget)) return null
  const how = pieceChange[change.act]
  const isOfThem = change.about === undefined || slotOfKind(change.about) === slotOfCategory[focus.category]
  if (!how || !isOfThem) return null
  return toPieces(among, { piece, compare: { change: how, than: idsOf(lastOffered(talk.pieces)) } })
}

function addition(among: AmongPieces) {
  const added = addedBy(among.reading)
  return added && among.wants.length === 0 ? toOutfits(among, { around: [among.focus], only: [added] }) : null
}

/** A change of something that does not lie there looks for it. */
function otherKind(among: AmongPieces) {
  const { reading, wants, said } = among
  const other = pieceOfChange(reading)
  const act = reading.change?.act
  if (wants.length > 0 || !other || act === 'remove' || act === 'keep') return null
  return toPieces(among, { said: withPiece(said, { kind: other.kind }), piece: other })
}

function namedPieces(among: AmongPieces) {
  const { wants, focus } = among
  if (wants.length > 1 && !isOfOnePlace(wants))
    return toOutfits(among, { around: isWornWith(focus, among) ? [focus] : [], only: wants })
  return wants.length > 0 ? toPieces(among, { piece: wants[0] }) : null
}

/** Whether what lies there is worn with what she names now: 'no dress after all, a top and a skirt' are worn without it. */
function isWornWith({ category }: Product, { wants, reading }: AmongPieces) {
  const slot = slotOfCategory[category]
  const slots = wants.map(({ kind }) => slotOfKind(kind))
  const isDenied = deniedOf(reading).some(({ kind }) => slotOfKind(kind) === slot)
  const isHalf = (one: Slot | null) => one === 'top' || one === 'bottom'
  const isInstead = (slot === 'dress' && slots.some(isHalf)) || (isHalf(slot) && slots.includes('dress'))
  return !isDenied && !isInstead && !slots.includes(slot)
}

/** The same, by one thing more that she said of them. */
function moreClosely(among: AmongPieces) {
  const { reading, besides, piece } = among
  if (besides.isWhole || (reading.occasions && !piece)) return null
  return toPieces(among, { piece })
}

const idsOf = (products: readonly Product[]) => products.map(({ id }) => id)

/** The piece that a change is about. */
const pieceOfChange = ({ change }: Reading): WishedPiece | null =>
  change?.about ? { kind: change.about as WishedPiece['kind'], ...change.as } : null

const addedBy = (reading: Reading) => (reading.change?.act === 'add' ? pieceOfChange(reading) : null)

/** What was looked for, in whatever colour; where that was nothing of a name, what she means is. */
function soughtIn({ piece, focus }: AmongPieces): WishedPiece | undefined {
  if (!piece) return kindOf(focus)
  const { colours: _, ...plain } = piece
  return plain
}

/** A colour that is named after the piece is the piece's. */
const colourOf = ({ colours }: SaidByNow, piece: WishedPiece) =>
  colours?.wanted ? { colours: colours.wanted } : piece.colours ? { colours: piece.colours } : {}
