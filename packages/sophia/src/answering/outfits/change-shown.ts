import type { Product } from '../../vocabulary/product.ts'
import type { PieceChange } from '../../styling/outfit-questions.ts'
import { slotOfCategory, slotOfKind } from '../../vocabulary/categories.ts'
import { keysOf } from './product-keys.ts'
import type { NamedPiece, PickPlace, PickSet, Wanted } from './messages.ts'
import { weatherOptions } from './options.ts'
import { isOfKind, placeOfChange, placesMeant, placesOfKind } from './places-meant.ts'
import { lookAt, replaceSet, say, setsOf, type Shown, type OutfitsState } from './outfits-state.ts'
import type { Act } from './outfits-meaning.ts'

/** What she asks of the outfits on the screen. Each function leaves them there; only what she names goes, and can be had back. */

/** The set without some of its pieces. */
function without({ items, set }: Shown, places: readonly number[]) {
  const left = items.filter((_, place) => !places.includes(place))
  const placeAfter = (place: number) => place - places.filter((one) => one < place).length
  const looks = (set?.looks ?? []).map((look) =>
    look.filter((place) => !places.includes(place)).map(placeAfter),
  )
  return {
    items: left,
    set: set && { ...set, looks: looks.filter((look) => look.length > 0), palette: null },
  }
}

function remove(state: OutfitsState, shown: Shown, kind: string): OutfitsState {
  const places = placesMeant(shown.items, kind)
  if (places.length === 0) return say(state, 'not_there')
  // An empty board is nothing that she can have meant.
  if (places.length === shown.items.length) return say(state, 'last_piece')
  const { items, set } = without(shown, places)
  const [first = 0] = places
  const next = replaceSet(state, { message: shown.message, items, set })
  const about = shown.items[first]?.name ?? ''
  return say(next, 'removed', { about, look: lookAt(next, shown) })
}

/** Takes back all that her last words changed: the shoes of each outfit, or the shoes and the bag. */
export function undo(state: OutfitsState): OutfitsState {
  const former = state.former ?? []
  const latest = former.at(-1)
  const from = former.findIndex(
    (one) => one.message === latest?.message && one.asked !== undefined && one.asked === latest.asked,
  )
  const last = from < 0 ? latest : former[from]
  const [now, before] = setsOf(state)
  const one = last && state.messages[last.message]
  // A change to outfits that others have followed is no longer the last thing that was done.
  const isLast = !now || !before || last?.message === now.message
  if (last && isLast && one?.from === 'sophia') {
    const { set: _, ...rest } = one
    const { message, items, set } = last
    const next = {
      ...state,
      former: former.slice(0, from < 0 ? -1 : from),
      messages: state.messages.with(message, { ...rest, items, ...(set && { set }) }),
    }
    return say(next, 'undone', { look: lookAt(next, { message }) })
  }
  // The outfits before these are laid out again, below them.
  if (now && before)
    return say(state, 'undone', { items: before.items, ...(before.set && { set: before.set }) })
  return say(state, 'nothing_to_undo')
}

const placesOf = ({ message }: Shown, places: readonly number[]): PickPlace[] =>
  places.map((item) => ({ message, item }))

const want = (state: OutfitsState, wanted: Wanted): OutfitsState => ({ ...state, wanted })

const isOfPrice = (change: PieceChange) => change === 'cheaper' || change === 'dearer'

function changeOf(
  state: OutfitsState,
  shown: Shown,
  { change, about, colour, named }: Extract<Act, { do: 'change' }>,
): OutfitsState {
  const { items } = shown
  const latest = items.findIndex(({ id }) => id === state.latest)
  const isOfIt = latest >= 0 && (change === 'in_colour' || change === 'another_colour')
  const places = about
    ? placesMeant(items, about)
    : [isOfIt ? latest : placeOfChange(items, isOfPrice(change))]
  if (places.length === 0) {
    if (!about || !slotOfKind(about)) return say(state, 'not_there')
    return add(state, shown, named ?? { kind: about, ...(colour && { colour }) })
  }
  // 'Change them to sneakers', where heels lie there, names what shall come.
  const isThere = !about || places.some((place) => items[place] && isOfKind(items[place], about))
  const meant = named ?? (change === 'something_else' && !isThere ? { kind: about } : undefined)
  return want(state, {
    for: 'change',
    change,
    at: placesOf(shown, places),
    ...(colour && { colour }),
    ...(meant && { named: meant }),
  })
}

const add = (state: OutfitsState, { message }: Shown, named: NamedPiece): OutfitsState =>
  want(state, { for: 'add', message, named })

/** Nobody carries two bags: what is added comes in the place of what lies there. */
function addOrSwap(state: OutfitsState, shown: Shown, named: NamedPiece) {
  const slot = slotOfKind(named.kind)
  const places = placesOfKind(shown.items, named.kind)
  const isOne = slot === 'bag' || slot === 'shoes' || slot === 'outer'
  return isOne && places.length > 0
    ? want(state, { for: 'change', change: 'something_else', at: placesOf(shown, places), named })
    : add(state, shown, named)
}

