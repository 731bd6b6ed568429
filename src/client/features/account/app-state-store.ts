import { create } from 'zustand'
import { loadMessages, t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure, saysSignedOut } from '#client/lib/api-failure.ts'
import { readStored, writeStored } from '#client/lib/browser-storage.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { forgetSession, keepSession, readKeptSession } from './kept-session.ts'

const askForAppState = () => request(api['app-state'].$get())
export type AppState = Awaited<ReturnType<typeof askForAppState>>
/** Null for a visitor, which the route's type leaves out. */
const fetchAppState: () => Promise<AppState | null> = askForAppState

const staleAfterMs = 30_000
const creditsKey = 'userCredits'
const firstCredits = '5'

/** `signedOut` is what the server said; no state without it means that the server could not be asked. */
type Stored = { appState: AppState | null; loadedAt: number; signedOut: boolean }
const useAppStateStore = create<Stored>(() => ({ appState: null, loadedAt: 0, signedOut: false }))

let loading: Promise<AppState | null> | undefined

/** The app state, fetched when there is none or it is older than 30 s. Null for a visitor, or on failure. */
export async function loadAppState() {
  const { appState, loadedAt } = useAppStateStore.getState()
  const isFresh = appState !== null && Date.now() - loadedAt < staleAfterMs
  return isFresh ? appState : await refreshAppState()
}

/** Fetches the app state now. Calls that overlap share one request. */
export function refreshAppState() {
  loading ??= fetchOnce().finally(() => (loading = undefined))
  return loading
}

async function fetchOnce() {
  try {
    const appState = await fetchAppState()
    if (!appState) return await beVisitor()
    useAppStateStore.setState({ appState, loadedAt: Date.now(), signedOut: false })
    rememberCredits(appState.credits_remaining)
    await keepSession(appState)
    return appState
  } catch (error) {
    if (saysSignedOut(error)) return await beVisitor()
    rememberCredits(null)
    if (!standInForServer(error) && !isSilent(error)) await sayThatItFailed()
    return useAppStateStore.getState().appState
  }
}

async function beVisitor() {
  rememberCredits(null)
  forgetAppState()
  await forgetSession()
  return null
}

/**
 * Without a network it is as it was when the server was last heard; asked again at the next page. A browser
 * that knows it is offline has said so already.
 */
function standInForServer(error: unknown) {
  if (!isFailure(error, 'connection_lost')) return false
  const former = useAppStateStore.getState().appState ?? readKeptSession()
  if (former) useAppStateStore.setState({ appState: former, loadedAt: 0 })
  return former !== null || !navigator.onLine
}

/** What the specification wants nothing shown of, whoever wrote it. It says nothing of who is signed in. */
const isSilent = (error: unknown) =>
  error instanceof Error && (error.message.includes('401') || error.message.includes('Not authenticated'))

/** The first load runs beside that of the sentences, and can fail before they are there. */
async function sayThatItFailed() {
  await loadMessages('common')
  toast({ title: t('common.appStateErrorTitle'), description: t('common.appStateError'), tone: 'error' })
}

export const forgetAppState = () =>
  useAppStateStore.setState({ appState: null, loadedAt: 0, signedOut: true })

/** Only a hint for the display, kept because the specification names the key: the server's ledger is the truth. */
function rememberCredits(credits: number | null) {
  if (credits !== null) writeStored(creditsKey, String(credits))
  else if (readStored(creditsKey) === null) writeStored(creditsKey, firstCredits)
}

/** What the bell has heard since: the number of the server's last answer, brought up to date. */
export const setUnread = (unread: number) =>
  useAppStateStore.setState(({ appState }) => ({
    appState: appState && { ...appState, unread_notifications: unread },
  }))

export const readAppState = () => useAppStateStore.getState().appState
export const isSignedOut = () => useAppStateStore.getState().signedOut
export const useAppState = () => useAppStateStore((state) => state.appState)
export const useShopper = () => useAppStateStore((state) => state.appState?.user ?? null)
/** Her name, or what stands before the @ where she gave none. */
export const useDisplayName = () =>
  useAppStateStore(({ appState }) => appState && (appState.user.name || appState.user.email.split('@')[0]))
export const usePlan = () => useAppStateStore((state) => state.appState?.plan ?? null)
export const useIsPremium = () => useAppStateStore((state) => state.appState?.is_premium ?? false)
/** Null when try-ons are not counted, or nobody is signed in. */
export const useCredits = () => useAppStateStore((state) => state.appState?.credits_remaining ?? null)
export const useUnread = () => useAppStateStore((state) => state.appState?.unread_notifications ?? 0)
