import { countryName } from '#client/i18n/country-names.ts'
import { formatPrice } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { isColourFamily } from '#client/ui/product/colour-swatches.ts'
import { nameOfSize, readHerSize } from '#shared/sizes/her-size.ts'
import { isCategory, type FilterKey, type SearchQuery } from '#client/features/catalogue/search-query.ts'

export const categoryWord = (value: string) => (isCategory(value) ? t(`catalogue.category_${value}`) : value)
export const colourWord = (value: string) =>
  isColourFamily(value) ? t(`search-results.colour_${value}`) : value

/** A currency that somebody made up in an address is written as it stands there. */
function price(amount: string, currency: string) {
  try {
    return formatPrice(Number(amount) * 100, currency || undefined)
  } catch {
    return `${amount} ${currency}`
  }
}

/** The text of a filter's chip. */
export function filterWord(key: FilterKey, query: SearchQuery) {
  const value = query[key]
  switch (key) {
    case 'category':
      return categoryWord(value)
    case 'colour':
      return colourWord(value)
    case 'size':
      return t('search-results.sizeChip', { size: value })
    case 'fit': {
      const her = readHerSize(value)
      const size = her ? nameOfSize(her) : value
      return t('search-results.sizeChip', {
        size: her?.of === 'shoes' ? `${size} · ${categoryWord('shoes')}` : size,
      })
    }
    case 'min':
      return t('search-results.minChip', { price: price(value, query.currency) })
    case 'max':
      return t('search-results.maxChip', { price: price(value, query.currency) })
    case 'ships':
      return t('search-results.ships', { country: countryName(value) })
    case 'brand':
      return value
  }
}
