import { api, request } from '#client/lib/api.ts'
import { toDataUrl } from '#client/lib/picture-data.ts'
import { readAppState } from '#client/session/app-state.ts'
import type { FinishedLook } from '../try-on-state.ts'
import type { RunInputs } from './render-on-device.ts'
import { startInput } from './read-request.ts'

/** Asks for the photograph of a look when there is room. Nothing is charged before it is made; the bell tells of it. */
export async function askLater(asked: Pick<RunInputs, 'photo' | 'outfit' | 'custom'>, look: FinishedLook) {
  const appState = readAppState()
  const json = await startInput({ ...asked, provider: 'cloud' }, appState?.is_premium ?? false)
  const { predictionId } = await request(
    api.fashn['start-tryon'].$post(
      { json: { ...json, later: true } },
      { headers: { 'Idempotency-Key': `later ${look.predictionId}` } },
    ),
  )
  const picture = look.blob && (await toDataUrl(look.blob))
  await request(api.fashn.draft[':id'].$put({ param: { id: predictionId }, json: { picture } })).catch(
    // It is made without a draft then.
    () => undefined,
  )
}
