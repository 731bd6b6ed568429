import { readStored, removeStored, writeStored } from '#client/lib/browser-storage.ts'
import { forgetConversations } from './kept-conversation.ts'
import { picturesCache, shelvesCache } from '#client/service-worker/shop-cache-names.ts'
import { sharedCache } from '#client/service-worker/shared-picture.ts'
import type { AppState } from './fetch-app-state.ts'

export const sessionKey = 'last-session'

/** As long as a session lasts on the server, ms: after that nobody would be signed in there either. */
const lifetimeMs = 60 * 24 * 60 * 60 * 1000

type Kept = { appState: AppState; keptAt: number }

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Kept>).keptAt === 'number' &&
  typeof (value as Partial<Kept>).appState?.user?.id === 'string'

/**
 * The app state of the shopper who was signed in when the server last answered, for a page that opens without a network.
 * Only one is kept: a sign-in replaces it, and a log-out removes it.
 */
export function readKeptSession() {
  try {
    const kept: unknown = JSON.parse(readStored(sessionKey) ?? 'null')
    return isKept(kept) && Date.now() - kept.keptAt < lifetimeMs ? kept.appState : null
  } catch {
    return null
  }
}

const idOf = (appState: AppState | null) => appState?.user.id

/** Keeps the app state. If another shopper was kept, her data on this device is removed first. */
export async function keepSession(appState: AppState) {
  const former = readKeptSession()
  if (former && idOf(former) !== idOf(appState)) await forgetKept(former.user.id)
  writeStored(sessionKey, JSON.stringify({ appState, keptAt: Date.now() } satisfies Kept))
}

/** Called at log-out, when the account is deleted, and when the server says that nobody is signed in. */
export async function forgetSession() {
  const former = readKeptSession()
  removeStored(sessionKey)
  if (former) await forgetKept(former.user.id)
}

const ownCaches = [shelvesCache, picturesCache, sharedCache]

type Forget = (userId: string) => Promise<unknown>
const others: Forget[] = []

/** Registers what else is removed with a session. The shell passes what the features keep of a shopper on this device. */
export const alsoForget = (forget: Forget) => void others.push(forget)

/** Removes a shopper's conversations, what the features keep of her, and the caches that show which pieces she has seen. */
export async function forgetKept(userId: string) {
  forgetConversations()
  const forgotten = ownCaches.map(async (name) => await caches.delete(name))
  await Promise.allSettled([...others.map((forget) => forget(userId)), ...forgotten])
}
