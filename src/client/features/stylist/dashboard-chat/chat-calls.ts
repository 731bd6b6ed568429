import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import type { Page } from '#client/features/catalogue/catalogue-calls.ts'
import type { Product } from '#shared/product.ts'
import { isAgainstHer } from '#shared/stylist/piece-rules.ts'
import { wornOf } from '#shared/stylist/sophia/chat-piece.ts'
import { readMemory } from '../sophia-memory.ts'
import { catalogueOccasions, chatChips, weatherOf, type ChatChoices } from '#shared/stylist/chat/choices.ts'
import type { Found, ChatSearch } from '#shared/stylist/chat/conversation.ts'

type SearchFor<Kind> = Extract<ChatSearch, { kind: Kind }>

/** Category and occasion as the call takes them (specification, section 5). */
const asked = ({ category, occasion }: Pick<ChatChoices, 'category' | 'occasion'>) => ({
  category,
  occasion: chatChips.occasion[occasion],
})

/** Whether a piece is nothing that she told Sophia not to wear. */
function isBearable(product: Product) {
  const worn = wornOf(product)
  const brief = { ...readMemory(), occasions: product.occasions, weather: 'mild' as const }
  return !worn || !isAgainstHer(worn, brief)
}

async function findPieces({ choices, ceiling, page }: SearchFor<'pieces'>): Promise<Found> {
  const query = {
    ...asked(choices),
    vibe: choices.vibe,
    weather: choices.weather,
    ...(ceiling !== null && { most: String(ceiling) }),
    ...(page > 1 && { page: String(page) }),
  }
  // The specification (section 8) gives this message; the chat shows a sentence of its own.
  const answer = await request(api['shopmy-products'].$get({ query })).catch((cause: unknown) => {
    throw new Error('Failed to fetch products', { cause })
  })
  const products = answer.products.map(({ product }): Product => product)
  return { products: products.filter(isBearable), hasMore: answer.more }
}

/** A page of everything in a category for an occasion. */
export async function fetchCollectionPage(
  choices: Pick<ChatChoices, 'category' | 'occasion'>,
  page = '1',
): Promise<Page> {
  const { products, more } = await request(
    api['shopmy-products'].$get({ query: { ...asked(choices), page } }),
  )
  return { products: products.map(({ product }) => product), next: more ? String(Number(page) + 1) : null }
}

const nothing: Found = { products: [], hasMore: false }

/** Turns the error that nothing suits into an empty answer. */
const orNothing = (error: unknown) => {
  if (isFailure(error, 'nothing_suitable') || isFailure(error, 'not_found')) return nothing
  throw error
}

const mostIds = 60

/** The occasions to ask for: the chosen one and, if the piece is not made for that, one of its own. */
function occasionsFor(piece: Product, { occasion }: ChatChoices) {
  const named = catalogueOccasions[occasion]
  const isForIt = piece.occasions.some((one) => named.includes(one))
  return isForIt ? [...named] : [...named, ...piece.occasions.slice(0, 1)].slice(-3)
}

/** Without a limit the server uses the one of her profile. */
const limit = (most: SearchFor<'piece'>['most']) => (most === null ? {} : { most_per_piece: String(most) })

const findAlternatives = ({ wish, piece, shown, most }: SearchFor<'piece'>): Promise<Found> =>
  request(
    api.stylist.alternatives.$get({
      query: {
        id: piece.id,
        change: wish === 'another_colour' ? 'another_colour' : 'cheaper',
        ...limit(most),
        not: shown.slice(-mostIds).join(','),
      },
    }),
  ).then(({ alternatives }) => ({ products: alternatives, hasMore: false }), orNothing)

async function findOutfit(search: SearchFor<'piece'>): Promise<Found> {
  const { piece, choices, shown, most } = search
  const { day, layer } = weatherOf[choices.weather]
  const found = await request(
    api.stylist.outfits.$get({
      query: {
        occasion: occasionsFor(piece, choices).join(','),
        weather: piece.category === 'outerwear' ? layer : day,
        vibe: choices.vibe,
        around: piece.id,
        ...limit(most),
        not: shown.slice(-mostIds).join(','),
      },
    }),
  ).then(({ outfits: [outfit] }) => ({ ...nothing, outfit }), orNothing)
  // If every outfit was shown already, one of them is shown again.
  return found.outfit || shown.length === 0 ? found : findOutfit({ ...search, shown: [] })
}

/** Runs a search of the chat. Throws if the server cannot be reached. */
export function runSearch(search: ChatSearch): Promise<Found> {
  if (search.kind === 'pieces') return findPieces(search)
  return search.wish === 'outfit' ? findOutfit(search) : findAlternatives(search)
}
