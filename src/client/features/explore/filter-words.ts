import { t } from '#client/i18n/messages.ts'
import { priceWithAbout } from '#client/i18n/region.ts'
import type { PostFilters } from './post-filters.ts'

/** What each filter is called, by its value. */
export const filterWords = {
  occasion: (value: NonNullable<PostFilters['occasion']>) => t(`outfits.occasion_${value}`),
  colour: (value: NonNullable<PostFilters['colour']>) => t(`search-results.colour_${value}`),
  season: (value: NonNullable<PostFilters['season']>) => t(`explore-filters.${value}`),
  who: (value: NonNullable<PostFilters['who']>) => t(`explore-filters.${value}`),
  most: (value: number, currency: string) =>
    t('explore-filters.upTo', { price: priceWithAbout(value * 100, currency) }),
}
