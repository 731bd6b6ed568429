import { useAppState } from '#client/session/app-state.ts'
import { readStored, writeStored } from '#client/lib/browser-storage.ts'
import { shopperStore } from '#client/session/shopper-store.ts'

export const useGuideStore = shopperStore<{ isTutorialOpen: boolean; isOnboarded: boolean }>(() => ({
  isTutorialOpen: false,
  isOnboarded: false,
}))

export const useTutorialOpen = () => useGuideStore((state) => state.isTutorialOpen)
export const openTutorial = () => useGuideStore.setState({ isTutorialOpen: true })
export const closeTutorial = () => useGuideStore.setState({ isTutorialOpen: false })

const globalFlag = 'onboarding-seen'
export const flagOf = (userId: string) => `${globalFlag}:${userId}`

/** The welcome is shown once, to a signed-in shopper of whom neither this browser nor her account knows that she has seen it. */
export function useOnboardingOpen() {
  const appState = useAppState()
  const isOnboarded = useGuideStore((state) => state.isOnboarded)
  if (!appState || isOnboarded) return false
  // The account also counts a finished styling profile as onboarded, which shows nothing of the fitting room: then the welcome is shown all the same.
  if (!appState.show_onboarding && appState.styling_profile !== 'completed') return false
  return readStored(globalFlag) === null && readStored(flagOf(appState.user.id)) === null
}

/** She has seen the welcome, or a look on herself, after which it would teach her what she has just done. */
export function noteWelcomed(userId?: string) {
  useGuideStore.setState({ isOnboarded: true })
  writeStored(globalFlag, '1')
  if (userId) writeStored(flagOf(userId), '1')
}
