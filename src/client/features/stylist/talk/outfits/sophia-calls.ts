import { readAppState } from '#client/session/app-state.ts'
import { fetchCollection } from '#client/features/catalogue/catalogue-calls.ts'
import { fetchStylingProfile } from '#client/features/style-profile/profile-calls.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { briefOfProfile } from '@cabine/sophia/styling/profile-brief.ts'
import { readProfile } from '@cabine/sophia/questions/profile.ts'
import type { ColourFamily, ProductCategory } from '@cabine/sophia/vocabulary/product-categories.ts'
import { chatChips } from '@cabine/sophia/answering/pieces/chat-choices.ts'
import { customsOf } from '@cabine/sophia/styling/manners.ts'
import type { PieceChange } from '@cabine/sophia/styling/outfit-questions.ts'
import type { Asked, NamedPiece } from '@cabine/sophia/answering/outfits/messages.ts'
import type { Wishes } from '@cabine/sophia/answering/outfits/remembered-wishes.ts'
import { currentLanguage } from '#client/i18n/language.ts'
import {
  isWarm,
  occasionOf,
  type ChatWeather,
  type Occasion,
} from '@cabine/sophia/answering/outfits/options.ts'
import type { Known } from '@cabine/sophia/answering/outfits/picks.ts'

const kept = new Map<string, Promise<Product[]>>()

/** Fetches a collection once a page load. One that failed or was empty is fetched again the next time. */
function fetchOnce(slug: string) {
  const list = kept.get(slug) ?? fetchCollection(slug)
  kept.set(slug, list)
  const forget = () => kept.delete(slug)
  void list.then((products) => products.length === 0 && forget(), forget)
  return list
}

export const fetchOccasion = (occasion: Occasion) => fetchOnce(occasionOf[occasion])

/** Shoes for the weather. If they cannot be had, an outfit without shoes is picked. */
export const fetchShoes = (weather: ChatWeather) =>
  fetchOnce(isWarm(weather) ? 'shoes-summer' : 'shoes-fall-winter').catch((): Product[] => [])

const chipOf = { workwear: 'work', vacation: 'travel', date_night: 'date', casual_day: 'weekend' } as const

/** A page of everything that the shop has in a category for an occasion, beyond its collection. */
export async function fetchFurther(category: ProductCategory, occasion: Occasion, page: number) {
  const query = { category, occasion: chatChips.occasion[chipOf[occasion]], page: String(page) }
  const { products } = await request(api['shopmy-products'].$get({ query }))
  return products.map(({ product }): Product => product)
}

const nothingKnown: Known = { brief: {}, department: null }

/** What her styling profile says. If it cannot be had, pieces are picked without it. */
export async function fetchKnownProfile(): Promise<Known> {
  if (!readAppState()?.styling_profile) return nothingKnown
  try {
    const stored = await fetchStylingProfile()
    if (!stored) return nothingKnown
    const profile = readProfile(stored.answers)
    return { brief: briefOfProfile(profile), department: profile.department }
  } catch {
    return nothingKnown
  }
}

/** What the whole shop has that is called as she named it. */
export async function fetchNamed({ kind, traits = [] }: NamedPiece, department: Known['department']) {
  const q = [department ?? 'women', ...traits, kind].join(' ')
  const { products } = await request(api.search.$get({ query: { q } }))
  return products
}

type Asking = {
  piece: Product
  change: PieceChange
  colour?: ColourFamily | undefined
  /** The pieces that it is worn with. */
  beside: readonly Product[]
  asked: Asked
  wishes: Wishes
  not: readonly string[]
  anyPrice: boolean
}

/** How many ids the call takes in `not`. */
const maxNot = 60

const listed = (name: string, values: readonly string[] = []) =>
  values.length > 0 ? { [name]: values.join(',') } : {}

/** What she told, as the call takes it. */
export function toldOf(wishes: Wishes, { fine, isWet }: Pick<Asked, 'fine' | 'isWet'>, anyPrice: boolean) {
  const {
    avoids,
    without,
    wishes: shapes = [],
    figure,
    needs,
    shoes,
    maxPerPieceCents: most,
    currency,
  } = wishes
  const customs = customsOf(fine, currentLanguage())
  return {
    ...listed('avoids', avoids),
    ...listed('without', without),
    ...listed('wishes', [...new Set([...shapes, ...customs.wishes])]),
    ...listed('figure', figure),
    ...listed('needs', needs),
    ...listed('manners', customs.manners),
    ...(shoes && { shoes }),
    ...(isWet && { wet: 'yes' as const }),
    ...(anyPrice
      ? { most_per_piece: 'any' }
      : most !== undefined && {
          most_per_piece: String(Math.ceil(most / 100)),
          ...(currency && { currency }),
        }),
  }
}

/** Fetches a piece that could replace another; null if nothing suits. */
export async function fetchAlternative(asking: Asking): Promise<Product | null> {
  const { piece, change, colour, beside, asked, wishes, not, anyPrice } = asking
  const query = {
    id: piece.id,
    change,
    ...(colour && { colour }),
    with: beside.map(({ id }) => id).join(','),
    occasion: occasionOf[asked.occasion],
    weather: asked.weather,
    ...toldOf(wishes, asked, anyPrice),
    not: not.slice(-maxNot).join(','),
  }
  try {
    const { alternatives } = await request(api.stylist.alternatives.$get({ query }))
    return alternatives[0] ?? null
  } catch (error) {
    if (isFailure(error, 'nothing_suitable')) return null
    throw error
  }
}
