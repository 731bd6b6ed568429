import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import type { Page } from '#client/features/catalogue/catalogue-calls.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import type { ColourFamily } from '@cabine/sophia/vocabulary/product-categories.ts'
import { isAgainstHer } from '@cabine/sophia/styling/piece-rules.ts'
import { costOf } from '@cabine/sophia/styling/piece-cost.ts'
import { wornOf } from '@cabine/sophia/answering/outfits/chat-piece.ts'
import type { Wishes } from '@cabine/sophia/answering/outfits/remembered-wishes.ts'
import {
  catalogueOccasions,
  chatChips,
  weatherOf,
  type ChatChoices,
} from '@cabine/sophia/answering/pieces/chat-choices.ts'
import type { FoundPieces, ChatSearch } from '@cabine/sophia/answering/pieces/conversation.ts'
import { refined } from '@cabine/sophia/answering/pieces/refine.ts'
import { readMemory } from '../../sophia-memory.ts'
import { toldOf } from '../outfits/sophia-calls.ts'

type SearchFor<Kind> = Extract<ChatSearch, { kind: Kind }>

/** Category and occasion as the call takes them (spec 1.5.4). */
const asked = ({ category, occasion }: Pick<ChatChoices, 'category' | 'occasion'>) => ({
  category,
  occasion: chatChips.occasion[occasion],
})

/** Whether a piece is nothing that she told Sophia not to wear. */
function isBearable(product: Product, wishes: Wishes) {
  const worn = wornOf(product)
  const brief = { ...wishes, occasions: product.occasions, weather: 'mild' as const }
  return !worn || !isAgainstHer(worn, brief)
}

/** What one piece may cost by what she told, in hundredths of the currency that she named; of an outfit no piece may cost more than all of it. */
const maxOf = ({ maxPerPieceCents, maxPerOutfitCents }: Wishes) => maxPerPieceCents ?? maxPerOutfitCents

function isTooDear({ price_cents: priceCents, currency }: Product, wishes: Wishes) {
  const most = maxOf(wishes)
  return most !== undefined && costOf({ priceCents, currency }, wishes.currency) > most
}

/** The colours to look for first: the one that the pieces shall have, or what she told last. */
const coloursOf = ({ loves = [] }: Wishes, { refined: wish }: SearchFor<'pieces'>) =>
  wish?.colour ? [wish.colour] : loves.toReversed().slice(0, 2)

/** So many pieces are looked for, page by page, where what she told leaves some out. */
const enough = 6
const lastPage = 6

async function findPieces(search: SearchFor<'pieces'>): Promise<FoundPieces> {
  const { choices, ceiling, page, anyPrice, refined: wish } = search
  const wishes = readMemory()
  const colours = coloursOf(wishes, search)
  const products: Product[] = []
  let isHeldBack = false
  for (let at = page; ; at++) {
    const query = {
      ...asked(choices),
      vibe: choices.vibe,
      weather: choices.weather,
      ...(colours.length > 0 && { colours: colours.join(',') }),
      ...(ceiling !== null && { most: String(ceiling) }),
      ...(at > 1 && { page: String(at) }),
    }
    // Spec 1.8.4 gives this message; the chat shows a sentence of its own.
    const answer = await request(api['shopmy-products'].$get({ query })).catch((cause: unknown) => {
      throw new Error('Failed to fetch products', { cause })
    })
    const found = answer.products.map(({ product }): Product => product)
    const bearable = (wish ? refined(found, wish, wish.than) : found).filter((one) => isBearable(one, wishes))
    const affordable = anyPrice ? bearable : bearable.filter((one) => !isTooDear(one, wishes))
    isHeldBack ||= affordable.length < bearable.length
    products.push(...affordable)
    if (products.length >= enough || !answer.more || at === lastPage)
      return {
        products: inHerColours(products, colours, wish !== undefined),
        hasMore: answer.more && at < lastPage,
        page: at,
        isHeldBack,
      }
  }
}

/** Of pieces that shall be longer, say, than what lay there those in her colour alone, if there are some. */
function inHerColours(products: readonly Product[], colours: readonly ColourFamily[], isRefined: boolean) {
  const isMatching = ({ colour_family: family }: Product) => family !== null && colours.includes(family)
  const matching = products.filter(isMatching)
  return isRefined && matching.length > 0
    ? matching
    : [...matching, ...products.filter((one) => !isMatching(one))]
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

const nothing: FoundPieces = { products: [], hasMore: false }

/** Turns the error that nothing suits into an empty answer. */
const orNothing = (error: unknown) => {
  if (isFailure(error, 'nothing_suitable') || isFailure(error, 'not_found')) return nothing
  throw error
}

const maxIds = 60

/** The occasions to ask for: the chosen one and, if the piece is not made for that, one of its own. */
function occasionsFor(piece: Product, { occasion }: ChatChoices) {
  const named = catalogueOccasions[occasion]
  const isForIt = piece.occasions.some((one) => named.includes(one))
  return isForIt ? [...named] : [...named, ...piece.occasions.slice(0, 1)].slice(-3)
}

/** What she told, and the price limit of her chips. Without any limit the server uses the one of her profile. */
const told = ({ most, choices }: SearchFor<'piece'>) => ({
  ...toldOf(readMemory(), { isWet: choices.weather === 'rainy' }, most === 'any'),
  ...(most !== null && { most_per_piece: String(most) }),
})

const findAlternatives = (search: SearchFor<'piece'>): Promise<FoundPieces> =>
  request(
    api.stylist.alternatives.$get({
      query: {
        id: search.piece.id,
        change: search.wish === 'another_colour' ? 'another_colour' : 'cheaper',
        ...told(search),
        not: search.shown.slice(-maxIds).join(','),
      },
    }),
  ).then(({ alternatives }) => ({ products: alternatives, hasMore: false }), orNothing)

async function findOutfit(search: SearchFor<'piece'>): Promise<FoundPieces> {
  const { piece, choices, shown } = search
  const { day, layer } = weatherOf[choices.weather]
  const found = await request(
    api.stylist.outfits.$get({
      query: {
        occasion: occasionsFor(piece, choices).join(','),
        weather: piece.category === 'outerwear' ? layer : day,
        vibe: choices.vibe,
        around: piece.id,
        ...told(search),
        not: shown.slice(-maxIds).join(','),
      },
    }),
  ).then(({ outfits: [outfit] }) => ({ ...nothing, outfit }), orNothing)
  // If every outfit was shown already, one of them is shown again.
  return found.outfit || shown.length === 0 ? found : findOutfit({ ...search, shown: [] })
}

/** Runs a search of the chat. Throws if the server cannot be reached. */
export function runSearch(search: ChatSearch): Promise<FoundPieces> {
  if (search.kind === 'pieces') return findPieces(search)
  return search.wish === 'outfit' ? findOutfit(search) : findAlternatives(search)
}
