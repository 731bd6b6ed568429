import type { AssistantScope } from '#shared/assistants.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { api, request } from '#client/lib/api.ts'
import { ownCall } from '#client/session/own-calls.ts'

const fetchRequest = ({ searchParams }: URL) =>
  ownCall(request(api.assistants.request.$get({ query: Object.fromEntries(searchParams) })))

type Request = Awaited<ReturnType<typeof fetchRequest>>

/** What an assistant asks for by the address with which it sent her; or why it cannot be answered, in her words. */
export type Asked = Request | { refused: string }

export const askOf = (address: URL): Promise<Asked> =>
  fetchRequest(address).catch((error: unknown) => ({ refused: messageOf(error) }))

/** Gives her answer, which leads back to the assistant. Nothing is allowed with null. */
export async function answer(handle: string, allowed: AssistantScope[] | null) {
  const { consent, refusal } = api.assistants
  const { to } = allowed
    ? await request(consent.$post({ json: { handle, allowed } }))
    : await request(refusal.$post({ json: { handle } }))
  location.assign(to)
}
