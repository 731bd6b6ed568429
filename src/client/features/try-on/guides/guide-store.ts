import { create } from 'zustand'
import { readAppState, refreshAppState, useAppState } from '#client/features/account/app-state-store.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { readStored, writeStored } from '#client/lib/browser-storage.ts'
import { toast } from '#client/shell/toasts/toast-store.ts'

const useGuideStore = create<{ isTutorialOpen: boolean; isOnboarded: boolean }>(() => ({
  isTutorialOpen: false,
  isOnboarded: false,
}))

export const useTutorialOpen = () => useGuideStore((state) => state.isTutorialOpen)
export const openTutorial = () => useGuideStore.setState({ isTutorialOpen: true })
export const closeTutorial = () => useGuideStore.setState({ isTutorialOpen: false })

const globalFlag = 'onboarding-seen'
const flagOf = (userId: string) => `${globalFlag}:${userId}`

/** Shown once: to a signed-in shopper whom neither this browser nor her account remembers to have seen it. */
export function useOnboardingOpen() {
  const appState = useAppState()
  const isOnboarded = useGuideStore((state) => state.isOnboarded)
  if (!appState?.show_onboarding || isOnboarded) return false
  return readStored(globalFlag) === null && readStored(flagOf(appState.user.id)) === null
}

/** Both flags are set when it is closed, in whichever way. */
export async function finishOnboarding() {
  const userId = readAppState()?.user.id
  useGuideStore.setState({ isOnboarded: true })
  writeStored(globalFlag, '1')
  if (userId) writeStored(flagOf(userId), '1')
  try {
    await request(api.onboarding.complete.$post())
    await refreshAppState()
  } catch {
    toast({
      title: t('guides.guideFailedTitle'),
      description: t('guides.guideFailed'),
      tone: 'error',
    })
  }
}
