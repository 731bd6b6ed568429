/** Change the number when the shape of what is kept changes: a tab may hold what an older version wrote. */
const prefix = 'talk-2:'

/**
 * Keeps a conversation in session storage, so that a reload goes on with it. It belongs to one account, and is removed at
 * log-out (kept-session.ts) and with the tab. A visitor's is not kept, since it could not be told whose it is.
 */
export function keptConversation<Conversation extends object>(name: string) {
  const key = `${prefix}${name}`
  return {
    read(owner: string): Conversation | null {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
          owner: string
          talk: Conversation
        } | null
        return kept?.owner === owner ? kept.talk : null
      } catch {
        return null
      }
    },
    write(owner: string, talk: Conversation) {
      try {
        sessionStorage.setItem(key, JSON.stringify({ owner, talk }))
      } catch {
        // Without storage a reload begins a new conversation.
      }
    },
  }
}

/** Removes all kept conversations, so that the next user of this device cannot read them. */
export function forgetConversations() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
