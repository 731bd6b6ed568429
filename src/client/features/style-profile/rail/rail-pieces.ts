import { api, request } from '#client/lib/api.ts'
import { serverStates } from '#client/session/server-state.ts'
import type { Answers } from '@cabine/sophia/questions/question-flow.ts'
import { readProfile } from '@cabine/sophia/questions/profile.ts'
import { sendWaiting } from '../profile-store.ts'

const maxPieces = 6
/** The rail shows clothes only, no shoes or bags. */
const clothes = new Set<string>(['tops', 'bottoms', 'skirts', 'dresses', 'outerwear'])

type Asked = { userId: string; answers: Answers }

/** Recommended pieces for the answers so far. */
export const railPieces = serverStates(async ({ userId, answers }: Asked) => {
  const { department } = readProfile(answers)
  // The server recommends by the answers that it has, so those that wait here are sent first.
  await sendWaiting()
  const filter = department && department !== 'unisex' ? { department } : {}
  const { recommendations } = await request(api.recommendations.$post({ json: { userId, ...filter } }))
  return recommendations.filter(({ category }) => clothes.has(category)).slice(0, maxPieces)
})
