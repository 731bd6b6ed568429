import { serverStates } from '#client/session/server-state.ts'
import { fetchRecommended, productDetails } from '../catalogue-calls.ts'
import { similarTo } from './related.ts'

type Asked = { id: string; brand: string; userId: string | undefined }

/** Of the same brand: what is recommended to her, then what the catalogue holds like it. */
export const similarPieces = serverStates(async ({ id, brand, userId }: Asked) => {
  const [recommended, details] = await Promise.all([
    fetchRecommended(brand, userId).catch(() => []),
    productDetails(id)
      .load()
      .catch(() => null),
  ])
  return similarTo({ id, brand }, recommended, details && details !== 'gone' ? details.similar : [])
})
