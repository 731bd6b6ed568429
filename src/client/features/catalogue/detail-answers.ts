import { askedOnce } from '#client/session/asked-once.ts'
import { fetchRecommended, loadDetail } from './catalogue-calls.ts'
import { similarTo } from './related.ts'

export const productDetails = askedOnce(loadDetail)

type Asked = { id: string; brand: string; userId: string | undefined }

/** Of the same brand: what is recommended to her, then what the catalogue holds like it. */
export const similarPieces = askedOnce(async ({ id, brand, userId }: Asked) => {
  const [recommended, details] = await Promise.all([
    fetchRecommended(brand, userId).catch(() => []),
    productDetails.of(id),
  ])
  return similarTo({ id, brand }, recommended, details && details !== 'gone' ? details.similar : [])
})
