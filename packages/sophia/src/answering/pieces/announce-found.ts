import type { Product } from '../../vocabulary/product.ts'
import type { ChatLine, ChatMessage, ChatSearch, FoundPieces, PiecesState } from './conversation.ts'
import { say, shownIds, waitFor } from './pieces-moves.ts'

/** Shows the result once the pause is over and the result has arrived. */
export function settle(state: PiecesState, now: number): PiecesState {
  const { search, found, wait } = state
  if (wait || !search || !found) return state
  const done: PiecesState = { ...state, step: 'recommendations', search: null }
  const { id: _, ...asked } = search
  if (found === 'failed')
    return { ...say(done, 'stylist', { say: 'trouble' }, now), trouble: asked, found: null }
  if (search.kind === 'wanted') return announceWanted(done, found, now)
  return search.kind === 'pieces'
    ? announcePieces(done, search, found, now)
    : announceForPiece(done, search, found, now)
}

const each = (products: readonly Product[]) => [...new Map(products.map((one) => [one.id, one])).values()]

type SearchFor<Kind> = Extract<ChatSearch, { kind: Kind }>

function announcePieces(
  state: PiecesState,
  search: SearchFor<'pieces'>,
  found: FoundPieces,
  now: number,
): PiecesState {
  const { choices, ceiling, page, anyPrice } = search
  const known = page > 1 ? shownIds(state) : []
  const products = each(found.products).filter(({ id }) => !known.includes(id))
  const count = products.length
  const next = {
    ...state,
    found: null,
    hasMore: found.hasMore,
    page: found.page ?? page,
    isHeldBack: found.isHeldBack ?? false,
  }
  if (count === 0 && page > 1) return say({ ...next, hasMore: false }, 'stylist', { say: 'no_more' }, now)
  if (count === 0) {
    // That nothing is cheaper is no failure: the pieces shown before stay.
    if (ceiling !== state.budget) return say(next, 'stylist', { say: 'none_cheaper' }, now)
    const said = say(next, 'stylist', { say: 'trouble' }, now)
    return { ...said, trouble: { kind: 'pieces', choices, ceiling, page, anyPrice } }
  }
  const first: ChatLine = { say: 'found', count, choices }
  const line: ChatLine = page > 1 ? { say: 'found_more', count } : first
  const said = say({ ...next, found: { ...found, products } }, 'stylist', line, now)
  return waitFor(said, 'products')
}

/** Says what there is, and in the open what had to be let go of. */
function announceWanted(state: PiecesState, found: FoundPieces, now: number): PiecesState {
  const { conditions = [], relaxed = [] } = found.answer ?? {}
  const next = { ...state, found: null, hasMore: found.hasMore, isHeldBack: false }
  const count = found.products.length
  if (count === 0) {
    const isMore = (state.wanting?.not.length ?? 0) > 0
    return say(
      { ...next, hasMore: false },
      'stylist',
      { say: isMore ? 'wanted_no_more' : 'wanted_none', conditions },
      now,
    )
  }
  const said = say({ ...next, found }, 'stylist', { say: 'wanted', count, conditions, relaxed }, now)
  return waitFor(said, 'products')
}

/** Whether the outfit contains the piece in another of its colours, which the stylist then mentions. */
const otherColour = ({ outfit }: FoundPieces, { id, category }: Product) =>
  !outfit || outfit.pieces.some((piece) => piece.id === id)
    ? null
    : (outfit.pieces.find((piece) => piece.category === category)?.name ?? null)

function announceForPiece(
  state: PiecesState,
  search: SearchFor<'piece'>,
  found: FoundPieces,
  now: number,
): PiecesState {
  const { wish, piece, most } = search
  const products = each(found.products)
  const isFound = wish === 'outfit' ? found.outfit !== undefined : products.length > 0
  const line: ChatLine = isFound
    ? { say: 'piece_found', wish, name: piece.name, instead: otherColour(found, piece) }
    : { say: 'piece_none', wish, name: piece.name, within: wish === 'outfit' && typeof most === 'number' }
  const said = say({ ...state, found: { ...found, products } }, 'stylist', line, now)
  return isFound ? waitFor(said, 'products') : { ...said, found: null }
}

/** Adds the found products to the stylist's line about them. */
export function showProducts(state: PiecesState): PiecesState {
  const { found, messages } = state
  const last = messages.at(-1)
  if (!last || !found || found === 'failed') return state
  const { products, outfit, answer } = found
  const shown: ChatMessage = {
    ...last,
    ...(outfit ? { outfit } : { products }),
    ...(answer && { grounds: answer.grounds }),
  }
  return { ...state, messages: [...messages.slice(0, -1), shown], found: null }
}