/** New outfits around what she keeps. */
function keep(state: OutfitsState, { items }: Shown, kind: string): OutfitsState {
  const [first] = placesMeant(items, kind)
  const piece = first === undefined ? undefined : items[first]
  if (!piece) return say(state, 'not_there')
  return {
    ...say(state, 'kept', { about: piece.name }),
    step: 'recommendations',
    wantsMore: false,
    shown: [],
    kept: [piece],
  }
}

/** One step in the order of the weathers; at its end the outfits are chosen anew. */
function changeWeather(state: OutfitsState, isWarmer: boolean): OutfitsState {
  const at = weatherOptions.findIndex((one) => one === state.weather)
  // Who wants it warmer dresses for colder weather.
  const next = at < 0 ? undefined : weatherOptions[at + (isWarmer ? 1 : -1)]
  return { ...state, ...(next && { weather: next }), step: 'recommendations', wantsMore: false, shown: [] }
}

/** Does what she asks of the outfits on the screen; null where it is no matter of theirs. */
export function act(state: OutfitsState, shown: Shown, asked: Act): OutfitsState | null {
  switch (asked.do) {
    case 'undo':
      return undo(state)
    case 'change':
      return changeOf(state, shown, asked)
    case 'add':
      return addOrSwap(state, shown, asked.named)
    case 'remove':
      return remove(state, shown, asked.about)
    case 'keep':
      return keep(state, shown, asked.about)
    case 'weather':
      return changeWeather(state, asked.isWarmer)
    default:
      return null
  }
}

/** Pieces that she names without a verb: 'red shoes', 'without the bag', 'and a jacket'. */
export function takePieces(
  state: OutfitsState,
  shown: Shown,
  pieces: readonly NamedPiece[],
): OutfitsState | null {
  const [first] = pieces
  // 'No skirt, trousers please'.
  const piece = pieces.find(({ not }) => !not)
  if (first?.not) {
    const slot = slotOfKind(first.kind)
    const places = placesOfKind(shown.items, first.kind)
    if (slot === 'bag' || slot === 'accessory' || slot === 'outer')
      return places.length > 0 ? remove(state, shown, first.kind) : null
    const faulted = places.filter((place) => shown.items[place] && isOfKind(shown.items[place], first.kind))
    if (!piece && slot === 'shoes' && faulted.length > 0)
      return want(state, { for: 'change', change: 'something_else', at: placesOf(shown, faulted) })
  }
  const slot = piece && slotOfKind(piece.kind)
  if (!slot) return null
  const places = placesOfKind(shown.items, piece.kind)
  if (places.length === 0) return slot === 'dress' ? null : add(state, shown, piece)
  const { colour, kind, traits = [] } = piece
  const isThere = places.some((place) => shown.items[place] && isOfKind(shown.items[place], kind))
  // Something of this name lies there, and nothing else is said of it.
  const isFaulted = first?.not === true && slotOfKind(first.kind) === slot
  if (isThere && traits.length === 0 && !isFaulted) return null
  return isThere && colour && traits.length === 1
    ? want(state, { for: 'change', change: 'in_colour', at: placesOf(shown, places), colour, named: piece })
    : want(state, { for: 'change', change: 'something_else', at: placesOf(shown, places), named: piece })
}

/** Puts another piece in the place of one; the set says no more of its colours. */
export function changePiece(
  state: OutfitsState,
  { message, item }: PickPlace,
  product: Product,
): OutfitsState {
  const one = state.messages[message]
  if (one?.from !== 'sophia' || !one.items) return state
  const isInFirstLook = one.set?.looks[0]?.includes(item)
  const set: PickSet | undefined = one.set && { ...one.set, palette: isInFirstLook ? null : one.set.palette }
  const next = replaceSet(state, { message, items: one.items.with(item, product), set })
  return { ...next, latest: product.id, shown: [...state.shown, ...keysOf(product)] }
}

/** Adds a piece to the set, and to each look that has nothing in its place. */
export function addPiece(state: OutfitsState, message: number, product: Product): OutfitsState {
  const one = state.messages[message]
  if (one?.from !== 'sophia' || !one.items) return state
  const { items, set } = one
  const slot = slotOfCategory[product.category]
  const isFree = (look: readonly number[]) =>
    look.every((place) => !items[place] || slotOfCategory[items[place].category] !== slot)
  const looks = (set?.looks ?? []).map((look) => (isFree(look) ? [...look, items.length] : look))
  const next = replaceSet(state, { message, items: [...items, product], set: set && { ...set, looks } })
  return { ...next, latest: product.id, shown: [...state.shown, ...keysOf(product)] }
}
