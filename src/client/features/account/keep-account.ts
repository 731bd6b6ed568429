import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { refreshAppState } from '#client/session/app-state.ts'

type AppState = Awaited<ReturnType<typeof refreshAppState>>

/** When the app state cannot be read again, the old one stands, and nothing new is known about the plan. */
function whatIsLeft(appState: AppState) {
  if (!appState || appState.removal_due_at) return t('leaving.keptUnsure')
  const { is_premium: hasLuxe, cancel_at_period_end: ends, current_period_end: until } = appState
  if (!hasLuxe && appState.subscription_status !== 'none') return t('leaving.keptAfterLuxe')
  if (hasLuxe && ends && until) return t('leaving.keptWithoutLuxe', { date: formatDate(new Date(until)) })
  return t('leaving.kept')
}

/**
 * The account stays. What ended when removal was asked for, Luxe above all, does not start again by itself, and
 * the shopper is told so.
 */
export async function keepAccount() {
  try {
    await request(api.account.removal.$delete())
    const appState = await refreshAppState()
    toast({
      title: t('leaving.keptTitle'),
      description: whatIsLeft(appState),
      tone: 'success',
      durationMs: 10_000,
    })
  } catch (error) {
    toast({ title: t('leaving.keepFailed'), description: messageOf(error), tone: 'error' })
  }
}
