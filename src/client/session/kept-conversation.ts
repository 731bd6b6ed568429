/** A change of what is kept needs another number: a tab may be older than the version that it loads. */
const prefix = 'talk-2:'

/**
 * A conversation as this tab has it, so that a reload goes on with it. Each account's own, and gone when it is
 * signed out (kept-session.ts) and with the tab. A visitor's is not kept: nobody could say whose it is.
 */
export function keptConversation<Talk extends object>(name: string) {
  const key = `${prefix}${name}`
  return {
    read(owner: string): Talk | null {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { owner: string; talk: Talk } | null
        return kept?.owner === owner ? kept.talk : null
      } catch {
        return null
      }
    },
    write(owner: string, talk: Talk) {
      try {
        sessionStorage.setItem(key, JSON.stringify({ owner, talk }))
      } catch {
        // A reload begins anew, then.
      }
    },
  }
}

/** Whoever comes next on this device reads nothing of it. */
export function forgetConversations() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Where nothing can be kept there is nothing to remove.
  }
}
