import type { InferInput } from 'valibot'
import type { lookAskInput } from '#shared/look-asks.ts'
import { jpegDataUrlOf } from './pictures.ts'
import { saveLook } from './shown-looks.ts'
import type { SignedIn } from './signed-in.ts'

type Asked = InferInput<typeof lookAskInput>

/** What her browser sends to ask friends about two looks. */
export const askInput = (lookId: string, changes: Partial<Asked> = {}): Asked => ({
  shows: 'blurred',
  question: 'For Saturday?',
  lasts: 'week',
  language: 'en',
  options: [
    { lookId, picture: jpegDataUrlOf({ width: 41, height: 61 }) },
    { lookId, picture: jpegDataUrlOf({ width: 42, height: 62 }) },
  ],
  ...changes,
})

/** Asks friends about two looks. */
export async function askAbout(owner: SignedIn, changes: Partial<Asked> = {}) {
  const json = askInput(await saveLook(owner), changes)
  const answer = await owner.api['look-asks'].$post({ json })
  if (!answer.ok) throw new Error(`not asked: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
