import { readAppState } from '#client/session/app-state.ts'
import { completeOnboarding } from '#client/session/complete-onboarding.ts'
import { t } from '#client/i18n/messages.ts'
import { writeStored } from '#client/lib/browser-storage.ts'
import { flagOf, globalFlag, useGuideStore } from '../guide-store.ts'

/** Called when the welcome is closed in any way: remembers that in this browser and in the account. */
export async function finishOnboarding() {
  const userId = readAppState()?.user.id
  useGuideStore.setState({ isOnboarded: true })
  writeStored(globalFlag, '1')
  if (userId) writeStored(flagOf(userId), '1')
  await completeOnboarding({ title: t('guides.guideFailedTitle'), text: t('guides.guideFailed') })
}
