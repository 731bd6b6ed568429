import { isClothes, type WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { colourFamilies, type ColourFamily } from '@cabine/sophia/vocabulary/product-categories.ts'
import { useRegionStore } from '#client/i18n/region.ts'
import { occasions } from '#shared/occasions.ts'
import { convert } from '#shared/regions/rates.ts'
import type { Post } from './posts.ts'

/** What she looks for on Explore. It stands in the address, so that it can be shared and the way back undoes it. */
export type PostFilters = {
  occasion: (typeof occasions)[number] | null
  colour: ColourFamily | null
  /** Between summer and winter one wears what is for neither in particular. */
  season: 'summer' | 'winter' | 'between' | null
  /** For whom; what is for everybody is for either. */
  who: 'women' | 'men' | null
  /** The most that all pieces may cost together, in whole units of `priceCurrency`. */
  most: number | null
  /** Only what her photo can wear all clothes of. Shoes and bags it may leave out, as the fitting room does. */
  fits: boolean
  /** Only her favourites. */
  hearts: boolean
}

export const seasons = ['summer', 'between', 'winter'] as const
export const whoFor = ['women', 'men'] as const
export const priceSteps = [150, 300, 500, 800]

const oneOf = <Value extends string>(list: readonly Value[], word: string | null) =>
  list.find((one) => one === word) ?? null

export function readFilters(search: string): PostFilters {
  const asked = new URLSearchParams(search)
  const most = Number(asked.get('most'))
  return {
    occasion: oneOf(occasions, asked.get('occasion')),
    colour: oneOf(colourFamilies, asked.get('colour')),
    season: oneOf(seasons, asked.get('season')),
    who: oneOf(whoFor, asked.get('who')),
    most: priceSteps.includes(most) ? most : null,
    fits: asked.get('fits') === 'photo',
    hearts: asked.get('hearts') === 'mine',
  }
}

export function searchOf({ occasion, colour, season, who, most, fits, hearts }: PostFilters) {
  const asked = new URLSearchParams({
    ...(occasion && { occasion }),
    ...(colour && { colour }),
    ...(season && { season }),
    ...(who && { who }),
    ...(most !== null && { most: String(most) }),
    ...(fits && { fits: 'photo' }),
    ...(hearts && { hearts: 'mine' }),
  }).toString()
  return asked && `?${asked}`
}

export const isFiltered = (filters: PostFilters) => searchOf(filters) !== ''

/** What most outfits are priced in: the steps are of that money. */
export function priceCurrency(posts: Post[]) {
  const counts = Map.groupBy(
    posts.flatMap(({ facts }) => facts?.price?.currency ?? []),
    (currency) => currency,
  )
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? 'USD'
}

/** A shop for women alone need not ask. */
export const isForBoth = (posts: Post[]) =>
  whoFor.every((one) => posts.some(({ facts }) => facts?.department === one))

/** In the order of the colours' names; only those that an outfit has. */
export const coloursOf = (posts: Post[]) =>
  colourFamilies.filter((colour) => posts.some(({ facts }) => facts?.colours.includes(colour)))

/** Null where it is not known what the photo can wear: then nothing is left out because of it. */
export type Wears = ((category: WornCategory) => boolean) | null

/** An outfit of which something is not known is not among what is looked for by it. */
export function filterPosts(
  posts: Post[],
  filters: PostFilters,
  { wears, hearts }: { wears: Wears; hearts: ReadonlySet<string> },
) {
  const { occasion, colour, season, who, most, fits } = filters
  const currency = priceCurrency(posts)
  return posts.filter(({ id, occasion: own, facts }) => {
    if (filters.hearts && !hearts.has(id)) return false
    if (occasion && own !== occasion && own !== 'all') return false
    if (colour && !facts?.colours.includes(colour)) return false
    // What is for no season in particular can be worn in either.
    if (season && (!facts || (facts.season && facts.season !== season))) return false
    if (who && (!facts || (facts.department && facts.department !== who))) return false
    if (most !== null && !costsAtMost(facts?.price, most, currency)) return false
    if (!fits || !wears) return true
    const clothes = facts?.worn.filter(isClothes) ?? []
    return clothes.length > 0 && clothes.every(wears)
  })
}

function costsAtMost(
  price: { cents: number; currency: string } | null | undefined,
  most: number,
  currency: string,
) {
  if (!price) return false
  const cents =
    price.currency === currency
      ? price.cents
      : convert(price.cents, price.currency, currency, useRegionStore.getState().rates?.rates ?? {})?.amount
  return cents !== undefined && cents <= most * 100
}
