import { refreshAppState } from '#client/features/account/app-state-store.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { messageOf } from '#client/lib/failure-message.ts'
import { toast } from '#client/shell/toasts/toast-store.ts'

/** The checkout that led back here with a payment; null for any other address. */
export function paidSession({ searchParams }: URL) {
  const sessionId = searchParams.get('session_id')
  return searchParams.get('payment_success') === 'true' && sessionId ? sessionId : null
}

/** Asks whether the payment came in, and for what she has now, whatever the answer (document 2, section 4). */
export async function confirmPayment(sessionId: string) {
  const call = api.billing['verify-return'].$get({ query: { session_id: sessionId } })
  const said = await request(call).then(
    ({ premium }) =>
      premium
        ? { title: t('dashboard.paidTitle'), description: t('dashboard.paid'), tone: 'success' as const }
        : { title: t('dashboard.payingTitle'), description: t('dashboard.paying') },
    (error: unknown) => ({
      title: t('dashboard.paymentUnknownTitle'),
      description: messageOf(error),
      tone: 'error' as const,
    }),
  )
  await refreshAppState()
  toast({ durationMs: 10_000, ...said })
}
