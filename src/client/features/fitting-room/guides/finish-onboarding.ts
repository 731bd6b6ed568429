import { readAppState } from '#client/session/app-state.ts'
import { completeOnboarding } from '#client/session/complete-onboarding.ts'
import { t } from '#client/i18n/messages.ts'
import { noteWelcomed } from '../guide-store.ts'

/** Called when the welcome is closed in any way: remembers that in this browser and in the account. */
export async function finishOnboarding() {
  noteWelcomed(readAppState()?.user.id)
  await completeOnboarding({ title: t('guides.guideFailedTitle'), text: t('guides.guideFailed') })
}
