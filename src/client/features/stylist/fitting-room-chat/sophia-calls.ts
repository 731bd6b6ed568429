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

/** Once a page load; what could not be had, or held nothing, is asked for again. */
function fetchOnce(slug: string) {
  const list = kept.get(slug) ?? fetchCollection(slug)
  kept.set(slug, list)
  const forget = () => kept.delete(slug)
  void list.then((products) => products.length === 0 && forget(), forget)
  return list
}

export const fetchOccasion = (occasion: Occasion) => fetchOnce(occasionOf[occasion])

/** Without shoes there is an outfit still. */
export const fetchShoes = (weather: ChatWeather) =>
  fetchOnce(isWarm(weather) ? 'shoes-summer' : 'shoes-fall-winter').catch((): Product[] => [])

const nothingKnown: Known = { brief: {}, department: null }

/** What her profile says, where she has one. It is no reason to keep her waiting for picks. */
export async function fetchKnown(): Promise<Known> {
  if (!readAppState()?.styling_profile) return nothingKnown
  try {
    const told = await fetchStylingProfile()
    if (!told) return nothingKnown
    const profile = readProfile(told.answers)
    return { brief: briefOfProfile(profile), department: profile.department }
  } catch {
    return nothingKnown
  }
}

type Asking = {
  piece: Product
  change: PieceChange
  /** What it is worn with. */
  beside: readonly Product[]
  asked: Asked
  not: readonly string[]
  anyPrice: boolean
}

/** As many as the call takes. */
const mostNot = 60

/** What would take a piece's place; null when there is nothing that suits. */
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
