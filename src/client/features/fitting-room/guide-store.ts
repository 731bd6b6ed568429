import { useAppState } from '#client/session/app-state.ts'
import { readStored } from '#client/lib/browser-storage.ts'
import { shopperStore } from '#client/session/shopper-store.ts'

export const useGuideStore = shopperStore<{ isTutorialOpen: boolean; isOnboarded: boolean }>(() => ({
  isTutorialOpen: false,
  isOnboarded: false,
}))

export const useTutorialOpen = () => useGuideStore((state) => state.isTutorialOpen)
export const openTutorial = () => useGuideStore.setState({ isTutorialOpen: true })
export const closeTutorial = () => useGuideStore.setState({ isTutorialOpen: false })

export const globalFlag = 'onboarding-seen'
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
