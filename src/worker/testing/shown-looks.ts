import { SELF } from 'cloudflare:test'
import type { InferInput } from 'valibot'
import type { shownLookInput } from '#shared/shown-looks.ts'
import { origin } from './shopper.ts'
import { smallJpegDataUrl } from './pictures.ts'
import type { SignedIn } from './signed-in.ts'

type Asked = InferInput<typeof shownLookInput>

/** What her browser sends to show a look. */
export const shownInput = (lookId: string, changes: Partial<Asked> = {}): Asked => ({
  lookId,
  shows: 'blurred',
  lasts: 'week',
  language: 'en',
  picture: smallJpegDataUrl,
  ...changes,
})

/** Saves a look in her lookbook. */
export async function saveLook(
  { api }: SignedIn,
  items: { id?: string; name: string; url?: string; price?: string }[] = [],
) {
  const saved = await api.lookbook.$post({
    json: { title: 'Evening in wine', tryOnImageUrl: smallJpegDataUrl, items },
  })
  return (await saved.json()).id
}

/** Shows a look of hers to whoever has its link. */
export async function showLook(owner: SignedIn, changes: Partial<Asked> = {}) {
  const lookId = changes.lookId ?? (await saveLook(owner))
  const answer = await owner.api['shown-looks'].$post({ json: shownInput(lookId, changes) })
  if (!answer.ok) throw new Error(`not shown: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Sends a form of the page, as a browser does. */
export const sendForm = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  SELF.fetch(`${origin}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin, ...headers },
    redirect: 'manual',
  })

export const reportShown = (path: string) => sendForm(`${path}/report`, { reason: 'rights', words: 'Mine' })
