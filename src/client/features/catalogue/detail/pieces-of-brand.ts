import { serverStates } from '#client/session/server-state.ts'
import { fetchRecommended, productDetails } from '../catalogue-calls.ts'
import { othersOfBrand } from './related-products.ts'

type Asked = { id: string; brand: string; userId: string | undefined }

/** Pieces of the same brand: first what is recommended to the shopper, then others from the catalogue. */
export const piecesOfBrand = serverStates(async ({ id, brand, userId }: Asked) => {
  const [recommended, details] = await Promise.all([
    fetchRecommended(brand, userId).catch(() => []),
    productDetails(id)
      .load()
      .catch(() => null),
  ])
  return othersOfBrand({ id, brand }, recommended, details && details !== 'gone' ? details.of_brand : [])
})
