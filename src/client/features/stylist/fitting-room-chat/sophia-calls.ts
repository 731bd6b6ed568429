import { readAppState } from '#client/session/app-state.ts'
import { fetchCollection } from '#client/features/catalogue/catalogue-calls.ts'
import { fetchStylingProfile } from '#client/features/style-profile/profile-calls.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import type { Product } from '#shared/product.ts'
import { briefOfProfile } from '#shared/stylist/profile-brief.ts'
import { readProfile } from '#shared/stylist/profile.ts'
import type { Asked, PieceChange } from '#shared/stylist/sophia/messages.ts'
import { isWarm, occasionOf, type ChatWeather, type Occasion } from '#shared/stylist/sophia/options.ts'
import type { Known } from '#shared/stylist/sophia/picks.ts'

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

type Asking = {
  piece: Product
  change: PieceChange
  /** The pieces that it is worn with. */
  beside: readonly Product[]
  asked: Asked
  not: readonly string[]
  anyPrice: boolean
}

/** How many ids the call takes in `not`. */
const mostNot = 60

/** Fetches a piece that could replace another; null if nothing suits. */
export async function fetchAlternative({
  piece,
  change,
  beside,
  asked,
  not,
  anyPrice,
}: Asking): Promise<Product | null> {
  const query = {
    id: piece.id,
    change,
    with: beside.map(({ id }) => id).join(','),
    occasion: occasionOf[asked.occasion],
    weather: asked.weather,
    ...(anyPrice && { most_per_piece: 'any' }),
    not: not.slice(-mostNot).join(','),
  }
  try {
    const { alternatives } = await request(api.stylist.alternatives.$get({ query }))
    return alternatives[0] ?? null
  } catch (error) {
    if (isFailure(error, 'nothing_suitable')) return null
    throw error
  }
}
