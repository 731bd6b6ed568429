import { readStored, removeStored, writeStored } from '#client/lib/browser-storage.ts'
import { forgetConversations } from './kept-conversation.ts'
import { picturesCache, shelvesCache } from '#client/service-worker/shop-cache-names.ts'
import { sharedCache } from '#client/service-worker/shared-picture.ts'
import type { AppState } from './app-state.ts'

const key = 'last-session'

/** As long as a session lives at the server: after that nobody would be signed in there either. */
const lifetimeMs = 60 * 24 * 60 * 60 * 1000

type Kept = { appState: AppState; keptAt: number }

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Kept>).keptAt === 'number' &&
  typeof (value as Partial<Kept>).appState?.user?.id === 'string'

/**
 * Who was signed in on this device when the server was last heard, for a page that opens without a network.
 * Only ever the last one: whoever signs in takes the former's place, and a log-out leaves nobody.
 */
export function readKeptSession() {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? 'null')
    return isKept(kept) && Date.now() - kept.keptAt < lifetimeMs ? kept.appState : null
  } catch {
    return null
  }
}

const idOf = (appState: AppState | null) => appState?.user.id

/** What the former shopper left here goes before anybody else's name stands in its place. */
export async function keepSession(appState: AppState) {
  const former = readKeptSession()
  if (former && idOf(former) !== idOf(appState)) await forgetKept(former.user.id)
  writeStored(key, JSON.stringify({ appState, keptAt: Date.now() } satisfies Kept))
}

/** At log-out, at the end of the account, and when the server says that nobody is signed in (any more). */
export async function forgetSession() {
  const former = readKeptSession()
  removeStored(key)
  if (former) await forgetKept(former.user.id)
}

const cachesOfHers = [shelvesCache, picturesCache, sharedCache]

type Forget = (userId: string) => Promise<unknown>
const others: Forget[] = []

/** What the features keep of a shopper on this device goes with her session; the shell names them. */
export const alsoForget = (forget: Forget) => void others.push(forget)

/** Her conversations, what the features keep of her, and what tells which pieces she has looked at. A browser without storage has nothing to forget. */
export async function forgetKept(userId: string) {
  forgetConversations()
  const forgotten = cachesOfHers.map(async (name) => await caches.delete(name))
  await Promise.allSettled([...others.map((forget) => forget(userId)), ...forgotten])
}
