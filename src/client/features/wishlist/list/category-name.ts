import { t } from '#client/i18n/messages.ts'
import { productCategories } from '@cabine/sophia/vocabulary/product-categories.ts'

const isCategory = (word: string) => productCategories.find((one) => one === word)

/** In the shopper's language if it is one of our categories; a shop's own word stays as it is. */
export function categoryName(word: string) {
  if (word === 'unknown') return ''
  if (word === 'Top Pick') return t('wishlist.category_topPick')
  const category = isCategory(word.toLowerCase())
  return category ? t(`catalogue.category_${category}`) : word
}
