import { api, request } from '#client/lib/api.ts'
import { digestOf, toDataUrl } from '#client/lib/picture-data.ts'
import type { TryOnView } from '#shared/try-on-job.ts'

type Picture = { blob: Blob; width: number; height: number }

/** The photograph is hers: what was made of it takes the place of what came. */
export async function reportHers(
  id: string,
  judged: string,
  { blob, width, height }: Picture,
): Promise<TryOnView> {
  const [digest, picture] = await Promise.all([digestOf(blob), toDataUrl(blob)])
  const json = { success: true as const, digest, width, height, confidence: 1, picture, judged }
  return await request(api.fashn.result[':id'].$put({ param: { id }, json }))
}

/** It is not like her ('drifted'), or she takes her device's look instead ('declined'). */
export const reportAgainst = (
  id: string,
  judged: string,
  failure: 'drifted' | 'declined',
): Promise<TryOnView> =>
  request(api.fashn.result[':id'].$put({ param: { id }, json: { success: false, failure, judged } }))
