import { askedOnce } from '#client/session/asked-once.ts'
import { api, request } from '#client/lib/api.ts'
import type { Product } from '#shared/product.ts'
import type { Answers } from '#shared/stylist/flow.ts'
import { readProfile } from '#shared/stylist/profile.ts'
import { sendWaiting } from './profile-store.ts'

const mostHung = 6
/** Shoes and bags hang on no rail. */
const hung = new Set<string>(['tops', 'bottoms', 'skirts', 'dresses', 'outerwear'])

type Asked = { userId: string; answers: Answers }

/** Pieces for what she has said so far; null when they could not be had. */
export const railPieces = askedOnce(async ({ userId, answers }: Asked): Promise<Product[] | null> => {
  const { department } = readProfile(answers)
  try {
    // The server dresses her by what it knows: what she said a moment ago comes first.
    await sendWaiting()
    const rails = department && department !== 'unisex' ? { department } : {}
    const { recommendations } = await request(api.recommendations.$post({ json: { userId, ...rails } }))
    return recommendations.filter(({ category }) => hung.has(category)).slice(0, mostHung)
  } catch {
    return null
  }
})
