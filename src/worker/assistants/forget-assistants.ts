/** What she has allowed lies in the store by her id alone, whatever the address of the site is. */
const anyAddress = 'https://localhost'

/** Deletes all that she has allowed assistants, and their tokens. Their sessions end with her account. */
export async function forgetAssistants(env: Env, userId: string) {
  const { authorizationServerAt } = await import('./servers.ts')
  const oauth = authorizationServerAt(anyAddress).getOAuthApi(env)
  for (let cursor: string | undefined; ;) {
    const { items, cursor: next } = await oauth.listUserGrants(userId, cursor ? { cursor } : undefined)
    await Promise.all(items.map(({ id }) => oauth.revokeGrant(id, userId)))
    if (!next) return
    cursor = next
  }
}
