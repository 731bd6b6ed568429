import { useStore } from 'zustand'
import { loadMessages, t } from '#client/i18n/messages.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { readStored, writeStored } from '#client/lib/browser-storage.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { fetchAppState, type AppState } from './fetch-app-state.ts'
import { forgetSession, keepSession, readKeptSession } from './kept-session.ts'
import { serverState } from './server-state.ts'
import { setShopper } from './shopper.ts'

export type { AppState }

const creditsKey = 'userCredits'
const firstCredits = '5'

/** Null: the server has said that nobody is signed in. Undefined: the server could not be asked. */
const appState = serverState<AppState | null>(ask, {
  // A visitor may have signed in since, in another tab.
  freshForMs: (known) => (known ? 30_000 : 0),
  isPublic: true,
  standIn,
})
const useKnown = <Part>(part: (known: AppState | null | undefined) => Part) =>
  useStore(appState.store, ({ data }) => part(data))

// Subscribed first, so that the stores of the former shopper are cleared before anything is drawn again.
appState.store.subscribe(({ data }) => setShopper(data === null ? null : data?.user.id))

/** The app state, fetched if there is none or it is older than 30 s. Null for a visitor, or on failure. */
export const loadAppState = () => appState.load().catch(() => null)

/** Fetches the app state anew. */
export const refreshAppState = () => appState.refresh().catch(() => null)

async function ask() {
  const known = await fetchAppState()
  rememberCredits(known?.credits_remaining ?? null)
  await (known ? keepSession(known) : forgetSession())
  return known
}

/**
 * What stands in when the server could not be asked: what was known before or, without a network, what this device has
 * kept. A toast reports the failure, unless the page says already that it is offline.
 */
async function standIn(error: unknown, known: AppState | null | undefined) {
  rememberCredits(null)
  const isOffline = isFailure(error, 'connection_lost')
  const former = known ?? (isOffline ? readKeptSession() : null) ?? undefined
  const isShown = isOffline && (former !== undefined || !navigator.onLine)
  if (!isShown && !isSilent(error)) await toastFailure()
  return former
}

/** Failures that the specification wants no toast for. They say nothing about who is signed in. */
const isSilent = (error: unknown) =>
  error instanceof Error && (error.message.includes('401') || error.message.includes('Not authenticated'))

/** The first load runs beside that of the messages and can fail before they are there. */
async function toastFailure() {
  await loadMessages('common')
  toast({ title: t('common.appStateErrorTitle'), description: t('common.appStateError'), tone: 'error' })
}

export const forgetAppState = () => appState.set(null)

/** Writes the credits to local storage, because the specification names the key. Only the server's ledger counts. */
function rememberCredits(credits: number | null) {
  if (credits !== null) writeStored(creditsKey, String(credits))
  else if (readStored(creditsKey) === null) writeStored(creditsKey, firstCredits)
}

/** Sets the number of unread notifications, which the live channel changes between two answers of the server. */
export const setUnread = (unread: number) =>
  appState.change((known) => known && { ...known, unread_notifications: unread })

/** A try-on has begun and taken its credit: nobody has to wait for the server's next word to know what is left. */
export const noteSpentCredit = () =>
  appState.change(
    (known) =>
      known && {
        ...known,
        credits_remaining: known.credits_remaining && known.credits_remaining - 1,
      },
  )

export const readAppState = () => appState.read() ?? null
export const isSignedOut = () => appState.read() === null
export const useAppState = () => useKnown((known) => known ?? null)
export const useShopper = () => useKnown((known) => known?.user ?? null)
/** Her name, or the part of her e-mail address before the @ if she gave none. */
export const useDisplayName = () =>
  useKnown((known) => (known ? known.user.name || known.user.email.replace(/@.*/, '') : null))
/** What she is greeted by: the first word of her name. */
export const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? ''
export const useFirstName = () => {
  const name = useDisplayName()
  return name === null ? null : firstNameOf(name)
}
export const usePlan = () => useKnown((known) => known?.plan ?? null)
export const useIsPremium = () => useKnown((known) => known?.is_premium ?? false)
/** Null if the plan does not count try-ons, or nobody is signed in. */
export const useCredits = () => useKnown((known) => known?.credits_remaining ?? null)
export const useUnread = () => useKnown((known) => known?.unread_notifications ?? 0)
