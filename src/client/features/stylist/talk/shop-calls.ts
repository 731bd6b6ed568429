import { readAppState } from '#client/session/app-state.ts'
import { fetchCollection } from '#client/features/catalogue/catalogue-calls.ts'
import type { Page } from '#client/features/catalogue/catalogue-calls.ts'
import { fetchStylingProfile } from '#client/features/style-profile/profile-calls.ts'
import { currentLanguage } from '#client/i18n/language.ts'
import { useRegionStore } from '#client/i18n/region.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { chipsAsked } from '@cabine/sophia/answering/finding/find-pieces.ts'
import type { Asking, Shop } from '@cabine/sophia/answering/finding/shop.ts'
import { isWarm, occasionOf } from '@cabine/sophia/answering/outfits/options.ts'
import type { Known } from '@cabine/sophia/answering/outfits/picks.ts'
import type { ChatChoices } from '@cabine/sophia/answering/pieces/chat-choices.ts'
import { readProfile } from '@cabine/sophia/questions/profile.ts'
import { briefOfProfile } from '@cabine/sophia/styling/profile-brief.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { readMemory } from '../sophia-memory.ts'

const kept = new Map<string, Promise<Product[]>>()

/** Fetches a collection once a page load. One that failed or was empty is fetched again the next time. */
function fetchOnce(slug: string) {
  const list = kept.get(slug) ?? fetchCollection(slug)
  kept.set(slug, list)
  const forget = () => kept.delete(slug)
  void list.then((products) => products.length === 0 && forget(), forget)
  return list
}

const nothingKnown: Known = { brief: {}, department: null }

/** What her styling profile says. If it cannot be had, pieces are picked without it. */
async function fetchKnownProfile(): Promise<Known> {
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

/** Turns the error that nothing suits into an empty list. */
const orNothing = (error: unknown): [] => {
  if (isFailure(error, 'nothing_suitable')) return []
  throw error
}

type WantedBody = Parameters<typeof api.stylist.wanted.$post>[0]['json']

/** The shop by way of the API. */
export const shopCalls: Shop = {
  known: fetchKnownProfile,
  collection: (occasion) => fetchOnce(occasionOf[occasion]),
  // If they cannot be had, an outfit without shoes is picked.
  shoes: (weather) =>
    fetchOnce(isWarm(weather) ? 'shoes-summer' : 'shoes-fall-winter').catch((): Product[] => []),
  page: async (query) => {
    const { products, more } = await request(api['shopmy-products'].$get({ query }))
    return { products: products.map(({ product }): Product => product), more }
  },
  called: async (q) => (await request(api.search.$get({ query: { q } }))).products,
  alternatives: (query) =>
    request(api.stylist.alternatives.$get({ query })).then(({ alternatives }) => alternatives, orNothing),
  wanted: ({ said, ...input }) =>
    // The lists of a talk are read-only, which the call's type does not know.
    request(api.stylist.wanted.$post({ json: structuredClone({ said, ...input }) as WantedBody })),
  outfits: (query) => request(api.stylist.outfits.$get({ query })).then(({ outfits }) => outfits, orNothing),
}

export const asking = (seed: string, shop: Shop = shopCalls): Asking => ({
  shop,
  language: currentLanguage(),
  currency: useRegionStore.getState().region?.currency,
  wishes: readMemory(),
  seed,
})

/** A page of everything in a category for an occasion. */
export async function fetchCollectionPage(
  choices: Pick<ChatChoices, 'category' | 'occasion'>,
  page = '1',
): Promise<Page> {
  const { products, more } = await shopCalls.page({ ...chipsAsked(choices), page })
  return { products, next: more ? String(Number(page) + 1) : null }
}
