import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { messageOf } from '#client/lib/failure-message.ts'
import { toast } from '#client/shell/toasts/toast-store.ts'
import { refreshAppState } from './app-state-store.ts'

/** She stays; what ended with her leaving, Luxe above all, does not begin again by itself, and she is told. */
export async function keepAccount() {
  try {
    await request(api.account.removal.$delete())
    const appState = await refreshAppState()
    const until = appState?.cancel_at_period_end ? appState.current_period_end : null
    toast({
      title: t('leaving.keptTitle'),
      description: until
        ? t('leaving.keptWithoutLuxe', { date: formatDate(new Date(until)) })
        : t('leaving.kept'),
      tone: 'success',
      durationMs: 10_000,
    })
  } catch (error) {
    toast({ title: t('leaving.keepFailed'), description: messageOf(error), tone: 'error' })
  }
}
