import { readAppState, refreshAppState } from '#client/features/account/app-state-store.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { writeStored } from '#client/lib/browser-storage.ts'
import { toast } from '#client/shell/toasts/toast-store.ts'
import { flagOf, globalFlag, useGuideStore } from './guide-store.ts'

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
