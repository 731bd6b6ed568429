import type { Product } from '../../vocabulary/product.ts'
import type { ColourFamily } from '../../vocabulary/product-categories.ts'
import { isAgainstHer } from '../../styling/piece-rules.ts'
import { costOfProduct, wornOf } from '../../styling/piece-of-product.ts'
import type { Wishes } from '../outfits/remembered-wishes.ts'
import { catalogueOccasions, chatChips, weatherOf, type ChatChoices } from '../pieces/chat-choices.ts'
import type { ChatSearch, FoundPieces } from '../pieces/conversation.ts'
import type { Asking } from './shop.ts'
import { toldOf } from './wishes-in-call.ts'

type SearchFor<Kind> = Extract<ChatSearch, { kind: Kind }>

/** Category and occasion as the call takes them (spec 1.5.4). */
export const chipsAsked = ({ category, occasion }: Pick<ChatChoices, 'category' | 'occasion'>) => ({
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

function isTooDear(product: Product, wishes: Wishes) {
  const most = maxOf(wishes)
  return most !== undefined && costOfProduct(product, wishes.currency) > most
}

/** The colours to look for first: what she told last. */
const coloursOf = ({ loves = [] }: Wishes) => loves.toReversed().slice(0, 2)

/** So many pieces are looked for, page by page, where what she told leaves some out. */
const enough = 6
const lastPage = 6

async function findOfKind(search: SearchFor<'pieces'>, { shop, wishes }: Asking): Promise<FoundPieces> {
  const { choices, ceiling, page, anyPrice } = search
  const colours = coloursOf(wishes)
  const products: Product[] = []
  let isHeldBack = false
  for (let at = page; ; at++) {
    const query = {
      ...chipsAsked(choices),
      vibe: choices.vibe,
      weather: choices.weather,
      ...(colours.length > 0 && { colours: colours.join(',') }),
      ...(ceiling !== null && { most: String(ceiling) }),
      ...(at > 1 && { page: String(at) }),
    }
    // Spec 1.8.4 gives this message; the chat shows a sentence of its own.
    const { products: found, more } = await shop.page(query).catch((cause: unknown) => {
      throw new Error('Failed to fetch products', { cause })
    })
    const bearable = found.filter((one) => isBearable(one, wishes))
    const affordable = anyPrice ? bearable : bearable.filter((one) => !isTooDear(one, wishes))
    isHeldBack ||= affordable.length < bearable.length
    products.push(...affordable)
    if (products.length >= enough || !more || at === lastPage)
      return {
        products: inHerColours(products, colours),
        hasMore: more && at < lastPage,
        page: at,
        isHeldBack,
      }
  }
}

/** Those in her colours first. */
function inHerColours(products: readonly Product[], colours: readonly ColourFamily[]) {
  const isMatching = ({ colour_family: family }: Product) => family !== null && colours.includes(family)
  return [...products.filter(isMatching), ...products.filter((one) => !isMatching(one))]
}

const nothing: FoundPieces = { products: [], hasMore: false }

const maxIds = 60

/** The occasions to ask for: the chosen one and, if the piece is not made for that, one of its own. */
function occasionsFor(piece: Product, { occasion }: Partial<ChatChoices>) {
  const named = occasion ? catalogueOccasions[occasion] : []
  const isForIt = piece.occasions.some((one) => named.includes(one))
  return isForIt ? [...named] : [...named, ...piece.occasions.slice(0, 1)].slice(-3)
}

/** What she told, and the price limit of her chips. Without any limit the server uses the one of her profile. */
const told = ({ most, choices }: SearchFor<'piece'>, { wishes, language }: Asking) => ({
  ...toldOf(wishes, { isWet: choices.weather === 'rainy' }, { anyPrice: most === 'any', language }),
  ...(most !== null && { most_per_piece: String(most) }),
})

const findAlternatives = async (search: SearchFor<'piece'>, asking: Asking): Promise<FoundPieces> => ({
  products: await asking.shop.alternatives({
    id: search.piece.id,
    change: search.wish === 'another_colour' ? 'another_colour' : 'cheaper',
    ...told(search, asking),
    not: search.shown.slice(-maxIds).join(','),
  }),
  hasMore: false,
})

async function findOutfit(search: SearchFor<'piece'>, asking: Asking): Promise<FoundPieces> {
  const { piece, choices, shown } = search
  const { day, layer } = weatherOf[choices.weather ?? 'breezy']
  const [outfit] = await asking.shop.outfits({
    occasion: occasionsFor(piece, choices).join(','),
    weather: piece.category === 'outerwear' ? layer : day,
    ...(choices.vibe && { vibe: choices.vibe }),
    around: piece.id,
    ...told(search, asking),
    not: shown.slice(-maxIds).join(','),
  })
  // If every outfit was shown already, one of them is shown again.
  if (!outfit && shown.length > 0) return findOutfit({ ...search, shown: [] }, asking)
  return outfit ? { ...nothing, outfit } : nothing
}

/** Looks by all that was said. */
async function findWantedPieces(
  search: SearchFor<'wanted'>,
  { shop, language, currency }: Asking,
): Promise<FoundPieces> {
  const { said, piece, not, like, compare, most } = search
  const { products, ...answer } = await shop.wanted({
    said,
    piece,
    not,
    like,
    compare,
    most,
    language,
    currency,
  })
  return { products, answer, hasMore: answer.more > 0 }
}

/** Runs a search for single pieces. Throws if the shop cannot be reached. */
export function findPieces(search: ChatSearch, asking: Asking): Promise<FoundPieces> {
  if (search.kind === 'pieces') return findOfKind(search, asking)
  if (search.kind === 'wanted') return findWantedPieces(search, asking)
  return search.wish === 'outfit' ? findOutfit(search, asking) : findAlternatives(search, asking)
}
