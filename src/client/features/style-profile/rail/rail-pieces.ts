import { api, request } from '#client/lib/api.ts'
import { serverStates } from '#client/session/server-state.ts'
import type { Answers } from '#shared/stylist/flow.ts'
import { readProfile } from '#shared/stylist/profile.ts'
import { sendWaiting } from '../profile-store.ts'

const mostHung = 6
/** Shoes and bags hang on no rail. */
const hung = new Set<string>(['tops', 'bottoms', 'skirts', 'dresses', 'outerwear'])

type Asked = { userId: string; answers: Answers }

/** Pieces for what she has said so far. */
export const railPieces = serverStates(async ({ userId, answers }: Asked) => {
  const { department } = readProfile(answers)
  // The server dresses her by what it knows: what she said a moment ago comes first.
  await sendWaiting()
  const rails = department && department !== 'unisex' ? { department } : {}
  const { recommendations } = await request(api.recommendations.$post({ json: { userId, ...rails } }))
  return recommendations.filter(({ category }) => hung.has(category)).slice(0, mostHung)
})
