import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { refreshAppState } from '#client/session/app-state.ts'

/** Asks Stripe for payments by this shopper that the account does not know of. Needs the area `settings-new`. */
export async function linkPaymentAccount() {
  try {
    await request(api.stripe.backfill.$post())
    toast({
      title: t('settings-new.linked'),
      description: t('settings-new.linkedText'),
      tone: 'success',
    })
    await refreshAppState()
  } catch (error) {
    toast({ title: t('settings-new.linkFailed'), description: messageOf(error), tone: 'error' })
  }
}
